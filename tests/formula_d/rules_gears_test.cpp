// FD-GEAR: the lever, the price of skipping gears, the six dice.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

// A car on a long straight with its lever here; the turn is its own.
struct Lever {
    Race race;
    Seat car;

    explicit Lever(int gear, const CarSetup& rest = {}) {
        CarSetup setup = rest;
        setup.gear = gear;
        car = race.add("55C", setup);
        race.go();
    }
};

// What a shift takes off the gauges, as brakes, gearbox, engine.
std::array<int, 3> price(int from, int to) {
    Lever lever{from};
    lever.race.rolls.let_the_rest_fall();
    lever.race.play("gear " + std::to_string(to));
    EXPECT_EQ(lever.race.left(lever.car, Gauge::tires), 6);
    EXPECT_EQ(lever.race.left(lever.car, Gauge::body), 3);
    EXPECT_EQ(lever.race.left(lever.car, Gauge::handling), 2);
    return {3 - lever.race.left(lever.car, Gauge::gearbox), 3 - lever.race.left(lever.car, Gauge::brakes),
            3 - lever.race.left(lever.car, Gauge::engine)};
}

TEST(Gears, FD_GEAR_01_the_gear_is_announced_then_its_die_is_rolled) {
    for (int gear = 2; gear <= 6; ++gear) {
        Lever lever{gear};
        ASSERT_EQ(lever.race.asks(), Ask::gear);
        EXPECT_TRUE(lever.race.events<DieRolled>().empty());
        lever.race.rolls.let_the_rest_fall();
        lever.race.play("gear " + std::to_string(gear - 1));
        ASSERT_EQ(lever.race.events<DieRolled>().size(), 1U);
        EXPECT_EQ(number(lever.race.events<DieRolled>()[0].gear), gear - 1);
        EXPECT_EQ(lever.race.lever(lever.car), gear - 1);
        EXPECT_EQ(lever.race.asks(), Ask::drive);
    }
}

TEST(Gears, FD_GEAR_02_keep_one_up_or_down) {
    EXPECT_EQ(Lever{1}.race.offers(), (Names{"gear 1", "gear 2"}));
    EXPECT_EQ(Lever{2}.race.offers(), (Names{"gear 1", "gear 2", "gear 3"}));
    EXPECT_EQ(Lever{3}.race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4"}));
    EXPECT_EQ(Lever{4}.race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4", "gear 5"}));
    EXPECT_EQ(Lever{5}.race.offers(), (Names{"gear 1", "gear 2", "gear 3", "gear 4", "gear 5", "gear 6"}));
    EXPECT_EQ(Lever{6}.race.offers(), (Names{"gear 2", "gear 3", "gear 4", "gear 5", "gear 6"}));
}

TEST(Gears, FD_GEAR_03_no_gear_is_skipped_upwards) {
    for (int from = 1; from <= 4; ++from) {
        for (int to = from + 2; to <= 6; ++to) {
            Lever lever{from};
            EXPECT_EQ(lever.race.refusal("gear " + std::to_string(to)), "FD-GEAR-03") << from << " to " << to;
        }
    }
}

TEST(Gears, FD_GEAR_04_one_gear_down_is_free) {
    for (int from = 2; from <= 6; ++from) EXPECT_EQ(price(from, from - 1), (std::array{0, 0, 0})) << from;
    for (int from = 1; from <= 5; ++from) EXPECT_EQ(price(from, from + 1), (std::array{0, 0, 0})) << from;
}

TEST(Gears, FD_GEAR_05_one_gear_skipped_costs_gearbox) {
    for (int from = 3; from <= 6; ++from) EXPECT_EQ(price(from, from - 2), (std::array{1, 0, 0})) << from;
}

TEST(Gears, FD_GEAR_06_two_gears_skipped_cost_gearbox_and_brakes) {
    for (int from = 4; from <= 6; ++from) EXPECT_EQ(price(from, from - 3), (std::array{1, 1, 0})) << from;
}

TEST(Gears, FD_GEAR_07_three_gears_skipped_cost_gearbox_brakes_and_engine) {
    for (int from = 5; from <= 6; ++from) EXPECT_EQ(price(from, from - 4), (std::array{1, 1, 1})) << from;
}

TEST(Gears, FD_GEAR_08_four_gears_cannot_be_skipped) {
    Lever lever{6, {.brakes = 7, .gearbox = 7, .engine = 7}};
    EXPECT_EQ(lever.race.refusal("gear 1"), "FD-GEAR-08");
    EXPECT_FALSE(lever.race.offers("gear 1"));
}

TEST(Gears, FD_GEAR_09_an_empty_gearbox_skips_no_gear) {
    Lever lever{6, {.gearbox = 0}};
    EXPECT_EQ(refusal_of_all(lever.race, {"gear 2", "gear 3", "gear 4"}), "FD-GEAR-09");
    EXPECT_EQ(lever.race.offers(), (Names{"gear 5", "gear 6"}));
}

TEST(Gears, FD_GEAR_10_the_price_does_not_add_up_gear_by_gear) {
    Lever lever{5, {.brakes = 1, .gearbox = 1}};
    lever.race.play("gear 1", {{"gear", 1}});
    EXPECT_EQ(lever.race.wear(lever.car), "6/0/0/3/2/2");
}

TEST(Gears, FD_GEAR_11_the_number_on_the_die_is_the_move) {
    Lever lever{4};
    lever.race.play("gear 4", {{"gear", 9}});
    EXPECT_TRUE(lever.race.accepts("move 9"));
    for (const char* move : {"move 7", "move 8", "move 10", "move 12"}) EXPECT_FALSE(lever.race.accepts(move)) << move;
    lever.race.play("move 9");
    EXPECT_EQ(lever.race.where(lever.car), "64C");
}

AskedRoll die_of(int gear) {
    Lever lever{gear};
    const std::vector<AskedRoll> asked = rolls_after(lever.race, "gear " + std::to_string(gear));
    EXPECT_EQ(asked.size(), 1U);
    return asked.empty() ? AskedRoll{} : asked[0];
}

// The shares of faces, brought to the number of faces the printed die has.
std::vector<int> faces(const AskedRoll& die, int sides) {
    int total = 0;
    for (const int share : die.shares) total += share;
    std::vector<int> counted;
    for (const int share : die.shares) {
        EXPECT_EQ(share * sides % total, 0);
        counted.push_back(share * sides / total);
    }
    return counted;
}

TEST(Gears, FD_GEAR_11_every_gear_has_its_own_die) {
    const AskedRoll second = die_of(2), third = die_of(3), fourth = die_of(4), fifth = die_of(5), sixth = die_of(6);
    EXPECT_EQ(second.first, 2);
    EXPECT_EQ(faces(second, 6), (std::vector{1, 2, 3}));
    EXPECT_EQ(third.first, 4);
    EXPECT_EQ(faces(third, 8), (std::vector{1, 1, 2, 2, 2}));
    EXPECT_EQ(fourth.first, 7);
    EXPECT_EQ(faces(fourth, 12), (std::vector{2, 2, 2, 2, 2, 2}));
    EXPECT_EQ(fifth.first, 11);
    EXPECT_EQ(faces(fifth, 20), std::vector<int>(10, 2));
    EXPECT_EQ(sixth.first, 21);
    EXPECT_EQ(faces(sixth, 30), std::vector<int>(10, 3));
}

TEST(Gears, FD_GEAR_12_the_pyramid_of_first_gear_shows_one_or_two_as_often) {
    const AskedRoll die = die_of(1);
    EXPECT_EQ(die.first, 1);
    EXPECT_EQ(faces(die, 4), (std::vector{2, 2}));
}

TEST(Gears, FD_GEAR_13_the_whole_row_is_paid_when_the_lever_is_moved) {
    Lever lever{6};
    lever.race.forget();
    lever.race.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(lever.race.wear(lever.car), "6/2/2/3/2/2") << "gearbox, brakes and engine";
    std::string told;
    for (const Event& event : lever.race.log()) {
        if (std::holds_alternative<Shifted>(event)) told += "lever ";
        if (std::holds_alternative<WearLost>(event)) told += "wear ";
        if (std::holds_alternative<DieRolled>(event)) told += "die ";
    }
    EXPECT_EQ(told, "lever wear wear wear die ");
}

TEST(Gears, FD_GEAR_13_wear_is_paid_before_the_die_is_rolled) {
    Lever lever{5, {.engine = 1}};
    lever.race.play("gear 1");  // no gear die: the car is out before
    EXPECT_TRUE(lever.race.out(lever.car));
    EXPECT_TRUE(lever.race.events<DieRolled>().empty());
    EXPECT_EQ(lever.race.wear(lever.car), "6/2/2/3/0/2");
}

TEST(Gears, FD_GEAR_14_a_lever_the_rules_move_costs_nothing) {
    Lever spun{6, {.gearbox = 0}};
    spun.race.car(spun.car).spun = true;
    EXPECT_EQ(spun.race.offers(), (Names{"gear 1"}));
    spun.race.play("gear 1", {{"gear", 2}});
    EXPECT_EQ(spun.race.wear(spun.car), "6/3/0/3/3/2");

    for (const auto& [from, to] : {std::pair{6, 1}, std::pair{6, 2}, std::pair{1, 4}, std::pair{2, 4}}) {
        Race race;
        const Seat car = race.add("P6", {.gear = from, .in_box = true});
        race.go();
        race.play("gear " + std::to_string(to), {{"gear", to == 4 ? 7 : 2}});
        EXPECT_EQ(race.wear(car), "6/3/3/3/3/2") << from << " to " << to;
        EXPECT_EQ(race.lever(car), to);
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
