// ST-BET: bets. ST-LAP, ST-RACE: end of a lap and of the race.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Bets, ST_BET_01_ST_R_23_once_a_lap_at_the_beginning_of_a_turn_on_any_plane) {
    Race race;
    const Seat a = race.add("10", empty_handed);
    const Seat b = race.add("3", empty_handed);
    race.go(a);
    ASSERT_EQ(race.asks(), Ask::bet);
    EXPECT_TRUE(race.offers("bet D france")) << "the own plane";
    EXPECT_TRUE(race.offers("bet D britain"));
    EXPECT_EQ(race.refusal("bet D usa"), "ST-BET-01") << "it does not fly";
    EXPECT_EQ(race.fallback(), "bet no");
    race.play("bet D britain");
    EXPECT_EQ(race.asks(), Ask::card);
    race.play("throttle");
    race.throttle();
    ASSERT_EQ(race.asked(), a);
    EXPECT_EQ(race.asks(), Ask::card) << "no second bet in the lap";
    EXPECT_EQ(race.plane(a).bet_on, b);
}

TEST(Bets, ST_BET_01_also_in_the_last_round_of_the_lap) {
    Race race;
    const Seat a = race.add("22", empty_handed);
    const Seat b = race.add("3", empty_handed);
    race.state.round = 9;
    race.go(a);
    race.throttle();
    ASSERT_EQ(race.asked(), b);
    EXPECT_EQ(race.asks(), Ask::bet) << "a plane is over the line already";
}

TEST(Bets, ST_BET_02_the_slot_is_public_and_the_plane_secret) {
    Race race;
    const Seat a = race.add("10", {.hand = {}, .no_deck = true, .purse = 20});
    const Seat b = race.add("3");
    race.go(a);
    race.play("bet B britain");
    const View seen = race.game().view(race.state, b);
    EXPECT_EQ(seen.table.plane(a).bet_slot, 1);
    EXPECT_EQ(seen.table.plane(a).bet_on, Seat::nobody);
    EXPECT_EQ(race.game().view(race.state, a).table.plane(a).bet_on, b);
    const auto placed = race.events<BetPlaced>(a);
    ASSERT_EQ(placed.size(), 1U);
    EXPECT_TRUE(hears(b, Event{placed[0]}));
    EXPECT_FALSE(hears(b, Event{race.events<BetNamed>(a)[0]}));
    EXPECT_TRUE(hears(a, Event{race.events<BetNamed>(a)[0]}));
}

TEST(Bets, ST_BET_03_paid_slots_take_one_chip_the_free_slot_any_number) {
    Race race;
    const Seat a = race.add("10", {.purse = 50});
    const Seat b = race.add("9");
    race.plane(b).bet_slot = 1;
    race.plane(b).bet_on = b;
    race.go(a);
    EXPECT_EQ(race.refusal("bet B france"), "ST-BET-03");
    EXPECT_TRUE(race.offers("bet A france"));
    EXPECT_TRUE(race.offers("bet C france"));
    race.plane(b).bet_slot = 3;
    EXPECT_TRUE(race.offers("bet D france"));
}

TEST(Bets, ST_BET_04_the_price_is_paid_at_once) {
    Race race;
    const Seat a = race.add("10", {.purse = 14});
    race.add("3");
    race.go(a);
    EXPECT_EQ(race.refusal("bet A france"), "ST-BET-04");
    race.play("bet B france");
    EXPECT_EQ(race.plane(a).purse, 4);
}

TEST(Bets, ST_BET_05_bets_stand) {
    Race race;
    const Seat a = race.add("10", {.hand = {}, .no_deck = true, .purse = 30});
    const Seat b = race.add("3", empty_handed);
    race.go(a);
    race.play("bet C britain");
    EXPECT_EQ(race.refusal("bet A france"), "ST-TURN-06");
    race.play("throttle");
    race.throttle();
    EXPECT_EQ(race.refusal("bet no"), "ST-TURN-06");
    EXPECT_EQ(race.plane(a).bet_slot, 2);
    EXPECT_EQ(race.plane(a).bet_on, b);
}

TEST(Bets, ST_BET_06_ST_R_22_each_slot_has_its_payouts) {
    struct Case {
        int slot, rank, points, coins;
    };
    for (const Case& c : {Case{0, 1, 3, 20}, Case{0, 2, 2, 10}, Case{0, 3, 0, 5}, Case{1, 1, 2, 20}, Case{1, 2, 1, 10},
                          Case{1, 3, 0, 5}, Case{2, 1, 1, 15}, Case{2, 2, 1, 10}, Case{2, 3, 0, 5}, Case{3, 1, 1, 10},
                          Case{3, 2, 0, 5}, Case{3, 3, 0, 0}, Case{0, 4, 0, 0}, Case{3, 4, 0, 0}}) {
        Race race;
        for (const char* square : {"F1", "20", "19", "18"}) race.add(square);
        const Seat bettor = seat(3);
        race.plane(bettor).bet_slot = byte(c.slot);
        race.plane(bettor).bet_on = seat(c.rank - 1);
        race.state.phase = Phase::end_lap;
        race.resume();
        EXPECT_EQ(race.plane(bettor).bonus, c.points) << c.slot << " " << c.rank;
        EXPECT_EQ(race.plane(bettor).purse, c.coins) << c.slot << " " << c.rank;
    }
}

TEST(Bets, ST_BET_07_the_last_pays_nothing_whatever_the_number) {
    for (const int planes : {2, 3}) {
        Race race;
        for (const char* square : {"F1", "20", "19"}) {
            if (static_cast<int>(race.state.planes.size()) < planes) race.add(square);
        }
        race.plane(seat(0)).bet_slot = 0;
        race.plane(seat(0)).bet_on = seat(planes - 1);
        race.state.phase = Phase::end_lap;
        race.resume();
        EXPECT_EQ(race.plane(seat(0)).bonus, 0);
        EXPECT_EQ(race.plane(seat(0)).purse, 0);
    }
}

TEST(Bets, ST_BET_08_a_crashed_players_bet_stands_and_pays) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9, .purse = 15});
    const Seat b = race.add("2", empty_handed);
    race.add("1", empty_handed);
    race.go(a);
    race.play("bet A britain");
    race.play("play GB-06 as 6", {{"danger", damage}});
    EXPECT_FALSE(race.plane(a).flying());
    EXPECT_EQ(race.plane(a).bet_slot, 0);
    EXPECT_EQ(race.plane(a).bet_on, b);
    EXPECT_EQ(race.plane(a).purse, 0);
    race.put(b, "22");
    race.throttle();
    race.throttle();
    EXPECT_EQ(race.plane(a).bonus, 3) << "it pays";
    EXPECT_EQ(race.plane(a).purse, 20);
}

TEST(Bets, ST_BET_08_ST_BET_13_a_crashed_player_places_no_bet_in_that_lap) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9, .purse = 15});
    race.add("2", empty_handed);
    race.add("1", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_FALSE(race.plane(a).flying());
    const int lap = race.state.lap;
    int asked = 0;
    for (; race.state.lap == lap && race.state.round <= 3; ++asked) {
        EXPECT_NE(race.asked(), a);
        State copy = race.state;
        EXPECT_FALSE(race.game().apply(copy, a, PlaceBet{3, Nation::britain}, race.rolls, {}));
        race.throttle();
    }
    EXPECT_GE(asked, 4) << "two rounds of the others";
    EXPECT_EQ(race.plane(a).bet_slot, no_slot);
}

TEST(Bets, ST_BET_09_points_go_to_the_bonus_column) {
    Race race;
    race.add("F1");
    const Seat b = race.add("3");
    race.plane(b).bet_slot = 0;
    race.plane(b).bet_on = seat(0);
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.plane(b).bonus, 3);
    EXPECT_EQ(race.plane(b).lap_points[0], 0);
    EXPECT_EQ(race.plane(b).points(), 3);
}

TEST(Bets, ST_BET_10_chips_return_after_payment) {
    Race race;
    race.add("F1");
    const Seat b = race.add("3");
    race.plane(b).bet_slot = 0;
    race.plane(b).bet_on = seat(0);
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.plane(b).bet_slot, no_slot);
    EXPECT_TRUE(may_bet(race.state, b));
    ASSERT_EQ(race.events<BetShown>(b).size(), 1U);
    EXPECT_EQ(race.events<BetShown>(b)[0].on, Nation::france);
}

TEST(Bets, ST_BET_11_ST_BET_12_ST_R_85_the_same_plane_twice_or_a_crashed_one) {
    Race race;
    const Seat a = race.add("10");
    const Seat b = race.add("9");
    const Seat c = race.add("1");
    race.plane(b).bet_slot = 3;
    race.plane(b).bet_on = b;
    race.plane(c).square = SquareId::none;
    race.plane(c).crashed = 1;
    race.state.crashes = 1;
    race.go(a);
    EXPECT_TRUE(race.offers("bet D britain")) << "B has bet on it already";
    EXPECT_TRUE(race.offers("bet D italy")) << "it has crashed";
}

TEST(Laps, ST_LAP_01_ST_LAP_02_the_round_is_played_out_and_the_end_counts) {
    Race race;
    const Seat a = race.add("20", empty_handed);
    const Seat b = race.add("3", empty_handed);
    race.go(a);
    race.throttle();
    EXPECT_EQ(race.where(a), "22");
    race.throttle();
    EXPECT_EQ(race.state.lap, 1) << "the last square before the line is not enough";
    race.throttle();
    EXPECT_EQ(race.where(a), "F1");
    EXPECT_EQ(race.state.lap, 1) << "the round goes on";
    ASSERT_EQ(race.asked(), b);
    race.throttle();
    EXPECT_EQ(race.state.lap, 2);
}

TEST(Laps, ST_LAP_03_ST_LAP_04_by_position_whether_or_not_across) {
    Race race;
    const Seat a = race.add("F2");
    const Seat b = race.add("F5");
    const Seat c = race.add("20");
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.plane(b).lap_rank[0], 1);
    EXPECT_EQ(race.plane(a).lap_rank[0], 2);
    EXPECT_EQ(race.plane(c).lap_rank[0], 3);
}

TEST(Laps, ST_LAP_05_ST_R_24_points_by_rank) {
    for (const LapPoints kind : {LapPoints::last_zero, LapPoints::by_rank}) {
        for (const int planes : {2, 3, 4}) {
            Race race{"SPI", {.lap_points = kind}};
            for (const char* square : {"F1", "20", "19", "18"}) {
                if (static_cast<int>(race.state.planes.size()) < planes) race.add(square);
            }
            race.state.phase = Phase::end_lap;
            race.resume();
            constexpr std::array<int, 4> full{10, 8, 5, 0};
            for (int i = 0; i < planes; ++i) {
                const bool zero = kind == LapPoints::last_zero && i == planes - 1;
                EXPECT_EQ(race.plane(seat(i)).lap_points[0], zero ? 0 : full[static_cast<std::size_t>(i)]);
            }
        }
    }
}

TEST(Laps, ST_LAP_06_the_order_of_a_laps_end) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("2");
    race.plane(b).bet_slot = 3;
    race.plane(b).bet_on = b;
    race.go(a);
    race.fly("6", {{"danger", damage}});
    std::vector<std::string> kinds;
    for (const Event& event : race.log()) {
        if (std::holds_alternative<LapScored>(event)) kinds.push_back("points");
        if (std::holds_alternative<BetShown>(event)) kinds.push_back("bets");
        if (std::holds_alternative<TokenReturned>(event)) kinds.push_back("repairs");
        if (std::holds_alternative<LapBegan>(event)) kinds.push_back("grid");
    }
    EXPECT_EQ(kinds, (Names{"points", "points", "bets", "repairs", "repairs", "grid"}));
}

TEST(Laps, ST_LAP_07_ST_LAP_10_the_grid_in_order_of_arrival) {
    Race race;
    const Seat a = race.add("F1");
    const Seat b = race.add("F9");
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.where(b), "G1") << "squares beyond the line are not carried over";
    EXPECT_EQ(race.where(a), "G2");
}

TEST(Laps, ST_LAP_08_everything_is_kept) {
    Race race;
    const Seat a =
        race.add("F1", {.hand = {"3"}, .gauge = 1, .aside = 1, .bag_damage = 11, .bag_alert = 5, .purse = 7});
    race.add_autopilot(Nation::usa, "20", {.hand = {"4", "5"}, .no_deck = true});
    race.plane(a).dive_used = true;
    race.plane(a).bonus = 2;
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.plane(a).gauge, 1);
    EXPECT_EQ(race.plane(a).aside, 1);
    EXPECT_EQ(race.plane(a).purse, 7);
    EXPECT_EQ(race.plane(a).bonus, 2);
    EXPECT_TRUE(race.plane(a).dive_used);
    EXPECT_EQ(race.hand(a), (Names{"GB-02"}));
    EXPECT_EQ(race.hand(seat(1)).size(), 2U) << "an autopilot's face-up cards too";
}

TEST(Laps, ST_LAP_09_ST_R_14_one_plane_left_ends_the_lap) {
    Race race;
    const Seat a = race.add("3", {.hand = {"6"}, .gauge = 3, .bag_damage = 9});
    const Seat b = race.add("2", empty_handed);
    race.go(a);
    race.fly("6", {{"danger", damage}});
    EXPECT_EQ(race.plane(b).lap_rank[0], 1) << "wherever it stands";
    EXPECT_EQ(race.state.lap, 2);
    EXPECT_EQ(race.events<LapEnded>()[0].rule, "ST-LAP-09"_rule);
}

TEST(Races, ST_RACE_01_ST_RACE_03_the_highest_total_wins) {
    Race race;
    const Seat a = race.add("18");
    const Seat b = race.add("F1");
    race.plane(a).lap_points = {10, 8, 0};
    race.plane(a).lap_rank = {1, 2, 0};
    race.plane(a).bonus = 4;
    race.plane(b).lap_points = {0, 10, 0};
    race.plane(b).lap_rank = {2, 1, 0};
    race.state.lap = 3;
    race.state.phase = Phase::end_lap;
    race.resume();
    EXPECT_EQ(race.state.phase, Phase::over);
    EXPECT_EQ(race.plane(a).points(), 22);
    EXPECT_EQ(race.plane(b).points(), 20);
    const Standings ranking = race.game().standings(race.state);
    EXPECT_EQ(ranking[0].seat, a);
    EXPECT_EQ(ranking[0].points, 22);
    EXPECT_EQ(ranking[0].fate, Fate::finished);
    EXPECT_EQ(ranking[1].place, 2);
}

// What a plane has of its three laps.
struct Laps {
    std::array<std::uint8_t, 3> points;
    std::array<std::uint8_t, 3> ranks;
};
Seat add_flown(Race& race, const Laps& laps) {
    const Seat seat = race.add("-");
    race.plane(seat).lap_points = laps.points;
    race.plane(seat).lap_rank = laps.ranks;
    return seat;
}
void end(Race& race) {
    race.state.lap = 3;
    race.state.phase = Phase::end_race;
    race.resume();
}

TEST(Races, ST_RACE_02_ST_R_25_ties_by_lap_wins_then_lap_three) {
    Race race;
    const Seat a = add_flown(race, {{8, 8, 4}, {2, 2, 2}});
    const Seat b = add_flown(race, {{10, 0, 10}, {1, 3, 3}});
    const Seat c = add_flown(race, {{0, 10, 10}, {3, 1, 1}});
    end(race);
    EXPECT_EQ(race.state.ranking[0], c) << "two lap wins";
    EXPECT_EQ(race.state.ranking[1], b) << "one";
    EXPECT_EQ(race.state.ranking[2], a);
    const auto ranked = race.events<RaceRanked>();
    ASSERT_EQ(ranked.size(), 3U);
    EXPECT_EQ(ranked[0].ahead_by, Decided::lap_wins);
    EXPECT_EQ(ranked[0].rule, "ST-RACE-02"_rule);
    EXPECT_EQ(ranked[1].ahead_by, Decided::lap_wins);
    EXPECT_EQ(ranked[2].ahead_by, Decided::level) << "nobody comes behind";
    EXPECT_EQ(ranked[2].rule, "ST-RACE-01"_rule);
    EXPECT_EQ(race.events<MatchOver>().at(0).ahead_by, Decided::lap_wins);
    EXPECT_EQ(race.events<MatchOver>().at(0).rule, "ST-RACE-02"_rule);
}

TEST(Races, ST_RACE_02_the_reason_is_told_with_the_rank) {
    Race race;
    const Seat a = add_flown(race, {{8, 8, 0}, {2, 2, 3}});
    const Seat b = add_flown(race, {{8, 0, 8}, {2, 3, 2}});
    add_flown(race, {{10, 10, 10}, {1, 1, 1}});
    end(race);
    const auto ranked = race.events<RaceRanked>();
    ASSERT_EQ(ranked.size(), 3U);
    EXPECT_EQ(ranked[0].ahead_by, Decided::points);
    EXPECT_EQ(ranked[0].rule, "ST-RACE-01"_rule);
    EXPECT_EQ(ranked[1].seat, b);
    EXPECT_EQ(ranked[1].ahead_by, Decided::last_lap);
    EXPECT_EQ(race.game().ahead_by(race.state, b, a), Decided::last_lap);
    EXPECT_EQ(race.events<MatchOver>().at(0).ahead_by, Decided::points);
}

TEST(Races, ST_RACE_04_ST_R_92_money_never_counts) {
    Race race;
    const Seat a = race.add("-", {.purse = 500});
    const Seat b = race.add("-");
    race.plane(b).lap_points = {1, 0, 0};
    race.plane(a).lap_rank = {2, 2, 2};
    race.plane(b).lap_rank = {1, 1, 1};
    race.state.lap = 3;
    race.state.phase = Phase::end_race;
    race.resume();
    EXPECT_EQ(race.state.ranking[0], b);
}

}  // namespace
}  // namespace paddock::schneider::tests
