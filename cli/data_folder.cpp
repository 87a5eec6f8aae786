#include "cli/data_folder.hpp"

#include <cstdlib>

#include "cli/failure.hpp"

namespace paddock::cli {

std::string data_folder(const std::optional<std::string>& named) {
    if (named && !named->empty()) return *named;
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data != nullptr && *data == '/') return std::string(data) + "/paddock";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home != '/')
        throw bad_input("There is no home folder to keep races in; name one with --data DIR.");
    return std::string(home) + "/.local/share/paddock";
}

}  // namespace paddock::cli
