// ST-CAMP: the campaign.

#include "table/rolls.hpp"
#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

// A race that ends with these points, first seat first.
void end_race(Race& race, const std::vector<int>& points) {
    for (std::size_t i = 0; i < points.size(); ++i) {
        Plane& plane = race.plane(seat(static_cast<int>(i)));
        plane.lap_points = {byte(points[i]), 0, 0};
        int rank = 1;
        for (const int other : points) rank += other > points[i] ? 1 : 0;
        plane.lap_rank = {byte(rank), byte(rank), byte(rank)};
    }
    race.state.lap = 3;
    race.state.phase = Phase::end_race;
    race.resume();
}

TEST(Campaigns, ST_CAMP_01_ST_CAMP_11_ST_R_81_the_sequences) {
    const auto sequence = [](Campaign campaign, int length) {
        std::string text;
        for (int i = 0; i < length; ++i) {
            const Stage stage = stage_at(campaign, i);
            text += stage == Stage::race ? 'R' : stage == Stage::development ? 'D' : '.';
        }
        return text;
    };
    EXPECT_EQ(Options{}.campaign, Campaign::none);
    EXPECT_EQ(sequence(Campaign::none, 3), "R..");
    EXPECT_EQ(sequence(Campaign::short_, 4), "DR..");
    EXPECT_EQ(sequence(Campaign::medium, 5), "RDR..");
    EXPECT_EQ(sequence(Campaign::long_, 7), "RDRDR..");
    EXPECT_EQ(sequence(Campaign::trophy, 18), "RDRDRDRDRDRDRDRDRD");
}

TEST(Campaigns, ST_CAMP_02_ST_R_75_cups_for_the_first_three_autopilots_too) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    race.add("-");
    race.add("-");
    race.add("-");
    race.add_autopilot(Nation::usa, "-");
    end_race(race, {5, 8, 3, 20});
    EXPECT_EQ(race.plane(seat(3)).cups, (Cups{1, 0, 0}));
    EXPECT_EQ(race.plane(seat(1)).cups, (Cups{0, 1, 0}));
    EXPECT_EQ(race.plane(seat(0)).cups, (Cups{0, 0, 1}));
    EXPECT_EQ(race.plane(seat(2)).cups, (Cups{0, 0, 0}));
}

TEST(Campaigns, ST_CAMP_03_ST_R_63_gold_silver_bronze_points_last_race) {
    Race race{"SPI", {.campaign = Campaign::long_}};
    for (int i = 0; i < 4; ++i) race.add("-");
    race.state.phase = Phase::over;
    for (int i = 0; i < 4; ++i) race.state.ranking.push_back(seat(i));
    race.state.order.clear();
    const auto winner = [&] { return race.game().standings(race.state)[0].seat; };
    const auto reason = [&] {
        const Standings list = race.game().standings(race.state);
        return race.game().ahead_by(race.state, list[0].seat, list[1].seat);
    };
    EXPECT_EQ(reason(), Decided::level);
    race.plane(seat(0)).race_rank = 2;
    race.plane(seat(1)).race_rank = 1;
    race.plane(seat(2)).race_rank = 3;
    race.plane(seat(3)).race_rank = 4;
    EXPECT_EQ(winner(), seat(1)) << "rank in the last race";
    EXPECT_EQ(reason(), Decided::last_race);
    race.plane(seat(2)).earlier_points = 10;
    EXPECT_EQ(winner(), seat(2)) << "points over all races";
    EXPECT_EQ(reason(), Decided::points);
    race.plane(seat(0)).cups.bronze = 1;
    EXPECT_EQ(winner(), seat(0));
    EXPECT_EQ(reason(), Decided::bronze);
    race.plane(seat(1)).cups.silver = 1;
    EXPECT_EQ(winner(), seat(1));
    EXPECT_EQ(reason(), Decided::silver);
    race.plane(seat(3)).cups.gold = 1;
    EXPECT_EQ(winner(), seat(3));
    EXPECT_EQ(reason(), Decided::gold);
}

TEST(Campaigns, ST_CAMP_04_ST_CAMP_10_ST_R_95_three_wins_end_the_trophy) {
    for (const bool third : {false, true}) {
        Race race{"SPI", {.campaign = Campaign::trophy}};
        race.add("-");
        const Seat us = race.add_autopilot(Nation::usa, "-");
        race.plane(us).cups = {byte(third ? 2 : 1), 0, 0};
        race.state.stage = 5;
        end_race(race, {5, 20});
        EXPECT_EQ(race.state.phase == Phase::over, third) << "an autopilot can win it";
        const auto over = race.events<MatchOver>();
        ASSERT_EQ(over.size(), third ? 1U : 0U);
        if (!third) continue;
        EXPECT_EQ(over[0].ahead_by, Decided::trophy);
        EXPECT_EQ(over[0].rule, "ST-CAMP-04"_rule);
    }
}

TEST(Campaigns, ST_R_96_whoever_does_not_choose_flies_the_next_course_of_the_list) {
    Race race{"SPI", {.campaign = Campaign::trophy}};
    race.add("-");
    race.add("-");
    const std::size_t courses = race.game().content().courses.size();
    std::vector<bool> flown(courses, false);
    for (std::size_t i = 0; i < courses; ++i) {
        EXPECT_FALSE(flown[race.state.course]) << "others are unflown";
        flown[race.state.course] = true;
        end_race(race, {5, 20});
        race.plane(seat(1)).cups = {};  // nobody ever wins the trophy
        ASSERT_EQ(race.asks(), Ask::course);
        const std::string next = race.fallback();
        EXPECT_NE(next, "course " + std::to_string(race.state.course + 1));
        race.state.course = static_cast<std::uint8_t>(std::stoi(next.substr(7)) - 1);
        race.state.ask = Ask::nothing;
        race.state.asked = {};
    }
    EXPECT_EQ(race.state.course, 7) << "after the whole tour the first again";
}

TEST(Campaigns, ST_CAMP_05_ST_CAMP_09_ST_R_64_ST_R_86_the_winner_names_the_next_course) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    race.add("-");
    race.add("-");
    end_race(race, {5, 20});
    ASSERT_EQ(race.asks(), Ask::course) << "right after the cups, before the year";
    EXPECT_EQ(race.asked(), seat(1));
    EXPECT_EQ(race.plane(seat(1)).cups.gold, 1);
    EXPECT_EQ(race.refusal("course 9"), "ST-CAMP-05");
    race.play("course 1");
    EXPECT_EQ(race.state.course, 0);
    EXPECT_TRUE(race.state.developing);

    Race lost{"SPI", {.campaign = Campaign::medium}};
    lost.add("-");
    lost.add("-");
    lost.add_autopilot(Nation::usa, "-");
    end_race(lost, {3, 8, 20});
    EXPECT_EQ(lost.asked(), seat(1)) << "the best-ranked person";
    table::FastRolls rolls{9};
    Options options{.campaign = Campaign::medium};
    options.autopilots = 2;
    const State simulated = Schneider{content(), options, 2, 7}.start(rolls, {});
    EXPECT_EQ(simulated.phase, Phase::over);
    EXPECT_EQ(simulated.course, 7) << "without people the course stays";
}

TEST(Campaigns, ST_CAMP_06_the_grid_is_drawn_for_every_race) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    race.add("-", {.nation = Nation::britain});
    race.add("-", {.nation = Nation::usa});
    race.state.order.clear();
    race.state.stage = 2;
    race.state.phase = Phase::next_stage;
    race.rolls.add({{"grid", 2}});
    race.resume();
    EXPECT_EQ(race.where(seat(1)), "G1");
}

TEST(Campaigns, ST_CAMP_07_ST_CAMP_08_ST_R_62_ST_R_80_what_is_carried_over) {
    Race race{"SPI", {.campaign = Campaign::long_}};
    const Seat a = race.add(
        "-", {.nation = Nation::britain, .pilot = Pilot::greig, .bag_damage = 11, .bag_alert = 7, .purse = 35});
    race.add("-", {.nation = Nation::usa, .pilot = Pilot::doolittle});
    race.plane(a).set[0] = *card_named("M07");
    race.plane(a).permanents.add(Effect::trim);
    race.plane(a).tiles[0].level = 3;
    race.plane(a).cups.gold = 1;
    race.plane(a).lap_points = {10, 10, 8};
    race.plane(a).bonus = 2;
    race.plane(a).dive_used = true;
    race.state.year.track[0] = *card_named("M05");
    race.state.year.markers[0][0] = 1;
    race.state.order.clear();
    race.state.stage = 2;
    race.state.phase = Phase::next_stage;
    race.resume();
    ASSERT_EQ(race.state.races, 2);
    const Plane& plane = race.plane(a);
    EXPECT_EQ(plane.purse, 35);
    EXPECT_EQ(name_of(plane.set[0]), "M07");
    EXPECT_TRUE(plane.permanents.has(Effect::trim));
    EXPECT_EQ(plane.tiles[0].level, 3);
    EXPECT_EQ(race.bag(a), "11 D 7 A");
    EXPECT_EQ(plane.cups.gold, 1);
    EXPECT_EQ(plane.pilot, Pilot::greig);
    EXPECT_EQ(race.state.year.markers[0][0], 1);
    EXPECT_EQ(plane.points(), 0) << "VP start again";
    EXPECT_EQ(plane.earlier_points, 30);
    EXPECT_FALSE(plane.dive_used);
}

TEST(Campaigns, ST_CAMP_08_the_old_totals_stay_during_the_year) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    race.add("-");
    race.add("-");
    end_race(race, {5, 20});
    race.play("course 1");
    ASSERT_TRUE(race.state.developing);
    EXPECT_EQ(race.plane(seat(1)).points(), 20);
}

}  // namespace
}  // namespace paddock::schneider::tests
