#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/library.hpp"
#include "tests/support/matches.hpp"

namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

std::string faults_of(const std::string& setup) {
    const auto match = open_match(library(), "set-up", setup);
    return match ? "" : all_of(match.error());
}

TEST(SetUp, FillsInWhatGoesWithoutSaying) {
    const auto match = opened(R"({"game":"formula-d","seats":["Ada",{"name":"Ben","pilot":"bot 3"}]})");
    ASSERT_TRUE(match);
    EXPECT_EQ(match->game(), "formula-d");
    EXPECT_EQ(match->seats(), 2);
    EXPECT_EQ(match->names()[1], "Ben");
    EXPECT_EQ(match->pilots()[1], "bot 3");
    EXPECT_EQ(match->circuit()->key(), "monaco");
    const Json setup = match->setup();
    EXPECT_EQ(setup["options"]["collision_rolls"], "per_pair");
    EXPECT_EQ(setup["options"]["weather"], false);
    EXPECT_FALSE(match->started());
    EXPECT_FALSE(match->over());
    EXPECT_TRUE(match->awaiting().empty());
}

TEST(SetUp, WrittenSetUpOpensTheSameMatch) {
    for (const std::string& setup : varied_setups()) {
        const auto match = opened(setup);
        ASSERT_TRUE(match);
        const auto again = opened(line_of(match->setup()));
        ASSERT_TRUE(again);
        EXPECT_EQ(line_of(match->setup()), line_of(again->setup()));
    }
}

TEST(SetUp, RoadRacesHaveWeatherAndWeatherHasTires) {
    const auto road = opened(R"({"game":"formula-d","circuit":"race-city","options":{"road_race":true},"seats":2})");
    EXPECT_EQ(road->setup()["options"]["weather"], true);
    EXPECT_EQ(road->setup()["options"]["tires"], false);
    const auto wet = opened(R"({"game":"formula-d","options":{"weather":true},"seats":2})");
    EXPECT_EQ(wet->setup()["options"]["tires"], true);
}

TEST(SetUp, FaultsNameTheirPlace) {
    EXPECT_THAT(faults_of("{"), HasSubstr("set-up:1:"));
    EXPECT_THAT(faults_of(R"({"seats":2})"), HasSubstr("\"game\" is missing"));
    EXPECT_THAT(faults_of(R"({"game":"ludo","seats":2})"), HasSubstr("/game: expected one of formula-d"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","circuit":"moon","seats":2})"), HasSubstr("/circuit: no circuit"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":17})"), HasSubstr("/seats: expected a whole number"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":11})"), HasSubstr("/seats: at most 10"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":1})"), HasSubstr("FD-GEN-03"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":3,"options":{"teams":true}})"), HasSubstr("FD-TEAM-01"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":2,"options":{"fog":true}})"),
                HasSubstr("/options/fog: unknown key"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":2,"options":{"weather":1}})"),
                HasSubstr("/options/weather: expected true or false"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":2,"speed":3})"), HasSubstr("/speed: unknown key"));
    EXPECT_THAT(faults_of(R"({"game":"formula-d","seats":["A\u0007"]})"), HasSubstr("/seats/0: expected text without"));
}

class Playing : public testing::Test {
  protected:
    std::unique_ptr<AnyMatch> match = opened(R"({"game":"formula-d","seats":["Ada","Ben","Cy"]})");
    FastRolls rolls{3};

    // Plays on until this is asked.
    void until(const std::string& question) {
        if (!match->started()) match->start(rolls);
        while (!match->over() && match->question(match->awaiting().lowest()).key != question) {
            const Seat seat = match->awaiting().lowest();
            ASSERT_TRUE(match->play(seat, match->fallback(seat), rolls));
        }
    }
};

TEST_F(Playing, ListsWhatMayBeAnswered) {
    until("gear");
    const Seat seat = match->awaiting().lowest();
    EXPECT_EQ(match->question(seat).text, "Which gear?");
    const std::vector<Offer> offers = match->offers(seat);
    ASSERT_GE(offers.size(), 2U);
    EXPECT_EQ(offers[0].text, "gear 1");
    EXPECT_EQ(offers[0].label, "1st: 1–2 spaces");
    EXPECT_EQ(line_of(offers[1].json), R"({"do":"gear","gear":2})");
    EXPECT_EQ(match->choice_texts(seat).size(), offers.size());
    const Seat other = paddock::seat((number(seat) + 1) % 3);
    EXPECT_TRUE(match->offers(other).empty());
    EXPECT_EQ(match->question(other).key, "");
    EXPECT_EQ(match->fallback(other), "");
}

TEST(Offers, OfSkippedGearsShowTheirCost) {
    const auto match = opened(R"({"game":"formula-d","seats":2})");
    FastRolls rolls(3);
    const JsonDocument position =
        document(R"({"turn":1,"cars":[{"space":"C.3.1","gear":5},{"space":"L.3.2","gear":2}]})");
    ASSERT_TRUE(match->lay_out(position, position.root(), rolls)) << all_of(position.errors());
    const std::vector<Offer> offers = match->offers(Seat{0});
    ASSERT_EQ(offers[0].text, "gear 1");
    EXPECT_EQ(line_of(offers[0].costs), R"({"brakes":1,"gearbox":1,"engine":1})");
    EXPECT_EQ(line_of(offers[3].costs), "{}");
}

TEST_F(Playing, TakesTextAndJson) {
    until("gear");
    const Seat seat = match->awaiting().lowest();
    const auto twin = match->copy();
    FastRolls a(5);
    FastRolls b(5);
    const auto by_text = match->play(seat, "  gear 2 ", a);
    const auto by_json = twin->play_json(seat, R"({"gear":2,"do":"gear"})", b);
    ASSERT_TRUE(by_text);
    ASSERT_TRUE(by_json);
    EXPECT_EQ(by_text->text, "gear 2");
    EXPECT_EQ(by_json->text, "gear 2");
    EXPECT_GT(by_text->event_count, 0U);
    EXPECT_EQ(line_of(match->position()), line_of(twin->position()));
}

TEST_F(Playing, RefusesWithAReasonAndChangesNothing) {
    until("gear");
    const Seat seat = match->awaiting().lowest();
    const std::string before = line_of(match->position());
    const std::size_t events = match->event_count();
    const auto too_high = match->play(seat, "gear 6", rolls);
    ASSERT_FALSE(too_high);
    EXPECT_EQ(too_high.error().rule, "FD-GEAR-03");
    EXPECT_FALSE(match->play(paddock::seat((number(seat) + 1) % 3), "gear 1", rolls));
    EXPECT_FALSE(match->play(Seat::nobody, "gear 1", rolls));
    EXPECT_FALSE(match->play(paddock::seat(15), "gear 1", rolls));
    for (const char* text : {"", "gear", "gear 7", "gear 1 1", "fly", "move 3", "\x01\xff"})
        EXPECT_FALSE(match->play(seat, text, rolls)) << text;
    for (const char* json : {"", "{", "[]", "null", R"({"do":"gear"})", R"({"do":"gear","gear":9})", R"({"do":"fly"})",
                             R"({"do":"gear","gear":1,"x":1})", R"({"gear":1})"})
        EXPECT_FALSE(match->play_json(seat, json, rolls)) << json;
    EXPECT_FALSE(match->play(seat, std::string(1'000'000, '1'), rolls));
    EXPECT_EQ(line_of(match->position()), before);
    EXPECT_EQ(match->event_count(), events);
}

TEST_F(Playing, ABookmarkBringsEverythingBack) {
    until("gear");
    const Bookmark mark = match->bookmark();
    const std::string before = line_of(match->position());
    const std::size_t events = match->event_count();
    play_at_random(*match, rolls, 40);
    ASSERT_NE(line_of(match->position()), before);
    match->go_back(mark);
    EXPECT_EQ(line_of(match->position()), before);
    EXPECT_EQ(match->event_count(), events);
}

TEST_F(Playing, EveryEventHasARuleOfTheReferenceAndASentence) {
    std::size_t seen = 0;
    for (std::size_t i = 0; i < 4 * varied_setups().size(); ++i) {
        const auto one = opened(varied_setups()[i % varied_setups().size()]);
        FastRolls luck(i);
        one->start(luck);
        play_at_random(*one, luck, 3000);
        for (const Told& told : one->told(Seat::nobody, 0, one->event_count())) {
            ASSERT_TRUE(rule_text("formula-d", told.rule)) << told.rule << ": " << told.sentence;
            ASSERT_EQ(told.json["rule"], told.rule);
            ASSERT_EQ(told.json["text"], told.sentence);
            ASSERT_EQ(told.sentence.back(), '.') << told.sentence;
            ASSERT_EQ(told.sentence.find('?'), std::string::npos) << told.sentence;
            ++seen;
        }
    }
    EXPECT_GT(seen, 5000U);
}

TEST_F(Playing, TheSentenceOfALossTellsTheRoll) {
    const JsonDocument position = document(
        R"({"turn":1,"cars":[{"space":"C.3.1","gear":2},{"space":"L.3.3","gear":2},{"space":"C.1.1","gear":1}]})");
    ScriptedRolls script({{"gear", {}, 2}, {"collision", {}, 20}, {"collision", {}, 1}});
    ASSERT_TRUE(match->lay_out(position, position.root(), script)) << all_of(position.errors());
    ASSERT_TRUE(match->play(Seat{0}, "gear 2", script));
    const auto played = match->play(Seat{0}, "move 2", script);
    ASSERT_TRUE(played);
    EXPECT_FALSE(script.fault());
    std::vector<std::string> sentences;
    for (const Told& told : match->told(Seat::nobody, *played)) sentences.push_back(told.sentence);
    EXPECT_THAT(sentences, testing::Contains("Ada (car 1) loses 1 body (collision, rolled 1), 2 left."));
}

TEST_F(Playing, StandingsAreInOrderOfPlace) {
    until("gear");
    const Json standings = match->standings_json();
    ASSERT_EQ(standings.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(standings[i]["place"], i + 1);
    EXPECT_EQ(standings[0]["fate"], "running");
}

TEST_F(Playing, TypedMatchComesBackForBots) { EXPECT_NE(match_of<formula_d::FormulaD>(*match), nullptr); }

TEST(RuleTexts, AnswerWhy) {
    const auto rule = rule_text("formula-d", "FD-OVER-03");
    ASSERT_TRUE(rule);
    EXPECT_EQ(rule->id, "FD-OVER-03");
    EXPECT_THAT(rule->text, HasSubstr("1 stop, none made"));
    EXPECT_THAT(rule->source, HasSubstr("L121"));
    const auto ruling = rule_text("formula-d", "FD-RUL-16");
    ASSERT_TRUE(ruling);
    EXPECT_THAT(ruling->text, HasSubstr("Only an overshoot spins"));
    EXPECT_EQ(rule_text_in("\n| FD-X-01 | `[opt: tech_pit+tires]` All **lost** tires. | L1 |\n", "FD-X-01")->text,
              "With the option tech pit and tires: All lost tires.");
    EXPECT_FALSE(rule_text("formula-d", "FD-OVER-99"));
    EXPECT_FALSE(rule_text("formula-d", ""));
    EXPECT_FALSE(rule_text("ludo", "FD-OVER-03"));
}

}  // namespace
}  // namespace paddock::table::tests
