#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/support/matches.hpp"

// Every loss is explained in its own case, in every language.
namespace paddock::table::tests {
namespace {

using testing::HasSubstr;

// Plays answers of seat 1 from a position, and gives the first event of that kind.
Told told_of(const std::string& kind, const std::string& cars, const std::vector<std::string>& choices,
             const std::vector<Rolled>& rolls, const std::string& options = "{}") {
    const auto match = opened(R"({"game":"formula-d","seats":2,"options":)" + options + "}");
    const JsonDocument read = document(R"({"turn":1,"cars":[)" + cars + "]}");
    ScriptedRolls script(rolls);
    EXPECT_TRUE(match->lay_out(read, read.root(), script)) << all_of(read.errors());
    for (const std::string& choice : choices) {
        const auto played = match->play(Seat{0}, choice, script);
        EXPECT_TRUE(played) << choice << ": " << (played ? "" : played.error().why);
    }
    for (const Told& told : match->told(Seat::nobody, 0, match->event_count()))
        if (told.json["event"] == kind) return told;
    ADD_FAILURE() << "no " << kind;
    return {};
}

const std::string far_away = R"(,{"space":"C.13.1","gear":2})";

// C.2.6 is the last space of Sainte-Dévote, which asks for one stop.
TEST(Why, OvershootingNamesTheCornerItsStopsAndTheSpacesPast) {
    const std::string car = R"({"space":"C.1.11","gear":4,"wear":{"tires":5}})";
    const Told lost = told_of("wear-lost", car + far_away, {"gear 4", "move 10"}, {{"gear", {}, 10}});
    EXPECT_EQ(lost.why, "Sainte-Dévote asks for 1 stop; car 1 has made 0. 3 spaces past its end cost 3 tyres.");
    EXPECT_EQ(lost.json["why"], lost.why);
    const Told spun = told_of("spun", R"({"space":"C.1.11","gear":4,"wear":{"tires":3}})" + far_away,
                              {"gear 4", "move 10"}, {{"gear", {}, 10}});
    EXPECT_THAT(spun.why, HasSubstr("3 spaces past its end is just what the tyres bear"));
    const Told out = told_of("car-out", R"({"space":"C.1.11","gear":4,"wear":{"tires":2}})" + far_away,
                             {"gear 4", "move 10"}, {{"gear", {}, 10}});
    EXPECT_THAT(out.why, HasSubstr("3 spaces past its end is more than the tyres could pay"));
}

TEST(Why, SkippedGearsAndBrakesAreCounted) {
    const std::string car = R"({"space":"C.3.1","gear":5})";
    const Told skipped = told_of("wear-lost", car + far_away, {"gear 3"}, {{"gear", {}, 4}});
    EXPECT_EQ(skipped.why, "From 5th down to 3rd 1 gear is skipped; that costs 1 gearbox.");
    const Told braked = told_of("wear-lost", R"({"space":"C.3.1","gear":3})" + far_away, {"gear 3", "move 4 brake 2"},
                                {{"gear", {}, 6}});
    EXPECT_EQ(braked.why, "The die showed 6; braking took off 2 spaces, and each costs a brake: 2 brakes.");
}

TEST(Why, ATestTellsTheRollAndWhatHurts) {
    const Told lost = told_of("wear-lost", R"({"space":"C.3.1","gear":2},{"space":"L.3.3","gear":2})",
                              {"gear 2", "move 2"}, {{"gear", {}, 2}, {"collision", {}, 20}, {"collision", {}, 1}});
    EXPECT_EQ(lost.why, "Collision: the black die showed 1, and up to 1 hurts. That cost 1 body; 2 are left.");
}

// "Tunnel 6C", not "C.13.6".
TEST(Why, SentencesNamePlaces) {
    const Told drove = told_of("drove", R"({"space":"C.13.2","gear":3},{"space":"C.3.1","gear":2})",
                               {"gear 3", "move 4"}, {{"gear", {}, 4}});
    EXPECT_EQ(drove.sentence, "Car 1 drives 4 spaces to Tunnel 6C.");
}

// Whatever dice and answers bring, no loss is left without its case, and no sentence with a gap or a code.
TEST(Why, EveryLossHasItsCaseInEveryLanguage) {
    std::map<std::string, int> explained;
    for (const std::string& setup : varied_setups()) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto match = opened(setup);
            FastRolls rolls(seed);
            match->start(rolls);
            play_at_random(*match, rolls, 300);
            for (const LanguageName& known : languages) {
                const Words& words = words_of("formula-d", known.language);
                for (const Told& told : match->told(Seat::nobody, 0, all_there_are, words)) {
                    const std::string kind = told.json["event"];
                    EXPECT_EQ(told.sentence.find_first_of("{}"), std::string::npos) << told.sentence;
                    EXPECT_EQ(told.sentence.find("⟦"), std::string::npos) << told.sentence;
                    EXPECT_EQ(told.why.find_first_of("{}"), std::string::npos) << told.why;
                    EXPECT_EQ(told.why.find("case."), std::string::npos) << told.why;
                    if (kind == "wear-lost" || kind == "spun" || kind == "car-out" || kind == "overshot") {
                        EXPECT_NE(told.why, "") << told.rule << ": " << told.sentence;
                        ++explained[kind];
                    }
                }
            }
        }
    }
    for (const char* kind : {"wear-lost", "spun", "car-out", "overshot"}) EXPECT_GT(explained[kind], 0) << kind;
}

}  // namespace
}  // namespace paddock::table::tests
