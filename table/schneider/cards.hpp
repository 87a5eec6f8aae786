#pragma once

#include "engine/schneider/content.hpp"
#include "table/json_reader.hpp"

namespace paddock::table {

void read_cards(const JsonReader& root, schneider::Content& content);
void read_boards(const JsonReader& root, schneider::Content& content);

}  // namespace paddock::table
