// ST-ROUND, ST-TURN: rounds, order and turns.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Rounds, ST_ROUND_01_each_plane_flying_takes_one_turn_a_round) {
    Race race;
    const Seat a = race.add("5", empty_handed);
    const Seat b = race.add("3", empty_handed);
    const Seat c = race.add("1", empty_handed);
    race.plane(c).square = SquareId::none;
    race.plane(c).crashed = 1;
    race.state.crashes = 1;
    race.begin_round();
    race.throttle();
    race.throttle();
    EXPECT_EQ(race.plane(a).turns + race.plane(b).turns, 3) << "the next round has begun";
    EXPECT_EQ(race.plane(c).turns, 0);
    EXPECT_EQ(race.state.round, 3);
}

TEST(Rounds, ST_ROUND_01_ST_R_01_a_race_is_three_laps) {
    Race race;
    race.start(2);
    race.play("nation france");
    race.play("nation italy");
    while (!race.game().awaiting(race.state).empty()) {
        race.rolls = {};
        race.play(race.fallback(), {{"danger", alert}});
    }
    race.rolls = {};
    EXPECT_EQ(race.events<LapBegan>().size(), 3U);
    EXPECT_EQ(race.events<LapEnded>().size(), 3U);
    EXPECT_EQ(race.events<RaceEnded>().size(), 1U);
}

TEST(Rounds, ST_ROUND_02_front_to_rear) {
    Race race;
    const Seat a = race.add("3");
    const Seat b = race.add("F2");
    const Seat c = race.add("20");
    const Seat d = race.add("G1");
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{b, c, a, d}));
}

TEST(Rounds, ST_ROUND_03_ST_R_03_the_order_stands_for_the_whole_round) {
    Race race;
    const Seat a = race.add("12", empty_handed);
    const Seat b = race.add("11", {.hand = {"5"}});
    const Seat c = race.add("1", empty_handed);
    race.begin_round();
    race.throttle();
    race.fly("5");
    EXPECT_EQ(race.where(b), "17");
    EXPECT_EQ(race.order(), (std::vector{a, b, c}));
    EXPECT_EQ(race.asked(), c);
    race.throttle();
    EXPECT_EQ(race.order(), (std::vector{b, a, c}));
}

TEST(Rounds, ST_ROUND_04_ST_R_04_the_order_along_the_course) {
    const Course& course = content().courses[static_cast<std::size_t>(course_number("SPI"))];
    const auto order = [&](const char* name) { return course.at(square_named(course, name)).order; };
    EXPECT_LT(order("G4"), order("G1"));
    EXPECT_LT(order("G1"), order("1"));
    EXPECT_LT(order("8"), order("9"));
    EXPECT_LT(order("9"), order("aL1"));
    EXPECT_LT(order("aL1"), order("aS1"));
    EXPECT_EQ(order("aL2"), order("aS1"));
    EXPECT_EQ(order("aL3"), order("aS2"));
    EXPECT_LT(order("aS2"), order("10"));
    EXPECT_LT(order("22"), order("F1"));
    EXPECT_LT(order("F1"), order("F2"));
}

TEST(Rounds, ST_ROUND_05_equal_steps_go_by_the_round_just_played) {
    for (const bool swapped : {false, true}) {
        Race race;
        const Seat a = race.add("aS1");
        const Seat b = race.add("aL2");
        race.state.order.clear();
        race.state.order.push_back(swapped ? b : a);
        race.state.order.push_back(swapped ? a : b);
        race.begin_round();
        EXPECT_EQ(race.order()[0], swapped ? b : a);
    }
}

TEST(Rounds, ST_ROUND_06_ST_R_02_markers_hold_for_the_round) {
    Race race;
    const Seat a = race.add("12", empty_handed);
    const Seat b = race.add("11", empty_handed);
    race.begin_round();
    EXPECT_TRUE(race.plane(a).leading);
    EXPECT_TRUE(race.plane(b).drafting);
    race.throttle();
    EXPECT_EQ(race.where(a), "13");
    EXPECT_TRUE(race.plane(a).leading);
    EXPECT_TRUE(race.plane(b).drafting) << "though the plane ahead has flown off";
    const auto told = race.events<MarkersSet>();
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(told[0].leader, a);
    EXPECT_TRUE(told[0].drafting.contains(b));
}

TEST(Rounds, ST_ROUND_07_a_crashed_plane_is_off_the_board) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("2", empty_handed);
    const Seat c = race.add("1", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_EQ(race.where(a), "-");
    EXPECT_FALSE(race.plane(a).drafting || race.plane(a).leading);
    race.throttle();
    race.throttle();
    EXPECT_EQ(race.order(), (std::vector{b, c}));
}

TEST(Turns, ST_TURN_01_ST_TURN_06_the_steps_of_a_turn_in_order) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    // A REP1 card of 6 with a token to take off, a fork, an overspeed, a reaction, a look at two cards.
    const Seat a = race.add("8", {.hand = {"M10", "3"}, .permanents = {Effect::draw_two}, .tokens = {"A", "", "", ""}});
    race.add("13", {.hand = {}, .no_deck = true, .permanents = {Effect::drop_back}});
    race.go(a);
    EXPECT_EQ(race.asks(), Ask::bet);
    race.play("bet no");
    EXPECT_EQ(race.asks(), Ask::card);
    race.play("play M10 as 6");
    EXPECT_EQ(race.asks(), Ask::repair);
    race.play("repair cooling 1");
    EXPECT_EQ(race.asks(), Ask::way);
    race.play("way short", {{"danger", alert}});
    EXPECT_EQ(race.asks(), Ask::component);
    race.play("hit cooling");
    EXPECT_EQ(race.asks(), Ask::drop_back);
    race.play("drop no");
    EXPECT_EQ(race.asks(), Ask::keep);
}

TEST(Turns, ST_TURN_02_ST_TURN_03_a_card_or_throttle_back) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3", "5"}});
    race.add("3");
    race.go(a);
    race.pass_bet();
    EXPECT_EQ(race.offers(), (Names{"play GB-02 as 3", "play FR-04 as 5", "throttle"}));
    EXPECT_EQ(race.refusal("play FR-09 as 7"), "ST-TURN-02") << "not in the hand";
    EXPECT_EQ(race.refusal("bet no"), "ST-TURN-06");
}

TEST(Turns, ST_TURN_04_the_whole_speed_is_flown) {
    // On the straight, at the corner of a line, into either branch of a fork, over the finish line.
    const std::vector<std::array<std::string, 3>> flights{
        {"10", "", "17"}, {"2", "", "9"}, {"8", "way short", "13"}, {"8", "way long", "12"}, {"20", "", "F5"}};
    for (const auto& [from, way, to] : flights) {
        SCOPED_TRACE(from + " " + way);
        Race race;
        const Seat a = race.add(from, {.hand = {"7"}, .no_deck = true});
        race.add("1", empty_handed);
        race.go(a);
        race.pass_bet();
        // Nothing offered or understood flies less than the card, but throttling back.
        EXPECT_EQ(race.offers(), (Names{"play M01 as 7", "throttle"}));
        for (const char* shorter : {"1", "5", "6"})
            EXPECT_EQ(race.refusal("play M01 as " + std::string(shorter)), "ST-CARD-01");
        race.plane(a).bag_damage = race.plane(a).bag_alert = 0;  // whatever lines it crosses
        race.play("play M01 as 7");
        if (!way.empty()) race.play(way);
        EXPECT_EQ(race.where(a), to);
        EXPECT_EQ(race.speed(a), 7);
    }
}

TEST(Turns, ST_TURN_05_ST_R_11_the_path_is_fixed_before_the_first_draw) {
    Race race{"HAM"};
    // From 6 with 10: line 1, fork a, line 3 and fork b lie ahead. Both ways are chosen before a token is drawn.
    const Seat a = race.add("6", {.hand = {"10"}});
    race.add("3");
    race.go(a);
    race.fly("10");
    ASSERT_EQ(race.asks(), Ask::way);
    EXPECT_EQ(race.draws(a), 0);
    race.play("way short", {{"danger", alert}, {"danger", alert}, {"danger", alert}});
    EXPECT_EQ(race.draws(a), 3);
    EXPECT_EQ(race.where(a), "14");
}

}  // namespace
}  // namespace paddock::schneider::tests
