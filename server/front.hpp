#pragma once

#include "server/house.hpp"
#include "server/message.hpp"

namespace paddock::server {

// The front door: pages of the web client, everything else from the house. Adds the headers that keep a
// browser on the safe side.
void answer_request(House& house, const Request& request, Reply reply);

}  // namespace paddock::server
