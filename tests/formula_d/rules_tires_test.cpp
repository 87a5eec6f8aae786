// FD-TIRE: hard, soft and rain tires.

#include "tests/formula_d/qualifying_lap.hpp"
#include "tests/formula_d/words.hpp"

namespace paddock::formula_d::tests {
namespace {

// A car on these tires; it has plenty of them.
struct OnTires {
    Race race{wet_and_dry};
    Seat car;

    OnTires(const std::string& from, int gear, Compound compound, int age, WeatherLine line) {
        car = race.add(from, {.gear = gear, .compound = compound, .tire_age = age, .tires = 12});
        race.weather(line);
        race.go();
    }
    bool bonus_offered() {
        race.play("gear 2", {{"gear", 2}});
        return race.asks() == Ask::soft_bonus;
    }
};

// Tires paid for two spaces beyond K1, without a slide or a bonus.
int paid_for_two_spaces(Compound compound, int age, WeatherLine line) {
    OnTires on{"25C", 2, compound, age, line};
    on.race.play("gear 2", {{"gear", 2}});
    if (on.race.asks() == Ask::soft_bonus) on.race.play("bonus no");
    on.race.play("move 2");
    return 12 - on.race.left(on.car, Gauge::tires);
}

// Spaces slid after entering K1, none when nothing more is asked.
int slide(Compound compound, int age, WeatherLine line, const std::string& from = "20C") {
    OnTires on{from, 2, compound, age, line};
    on.race.play("gear 2", {{"gear", 2}});
    if (on.race.asks() == Ask::soft_bonus) on.race.play("bonus no");
    const std::string end = std::to_string(std::stoi(from) + 2) + "C";
    on.race.play("move 2");
    EXPECT_EQ(on.race.where(on.car), end);
    if (on.race.asks() != Ask::drive) return 0;
    for (int spaces = 1; spaces <= 5; ++spaces) {
        if (on.race.accepts("move " + std::to_string(spaces))) return spaces;
    }
    return -1;
}

constexpr std::array dry_lines{WeatherLine::good, WeatherLine::changeable};
constexpr std::array wet_lines{WeatherLine::rain_changeable, WeatherLine::rain};

TEST(Tires, FD_TIRE_01_chosen_when_the_weather_is_known_for_qualifying_and_again_for_the_race) {
    Race race{{.qualifying = true, .weather = true, .tires = true, .qual_clock = QualifyingClock::off}};
    race.start(2, {{"weather", 20}});
    ASSERT_EQ(race.asks(), Ask::tires);
    EXPECT_EQ(race.offers(), (Names{"fit hard", "fit soft", "fit rain"}));
    race.play(seat(0), "fit rain");
    race.play(seat(1), "fit rain", {{"gear", 1}});
    for (int driver = 0; driver < 2; ++driver) {
        race.play("move 1");
        race.car(seat(driver)).space = race.board().space("110C");
        race.play("gear 1", {{"gear", 1}});
        if (driver == 0) race.play("move 1", {{"gear", 1}});
    }
    race.play("move 1", {{"weather", 1}});
    ASSERT_EQ(race.asks(), Ask::tires) << "a new choice after the weather of the race";
    EXPECT_EQ(race.state.asked.size(), 2);
    race.rolls.let_the_rest_fall();
    race.play(seat(0), "fit soft");
    race.play(seat(1), "fit hard");
    EXPECT_EQ(race.car(seat(0)).compound, Compound::soft);
    EXPECT_EQ(race.car(seat(1)).compound, Compound::hard);
}

TEST(Tires, FD_TIRE_01_without_the_option_nobody_chooses) {
    Race race{{.weather = true}};
    race.rolls.let_the_rest_fall();
    race.start(2);
    EXPECT_NE(race.asks(), Ask::tires);
    for (int i = 0; i < 2; ++i) EXPECT_EQ(race.car(seat(i)).compound, Compound::hard);
}

TEST(Tires, FD_TIRE_02_the_compound_lies_open) {
    Race race{{.tires = true}};
    race.start(3);
    race.play(seat(0), "fit soft");
    race.play(seat(1), "fit rain");
    race.rolls.let_the_rest_fall();
    race.play(seat(2), "fit hard");
    for (const Seat viewer : {seat(0), seat(1), seat(2), Seat::nobody}) {
        const View view = race.game().view(race.state, viewer);
        EXPECT_EQ(view.table.car(seat(0)).compound, Compound::soft);
        EXPECT_EQ(view.table.car(seat(1)).compound, Compound::rain);
        EXPECT_EQ(view.table.car(seat(2)).compound, Compound::hard);
    }
    const std::vector<TiresFitted> fitted = race.events<TiresFitted>();
    ASSERT_EQ(fitted.size(), 3U);
    EXPECT_EQ(fitted[0].compound, Compound::soft);
}

TEST(Tires, FD_TIRE_02_sealed_until_everybody_has_chosen) {
    Race race{{.tires = true}};
    race.start(2);
    State soft = race.state, rain = race.state;
    WatchedRolls rolls;
    ASSERT_TRUE(race.game().apply(soft, seat(0), *parse_choice("fit soft"), rolls, Events<Event>{}));
    ASSERT_TRUE(race.game().apply(rain, seat(0), *parse_choice("fit rain"), rolls, Events<Event>{}));
    EXPECT_EQ(race.game().view(soft, seat(1)), race.game().view(rain, seat(1)));
    EXPECT_NE(race.game().view(soft, seat(0)), race.game().view(rain, seat(0)));
}

TEST(Tires, FD_TIRE_03_hard_tires_in_the_dry_change_nothing) {
    for (const WeatherLine line : dry_lines) {
        for (const int age : {1, 2, 3}) {
            EXPECT_EQ(paid_for_two_spaces(Compound::hard, age, line), 2);
            EXPECT_EQ(slide(Compound::hard, age, line), 0);
            EXPECT_FALSE((OnTires{"60C", 2, Compound::hard, age, line}.bonus_offered()));
        }
    }
}

TEST(Tires, FD_TIRE_04_hard_tires_in_rain_slide_three_spaces_when_the_move_touches_a_corner) {
    for (const WeatherLine line : wet_lines) {
        for (const int age : {1, 2, 3}) EXPECT_EQ(slide(Compound::hard, age, line), 3);
        EXPECT_EQ(slide(Compound::hard, 1, line, "18C"), 0) << "no space in the corner";
    }
}

TEST(Tires, FD_TIRE_04_a_corner_merely_crossed_counts) {
    OnTires on{"20C", 3, Compound::hard, 1, WeatherLine::rain};
    on.race.turn(3, 6, "6");
    ASSERT_EQ(on.race.where(on.car), "26C");
    ASSERT_EQ(on.race.asks(), Ask::drive);
    on.race.play("move 3");
    EXPECT_EQ(on.race.where(on.car), "29C");
}

TEST(Tires, FD_TIRE_05_soft_tires_in_the_dry_may_add_a_space_to_every_move_of_their_first_lap) {
    for (const auto& [bonus, end] : {std::pair{"bonus yes", "65C"}, std::pair{"bonus no", "64C"}}) {
        OnTires on{"62C", 2, Compound::soft, 1, WeatherLine::good};
        on.race.play("gear 2", {{"gear", 2}});
        ASSERT_EQ(on.race.asks(), Ask::soft_bonus);
        on.race.play(bonus);
        on.race.play(end == std::string("65C") ? "move 3" : "move 2");
        EXPECT_EQ(on.race.where(on.car), end);
        EXPECT_TRUE(on.bonus_offered()) << "in the next move again";
    }
    EXPECT_FALSE((OnTires{"60C", 2, Compound::soft, 1, WeatherLine::rain}.bonus_offered())) << "in the dry only";
}

TEST(Tires, FD_TIRE_05_and_in_qualifying) {
    Race race{{.qualifying = true, .tires = true}};
    race.start(2);
    race.play("fit soft");
    race.play("fit hard", {{"gear", 2}});
    ASSERT_EQ(race.asks(), Ask::soft_bonus);
    race.play("bonus yes");
    race.play("move 3");
    EXPECT_EQ(race.where(seat(0)), "3C");
    race.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(race.asks(), Ask::soft_bonus) << "the start line does not age them";
}

TEST(Tires, FD_TIRE_06_soft_tires_in_the_dry_double_the_penalty) {
    for (const WeatherLine line : dry_lines) EXPECT_EQ(paid_for_two_spaces(Compound::soft, 1, line), 4);
}

TEST(Tires, FD_TIRE_07_from_the_second_lap_on_the_bonus_is_lost) {
    for (const int age : {2, 3}) {
        EXPECT_FALSE((OnTires{"60C", 2, Compound::soft, age, WeatherLine::good}.bonus_offered()));
    }
    EXPECT_EQ(paid_for_two_spaces(Compound::soft, 2, WeatherLine::good), 4) << "still double";
    OnTires on{"110C", 2, Compound::soft, 1, WeatherLine::good};
    on.race.play("gear 2", {{"gear", 2}});
    on.race.play("bonus no");
    on.race.play("move 2");  // across the line, on the same set
    EXPECT_FALSE(on.bonus_offered());
}

TEST(Tires, FD_TIRE_07_the_first_crossing_from_the_grid_begins_the_first_lap) {
    Race race{{.tires = true}};
    const Seat a = race.add("110C", {.gear = 1, .crossings = 0, .compound = Compound::soft});
    race.go();
    race.play("gear 1", {{"gear", 1}});
    race.play("bonus no");
    race.play("move 1");
    EXPECT_EQ(race.car(a).crossings, 1);
    race.play("gear 1", {{"gear", 1}});
    EXPECT_EQ(race.asks(), Ask::soft_bonus);
}

TEST(Tires, FD_TIRE_08_from_the_third_lap_on_the_penalty_is_trebled) {
    for (const WeatherLine line : dry_lines) EXPECT_EQ(paid_for_two_spaces(Compound::soft, 3, line), 6);
}

TEST(Tires, FD_TIRE_09_soft_tires_in_rain_slide_three_spaces) {
    for (const WeatherLine line : wet_lines) {
        for (const int age : {1, 2}) EXPECT_EQ(slide(Compound::soft, age, line), 3);
        EXPECT_EQ(paid_for_two_spaces(Compound::soft, 1, line), 2) << "the penalty is plain";
        EXPECT_EQ(paid_for_two_spaces(Compound::soft, 2, line), 2);
    }
    EXPECT_EQ(slide(Compound::soft, 1, WeatherLine::rain, "18C"), 0);
}

TEST(Tires, FD_TIRE_10_soft_tires_in_rain_in_their_third_lap_treble_the_penalty) {
    for (const WeatherLine line : wet_lines) EXPECT_EQ(paid_for_two_spaces(Compound::soft, 3, line), 6);
}

TEST(Tires, FD_TIRE_11_rain_tires_in_the_dry_double_the_penalty) {
    for (const WeatherLine line : dry_lines) {
        for (const int age : {1, 2}) EXPECT_EQ(paid_for_two_spaces(Compound::rain, age, line), 4);
        EXPECT_FALSE((OnTires{"60C", 2, Compound::rain, 1, line}.bonus_offered()));
    }
}

TEST(Tires, FD_TIRE_12_rain_tires_in_the_dry_in_their_third_lap_treble_it) {
    for (const WeatherLine line : dry_lines) EXPECT_EQ(paid_for_two_spaces(Compound::rain, 3, line), 6);
}

TEST(Tires, FD_TIRE_13_rain_tires_in_rain_slide_one_space) {
    for (const WeatherLine line : wet_lines) {
        for (const int age : {1, 2, 3}) {
            EXPECT_EQ(slide(Compound::rain, age, line), 1);
            EXPECT_EQ(paid_for_two_spaces(Compound::rain, age, line), 2);
        }
        EXPECT_EQ(slide(Compound::rain, 1, line, "18C"), 0);
    }
}

TEST(Tires, FD_TIRE_14_changeable_counts_as_dry) {
    for (const Compound compound : {Compound::hard, Compound::soft, Compound::rain}) {
        EXPECT_EQ(slide(compound, 1, WeatherLine::changeable), 0);
        EXPECT_EQ(paid_for_two_spaces(compound, 1, WeatherLine::changeable),
                  paid_for_two_spaces(compound, 1, WeatherLine::good));
    }
    EXPECT_TRUE((OnTires{"60C", 2, Compound::soft, 1, WeatherLine::changeable}.bonus_offered()));
}

TEST(Tires, FD_TIRE_15_a_new_set_starts_again_at_its_first_lap) {
    Race race{{.three_lap = true, .tires = true}};
    const Seat a = race.add("99R", {.gear = 4, .crossings = 2, .compound = Compound::soft, .tire_age = 2});
    race.go();
    race.turn(4, 9, "1P5", {{"pit", 20, a}});
    EXPECT_EQ(race.car(a).tire_age, 1);
    EXPECT_EQ(race.car(a).compound, Compound::soft);
    race.car(a).space = race.board().space("20C");  // out of the pits, in the third lap
    race.car(a).crossings = 3;
    race.car(a).in_box = race.car(a).box_served = false;
    race.go();
    race.play("gear 4", {{"gear", 7}});
    ASSERT_EQ(race.asks(), Ask::soft_bonus) << "the bonus is back";
    race.play("bonus no");
    race.play("move 7");
    EXPECT_EQ(race.left(a, Gauge::tires), 2) << "two spaces over, doubled, not trebled";
}

TEST(Tires, FD_RUL_54_the_old_set_ages_in_the_lane_until_the_box_is_reached) {
    Race race{{.three_lap = true, .tires = true}, monaco_board()};
    for (int i = 0; i < 8; ++i) race.add("C.13." + std::to_string(i + 1), {.gear = 1});
    const Seat black = race.add("P10", {.gear = 1, .compound = Compound::hard, .tire_age = 1});  // box P13
    race.go(black);
    race.turn(1, 1, "1");
    EXPECT_EQ(race.where(black), "P11");
    EXPECT_EQ(race.car(black).crossings, 2);
    EXPECT_EQ(race.car(black).tire_age, 2);
}

// The rule told with the first loss or the first additional spaces of a kind.
std::string rule_of_price(Compound compound, int age, WeatherLine line) {
    OnTires on{"25C", 2, compound, age, line};
    on.race.play("gear 2", {{"gear", 2}});
    if (on.race.asks() == Ask::soft_bonus) on.race.play("bonus no");
    on.race.play("move 2");
    return std::string(on.race.events<WearLost>().at(0).rule.view());
}

std::string rule_of_slide(Compound compound, int age = 1) {
    OnTires on{"20C", 2, compound, age, WeatherLine::rain};
    on.race.turn(2, 2, "2");
    return std::string(on.race.events<SpacesAdded>().at(0).rule.view());
}

TEST(Tires, FD_TIRE_06_08_10_11_12_name_the_price_they_raise) {
    EXPECT_EQ(rule_of_price(Compound::hard, 1, WeatherLine::good), "FD-OVER-02");
    EXPECT_EQ(rule_of_price(Compound::soft, 1, WeatherLine::good), "FD-TIRE-06");
    EXPECT_EQ(rule_of_price(Compound::soft, 3, WeatherLine::good), "FD-TIRE-08");
    EXPECT_EQ(rule_of_price(Compound::soft, 1, WeatherLine::rain), "FD-OVER-02");
    EXPECT_EQ(rule_of_price(Compound::soft, 3, WeatherLine::rain), "FD-TIRE-10");
    EXPECT_EQ(rule_of_price(Compound::rain, 1, WeatherLine::good), "FD-TIRE-11");
    EXPECT_EQ(rule_of_price(Compound::rain, 3, WeatherLine::good), "FD-TIRE-12");
    EXPECT_EQ(rule_of_price(Compound::rain, 3, WeatherLine::rain), "FD-OVER-02");
}

TEST(Tires, FD_TIRE_04_09_13_name_their_slides) {
    EXPECT_EQ(rule_of_slide(Compound::hard), "FD-TIRE-04");
    EXPECT_EQ(rule_of_slide(Compound::soft), "FD-TIRE-09");
    EXPECT_EQ(rule_of_slide(Compound::soft, 3), "FD-RUL-31");
    EXPECT_EQ(rule_of_slide(Compound::rain), "FD-TIRE-13");
}

}  // namespace
}  // namespace paddock::formula_d::tests
