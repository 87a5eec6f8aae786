#include "table/house_game.hpp"

#include "table/board_json.hpp"

namespace paddock::table {

namespace {

std::vector<InputError> no_such(std::string_view venue, const char* why) {
    return {{std::string(venue), "", 0, 0, why}};
}

}  // namespace

std::vector<Venue> circuit_venues(const Library& library) {
    std::vector<Venue> venues;
    for (const auto& circuit : library.circuits()) venues.push_back({circuit->key(), circuit->name(), circuit->hash});
    return venues;
}

std::vector<InputError> lend_circuit(Library& library, const std::string& file, std::string_view text) {
    return library.add_circuit(file, text);
}

Result<Json, std::vector<InputError>> circuit_board(const Library& library, std::string_view venue,
                                                    const draw::Palette& palette) {
    const auto circuit = library.circuit(venue);
    if (circuit == nullptr) return no_such(venue, "there is no such circuit");
    return board_json(*circuit, palette);
}

Result<Json, std::vector<InputError>> no_board(const Library& /*library*/, std::string_view venue,
                                               const draw::Palette& /*palette*/) {
    return no_such(venue, "this game has no boards");
}

}  // namespace paddock::table
