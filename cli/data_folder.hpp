#pragma once

#include <optional>
#include <string>

namespace paddock::cli {

// Where races are kept: the folder that was named, else $XDG_DATA_HOME/paddock, else ~/.local/share/paddock.
// Throws a Failure when the system does not say where home is.
std::string data_folder(const std::optional<std::string>& named);

}  // namespace paddock::cli
