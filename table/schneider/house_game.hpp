#pragma once

#include "table/house_game.hpp"
#include "table/open_game.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/option_texts.hpp"
#include "table/schneider/place_files.hpp"

namespace paddock::table {

Stock schneider_stock();
std::vector<Venue> schneider_venues(const Library& library);
Result<Json, std::vector<InputError>> schneider_board(const Library& library, std::string_view venue,
                                                      const draw::Palette& palette);
Glossary schneider_glossary();

inline constexpr HouseGame schneider_game{.info = Binding<schneider::Schneider>::info,
                                          .open = open_game<schneider::Schneider>,
                                          .options = schneider_options,
                                          .presets = schneider_presets,
                                          .instructions = Binding<schneider::Schneider>::instructions,
                                          .stock = schneider_stock,
                                          .venues = schneider_venues,
                                          .venues_are = "courses",
                                          .board = schneider_board,
                                          .place_files = schneider_place_files,
                                          .glossary = schneider_glossary};

}  // namespace paddock::table
