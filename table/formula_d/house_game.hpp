#pragma once

#include "table/formula_d/binding.hpp"
#include "table/formula_d/option_texts.hpp"
#include "table/house_game.hpp"
#include "table/open_game.hpp"

namespace paddock::table {

Glossary formula_d_glossary();

inline constexpr HouseGame formula_d_game{.info = Binding<formula_d::FormulaD>::info,
                                          .open = open_game<formula_d::FormulaD>,
                                          .options = formula_d_options,
                                          .presets = formula_d_presets,
                                          .instructions = Binding<formula_d::FormulaD>::instructions,
                                          .stock = built_in_circuits,
                                          .venues = circuit_venues,
                                          .board = circuit_board,
                                          .lend = lend_circuit,
                                          .glossary = formula_d_glossary};

}  // namespace paddock::table
