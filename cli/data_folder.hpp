#pragma once

#include <memory>
#include <optional>
#include <string>

#include "cli/command_line.hpp"
#include "store/store.hpp"

// Where this machine keeps its tables.
namespace paddock::cli {

// The folder that was named, else $XDG_DATA_HOME/paddock, else ~/.local/share/paddock. Throws a Failure when
// the system does not say where home is.
std::string data_folder(const std::optional<std::string>& named);
std::string data_folder(const Arguments& arguments);  // named by --data

// Opens the store there. Throws a Failure.
std::unique_ptr<store::Store> open_store(const Arguments& arguments, store::Access access);

// A failure of the store as one of the program's.
Failure failure_of(const store::Failure& failure);

// The value, or the failure thrown.
template <class T>
T fetched(store::Kept<T> kept) {
    if (!kept) throw failure_of(kept.error());
    return std::move(*kept);
}
inline void fetched(const store::Kept<void>& kept) {
    if (!kept) throw failure_of(kept.error());
}

}  // namespace paddock::cli
