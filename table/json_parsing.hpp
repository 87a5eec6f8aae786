#pragma once

#include <optional>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "table/json_reader.hpp"

namespace paddock::table {

// Parses a text into `root`, or says where and why it cannot: no JSON, a key twice in one object, beyond the limits.
std::optional<InputError> parse_json(std::string_view text, const JsonLimits& limits, nlohmann::json& root);

}  // namespace paddock::table
