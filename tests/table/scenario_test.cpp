#include "table/scenario.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "table/expectations.hpp"
#include "table/files.hpp"
#include "tests/support/matches.hpp"

namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

TEST(Scenario, TheExamplesAreAsTheyExpect) {
    int examples = 0;
    for (const auto& entry : std::filesystem::directory_iterator(PADDOCK_SOURCE_DIR "/docs/examples/scenarios")) {
        const std::string path = entry.path().string();
        const Result<std::string, InputError> text = read_file(path);
        ASSERT_TRUE(text);
        const Adjudication result = adjudicate(library(), path, *text);
        EXPECT_TRUE(result.as_expected()) << path << ": " << *result.fault;
        EXPECT_FALSE(result.answer["events"].empty()) << path;
        EXPECT_TRUE(result.answer["position"].is_object()) << path;
        // Adjudicated twice, it gives the same bytes.
        EXPECT_EQ(line_of(result.answer), line_of(adjudicate(library(), path, *text).answer));
        ++examples;
    }
    EXPECT_GE(examples, 5);
}

// A small scenario with some parts to be filled in.
std::string scenario(const std::string& rolls, const std::string& choices, const std::string& expect = "{}") {
    return R"({"game":"formula-d","circuit":"monaco",
        "position":{"turn":1,"cars":[{"space":"C.1.10","gear":3},{"space":"C.13.1","gear":4}]},
        "rolls":)" +
           rolls + R"(,"choices":)" + choices + R"(,"expect":)" + expect + "}";
}

std::string fault_in(const std::string& text) {
    const Adjudication result = adjudicate(library(), "s.json", text);
    EXPECT_EQ(result.answer.contains("fault"), result.fault.has_value());
    return result.fault.value_or("");
}

const std::string rolls = R"(["gear 12"])";
const std::string choices = R"(["1: gear 4","1: move 12"])";

TEST(Scenario, NamesTheFirstUnmetExpectation) {
    EXPECT_EQ(fault_in(scenario(rolls, choices)), "");
    EXPECT_EQ(fault_in(scenario(rolls, choices, R"({"position":{"cars":{"1":{"wear":{"tires":3}}}}})")),
              "/expect/position/cars/1/wear/tires: expected 3, found 2");
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"position":{"cars":{"3":{}}}})")), HasSubstr("no such entry"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"position":{"fog":1}})")), HasSubstr("/expect/position/fog"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"events":["spun"]})")),
                HasSubstr("/expect/events/0: \"spun\" did not"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"events":["overshot","die-rolled"]})")),
                HasSubstr("/expect/events/1"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"absent":["overshot"]})")),
                HasSubstr("it happened: Car 1 leaves"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"offers":["2: gear 6"]})")), HasSubstr("is not offered"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"refuses":["2: gear 5"]})")), HasSubstr("is accepted"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"refusal":"FD-GEAR-03"})")),
                HasSubstr("/expect/refusal: expected FD-GEAR-03, but \"1: move 12\" was accepted"));
}

TEST(Scenario, NamesAnIllegalChoiceWithItsRule) {
    EXPECT_EQ(fault_in(scenario("[]", R"(["1: gear 5"])")),
              "/choices/0: \"1: gear 5\": only one gear up at a time (FD-GEAR-03); asked is \"gear\": Which gear?");
    EXPECT_EQ(fault_in(scenario("[]", R"(["1: gear 5"])", R"({"refusal":"FD-GEAR-03"})")), "");
    EXPECT_THAT(fault_in(scenario("[]", R"(["1: gear 5"])", R"({"refusal":"FD-GEAR-08"})")),
                HasSubstr("/expect/refusal"));
    EXPECT_THAT(fault_in(scenario("[]", R"(["1: gear 5","1: gear 4"])", R"({"refusal":"FD-GEAR-03"})")),
                HasSubstr("/choices/0"));
    EXPECT_THAT(fault_in(scenario("[]", R"(["2: gear 4"])")),
                HasSubstr("no answer is awaited from seat 2 now (FD-TURN-01)"));
    EXPECT_EQ(fault_in(scenario("[]", R"(["2: gear 4"])", R"({"refusal":"FD-TURN-01"})")), "");
}

// A slip in the text of a scenario must not pass for a refusal by the rules.
TEST(Scenario, AnswersThatCannotBeReadAreMalformed) {
    const auto malformed = [](const std::string& text) {
        const Adjudication result = adjudicate(library(), "s.json", text);
        EXPECT_TRUE(result.malformed) << text;
        return result.fault.value_or("");
    };
    EXPECT_EQ(malformed(scenario("[]", R"(["1: jump"])")), "s.json: /choices/0: \"jump\" is no answer of this game");
    EXPECT_EQ(malformed(scenario(rolls, choices, R"({"refuses":["2: gear 4","2: geer 4"]})")),
              "s.json: /expect/refuses/1: \"geer 4\" is no answer of this game");
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"refuses":["gear 4"]})")),
                HasSubstr("/expect/refuses/0: expected a seat from 1 to 2 and its answer"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"refuses":["3: gear 4"]})")), HasSubstr("/expect/refuses/0"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"offers":["banana"]})")), HasSubstr("/expect/offers/0"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"offers":[7]})")), HasSubstr("/expect/offers/0: expected text"));
}

// What is misspelt must not pass for what did not happen.
TEST(Scenario, WordsTheGameDoesNotKnowAreMalformed) {
    const auto malformed = [](const std::string& text) {
        const Adjudication result = adjudicate(library(), "s.json", text);
        EXPECT_TRUE(result.malformed) << text;
        return result.fault.value_or("");
    };
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"absent":["oversot"]})")),
                HasSubstr("/expect/absent/0: \"oversot\" is no rule and no event of this game"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"events":["FD-OVER-93"]})")), HasSubstr("/expect/events/0"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"absent":[{"event":"spum"}]})")),
                HasSubstr("/expect/absent/0/event: \"spum\" is no event of this game"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"absent":[{"rule":"FD-1"}]})")),
                HasSubstr("/expect/absent/0/rule"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"absent":[{"event":"spun","place":1}]})")),
                HasSubstr("/expect/absent/0/place: the event \"spun\" has no such key"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"absent":[{"spaec":"C.1.1"}]})")),
                HasSubstr("/expect/absent/0/spaec: no event of this game has such a key"));
    EXPECT_THAT(malformed(scenario(rolls, choices, R"({"refusal":"FD-GEAR-33"})")), HasSubstr("/expect/refusal"));
    EXPECT_THAT(malformed(scenario(R"(["geer 12"])", choices)),
                HasSubstr("/rolls/0: nothing is rolled for \"geer\" in this game"));
    EXPECT_EQ(fault_in(scenario(rolls, choices, R"({"absent":["FD-OVER-13",{"event":"spun","seat":1}]})")), "");
}

TEST(Scenario, ARefusedChoiceMayBeFollowedByOthers) {
    const std::string refused = R"([{"choice":"1: gear 5","refusal":"FD-GEAR-03","offers":["1: gear 4"]},)";
    EXPECT_EQ(fault_in(scenario(rolls, refused + R"("1: gear 4","1: move 12"])")), "");
    EXPECT_THAT(fault_in(scenario(rolls, R"([{"choice":"1: gear 4","refusal":"FD-GEAR-03"}])")),
                HasSubstr("/choices/0/refusal: expected FD-GEAR-03, but \"1: gear 4\" was accepted"));
    EXPECT_THAT(fault_in(scenario(rolls, R"([{"choice":"1: gear 5","refusal":"FD-GEAR-08"}])")),
                HasSubstr("/choices/0/refusal: expected FD-GEAR-08, found FD-GEAR-03"));
}

TEST(Scenario, WhatIsExpectedOfAChoiceIsLookedAtThen) {
    EXPECT_EQ(fault_in(scenario(rolls, R"([{"choice":"1: gear 4","events":["die-rolled"],"absent":["drove"]},
                                           {"choice":"1: move 12","events":["drove"],"absent":["die-rolled"]}])")),
              "");
    EXPECT_THAT(fault_in(scenario(rolls, R"([{"choice":"1: gear 4","position":{"turn":2}},"1: move 12"])")),
                HasSubstr("/choices/0/position/turn: expected 2, found 1"));
}

TEST(Scenario, AcceptsStandingsAndSets) {
    EXPECT_EQ(fault_in(scenario(rolls, choices, R"({"accepts":["2: gear 5"],"standings":{"1":{"seat":2}}})")), "");
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"accepts":["2: gear 6"]})")),
                HasSubstr("/expect/accepts/0: \"2: gear 6\" is refused: only one gear up at a time (FD-GEAR-03)"));
    EXPECT_THAT(fault_in(scenario(rolls, choices, R"({"standings":{"1":{"seat":1}}})")),
                HasSubstr("/expect/standings/1/seat: expected 1, found 2"));
}

TEST(Scenario, TheAnswerTellsWhatIsAsked) {
    const Adjudication result = adjudicate(library(), "s.json", scenario(rolls, choices));
    const Json& asked = result.answer["asked"];
    ASSERT_EQ(asked.size(), 1U);
    EXPECT_EQ(asked[0]["seat"], 2);
    EXPECT_EQ(asked[0]["question"]["key"], "gear");
    EXPECT_EQ(asked[0]["offers"][0], "gear 1");
}

// Nothing is told that was never rolled.
TEST(Scenario, TheStoryStopsBeforeAMissingRoll) {
    const Adjudication result = adjudicate(library(), "s.json", scenario("[]", R"(["1: gear 4","1: move 12"])"));
    EXPECT_THAT(result.fault.value_or(""), HasSubstr("/choices/0"));
    EXPECT_EQ(result.answer["asked"][0]["question"]["key"], "gear");
    EXPECT_EQ(result.answer["position"]["cars"][0]["gear"], 3);
    for (const Json& event : result.answer["events"]) EXPECT_NE(event["event"], "shifted");
    const Adjudication start = adjudicate(library(), "s.json", R"({"game":"formula-d","seats":2,"rolls":["grid 18"]})");
    EXPECT_THAT(start.fault.value_or(""), HasSubstr("the rules ask for the roll \"grid\" of seat 2"));
    EXPECT_TRUE(start.answer["events"].empty());
}

TEST(Scenario, NamesARollThatWasNotScripted) {
    EXPECT_EQ(fault_in(scenario("[]", R"(["1: gear 4"])")),
              "/choices/0: \"1: gear 4\": the rules ask for the roll \"gear\" of seat 1, 7 to 12; no roll is left");
    EXPECT_THAT(fault_in(scenario(R"(["collision 4"])", R"(["1: gear 4"])")), HasSubstr("roll 1 is \"collision 4\""));
    EXPECT_THAT(fault_in(scenario(R"(["gear 13"])", R"(["1: gear 4"])")), HasSubstr("7 to 12"));
    EXPECT_EQ(fault_in(scenario(R"(["gear 12","gear 3"])", choices)), "/rolls: roll 2 \"gear 3\" was not asked for");
}

TEST(Scenario, FaultsNameTheirPlace) {
    EXPECT_THAT(fault_in("{"), HasSubstr("s.json:1:"));
    EXPECT_THAT(fault_in("[]"), HasSubstr("expected an object"));
    EXPECT_THAT(fault_in(scenario(R"([5])", choices)), HasSubstr("/rolls/0"));
    EXPECT_THAT(fault_in(scenario(R"(["gear"])", choices)), HasSubstr("/rolls/0: expected a roll"));
    EXPECT_THAT(fault_in(scenario(rolls, R"(["gear 4"])")),
                HasSubstr("/choices/0: expected a seat from 1 to 2 and its answer"));
    EXPECT_THAT(fault_in(scenario(rolls, R"(["3: gear 4"])")), HasSubstr("/choices/0"));
    EXPECT_THAT(fault_in(R"({"game":"formula-d","position":{"cars":[{"space":"X.1.1"},{"space":"C.1.1"}]}})"),
                HasSubstr("/position/cars/0/space"));
    for (const char* cars : {"5", "[]", "{}", "null", R"([{"space":"C.1.1"}])"})
        EXPECT_THAT(fault_in(R"({"game":"formula-d","position":{"cars":)" + std::string(cars) + "}}"),
                    HasSubstr("/position/cars: expected an array of 2 to 10 entries"));
    EXPECT_THAT(fault_in(R"({"game":"formula-d","position":{}})"), HasSubstr("/position: the key \"cars\" is missing"));
    EXPECT_THAT(fault_in(R"({"game":"schneider","position":{"planes":[]}})"), HasSubstr("/position/planes: expected"));
    EXPECT_THAT(fault_in(R"({"game":"formula-d","speed":1,"position":{"cars":[{"space":"C.1.2"},{"space":"C.1.1"}]}})"),
                HasSubstr("/speed: unknown key"));
}

TEST(Scenario, WithoutAPositionTheMatchBegins) {
    const std::string text =
        R"({"game":"formula-d","seats":2,"rolls":["grid 18","grid 5","1: start 1","2: start 20"]})";
    const Adjudication result = adjudicate(library(), "s.json", text);
    EXPECT_TRUE(result.as_expected()) << *result.fault;
    EXPECT_EQ(result.answer["awaiting"], Json::array({2}));
}

TEST(Scenario, OddsAreThoseOfTheLastChoice) {
    const auto odds = scenario_odds(library(), "s.json", scenario(rolls, choices));
    ASSERT_TRUE(odds) << odds.error().text;
    EXPECT_EQ((*odds)["choice"], "move 12");
    EXPECT_EQ((*odds)["outcomes"]["tires_lost"][0]["value"], 4);
    EXPECT_EQ((*odds)["outcomes"]["tires_lost"][0]["share"], "1/1");
    const auto malformed = [](const std::string& text) {
        const auto answer = scenario_odds(library(), "s.json", text);
        EXPECT_FALSE(answer) << text;
        return !answer && answer.error().malformed;
    };
    EXPECT_TRUE(malformed(scenario("[]", "[]")));
    EXPECT_FALSE(malformed(scenario("[]", R"(["1: gear 5"])"))) << "an illegal answer is no fault of the text";
    EXPECT_FALSE(malformed(scenario("[]", R"(["1: gear 1", "1: gear 1"])"))) << "nor is a roll that is missing";
    EXPECT_TRUE(malformed("{"));
}

TEST(Difference, SetsHaveNoOrder) {
    constexpr std::string_view sets[] = {"hand"};
    const Json actual = Json::parse(R"({"hand":["a","b"],"pile":["a","b"]})");
    EXPECT_FALSE(difference(Json::parse(R"({"hand":["b","a"]})"), actual, "", sets));
    EXPECT_TRUE(difference(Json::parse(R"({"pile":["b","a"]})"), actual, "", sets));
    EXPECT_TRUE(difference(Json::parse(R"({"hand":["b","b"]})"), actual, "", sets));
    EXPECT_TRUE(difference(Json::parse(R"({"hand":["b"]})"), actual, "", sets));
    EXPECT_FALSE(difference(Json::parse(R"({"hand":{"1":"a"}})"), actual, "", sets));
}

TEST(Difference, ExpectsOnlyWhatIsGiven) {
    const Json actual = Json::parse(R"({"a":1,"b":[{"x":1,"y":2},{"x":3}],"c":null})");
    const auto differs = [&](const char* expected) { return difference(Json::parse(expected), actual).value_or("no"); };
    EXPECT_EQ(differs(R"({})"), "no");
    EXPECT_EQ(differs(R"({"a":1,"c":null})"), "no");
    EXPECT_EQ(differs(R"({"b":{"2":{"x":3}}})"), "no");
    EXPECT_EQ(differs(R"({"b":[{"x":1},{}]})"), "no");
    EXPECT_EQ(differs(R"({"b":[{"x":1}]})"), R"(/b: expected [{"x":1}], found [{"x":1,"y":2},{"x":3}])");
    EXPECT_EQ(differs(R"({"b":{"0":{}}})"), "/b/0: there is no such entry, from 1 to 2");
    EXPECT_EQ(differs(R"({"b":{"2":{"y":3}}})"), "/b/2/y: expected 3, found nothing");
    EXPECT_EQ(differs(R"({"a":"1"})"), R"(/a: expected "1", found 1)");
}

}  // namespace
}  // namespace paddock::table::tests
