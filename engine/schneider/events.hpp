#pragma once

#include <variant>

#include "engine/core/rule.hpp"
#include "engine/schneider/vocabulary.hpp"

// What happened, in order. Every event names the rule that caused it.
namespace paddock::schneider {
struct SeatDrawn {  // order in which nations are chosen
    RuleId rule;
    Seat seat;
    std::uint8_t place;
};
struct NationTaken {
    RuleId rule;
    Seat seat;
    Nation nation;
};
struct PilotTaken {
    RuleId rule;
    Seat seat;
    Pilot pilot;
};
struct RaceBegan {
    RuleId rule;
    std::uint8_t race;
    std::uint8_t course;
};
struct GridTaken {
    RuleId rule;
    Seat seat;
    std::uint8_t place;
};
struct LapBegan {
    RuleId rule;
    std::uint8_t lap;
};
struct RoundBegan {
    RuleId rule;
    std::uint8_t round;
};
struct MarkersSet {  // leader and drafting markers of the round
    RuleId rule;
    Seat leader;
    SeatSet drafting;
};
struct TurnBegan {
    RuleId rule;
    Seat seat;
};
struct CardsDrawn {
    RuleId rule;
    Seat seat;
    std::uint8_t count;
};
struct CardSeen {  // by its owner only: drawn, or looked at
    RuleId rule;
    Seat seat;
    CardId card;
};
struct CardLaid {  // face up, for an autopilot
    RuleId rule;
    Seat seat;
    CardId card;
};
struct BetPlaced {
    RuleId rule;
    Seat seat;
    std::uint8_t slot;
};
struct BetNamed {  // known to its owner until the lap ends
    RuleId rule;
    Seat seat;
    Nation on;
};
struct CardPlayed {
    RuleId rule;
    Seat seat;
    CardId card;
    std::uint8_t value;
    bool dive, trim;
};
struct ThrottledBack {
    RuleId rule;
    Seat seat;
    std::uint8_t base;
    bool dive, trim;
};
struct BonusGained {
    RuleId rule;
    Seat seat;
    std::uint8_t points;
};
struct CoinsGained {
    RuleId rule;
    Seat seat;
    std::uint16_t coins;
};
struct CoinsPaid {
    RuleId rule;
    Seat seat;
    std::uint16_t coins;
};
struct SpeedSet {
    RuleId rule;
    Seat seat;
    std::uint8_t speed;
    std::int8_t drafting, air, handicap, skill;
};
struct WayTaken {
    RuleId rule;
    Seat seat;
    SquareId fork;
    Way way;
    std::uint8_t course;  // squares have their names by course
};
struct Flew {
    RuleId rule;
    Seat seat;
    SquareId from, to;
    std::uint8_t course;
    std::uint8_t long_ways;  // bits: forks left by the long way, the first one lowest
};
struct PushedOn {  // dangerous overtaking
    RuleId rule;
    Seat seat;
    SquareId to;
    std::uint8_t course;
};
struct Oversped {  // a line crossed too fast
    RuleId rule;
    Seat seat;
    std::uint8_t speed, line;
};
struct DrawIgnored {  // IGN, SAFEPASS, an autopilot's card
    RuleId rule;
    Seat seat;
};
struct TokenDrawn {
    RuleId rule;
    Seat seat;
    Token token;
};
struct TokenPlaced {  // expert cockpit
    RuleId rule;
    Seat seat;
    Component component;
    std::uint8_t square;
    Token token;
    Fault fault;
};
struct TokenReturned {  // to its bag
    RuleId rule;
    Seat seat;
    Token token;
};
struct Crashed {
    RuleId rule;
    Seat seat;
    SquareId square;
    std::uint8_t course;
};
struct DroppedBack {
    RuleId rule;
    Seat seat;
    SquareId from, to;
    std::uint8_t course;
};
struct CardPutAway {  // face down, under the deck
    RuleId rule;
    Seat seat;
};
struct CardNamed {  // by its owner only: put away, or kept
    RuleId rule;
    Seat seat;
    CardId card;
};
struct LapEnded {
    RuleId rule;
    std::uint8_t lap;
};
struct LapScored {
    RuleId rule;
    Seat seat;
    std::uint8_t rank, points;
};
struct BetShown {
    RuleId rule;
    Seat seat;
    std::uint8_t slot;
    Nation on;
    std::uint8_t points, coins;
};
struct RaceEnded {
    RuleId rule;
    std::uint8_t race;
};
struct RaceRanked {
    RuleId rule;
    Seat seat;
    std::uint8_t rank, points;
    Decided ahead_by;  // of the plane ranked next
};
struct CourseNamed {
    RuleId rule;
    Seat seat;
    std::uint8_t course;
};
struct YearBegan {  // a development phase
    RuleId rule;
    std::uint8_t year;
};
struct Repaired {  // markers given up for tokens and cards; markers left
    RuleId rule;
    Seat seat;
    std::uint8_t tokens, cards, markers;
};
struct CardTurnedUp {  // for an autopilot's request
    RuleId rule;
    Seat seat;
    CardId card;
    bool taken;
};
struct CardShown {  // on the development track
    RuleId rule;
    CardId card;
    std::uint8_t place;
};
struct TimePassed {
    RuleId rule;
    std::uint8_t month;
};
struct MarkerDrawn {
    RuleId rule;
    Seat seat;
};
struct MarkerPlaced {
    RuleId rule;
    Seat seat;
    Board board;
    std::uint8_t place;
};
struct MarkersReturned {  // to the common bag
    RuleId rule;
    Seat seat;
    std::uint8_t count;
};
struct CardTaken {
    RuleId rule;
    Seat seat;
    CardId card;
};
struct CardReplaced {
    RuleId rule;
    Seat seat;
    CardId taken, given;
};
struct CardOnOffer {  // on the spying track
    RuleId rule;
    CardId card;
};
struct CardDiscarded {
    RuleId rule;
    CardId card;
};
struct LevelRaised {
    RuleId rule;
    Seat seat;
    Component component;
    std::uint8_t level;
};
struct BagChanged {
    RuleId rule;
    Seat seat;
    std::uint8_t damage, alert;
};
struct YearEnded {
    RuleId rule;
    std::uint8_t year;
};
struct MatchOver {
    RuleId rule;
    Seat winner;
    Decided ahead_by;  // of the second
};

using Event =
    std::variant<SeatDrawn, NationTaken, PilotTaken, RaceBegan, GridTaken, LapBegan, RoundBegan, MarkersSet, TurnBegan,
                 CardsDrawn, CardSeen, CardLaid, BetPlaced, BetNamed, CardPlayed, ThrottledBack, BonusGained,
                 CoinsGained, CoinsPaid, SpeedSet, WayTaken, Flew, PushedOn, Oversped, DrawIgnored, TokenDrawn,
                 TokenPlaced, TokenReturned, Crashed, DroppedBack, CardPutAway, CardNamed, LapEnded, LapScored,
                 BetShown, RaceEnded, RaceRanked, CourseNamed, YearBegan, Repaired, CardTurnedUp, CardShown, TimePassed,
                 MarkerDrawn, MarkerPlaced, MarkersReturned, CardTaken, CardReplaced, CardOnOffer, CardDiscarded,
                 LevelRaised, BagChanged, YearEnded, MatchOver>;

// Whether a seat (or a spectator, Seat::nobody) may know of it (ST-INFO-01 to ST-INFO-04, ST-INFO-09).
bool hears(Seat viewer, const Event& event);

}  // namespace paddock::schneider
