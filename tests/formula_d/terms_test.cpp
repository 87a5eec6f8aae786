#include "tests/formula_d/fixture.hpp"

// That the rules go by the terms they are handed, not by numbers of their own.
namespace paddock::formula_d::tests {
namespace {

constexpr Terms gentler_on_tires() {
    Terms terms;
    terms.spin_beyond = 1;
    return terms;
}

TEST(Terms, the_price_of_an_overshoot) {
    constexpr Terms terms = gentler_on_tires();
    EXPECT_FALSE(overshoot_price(terms, 5, 5, 1).spin) << "the tires are just used up";
    EXPECT_TRUE(overshoot_price(terms, 4, 5, 1).spin);
    EXPECT_TRUE(overshoot_price(terms, 3, 5, 1).out);
    EXPECT_TRUE(overshoot_price(FormulaD::terms(), 5, 5, 1).spin);
    EXPECT_TRUE(overshoot_price(FormulaD::terms(), 4, 5, 1).out);
}

TEST(Terms, an_overshoot_without_tires) {
    Terms terms = gentler_on_tires();
    EXPECT_TRUE(overshoot_price(terms, 0, 1, 2).spin) << "one space, whatever it costs";
    terms.bald_spaces = 0;
    EXPECT_TRUE(overshoot_price(terms, 0, 1, 1).spin);
    EXPECT_TRUE(overshoot_price(terms, 0, 1, 2).out) << "points are counted";
}

TEST(Terms, the_price_of_a_block) {
    Terms terms;
    terms.block_by_table = false;
    const Setting setting{plain().circuit(), terms, {}, 2};
    const BlockPrice price = block_price(setting, 2, 3, 9);
    EXPECT_EQ(price.brakes, 2);
    EXPECT_EQ(price.tires, 3);
    EXPECT_FALSE(price.out);
    EXPECT_TRUE(block_price(Setting{plain().circuit(), FormulaD::terms(), {}, 2}, 2, 3, 9).out);
}

TEST(Terms, what_strains_an_engine) {
    Terms terms;
    terms.strain_from = {0, 0, 0, 0, 19, 29};
    EXPECT_TRUE(terms.strains(Gear::fifth, 19));
    EXPECT_FALSE(FormulaD::terms().strains(Gear::fifth, 19));
    EXPECT_TRUE(FormulaD::terms().strains(Gear::fifth, 20));
    EXPECT_FALSE(terms.strains(Gear::fourth, 12));
}

// A car at 26C with seven spaces to drive: to the left and back again.
Result<DrivePlan, Refusal> there_and_back(const Terms& terms) {
    const Setting setting{plain().circuit(), terms, {}, 1};
    State state;
    state.session = Session::race;
    state.cars.push_back(Car{});
    state.cars[0].full = state.cars[0].wear = terms.standard_car;
    state.cars[0].space = plain().space("26C");
    state.cars[0].crossings = 1;
    state.move.remaining = 7;
    return check_drive(Ground{setting, state, seat(0)}, Drive{*parse_path("1L1R3"), 0});
}

TEST(Terms, the_lanes_of_a_straight) {
    Terms terms;
    EXPECT_EQ(there_and_back(terms).error().rule.view(), "FD-LANE-02");
    terms.lane_return = true;
    EXPECT_TRUE(there_and_back(terms));
    terms.lane_changes = 1;
    EXPECT_EQ(there_and_back(terms).error().rule.view(), "FD-LANE-01");
}

// A car at 26C with seven spaces to drive, behind another at 28C.
Result<DrivePlan, Refusal> round_a_car(OvertakeLaneChanges counting, const char* path) {
    Terms terms;
    terms.lane_return = true;
    Options options;
    options.overtake_lane_changes = counting;
    const Setting setting{plain().circuit(), terms, options, 2};
    State state;
    state.session = Session::race;
    for (const char* space : {"26C", "28C"}) {
        state.cars.push_back(Car{});
        state.cars.back().full = state.cars.back().wear = terms.standard_car;
        state.cars.back().space = plain().space(space);
        state.cars.back().crossings = 1;
    }
    state.move.remaining = 7;
    return check_drive(Ground{setting, state, seat(0)}, Drive{*parse_path(path), 0});
}

TEST(Terms, where_lanes_may_be_returned_to_only_overtaking_is_free) {
    EXPECT_TRUE(round_a_car(OvertakeLaneChanges::free, "1LR1R1L")) << "out and back at once, then two changes";
    EXPECT_FALSE(round_a_car(OvertakeLaneChanges::free, "1L1RR1L")) << "back a step too late: counted";
    EXPECT_TRUE(round_a_car(OvertakeLaneChanges::free, "1L1RR2"));
    EXPECT_FALSE(round_a_car(OvertakeLaneChanges::count, "1LR1R2"));
}

TEST(Terms, whose_box_is_where) {
    const Circuit& circuit = plain().circuit();
    Setting setting{circuit, FormulaD::terms(), {}, 4};
    EXPECT_EQ(setting.box_of(seat(0)), circuit.boxes[0]);
    EXPECT_EQ(setting.box_of(seat(1)), circuit.boxes[0]) << "cars of a colour share it";
    EXPECT_EQ(setting.box_of(seat(2)), circuit.boxes[1]);
    setting.give_box(seat(2), circuit.boxes[0]);
    EXPECT_EQ(setting.box_of(seat(2)), circuit.boxes[0]);
}

}  // namespace
}  // namespace paddock::formula_d::tests
