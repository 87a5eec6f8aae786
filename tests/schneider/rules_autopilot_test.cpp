// ST-AUTO, ST-ABET: autopilots in races.

#include "table/rolls.hpp"
#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

// One turn of an autopilot among others far behind, nobody leading or drafting.
struct Turn {
    Race race;
    Seat pilot;

    Turn(Nation nation, const char* square, const Names& face_up, PlaneSetup setup = {}, const Options& options = {},
         const char* course = "SPI")
        : race(course, options) {
        race.add("1", {.nation = nation == Nation::france ? Nation::usa : Nation::france, .hand = {}, .no_deck = true});
        setup.hand = face_up;
        setup.no_deck = setup.deck.empty();
        pilot = race.add_autopilot(nation, square, setup);
    }
    Turn& fly(const Script& script = {}) {
        race.go(pilot, script);
        return *this;
    }
    std::string played() const {
        const auto cards = race.events<CardPlayed>(pilot);
        return cards.empty() ? "throttle" : name_of(cards[0].card);
    }
    int value() const { return race.events<CardPlayed>(pilot).at(0).value; }
    // Of its first turn: it flies on by itself when the next round begins with it.
    int speed() const { return race.events<SpeedSet>(pilot).at(0).speed; }
    std::string where() const { return square_name(race.course(), race.events<Flew>(pilot).at(0).to); }
    int draws() const { return race.draws(pilot); }
};

TEST(Autopilot, ST_AUTO_01_any_free_nations_with_any_number_of_people) {
    for (int autopilots = 0; autopilots <= 3; ++autopilots) {
        Options options;
        options.autopilots = static_cast<std::uint8_t>(autopilots);
        for (int planes = std::max(2, autopilots + 1); planes <= 4; ++planes)
            EXPECT_TRUE(Schneider::check(content(), options, planes));
    }
    Options options;
    options.autopilots = 3;
    EXPECT_FALSE(Schneider::check(content(), options, 2));
}

TEST(Autopilot, ST_AUTO_02_ST_AUTO_03_ST_AUTO_05_ST_AUTO_06_its_things) {
    Race race;
    race.options.autopilots = 3;
    race.start(4);
    race.play("nation france");
    race.play("nation britain");
    race.play("nation italy");
    const auto& gb = race.plane(seat(1));
    const auto& it = race.plane(seat(2));
    EXPECT_EQ(gb.pilot, Pilot::greig);
    EXPECT_EQ(gb.slots, 13);
    EXPECT_EQ(it.slots, 14);
    EXPECT_EQ(race.plane(seat(3)).slots, 13);
    EXPECT_EQ(race.bag(seat(2)), "12 D 6 A");
    const auto laid = race.events<CardLaid>(seat(3));
    EXPECT_GE(laid.size(), 2U);
    const View seen = race.game().view(race.state, seat(0));
    EXPECT_EQ(seen.table.plane(seat(3)).hand, race.plane(seat(3)).hand) << "everyone sees them";
}

TEST(Autopilot, ST_AUTO_04_ST_AUTO_24_normal_rules_apply) {
    Turn turn{Nation::britain, "3", {"6"}};
    turn.fly({{"danger", damage}});
    EXPECT_EQ(turn.where(), "9");
    EXPECT_EQ(turn.race.plane(turn.pilot).gauge, 1) << "it draws like a player";
    EXPECT_EQ(turn.race.plane(turn.pilot).pile.size(), 1U);
}

TEST(Autopilot, ST_AUTO_07_ST_AUTO_30_a_third_card_is_laid_first) {
    Turn turn{Nation::britain, "10", {"5", "6"}, {.deck = {"3"}}};
    turn.fly();
    EXPECT_EQ(turn.played(), "GB-02") << "the card just laid is played";
    EXPECT_EQ(turn.race.hand(turn.pilot), (Names{"FR-04", "GB-06"})) << "the others stay";
    const auto& log = turn.race.log();
    const auto laid =
        std::find_if(log.begin(), log.end(), [](const Event& e) { return std::holds_alternative<CardLaid>(e); });
    const auto played =
        std::find_if(log.begin(), log.end(), [](const Event& e) { return std::holds_alternative<CardPlayed>(e); });
    EXPECT_LT(laid, played);
}

TEST(Autopilot, ST_AUTO_08_sprint_when_it_can_cross_or_another_has) {
    Turn crossing{Nation::britain, "19", {"3", "4"}};
    EXPECT_EQ(crossing.fly().played(), "GB-04");
    Turn not_yet{Nation::britain, "18", {"3", "4"}};
    EXPECT_EQ(not_yet.fly().played(), "GB-02");
    Turn chasing{Nation::britain, "10", {"3", "4"}};
    chasing.race.put(seat(0), "F1");
    EXPECT_EQ(chasing.fly().played(), "GB-04");
}

TEST(Autopilot, ST_AUTO_09_ST_R_67_the_test_counts_modifiers_ways_and_pushes_but_not_doolittle) {
    Turn drafting{Nation::britain, "18", {"3", "4"}};
    drafting.race.add_autopilot(Nation::usa, "19", {.hand = {}, .no_deck = true});
    drafting.race.begin_round({});
    EXPECT_EQ(drafting.played(), "GB-04") << "4 + 1 crosses";
    Turn pushed{Nation::britain, "18", {"3", "4"}};
    pushed.race.add_autopilot(Nation::usa, "22", {.hand = {}, .no_deck = true});
    pushed.fly({{"danger", alert}});
    EXPECT_EQ(pushed.played(), "GB-04") << "22 is taken: pushed over the line";
    Turn diving{Nation::usa, "16", {"3"}, {.pilot = Pilot::doolittle}};
    diving.fly();
    EXPECT_EQ(diving.where(), "19") << "3 + 4 would cross, but the +4 does not count";
    EXPECT_FALSE(diving.race.plane(diving.pilot).dive_used);
    // Italy must take the long way: 17 on CAL is the fork square; 8 is short of the line by the long way.
    Turn italy{Nation::italy, "17", {"8", "3"}, {}, {}, "CAL"};
    EXPECT_EQ(italy.fly().played(), "GB-02") << "no sprint; 3 is its highest odd";
}

TEST(Autopilot, ST_AUTO_10_ST_AUTO_11_ST_R_66_autopilot_cards_are_no_movement_cards) {
    Turn turn{Nation::britain, "21", {"AP-GB-3", "AP-GB-2"}};
    turn.fly();
    EXPECT_EQ(turn.played(), "AP-GB-3") << "no sprint without a movement card; the one laid first";
    Turn mixed{Nation::britain, "10", {"3", "AP-GB-2"}};
    EXPECT_EQ(mixed.fly().played(), "AP-GB-2") << "before any movement card";
}

TEST(Autopilot, ST_AUTO_12_otherwise_by_its_sheet) {
    Turn turn{Nation::usa, "10", {"3", "4", "5"}};
    EXPECT_EQ(turn.fly().value(), 4);
}

TEST(Autopilot, ST_AUTO_13_ST_R_69_repair_first_then_the_one_laid_first) {
    Turn sound{Nation::britain, "10", {"FR-03", "FR-02"}};
    EXPECT_EQ(sound.fly().played(), "FR-03");
    Turn hurt{Nation::britain, "10", {"FR-03", "FR-02"}, {.gauge = 1, .bag_damage = 11}};
    EXPECT_EQ(hurt.fly().played(), "FR-02");
    EXPECT_EQ(hurt.race.plane(hurt.pilot).gauge, 0);
    Turn american{Nation::usa, "10", {"FR-03", "FR-02"}, {.gauge = 1, .bag_damage = 11}};
    EXPECT_EQ(american.fly().played(), "FR-02");
    Turn italian{Nation::italy, "10", {"GB-02", "GB-01"}, {.gauge = 1, .bag_damage = 11}};
    EXPECT_EQ(italian.fly().played(), "GB-01");
    Turn sprint{Nation::britain, "21", {"FR-03", "FR-02"}, {.gauge = 1, .bag_damage = 11}};
    EXPECT_EQ(sprint.fly().played(), "FR-02") << "in a sprint too";
    Turn higher{Nation::britain, "18", {"8", "M10"}, {.gauge = 1, .bag_damage = 11}};
    EXPECT_EQ(higher.fly().played(), "M03") << "repair decides between equal cards only";
}

TEST(Autopilot, ST_AUTO_14_great_britain_plays_its_lowest) {
    Turn turn{Nation::britain, "10", {"5", "3", "4"}};
    EXPECT_EQ(turn.fly().value(), 3);
}

TEST(Autopilot, ST_AUTO_15_italy_plays_its_highest_odd_else_its_lowest_even) {
    Turn odd{Nation::italy, "10", {"3", "5", "6"}};
    EXPECT_EQ(odd.fly().value(), 5);
    Turn even{Nation::italy, "10", {"6", "4"}};
    EXPECT_EQ(even.fly().value(), 4);
}

TEST(Autopilot, ST_AUTO_16_france_plays_its_second_highest) {
    Turn turn{Nation::france, "10", {"3", "6", "5"}};
    EXPECT_EQ(turn.fly().value(), 5);
    Turn twice{Nation::france, "10", {"6", "6", "3"}};
    EXPECT_EQ(twice.fly().value(), 6) << "counting cards, not values";
    Turn only{Nation::france, "10", {"5"}};
    EXPECT_EQ(only.fly().value(), 5);
}

TEST(Autopilot, ST_AUTO_17_the_usa_play_their_highest_even_else_their_lowest_odd) {
    Turn even{Nation::usa, "10", {"4", "6", "7"}};
    EXPECT_EQ(even.fly().value(), 6);
    Turn odd{Nation::usa, "10", {"7", "5"}};
    EXPECT_EQ(odd.fly().value(), 5);
}

TEST(Autopilot, ST_AUTO_18_throttle_back_only_without_a_card) {
    Turn turn{Nation::usa, "10", {}};
    EXPECT_EQ(turn.fly().played(), "throttle");
    EXPECT_EQ(turn.where(), "12");
}

TEST(Autopilot, ST_AUTO_19_ST_AUTO_20_ST_AUTO_21_ST_AUTO_22_the_ways_of_the_sheets) {
    for (const int value : {2, 3, 4, 5, 6, 7}) {
        EXPECT_EQ(sheet_way(Nation::britain, value), Way::short_way);
        EXPECT_EQ(sheet_way(Nation::italy, value), Way::long_way);
        EXPECT_EQ(sheet_way(Nation::france, value), value >= 5 ? Way::short_way : Way::long_way);
        EXPECT_EQ(sheet_way(Nation::usa, value), value % 2 == 1 ? Way::short_way : Way::long_way);
    }
}

TEST(Autopilot, ST_AUTO_23_ST_R_70_ways_by_the_printed_value) {
    Turn sure{Nation::france, "8", {"AP-FR-3"}};
    EXPECT_EQ(sure.fly().where(), "11") << "SURE 5: the short way";
    Turn throttle{Nation::usa, "9", {}, {.pile = {"M28"}}};
    throttle.fly();
    EXPECT_EQ(throttle.speed(), 3);
    EXPECT_EQ(throttle.where(), "aL3") << "throttle back counts as 2, under PASS3 too";
}

TEST(Autopilot, ST_AUTO_25_it_crashes_and_comes_back_by_the_basic_rules) {
    Turn turn{Nation::britain, "3", {"6", "7"}, {.gauge = 3, .bag_damage = 9}, {.cockpit = Cockpit::expert}};
    turn.fly({{"danger", damage}});
    EXPECT_EQ(turn.race.state.lap, 2);
    EXPECT_EQ(turn.race.plane(turn.pilot).gauge, 2);
    EXPECT_EQ(turn.race.bag(turn.pilot), "10 D 6 A");
    EXPECT_EQ(turn.race.hand(turn.pilot), (Names{"M01"})) << "not filled up";
}

TEST(Autopilot, ST_AUTO_26_ST_R_71_ST_R_74_effects_of_its_cards) {
    Turn points{Nation::britain, "10", {"M17"}};
    points.fly();
    EXPECT_EQ(points.race.plane(points.pilot).bonus, 1);
    Turn coins{Nation::britain, "10", {"M20"}};
    coins.fly();
    EXPECT_EQ(coins.race.plane(coins.pilot).purse, 0);
    Turn hop{Nation::britain, "10", {"M30"}};
    hop.race.put(seat(0), "13");
    hop.fly();
    EXPECT_EQ(hop.where(), "17");
    Turn ignore{Nation::britain, "3", {"M13"}};
    ignore.fly();
    EXPECT_EQ(ignore.draws(), 0);
    Turn choice{Nation::britain, "10", {"M23"}};
    EXPECT_EQ(choice.fly().value(), 5) << "the arrow";
    Turn sprint{Nation::britain, "16", {"M23"}};
    EXPECT_EQ(sprint.fly({{"danger", alert}}).value(), 7) << "the highest crosses, and is played";
    Turn highest{Nation::britain, "16", {"M23", "6"}};
    EXPECT_EQ(highest.fly({{"danger", alert}}).played(), "M23") << "its 7 is the highest card, though its arrow is 5";
    EXPECT_EQ(highest.value(), 7);
    Turn look{Nation::britain, "10", {"M26"}, {.deck = {"6", "7", "8"}}};
    look.fly();
    EXPECT_EQ(look.race.asks(), Ask::bet) << "nobody is asked to keep a card";
}

TEST(Autopilot, ST_AUTO_27_skills) {
    Race race;
    race.options.autopilots = 1;
    race.start(2);
    race.play("nation usa");
    race.rolls.add({{"grid", 1}});
    race.play("nation france");
    EXPECT_EQ(race.hand(seat(1)).size(), 3U) << "Sadi-Lecointe: three lie";
    Turn four{Nation::france, "10", {"3", "3", "4"}, {.pilot = Pilot::sadi_lecointe, .deck = {"6", "7"}}};
    four.fly();
    EXPECT_EQ(four.race.hand(four.pilot).size(), 3U) << "a fourth was laid, one was played";
    Turn diving{Nation::usa, "20", {"3"}, {.pilot = Pilot::doolittle}};
    diving.fly();
    EXPECT_EQ(diving.speed(), 7) << "the first sprint turn";
    EXPECT_TRUE(diving.race.plane(diving.pilot).dive_used);
    for (const DoolittleScope scope : {DoolittleScope::race, DoolittleScope::lap}) {
        Turn later{Nation::usa, "20", {"3"}, {.pilot = Pilot::doolittle}, {.doolittle = scope}};
        later.race.plane(later.pilot).dive_used = true;
        later.fly();
        EXPECT_EQ(later.speed(), 3) << "used already";
        later.race.throttle();
        ASSERT_EQ(later.race.state.lap, 2);
        EXPECT_EQ(may_dive(later.race.game(), later.race.state, later.pilot), scope == DoolittleScope::lap);
    }
    Turn greig{Nation::britain, "3", {"6"}, {.pilot = Pilot::greig}};
    greig.fly();
    EXPECT_EQ(greig.draws(), 0);
}

TEST(Autopilot, ST_AUTO_28_ST_R_93_permanents_and_set_speeds) {
    Turn trim{Nation::britain, "3", {"6"}, {.permanents = {Effect::trim}}};
    trim.fly();
    EXPECT_EQ(trim.speed(), 5) << "it saves the draw at line 1";
    EXPECT_TRUE(trim.race.events<CardPlayed>(trim.pilot).at(0).trim) << "announced with the card";
    Turn idle{Nation::britain, "10", {"6"}, {.permanents = {Effect::trim}}};
    idle.fly();
    EXPECT_EQ(idle.speed(), 6) << "nothing to save";
    Turn covered{Nation::britain, "3", {"M13"}, {.permanents = {Effect::trim}}};
    covered.fly();
    EXPECT_EQ(covered.speed(), 6) << "IGN1 covers the draw already";
    Turn sprint{Nation::britain, "3", {"6"}, {.permanents = {Effect::trim}}};
    sprint.race.put(seat(0), "F1");
    sprint.fly({{"danger", alert}});
    EXPECT_EQ(sprint.speed(), 6) << "not in a sprint";
    Turn clean{Nation::britain, "10", {"5"}, {.permanents = {Effect::clean_five}}};
    clean.race.begin_round();
    EXPECT_EQ(clean.speed(), 5);
    Turn set{Nation::france, "14", {"AP-FR-1"}, {.permanents = {Effect::trim}}};
    set.race.begin_round();
    EXPECT_EQ(set.speed(), 4) << "no modifier changes it";
    EXPECT_EQ(set.race.events<SpeedSet>(set.pilot).at(0).rule, "ST-AUTO-28"_rule) << "and that is why";
    Turn greig{Nation::britain, "14", {"AP-GB-1"}, {.pilot = Pilot::greig}};
    greig.fly();
    EXPECT_EQ(greig.speed(), 5) << "Greig's +1 counts for the line";
    EXPECT_EQ(greig.draws(), 0);
    Race dropping;
    const Seat person = dropping.add("10", empty_handed);
    const Seat us =
        dropping.add_autopilot(Nation::usa, "13", {.hand = {}, .no_deck = true, .permanents = {Effect::drop_back}});
    dropping.go(person);
    dropping.throttle();
    EXPECT_EQ(dropping.where(us), "14") << "never dropped back; it had its own turn in the next round";
    EXPECT_TRUE(dropping.events<DroppedBack>().empty());
}

TEST(Autopilot, ST_AUTO_28_permanents_that_work_by_themselves) {
    const Seat person = seat(0);
    Turn safe{Nation::britain, "10", {"3"}, {.permanents = {Effect::trim, Effect::safe_passing}}};
    safe.race.put(person, "13");
    safe.fly();
    EXPECT_EQ(safe.speed(), 3) << "overtaking draws nothing, so there is nothing to trim for";
    EXPECT_EQ(safe.where(), "14");
    Turn drafting{Nation::britain, "10", {"3"}, {.permanents = {Effect::better_drafting}}};
    drafting.race.put(person, "11");
    drafting.race.begin_round();
    drafting.race.throttle();
    EXPECT_EQ(drafting.speed(), 5);
    Turn wake{Nation::britain, "11", {"3"}, {.permanents = {Effect::no_drafting}}};
    wake.race.put(person, "10");
    wake.race.begin_round();
    EXPECT_FALSE(wake.race.plane(person).drafting);
}

TEST(Autopilot, ST_AUTO_29_its_own_cards) {
    Turn steady{Nation::italy, "10", {"AP-IT-4"}};
    EXPECT_EQ(steady.fly().where(), "15");
    EXPECT_EQ(steady.race.plane(steady.pilot).pile.size(), 1U) << "spent like other cards";
    Turn repair{Nation::italy, "10", {"AP-IT-3"}, {.gauge = 2, .bag_damage = 10}};
    repair.fly();
    EXPECT_EQ(repair.race.plane(repair.pilot).gauge, 1);
    EXPECT_EQ(repair.race.bag(repair.pilot), "11 D 6 A");
    Turn always{Nation::italy, "10", {"AP-IT-3"}, {.gauge = 2}, {.repair_timing = RepairTiming::after}};
    always.fly();
    EXPECT_EQ(always.race.plane(always.pilot).gauge, 1) << "REPAIR comes before the move whatever REP does";
    Turn sure{Nation::usa, "3", {"AP-US-1"}};
    EXPECT_EQ(sure.fly().draws(), 0) << "6 over line 1 without a draw";
    Turn slip{Nation::italy, "2", {"AP-IT-2"}};
    slip.race.put(seat(0), "9");
    slip.fly();
    EXPECT_EQ(slip.speed(), 6);
    EXPECT_EQ(slip.draws(), 0) << "SLIP at 6 over line 1";
    Turn near{Nation::usa, "10", {"AP-US-2"}};
    near.race.put(seat(0), "11");
    EXPECT_EQ(near.fly().speed(), 4) << "SLIP with d = 1: base 4";
    Turn far{Nation::usa, "10", {"AP-US-2"}};
    far.race.put(seat(0), "18");
    EXPECT_EQ(far.fly().speed(), 4) << "SLIP with d = 8";
    Turn slow{Nation::britain, "10", {"AP-GB-1"}, {}, {}, "MON"};
    EXPECT_EQ(slow.fly().speed(), 3) << "PYLON: the line in the short branch is 3, the least";
    Turn fast{Nation::britain, "11", {"AP-GB-1"}, {}, {}, "CAL"};
    fast.fly();
    EXPECT_EQ(fast.speed(), 6) << "PYLON: the line is 7, the most is 6";
}

TEST(Autopilot, ST_AUTO_31_a_new_deck_for_each_race) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    race.add("-", {.nation = Nation::france});
    const Seat it = race.add_autopilot(Nation::italy, "-", {.hand = {}, .pile = {"IT-01", "AP-IT-1"}, .no_deck = true});
    race.plane(it).set[3] = *card_named("M07");
    race.state.order.clear();
    race.state.stage = 2;
    race.state.phase = Phase::next_stage;
    race.rolls.add({{"grid", 1}});
    race.resume();
    EXPECT_TRUE(race.plane(it).pile.empty());
    EXPECT_EQ(race.hand(it).size(), 2U);
    EXPECT_EQ(std::popcount(race.plane(it).unseen), 12);
    EXPECT_EQ(name_of(race.plane(it).set[3]), "M07");
}

TEST(AutopilotBets, ST_ABET_01_ST_ABET_04_ST_R_68_at_the_end_of_the_move_over_the_second_line) {
    Turn first{Nation::britain, "3", {"5"}};
    first.fly();
    EXPECT_EQ(first.race.plane(first.pilot).lines, 1);
    EXPECT_EQ(first.race.plane(first.pilot).bet_slot, no_slot);
    Turn second{Nation::britain, "9", {"4"}};
    second.race.plane(second.pilot).lines = 1;
    second.fly();
    EXPECT_EQ(second.race.plane(second.pilot).bet_slot, 0);
    Turn beyond{Nation::britain, "22", {"7"}};
    beyond.race.plane(beyond.pilot).lines = 1;
    beyond.fly();
    EXPECT_EQ(beyond.where(), "F7");
    EXPECT_TRUE(beyond.race.events<BetPlaced>().empty()) << "the line on the run-out is none of this lap";
    Turn crashed{Nation::britain, "9", {"5"}, {.gauge = 3, .bag_damage = 9}};
    crashed.race.plane(crashed.pilot).lines = 1;
    crashed.fly({{"danger", damage}});
    EXPECT_TRUE(crashed.race.events<BetPlaced>().empty());

    for (const int turns : {0, 1}) {
        Turn round{Nation::britain, "10", {"3"}, {}, {.autopilot_bet = AutopilotBet::second_round}};
        round.race.plane(round.pilot).turns = byte(turns);
        round.race.plane(round.pilot).lines = 3;
        round.fly();
        EXPECT_EQ(round.race.plane(round.pilot).bet_slot, turns == 1 ? 0 : no_slot);
    }
}

TEST(AutopilotBets, ST_ABET_02_the_dearest_slot_free) {
    Turn turn{Nation::britain, "9", {"4"}};
    turn.race.plane(seat(0)).bet_slot = 1;
    turn.race.plane(seat(0)).bet_on = seat(0);
    turn.race.plane(turn.pilot).lines = 1;
    turn.fly();
    EXPECT_EQ(turn.race.plane(turn.pilot).bet_slot, 0);
}

TEST(AutopilotBets, ST_ABET_03_ST_R_77_no_money_but_points) {
    Race race;
    race.add("10");
    const Seat us = race.add_autopilot(Nation::usa, "F1", {.hand = {}, .no_deck = true});
    race.plane(us).bet_slot = 0;
    race.plane(us).bet_on = us;
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.plane(us).bonus, 3);
    EXPECT_EQ(race.plane(us).purse, 0);
}

TEST(AutopilotBets, ST_ABET_05_once_a_lap_open_and_on_itself) {
    Turn turn{Nation::britain, "9", {"4", "4"}};
    turn.race.plane(turn.pilot).lines = 2;
    turn.fly();
    EXPECT_EQ(turn.race.plane(turn.pilot).bet_on, turn.pilot);
    EXPECT_EQ(turn.race.game().view(turn.race.state, seat(0)).table.plane(turn.pilot).bet_on, turn.pilot);
    turn.race.go(turn.pilot);
    EXPECT_EQ(turn.race.events<BetPlaced>(turn.pilot).size(), 1U);
    turn.race.state.phase = Phase::begin_lap;
    turn.race.plane(seat(0)).lap_rank[0] = 1;
    turn.race.plane(turn.pilot).lap_rank[0] = 2;
    turn.race.resume();
    EXPECT_EQ(turn.race.plane(turn.pilot).lines, 0) << "lines count from the start of the lap";
    EXPECT_EQ(turn.race.plane(turn.pilot).turns, 0);
    Turn none{Nation::britain, "9", {"3"}};
    none.fly();
    EXPECT_TRUE(none.race.events<BetPlaced>().empty()) << "only one line crossed";
}

}  // namespace
}  // namespace paddock::schneider::tests
