#pragma once

#include <mutex>
#include <string_view>

#include "server/clock.hpp"
#include "table/json.hpp"

namespace paddock::server {

// The log: one line of JSON for each thing. No key, cookie, passphrase or talk ever goes in. May be used from
// any thread.
class Log {
  public:
    // Lines go to this file descriptor; −1 keeps quiet.
    Log(const Clock& clock, int descriptor) : clock_(&clock), descriptor_(descriptor) {}

    void info(std::string_view what, const table::Json& particulars = table::Json::object()) {
        write("info", what, particulars);
    }
    void error(std::string_view what, const table::Json& particulars = table::Json::object()) {
        write("error", what, particulars);
    }

  private:
    void write(std::string_view level, std::string_view what, const table::Json& particulars);

    const Clock* clock_;
    int descriptor_;
    std::mutex mutex_;
};

}  // namespace paddock::server
