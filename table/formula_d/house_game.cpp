#include "table/formula_d/house_game.hpp"

#include "table/board_json.hpp"

namespace paddock::table {

Stock formula_d_stock() { return built_in_circuits(); }

std::vector<Venue> formula_d_venues(const Library& library) {
    std::vector<Venue> venues;
    for (const auto& circuit : library.circuits()) venues.push_back({circuit->key(), circuit->name(), circuit->hash});
    return venues;
}

Result<Json, std::vector<InputError>> formula_d_board(const Library& library, std::string_view venue,
                                                      const draw::Palette& palette) {
    const auto circuit = library.circuit(venue);
    if (circuit == nullptr) return std::vector<InputError>{{std::string(venue), "", 0, 0, "there is no such circuit"}};
    return board_json(*circuit, palette);
}

}  // namespace paddock::table
