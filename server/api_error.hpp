#pragma once

#include <string>
#include <string_view>

#include "server/message.hpp"
#include "store/failure.hpp"
#include "table/json.hpp"
#include "table/words.hpp"

namespace paddock::server {

using table::Json;

template <class T>
using Allowed = Result<T, ApiError>;

int status_of(std::string_view code);
ApiError with_gaps(ApiError refusal, std::vector<std::pair<std::string, std::string>> gaps);
Json to_json(const ApiError& refusal, const table::Words& words);  // {"code", "why", …}
Response to_response(const ApiError& refusal);
// Puts a refusal into the words of who asked.
void speak(Response& response, std::string_view accept_language);

// What a client is told when the store did not do its part. The details belong in the log.
ApiError store_failed();
ApiError no_such_table();
ApiError unreadable_table();
// Why a table was not taken up, as its visitors are told.
ApiError not_found(const store::Failure& failure);
ApiError shutting_down();

Response json_response(int status, const Json& value);

}  // namespace paddock::server
