// Vectors of the rule reference (§8.2): repair, development, spying, campaign.

#include <algorithm>

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

// A race just flown, and the development year that follows it.
struct BetweenRaces {
    Race race;
    Seat a;

    explicit BetweenRaces(const Options& agreed, const PlaneSetup& setup) : race("SPI", with_campaign(agreed)) {
        a = race.add("-", setup);
        race.add("-", {.hand = {}, .no_deck = true});
        race.state.order.clear();
        race.state.lap = 3;
        race.state.ranking.push_back(seat(1));
        race.state.ranking.push_back(a);
    }
    static Options with_campaign(Options options) {
        options.campaign = Campaign::medium;
        return options;
    }
    // Markers that come into the bag, the first of which is drawn at once.
    int begin_year() {
        race.state.phase = Phase::development;
        race.rolls.add({{"marker", 1}, {"marker", 1}, {"marker", 3}});
        race.resume();
        EXPECT_EQ(race.state.year.calendar, 2);
        return race.state.year.bag[static_cast<std::size_t>(number(a))];
    }
};

// Recovery 5½: US-10 1½, US-09 1, US-06 1, US-05 ½, US-07 ½, US-08 ½, US-02 ½.
const PlaneSetup after_seven_cards{.nation = Nation::usa,
                                   .hand = {},
                                   .pile = {"US-10", "US-09", "US-06", "US-05", "US-07", "US-08", "US-02"},
                                   .no_deck = true,
                                   .gauge = 3,
                                   .aside = 2,
                                   .bag_damage = 9,
                                   .bag_alert = 4};

TEST(Vectors, ST_V_51_markers_after_a_race) {
    EXPECT_EQ(BetweenRaces({}, after_seven_cards).begin_year(), 9);
    EXPECT_EQ(BetweenRaces({.repair_cost = RepairCost::damage}, after_seven_cards).begin_year(), 8);
    EXPECT_EQ(BetweenRaces({.repair_cost = RepairCost::both}, after_seven_cards).begin_year(), 6);
}

TEST(Vectors, ST_V_52_markers_waiting_on_cards_are_not_in_the_bag) {
    BetweenRaces after({}, after_seven_cards);
    after.race.state.year.track[2] = *card_named("M07");
    after.race.state.year.markers[2][0] = 2;
    EXPECT_EQ(after.begin_year(), 7);
    EXPECT_EQ(after.race.state.year.markers[2][0], 2);
}

TEST(Vectors, ST_V_53_no_markers_but_all_is_repaired) {
    // Recovery 12: M07, M08 2 each; M05, M06, M16, M22, M25 1½ each; M01 ½.
    BetweenRaces after({}, {.nation = Nation::usa,
                            .hand = {},
                            .pile = {"M07", "M08", "M05", "M06", "M16", "M22", "M25", "M01"},
                            .no_deck = true,
                            .aside = 6,
                            .bag_damage = 12,
                            .bag_alert = 0});
    after.race.plane(after.a).gauge = 1;
    after.race.plane(after.a).bag_damage = 11;
    EXPECT_EQ(after.begin_year(), 0) << "16 − 6 − 12";
    EXPECT_EQ(after.race.bag(after.a), "12 D 6 A");
    EXPECT_TRUE(after.race.plane(after.a).pile.empty());
}

TEST(Vectors, ST_V_54_the_first_of_two_markers_may_be_hurried) {
    Year year;
    year.show(1, "R07");
    year.plane(seat(0)).purse = 5;
    year.draw(seat(0));
    year.play("marker card 1");
    ASSERT_EQ(year.asks(), Ask::speed_up);
    year.play("hurry yes");
    EXPECT_EQ(year.plane(seat(0)).bag_damage, 11);
    EXPECT_EQ(year.plane(seat(0)).purse, 0);
}

TEST(Vectors, ST_V_55_a_card_one_cannot_pay_cannot_be_completed) {
    Year year;
    const Seat a = seat(0);
    year.own(a, {"8", "3", "3", "4", "4", "5", "5", "6", "6", "7"});
    year.show(1, "M07");
    year.mark(1, a, 3);
    year.show(2, "M04");
    year.mark(2, a, 2);
    year.draw(a);
    EXPECT_EQ(year.refusal("marker card 1"), "ST-RECYC-05");
    EXPECT_FALSE(year.offers("marker card 1"));
    EXPECT_TRUE(year.offers("marker card 2"));
    year.play("marker card 2");
    EXPECT_EQ(year.offers(), (Names{"recycle M03"})) << "the 8 only";
}

TEST(Vectors, ST_V_56_a_choice_card_is_worth_its_arrow) {
    const Schneider game{content(), {}, 2};
    EXPECT_EQ(exchange_price(game, *card_named("M25"), *card_named("GB-06"), false), 10);
}

TEST(Vectors, ST_V_57_the_spying_track_moves_on) {
    Year year;
    const Seat a = seat(0);
    year.own(a, {"GB-10", "GB-08"});
    year.offer("FR-01");
    year.offer("FR-02");
    year.offer("FR-03");
    year.show(1, "M09");
    year.mark(1, a, 1);
    year.draw(a);
    year.play("marker card 1");
    year.play("recycle GB-10");
    EXPECT_EQ(year.spying(), (Names{"FR-02", "FR-03", "GB-10"}));
    year.spy(a, 1);
    year.draw(a);
    year.play("marker spying");
    year.play("buy FR-02");
    year.play("recycle GB-08");
    EXPECT_EQ(year.spying(), (Names{"FR-03", "GB-10", "GB-08"}));
}

TEST(Vectors, ST_V_58_claims_from_the_lowest_upward) {
    Year year{3};
    const Seat buyer = seat(0);
    const Seat red = seat(1);
    const Seat blue = seat(2);
    year.state.ranking.clear();
    for (const Seat s : {buyer, red, blue}) year.state.ranking.push_back(s);
    year.spy(red, 2);
    year.spy(blue, 1);
    year.plane(blue).purse = 5;
    year.show(1, "M09");
    year.mark(1, buyer, 1);
    year.draw(buyer);
    year.play("marker card 1");
    year.play("recycle FR-04");
    ASSERT_EQ(year.asks(), Ask::spying);
    EXPECT_EQ(year.asked(), blue);
    year.play("buy no");
    ASSERT_EQ(year.asks(), Ask::spying);
    EXPECT_EQ(year.asked(), red);
}

TEST(Vectors, ST_V_59_cards_with_markers_stay) {
    Year year;
    for (int place = 1; place <= 6; ++place) year.show(place, "M1" + std::to_string(place));
    year.mark(1, seat(0), 1);
    year.mark(4, seat(1), 2);
    year.state.year.calendar = 11;
    year.state.year.bag_time = 1;
    year.draw_time();
    const auto& track = year.state.year.track;
    EXPECT_EQ(name_of(track[0]), "M11");
    EXPECT_EQ(name_of(track[3]), "M14");
    for (const std::size_t place : {1U, 2U, 4U, 5U}) EXPECT_EQ(track[place], CardId::none);
    EXPECT_EQ(year.markers(1, seat(0)), 1);
    EXPECT_EQ(year.markers(4, seat(1)), 2);
    year.state.phase = Phase::development;
    year.resume();
    EXPECT_EQ(name_of(track[0]), "M11");
    EXPECT_EQ(name_of(track[3]), "M14");
    for (const std::size_t place : {1U, 2U, 4U, 5U}) EXPECT_NE(track[place], CardId::none);
}

TEST(Vectors, ST_V_60_levels_of_the_cooling) {
    Year year{2, {.cockpit = Cockpit::expert}};
    const Seat a = seat(0);
    year.plane(a).tiles[0].level = 2;
    for (const int level : {3, 3}) {
        year.show(1, "R01");
        year.mark(1, a, 1);
        year.draw(a);
        year.play("marker card 1", {{"development", 33}});
        EXPECT_EQ(year.plane(a).tiles[0].level, level);
        EXPECT_EQ(name_of(year.state.year.track[0]), "R01") << "it was shuffled back before the refill";
    }
    EXPECT_EQ(year.bag(a), "12 D 6 A");
}

TEST(Vectors, ST_V_61_level_cards_on_the_basic_cockpit) {
    Year year;
    const Seat a = seat(0);
    year.show(1, "R01");
    year.mark(1, a, 1);
    year.draw(a);
    year.play("marker card 1");
    EXPECT_EQ(year.bag(a), "11 D 6 A");
    year.show(2, "R05");
    year.mark(2, a, 2);
    year.draw(a);
    year.play("marker card 2");
    EXPECT_EQ(year.bag(a), "10 D 7 A");
}

TEST(Vectors, ST_V_76_the_bag_of_an_opening_year) {
    Race race{"SPI", {.campaign = Campaign::short_}};
    race.options.autopilots = 1;
    race.start(4, {});
    race.play("nation france");
    race.play("nation britain");
    race.rolls.add({{"marker", 1}, {"marker", 2}});
    race.play("nation italy");
    const Development& year = race.state.year;
    EXPECT_EQ(year.bag_time + year.calendar, 12);
    EXPECT_EQ(year.bag[0] + year.bag[1] + year.bag[2] + 1, 30) << "one is drawn already";
    EXPECT_EQ(year.bag[3], 0);
}

TEST(Vectors, ST_V_77_the_third_win_ends_the_trophy) {
    Race race{"SPI", {.campaign = Campaign::trophy}};
    const Seat gb = race.add("-", {.nation = Nation::britain});
    const Seat it = race.add("-", {.nation = Nation::italy});
    race.plane(gb).cups = {2, 0, 0};
    race.plane(it).cups = {1, 0, 0};
    race.plane(gb).lap_points = {10, 10, 10};
    race.plane(gb).lap_rank = {1, 1, 1};
    race.plane(it).lap_rank = {2, 2, 2};
    race.state.lap = 3;
    race.state.races = 4;
    race.state.stage = 7;
    race.state.phase = Phase::end_race;
    race.resume();
    EXPECT_EQ(race.state.phase, Phase::over);
    EXPECT_EQ(race.game().standings(race.state)[0].seat, gb);
}

TEST(Vectors, ST_V_78_equal_cups_go_by_points) {
    Race race{"SPI", {.campaign = Campaign::medium}};
    const Seat it = race.add("-", {.nation = Nation::italy});
    const Seat fr = race.add("-", {.nation = Nation::france});
    const Seat gb = race.add("-", {.nation = Nation::britain});
    const Seat us = race.add("-", {.nation = Nation::usa});
    race.plane(it).cups = {1, 0, 0};
    race.plane(fr).cups = {0, 1, 0};
    race.plane(gb).cups = {0, 0, 1};
    race.plane(it).earlier_points = 28;
    race.plane(fr).earlier_points = 20;
    const auto lap = [&](Seat seat, int points, int rank) {
        race.plane(seat).lap_points = {byte(points), 0, 0};
        race.plane(seat).lap_rank = {byte(rank), byte(rank), byte(rank)};
    };
    lap(fr, 24, 1);
    lap(it, 22, 2);
    lap(us, 15, 3);
    lap(gb, 5, 4);
    race.state.lap = 3;
    race.state.stage = 3;
    race.state.phase = Phase::end_race;
    race.resume();
    EXPECT_EQ(race.plane(it).cups, (Cups{1, 1, 0}));
    EXPECT_EQ(race.plane(fr).cups, (Cups{1, 1, 0}));
    const Standings ranking = race.game().standings(race.state);
    EXPECT_EQ(ranking[0].seat, it) << "50 points against 44";
    EXPECT_EQ(ranking[1].seat, fr);
}

TEST(Vectors, ST_V_85_claims_set_off_claims) {
    Year year{3};
    const Seat blue = seat(0);
    const Seat green = seat(1);
    const Seat red = seat(2);
    year.state.ranking.clear();
    for (const Seat s : {blue, red, green}) year.state.ranking.push_back(s);
    year.own(blue, {"GB-08"});
    year.own(green, {"GB-09"});
    year.own(red, {"GB-10"});
    year.spy(green, 1);
    year.plane(green).purse = 5;
    year.spy(red, 2);
    year.show(1, "M01");
    year.mark(1, blue, 1);
    year.draw(blue);
    year.play("marker card 1");
    year.play("recycle GB-08");
    EXPECT_NE(year.state.year.track[0], CardId::none) << "the place is refilled first";
    ASSERT_EQ(year.asked(), green);
    year.play("buy GB-08 coins");
    year.play("recycle GB-09");
    ASSERT_EQ(year.asks(), Ask::spying);
    ASSERT_EQ(year.asked(), red);
    year.play("buy GB-09");
    year.play("recycle GB-10");
    EXPECT_NE(year.asks(), Ask::spying);
    EXPECT_EQ(year.spying(), (Names{"GB-10"}));
    for (const Seat s : {blue, green, red}) EXPECT_EQ(year.plane(s).purse, 0);
}

TEST(Vectors, ST_V_86_markers_on_a_second_copy_come_back) {
    Year year;
    const Seat blue = seat(0);
    year.show(1, "P02");
    year.show(2, "P03");
    year.mark(1, blue, 2);
    year.mark(2, blue, 1);
    const int in_bag = year.in_bag(blue);
    year.draw(blue);
    year.play("marker card 1", {{"marker", 2}});
    EXPECT_TRUE(year.plane(blue).permanents.has(Effect::no_drafting));
    EXPECT_EQ(year.markers(2, blue), 0);
    EXPECT_EQ(year.in_bag(blue), in_bag - 1 + 1 - 1) << "one drawn, one back, the next one drawn";
    EXPECT_EQ(year.refusal("marker card 2"), "ST-PERM-02");
}

TEST(Vectors, ST_V_87_seat_order_before_the_first_race) {
    Race race{"SPI", {.campaign = Campaign::short_}};
    race.options.autopilots = 2;
    race.start(4, {{"seat", 2}});
    race.play("nation france");
    race.play("nation britain");
    ASSERT_EQ(race.asks(), Ask::autopilot_nation);
    race.play("nation usa");
    const auto turned = race.events<CardTurnedUp>();
    ASSERT_FALSE(turned.empty());
    EXPECT_EQ(turned.front().seat, seat(2)) << "the USA, named first, are served first";
    EXPECT_EQ(race.plane(seat(2)).nation, Nation::usa);
    EXPECT_EQ(turned.back().seat, seat(3));
    const auto track = score_track(race.state);
    EXPECT_EQ(track[0], seat(1)) << "drawn first, lowest on the score track";
    EXPECT_EQ(track[1], seat(0));
}

TEST(Vectors, ST_V_99_repair_of_the_expert_cockpit) {
    BetweenRaces after({.cockpit = Cockpit::expert},
                       {.nation = Nation::italy,
                        .hand = {},
                        .pile = {"IT-10", "IT-09", "IT-08", "IT-07", "IT-06", "IT-05", "IT-04", "IT-01"},
                        .no_deck = true,
                        .bag_damage = 10,
                        .bag_alert = 4,
                        .tokens = {"DA", "D", "A", ""}});
    EXPECT_EQ(after.begin_year(), 8) << "16 − 2 − 6 (6½)";
    EXPECT_EQ(after.race.bag(after.a), "12 D 6 A");
    EXPECT_EQ(tokens_on(after.race.plane(after.a), Token::alert), 0);
}

}  // namespace
}  // namespace paddock::schneider::tests
