#pragma once

#include <sqlite3.h>

#include <concepts>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/failure.hpp"
#include "store/rows.hpp"

// SQLite's C interface in small. Troubles are thrown here and become values in sqlite_store.cpp.
namespace paddock::store::sqlite {

struct Trouble {
    Failure failure;
};

[[noreturn]] void fail(Failure::Kind kind, const std::string& why);

class Connection;

// A prepared statement, always left reset.
class Statement {
  public:
    Statement(Connection& connection, const char* sql);

    // Binds all values and goes to the first row. Texts must live until the statement is reset.
    template <class... Values>
    bool start(const Values&... values) {
        reset();
        int place = 0;
        (bind(++place, values), ...);
        return step();
    }
    bool step();  // true: there is a row
    void reset() noexcept;

    bool is_null(int column) const;
    std::int64_t integer(int column) const;
    std::string text(int column) const;  // of blobs too

  private:
    void bind(int place, std::int64_t value);
    void bind(int place, std::string_view value);
    void bind(int place, std::span<const std::uint8_t> value);  // a blob
    void bind(int place, std::nullopt_t);
    void bind(int place, const std::string& value) { bind(place, std::string_view(value)); }
    void bind(int place, const Hash& value) { bind(place, std::span<const std::uint8_t>(value)); }
    void bind(int place, Time value) { bind(place, std::int64_t{value.time_since_epoch().count()}); }
    void bind(int place, Seat value) { bind(place, std::int64_t{number(value)}); }
    void bind(int place, std::unsigned_integral auto value) { bind(place, static_cast<std::int64_t>(value)); }
    template <class Value>
    void bind(int place, const std::optional<Value>& value) {
        value ? bind(place, *value) : bind(place, std::nullopt);
    }
    void check(int code) const;

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    Connection* connection_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

enum class Opening : std::uint8_t { read, write };

// One connection; used by one thread at a time.
class Connection {
  public:
    Connection(const std::string& file, Opening opening);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    const std::string& file() const { return file_; }
    sqlite3* handle() const { return handle_.get(); }

    // Several statements without values or rows.
    void execute(const char* script);
    // One statement; the number of rows it changed. Prepared once: `sql` must be a literal.
    template <class... Values>
    int run(const char* sql, const Values&... values) {
        Statement& statement = prepared(sql);
        const Resetting resetting{statement};
        for (bool more = statement.start(values...); more;) more = statement.step();
        return sqlite3_changes(handle());
    }
    // Calls `row` with the statement at each row.
    template <class Row, class... Values>
    void each(const char* sql, const Row& row, const Values&... values) {
        Statement& statement = prepared(sql);
        const Resetting resetting{statement};
        for (bool more = statement.start(values...); more; more = statement.step()) row(statement);
    }
    // The number in the first column of the first row, if there is one.
    template <class... Values>
    std::optional<std::int64_t> number_of(const char* sql, const Values&... values) {
        std::optional<std::int64_t> number;
        each(
            sql,
            [&](const Statement& row) {
                if (!row.is_null(0)) number = row.integer(0);
            },
            values...);
        return number;
    }

    bool in_transaction() const { return sqlite3_get_autocommit(handle()) == 0; }
    // What the last error means, as one of ours.
    Trouble trouble(int code) const;

  private:
    struct Resetting {
        Statement& statement;
        ~Resetting() { statement.reset(); }
    };
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }
    };
    Statement& prepared(const char* sql);

    std::string file_;
    std::unique_ptr<sqlite3, Close> handle_;
    std::map<const char*, Statement> statements_;
};

}  // namespace paddock::store::sqlite
