#pragma once

#include <memory>
#include <string_view>

#include "engine/core/rolls.hpp"
#include "engine/core/seat.hpp"

// What the table must know of a game beyond paddock::Game to make its matches text and JSON. Each
// game specialises Binding in its own folder (table/<game>/binding.hpp) and is listed in table/all_games.cpp;
// everything else follows.
namespace paddock::table {

struct GameInfo {
    std::string_view key;      // in set-ups and records; docs/rules/<key>.md
    std::string_view name;     // for people
    std::string_view version;  // of the rules; changes whenever a match could go on differently
    int least_seats = 2;       // a table is offered with
    int most_seats = 2;
    int usual_seats = 2;         // when nobody says how many
    std::string_view piece;      // what a seat has on the board, as "car"
    std::string_view position;   // the key of a position that lists them, as "cars"
    std::string_view turn_rule;  // the rule that an answer out of turn breaks
    std::string_view crew = {};  // what somebody is called who gave no name, as "Driver"
};

template <class G>
struct Binding;

// A game ready to be played, with the content it leans on.
template <class G>
struct Opened {
    std::shared_ptr<const typename Binding<G>::Content> content;
    G game;
};

// Whose view a position is. What this seat may not know it leaves covered; it is imagined with these rolls.
struct Eyes {
    Seat seat;
    Rolls& rolls;
};

}  // namespace paddock::table
