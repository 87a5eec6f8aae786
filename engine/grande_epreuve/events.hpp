#pragma once

#include "engine/formula_d/play.hpp"
#include "engine/grande_epreuve/cars.hpp"

// What happens here beside the events of Formula D.
namespace paddock::grande_epreuve {

using formula_d::Gauge;
using formula_d::Gear;
using formula_d::SpaceId;

struct ChoiceRolled {  // for the order of choosing
    RuleId rule;
    Seat seat;
    std::uint8_t value;
};
struct CountryAllotted {
    RuleId rule;
    Seat seat;
    Country country;
};
struct CarTaken {
    RuleId rule;
    Seat seat;
    std::uint8_t sheet;
};
struct VotesCounted {
    RuleId rule;
    std::uint8_t venue, votes;
    bool chosen;
};
struct RaceCalled {
    RuleId rule;
    std::uint8_t race, venue, laps;
};
struct PointPlaced {
    RuleId rule;
    Seat seat;
    Gauge gauge;
};
struct TableRead {  // a d20 on the movement table; a hill may change the points
    RuleId rule;
    Seat seat;
    Gear gear;
    std::uint8_t roll, points;
};
struct DriverRan {  // towards his car
    RuleId rule;
    Seat seat;
    std::uint8_t value, ran;
};
struct CarWaits {  // it cannot leave the row
    RuleId rule;
    Seat seat;
};
struct Rammed {  // nobody: a wreck
    RuleId rule;
    Seat seat, hit;
};
struct PairTested {
    RuleId rule;
    Seat seat, other;
    std::uint8_t value, fails_up_to;
};
struct WreckRolled {
    RuleId rule;
    Seat seat;
    SpaceId from, to;
};
struct WreckRested {  // no rounds: to the end of the race
    RuleId rule;
    Seat seat;
    SpaceId space;
    std::uint8_t rounds;
};
struct WreckTaken {
    RuleId rule;
    Seat seat;
    SpaceId space;
};
struct GoatsReleased {
    RuleId rule;
    SpaceId space;
};
struct GoatsRolled {  // to nowhere: off the track
    RuleId rule;
    std::uint8_t value;
    SpaceId from, to;
};
struct GoatsHit {
    RuleId rule;
    Seat seat;
    SpaceId space;
    std::uint8_t value;
};
struct FlagTaken {
    RuleId rule;
    Seat seat;
    std::uint8_t beyond;
};
struct GaveUp {
    RuleId rule;
    Seat seat;
    bool season;
};
struct PointsScored {
    RuleId rule;
    Seat seat;
    std::uint8_t place, points;
    std::uint16_t total;
};
struct PrizeAwarded {
    RuleId rule;
    Seat seat;
    std::uint8_t points;
};
struct SeasonOver {
    RuleId rule;
    Seat winner;
};

using Event = formula_d::Extended<formula_d::Event, ChoiceRolled, CountryAllotted, CarTaken, VotesCounted, RaceCalled,
                                  PointPlaced, TableRead, DriverRan, CarWaits, Rammed, PairTested, WreckRolled,
                                  WreckRested, WreckTaken, GoatsReleased, GoatsRolled, GoatsHit, FlagTaken, GaveUp,
                                  PointsScored, PrizeAwarded, SeasonOver>;

}  // namespace paddock::grande_epreuve
