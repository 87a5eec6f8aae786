#pragma once

#include <array>

// What a club pilot holds things to be worth. The numbers come from races of bots against bots: each was changed a
// little at a time and kept where it won more races.
namespace paddock::bots::schneider {

struct Weights {
    // The course, in squares.
    double usual_pace = 4.9;  // squares a round
    double card_price = 0.8;  // of a point of speed above throttle back, against waiting for a cheaper card
    double draw_price = 1.3;  // of a token drawn
    double beyond = 0.5;      // of a square beyond the finish
    double hand_share = 0.6;  // how far the next move is reckoned with the cards in hand, not with any cards
    // The field.
    double doubt = 2.0;        // squares, of one plane in one round
    double later_doubt = 5.0;  // squares, of two planes in a lap that has not begun
    double draft = 0.4;        // squares, beyond what the next move shows
    double lead = 0.3;
    // What is kept, in squares.
    double dive = 3.0;
    double ignore = 1.0;  // a draw a card lets pass
    double repair = 0.6;  // a token a card takes off
    // Victory points.
    std::array<double, 4> damage{0.0, 0.35, 1.0, 2.4};  // on the gauge, with a whole race ahead
    double coin = 0.02;
    double coin_in_campaign = 0.06;
    double rivals = 0.0;  // of a point won by the best of the others
};

}  // namespace paddock::bots::schneider
