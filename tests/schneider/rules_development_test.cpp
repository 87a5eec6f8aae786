// ST-DEV, ST-REPAIR, ST-DEVEND: the development year.

#include <algorithm>

#include "table/rolls.hpp"
#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

// A race just flown; the year that follows begins with begin_year().
struct AfterRace : Race {
    explicit AfterRace(const PlaneSetup& setup = {.hand = {}, .no_deck = true}, const Options& agreed = {})
        : Race("SPI", with_campaign(agreed)) {
        add("-", setup);
        add("-", {.hand = {}, .no_deck = true});
        finish();
    }
    static Options with_campaign(Options agreed) {
        agreed.campaign = Campaign::long_;
        return agreed;
    }
    void finish() {
        state.order.clear();
        state.lap = 3;
        state.ranking.clear();
        for (std::size_t i = state.planes.size(); i-- > 0;) state.ranking.push_back(seat(static_cast<int>(i)));
    }
    // The first marker drawn is one of the second player.
    void begin_year() {
        ++state.stage;
        state.phase = Phase::development;
        rolls.add({{"marker", 3}});
        resume();
    }
    int in_bag(int i) const { return state.year.bag[static_cast<std::size_t>(i)]; }
};

TEST(Year, ST_DEV_01_ST_DEV_02_ST_DEV_03_the_order_of_the_set_up) {
    AfterRace race{{.hand = {}, .pile = {"US-10"}, .no_deck = true, .aside = 1, .bag_alert = 5}};
    race.add_autopilot(Nation::italy, "-", {.hand = {}, .no_deck = true});
    race.finish();
    race.begin_year();
    Names kinds;
    for (const Event& event : race.log()) {
        std::string kind;
        if (std::holds_alternative<Repaired>(event)) kind = "repair";
        if (std::holds_alternative<CardTurnedUp>(event)) kind = "request";
        if (std::holds_alternative<CardShown>(event)) kind = "track";
        if (std::holds_alternative<MarkerDrawn>(event)) kind = "draw";
        if (!kind.empty() && (kinds.empty() || kinds.back() != kind)) kinds.push_back(kind);
    }
    EXPECT_EQ(kinds, (Names{"repair", "request", "track", "draw"}));
    EXPECT_EQ(race.state.year.bag_time, 12);
    EXPECT_EQ(race.in_bag(0), 14);
    EXPECT_EQ(race.in_bag(1), 15) << "16, one of them drawn";
    EXPECT_EQ(race.in_bag(2), 0) << "an autopilot";
    for (const CardId card : race.state.year.track) EXPECT_NE(card, CardId::none);
}

TEST(Year, ST_DEV_04_an_opening_year_has_ten_markers_and_no_repair) {
    Race race{"SPI", {.campaign = Campaign::short_}};
    race.start(2);
    race.play("nation france");
    race.play("nation italy");
    EXPECT_EQ(race.state.year.bag[0] + race.state.year.bag[1], 19) << "one is drawn";
    EXPECT_TRUE(race.events<Repaired>().empty());
}

TEST(Year, ST_REPAIR_01_ST_REPAIR_07_ST_R_47_sixteen_less_those_on_cards) {
    AfterRace race;
    race.state.year.track[0] = *card_named("M07");
    race.state.year.markers[0][0] = 3;
    race.begin_year();
    EXPECT_EQ(race.in_bag(0), 13);
}

TEST(Year, ST_REPAIR_02_ST_R_44_tokens_cost_markers) {
    const PlaneSetup setup{.hand = {}, .no_deck = true, .gauge = 2, .aside = 3, .bag_damage = 10, .bag_alert = 3};
    for (const auto& [cost, markers] :
         {std::pair{RepairCost::alert, 13}, std::pair{RepairCost::damage, 14}, std::pair{RepairCost::both, 11}}) {
        AfterRace race{setup, {.repair_cost = cost}};
        race.begin_year();
        EXPECT_EQ(race.in_bag(0), markers);
    }
    EXPECT_EQ(Options{}.repair_cost, RepairCost::alert);
    const PlaneSetup on_tiles{.hand = {}, .no_deck = true, .bag_damage = 10, .tokens = {"DA", "D", "", ""}};
    for (const auto& [cost, markers] :
         {std::pair{RepairCost::alert, 15}, std::pair{RepairCost::damage, 14}, std::pair{RepairCost::both, 13}}) {
        AfterRace race{on_tiles, {.cockpit = Cockpit::expert, .repair_cost = cost}};
        race.begin_year();
        EXPECT_EQ(race.in_bag(0), markers) << "tokens of the expert cockpit count alike";
    }
}

TEST(Year, ST_REPAIR_03_ST_R_45_recovery_is_added_up_and_rounded_down_once) {
    // ½ + ½ + ½ = 1½: one marker.
    AfterRace race{{.nation = Nation::usa, .hand = {}, .pile = {"US-05", "US-07", "US-08"}, .no_deck = true}};
    race.begin_year();
    EXPECT_EQ(race.in_bag(0), 15);
}

TEST(Year, ST_REPAIR_04_ST_R_46_cards_never_played_cost_nothing) {
    AfterRace race{{.nation = Nation::usa, .hand = {"US-10"}, .under = {"US-09"}}};
    race.begin_year();
    EXPECT_EQ(race.in_bag(0), 16);
}

TEST(Year, ST_REPAIR_05_ST_REPAIR_06_no_markers_but_all_repaired) {
    AfterRace race{{.hand = {"3"},
                    .pile = {"M07", "M08", "M05", "M06"},
                    .no_deck = true,
                    .gauge = 4,
                    .aside = 12,
                    .bag_damage = 8,
                    .bag_alert = 0}};
    race.begin_year();
    EXPECT_EQ(race.in_bag(0), 0);
    EXPECT_EQ(race.bag(seat(0)), "12 D 12 A");
    EXPECT_EQ(race.plane(seat(0)).gauge, 0);
    EXPECT_TRUE(race.plane(seat(0)).pile.empty());
}

TEST(Year, ST_DEV_05_ST_R_48_every_token_in_the_bag_is_equally_likely) {
    class Watching final : public Rolls {
      public:
        int roll(const Chance& chance) override {
            if (chance.purpose == Purpose{"marker"}) weights.assign(chance.weights.begin(), chance.weights.end());
            return chance.purpose == Purpose{"marker"} ? 3 : chance.first;
        }
        std::vector<std::uint8_t> weights;
    } rolls;
    Year year;
    year.state.year.bag = {4, 7, 0, 0};
    year.state.year.bag_time = 9;
    year.state.phase = Phase::draw_token;
    year.game().resume(year.state, rolls, {});
    EXPECT_EQ(rolls.weights, (std::vector<std::uint8_t>{9, 4, 7, 0, 0}));
    EXPECT_EQ(year.asked(), seat(1)) << "its owner is asked, whoever drew";
    EXPECT_EQ(year.in_bag(seat(1)), 6);
}

TEST(Year, ST_DEV_06_time_fills_the_calendar_and_the_twelfth_ends_the_phase) {
    Year year;
    year.state.year.calendar = 10;
    year.state.year.bag_time = 2;
    year.draw_time();
    EXPECT_EQ(year.state.year.calendar, 11);
    EXPECT_TRUE(year.state.developing);
    year.draw_time();
    EXPECT_FALSE(year.state.developing);
}

TEST(Year, ST_DEV_07_ST_DEV_08_ST_R_57_a_marker_must_be_placed) {
    Year year;
    year.show(1, "R07");
    year.show(4, "M01");
    year.draw(seat(0));
    EXPECT_EQ(year.offers(), (Names{"marker card 1", "marker card 4", "marker spying", "marker reserved",
                                    "marker show 1", "marker show 2"}));
    EXPECT_EQ(year.refusal("marker card 2"), "ST-DEV-07") << "no card lies there";
    State copy = year.state;
    for (const PlaceMarker& nowhere : {PlaceMarker{Board::track, 6}, PlaceMarker{Board::show, 3},
                                       PlaceMarker{Board::spying, 1}, PlaceMarker{Board::reserved, 1}})
        EXPECT_FALSE(year.game().apply(copy, seat(0), nowhere, year.rolls, {})) << to_text(nowhere);
    year.play("marker card 4");
    EXPECT_EQ(year.markers(4, seat(0)), 1);
}

TEST(Year, ST_DEV_09_ST_DEV_10_ST_R_58_the_first_to_complete_takes_the_card) {
    Year year;
    year.show(1, "P07");
    year.mark(1, seat(0), 2);
    year.mark(1, seat(1), 2);
    year.draw(seat(1));
    year.play("marker card 1");
    EXPECT_TRUE(year.plane(seat(1)).permanents.has(Effect::safe_passing));
    EXPECT_FALSE(year.plane(seat(0)).permanents.has(Effect::safe_passing));
}

TEST(Year, ST_DEV_11_ST_R_50_the_offer_comes_once) {
    Year year;
    year.show(1, "P07");
    year.mark(1, seat(0), 1);
    year.plane(seat(0)).purse = 5;
    year.draw(seat(0));
    year.play("marker card 1");
    ASSERT_EQ(year.asks(), Ask::speed_up);
    EXPECT_EQ(year.fallback(), "hurry no");
    EXPECT_EQ(year.offers(), (Names{"hurry no", "hurry yes"}));
    year.play("hurry no");
    EXPECT_EQ(year.plane(seat(0)).purse, 5);
    EXPECT_EQ(year.markers(1, seat(0)), 2);
    year.draw(seat(0));
    year.play("marker reserved");
    EXPECT_NE(year.asks(), Ask::speed_up) << "it does not return";
    Year early;
    early.show(1, "P07");
    early.plane(seat(0)).purse = 50;
    early.draw(seat(0));
    early.play("marker card 1");
    EXPECT_NE(early.asks(), Ask::speed_up) << "two markers are missing";
    Year poor;
    poor.show(1, "P07");
    poor.mark(1, seat(0), 1);
    poor.plane(seat(0)).purse = 4;
    poor.draw(seat(0));
    poor.play("marker card 1");
    EXPECT_NE(poor.asks(), Ask::speed_up);
}

TEST(Year, ST_DEV_12_own_markers_are_out_and_others_go_back) {
    Year year;
    year.show(1, "P07");
    year.mark(1, seat(0), 2);
    year.mark(1, seat(1), 2);
    year.draw(seat(0));
    const int own = year.in_bag(seat(0));
    const int others = year.in_bag(seat(1));
    year.play("marker card 1", {{"marker", 3}});
    EXPECT_EQ(year.in_bag(seat(0)), own);
    EXPECT_EQ(year.in_bag(seat(1)), others + 2 - 1);
}

TEST(Year, ST_DEV_13_ST_DEV_22_ST_R_49_the_place_is_filled_at_once_or_stays_empty) {
    for (const bool refill : {true, false}) {
        Year year{2, {.dev_refill = refill}};
        year.show(3, "R07");
        year.mark(3, seat(0), 1);
        year.draw(seat(0));
        year.play("marker card 3");
        EXPECT_EQ(year.state.year.track[2] != CardId::none, refill);
    }
    EXPECT_TRUE(Options{}.dev_refill);
}

TEST(Year, ST_DEV_14_discards_make_a_new_deck) {
    Year year;
    year.show(1, "P07");
    year.show(2, "P08");
    year.mark(1, seat(0), 2);
    year.mark(2, seat(1), 2);
    year.state.year.deck = {};
    year.state.year.discards.add(*card_named("M05"));
    year.draw(seat(0));
    year.play("marker card 1");
    EXPECT_EQ(name_of(year.state.year.track[0]), "M05");
    EXPECT_TRUE(year.state.year.discards.empty());
    year.draw(seat(1));
    year.play("marker card 2");
    EXPECT_EQ(year.state.year.track[1], CardId::none) << "nothing is left";
}

TEST(Year, ST_DEV_15_a_permanent_card_works_from_then_on) {
    Year year;
    year.show(1, "P01");
    year.mark(1, seat(1), 3);
    const int before = hand_limit(year.game(), year.state, seat(1));
    year.draw(seat(1));
    year.play("marker card 1");
    EXPECT_EQ(hand_limit(year.game(), year.state, seat(1)), before + 1);
    EXPECT_TRUE(year.state.year.laid.contains(*card_named("P01")));
}

TEST(Year, ST_DEV_16_ST_RELI_07_a_reliability_card_goes_back_into_the_deck) {
    Year year;
    year.state.year.deck = {};
    year.show(1, "R07");
    year.mark(1, seat(0), 1);
    year.draw(seat(0));
    year.play("marker card 1");
    EXPECT_EQ(year.bag(seat(0)), "11 D 6 A");
    EXPECT_EQ(name_of(year.state.year.track[0]), "R07") << "the only card of the deck comes up again";
    EXPECT_EQ(slot_of(year.plane(seat(0)), *card_named("R07")), no_slot);
}

TEST(Year, ST_DEV_17_always_ten_cards) {
    Year year;
    year.show(1, "M09");
    year.mark(1, seat(0), 1);
    year.draw(seat(0));
    year.play("marker card 1");
    ASSERT_EQ(year.asks(), Ask::recycle);
    EXPECT_EQ(year.fallback(), "recycle FR-04") << "free: a 5 without an effect";
    year.play("recycle FR-05");
    EXPECT_EQ(year.set(seat(0))[4], "M09");
    EXPECT_EQ(year.spying(), (Names{"FR-05"}));
}

TEST(Year, ST_DEV_18_ST_R_82_the_deck_is_every_card_that_nobody_owns) {
    AfterRace race;
    race.plane(seat(0)).set[0] = *card_named("M07");
    race.state.year.laid.add(*card_named("P02"));
    race.state.year.track[1] = *card_named("M20");
    race.state.year.markers[1][1] = 1;
    race.state.year.discards.add(*card_named("M30"));
    race.begin_year();
    const Development& year = race.state.year;
    const auto lies = [&](const char* name) {
        const CardId card = *card_named(name);
        return year.deck.contains(card) || std::count(year.track.begin(), year.track.end(), card) > 0;
    };
    EXPECT_FALSE(lies("M07"));
    EXPECT_FALSE(lies("P02"));
    EXPECT_TRUE(lies("M30")) << "earlier discards come back";
    EXPECT_EQ(name_of(year.track[1]), "M20");
    EXPECT_FALSE(year.deck.contains(*card_named("M20")));
    EXPECT_EQ(year.deck.size() + 6 + 2, 54);
}

TEST(Year, ST_DEV_19_markers_belong_to_the_supply_again) {
    AfterRace race;
    race.begin_year();
    const int first = race.in_bag(0);
    race.state.year.calendar = 11;
    race.state.year.bag_time = 1;
    race.state.phase = Phase::draw_token;
    race.rolls.add({{"marker", 1}});
    race.resume();
    ASSERT_FALSE(race.state.developing);
    race.finish();
    race.state.stage = 3;
    race.begin_year();
    EXPECT_EQ(race.in_bag(0), first);
}

TEST(Year, ST_DEV_20_ST_R_87_lowest_on_the_score_track) {
    Race race;
    for (int i = 0; i < 3; ++i) race.add("-");
    race.state.seat_order.clear();
    for (const int i : {2, 0, 1}) race.state.seat_order.push_back(seat(i));
    EXPECT_EQ(score_track(race.state)[0], seat(2)) << "before the first race the seat order";
    for (const int i : {1, 2, 0}) race.state.ranking.push_back(seat(i));
    EXPECT_EQ(score_track(race.state)[0], seat(0)) << "then the last of the race";
    EXPECT_EQ(score_track(race.state)[2], seat(1));
}

TEST(Year, ST_DEV_21_ST_R_88_the_order_of_a_purchase) {
    Year year;
    year.own(seat(0), {"6"});
    year.show(1, "M01");
    year.mark(1, seat(1), 1);
    year.spy(seat(1), 2);
    year.plane(seat(0)).purse = 15;
    year.draw(seat(0));
    year.forget();
    year.play("marker card 1");
    year.play("hurry yes");
    year.play("recycle GB-06");
    Names kinds;
    for (const Event& event : year.log()) {
        if (std::holds_alternative<CoinsPaid>(event)) kinds.push_back("pay");
        if (std::holds_alternative<MarkersReturned>(event)) kinds.push_back("markers");
        if (std::holds_alternative<CardReplaced>(event)) kinds.push_back("exchange");
        if (std::holds_alternative<CardOnOffer>(event)) kinds.push_back("offer");
        if (std::holds_alternative<CardShown>(event)) kinds.push_back("refill");
    }
    EXPECT_EQ(kinds, (Names{"pay", "markers", "pay", "exchange", "offer", "refill"}));
    EXPECT_EQ(year.asks(), Ask::spying) << "then claims";
    EXPECT_EQ(year.asked(), seat(1));
}

TEST(Year, ST_DEV_23_drawing_goes_on_without_players_markers) {
    Year year;
    year.state.year.bag = {};
    year.state.year.calendar = 3;
    year.state.year.bag_time = 9;
    year.state.phase = Phase::draw_token;
    year.resume();
    EXPECT_FALSE(year.state.developing);
    EXPECT_EQ(year.events<TimePassed>().size(), 9U);
}

TEST(Year, ST_DEV_24_carried_cards_keep_their_places) {
    AfterRace race;
    race.state.year.track[4] = *card_named("M20");
    race.state.year.markers[4][1] = 1;
    race.begin_year();
    EXPECT_EQ(name_of(race.state.year.track[4]), "M20");
    EXPECT_EQ(race.events<CardShown>().size(), 5U);
}

TEST(YearEnd, ST_DEVEND_01_nothing_more_may_be_done) {
    Year year;
    year.show(1, "P07");
    year.mark(1, seat(0), 2);
    year.plane(seat(0)).purse = 50;
    year.offer("M03");
    year.spy(seat(0), 2);
    year.state.year.calendar = 11;
    year.state.year.bag_time = 1;
    year.draw_time();
    EXPECT_EQ(year.plane(seat(0)).purse, 50);
    EXPECT_EQ(year.asks(), Ask::bet) << "of the next race";
}

TEST(YearEnd, ST_DEVEND_02_ST_DEVEND_03_ST_DEVEND_04_ST_DEVEND_05_the_boards_are_cleared) {
    Year year;
    year.show(1, "P07");
    year.show(2, "M05");
    year.mark(1, seat(0), 1);
    year.offer("M03");
    year.offer("FR-01");
    year.spy(seat(0), 1);
    year.state.year.laid.add(*card_named("P12"));
    year.state.year.reserved.add(seat(1));
    year.state.year.shows[0] = seat(0);
    year.state.year.calendar = 11;
    year.state.year.bag_time = 1;
    year.draw_time();
    const Development& after = year.state.year;
    EXPECT_TRUE(after.spying.empty());
    EXPECT_TRUE(after.discards.contains(*card_named("M03")));
    EXPECT_TRUE(after.discards.contains(*card_named("M05")));
    EXPECT_EQ(name_of(after.track[0]), "P07");
    EXPECT_EQ(after.markers[0][0], 1);
    EXPECT_EQ(after.spies[0], 0);
    EXPECT_TRUE(after.laid.contains(*card_named("P12"))) << "permanent cards stay with their owners";
    EXPECT_TRUE(after.reserved.empty());
    EXPECT_EQ(after.shows[0], Seat::nobody);
    EXPECT_EQ(after.bag[0] + after.bag[1] + after.bag_time + after.calendar, 0);
    EXPECT_EQ(year.state.races, 2) << "the next race begins";
}

}  // namespace
}  // namespace paddock::schneider::tests
