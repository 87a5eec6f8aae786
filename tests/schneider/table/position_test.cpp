#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "tests/schneider/table/support.hpp"
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
    ASSERT_TRUE(other->lay_out(read, read.root(), rolls)) << all_of(read.errors()) << written;
    ASSERT_EQ(line_of(other->position()), written);
    ASSERT_TRUE(schneider_of(*other).state() == schneider_of(match).state()) << written;
}

RC_GTEST_PROP(SchneiderPosition, ParsesBackWhereverAMatchMayStand, ()) {
    const std::string setup = *rc::gen::elementOf(schneider_setups());
    const auto match = played_through(setup, *rc::gen::arbitrary<std::uint64_t>(), 30, expect_round_trip);
    expect_round_trip(*match);
    RC_ASSERT(!testing::Test::HasFailure());
}

void spoil(Json& position, FastRolls& rolls) {
    spoil_a_value(position, rolls);
    constexpr const char* phases[] = {"begin-round", "begin-turn", "declare",    "repair",     "speed",      "fly",
                                      "hazards",     "landed",     "put-away",   "refill",     "end-turn",   "end-lap",
                                      "begin-lap",   "end-race",   "next-stage", "draw-token", "development"};
    if (rolls.below(6) != 0) return;
    position["phase"] = phases[rolls.below(std::size(phases))];
    position["ask"] = "nothing";
    position["awaiting"] = Json::array();
}

// Positions that were changed at random are refused, or the match can be played on from them.
RC_GTEST_PROP(SchneiderPosition, WhateverIsAcceptedCanBePlayedOn, ()) {
    const auto match = opened(*rc::gen::elementOf(schneider_setups()));
    FastRolls rolls(*rc::gen::arbitrary<std::uint64_t>());
    match->start(rolls);
    const int accepted = accepted_after_spoiling(
        *match, rolls, 800,
        {[](const AnyMatch& now) { return now.position(); }, spoil,
         [&](AnyMatch& other, const JsonDocument& read) { return other.lay_out(read, read.root(), rolls); }});
    RC_ASSERT(!testing::Test::HasFatalFailure());
    RC_CLASSIFY(accepted > 0);
}

// Lays out two planes at Calshot and gives the first fault.
std::string fault_of(const std::string& position, const std::string& options = "{}") {
    const auto match = opened(R"({"game":"schneider","seats":2,"options":)" + options + "}");
    const JsonDocument read = document(position);
    FastRolls rolls(1);
    if (match->lay_out(read, read.root(), rolls)) return "";
    EXPECT_FALSE(match->started());
    return read.errors().empty() ? "no error was noted" : to_text(read.errors()[0]);
}

TEST(SchneiderPosition, AFewWordsAreEnough) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    const JsonDocument read =
        document(R"({"turn":2,"planes":[{"square":"7","hand":["FR-01"]},{"square":"4","hand":["GB-10","GB-01"]}]})");
    FastRolls rolls(1);
    ASSERT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    EXPECT_EQ(match->awaiting(), SeatSet(Seat{1}));
    const Json position = match->position();
    EXPECT_EQ(position["ask"], "bet");
    EXPECT_EQ(position["course"], "calshot-1929");
    EXPECT_EQ(position["planes"][0]["nation"], "france");
    EXPECT_EQ(position["planes"][1]["pilot"], "greig");
    EXPECT_EQ(position["planes"][1]["unseen"].size(), 8U);
    EXPECT_EQ(position["planes"][1]["bag_damage"], 12);
}

TEST(SchneiderPosition, FaultsNameTheirPlace) {
    EXPECT_EQ(fault_of(R"({"planes":[{"square":"7"},{"square":"4"}]})"), "");
    EXPECT_THAT(fault_of("{}"), HasSubstr("\"planes\" is missing"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7"}]})"), HasSubstr("/planes: expected an array of 2"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7"},{"square":"7"}]})"), HasSubstr("/planes/0: two planes"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7"},{"square":"700"}]})"),
                HasSubstr("/planes/1/square: expected a square"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7"},{}]})"), HasSubstr("/planes/1: it either flies or has crashed"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7"},{"crashed":1}]})"), HasSubstr("/planes: too few planes"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7","nation":"britain"},{"square":"4"}]})"),
                HasSubstr("/planes/0: its nation is there twice"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7","hand":["GB-01"]},{"square":"4"}]})"),
                HasSubstr("/planes/0/hand/0: this card is not in the plane's set"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7","hand":["FR-01"],"pile":["FR-01"]},{"square":"4"}]})"),
                HasSubstr("/planes/0: card FR-01 lies in two places"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7","unseen":["FR-01"]},{"square":"4"}]})"),
                HasSubstr("/planes/0: a card of its set lies nowhere"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7","gauge":4},{"square":"4"}]})"),
                HasSubstr("/planes/0: four DAMAGE are a crash"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7","autopilot":true},{"square":"4"}]})"),
                HasSubstr("/planes/0/autopilot"));
    EXPECT_THAT(fault_of(R"({"planes":[{"square":"7","tiles":{"cooling":{"level":1,"tokens":["damage","none","none"]}}},
                             {"square":"4"}]})"),
                HasSubstr("/planes/0"));
    EXPECT_THAT(fault_of(R"({"course":"moon","planes":[{"square":"7"},{"square":"4"}]})"), HasSubstr("/course"));
    EXPECT_THAT(fault_of(R"({"turn":3,"planes":[{"square":"7"},{"square":"4"}]})"), HasSubstr("/turn"));
    EXPECT_THAT(fault_of(R"({"order":[1,1],"planes":[{"square":"7"},{"square":"4"}]})"), HasSubstr("/order/1"));
    EXPECT_THAT(fault_of(R"({"order":[1],"planes":[{"square":"7"},{"square":"4"}]})"),
                HasSubstr("/order: plane 2 is missing"));
    EXPECT_THAT(fault_of(R"({"turn":1,"phase":"declare","ask":"card","awaiting":[2],
                             "planes":[{"square":"7"},{"square":"4"}]})"),
                HasSubstr("/awaiting: this is asked of the plane whose turn it is"));
    EXPECT_THAT(fault_of(R"({"turn":1,"phase":"fly","ask":"way","awaiting":[1],"move":{"at":"3","before":"2"},
                             "planes":[{"square":"7"},{"square":"4"}]})"),
                HasSubstr("/ask: there is nothing to ask about"));
    EXPECT_THAT(fault_of(R"({"phase":"draw-token","year":{"bag_time":0,"calendar":12},"planes":[{},{}]})"),
                HasSubstr("/year: the TIME markers"));
    EXPECT_THAT(fault_of(R"({"turn":1,"move":{"card":"FR-01"},"planes":[{"square":"7"},{"square":"4"}]})"),
                HasSubstr("/move: no move is under way"));
    EXPECT_THAT(fault_of(R"({"phase":"draw-token","year":{"bag_time":12,"spies":[0,1]},"planes":[{},{}]})",
                         R"({"autopilots":1,"campaign":"medium"})"),
                HasSubstr("/year: autopilots have no markers"));
    EXPECT_THAT(fault_of(R"({"phase":"first-hands","lap":2,"order":[1,2],"planes":[{},{}]})"),
                HasSubstr("/lap: no lap is flown before the first hands are dealt"));
    EXPECT_THAT(fault_of(R"({"colour":1,"planes":[{"square":"7"},{"square":"4"}]})"),
                HasSubstr("/colour: unknown key"));
}

}  // namespace
}  // namespace paddock::table::tests
