#include "store/sqlite.hpp"

namespace paddock::store::sqlite {

namespace {

constexpr int patience_ms = 2000;  // with a process that came past the lock of the folder

int flags_of(Opening opening) {
    constexpr int always = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    return always | (opening == Opening::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
}

Failure::Kind kind_of(int code) {
    switch (code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Failure::Kind::busy;
        case SQLITE_FULL: return Failure::Kind::full;
        case SQLITE_READONLY:
        case SQLITE_PERM:
        case SQLITE_AUTH: return Failure::Kind::read_only;
        case SQLITE_IOERR:
        case SQLITE_CANTOPEN: return Failure::Kind::cannot_write;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return Failure::Kind::corrupt;
        case SQLITE_CONSTRAINT: return Failure::Kind::conflict;
        default: return Failure::Kind::other;
    }
}

std::string sentence(Failure::Kind kind, const std::string& file, const std::string& reason) {
    switch (kind) {
        case Failure::Kind::busy: return "another process is writing to " + file + ".";
        case Failure::Kind::full: return "there is no space left for " + file + ".";
        case Failure::Kind::read_only: return file + " may not be written.";
        case Failure::Kind::cannot_write: return "the disk does not do its part for " + file + ": " + reason + ".";
        case Failure::Kind::corrupt: return file + " is damaged or is no store: " + reason + ".";
        case Failure::Kind::conflict: return "somebody else was there first: " + reason + ".";
        default: return "SQLite cannot go on with " + file + ": " + reason + ".";
    }
}

}  // namespace

void fail(Failure::Kind kind, const std::string& why) { throw Trouble{{kind, why}}; }

Statement::Statement(Connection& connection, const char* sql) : connection_(&connection) {
    sqlite3_stmt* statement = nullptr;
    check(sqlite3_prepare_v3(connection.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr));
    statement_.reset(statement);
}

bool Statement::step() {
    const int code = sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) throw connection_->trouble(code);
    return false;
}

void Statement::reset() noexcept {
    sqlite3_reset(statement_.get());  // repeats the error that step() has told already
    sqlite3_clear_bindings(statement_.get());
}

bool Statement::is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::string Statement::text(int column) const {
    const void* bytes = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? "" : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

void Statement::bind(int place, std::int64_t value) { check(sqlite3_bind_int64(statement_.get(), place, value)); }

void Statement::bind(int place, std::string_view value) {
    const char* text = value.empty() ? "" : value.data();  // a null pointer would be NULL
    check(sqlite3_bind_text64(statement_.get(), place, text, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bind(int place, std::span<const std::uint8_t> value) {
    check(sqlite3_bind_blob64(statement_.get(), place, value.data(), value.size(), SQLITE_STATIC));
}

void Statement::bind(int place, std::nullopt_t) { check(sqlite3_bind_null(statement_.get(), place)); }

void Statement::check(int code) const {
    if (code != SQLITE_OK) throw connection_->trouble(code);
}

Connection::Connection(const std::string& file, Opening opening) : file_(file) {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(file.c_str(), &handle, flags_of(opening), nullptr);
    handle_.reset(handle);
    if (handle == nullptr) fail(Failure::Kind::other, "there is not enough memory to open " + file + ".");
    if (code != SQLITE_OK) throw trouble(code);
    // SQLite opens a file that it may not write for reading instead, and says nothing.
    if (opening == Opening::write && sqlite3_db_readonly(handle, "main") != 0) throw trouble(SQLITE_READONLY);
    sqlite3_busy_timeout(handle, patience_ms);
}

void Connection::execute(const char* script) {
    const int code = sqlite3_exec(handle(), script, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) throw trouble(code);
}

Statement& Connection::prepared(const char* sql) {
    const auto found = statements_.find(sql);
    return found != statements_.end() ? found->second : statements_.emplace(sql, Statement(*this, sql)).first->second;
}

Trouble Connection::trouble(int code) const {
    const Failure::Kind kind = kind_of(code);
    return {{kind, sentence(kind, file_, sqlite3_errmsg(handle()))}};
}

}  // namespace paddock::store::sqlite
