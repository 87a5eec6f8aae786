// ST-CURVE, ST-DANGER, ST-CRASH: curves, danger, crash with the basic cockpit.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Curves, ST_CURVE_01_ST_CURVE_04_a_line_lies_between_two_squares) {
    Race race;
    const Seat a = race.add("2", {.hand = {"3", "6"}});
    race.add("1");
    const Square& before = race.course().at(square_named(race.course(), "5"));
    EXPECT_EQ(before.line[0], 5);
    EXPECT_EQ(race.course().at(square_named(race.course(), "6")).line[0], 0);
    race.go(a);
    race.fly("3");
    EXPECT_EQ(race.where(a), "5");
    EXPECT_TRUE(race.events<Oversped>().empty()) << "it stops before the line";
    race.go(a);
    race.pass_bet();
    race.play("play GB-06 as 6");
    race.play("way long", {{"danger", alert}});
    EXPECT_EQ(race.events<Oversped>().size(), 1U);
}

TEST(Curves, ST_CURVE_02_greater_draws_equal_is_safe) {
    Race race;
    const Seat a = race.add("3");
    EXPECT_FALSE(too_fast(race.game(), race.state, a, 5, 5));
    EXPECT_TRUE(too_fast(race.game(), race.state, a, 6, 5));
}

TEST(Curves, ST_CURVE_03_ST_R_08_every_line_is_tested_on_its_own) {
    Race race{"VEN"};
    const Seat a = race.add("7", {.hand = {"6"}});
    race.add("1");
    race.go(a);
    race.fly("6", {{"danger", damage}, {"danger", alert}});
    const auto lines = race.events<Oversped>(a);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].line, 4);
    EXPECT_EQ(lines[1].line, 5);
}

TEST(Curves, ST_CURVE_05_ST_R_16_lines_beyond_the_finish) {
    for (const bool on : {false, true}) {
        Race race{"SPI", {.runout_lines = on}};
        const Seat a = race.add("22", {.hand = {"7"}});
        race.add("1");
        race.go(a);
        race.fly("7", on ? Script{{"danger", alert}} : Script{});
        EXPECT_EQ(race.where(a), "F7");
        EXPECT_EQ(race.draws(a), on ? 1 : 0);
    }
    EXPECT_FALSE(Options{}.runout_lines);
}

TEST(Danger, ST_DANGER_01_every_token_is_equally_likely) {
    class Watching final : public Rolls {
      public:
        int roll(const Chance& chance) override {
            if (chance.purpose == Purpose{"danger"}) weights.assign(chance.weights.begin(), chance.weights.end());
            int outcome = chance.first;
            while (chance.weight(outcome) == 0) ++outcome;
            return outcome;
        }
        std::vector<std::uint8_t> weights;
    } rolls;
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .bag_damage = 7, .bag_alert = 5});
    race.add("1");
    race.go(a);
    race.pass_bet();
    ASSERT_TRUE(race.game().apply(race.state, a, *parse_choice("play GB-06 as 6"), rolls, {}));
    EXPECT_EQ(rolls.weights, (std::vector<std::uint8_t>{7, 5}));
    EXPECT_EQ(race.bag(a), "6 D 5 A");
}

TEST(Danger, ST_DANGER_01_a_script_cannot_draw_what_is_not_there) {
    class Stubborn final : public Rolls {
        int roll(const Chance& chance) override { return chance.first; }
    } rolls;
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .bag_damage = 0, .bag_alert = 6});
    race.add("1");
    race.go(a);
    race.pass_bet();
    ASSERT_TRUE(race.game().apply(race.state, a, *parse_choice("play GB-06 as 6"), rolls, {}));
    EXPECT_EQ(race.bag(a), "0 D 5 A");
    EXPECT_EQ(race.plane(a).aside, 1);
}

TEST(Danger, ST_DANGER_02_ST_DANGER_03_alerts_are_set_aside_and_damage_fills_the_gauge) {
    Race race{"VEN"};
    const Seat a = race.add("7", {.hand = {"6"}});
    race.add("1");
    race.go(a);
    race.fly("6", {{"danger", alert}, {"danger", damage}});
    EXPECT_EQ(race.plane(a).aside, 1);
    EXPECT_EQ(race.plane(a).gauge, 1);
    EXPECT_EQ(race.bag(a), "11 D 5 A");
}

TEST(Danger, ST_DANGER_04_lines_in_path_order_then_the_overtaking) {
    Race race;
    const Seat a = race.add("12", {.hand = {"5"}, .gauge = 3, .bag_damage = 9});
    race.add("17");
    race.add("1");
    race.go(a);
    race.fly("5", {{"danger", damage}});
    EXPECT_EQ(race.draws(a), 1) << "the line came first and crashed it";
    EXPECT_EQ(race.events<Oversped>(a).size(), 1U);
}

TEST(Danger, ST_DANGER_05_tokens_stay_from_lap_to_lap) {
    Race race;
    const Seat a = race.add("F1", {.gauge = 2, .aside = 3, .bag_damage = 10, .bag_alert = 3});
    race.add("10");
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.plane(a).gauge, 2);
    EXPECT_EQ(race.plane(a).aside, 3);
    EXPECT_EQ(race.bag(a), "10 D 3 A");
}

TEST(Danger, ST_DANGER_06_ST_R_79_an_empty_bag_has_no_effect) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .bag_damage = 0, .bag_alert = 0});
    race.add("1");
    race.go(a);
    race.fly("6");
    EXPECT_EQ(race.draws(a), 0);
    EXPECT_EQ(race.where(a), "9");

    Race chain{"SPI", {.cockpit = Cockpit::expert}};
    const Seat b = chain.add("3", {.hand = {"6"}, .bag_damage = 1, .bag_alert = 0});
    chain.add("1");
    chain.go(b);
    chain.fly("6", {{"danger", damage}});
    chain.play("hit cooling");
    EXPECT_EQ(chain.draws(b), 1) << "the chain ends with the bag";
}

TEST(Crash, ST_CRASH_01_at_the_fourth_damage) {
    for (const int gauge : {2, 3}) {
        Race race;
        const Seat a = race.add("3", {.hand = {"6"}, .gauge = gauge});
        race.add("2");
        race.add("1");
        race.go(a);
        race.fly("6", {{"danger", damage}});
        EXPECT_EQ(race.plane(a).flying(), gauge == 2);
        EXPECT_EQ(race.plane(a).gauge, gauge + 1);
    }
}

TEST(Crash, ST_CRASH_02_ST_R_12_the_rest_is_dropped) {
    Race race{"VEN"};
    const Seat a = race.add("7", {.hand = {"6", "3"}, .deck = {"4"}, .gauge = 3, .bag_damage = 9});
    race.add("2");
    race.add("1");
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_EQ(race.where(a), "-");
    EXPECT_EQ(race.draws(a), 1);
    EXPECT_EQ(race.hand(a).size(), 2U);
}

TEST(Crash, ST_CRASH_04_ST_CRASH_09_the_first_crash_takes_the_lowest_rank) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("2", {.hand = {"7"}, .gauge = 3, .bag_damage = 9});
    const Seat c = race.add("1", empty_handed);
    const Seat d = race.add("G1", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", damage}});
    race.fly("7", {{"danger", damage}});
    EXPECT_EQ(race.plane(a).crashed, 1);
    EXPECT_EQ(race.plane(b).crashed, 2);
    race.put(c, "22");
    race.throttle();
    race.throttle();
    EXPECT_EQ(race.plane(c).lap_rank[0], 1);
    EXPECT_EQ(race.plane(d).lap_rank[0], 2);
    EXPECT_EQ(race.plane(b).lap_rank[0], 3);
    EXPECT_EQ(race.plane(a).lap_rank[0], 4);
}

TEST(Crash, ST_CRASH_05_ST_R_13_a_crashed_plane_scores_its_rank) {
    Race race;
    const Seat a = race.add("F1");
    const Seat b = race.add("10");
    const Seat c = race.add("1");
    const Seat d = race.add("2");
    race.plane(c).square = race.plane(d).square = SquareId::none;
    race.plane(c).crashed = 2;
    race.plane(d).crashed = 1;
    race.plane(c).gauge = race.plane(d).gauge = 4;
    race.state.crashes = 2;
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.plane(a).lap_points[0], 10);
    EXPECT_EQ(race.plane(b).lap_points[0], 8);
    EXPECT_EQ(race.plane(c).lap_points[0], 5);
    EXPECT_EQ(race.plane(d).lap_points[0], 0);
}

TEST(Crash, ST_CRASH_06_ST_CRASH_07_two_damage_back_and_no_alert) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .aside = 2, .bag_damage = 9, .bag_alert = 4});
    const Seat b = race.add("2", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.plane(a).gauge, 2);
    EXPECT_EQ(race.plane(a).aside, 2);
    EXPECT_EQ(race.bag(a), "10 D 4 A");
    EXPECT_EQ(race.where(b), "G1");
    EXPECT_EQ(race.where(a), "G2");
}

TEST(Crash, ST_CRASH_08_ST_R_15_a_crash_over_the_line_is_a_crash) {
    Race race;
    const Seat a = race.add("17", {.hand = {"8"}, .gauge = 3, .bag_damage = 9});
    race.add("2", empty_handed);
    race.add("1", empty_handed);
    race.go(a);
    race.fly("8", {{"danger", damage}});
    race.throttle();
    race.throttle();
    EXPECT_EQ(race.state.lap, 1) << "nobody flying has crossed";
    EXPECT_EQ(race.plane(a).crashed, 1);
}

TEST(Crash, ST_CRASH_10_the_turn_is_completed_first) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3", "4"}, .no_deck = true, .gauge = 3, .bag_damage = 9});
    race.add("12");
    race.go(a);
    race.throttle({{"danger", damage}});
    EXPECT_EQ(race.asks(), Ask::put_away) << "though the lap is about to end";
    EXPECT_EQ(race.state.lap, 1);
    race.play("under GB-02");
    EXPECT_EQ(race.state.lap, 2);
}

TEST(Crash, ST_CRASH_11_ST_LAP_11_nothing_goes_back_after_lap_three) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    race.add("2", empty_handed);
    race.state.lap = 3;
    race.plane(a).lap_rank = {1, 1, 0};
    race.plane(seat(1)).lap_rank = {2, 2, 0};
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_EQ(race.asks(), Ask::course) << "the race is over";
    EXPECT_EQ(race.plane(a).crashed, 0) << "crashes are a thing of the lap";
    EXPECT_EQ(race.plane(a).gauge, 4);
    EXPECT_EQ(race.bag(a), "8 D 6 A");
}

}  // namespace
}  // namespace paddock::schneider::tests
