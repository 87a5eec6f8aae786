#pragma once

#include <nlohmann/json.hpp>

namespace paddock::table {

// JSON we write ourselves: keys stay in the order they were set, so the same value always gives
// the same bytes. JSON from outside is read with table/json_reader.hpp instead.
using Json = nlohmann::ordered_json;

// One line without blanks, as records and messages hold it. Bytes that are no UTF-8 are replaced.
inline std::string line_of(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }
// Indented by two, for people.
inline std::string page_of(const Json& value) { return value.dump(2, ' ', false, Json::error_handler_t::replace); }

}  // namespace paddock::table
