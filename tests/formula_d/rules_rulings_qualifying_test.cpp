// Rulings about qualifying.

#include "tests/formula_d/qualifying_lap.hpp"
#include "tests/formula_d/seats.hpp"

namespace paddock::formula_d::tests {
namespace {

// Whether three gears may be skipped, and whether a brake may be spent.
std::pair<bool, bool> actions(QualifyingActions rule) {
    Qualifying session{{.qualifying = true, .qual_wp_actions = rule}};
    session.put("60C", 6);
    const bool skips = session.race.accepts("gear 2") && session.race.accepts("gear 4");
    EXPECT_TRUE(session.race.accepts("gear 5"));
    EXPECT_EQ(session.race.refusal("gear 1"), "FD-GEAR-08");
    session.race.play("gear 5", {{"gear", 11}});
    const bool brakes = session.race.accepts("move 8 brake 3");
    EXPECT_FALSE(session.race.accepts("move 7 brake 4")) << "never more than the car has";
    return {skips, brakes};
}

TEST(RulingsQualifying, FD_RUL_29_gears_may_be_skipped_for_nothing_but_there_are_no_brakes) {
    EXPECT_EQ(actions(QualifyingActions::skip), (std::pair{true, false}));
    EXPECT_EQ(actions(QualifyingActions::none), (std::pair{false, false}));
    EXPECT_EQ(actions(QualifyingActions::free), (std::pair{true, true}));
}

TEST(RulingsQualifying, FD_RUL_29_no_tests_of_any_kind_and_no_spin) {
    Qualifying session;
    session.race.marker("62C");
    session.put("60C", 5);
    session.race.turn(5, 20, "20");  // over debris, twenty in 5th: no roll
    EXPECT_TRUE(session.race.events<Tested>().empty());
    session.put("19C", 4);
    session.race.turn(4, 12, "12");
    EXPECT_EQ(session.race.where(a), "31C");
    EXPECT_FALSE(session.race.car(a).spun) << "six spaces over, and six tires";
    EXPECT_EQ(session.race.wear(a), "6/3/3/3/3/2");
}

TEST(RulingsQualifying, FD_RUL_29_free_brakes_are_not_counted) {
    Qualifying session{{.qualifying = true, .qual_wp_actions = QualifyingActions::free}};
    session.put("60C", 3);
    session.race.turn(3, 6, "3 brake 3");
    session.race.turn(3, 6, "3 brake 3");
    EXPECT_EQ(session.race.where(a), "66C");
    EXPECT_EQ(session.race.wear(a), "6/3/3/3/3/2");
}

// Three laps lead to a grid; further rolls are scripted.
Seats grid_by(const std::vector<QualifyingLap>& laps, const Script& script,
              const Options& options = {.qualifying = true}, Driver driver_of_c = Driver::none) {
    Race race{options};
    for (const QualifyingLap& lap : laps) race.car(race.add("110C", on_grid())).qualifying = lap;
    for (Car& car : race.state.cars) car.qualifying.driven = true;
    if (driver_of_c != Driver::none) race.car(c).driver = driver_of_c;
    race.state.session = Session::setup;
    race.state.phase = Phase::grid;
    race.script(script);
    race.rolls.let_the_rest_fall();
    race.resume();
    return grid_of(race);
}

TEST(RulingsQualifying, FD_RUL_30_equal_throws_and_clock_are_settled_by_the_die) {
    const QualifyingLap lap{.seconds = 50, .throws = 20};
    EXPECT_EQ(grid_by({lap, lap, {.seconds = 40, .throws = 20}}, {{"grid", 3, a}, {"grid", 7, b}, {"start", 10, c}}),
              (Seats{c, b, a}));
    EXPECT_EQ(grid_by({lap, lap, lap}, {{"grid", 3, a}, {"grid", 7, b}}, {.qualifying = true, .road_race = true},
                      Driver::montfort),
              (Seats{c, b, a}))
        << "Montfort wins every tie";
}

TEST(RulingsQualifying, FD_RUL_30_who_failed_earlier_stands_farther_back) {
    const QualifyingLap early{.failed_at = 50, .throws = 5, .failed = true};
    const QualifyingLap late{.failed_at = 90, .throws = 12, .failed = true};
    EXPECT_EQ(grid_by({early, late, {.throws = 99}}, {}), (Seats{c, b, a}));
    EXPECT_EQ(grid_by({early, early, {.throws = 99}}, {{"grid", 2, a}, {"grid", 9, b}}), (Seats{c, b, a}));
}

TEST(RulingsQualifying, FD_RUL_30_without_the_clock_nobody_is_timed) {
    Qualifying session{{.qualifying = true, .qual_clock = QualifyingClock::off}};
    session.put("110C", 1);
    session.race.play("gear 1", {{"gear", 1}});
    session.race.play("move 1", {{"gear", 1, b}});  // no clock is asked for
    EXPECT_EQ(session.race.car(a).qualifying.seconds, 0);
    EXPECT_EQ(session.race.asked(), b);
}

TEST(RulingsQualifying, FD_RUL_69_one_of_three_stops_costs_throws_or_ends_the_lap) {
    for (const QualifyingOneOfThree rule : {QualifyingOneOfThree::penalty, QualifyingOneOfThree::end}) {
        Qualifying session{{.qualifying = true, .qual_one_of_three = rule}};
        session.put("92C", 2, 1);
        session.race.play("gear 2", {{"gear", 4}});
        session.race.rolls.let_the_rest_fall();
        session.race.play("move 4");
        const bool goes_on = rule == QualifyingOneOfThree::penalty;
        EXPECT_EQ(session.race.car(a).qualifying.penalty, goes_on ? 4 : 0);
        EXPECT_EQ(session.race.car(a).qualifying.failed, !goes_on);
        EXPECT_EQ(session.race.asked(), goes_on ? a : b);
    }
}

TEST(RulingsQualifying, FD_RUL_69_tire_factors_multiply_the_throws) {
    for (const auto& [compound, penalty] : {std::pair{"soft", 4}, std::pair{"rain", 4}, std::pair{"hard", 2}}) {
        Race race{{.qualifying = true, .tires = true}};
        race.start(2);
        race.play(a, std::string("fit ") + compound);
        race.play(b, "fit hard", {{"gear", 1, a}});
        if (race.asks() == Ask::soft_bonus) race.play("bonus no");
        race.play("move 1");
        race.car(a).space = race.board().space("25C");
        race.play("gear 2", {{"gear", 2}});
        if (race.asks() == Ask::soft_bonus) race.play("bonus no");
        race.play("move 2");
        EXPECT_EQ(race.car(a).qualifying.penalty, penalty) << compound;
    }
}

TEST(RulingsQualifying, FD_RUL_69_the_last_corner_counts_up_to_the_line) {
    Race race{{.qualifying = true}, line_after_94()};
    race.start(2, {{"gear", 1, a}});
    race.play("move 1");
    race.car(a).space = race.board().space("92C");
    race.car(a).gear = Gear::third;
    race.car(a).stops = 2;
    race.play("gear 3", {{"gear", 8}});
    race.script({{"clock", 30, a}});
    race.rolls.let_the_rest_fall();
    race.play("move 3");
    EXPECT_EQ(race.car(a).qualifying.penalty, 2);
    EXPECT_TRUE(race.car(a).qualifying.driven);
    EXPECT_FALSE(race.car(a).qualifying.failed);
}

// A road race session on the street board, the first driver at the wheel.
struct RoadQualifying {
    Race race{{.qualifying = true, .road_race = true}, race_city_board()};

    explicit RoadQualifying(const std::string& driver) {
        race.start(2);
        race.play("driver " + driver);
        race.play("driver " + std::string(driver == "cadena" ? "tzarof" : "cadena"), {{"gear", 1, a}});
        race.play("nitro no");
        race.play("move 1");
    }
    void put(const std::string& space, int gear, int stops = 0) {
        race.car(a).space = race.board().space(space);
        race.car(a).gear = formula_d::gear(gear);
        race.car(a).stops = static_cast<std::uint8_t>(stops);
    }
};

TEST(RulingsQualifying, FD_RUL_69_gt_drivers_may_use_their_nitro_once) {
    RoadQualifying session{"tzarof"};
    session.put("C.5.2", 2);
    session.race.play("gear 2", {{"gear", 2}});
    ASSERT_EQ(session.race.asks(), Ask::nitro);
    session.race.play("nitro yes");
    session.race.play("move 4");
    session.race.play("gear 2", {{"gear", 2}});
    EXPECT_EQ(session.race.asks(), Ask::drive);
}

TEST(RulingsQualifying, FD_RUL_69_hazards_and_costly_abilities_are_idle) {
    RoadQualifying session{"tzarof"};
    session.put("C.13.2", 3);
    session.race.play("gear 3", {{"gear", 4}});
    session.race.play("nitro no");
    session.race.play("move 4");  // over two red spaces
    session.put("C.15.2", 2);
    session.race.play("gear 2", {{"gear", 2}});
    session.race.play("nitro no");
    session.race.play("move 2");  // under a sniper's window
    session.put("C.5.8", 2);
    session.race.play("gear 2", {{"gear", 2}});
    session.race.play("nitro no");
    session.race.play("move 2");  // across the police line
    EXPECT_TRUE(session.race.events<SpeedNoted>().empty());
    EXPECT_TRUE(session.race.events<Tested>().empty());
    EXPECT_TRUE(session.race.events<ShotFired>().empty());

    RoadQualifying owens{"owens"};
    owens.put("C.2.2", 1);
    owens.race.play("gear 1", {{"gear", 1}});
    owens.race.play("nitro no");
    EXPECT_EQ(owens.race.asks(), Ask::drive) << "the skid costs tires";
}

TEST(RulingsQualifying, FD_RUL_69_the_nitro_is_back_for_the_race) {
    RoadQualifying session{"tzarof"};
    session.put("C.19.12", 1);
    session.race.play("gear 1", {{"gear", 1}});
    session.race.play("nitro yes");
    session.race.script({{"clock", 10, a}});
    session.race.rolls.let_the_rest_fall();
    session.race.play("move 1");
    session.race.play("nitro no");
    session.race.play("move 1");
    session.race.car(b).space = session.race.board().space("C.19.12");
    session.race.play("gear 1");
    session.race.play("nitro no");
    session.race.play("move 1");
    ASSERT_EQ(session.race.state.session, Session::race);
    EXPECT_FALSE(session.race.car(a).nitro_used);
}

}  // namespace
}  // namespace paddock::formula_d::tests
