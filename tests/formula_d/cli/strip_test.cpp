#include "cli/strip.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/text.hpp"
#include "engine/track/compile.hpp"
#include "table/library.hpp"

// The board as a few lines of text.
namespace paddock::cli {
namespace {

struct Drawn {
    std::vector<std::string> lines;

    // What stands at a column of a line; each line begins with its three columns of label.
    std::string at(std::size_t line, std::size_t column, std::size_t width) const {
        const std::string before = cut(lines[line], column);
        return cut(lines[line].substr(before.size()), width);
    }
};

class Strip : public testing::Test {
  protected:
    Drawn draw(const std::string& around, int width, StripPlan plan = {}) {
        std::ostringstream out;
        LineReader in(-1);
        const Console console(out, out, in, {width, 24, false, false, true});
        plan.around = space(around);
        return {draw_strip(circuit(), source(), plan, console)};
    }
    track::SpaceId space(const std::string& name) const { return track::find_space(circuit(), name); }
    const track::Circuit& circuit() const { return library_.circuit(key_)->track(); }
    const track::Source& source() const { return library_.circuit(key_)->file.source; }

    table::Library library_;
    std::string key_ = "monaco";
};

constexpr std::size_t own_column = 3 + 4 * 3;  // the label, and four spaces behind

TEST_F(Strip, the_own_car_stands_four_spaces_from_the_left) {
    StripPlan plan{.ahead = 10, .marks = {{space("C.3.7"), "[1]", Paint::mine}}};
    const Drawn drawn = draw("C.3.7", 80, plan);
    ASSERT_EQ(drawn.lines.size(), 4U);
    EXPECT_EQ(drawn.at(2, own_column, 3), "[1]");
    EXPECT_EQ(drawn.lines[1].substr(0, 3), "L  ");
    EXPECT_EQ(drawn.lines[3].substr(0, 3), "R  ");
}

TEST_F(Strip, a_sign_of_four_columns_is_whole_where_there_is_room) {
    const Drawn alone = draw("C.3.7", 80, {.ahead = 10, .marks = {{space("C.3.7"), "[10]", Paint::mine}}});
    EXPECT_EQ(alone.at(2, own_column, 5), "[10]·");
    const Drawn together =
        draw("C.3.7", 80,
             {.ahead = 10, .marks = {{space("C.3.7"), "[10]", Paint::mine}, {space("C.3.8"), "[3]", Paint::strong}}});
    EXPECT_EQ(together.at(2, own_column, 6), "[10[3]");
}

TEST_F(Strip, no_line_is_wider_than_the_screen) {
    for (const char* around : {"C.1.1", "L.10.5", "R.23.14", "P3", "C.18.2"}) {
        for (const int width : {40, 80, 133}) {
            for (const std::string& line : draw(around, width, {.ahead = 30}).lines)
                EXPECT_LE(columns(line), static_cast<std::size_t>(width)) << around << "\n" << line;
        }
    }
}

TEST_F(Strip, far_sight_takes_another_band) {
    EXPECT_EQ(draw("C.3.7", 80, {.ahead = 10}).lines.size(), 4U);
    EXPECT_EQ(draw("C.3.7", 80, {.ahead = 32}).lines.size(), 8U);
}

TEST_F(Strip, corners_show_stops_made_and_needed) {
    const Drawn before = draw("C.1.8", 80, {.ahead = 12});
    EXPECT_NE(before.lines[0].find("Sainte-Dévote 0/1"), std::string::npos) << before.lines[0];
    const int hairpin = circuit().at(space("C.10.3")).corner;
    const Drawn inside = draw("C.10.3", 80, {.ahead = 8, .corner = hairpin, .stops_made = 2});
    EXPECT_NE(inside.lines[0].find("Grand Hôtel hairpin, stops 2 of 3"), std::string::npos) << inside.lines[0];
}

TEST_F(Strip, the_pit_lane_runs_beside_the_road) {
    const Drawn drawn = draw("R.23.10", 80, {.ahead = 18, .box = circuit().boxes[0]});
    ASSERT_EQ(drawn.lines.size(), 5U);
    EXPECT_EQ(drawn.lines[4].substr(0, 3), "P  ");
    EXPECT_NE(drawn.lines[4].find("■"), std::string::npos);
    EXPECT_NE(drawn.lines[2].find("║"), std::string::npos) << "the finish line";
}

TEST_F(Strip, every_space_has_a_place_and_level_spaces_stand_level) {
    const Road road(circuit(), source());
    EXPECT_EQ(road.column(space("L.1.5")), road.column(space("R.1.5")));
    for (int i = 0; i < circuit().track_spaces; ++i) {
        const track::SpaceId id = track::space_id(i);
        EXPECT_GE(road.column(id), 0);
        EXPECT_LT(road.column(id), road.length());
        EXPECT_GE(road.distance(id, circuit().at(id).ahead), 1);
        EXPECT_LE(road.distance(id, circuit().at(id).ahead), 2);
    }
}

TEST_F(Strip, dangers_of_the_street_are_seen) {
    key_ = "race-city";
    const Drawn drawn = draw("C.13.1", 80, {.ahead = 12});
    EXPECT_NE(drawn.lines[1].find('!'), std::string::npos) << "a red space of the danger zone";
    EXPECT_NE(draw("C.15.1", 80, {.ahead = 9}).lines[2].find('^'), std::string::npos) << "a sniper's window";
}

}  // namespace
}  // namespace paddock::cli
