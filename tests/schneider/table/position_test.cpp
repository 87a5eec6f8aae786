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

// The position after laying this out.
Json laid(const std::string& position, const std::string& options = "{}") {
    const auto match = opened(R"({"game":"schneider","seats":2,"options":)" + options + "}");
    const JsonDocument read = document(position);
    FastRolls rolls(1);
    EXPECT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    return match->position();
}

TEST(SchneiderPosition, MarkersLieAsTheRulesLayThem) {
    const Json close = laid(R"({"turn":2,"planes":[{"square":"7"},{"square":"6"}]})");
    EXPECT_EQ(close["planes"][0]["leading"], true);
    EXPECT_EQ(close["planes"][0]["drafting"], false);
    EXPECT_EQ(close["planes"][1]["drafting"], true);
    EXPECT_EQ(close["planes"][1]["leading"], false);
    const Json apart = laid(R"({"turn":2,"planes":[{"square":"7"},{"square":"5"}]})");
    EXPECT_EQ(apart["planes"][1]["drafting"], false);
    const Json told = laid(R"({"turn":2,"planes":[{"square":"7"},{"square":"6","leading":true,"drafting":false}]})");
    EXPECT_EQ(told["planes"][0]["leading"], false);
    EXPECT_EQ(told["planes"][1]["drafting"], false);
    const Json grid = laid(R"({"turn":2,"planes":[{"square":"7"},{"square":"6"}]})", R"({"grid_drafting":false})");
    EXPECT_EQ(grid["planes"][0]["leading"], false);
    EXPECT_EQ(grid["planes"][1]["drafting"], false);
}

TEST(SchneiderPosition, TheStageFollowsFromCampaignAndPhase) {
    const std::string race = R"({"turn":1,"planes":[{"square":"7"},{"square":"4"}]})";
    EXPECT_EQ(laid(race)["stage"], 1);
    EXPECT_EQ(laid(race, R"({"campaign":"short"})")["stage"], 2);
    EXPECT_EQ(laid(race, R"({"campaign":"short"})")["race"], 1);
    const std::string second = R"({"turn":1,"race":2,"planes":[{"square":"7"},{"square":"4"}]})";
    EXPECT_EQ(laid(second, R"({"campaign":"medium"})")["stage"], 3);
    const std::string year = R"({"phase":"draw-token","planes":[{},{}],"year":{"bag":[3,3]}})";
    EXPECT_EQ(laid(year, R"({"campaign":"short"})")["stage"], 1);
    EXPECT_EQ(laid(year, R"({"campaign":"short"})")["race"], 0);
    EXPECT_EQ(laid(year, R"({"campaign":"medium"})")["stage"], 2);
    EXPECT_EQ(laid(year, R"({"campaign":"medium"})")["race"], 1);
    EXPECT_THAT(
        fault_of(R"({"turn":1,"stage":2,"planes":[{"square":"7"},{"square":"4"}]})", R"({"campaign":"medium"})"),
        HasSubstr("/stage: this stage of the campaign is no race"));
    EXPECT_THAT(fault_of(R"({"turn":1,"stage":3,"race":1,"planes":[{"square":"7"},{"square":"4"}]})",
                         R"({"campaign":"medium"})"),
                HasSubstr("/race: by this stage 2 races have begun"));
    EXPECT_THAT(fault_of(second), HasSubstr("this stage of the campaign is no race"));
    EXPECT_THAT(fault_of(year), HasSubstr("/phase: there is no development without a campaign"));
}

TEST(SchneiderPosition, AYearUnderWayHasItsTimeAndItsDeck) {
    const std::string medium = R"({"campaign":"medium"})";
    // The marker of plane 1 is drawn and lies in its hand.
    const std::string drawn = R"("phase":"draw-token","ask":"marker","awaiting":[1],"planes":[{},{}])";
    const Json fresh = laid("{" + drawn + "}", medium)["year"];
    EXPECT_EQ(fresh["bag_time"], 12);
    EXPECT_GT(fresh["deck"].size(), 20U);
    const Json later =
        laid("{" + drawn + R"(,"year":{"calendar":5,"discards":["M01"],"deck":["M02"]}})", medium)["year"];
    EXPECT_EQ(later["bag_time"], 7);
    EXPECT_EQ(later["deck"], Json::array({"M02"}));
    EXPECT_EQ(laid("{" + drawn + R"(,"year":{"bag_time":4}})", medium)["year"]["calendar"], 8);
    const Json left = laid("{" + drawn + R"(,"year":{"discards":["M01"]}})", medium)["year"]["deck"];
    EXPECT_EQ(left.size(), fresh["deck"].size() - 1);
}

TEST(SchneiderPosition, WhatLiesOnACockpitIsNotInTheBag) {
    const Json planes = laid(R"({"turn":1,"planes":[{"square":"7","gauge":2,"aside":1},{"square":"4"}]})")["planes"];
    EXPECT_EQ(planes[0]["bag_damage"], 10);
    EXPECT_EQ(planes[0]["bag_alert"], 5);
    EXPECT_EQ(planes[1]["bag_damage"], 12);
}

TEST(SchneiderPosition, WhatCouldNotLieOnTheTableIsRefused) {
    const auto first = [](const std::string& more, const std::string& options = "{}") {
        return fault_of(R"({"turn":1,"planes":[{"square":"7",)" + more + R"(},{"square":"4","leading":true}]})",
                        options);
    };
    EXPECT_THAT(first(R"("leading":true)"), HasSubstr("/planes: two planes lead"));
    EXPECT_THAT(fault_of(R"({"turn":1,"planes":[{"square":"7","leading":true,"drafting":true},{"square":"4"}]})"),
                HasSubstr("/planes/0: the leader drafts behind nobody"));
    EXPECT_THAT(first(R"("drafting":true)", R"({"grid_drafting":false})"), HasSubstr("no markers in the first round"));
    EXPECT_THAT(first(R"("bag_damage":13)"), HasSubstr("/planes/0: a plane has 12 DAMAGE"));
    EXPECT_THAT(first(R"("bag_alert":5)"), HasSubstr("/planes/0: a plane has 6 ALERTs"));
    EXPECT_EQ(first(R"("bag_damage":13)", R"({"campaign":"long"})"), "");
    EXPECT_THAT(first(R"("permanents":["HAND+1"])"), HasSubstr("/planes/0: permanent cards are bought"));
    EXPECT_THAT(first(R"("tiles":{"cooling":{"level":3}})"), HasSubstr("/planes/0: components are raised"));
    EXPECT_THAT(first(R"("set":["M01","FR-02","FR-03","FR-04","FR-05","FR-06","FR-07","FR-08","FR-09","FR-10"])"),
                HasSubstr("/planes/0: cards are exchanged in a campaign only"));
    EXPECT_THAT(first(R"("cups":{"gold":1})"), HasSubstr("/planes: more cups were won than races flown"));
    const auto year = [](const std::string& cards) {
        return fault_of(R"({"phase":"draw-token","planes":[{},{}],"year":{"bag":[3,3],)" + cards + "}}",
                        R"({"campaign":"medium"})");
    };
    EXPECT_THAT(year(R"("deck":["M01","M01"])"), HasSubstr("/year/deck/1: this card is there twice"));
    EXPECT_THAT(year(R"("deck":["M01"],"discards":["M01"])"), HasSubstr("/year: card M01 lies in two places"));
    EXPECT_THAT(year(R"("laid":["P01"],"deck":["P01"])"), HasSubstr("/year: card P01 lies in two places"));
    EXPECT_THAT(year(R"("reserved":[1,1])"), HasSubstr("/year/reserved/1: this seat is there twice"));
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
