// ST-AIR, ST-DRAFT, ST-SPEED: speed. ST-PILOT: the pilots.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Speed, ST_AIR_01_ST_AIR_02_only_the_leader_of_the_round_has_air_resistance) {
    Race race;
    const Seat a = race.add("12", {.hand = {"4"}});
    const Seat b = race.add("10", {.hand = {"5"}});
    const Seat c = race.add("8");
    race.begin_round();
    race.fly("4");
    EXPECT_EQ(race.speed(a), 3);
    race.fly("5", {{"danger", alert}});
    EXPECT_EQ(race.speed(b), 5);
    EXPECT_EQ(race.asked(), c);
    EXPECT_EQ(modifiers(race.game(), race.state, c, 5).air, 0);
}

TEST(Speed, ST_DRAFT_01_ST_DRAFT_02_plus_one_directly_behind_without_a_choice) {
    Race race;
    race.add("12", empty_handed);
    const Seat b = race.add("11", {.hand = {"3"}});
    const Seat c = race.add("9", {.hand = {"3"}});
    race.begin_round();
    EXPECT_TRUE(race.plane(b).drafting);
    EXPECT_FALSE(race.plane(c).drafting) << "a gap of two squares";
    race.throttle();
    race.pass_bet();
    EXPECT_EQ(race.offers(), (Names{"play GB-02 as 3", "throttle"})) << "no way to decline it";
    race.fly("3");
    EXPECT_EQ(race.speed(b), 4);
}

TEST(Speed, ST_DRAFT_03_ST_PILOT_06_ST_R_43_never_more_than_two) {
    Race race;
    race.add("14");
    race.add("13");
    race.add("12");
    const Seat d = race.add("11", {.nation = Nation::italy});
    race.begin_round();
    EXPECT_EQ(modifiers(race.game(), race.state, d, 5).drafting, 1) << "three planes in line";
    race.plane(d).pilot = Pilot::de_bernardi;
    EXPECT_EQ(modifiers(race.game(), race.state, d, 5).drafting, 2);
    race.plane(d).permanents.add(Effect::better_drafting);
    EXPECT_EQ(modifiers(race.game(), race.state, d, 5).drafting, 2);
    race.plane(d).pilot = Pilot::none;
    EXPECT_EQ(modifiers(race.game(), race.state, d, 5).drafting, 2);
}

TEST(Speed, ST_DRAFT_04_ST_R_05_immediately_behind_at_forks) {
    struct Case {
        const char *behind, *ahead;
        bool drafts;
    };
    for (const Case& c :
         {Case{"9", "aS1", true}, Case{"9", "aL1", true}, Case{"9", "10", false}, Case{"aS2", "10", true},
          Case{"aL3", "10", true}, Case{"aS1", "aL1", false}, Case{"22", "F1", true}, Case{"G1", "1", true}}) {
        Race race;
        const Seat a = race.add(c.behind);
        race.add(c.ahead);
        race.begin_round();
        EXPECT_EQ(race.plane(a).drafting, c.drafts) << c.behind << " behind " << c.ahead;
    }
}

TEST(Speed, ST_DRAFT_05_the_bonus_stays_when_the_plane_ahead_is_gone) {
    Race race;
    race.add("12", {.hand = {"7"}});
    const Seat b = race.add("11", {.hand = {"3"}});
    race.begin_round();
    race.fly("7", {{"danger", alert}});
    race.fly("3");
    EXPECT_EQ(race.speed(b), 4);
}

TEST(Speed, ST_DRAFT_06_ST_R_06_on_the_grid) {
    for (const bool on : {true, false}) {
        Race race{"SPI", {.grid_drafting = on}};
        const Seat a = race.add("G1", {.hand = {"4"}});
        const Seat b = race.add("G2", {.hand = {"4"}});
        race.state.round = 0;
        race.begin_round();
        race.fly("4");
        EXPECT_EQ(race.speed(a), on ? 3 : 4);
        race.fly("4");
        EXPECT_EQ(race.speed(b), on ? 5 : 4);
        EXPECT_TRUE(race.plane(a).leading || race.plane(b).leading) << "from the second round on as ever";
    }
}

TEST(Speed, ST_SPEED_01_all_modifiers_add_up) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    const Seat a = race.add(
        "12", {.pilot = Pilot::doolittle, .hand = {"5"}, .permanents = {Effect::trim}, .tokens = {"", "AD", "", ""}});
    race.add("1");
    race.begin_round();
    race.plane(a).drafting = true;
    race.pass_bet();
    EXPECT_TRUE(race.offers("play FR-04 as 5 dive trim")) << "both at once";
    race.fly("5", {{"danger", alert}}, " dive trim");
    EXPECT_EQ(race.speed(a), 5 + 1 - 1 - 1 - 1 + 4);
}

TEST(Speed, ST_SPEED_02_ST_R_07_at_least_one) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    const Seat a = race.add("12", {.permanents = {Effect::trim}, .tokens = {"", "AD", "", ""}});
    race.add("1");
    race.begin_round();
    race.throttle({}, " trim");
    EXPECT_EQ(race.speed(a), 1);
    EXPECT_EQ(race.where(a), "13");
}

TEST(Speed, ST_SPEED_03_the_same_total_flies_and_is_compared) {
    Race race;
    const Seat a = race.add("3", {.hand = {"5"}});
    race.add("1");
    race.begin_round();
    race.fly("5");
    EXPECT_EQ(race.speed(a), 4);
    EXPECT_EQ(race.where(a), "7");
    EXPECT_EQ(race.draws(a), 0) << "4 against 5, though the card is a 5";
}

TEST(Pilots, ST_PILOT_01_ST_MALUS_03_skills_hold_unless_the_handicap_is_active) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    const Seat a = race.add("12", {.pilot = Pilot::greig});
    EXPECT_TRUE(has_skill(race.game(), race.state, a, Pilot::greig));
    EXPECT_FALSE(has_skill(race.game(), race.state, a, Pilot::doolittle));
    race.plane(a).tiles[index(Component::structure)].tokens = {Token::alert, Token::damage};
    EXPECT_FALSE(has_skill(race.game(), race.state, a, Pilot::greig));
}

TEST(Pilots, ST_PILOT_02_de_bernardi) {
    Race race;
    race.add("12");
    const Seat it = race.add("11", {.nation = Nation::italy, .pilot = Pilot::de_bernardi});
    race.begin_round();
    EXPECT_EQ(modifiers(race.game(), race.state, it, 5).drafting, 2);
}

TEST(Pilots, ST_PILOT_03_sadi_lecointe_holds_one_more) {
    Race race;
    const Seat a = race.add("12", {.pilot = Pilot::sadi_lecointe, .hand = {"3", "4", "5", "6"}});
    race.add("1");
    race.go(a);
    race.fly("3");
    EXPECT_EQ(race.hand(a).size(), 4U);
}

TEST(Pilots, ST_PILOT_04_greig_flies_every_line_one_faster) {
    Race race;
    const Seat a = race.add("3", {.pilot = Pilot::greig, .hand = {"6", "5"}});
    race.add("1");
    race.go(a);
    race.fly("6");
    EXPECT_EQ(race.draws(a), 0);
    EXPECT_TRUE(too_fast(race.game(), race.state, a, 7, 5));
}

TEST(Pilots, ST_PILOT_05_ST_R_28_doolittle_once_a_race_or_once_a_lap) {
    for (const DoolittleScope scope : {DoolittleScope::race, DoolittleScope::lap}) {
        Race race{"SPI", {.doolittle = scope}};
        const Seat a = race.add("22", {.pilot = Pilot::doolittle, .hand = {"3"}});
        race.add("10", empty_handed);
        race.go(a);
        race.pass_bet();
        EXPECT_TRUE(race.offers("throttle dive"));
        race.fly("3", {}, " dive");
        race.throttle();
        ASSERT_EQ(race.state.lap, 2);
        EXPECT_EQ(may_dive(race.game(), race.state, a), scope == DoolittleScope::lap);
    }
    EXPECT_EQ(Options{}.doolittle, DoolittleScope::race);
}

TEST(Pilots, ST_PILOT_07_a_seat_keeps_its_pilot_for_the_campaign) {
    Race race{"SPI", {.pilots = PilotChoice::free, .campaign = Campaign::medium}};
    const Seat a = race.add("-", {.nation = Nation::france, .pilot = Pilot::doolittle});
    race.add("-", {.nation = Nation::usa, .pilot = Pilot::greig});
    race.state.order.clear();
    race.state.stage = 2;
    race.state.phase = Phase::next_stage;
    race.resume();
    EXPECT_EQ(race.state.races, 2);
    EXPECT_EQ(race.asks(), Ask::bet) << "nobody is asked for a pilot";
    EXPECT_EQ(race.plane(a).pilot, Pilot::doolittle);
}

TEST(Pilots, ST_PILOT_08_the_handicap_takes_the_skill_only) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    race.add("12");
    const Seat a = race.add("11", {.pilot = Pilot::de_bernardi,
                                   .permanents = {Effect::better_drafting, Effect::larger_hand},
                                   .tokens = {"", "", "", "AD"}});
    race.begin_round();
    EXPECT_EQ(modifiers(race.game(), race.state, a, 5).drafting, 2);
    EXPECT_EQ(hand_limit(race.game(), race.state, a), 4);
    race.plane(a).pilot = Pilot::doolittle;
    EXPECT_FALSE(may_dive(race.game(), race.state, a));
    race.plane(a).tiles[index(Component::structure)].tokens = {};
    EXPECT_TRUE(may_dive(race.game(), race.state, a)) << "not lost, only out of use";
}

TEST(Pilots, ST_R_94_the_size_of_the_bonus_is_taken_when_speed_is_computed) {
    Race race{"SPI", {.cockpit = Cockpit::expert}};
    race.add("13", empty_handed);
    const Seat a = race.add("12", {.pilot = Pilot::de_bernardi, .hand = {"GB-01"}, .tokens = {"", "", "", "AD"}});
    race.begin_round();
    race.throttle();
    race.fly("GB-01");
    race.play("repair structure 2");
    EXPECT_EQ(race.speed(a), 5);
}

}  // namespace
}  // namespace paddock::schneider::tests
