// FD-TURN: who goes when, and the order of things inside a turn.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

TEST(Turns, FD_TURN_01_every_car_still_racing_has_one_turn_a_round) {
    Race race;
    const Seat a = race.add("30C", {.gear = 1});
    const Seat finished = race.add("40C");
    const Seat b = race.add("35C", {.gear = 1});
    const Seat out = race.add("50C");
    const Seat pit = race.add("P3", {.gear = 1});
    race.car(finished).status = Status::finished;
    race.car(out).status = Status::out;
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{pit, b, a}));
    race.turn(1, 1, "1");
    race.turn(1, 1, "1");
    race.turn(1, 1, "1");
    std::vector<Seat> turns;
    for (const TurnBegan& turn : race.events<TurnBegan>()) turns.push_back(turn.seat);
    EXPECT_EQ(turns, (Seats{pit, b, a, pit})) << "then the next round begins";
    EXPECT_EQ(race.events<RoundBegan>().size(), 2U);
}

TEST(Turns, FD_TURN_01_a_car_that_goes_out_before_its_turn_has_none) {
    Race race;
    const Seat a = race.add("33C", {.gear = 2});
    const Seat x = race.add("35L", {.gear = 2, .body = 1});
    const Seat b = race.add("30C", {.gear = 2});
    race.go();
    race.turn(2, 2, "2", {{"collision", 1, x}, {"collision", 20, a}});
    EXPECT_TRUE(race.out(x));
    EXPECT_EQ(race.asked(), b);
}

TEST(Turns, FD_TURN_02_the_leader_goes_first) {
    Race race;
    const Seat third = race.add("30C", {.gear = 6});
    const Seat first = race.add("80L", {.gear = 1});
    const Seat second = race.add("31R", {.gear = 1});
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{first, second, third}));
    EXPECT_EQ(race.asked(), first);
}

TEST(Turns, FD_TURN_03_overtaking_counts_from_the_next_round_on) {
    Race race;
    const Seat a = race.add("62L", {.gear = 1});
    const Seat b = race.add("61R", {.gear = 3});
    const Seat c = race.add("60C", {.gear = 1});
    race.begin_round();
    race.turn(1, 1, "1");
    race.turn(3, 8, "8");
    EXPECT_EQ(race.order(), (Seats{a, b, c}));
    ASSERT_EQ(race.asked(), c);
    race.turn(1, 1, "1");
    EXPECT_EQ(race.order(), (Seats{b, a, c}));
}

TEST(Turns, FD_TURN_04_of_level_cars_the_higher_lever_goes_first) {
    Race race;
    const Seat inside = race.add("30L", {.gear = 3});
    const Seat middle = race.add("30C", {.gear = 5});
    const Seat outside = race.add("30R", {.gear = 4});
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{middle, outside, inside}));
}

Seats order_of_level_cars(const std::string& row) {
    Race race;
    race.add(row + "L");
    race.add(row + "C");
    race.add(row + "R");
    race.begin_round();
    return race.order();
}

TEST(Turns, FD_TURN_05_of_level_cars_in_one_gear_the_inside_goes_first) {
    const Seats left_first{seat(0), seat(1), seat(2)};
    const Seats right_first{seat(2), seat(1), seat(0)};
    EXPECT_EQ(order_of_level_cars("10"), right_first) << "K1 is next, a right-hander";
    EXPECT_EQ(order_of_level_cars("23"), right_first) << "in K1";
    EXPECT_EQ(order_of_level_cars("26"), left_first) << "K2 is next, a left-hander";
    EXPECT_EQ(order_of_level_cars("50"), left_first) << "in K2";
    EXPECT_EQ(order_of_level_cars("60"), right_first) << "K3 is next, a right-hander";
    EXPECT_EQ(order_of_level_cars("105"), right_first) << "K1 is next, beyond the line";
}

TEST(Turns, FD_TURN_05_an_s_bend_counts_as_a_corner_of_its_first_letter) {
    Race race{{}, monaco_board()};
    const Seat right = race.add("R.13.20");
    const Seat left = race.add("L.13.20");
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{left, right})) << "the Nouvelle Chicane goes left, then right";
}

TEST(Turns, FD_TURN_06_pit_lane_cars_go_after_those_who_have_passed_the_pit_entry) {
    Race race;
    const Seat before = race.add("100R", {.gear = 6});
    const Seat lane = race.add("P10", {.gear = 1});
    const Seat beside = race.add("101L", {.gear = 1});
    race.begin_round();
    EXPECT_EQ(race.order(), (Seats{beside, lane, before}));
}

TEST(Turns, FD_TURN_07_a_move_has_one_stop_at_its_very_end) {
    Race race;
    const Seat a = race.add("44C", {.gear = 2});
    race.marker("46C");  // two pieces of one move, both in K2
    race.go();
    race.play("gear 3", {{"gear", 6}});
    race.play("move 2", {{"danger", 20, a}});
    ASSERT_EQ(race.where(a), "46C");
    EXPECT_TRUE(race.events<StopMade>().empty());
    race.play("move 4");
    ASSERT_EQ(race.events<StopMade>().size(), 1U);
    EXPECT_EQ(race.car(a).stops, 1);
}

// Washington throws 20 in 5th on wet tarmac: out of the Old Town S, through the danger zone, past
// Gasworks without a stop and under the snipers' windows, beside Tzarof.
TEST(Turns, FD_TURN_08_the_order_of_things_inside_a_turn) {
    Race race{{.weather = true, .road_race = true}, race_city_board()};
    const Seat w = race.add("C.12.9", {.gear = 6, .stops = 2, .driver = Driver::washington});
    const Seat x = race.add("L.15.5", {.gear = 5, .driver = Driver::tzarof});
    race.weather(WeatherLine::rain_changeable);
    race.car(w).gear = Gear::fifth;
    race.go();
    ASSERT_EQ(race.asks(), Ask::gear);
    race.play("gear 5", {{"gear", 20, w}});
    ASSERT_EQ(race.asks(), Ask::nitro);  // bonuses, then the drive, with what happens on the way
    race.play("nitro no");
    race.play("move 3", {{"danger", 6, w}});
    race.play("move 3", {{"danger", 6, w}});
    race.play("move 2", {{"danger", 6, w}});
    race.play("move 12");
    ASSERT_EQ(race.where(w), "C.15.2");
    ASSERT_EQ(race.asks(), Ask::drive);  // the slide
    EXPECT_EQ(race.left(w, Gauge::tires), 7) << "the overshoot is settled at the end";
    race.play("move 3", {{"collision", 20, x}, {"collision", 20, w}, {"sniper", 17, w}});
    EXPECT_EQ(race.where(w), "C.15.5");
    EXPECT_EQ(race.left(w, Gauge::tires), 1) << "five for the overshoot, one for the sniper";
    ASSERT_EQ(race.asks(), Ask::radio);
    race.play("radio 2", {{"radio", 1, x}, {"strain", 4, w}, {"strain", 4, x}, {"weather", 20}});
    EXPECT_EQ(race.state.weather, WeatherLine::changeable);
    EXPECT_EQ(race.asked(), x);
}

TEST(Turns, FD_TURN_08_an_answer_to_another_question_is_refused) {
    const Names answers{"driver tzarof",
                        "build tires 6",
                        "fit hard",
                        "gear 3",
                        "nitro no",
                        "bonus no",
                        "skid 0",
                        "scrap no",
                        "move 4",
                        "tow no",
                        "stop tires fit hard",
                        "consent yes",
                        "repair nothing",
                        "radio no",
                        "weather keep"};
    Race race{{.tires = true}};
    race.add("56C", {.gear = 3, .compound = Compound::soft});
    const auto expect_only = [&](const std::string& fitting) {
        for (const std::string& answer : answers) {
            if (answer != fitting) {
                EXPECT_EQ(race.refusal(answer), "FD-TURN-08") << answer << " instead of " << fitting;
            }
        }
        EXPECT_TRUE(race.accepts(fitting)) << fitting;
    };
    race.go();
    expect_only("gear 3");
    race.play("gear 3", {{"gear", 4}});
    expect_only("bonus no");
    race.play("bonus no");
    expect_only("move 4");
    Race start{{.tires = true}};
    start.start(2);
    for (const std::string& answer : answers) EXPECT_EQ(start.accepts(answer), answer == "fit hard") << answer;
}

TEST(Turns, FD_TURN_08_the_slide_comes_before_the_payment_and_the_slipstream) {
    Race race{{.weather = true, .tires = true}};
    const Seat a = race.add("72C", {.gear = 4});
    race.add("85C", {.gear = 4});
    race.weather(WeatherLine::rain);
    race.go();
    race.turn(4, 9, "9");
    ASSERT_EQ(race.where(a), "81C");
    ASSERT_EQ(race.asks(), Ask::drive);
    race.play("move 3");
    ASSERT_EQ(race.where(a), "84C");
    EXPECT_EQ(race.asks(), Ask::slipstream) << "the slide brought it behind a car";
}

TEST(Turns, FD_TURN_08_a_car_that_goes_out_skips_the_rest_but_not_what_it_owes_the_others) {
    Race race{{.weather = true}};
    const Seat a = race.add("50C", {.gear = 5, .stops = 0});
    const Seat b = race.add("70L", {.gear = 5});
    race.weather(WeatherLine::changeable);
    race.go();
    race.turn(5, 20, "20", {{"strain", 20, b}, {"weather", 12}});
    EXPECT_TRUE(race.out(a));
    EXPECT_TRUE(race.events<StopMade>().empty());
}

}  // namespace
}  // namespace paddock::formula_d::tests
