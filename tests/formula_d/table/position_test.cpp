#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/matches.hpp"
#include "tests/support/spoil.hpp"

namespace paddock::table::tests {
namespace {

using paddock::tests::spoil_a_value;
using testing::HasSubstr;

// A roll would be wrong: a position that was written while something was asked needs none.
class NoRolls final : public Rolls {
  public:
    int roll(const Chance& chance) override {
        ADD_FAILURE() << "unexpected roll: " << chance.purpose.view();
        return chance.first;
    }
};

void expect_round_trip(AnyMatch& match) {
    const std::string written = line_of(match.position());
    const JsonDocument read = document(written);
    const auto other = opened(line_of(match.setup()));
    NoRolls rolls;
    ASSERT_TRUE(other->lay_out(read, read.root(), rolls)) << all_of(read.errors()) << written.substr(0, 100);
    ASSERT_EQ(line_of(other->position()), written);
    ASSERT_TRUE(state_of(*other) == state_of(match)) << written;
}

RC_GTEST_PROP(Position, ParsesBackWhereverAMatchMayStand, ()) {
    const std::string setup = *rc::gen::elementOf(varied_setups());
    const auto match = played_through(setup, *rc::gen::arbitrary<std::uint64_t>(), 60, expect_round_trip);
    expect_round_trip(*match);
    RC_ASSERT(!testing::Test::HasFailure());
}

void spoil(Json& position, FastRolls& rolls) {
    spoil_a_value(position, rolls);
    if (!position["move"].is_object()) return;
    if (rolls.below(8) == 0) position["move"]["path"] = "1L2R";
    if (rolls.below(8) == 0) position["move"]["remaining"] = rolls.below(46);
}

// Positions that were changed at random are refused, or the match can be played on from them.
RC_GTEST_PROP(Position, WhateverIsAcceptedCanBePlayedOn, ()) {
    const auto match = opened(*rc::gen::elementOf(varied_setups()));
    FastRolls rolls(*rc::gen::arbitrary<std::uint64_t>());
    match->start(rolls);
    const int accepted = accepted_after_spoiling(
        *match, rolls, 400,
        {[](const AnyMatch& now) { return now.position(); }, spoil,
         [&](AnyMatch& other, const JsonDocument& read) { return other.lay_out(read, read.root(), rolls); }});
    RC_ASSERT(!testing::Test::HasFatalFailure());
    RC_CLASSIFY(accepted > 0);
}

// Lays out two cars on Monaco and gives the first fault.
std::string fault_of(const std::string& position, const std::string& options = "{}") {
    const auto match = opened(R"({"game":"formula-d","seats":2,"options":)" + options + "}");
    const JsonDocument read = document(position);
    FastRolls rolls(1);
    if (match->lay_out(read, read.root(), rolls)) return "";
    EXPECT_FALSE(match->started());
    return read.errors().empty() ? "no error was noted" : to_text(read.errors()[0]);
}

TEST(Position, AFewWordsAreEnough) {
    const auto match = opened(R"({"game":"formula-d","seats":2})");
    const JsonDocument read = document(R"({"cars":[{"space":"C.3.1","gear":3},{"space":"C.3.5","gear":2}]})");
    FastRolls rolls(1);
    ASSERT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    // The round begins with the leader, car 2; both are standard cars in lap 1.
    EXPECT_EQ(match->awaiting(), SeatSet(Seat{1}));
    const Json position = match->position();
    EXPECT_EQ(position["ask"], "gear");
    EXPECT_EQ(position["cars"][0]["wear"]["tires"], 6);
    EXPECT_EQ(position["cars"][0]["crossings"], 1);
    EXPECT_EQ(position["round"], 1);
}

TEST(Position, TheTurnCanBeGiven) {
    const auto match = opened(R"({"game":"formula-d","seats":2})");
    const JsonDocument read = document(R"({"turn":1,"cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})");
    FastRolls rolls(1);
    ASSERT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    EXPECT_EQ(match->awaiting(), SeatSet(Seat{0}));
}

TEST(Position, FaultsNameTheirPlace) {
    EXPECT_EQ(fault_of(R"({"cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})"), "");
    EXPECT_THAT(fault_of("{}"), HasSubstr("\"cars\" is missing"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1"}]})"), HasSubstr("/cars: expected an array of 2"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1"},{"space":"C.3.1"}]})"),
                HasSubstr("/cars/1/space: car 1 stands there already"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1"},{"space":"C.99.1"}]})"),
                HasSubstr("/cars/1/space: expected a space of the circuit"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1"},{}]})"), HasSubstr("/cars/1: a racing car needs a space"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","wear":{"tires":7}},{"space":"C.3.5"}]})"),
                HasSubstr("/cars/0/wear: more tires than"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","wear":{"body":0}},{"space":"C.3.5"}]})"),
                HasSubstr("/cars/0/wear: a car without body is out"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","gear":7},{"space":"C.3.5"}]})"), HasSubstr("/cars/0/gear"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","stops":1},{"space":"C.3.5"}]})"),
                HasSubstr("/cars/0/stops: the car stands in no corner"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","crossings":3},{"space":"C.3.5"}]})"),
                HasSubstr("/cars/0/crossings: after crossing 3"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","driver":"li"},{"space":"C.3.5"}]})"), HasSubstr("road races"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","compound":"soft"},{"space":"C.3.5"}]})"),
                HasSubstr("/cars/0/compound"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","in_box":true,"box_served":true},{"space":"C.3.5"}]})"),
                HasSubstr("/cars/0/in_box"));
    EXPECT_THAT(fault_of(R"({"weather":"rain","cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})"), HasSubstr("/weather"));
    EXPECT_EQ(fault_of(R"({"weather":"rain","cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})", R"({"weather":true})"),
              "");
    EXPECT_THAT(fault_of(R"({"turn":3,"cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})"), HasSubstr("/turn"));
    EXPECT_THAT(fault_of(R"({"order":[1,1],"cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})"), HasSubstr("/order/1"));
    EXPECT_THAT(fault_of(R"({"markers":["C.0.0"],"cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})"),
                HasSubstr("/markers/0"));
    EXPECT_THAT(fault_of(R"({"ask":"move","cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})"), HasSubstr("/phase"));
    EXPECT_THAT(fault_of(R"({"colour":1,"cars":[{"space":"C.3.1"},{"space":"C.3.5"}]})"),
                HasSubstr("/colour: unknown key"));
    EXPECT_THAT(
        fault_of(R"({"cars":[{"status":"finished","crossings":3},{"status":"finished","crossings":3,"place":1}]})"),
        HasSubstr("places of such cars"));
}

TEST(Position, WhatACarHasBehindItFitsTogether) {
    const auto first_car = [](const std::string& fields, const std::string& more = "") {
        return fault_of("{" + more + R"("cars":[{)" + fields + R"(},{"space":"C.3.5"}]})");
    };
    const std::string space = R"("space":"C.3.1")";
    EXPECT_THAT(first_car(space + R"(,"start_due":true)"), HasSubstr("/cars/0/start_due: a car that has crossed"));
    EXPECT_THAT(first_car(space + R"(,"start_due":true,"crossings":2)"), HasSubstr("/cars/0/start_due"));
    EXPECT_EQ(first_car(R"("space":"L.23.13","start_due":true,"crossings":0)"), "");
    EXPECT_THAT(first_car(R"("space":"C.1.10","crossings":0)"), HasSubstr("/cars/0/crossings: before its first"));
    EXPECT_THAT(first_car(R"("space":"C.20.1","crossings":0)"), HasSubstr("/cars/0/crossings: before its first"));
    EXPECT_THAT(first_car(R"("space":"L.23.13","crossings":0,"stalled":true,"gear":6)"),
                HasSubstr("/cars/0/stalled: a stalled car stands"));
    EXPECT_THAT(first_car(space + R"(,"stalled":true)"), HasSubstr("/cars/0/stalled"));
    EXPECT_EQ(first_car(R"("space":"L.23.13","crossings":0,"stalled":true)"), "");
    EXPECT_THAT(first_car(R"("status":"finished","crossings":1)"), HasSubstr("/cars/0/crossings: a car that has fin"));
    EXPECT_THAT(first_car(space + R"(,"place":1)"), HasSubstr("/cars/0/place: a car that is still racing"));
    EXPECT_THAT(first_car(R"("status":"finished","crossings":3)", R"("turn":1,)"), HasSubstr("/turn: this car is not"));
    EXPECT_THAT(first_car(space, R"("turn":1,"order":[1],)"), HasSubstr("/order: car 2 is racing, but has no turn"));
    EXPECT_THAT(first_car(space, R"("markers":["C.5.1","C.5.2","C.5.1"],)"), HasSubstr("/markers/2: a marker lies"));
}

TEST(Position, FullGaugesAreThoseOfACarThatCanBe) {
    const auto first_car = [](const std::string& full, const std::string& options = "{}") {
        return fault_of(R"({"cars":[{"space":"C.3.1","full":)" + full + R"(},{"space":"C.3.5"}]})", options);
    };
    EXPECT_THAT(first_car(R"({"tires":9})"), HasSubstr("/cars/0: without the option build every car is the standard"));
    EXPECT_THAT(first_car(R"({"tires":5})"), HasSubstr("/cars/0"));
    EXPECT_EQ(first_car(R"({"tires":7,"brakes":2})", R"({"build":true})"), "");
    EXPECT_THAT(first_car(R"({"tires":9})", R"({"build":true})"), HasSubstr("/cars/0: nobody could build this car"));
    EXPECT_THAT(fault_of(R"({"cars":[{"space":"C.3.1","driver":"li","full":{"tires":8}},
                                     {"space":"C.3.5","driver":"owens"}]})",
                         R"({"road_race":true})"),
                HasSubstr("/cars/0: this is not the driver's car"));
}

// Lays out a qualifying session and gives the match.
std::unique_ptr<AnyMatch> qualifying_laid(const std::string& position) {
    auto match = opened(R"({"game":"formula-d","seats":2,"options":{"qualifying":true,"qual_clock":"off"}})");
    const JsonDocument read = document(position);
    FastRolls rolls(1);
    EXPECT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    return match;
}

TEST(Position, QualifyingFollowsItsOwnRules) {
    EXPECT_EQ(qualifying_laid(R"({"session":"qualifying","cars":[{},{}]})")->awaiting(), SeatSet(Seat{0}));
    const auto second = qualifying_laid(R"({"session":"qualifying","turn":2,"cars":[{},{}]})");
    EXPECT_EQ(second->awaiting(), SeatSet(Seat{1}));
    EXPECT_EQ(second->position()["order"], Json::array({2}));
    const auto under_way =
        qualifying_laid(R"({"session":"qualifying","turn":2,"cars":[{"qualifying":{"driven":true,"throws":20}},
                            {"space":"C.20.1","gear":4,"qualifying":{"throws":9}}]})");
    EXPECT_EQ(under_way->question(Seat{1}).key, "gear");
    EXPECT_EQ(under_way->position()["cars"][1]["crossings"], 1);
    FastRolls rolls(1);
    while (state_of(*under_way).session != formula_d::Session::race) {
        const Seat seat = under_way->awaiting().lowest();
        ASSERT_TRUE(under_way->play(seat, under_way->fallback(seat), rolls));
    }
    EXPECT_EQ(under_way->position()["round"], 1) << "the race begins with its first round";
    const auto match = opened(R"({"game":"formula-d","seats":2,"options":{"qualifying":true}})");
    const JsonDocument read =
        document(R"({"session":"qualifying","turn":1,"cars":[{"space":"C.3.1","qualifying":{"driven":true}},{}]})");
    EXPECT_FALSE(match->lay_out(read, read.root(), rolls));
    EXPECT_THAT(to_text(read.errors()[0]), HasSubstr("/turn: this car has driven its qualifying lap"));
}

TEST(Position, MidMovePositionsAreCheckedToo) {
    const std::string cars = R"("cars":[{"space":"C.3.1","gear":3},{"space":"C.3.5"}])";
    const std::string drive = R"({"turn":1,"phase":"drive","ask":"move","awaiting":[1],)" + cars;
    EXPECT_EQ(fault_of(drive + R"(,"move":{"from":"C.3.1","die":5,"remaining":5,"tire_age":1}})"), "");
    EXPECT_THAT(fault_of(drive + "}"), HasSubstr("/move: nothing remains"));
    EXPECT_THAT(fault_of(drive + R"(,"move":{"remaining":5,"path":"3"}})"), HasSubstr("in the phase walk only"));
    EXPECT_THAT(
        fault_of(R"({"turn":1,"phase":"drive","ask":"move","awaiting":[2],)" + cars + R"(,"move":{"remaining":5}})"),
        HasSubstr("/awaiting"));
    EXPECT_THAT(fault_of(R"({"turn":1,"phase":"walk",)" + cars + "}"), HasSubstr("/phase"));
    EXPECT_THAT(fault_of(R"({"turn":1,"phase":"radio","ask":"radio","awaiting":[1],)" + cars + "}"), HasSubstr("/ask"));
    EXPECT_THAT(fault_of(R"({"phase":"drive","ask":"move","awaiting":[1],)" + cars + "}"), HasSubstr("whose turn"));
}

}  // namespace
}  // namespace paddock::table::tests
