#pragma once

#include <string>
#include <string_view>

#include "server/message.hpp"
#include "store/failure.hpp"
#include "table/json.hpp"

namespace paddock::server {

using table::Json;

// Why something was not done; nothing has changed then. docs/protocol.md lists the codes.
struct ApiError {
    std::string_view code;
    std::string why;
    std::string rule = {};   // the rule that was broken
    std::string where = {};  // the place in what was sent
    int retry_after = 0;     // seconds
};

template <class T>
using Allowed = Result<T, ApiError>;

int status_of(std::string_view code);
Json to_json(const ApiError& refusal);  // {"code", "why", …}
Response to_response(const ApiError& refusal);

// What a client is told when the store did not do its part. The details belong in the log.
ApiError store_failed();
ApiError no_such_table();
ApiError unreadable_table();
// Why a table was not taken up, as its visitors are told.
ApiError not_found(const store::Failure& failure);
ApiError shutting_down();

Response json_response(int status, const Json& value);

}  // namespace paddock::server
