#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <future>
#include <string>

#include "store/store.hpp"

// A store in a folder of its own, gone with the test.
namespace paddock::store::testing {

class Folder {
  public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "paddock-store-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) ADD_FAILURE() << "cannot make " << name;
        path_ = name;
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::string& path() const { return path_; }
    std::string file(const std::string& name = "paddock.sqlite") const { return path_ + "/" + name; }

  private:
    std::string path_;
};

// The store in that folder; the test ends here when it does not open.
inline std::unique_ptr<Store> opened(const std::string& folder, Access access = Access::write) {
    Kept<std::unique_ptr<Store>> store = open_sqlite(folder, access);
    if (!store) {
        ADD_FAILURE() << store.error().why;
        std::abort();
    }
    return std::move(*store);
}

inline Kept<void> written(Store& store, Change change) {
    const auto promise = std::make_shared<std::promise<Kept<void>>>();  // may outlive this call by a moment
    std::future<Kept<void>> answer = promise->get_future();
    store.write(std::move(change), [promise](const Kept<void>& result) { promise->set_value(result); });
    return answer.get();
}

// Holds the store's thread up, so that what is written meanwhile goes to disk together.
class Gate {
  public:
    explicit Gate(Store& store) {
        store.write({}, [this](const Kept<void>&) {
            reached_.set_value();
            opened_.get_future().wait();
        });
        reached_.get_future().wait();
    }
    void open() { opened_.set_value(); }

  private:
    std::promise<void> reached_;
    std::promise<void> opened_;
};

// What the store said: "" when all was well, else the kind of failure.
template <class Answer>
std::string said(const Answer& answer) {
    return answer ? "" : std::string(name_of(answer.error().kind));
}

inline Time at(std::int64_t milliseconds) { return Time(std::chrono::milliseconds(milliseconds)); }

inline Hash hash(std::uint8_t number) {
    Hash hash{};
    hash.fill(number);
    return hash;
}

inline TableRow row(const std::string& id, TableState state = TableState::running) {
    return {.id = id, .state = state, .created = at(1000), .changed = at(1000), .document = "{}"};
}

inline AppendLine line(const std::string& table, std::uint64_t n) {
    return {table, n, "line " + std::to_string(n) + " of " + table, at(2000 + static_cast<std::int64_t>(n))};
}

}  // namespace paddock::store::testing
