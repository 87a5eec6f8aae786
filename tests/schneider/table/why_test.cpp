#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/schneider/table/support.hpp"

// Every loss is explained in its own case, and planes are spoken of by their nations.
namespace paddock::table::tests {
namespace {

TEST(SchneiderWhy, EveryLossHasItsCaseInEveryLanguage) {
    std::map<std::string, int> explained;
    for (const std::string& setup : schneider_setups()) {
        const auto match = opened(setup);
        FastRolls rolls(7);
        match->start(rolls);
        play_at_random(*match, rolls, 300);
        for (const LanguageName& known : languages) {
            const Words& words = words_of("schneider", known.language);
            for (const Told& told : match->whole_story(0, all_there_are, words)) {
                const std::string kind = told.json["event"];
                EXPECT_EQ(told.sentence.find_first_of("{}"), std::string::npos) << told.sentence;
                EXPECT_EQ(told.sentence.find("⟦"), std::string::npos) << told.sentence;
                EXPECT_EQ(told.why.find_first_of("{}"), std::string::npos) << told.why;
                EXPECT_EQ(told.why.find("case."), std::string::npos) << told.why;
                if (kind == "oversped" || kind == "crashed" || kind == "pushed-on") {
                    EXPECT_NE(told.why, "") << told.rule << ": " << told.sentence;
                    ++explained[kind];
                }
                if (kind == "token-drawn" && told.json["token"] == "damage" && !told.why.empty()) ++explained[kind];
            }
        }
    }
    for (const char* kind : {"oversped", "crashed", "pushed-on", "token-drawn"}) EXPECT_GT(explained[kind], 0) << kind;
}

TEST(SchneiderWhy, PlanesAreSpokenOfByTheirNation) {
    const auto match = opened(R"({"game":"schneider","seats":[{"name":"Ada"},{"name":"Plane 2"}]})");
    FastRolls rolls(3);
    match->start(rolls);
    play_at_random(*match, rolls, 30);
    const Json planes = match->position()["planes"];
    ASSERT_EQ(planes.size(), 2U);
    const Words& words = words_of("schneider", Language::italian);
    const auto nation = [&](int i) {
        return words.say("nation." + planes[static_cast<std::size_t>(i)]["nation"].get<std::string>());
    };
    EXPECT_EQ(match->called(Seat{0}, words), "Ada (" + nation(0) + ")");
    EXPECT_EQ(match->called(Seat{1}, words), nation(1));
}

}  // namespace
}  // namespace paddock::table::tests
