#pragma once

#include <string>
#include <vector>

#include "table/match.hpp"
#include "table/text.hpp"

namespace paddock::table {

// Who sits where, as a set-up says.
struct Seating {
    std::vector<std::string> names;
    std::vector<std::string> pilots;
};

// Seats without a name are called after what they have on the board: "Car 3".
inline void name_the_rest(Seating& seating, std::string_view piece) {
    for (std::size_t i = 0; i < seating.names.size(); ++i) {
        if (seating.names[i].empty()) seating.names[i] = capitalised(piece) + " " + std::to_string(i + 1);
    }
}

// Opens matches of any game that has a Binding: what table/all_games.cpp lists, and Library::add_game takes.
template <class G>
std::unique_ptr<AnyMatch> open_game(const Library& library, JsonFields& setup, Seating seating) {
    if (seating.names.size() > static_cast<std::size_t>(Binding<G>::info.most_seats)) {
        setup.optional("seats").fail("at most " + std::to_string(Binding<G>::info.most_seats) +
                                     " seats play this game");
        return nullptr;
    }
    std::optional<Opened<G>> opened = Binding<G>::open(library, setup, static_cast<int>(seating.names.size()));
    if (!opened) return nullptr;
    name_the_rest(seating, Binding<G>::info.piece);
    return std::make_unique<Match<G>>(std::move(*opened), std::move(seating.names), std::move(seating.pilots));
}

}  // namespace paddock::table
