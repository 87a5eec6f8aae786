#pragma once

#include <array>

// What a club pilot holds things to be worth. The numbers come from races of bots against bots: each was changed a
// little at a time and kept where it won more races.
namespace paddock::bots::schneider {

struct Weights {
    // The course, in squares.
    double usual_pace = 5.62;  // squares a round
    double card_price = 1.1;   // of a point of speed above throttle back, against waiting for a cheaper card
    double draw_price = 1.35;  // of a token drawn
    double beyond = 0.5;       // of a square beyond the finish
    double hand_share = 0.94;  // how far the next move is reckoned with the cards in hand, not with any cards
    double keep_speed = 0.35;  // of a point of speed in hand rather than under the deck
    // The field, in squares.
    double sprint_pace = 5.2;  // squares a round, of whoever is about to end the lap
    double doubt = 4.29;       // of one plane in one round
    double later_doubt = 9.6;  // of two planes in a lap that has not begun
    double draft = 0.44;       // beyond what the next move shows
    double lead = 0.24;
    // What is kept, in squares.
    double dive = 5.94;
    double ignore = 1.7;   // a draw a card lets pass
    double repair = 0.52;  // a token a card takes off
    // Victory points.
    std::array<double, 4> damage{0.0, 0.35, 0.96, 5.3};  // on the gauge, with a whole race ahead
    double coin = 0.1;
    double coin_in_campaign = 0.1;
};

}  // namespace paddock::bots::schneider
