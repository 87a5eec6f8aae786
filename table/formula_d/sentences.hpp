#pragma once

#include <span>
#include <string>

#include "engine/formula_d/events.hpp"
#include "table/library.hpp"
#include "table/words.hpp"

namespace paddock::table {

// An event in plain words, with seats left open: "⟦3⟧ ⟦3?lose|loses⟧ 1 body (collision, rolled 1), 2 left." What
// happened just before gives the number on the die.
std::string formula_d_sentence(const LoadedCircuit& content, const formula_d::Event& event,
                               std::span<const formula_d::Event> past, const Words& words);
// Why a loss came about in this case: what was demanded, what was there, what it cost. "" of everything else.
std::string formula_d_why(const LoadedCircuit& content, const formula_d::Event& event,
                          std::span<const formula_d::Event> past, const Words& words);

// "Tunnel 6C", "pit lane 3"
std::string formula_d_place(const LoadedCircuit& content, track::SpaceId space, const Words& words);
std::string formula_d_corner(const LoadedCircuit& content, int corner, const Words& words);
// Why points are lost or tested for, in a word or two.
std::string formula_d_reason(RuleId rule, const Words& words);

}  // namespace paddock::table
