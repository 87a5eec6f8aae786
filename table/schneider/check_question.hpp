#pragma once

#include "engine/schneider/game.hpp"
#include "table/json_reader.hpp"

namespace paddock::table::schneider_checks {

// Whether what a position asks can be asked there, and of that seat.
void check_question(const schneider::Schneider& game, const schneider::State& state, JsonFields& fields);

}  // namespace paddock::table::schneider_checks
