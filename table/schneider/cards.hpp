#pragma once

#include "engine/schneider/content.hpp"
#include "table/json_reader.hpp"

namespace paddock::table {

// `names` are what people call the cards that have a name, by their number.
void read_cards(const JsonReader& root, schneider::Content& content, std::vector<std::string>& names);
void read_boards(const JsonReader& root, schneider::Content& content);

}  // namespace paddock::table
