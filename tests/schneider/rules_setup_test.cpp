// ST-SETUP: set-up of a race.

#include <set>

#include "table/rolls.hpp"
#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Setup, ST_SETUP_01_ST_R_76_two_to_four_planes_and_no_nation_twice) {
    EXPECT_FALSE(Schneider::check(content(), {}, 1));
    EXPECT_TRUE(Schneider::check(content(), {}, 2));
    EXPECT_TRUE(Schneider::check(content(), {}, 4));
    EXPECT_FALSE(Schneider::check(content(), {}, 5));
    Race race;
    race.start(3, {{"seat", 2}, {"seat", 1}});
    race.play("nation italy");
    EXPECT_EQ(race.refusal("nation italy"), "ST-SETUP-01");
    EXPECT_EQ(race.offers(), (Names{"nation france", "nation britain", "nation usa"}));
}

TEST(Setup, ST_R_76_a_race_without_people_is_a_simulation) {
    Race race;
    race.options.autopilots = 4;
    Schneider game{content(), race.options, 4};
    ASSERT_TRUE(Schneider::check(content(), race.options, 4));
    table::FastRolls rolls{3};
    const State end = game.start(rolls, {});
    EXPECT_EQ(end.phase, Phase::over);
    EXPECT_EQ(end.ranking.size(), 4U);
}

TEST(Setup, ST_SETUP_02_each_seat_gets_its_nations_things) {
    Race race;
    race.start(2, {{"seat", 1}});
    race.play("nation usa");
    race.play("nation italy");
    const Plane& us = race.plane(seat(0));
    for (int i = 0; i < set_size; ++i) EXPECT_EQ(us.set[static_cast<std::size_t>(i)], basic_card(Nation::usa, i));
    EXPECT_EQ(us.pilot, Pilot::doolittle);
    EXPECT_EQ(race.bag(seat(0)), "12 D 6 A");
    EXPECT_EQ(race.plane(seat(1)).pilot, Pilot::de_bernardi);
}

TEST(Setup, ST_SETUP_03_pilots_of_the_own_nation_by_default) {
    EXPECT_EQ(Options{}.pilots, PilotChoice::national);
    Race race;
    race.start(4);
    for (const char* nation : {"nation usa", "nation italy", "nation france"}) race.play(nation);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(race.plane(seat(i)).pilot, pilot_of(race.plane(seat(i)).nation));
    EXPECT_EQ(race.events<PilotTaken>().at(0).rule, "ST-SETUP-03"_rule);
}

TEST(Setup, ST_SETUP_04_ST_R_27_free_pilots_from_the_rear_of_the_grid) {
    Race race{"SPI", {.pilots = PilotChoice::free}};
    race.start(3, {{"seat", 3}, {"seat", 1}});
    EXPECT_EQ(race.asked(), seat(2)) << "nations in random seat order";
    race.play("nation france");
    EXPECT_EQ(race.asked(), seat(0));
    race.play("nation usa");
    race.rolls.add({{"grid", 2}, {"grid", 3}});
    race.play("nation italy");
    ASSERT_EQ(race.asks(), Ask::pilot);
    EXPECT_EQ(race.asked(), seat(0)) << "drawn last, at the rear";
    race.play("pilot greig");
    EXPECT_EQ(race.events<PilotTaken>().at(0).rule, "ST-SETUP-04"_rule);
    EXPECT_EQ(race.asked(), seat(2));
    EXPECT_EQ(race.refusal("pilot greig"), "ST-SETUP-04");
    race.play("pilot doolittle");
    EXPECT_EQ(race.asked(), seat(1));
    EXPECT_EQ(race.fallback(), "pilot de-bernardi") << "the pilot of the own nation, if left";
    race.play("pilot sadi-lecointe");
    EXPECT_EQ(race.plane(seat(1)).pilot, Pilot::sadi_lecointe);
    EXPECT_EQ(race.state.lap, 1);
}

TEST(Setup, ST_R_27_autopilots_get_their_own_pilot_or_one_by_lot_unless_the_host_names_another) {
    Race race{"SPI", {.pilots = PilotChoice::free}};
    race.options.autopilots = 1;
    race.start(2);
    race.play("nation france");
    race.play("nation usa");
    race.play("pilot doolittle");
    ASSERT_EQ(race.asks(), Ask::autopilot_pilot);
    EXPECT_EQ(race.asked(), seat(0));
    EXPECT_EQ(race.fallback(), "pilot any") << "its own is gone";
    EXPECT_EQ(race.offers(), (Names{"pilot sadi-lecointe", "pilot greig", "pilot de-bernardi", "pilot any"}));
    race.play("pilot any", {{"pilot", 2}});
    EXPECT_EQ(race.plane(seat(1)).pilot, Pilot::greig);

    Race named{"SPI", {.pilots = PilotChoice::free}};
    named.options.autopilots = 1;
    named.start(2);
    named.play("nation france");
    named.play("nation usa");
    named.play("pilot greig");
    EXPECT_EQ(named.fallback(), "pilot doolittle");
    EXPECT_EQ(named.refusal("pilot any"), "ST-R-27");
    named.play("pilot de-bernardi");
    EXPECT_EQ(named.plane(seat(1)).pilot, Pilot::de_bernardi);
}

TEST(Setup, ST_SETUP_05_one_course_for_all_three_laps) {
    Race race{"MON"};
    race.start(2);
    race.play("nation usa");
    race.play("nation italy");
    EXPECT_EQ(race.state.course, course_number("MON"));
    while (race.state.lap < 3) race.play(race.asks() == Ask::bet ? "bet no" : race.fallback(), {{"danger", alert}});
    EXPECT_EQ(race.state.course, course_number("MON"));
    race.rolls = {};
    EXPECT_TRUE(Schneider::check(content(), {}, 2, 7));
    EXPECT_FALSE(Schneider::check(content(), {}, 2, 8));
    EXPECT_FALSE(Schneider::check(content(), {}, 2, -1));
}

TEST(Setup, ST_SETUP_06_the_grid_is_drawn_and_its_first_place_is_the_front) {
    Race race;
    race.start(3);
    race.play("nation usa");
    race.play("nation italy");
    race.rolls.add({{"grid", 3}, {"grid", 1}});
    race.play("nation france");
    EXPECT_EQ(race.where(seat(2)), "G1");
    EXPECT_EQ(race.where(seat(0)), "G2");
    EXPECT_EQ(race.where(seat(1)), "G3");
    EXPECT_EQ(race.course().at(race.plane(seat(2)).square).next[0], square_named(race.course(), "1"));
}

TEST(Setup, ST_SETUP_07_ST_R_26_the_first_hand_is_the_hand_limit) {
    Race race;
    race.start(2);
    race.play("nation france");
    race.play("nation italy");
    EXPECT_EQ(race.hand(seat(0)).size(), 4U) << "Sadi-Lecointe";
    EXPECT_EQ(race.hand(seat(1)).size(), 3U);
    EXPECT_EQ(std::popcount(race.plane(seat(1)).unseen), 7);
}

TEST(Setup, ST_SETUP_08_ST_SETUP_09_ST_SETUP_12_full_bag_empty_cockpit_no_points) {
    Race race;
    race.start(2);
    race.play("nation france");
    race.play("nation italy");
    for (const Plane& plane : race.state.planes) {
        EXPECT_EQ(plane.bag_damage, 12);
        EXPECT_EQ(plane.bag_alert, 6);
        EXPECT_EQ(plane.gauge + plane.aside + tokens_on(plane, Token::damage) + tokens_on(plane, Token::alert), 0);
        EXPECT_EQ(plane.points(), 0);
    }
}

TEST(Setup, ST_SETUP_10_empty_betting_slots_at_the_start_of_every_lap) {
    Race race;
    const Seat a = race.add("F1");
    const Seat b = race.add("10");
    race.plane(b).bet_slot = 0;
    race.plane(b).bet_on = a;
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.state.lap, 2);
    for (const Plane& plane : race.state.planes) EXPECT_EQ(plane.bet_slot, no_slot);
}

TEST(Setup, ST_SETUP_11_ST_R_21_purses_start_with_the_agreed_sum) {
    for (const int sum : {0, 15}) {
        Race race{"SPI", {.start_aircoins = static_cast<std::uint16_t>(sum)}};
        race.start(2);
        race.play("nation france");
        race.play("nation italy");
        EXPECT_EQ(race.plane(seat(0)).purse, sum);
    }
    EXPECT_EQ(Options{}.start_aircoins, 0);
    Race flown{"SPI", {.start_aircoins = 15}};
    flown.options.autopilots = 1;
    flown.start(2);
    flown.play("nation france");
    flown.play("nation italy");
    EXPECT_EQ(flown.plane(seat(0)).purse, 15);
    EXPECT_EQ(flown.plane(seat(1)).purse, 0) << "an autopilot has no money (ST-ABET-03)";
}

TEST(Setup, ST_SETUP_13_cockpit_is_a_table_option_and_autopilots_are_basic) {
    EXPECT_EQ(Options{}.cockpit, Cockpit::basic);
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    race.add("10");
    race.add_autopilot(Nation::usa, "9");
    EXPECT_TRUE(is_expert(race.game(), seat(0)));
    EXPECT_FALSE(is_expert(race.game(), seat(1)));
}

TEST(Setup, ST_SETUP_14_people_choose_first_then_the_host_for_autopilots) {
    Race race;
    race.options.autopilots = 2;
    race.start(4, {{"seat", 2}});
    EXPECT_EQ(race.asks(), Ask::nation);
    EXPECT_EQ(race.asked(), seat(1));
    EXPECT_EQ(race.fallback(), "nation france");
    race.play("nation usa");
    EXPECT_EQ(race.asked(), seat(0));
    race.play("nation france");
    ASSERT_EQ(race.asks(), Ask::autopilot_nation);
    EXPECT_EQ(race.asked(), seat(0)) << "the host";
    EXPECT_EQ(race.offers(), (Names{"nation britain", "nation italy"}));
    race.play("nation italy");
    EXPECT_EQ(race.plane(seat(2)).nation, Nation::italy);
    EXPECT_EQ(race.plane(seat(3)).nation, Nation::britain) << "the last one left";
}

TEST(Setup, ST_SETUP_15_the_order_of_the_set_up) {
    Race race{"SPI", {.pilots = PilotChoice::free}};
    race.options.autopilots = 1;
    race.start(2);
    race.play("nation france");
    race.play("nation usa");
    race.play("pilot doolittle");
    race.play("pilot greig");
    std::vector<std::size_t> kinds;
    for (const Event& event : race.log()) {
        if (std::holds_alternative<NationTaken>(event) || std::holds_alternative<GridTaken>(event) ||
            std::holds_alternative<PilotTaken>(event) || std::holds_alternative<CardLaid>(event))
            if (kinds.empty() || kinds.back() != event.index()) kinds.push_back(event.index());
    }
    const std::vector<std::size_t> expected{Event{NationTaken{}}.index(), Event{GridTaken{}}.index(),
                                            Event{PilotTaken{}}.index(), Event{CardLaid{}}.index()};
    EXPECT_EQ(kinds, expected);

    Race opening{"SPI", {.campaign = Campaign::short_}};
    opening.start(2);
    opening.play("nation france");
    opening.play("nation italy");
    EXPECT_TRUE(opening.state.developing) << "nations first, then the year, then the rest";
    EXPECT_EQ(opening.plane(seat(0)).pilot, Pilot::none);
    EXPECT_TRUE(opening.events<GridTaken>().empty());
}

TEST(Setup, ST_R_64_the_host_names_the_first_course) {
    Race race{"VEN"};
    race.start(2);
    EXPECT_EQ(race.state.course, course_number("VEN"));
    EXPECT_EQ(content().courses.size(), 8U);
}

TEST(Setup, ST_R_65_names_as_history_has_them) {
    EXPECT_STREQ(name_of(Pilot::sadi_lecointe), "sadi-lecointe");
    EXPECT_EQ(pilot_of(Nation::usa), Pilot::doolittle);
}

}  // namespace
}  // namespace paddock::schneider::tests
