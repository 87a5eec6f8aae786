#pragma once

#include <vector>

#include "engine/schneider/play.hpp"
#include "table/json.hpp"
#include "table/schneider/content.hpp"

// What an answer leads to apart from luck, for offers.
namespace paddock::table {

// What becomes of a hazard on a flight: no draw, one that the card ignores, one from the bag.
enum class Hazard { clean, ignored, draw };

// Up to the end of the seat's own doing: where the plane comes to, how often it must draw, what it pays. At forks not
// chosen yet the way the rules foresee is taken.
struct SchneiderPreview {
    struct Test {
        int line = 0;   // its number
        int limit = 0;  // the fastest this plane crosses it without a draw
        Hazard hazard = Hazard::clean;
    };
    std::vector<schneider::SquareId> way;
    std::vector<Test> tests;  // lines on the way, in order
    schneider::Modifiers modifiers;
    int skill = 0;  // of dive and trim, in the speed
    int speed = 0;
    int draws = 0;
    int paid = 0;
    bool flies = false;
    bool pushed = false;  // on, over other planes
    Hazard push = Hazard::clean;
    bool finishes = false;
};

SchneiderPreview schneider_preview(const schneider::Schneider& game, const schneider::State& now, Seat seat,
                                   const schneider::Choice& choice);
// What a client wants to show of an answer beyond its JSON and its costs: docs/json.md.
Json schneider_facts(const SchneiderContent& content, const schneider::Schneider& game, const schneider::State& now,
                     Seat seat, const schneider::Choice& choice, const SchneiderPreview& preview);
// What each of the ten of a plane would cost to give for that card, and whether this purse pays it.
Json schneider_exchange(const schneider::Schneider& game, const schneider::Plane& plane, schneider::CardId taken,
                        int purse, bool second_hand);
// How many markers a card of the track still wants after one more.
int schneider_missing(const schneider::Schneider& game, const schneider::State& now, Seat seat, std::size_t place);

}  // namespace paddock::table
