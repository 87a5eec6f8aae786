#include "table/scenario.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/live_match.hpp"
#include "table/replay.hpp"
#include "tests/support/matches.hpp"

// Scenarios of Schneider Trophy: cards and tokens by name, draws that cannot be, what one seat sees and hears.
namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

// Britain plays a card and draws another.
std::string scenario(const std::string& rolls, const std::string& expect = "{}") {
    return R"({"game":"schneider","circuit":"venice-1927",
        "position":{"turn":2,"planes":[{"square":"5","hand":["FR-01","FR-02","FR-03"]},
                                       {"square":"8","hand":["GB-01","GB-02","GB-03"]}]},
        "rolls":)" +
           rolls + R"(,"choices":["2: bet no","2: throttle","2: under GB-01"],"expect":)" + expect + "}";
}

std::string fault_in(const std::string& text) { return adjudicate(library(), "s.json", text).fault.value_or(""); }

TEST(SchneiderScenario, CardsAreDrawnByTheirNames) {
    const std::string hand = R"({"position":{"planes":{"2":{"hand":["GB-02","GB-07","GB-03"]}}}})";
    EXPECT_EQ(fault_in(scenario(R"(["2: card GB-07"])", hand)), "");
    EXPECT_EQ(fault_in(scenario(R"([{"for":"card","seat":2,"value":"GB-07"}])", hand)), "");
    EXPECT_EQ(fault_in(scenario(R"(["2: card 7"])", hand)), "") << "a hand has no order";
    EXPECT_THAT(fault_in(scenario(R"(["2: card FR-07"])")), HasSubstr("\"2: card FR-07\", which cannot come up"));
}

TEST(SchneiderScenario, ADrawThatCannotBeIsNamed) {
    EXPECT_THAT(fault_in(scenario(R"(["2: card GB-02"])")),
                HasSubstr("roll 1 is \"2: card GB-02\", which cannot come up"));
    EXPECT_THAT(fault_in(scenario(R"(["2: card 2"])")), HasSubstr("which cannot come up"));
}

TEST(SchneiderScenario, SeatsSeeAndHearTheirOwn) {
    const std::string rolls = R"(["2: card GB-07"])";
    EXPECT_EQ(fault_in(scenario(rolls, R"({"seats":{
        "1":{"hears":["cards-drawn"],"misses":["card-seen"],"view":{"position":{"planes":{"2":{"hand":[null,null,null]}}}}},
        "2":{"hears":[{"event":"card-seen","card":"GB-07"}]},
        "0":{"misses":["card-seen"]}}})")),
              "");
    EXPECT_THAT(fault_in(scenario(rolls, R"({"seats":{"1":{"hears":["card-seen"]}}})")),
                HasSubstr("/expect/seats/1/hears/0"));
    EXPECT_THAT(fault_in(scenario(rolls, R"({"seats":{"2":{"misses":["card-seen"]}}})")),
                HasSubstr("/expect/seats/2/misses/0: it happened"));
    EXPECT_THAT(fault_in(scenario(rolls, R"({"seats":{"3":{}}})")), HasSubstr("/expect/seats/3: there are seats"));
}

// Cards drawn by hand from a real deck, as a careless or dishonest hand writes them down: the same one twice.
TEST(SchneiderRecords, ACardDrawnTwiceIsNoSoundRecord) {
    TextSink sink;
    FastRolls hand(5);
    auto live = LiveMatch::begin(opened(R"({"game":"schneider","seats":2})"), {std::nullopt, &hand, {}, {}}, sink);
    ASSERT_TRUE(live);
    FastRolls whims(3);
    std::size_t first = std::string::npos;
    while (first == std::string::npos) {
        const Seat seat = live->match().awaiting().lowest();
        const auto texts = live->match().choice_texts(seat);
        ASSERT_TRUE(live->play(seat, texts[static_cast<std::size_t>(whims.below(static_cast<int>(texts.size())))]));
        first = sink.text.find("\"1: card ");
    }
    EXPECT_TRUE(verify(library(), "record", sink.text).sound());
    const auto roll_at = [&](std::size_t place) {
        return sink.text.substr(place, sink.text.find('"', place + 1) - place);
    };
    const std::size_t second = sink.text.find("\"1: card ", first + 1);
    ASSERT_NE(second, std::string::npos);
    const std::string repeated = roll_at(first);
    ASSERT_NE(roll_at(second), repeated);
    const Verdict verdict =
        verify(library(), "record", std::string(sink.text).replace(second, roll_at(second).size(), repeated));
    ASSERT_FALSE(verdict.sound());
    EXPECT_THAT(to_text(*verdict.fault), HasSubstr(repeated.substr(1) + "\", which cannot come up"));
}

}  // namespace
}  // namespace paddock::table::tests
