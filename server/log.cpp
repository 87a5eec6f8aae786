#include "server/log.hpp"

#include <unistd.h>

namespace paddock::server {

void Log::write(std::string_view level, std::string_view what, const table::Json& particulars) {
    if (descriptor_ < 0) return;
    table::Json json{{"at", to_text(clock_->now())}, {"level", level}, {"what", what}};
    json.update(particulars);
    const std::string line = table::line_of(json) + "\n";
    const std::lock_guard lock(mutex_);
    // A log that cannot be written must not stop the server.
    [[maybe_unused]] const auto written = ::write(descriptor_, line.data(), line.size());
}

}  // namespace paddock::server
