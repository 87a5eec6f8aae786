#pragma once

#include <string>
#include <string_view>

#include "server/message.hpp"
#include "store/failure.hpp"
#include "table/json.hpp"

namespace paddock::server {

using table::Json;

// Why something was not done; nothing has changed then. docs/protocol.md lists the codes.
struct Refusal {
    std::string_view code;
    std::string why;
    std::string rule = {};   // the rule that was broken
    std::string where = {};  // the place in what was sent
    int retry_after = 0;     // seconds
};

template <class T>
using Allowed = Result<T, Refusal>;

int status_of(std::string_view code);
Json to_json(const Refusal& refusal);  // {"code", "why", …}
Response to_response(const Refusal& refusal);

// What a client is told when the store did not do its part. The details belong in the log.
Refusal store_failed();
Refusal no_such_table();
Refusal unreadable_table();
// Why a table was not taken up, as its visitors are told.
Refusal not_found(const store::Failure& failure);
Refusal shutting_down();

Response json_response(int status, const Json& value);

}  // namespace paddock::server
