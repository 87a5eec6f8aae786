#pragma once

#include "table/formula_d/binding.hpp"
#include "table/formula_d/option_texts.hpp"
#include "table/house_game.hpp"
#include "table/open_game.hpp"

namespace paddock::table {

Stock formula_d_stock();
std::vector<Venue> formula_d_venues(const Library& library);
Result<Json, std::vector<InputError>> formula_d_board(const Library& library, std::string_view venue,
                                                      const draw::Palette& palette);

inline constexpr HouseGame formula_d_game{.info = Binding<formula_d::FormulaD>::info,
                                          .open = open_game<formula_d::FormulaD>,
                                          .options = formula_d_options,
                                          .presets = formula_d_presets,
                                          .instructions = Binding<formula_d::FormulaD>::instructions,
                                          .stock = formula_d_stock,
                                          .venues = formula_d_venues,
                                          .board = formula_d_board};

}  // namespace paddock::table
