// FD-TECH: technical pit stops.

#include "tests/formula_d/more.hpp"
#include "tests/formula_d/seats.hpp"

namespace paddock::formula_d::tests {
namespace {

constexpr Options technical{.tech_pit = true};
constexpr Options technical_with_tires{.tires = true, .tech_pit = true};

// A worn car has reached its box and is asked for the kind of stop.
struct AtTheBox {
    Race race;

    explicit AtTheBox(const Options& options = technical, const CarSetup& worn = {}) : race(options) {
        CarSetup setup = worn;
        setup.gear = 4;
        if (!worn.tires) setup.tires = 1;
        race.add("99R", setup);
        race.go();
        race.play("gear 4", {{"gear", 12}});
        if (race.asks() == Ask::soft_bonus) race.play("bonus no");
        race.play("move 1P5");
    }
    // Brings the car back to the pit entry, laps later.
    void come_again(int crossings) {
        Car& car = race.car(a);
        car.space = race.board().space("99R");
        car.crossings = static_cast<std::uint8_t>(crossings);
        car.in_box = car.box_served = false;
        race.go();
        race.turn(4, 12, "1P5");
    }
};

TEST(TechnicalStops, FD_TECH_01_two_repair_points_for_the_whole_race) {
    Race race{technical};
    race.rolls.let_the_rest_fall();
    race.start(3);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(race.car(seat(i)).reserve, 2);

    AtTheBox at{{.three_lap = true, .tech_pit = true}, {.body = 1, .engine = 1}};
    at.race.play("stop technical body 2 fit hard");
    EXPECT_EQ(at.race.car(a).reserve, 0);
    at.come_again(2);
    EXPECT_EQ(at.race.refusal("stop technical engine 1 fit hard"), "FD-TECH-05");
    EXPECT_FALSE(at.race.offers("stop technical engine 1 fit hard"));
}

TEST(TechnicalStops, FD_TECH_01_without_the_option_no_reserve_and_no_question) {
    Race race;
    race.add("99R", {.gear = 4, .engine = 1});
    race.go();
    race.turn(4, 12, "1P5", {{"pit", 20}});
    EXPECT_EQ(race.asks(), Ask::gear);
    EXPECT_EQ(race.car(a).reserve, 0);
}

TEST(TechnicalStops, FD_TECH_02_the_driver_chooses_the_kind_of_stop) {
    AtTheBox at{technical, {.engine = 1}};
    ASSERT_EQ(at.race.asks(), Ask::pit_stop);
    EXPECT_EQ(at.race.asked(), a);
    EXPECT_TRUE(at.race.offers("stop tires fit hard"));
    EXPECT_TRUE(at.race.offers("stop technical engine 2 fit hard"));
}

TEST(TechnicalStops, FD_TECH_03_a_tire_stop_is_as_in_the_advanced_rules) {
    AtTheBox quick{technical, {.engine = 1}};
    quick.race.play("stop tires fit hard", {{"pit", 7, a}});
    EXPECT_EQ(quick.race.wear(a), "6/3/3/3/1/2");
    ASSERT_EQ(quick.race.asks(), Ask::drive);
    quick.race.play("move 4");
    EXPECT_EQ(quick.race.where(a), "P10");
    EXPECT_EQ(quick.race.car(a).reserve, 2);

    AtTheBox slow;
    slow.race.play("stop tires fit hard", {{"pit", 11, a}});
    EXPECT_TRUE(slow.race.car(a).in_box);
    EXPECT_EQ(slow.race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4"}));
}

TEST(TechnicalStops, FD_TECH_04_on_either_stop_the_compound_may_change) {
    for (const char* stop : {"stop tires fit rain", "stop technical engine 1 fit rain", "stop tires fit hard"}) {
        AtTheBox at{technical_with_tires, {.compound = Compound::soft, .engine = 1}};
        EXPECT_TRUE(at.race.offers(stop)) << stop;
        at.race.rolls.let_the_rest_fall();
        at.race.play(stop);
        EXPECT_EQ(at.race.car(a).compound, std::string(stop).ends_with("rain") ? Compound::rain : Compound::hard);
    }
}

TEST(TechnicalStops, FD_TECH_05_new_tires_and_up_to_two_points_on_one_or_two_other_gauges) {
    for (const auto& [stop, left] : {std::pair{"stop technical brakes 2 fit hard", "6/3/1/1/1/1"},
                                     std::pair{"stop technical brakes 1 engine 1 fit hard", "6/2/1/1/2/1"},
                                     std::pair{"stop technical handling 1 fit hard", "6/1/1/1/1/2"}}) {
        AtTheBox at{technical, {.brakes = 1, .gearbox = 1, .body = 1, .engine = 1, .handling = 1}};
        at.race.play(stop);
        EXPECT_EQ(at.race.wear(a), left);
    }
    AtTheBox at{technical, {.brakes = 0, .gearbox = 1, .body = 1, .engine = 1, .handling = 1}};
    EXPECT_EQ(refusal_of_all(at.race,
                             {"stop technical brakes 3 fit hard", "stop technical brakes 1 body 1 engine 1 fit hard"}),
              "FD-TECH-05");
}

TEST(TechnicalStops, FD_TECH_06_it_leaves_in_the_next_round_without_a_roll) {
    AtTheBox at{technical, {.engine = 1}};
    at.race.play("stop technical engine 1 fit hard");  // no roll for the mechanics
    EXPECT_TRUE(at.race.car(a).in_box);
    EXPECT_TRUE(at.race.events<PitRolled>().empty());
    EXPECT_EQ(at.race.events<RoundBegan>().size(), 1U);
    EXPECT_EQ(at.race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4"}));
    EXPECT_EQ(at.race.refusal("gear 5"), "FD-PIT-09");
}

TEST(TechnicalStops, FD_TECH_07_no_soft_bonus_in_the_move_out_of_the_pits) {
    AtTheBox at{technical_with_tires, {.engine = 1}};
    at.race.play("stop technical engine 1 fit soft");
    at.race.play("gear 4", {{"gear", 12}});
    ASSERT_EQ(at.race.asks(), Ask::drive) << "no bonus asked";
    at.race.play("move 12");
    EXPECT_EQ(at.race.where(a), "P18");
    at.race.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(at.race.asks(), Ask::soft_bonus) << "with the next move it is there";
}

TEST(TechnicalStops, FD_TECH_07_nor_after_a_quick_or_slow_tire_stop) {
    AtTheBox quick{technical_with_tires};
    quick.race.play("stop tires fit soft", {{"pit", 5, a}});
    ASSERT_EQ(quick.race.asks(), Ask::drive);
    EXPECT_EQ(ends_of_offers(quick.race), (Names{"P9"}));

    AtTheBox slow{technical_with_tires};
    slow.race.play("stop tires fit soft", {{"pit", 15, a}});
    slow.race.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(slow.race.asks(), Ask::drive);
}

TEST(TechnicalStops, FD_TECH_07_is_no_rule_of_the_plain_pit_stop) {
    Race race{{.tires = true}};
    race.add("99R", {.gear = 4, .compound = Compound::soft, .tire_age = 2});
    race.go();
    race.turn(4, 12, "1P5", {{"pit", 15, a}});
    race.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(race.asks(), Ask::soft_bonus) << "a fresh set, and no technical stops";
}

TEST(TechnicalStops, FD_TECH_08_the_reserve_cannot_restore_tires) {
    AtTheBox at{technical, {.tires = 0}};
    EXPECT_FALSE(at.race.accepts("stop technical tires 2 fit hard"));
    for (const std::string& offer : at.race.offers())
        EXPECT_EQ(offer.find("technical tires"), std::string::npos) << offer;
    at.race.rolls.let_the_rest_fall();
    at.race.play("stop tires fit hard");
    EXPECT_EQ(at.race.car(a).reserve, 2) << "new tires cost nothing of it";
}

TEST(TechnicalStops, FD_TECH_05_one_or_two_gauges_even_where_a_team_may_give_four_points) {
    Race race{{.teams = true, .team_stop_limit = 4}};
    race.add("99R", {.gear = 4, .brakes = 1, .gearbox = 1, .body = 1, .engine = 1});
    race.add("50C", {.gear = 1, .stops = 2});
    race.go();
    race.turn(4, 9, "1P5");
    ASSERT_EQ(race.asks(), Ask::pit_stop);
    EXPECT_EQ(race.refusal("stop technical brakes 1 gearbox 1 body 1 engine 1 fit hard"), "FD-TECH-05");
    EXPECT_EQ(race.refusal("stop technical brakes 1 body 1 engine 1 fit hard"), "FD-TECH-05");
    EXPECT_TRUE(race.offers("stop technical brakes 2 engine 2 fit hard"));
    for (const std::string& offer : race.offers()) EXPECT_TRUE(race.accepts(offer)) << offer;
}

}  // namespace
}  // namespace paddock::formula_d::tests
