#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "table/games.hpp"
#include "table/live_match.hpp"

// Whole matches as text, dice included. A rule that changes changes them; then they are approved
// anew on purpose: PADDOCK_APPROVE=1 writes the files instead of comparing them.
namespace paddock::table {
namespace {

struct Golden {
    const char* name;
    const char* setup;
};

// Every optional rule appears somewhere.
constexpr Golden matches[] = {
    {"first-race", R"({"game": "formula-d", "seats": 4})"},
    {"club-night", R"({"game": "formula-d", "seats": 6,
        "options": {"weather": true, "tires": true, "tech_pit": true, "three_lap": true}})"},
    {"teams-and-builders", R"({"game": "formula-d", "seats": 6, "options": {"teams": true, "build": true}})"},
    {"qualifying-in-the-rain", R"({"game": "formula-d", "seats": 3,
        "options": {"qualifying": true, "weather": true, "tires": true}})"},
    {"road-race", R"({"game": "formula-d", "circuit": "race-city", "seats": 10,
        "options": {"road_race": true, "weather": true}})"},
    {"formula-1-in-race-city", R"({"game": "formula-d", "circuit": "race-city", "seats": 5})"},
    {"first-flight", R"({"game": "schneider", "seats": 4, "options": {"autopilots": 3}})"},
    {"expert-at-venice", R"({"game": "schneider", "circuit": "venice-1927", "seats": 4,
        "options": {"cockpit": "expert", "pilots": "free", "start_aircoins": 15, "public_purse": false}})"},
    {"three-races-with-development", R"({"game": "schneider", "circuit": "monaco-1914", "seats": 4,
        "options": {"cockpit": "expert", "campaign": "long", "autopilots": 1, "start_aircoins": 30}})"},
    {"season-on-basic-cockpits", R"({"game": "schneider", "circuit": "naples-1922", "seats": 3,
        "options": {"campaign": "medium", "public_log": false, "doolittle": "lap", "repair_timing": "after"}})"},
};

std::string path_of(const Golden& golden) {
    return std::string(PADDOCK_SOURCE_DIR) + "/tests/golden/" + golden.name + ".jsonl";
}

std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const Library& library() {
    static const Library built_in;
    return built_in;
}

// Plays a match whose odd seats drive as the ledger's defaults do, and whose even seats now and
// then do something else.
std::string record_of(const Golden& golden) {
    auto match = open_match(library(), golden.name, golden.setup);
    if (!match) return to_text(match.error().front());
    TextSink sink;
    Dice dice;
    dice.seed = Seed{1, 9, 3, 4};
    dice.stopwatch = [](Seat seat) { return 75 + 7 * number(seat); };
    auto live = LiveMatch::begin(std::move(*match), std::move(dice), sink);
    if (!live) return live.error().why;
    FastRolls whims{1934};
    for (int answers = 0; !live->match().over() && answers < 20'000; ++answers) {
        const Seat seat = live->match().awaiting().lowest();
        const std::vector<std::string> texts = live->match().choice_texts(seat);
        const bool whim = number(seat) % 2 == 0 && whims.below(4) == 0;
        const std::string choice = whim ? texts[static_cast<std::size_t>(whims.below(static_cast<int>(texts.size())))]
                                        : live->match().fallback(seat);
        if (const auto played = live->play(seat, choice); !played) return choice + ": " + played.error().why;
    }
    if (const auto shown = live->reveal(); !shown) return shown.error().why;
    return sink.text;
}

class GoldenMatch : public testing::TestWithParam<Golden> {};

TEST_P(GoldenMatch, is_played_again_to_the_same_bytes) {
    const std::string record = record_of(GetParam());
    if (std::getenv("PADDOCK_APPROVE") != nullptr) std::ofstream(path_of(GetParam()), std::ios::binary) << record;
    EXPECT_EQ(record, read(path_of(GetParam())));
}

TEST_P(GoldenMatch, is_proven_by_its_seed) {
    const Verdict verdict = verify(library(), GetParam().name, read(path_of(GetParam())));
    EXPECT_TRUE(verdict.sound()) << to_text(*verdict.fault);
    EXPECT_TRUE(verdict.over);
    EXPECT_TRUE(verdict.rolls_proven) << verdict.unproven;
    EXPECT_GT(verdict.choices, 20U);
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenMatch, testing::ValuesIn(matches), [](const auto& golden) {
    std::string name = golden.param.name;
    for (char& letter : name) {
        if (letter == '-') letter = '_';
    }
    return name;
});

}  // namespace
}  // namespace paddock::table
