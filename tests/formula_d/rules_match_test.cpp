// Rules about what a match is before it starts: the board, the options (rule reference §4.1).

#include "table/games.hpp"
#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

using table::Json;

const table::Library& library() {
    static const table::Library content;
    return content;
}

// The match a set-up leads to, or nothing when it is refused.
std::unique_ptr<table::AnyMatch> opened(const std::string& rest) {
    auto match = table::open_match(library(), "setup.json", R"({"game": "formula-d")" + rest + "}");
    return match ? std::move(*match) : nullptr;
}

// The value of an option in a match with these ones chosen, as JSON text.
std::string value_of(const std::string& option, const std::string& chosen) {
    const auto match = opened(R"(, "seats": ["Ada", "Ben"], "options": {)" + chosen + "}");
    if (!match) return "refused";
    const Json setup = match->setup();
    return setup["options"].contains(option) ? setup["options"][option].dump() : "unknown";
}

TEST(Match, FD_GEN_05_monaco_is_the_default_board) {
    const auto match = opened(R"(, "seats": ["Ada", "Ben"])");
    ASSERT_NE(match, nullptr);
    ASSERT_NE(match->circuit(), nullptr);
    EXPECT_EQ(match->circuit()->key(), "monaco");
    EXPECT_EQ(match->circuit()->track().track_spaces, 533);
    const auto city = opened(R"(, "circuit": "race-city", "seats": ["Ada", "Ben"])");
    ASSERT_NE(city, nullptr);
    EXPECT_EQ(city->circuit()->key(), "race-city");
}

TEST(Match, FD_GEN_06_optional_rules_are_off_until_chosen) {
    for (const char* option :
         {"build", "qualifying", "three_lap", "weather", "tires", "tech_pit", "teams", "road_race"}) {
        EXPECT_EQ(value_of(option, ""), "false") << option;
        EXPECT_EQ(value_of(option, "\"" + std::string(option) + "\": true"), "true") << option;
    }
    EXPECT_EQ(value_of("weather", R"("road_race": true)"), "true") << "on in road races";
    EXPECT_EQ(value_of("weather", R"("road_race": true, "weather": false)"), "false");
    EXPECT_EQ(value_of("tires", R"("weather": true)"), "true") << "as the weather";
    EXPECT_EQ(value_of("tires", R"("weather": true, "tires": false)"), "false");
}

TEST(Match, FD_RUL_01_the_fewest_players) {
    EXPECT_EQ(opened(R"(, "seats": ["Ada"])"), nullptr);
    EXPECT_NE(opened(R"(, "seats": ["Ada"], "options": {"min_players": 1})"), nullptr);
}

TEST(Match, FD_RUL_02_the_basic_rules_are_no_option) {
    EXPECT_EQ(value_of("basic", R"("basic": true)"), "refused");
    EXPECT_EQ(value_of("basic", R"("basic": false)"), "refused");
    EXPECT_EQ(value_of("basic", ""), "unknown");
}

TEST(Match, FD_RUL_73_the_defaults_of_the_rulings) {
    const std::vector<std::pair<std::string, std::string>> defaults{
        {"collision_rolls", "\"per_pair\""},
        {"block_substitution", "false"},
        {"overtake_lane_changes", "\"count\""},
        {"zigzag_debris", "true"},
        {"last_engine_skip", "\"eliminate\""},
        {"order_basis", "\"progress\""},
        {"overshoot_past_flag", "\"to_line\""},
        {"weather_timing", "\"immediate\""},
        {"soft_rain_lap3_slide", "true"},
        {"slip_corner_nobrake", "\"forbid\""},
        {"qual_wp_actions", "\"skip\""},
        {"qual_clock", "\"real\""},
        {"qual_one_of_three", "\"penalty\""},
        {"nitro_no_brake", "false"},
        {"police_contest", "\"per_lap\""},
        {"frog_slide", "\"always\""},
        {"start_block_free", "true"},
        {"no_move_no_test", "false"},
        {"team_points_for_dnf", "false"},
        {"li_scope", "\"lap_crossing\""},
        {"f1_street_hazards", "true"},
        {"team_stop_limit", "2"},
        {"min_players", "2"},
        {"marker_limit", "0"},
    };
    for (const auto& [option, value] : defaults) EXPECT_EQ(value_of(option, ""), value) << option;
    EXPECT_EQ(value_of("team_stop_limit", R"("team_stop_limit": 3)"), "refused");
    EXPECT_EQ(value_of("team_stop_limit", R"("team_stop_limit": 4)"), "4");
}

}  // namespace
}  // namespace paddock::formula_d::tests
