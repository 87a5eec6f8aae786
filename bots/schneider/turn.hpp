#pragma once

#include "bots/schneider/club.hpp"

namespace paddock::bots::schneider {

using Values = SmallVector<std::uint8_t, 12>;  // of cards

// One turn of a seat, thought through.
class Turn {
  public:
    Turn(const Atlas& atlas, const State& state, Seat seat);

    void rank_cards(Ranking& ranking) const;
    void rank_ways(Ranking& ranking) const;
    void rank_put_away(Ranking& ranking) const;
    void rank_keep(Ranking& ranking) const;
    void rank_drop_back(Ranking& ranking) const;
    void rank_components(Ranking& ranking) const;

    // What a card or throttle back means, by the better branches.
    struct Risk {
        int speed = 0;
        int draws = 0;     // from the danger bag
        double crash = 0;  // chance
    };
    Risk risk(const Choice& choice) const;

  private:
    // A move about to be flown, and what will be left of the plane's means after it.
    struct Plan {
        Move move;
        Footing after;
        Values hand;
        double points = 0;  // VP of the card
    };

    const Card& card(std::uint8_t slot) const { return atlas_.game().card(plane_.set[slot]); }
    Plan plan_of(const Choice& choice) const;
    Plan plan_under_way() const;
    double flown(const Plan& plan, Flight path) const;
    double by_way(const Plan& plan, Flight path, Way way) const;
    int draws_at(const Move& move, const Flight& path) const;
    double landed(const Plan& plan, const Flight& path) const;
    void settle(Footing& mine, SquareId at, const Values& hand) const;
    double next_move(SquareId at, const Values& hand, int modifier) const;
    int modifier_at(SquareId at) const;
    void take_values(std::uint8_t slot, Values& values) const;
    Values hand_values(std::uint8_t without) const;
    void drop(Footing& mine, std::uint8_t slot) const;

    const Atlas& atlas_;
    const State& state_;
    Seat seat_;
    const Plane& plane_;
    const Chart& chart_;
    Prospects prospects_;
};

}  // namespace paddock::bots::schneider
