#pragma once

#include "server/backend.hpp"
#include "server/message.hpp"

namespace paddock::server {

// The front door: pages of the web client, everything else from the backend. Adds the headers that keep a
// browser on the safe side.
void answer_request(Backend& backend, const Request& request, Reply reply);

}  // namespace paddock::server
