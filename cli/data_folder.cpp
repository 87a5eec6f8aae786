#include "cli/data_folder.hpp"

#include <cstdlib>

#include "table/json_quotes.hpp"

namespace paddock::cli {

namespace {

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

}  // namespace

std::string data_folder(const std::optional<std::string>& named) {
    if (named && !named->empty()) return *named;
    if (const std::string folder = variable("XDG_DATA_HOME"); folder.starts_with("/")) return folder + "/paddock";
    if (const std::string home = variable("HOME"); home.starts_with("/")) return home + "/.local/share/paddock";
    throw bad_input("there is no home folder to keep tables in; name one with --data DIR.");
}

std::string data_folder(const Arguments& arguments) { return data_folder(arguments.value("data")); }

std::unique_ptr<store::Store> open_store(const Arguments& arguments, store::Access access) {
    return fetched(store::open_sqlite(data_folder(arguments), access));
}

Failure failure_of(const store::Failure& failure) {
    using Kind = store::Failure::Kind;
    const bool input = failure.kind == Kind::corrupt || failure.kind == Kind::newer || failure.kind == Kind::older ||
                       failure.kind == Kind::conflict || failure.kind == Kind::missing;
    return {input ? Exit::bad_input : Exit::system_failed, table::harmless(failure.why)};
}

}  // namespace paddock::cli
