#pragma once

#include <variant>

#include "engine/core/rule.hpp"
#include "engine/formula_d/vocabulary.hpp"

// What happened, in order. Every event names the rule that caused it.
namespace paddock::formula_d {

struct DriverPicked {
    RuleId rule;
    Seat seat;
    Driver driver;
};
struct CarBuilt {
    RuleId rule;
    Seat seat;
    Gauges gauges;
};
struct TiresFitted {
    RuleId rule;
    Seat seat;
    Compound compound;
};
struct ForecastRolled {
    RuleId rule;
    std::uint8_t value;
    Forecast forecast;
};
struct WeatherSet {
    RuleId rule;
    WeatherLine from, to;
};
struct GridRolled {
    RuleId rule;
    Seat seat;
    std::uint8_t value;
};
struct GridTaken {
    RuleId rule;
    Seat seat;
    std::uint8_t slot;
    SpaceId space;
};
struct QualifyingBegan {
    RuleId rule;
    Seat seat;
};
struct QualifyingEnded {
    RuleId rule;
    Seat seat;
    std::uint8_t throws, penalty;
    std::uint16_t seconds;
    bool failed;
};
struct RaceBegan {
    RuleId rule;
    std::uint8_t laps;
};
struct RoundBegan {
    RuleId rule;
    std::uint16_t round;
};
struct TurnBegan {
    RuleId rule;
    Seat seat;
};
struct StartRolled {
    RuleId rule;
    Seat seat;
    std::uint8_t value;
};  // 1 stalls, 20 is a great start
struct Shifted {
    RuleId rule;
    Seat seat;
    Gear from, to;
};
struct DieRolled {
    RuleId rule;
    Seat seat;
    Gear gear;
    std::uint8_t value;
};
struct SpacesAdded {
    RuleId rule;
    Seat seat;
    std::int8_t spaces;
};  // nitro, soft tires, skid, slide, Li
struct Drove {
    RuleId rule;
    Seat seat;
    SpaceId from, to;
    Path path;
};  // one piece of a move, for the animation
struct Braked {
    RuleId rule;
    Seat seat;
    std::uint8_t spaces;
};
struct Towed {
    RuleId rule;
    Seat seat, by;
};
struct LineCrossed {
    RuleId rule;
    Seat seat;
    std::uint8_t crossings;
};
struct Tested {
    RuleId rule;
    Seat seat;
    std::uint8_t value, fails_up_to;
};  // a roll of the black die
struct WearLost {
    RuleId rule;
    Seat seat;
    Gauge gauge;
    std::uint8_t points, left;
};
struct WearRegained {
    RuleId rule;
    Seat seat;
    Gauge gauge;
    std::uint8_t points, left;
};
struct MarkerLaid {
    RuleId rule;
    SpaceId space;
};
struct CarBlocked {
    RuleId rule;
    Seat seat;
    std::uint8_t undriven;
};
struct StopMade {
    RuleId rule;
    Seat seat;
    std::uint8_t corner, made, needed;
};
struct Overshot {
    RuleId rule;
    Seat seat;
    std::uint8_t corner, made, needed;
};
struct Spun {
    RuleId rule;
    Seat seat;
    SpaceId space;
};
struct BoxReached {
    RuleId rule;
    Seat seat;
    SpaceId space;
};
struct PitRolled {
    RuleId rule;
    Seat seat;
    std::uint8_t value;
};  // 1–10 quick, else slow
struct RepairProposed {
    RuleId rule;
    Seat seat, mate;
    Gauges points;
};
struct RepairAnswered {
    RuleId rule;
    Seat seat;
    bool agreed;
};
struct SpeedNoted {
    RuleId rule;
    Seat seat;
    std::uint8_t lap;
    std::uint16_t speed;
};
struct PrizeWon {
    RuleId rule;
    Seat seat;
    std::uint8_t lap;
};
struct RadioThrown {
    RuleId rule;
    Seat seat, target;
    std::uint8_t value;
};
struct ShotFired {
    RuleId rule;
    Seat seat;
    std::uint8_t value;
};
struct CarOut {
    RuleId rule;
    Seat seat;
    Cause cause;
    SpaceId space;
};
struct CarFinished {
    RuleId rule;
    Seat seat;
    std::uint8_t place;
};
struct RaceOver {
    RuleId rule;
};
struct TeamRanked {
    RuleId rule;
    Seat seat;  // its better car
    Seat mate;
    std::uint8_t place;
    std::uint8_t points;  // of both
};

using Event =
    std::variant<DriverPicked, CarBuilt, TiresFitted, ForecastRolled, WeatherSet, GridRolled, GridTaken,
                 QualifyingBegan, QualifyingEnded, RaceBegan, RoundBegan, TurnBegan, StartRolled, Shifted, DieRolled,
                 SpacesAdded, Drove, Braked, Towed, LineCrossed, Tested, WearLost, WearRegained, MarkerLaid, CarBlocked,
                 StopMade, Overshot, Spun, BoxReached, PitRolled, RepairProposed, RepairAnswered, SpeedNoted, PrizeWon,
                 RadioThrown, ShotFired, CarOut, CarFinished, RaceOver, TeamRanked>;

}  // namespace paddock::formula_d
