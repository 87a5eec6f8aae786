// ST-RECYC, ST-SPY, ST-SHOW, ST-RELI: exchanges, second-hand cards, air shows, reliability. ST-ADEV: requests.

#include <algorithm>

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

CardId id(const char* name) { return *card_named(name); }

// A movement card on the track that the first player completes with his next marker.
struct Purchase : Year {
    explicit Purchase(const char* card, const Names& own_cards, int purse = 0, const Options& agreed = {})
        : Year(2, agreed) {
        own(seat(0), own_cards);
        show(1, card);
        mark(1, seat(0), content().card(id(card)).cost - 1);
        plane(seat(0)).purse = static_cast<std::uint16_t>(purse);
        draw(seat(0));
    }
};

TEST(Recycling, ST_RECYC_01_ST_R_53_any_card_of_the_set_but_the_new_one) {
    Purchase purchase{"M09", {}};
    purchase.play("marker card 1");
    EXPECT_EQ(purchase.refusal("recycle M09"), "ST-RECYC-01");
    EXPECT_EQ(purchase.refusal("recycle GB-10"), "ST-RECYC-01") << "not his";
    EXPECT_EQ(purchase.offers().size(), 7U) << "FR-04 to FR-10 are free; the rest would cost 10 or more";
}

TEST(Recycling, ST_RECYC_02_ST_RECYC_09_equal_or_better_is_free_and_brings_nothing) {
    Purchase purchase{"M09", {}, 7};
    purchase.play("marker card 1");
    purchase.play("recycle FR-10");
    EXPECT_EQ(purchase.plane(seat(0)).purse, 7);
}

TEST(Recycling, ST_RECYC_03_ST_R_51_the_price_of_a_point) {
    for (const auto& [option, track, spying] :
         {std::tuple{RecyclePrice::ten_five, 20, 10}, std::tuple{RecyclePrice::ten_ten, 20, 20},
          std::tuple{RecyclePrice::five_five, 10, 10}}) {
        const Schneider game{content(), {.recycle_price = option}, 2};
        EXPECT_EQ(exchange_price(game, id("M03"), id("GB-06"), false), track);
        EXPECT_EQ(exchange_price(game, id("M03"), id("GB-06"), true), spying);
    }
    Purchase purchase{"M03", {"6"}, 19};
    purchase.play("marker card 1");
    EXPECT_EQ(purchase.refusal("recycle GB-06"), "ST-RECYC-03");
}

TEST(Recycling, ST_RECYC_04_choice_cards_count_at_the_arrow) {
    const Schneider game{content(), {}, 2};
    EXPECT_EQ(exchange_price(game, id("M23"), id("FR-04"), false), 0) << "3/5/7 ▸5 against a 5";
    EXPECT_EQ(exchange_price(game, id("GB-06"), id("M23"), false), 10);
}

TEST(Recycling, ST_RECYC_05_ST_R_52_who_can_pay_for_nothing_may_not_take_it) {
    Purchase purchase{"M07", {}, 19};
    EXPECT_EQ(purchase.refusal("marker card 1"), "ST-RECYC-05") << "the best card is a 7: 30 are needed";
    purchase.plane(seat(0)).purse = 30;
    EXPECT_TRUE(purchase.accepts("marker card 1"));
    // The speed-up is not offered either.
    Year year;
    year.show(1, "M07");
    year.mark(1, seat(0), 2);
    year.plane(seat(0)).purse = 34;
    year.draw(seat(0));
    year.play("marker card 1");
    EXPECT_NE(year.asks(), Ask::speed_up) << "34 − 5 is less than 30";
}

TEST(Recycling, ST_RECYC_06_ST_RECYC_07_the_newest_card_pushes_the_oldest_out) {
    Purchase purchase{"M09", {}};
    for (const char* card : {"GB-01", "M20", "GB-03"}) purchase.offer(card);
    purchase.play("marker card 1");
    purchase.play("recycle FR-04");
    EXPECT_EQ(purchase.spying(), (Names{"M20", "GB-03", "FR-04"}));
}

TEST(Recycling, ST_RECYC_08_ST_R_54_what_becomes_of_discarded_cards) {
    Purchase purchase{"M09", {}};
    for (const char* card : {"GB-01", "M20", "GB-03"}) purchase.offer(card);
    purchase.play("marker card 1");
    purchase.play("recycle FR-04");
    EXPECT_TRUE(purchase.state.year.discards.empty()) << "a basic card leaves the campaign";
    purchase.show(2, "M11");
    purchase.mark(2, seat(0), 1);
    purchase.draw(seat(0));
    purchase.play("marker card 2");
    purchase.play("recycle FR-05");
    EXPECT_TRUE(purchase.state.year.discards.contains(id("M20"))) << "a development card does not";
}

TEST(Recycling, ST_RECYC_10_fees_come_out_of_the_same_purse) {
    Year year;
    year.own(seat(0), {"6"});
    year.offer("M03");
    year.plane(seat(0)).purse = 9;
    year.draw(seat(0));
    year.play("marker spying");
    EXPECT_NE(year.asks(), Ask::spying) << "5 for the marker and 5 for an exchange against a 7 are more than 9";
    year.plane(seat(0)).purse = 10;
    year.state.year.spies = {};
    year.draw(seat(0));
    year.play("marker spying");
    EXPECT_EQ(year.offers(), (Names{"buy no", "buy M03 coins"}));
}

TEST(Spying, ST_SPY_01_ST_SPY_02_markers_wait_without_a_card) {
    Year year;
    year.draw(seat(0));
    year.play("marker spying");
    EXPECT_EQ(year.spies(seat(0)), 1);
    year.offer("FR-01");
    year.offer("FR-02");
    year.draw(seat(0));
    year.play("marker spying");
    EXPECT_TRUE(year.offers("buy FR-01"));
    EXPECT_TRUE(year.offers("buy FR-02")) << "they count for any card there";
}

TEST(Spying, ST_SPY_03_ST_SPY_06_two_markers_or_one_and_five_aircoins) {
    for (const bool coins : {false, true}) {
        Year year;
        year.offer("GB-02");
        year.spy(seat(0), coins ? 0 : 1);
        year.spy(seat(1), 3);
        year.plane(seat(0)).purse = 5;
        year.draw(seat(0));
        year.play("marker spying");
        EXPECT_EQ(year.offers("buy GB-02"), !coins);
        year.play(coins ? "buy GB-02 coins" : "buy GB-02");
        EXPECT_EQ(year.spies(seat(0)), 0);
        EXPECT_EQ(year.spies(seat(1)), 3) << "those of others stay";
        EXPECT_EQ(year.plane(seat(0)).purse, coins ? 0 : 5);
        year.play("recycle FR-01");
        EXPECT_EQ(year.set(seat(0))[0], "GB-02");
    }
}

TEST(Spying, ST_SPY_04_ST_R_55_when_placing_and_when_a_card_arrives) {
    for (const SpyClaim claim : {SpyClaim::immediate, SpyClaim::own_marker}) {
        Purchase purchase{"M09", {}, 0, {.spy_claim = claim}};
        purchase.spy(seat(1), 2);
        purchase.play("marker card 1");
        purchase.play("recycle FR-04");
        EXPECT_EQ(purchase.asks() == Ask::spying, claim == SpyClaim::immediate);
        if (claim == SpyClaim::immediate) {
            EXPECT_EQ(purchase.fallback(), "buy no");
        }
    }
    EXPECT_EQ(Options{}.spy_claim, SpyClaim::immediate);
}

TEST(Spying, ST_SPY_05_the_newcomers_owner_is_not_asked) {
    Purchase purchase{"M09", {}};
    purchase.spy(seat(0), 2);
    purchase.play("marker card 1");
    purchase.play("recycle FR-04");
    EXPECT_NE(purchase.asks(), Ask::spying);
}

TEST(Spying, ST_SPY_07_ST_SPY_08_ST_SPY_09_the_bought_card_leaves_first_and_any_nation_may_buy) {
    Year year;
    for (const char* card : {"GB-02", "US-03", "FR-03"}) year.offer(card);
    year.spy(seat(0), 1);
    year.draw(seat(0));
    year.play("marker spying");
    year.play("buy US-03");
    ASSERT_EQ(year.asks(), Ask::recycle);
    year.play("recycle FR-04");
    EXPECT_EQ(year.spying(), (Names{"GB-02", "FR-03", "FR-04"})) << "nothing was pushed out";
    for (const CardId card : year.state.year.track) EXPECT_EQ(card, CardId::none) << "no place is filled for it";
}

// Seat 0 has bought, and FR-04 arrives on the spying track; the others have so many spies there.
struct Arrival : Year {
    explicit Arrival(int spies) : Year{3} {
        state.ranking.clear();
        for (const int i : {0, 1, 2}) state.ranking.push_back(seat(i));
        spy(seat(1), spies);
        spy(seat(2), spies);
        show(1, "M09");
        mark(1, seat(0), 1);
        draw(seat(0));
        play("marker card 1");
        play("recycle FR-04");
    }
};

TEST(Spying, ST_SPY_10_ST_SPY_11_each_arrival_asks_anew_one_purchase_an_occasion) {
    Arrival year{4};
    ASSERT_EQ(year.asked(), seat(2));
    year.play("buy FR-04");
    year.play("recycle " + year.set(seat(2))[9]);
    ASSERT_EQ(year.asks(), Ask::spying);
    EXPECT_EQ(year.asked(), seat(1)) << "without him whose card has arrived";
    year.play("buy no");
    EXPECT_EQ(year.asks(), Ask::marker) << "it ends when nobody wants to buy";
    EXPECT_EQ(year.spies(seat(2)), 2);
}

TEST(Spying, ST_SPY_10_who_has_passed_is_asked_again_about_the_next_arrival) {
    Arrival year{2};
    ASSERT_EQ(year.asked(), seat(2));
    year.play("buy no");
    ASSERT_EQ(year.asked(), seat(1));
    year.play("buy FR-04");
    year.play("recycle " + year.set(seat(1))[9]);
    ASSERT_EQ(year.asks(), Ask::spying);
    EXPECT_EQ(year.asked(), seat(2)) << "another card has come";
}

TEST(Spying, ST_SPY_11_an_occasion_passes) {
    Purchase purchase{"M09", {}};
    purchase.spy(seat(1), 2);
    purchase.play("marker card 1");
    purchase.play("recycle FR-04");
    ASSERT_EQ(purchase.asks(), Ask::spying);
    purchase.play("buy no");
    purchase.spy(seat(0), 1);
    purchase.draw(seat(0));
    purchase.play("marker spying");
    ASSERT_EQ(purchase.asked(), seat(0));
    purchase.play("buy no");
    EXPECT_EQ(purchase.asks(), Ask::marker) << "nothing has arrived since: the other is not asked again";
}

TEST(Spying, ST_SPY_12_only_who_can_pay_is_asked) {
    Purchase purchase{"M09", {"M07"}};
    purchase.spy(seat(1), 2);
    purchase.play("marker card 1");
    purchase.play("recycle M07");
    EXPECT_NE(purchase.asks(), Ask::spying) << "his best card is an 8: 2 points cost 10";
    EXPECT_FALSE(can_buy_second_hand(purchase.game(), purchase.state, seat(1)));
    purchase.plane(seat(1)).purse = 10;
    EXPECT_TRUE(can_buy_second_hand(purchase.game(), purchase.state, seat(1)));
}

TEST(Spying, ST_SPY_13_cards_of_autopilots_cause_no_claims) {
    Race race{"SPI", {.campaign = Campaign::short_}};
    race.options.autopilots = 1;
    race.start(2);
    race.play("nation france");
    race.play("nation usa");
    EXPECT_EQ(race.asks(), Ask::marker);
    EXPECT_FALSE(race.spying().empty());
}

TEST(AirShow, ST_SHOW_01_ST_SHOW_02_ST_SHOW_03_ST_R_56_own_and_public_spaces_in_any_order) {
    Year year;
    year.draw(seat(0));
    EXPECT_EQ(year.fallback(), "marker reserved");
    year.play("marker show 2");
    EXPECT_EQ(year.plane(seat(0)).purse, 5);
    year.draw(seat(1));
    EXPECT_EQ(year.refusal("marker show 2"), "ST-SHOW-02");
    year.play("marker show 1");
    EXPECT_EQ(year.plane(seat(1)).purse, 10);
    year.draw(seat(0));
    year.play("marker reserved");
    EXPECT_EQ(year.plane(seat(0)).purse, 15);
    EXPECT_EQ(content().shows, (std::array<std::uint8_t, 3>{10, 5, 5}));
}

TEST(AirShow, ST_SHOW_04_ST_SHOW_05_only_the_own_reserved_space_and_each_once) {
    Year year;
    year.draw(seat(0));
    year.play("marker reserved");
    year.draw(seat(1));
    EXPECT_TRUE(year.offers("marker reserved")) << "his own is still free";
    year.play("marker show 1");
    year.state.year.shows = {seat(0), seat(0), seat(0)};
    year.draw(seat(0));
    EXPECT_EQ(year.offers(), (Names{"marker spying"})) << "every space he may use is taken";
}

TEST(Reliability, ST_RELI_01_ST_R_60_a_component_up_to_level_three) {
    Year year{2, {.cockpit = Cockpit::expert}};
    for (const int level : {2, 3, 3}) {
        year.show(1, "R03");
        year.mark(1, seat(0), 1);
        year.draw(seat(0));
        year.play("marker card 1");
        EXPECT_EQ(year.plane(seat(0)).tiles[index(Component::controls)].level, level);
    }
    EXPECT_EQ(year.bag(seat(0)), "12 D 6 A");
}

TEST(Reliability, ST_RELI_02_a_component_of_ones_choice) {
    Year year{2, {.cockpit = Cockpit::expert}};
    year.plane(seat(0)).tiles[0].level = 3;
    year.plane(seat(0)).tiles[1].level = 2;
    year.show(1, "R05");
    year.mark(1, seat(0), 2);
    year.draw(seat(0));
    year.play("marker card 1");
    ASSERT_EQ(year.asks(), Ask::level);
    EXPECT_EQ(year.offers(), (Names{"raise propulsion", "raise controls", "raise structure"}));
    EXPECT_EQ(year.refusal("raise cooling"), "ST-RELI-02");
    EXPECT_EQ(year.fallback(), "raise controls") << "the lowest level";
    year.play("raise propulsion");
    EXPECT_EQ(year.plane(seat(0)).tiles[1].level, 3);
    for (ComponentTile& tile : year.plane(seat(0)).tiles) tile.level = 3;
    year.show(1, "R06");
    year.mark(1, seat(0), 2);
    year.draw(seat(0));
    year.play("marker card 1");
    EXPECT_NE(year.asks(), Ask::level) << "with all at 3 no effect";
}

TEST(Reliability, ST_RELI_03_ST_RELI_04_the_own_bag) {
    Year year;
    year.plane(seat(0)).bag_damage = 1;
    for (const char* bag : {"0 D 6 A", "0 D 6 A"}) {
        year.show(1, "R07");
        year.mark(1, seat(0), 1);
        year.draw(seat(0));
        year.play("marker card 1");
        EXPECT_EQ(year.bag(seat(0)), bag);
    }
    year.show(2, "R09");
    year.mark(2, seat(0), 1);
    year.draw(seat(0));
    year.play("marker card 2");
    EXPECT_EQ(year.bag(seat(0)), "0 D 7 A");
}

TEST(Reliability, ST_RELI_05_ST_R_61_an_opponents_bag_autopilot_or_not) {
    Year year{2, {}, 1};
    year.show(1, "R11");
    year.mark(1, seat(0), 1);
    year.draw(seat(0));
    year.play("marker card 1");
    ASSERT_EQ(year.asks(), Ask::victim);
    EXPECT_EQ(year.offers(), (Names{"victim britain", "victim italy"}));
    EXPECT_EQ(year.refusal("victim france"), "ST-RELI-05");
    EXPECT_EQ(year.fallback(), "victim italy") << "the first on the score track";
    year.play("victim italy");
    EXPECT_EQ(year.bag(seat(2)), "13 D 6 A");
    Year two;
    two.show(1, "R11");
    two.mark(1, seat(0), 1);
    two.draw(seat(0));
    two.play("marker card 1");
    EXPECT_EQ(two.bag(seat(1)), "13 D 6 A") << "the only opponent";
}

TEST(Reliability, ST_RELI_06_ST_R_59_level_cards_on_basic_cockpits) {
    Year year;
    year.show(1, "R02");
    year.mark(1, seat(0), 1);
    year.draw(seat(0));
    year.play("marker card 1");
    EXPECT_EQ(year.bag(seat(0)), "11 D 6 A");
    EXPECT_EQ(year.plane(seat(0)).tiles[1].level, 1);
    struct Case {
        Cockpit cockpit;
        BasicReliability option;
        bool there;
    };
    for (const auto& [cockpit, option, expected] : {Case{Cockpit::basic, BasicReliability::substitute, true},
                                                    Case{Cockpit::basic, BasicReliability::remove, false},
                                                    Case{Cockpit::expert, BasicReliability::remove, true}}) {
        Race race{"SPI", {.cockpit = cockpit, .campaign = Campaign::short_, .basic_reliability = option}};
        race.start(2);
        race.play("nation france");
        race.play("nation italy");
        const auto& track = race.state.year.track;
        const bool there =
            race.state.year.deck.contains(id("R05")) || std::count(track.begin(), track.end(), id("R05")) > 0;
        EXPECT_EQ(there, expected);
    }
}

// A development year that opens a campaign, with scripted cards for the requests.
struct Requests : Race {
    explicit Requests(const std::vector<const char*>& cards, Options agreed = {},
                      const std::vector<Nation>& autopilots = {Nation::britain})
        : Race("SPI", with_campaign(agreed)) {
        add("-", {.nation = Nation::france, .hand = {}, .no_deck = true});
        for (const Nation nation : autopilots) {
            if (nation == Nation::france) plane(seat(0)).nation = Nation::usa;
            add_autopilot(nation, "-", {.hand = {}, .no_deck = true});
        }
        state.order.clear();
        state.races = 0;
        for (const char* card : cards) rolls.add({{"development", number(id(card)) - first_development + 1}});
        state.phase = Phase::development;
    }
    static Options with_campaign(Options agreed) {
        agreed.campaign = Campaign::short_;
        return agreed;
    }
    std::string slot(Seat seat, std::size_t i) const { return name_of(plane(seat).set[i]); }
    Names taken(Seat seat) const {
        Names names;
        for (const CardTurnedUp& card : events<CardTurnedUp>(seat)) {
            if (card.taken) names.push_back(name_of(card.card));
        }
        return names;
    }
};

TEST(AutopilotRequests, ST_ADEV_01_ST_ADEV_08_lowest_first_and_rejects_come_back) {
    Requests race{{"M07", "P09", "M11", "M03", "M07"}, {}, {Nation::britain, Nation::usa}};
    race.resume();
    EXPECT_EQ(race.taken(seat(1)), (Names{"P09", "M11", "M03"}));
    EXPECT_EQ(race.taken(seat(2)), (Names{"M07"})) << "laid aside before, it was turned up again";
    const auto turned = race.events<CardTurnedUp>();
    EXPECT_EQ(turned[4].seat, seat(2));
    EXPECT_EQ(name_of(turned[4].card), "M07");
}

TEST(AutopilotRequests, ST_ADEV_02_ST_ADEV_05_ST_ADEV_13_what_fits_a_request) {
    Requests race{{"R01", "M07", "P04", "P05", "M11", "M03"}};
    race.resume();
    EXPECT_EQ(race.taken(seat(1)), (Names{"P04", "M11", "M03"})) << "the first permanent only";
    EXPECT_TRUE(race.state.year.laid.contains(id("P04"))) << "it is out of the deck for the campaign";
    Requests owned{{"P04", "P05", "M11", "M03"}};
    owned.plane(seat(1)).permanents.add(Effect::drop_back);
    owned.resume();
    EXPECT_EQ(owned.taken(seat(1)), (Names{"P05", "M11", "M03"})) << "not an effect it owns";
    Requests italy{{"P04", "R01", "M11", "M04"}, {}, {Nation::italy}};
    italy.resume();
    EXPECT_EQ(italy.taken(seat(1)), (Names{"M11", "M04"})) << "permanents do not fit Italy";
}

TEST(AutopilotRequests, ST_ADEV_03_ST_ADEV_04_ST_R_72_what_is_replaced) {
    Requests race{{"P04", "M11", "M03"}};
    race.resume();
    EXPECT_EQ(race.slot(seat(1), 1), "M11") << "GB-02 has no effect, GB-01 has";
    EXPECT_EQ(race.slot(seat(1), 7), "M03") << "GB-08 and GB-09 are alike: the lowest id";
    Requests quick{{"P04", "M11", "M03"}};
    quick.plane(seat(1)).set[8] = id("M02");
    quick.resume();
    EXPECT_EQ(quick.slot(seat(1), 8), "M03") << "M02 recovers in half the time of GB-08";
    Requests recovery{{"M03"}, {}, {Nation::usa}};
    // +4 over a 4: US-03 and US-04 have no effect and recovery 0, US-02 repairs.
    recovery.resume();
    EXPECT_EQ(recovery.slot(seat(1), 2), "M03");
}

TEST(AutopilotRequests, ST_ADEV_06_the_four_sheets) {
    const auto text = [](Nation nation) {
        std::string parts;
        for (const RequestPart& part : content().requests[index(nation)])
            parts += part.permanent ? "P" : "+" + std::to_string(part.better_by);
        return parts;
    };
    EXPECT_EQ(text(Nation::britain), "P+1+1");
    EXPECT_EQ(text(Nation::italy), "+1+3");
    EXPECT_EQ(text(Nation::france), "P+2");
    EXPECT_EQ(text(Nation::usa), "+4");
}

TEST(AutopilotRequests, ST_ADEV_07_one_card_fills_the_part_printed_first) {
    // M01 (7) is +1 over a 6 and +3 over a 4: Italy's +1 comes first.
    Requests race{{"M01", "M05"}, {}, {Nation::italy}};
    race.resume();
    EXPECT_EQ(race.taken(seat(1))[0], "M01");
    EXPECT_EQ(race.slot(seat(1), 6), "M01") << "IT-07, the 6";
    // M07 (10) is +3 over a 7, but +1 over nothing: the later part may be filled first.
    Requests later{{"M07", "M11"}, {}, {Nation::italy}};
    later.resume();
    EXPECT_EQ(later.taken(seat(1)), (Names{"M07", "M11"}));
}

TEST(AutopilotRequests, ST_ADEV_08_unfilled_parts_lapse_when_the_deck_runs_out) {
    Content poor = content();
    for (int i = first_development; i < first_autopilot; ++i) {
        if (i != number(id("R01"))) poor.cards[static_cast<std::size_t>(i)].kind = CardKind::none;
    }
    Options options;
    options.campaign = Campaign::short_;
    Requests race{{}, {}, {Nation::usa}};
    const Schneider game{poor, race.options, 2, 7};
    game.resume(race.state, race.rolls, race.listener());
    EXPECT_TRUE(race.taken(seat(1)).empty());
    EXPECT_EQ(name_of(race.state.year.track[0]), "R01") << "shuffled back and shown";
    EXPECT_EQ(race.asks(), Ask::marker);
}

TEST(AutopilotRequests, ST_ADEV_09_ST_ADEV_14_replaced_cards_go_second_hand_or_away) {
    for (const AutopilotRecycle option : {AutopilotRecycle::spy, AutopilotRecycle::discard}) {
        Requests race{{"P04", "M11", "M03"}, {.autopilot_recycle = option}};
        race.resume();
        EXPECT_EQ(race.spying(), option == AutopilotRecycle::spy ? (Names{"GB-02", "GB-08"}) : Names{});
    }
    // A card taken may itself be replaced by a later part: M09 (5) for a 4, then M10 (6) for that 5.
    for (const AutopilotRecycle option : {AutopilotRecycle::spy, AutopilotRecycle::discard}) {
        Requests chain{{"P04", "M10", "M14"}, {.autopilot_recycle = option}};
        chain.plane(seat(1)).set = {};
        for (std::size_t i = 0; i < 10; ++i) chain.plane(seat(1)).set[i] = id(i == 0 ? "FR-04" : "GB-10");
        chain.resume();
        EXPECT_EQ(chain.slot(seat(1), 0), "M14");
        EXPECT_EQ(chain.spying(), option == AutopilotRecycle::spy ? (Names{"FR-04", "M10"}) : Names{});
        EXPECT_EQ(chain.state.year.discards.contains(id("M10")), option == AutopilotRecycle::discard);
    }
}

TEST(AutopilotRequests, ST_ADEV_10_ST_R_73_no_markers_and_free_repair) {
    Year year{1, {}, 1};
    Plane& pilot = year.plane(seat(1));
    pilot.gauge = 3;
    pilot.aside = 2;
    pilot.bag_damage = 9;
    pilot.bag_alert = 4;
    pilot.pile.push_back(0);
    year.state.phase = Phase::development;
    year.resume();
    EXPECT_EQ(year.bag(seat(1)), "12 D 6 A");
    EXPECT_EQ(year.in_bag(seat(1)), 0);
    EXPECT_TRUE(year.plane(seat(1)).pile.empty());
}

TEST(AutopilotRequests, ST_ADEV_11_its_own_cards_are_never_replaced) {
    // SURE 6 of the USA is worth 6; a movement card of 10 fits over a 6 of the set only.
    Requests race{{"M07"}, {}, {Nation::usa}};
    race.resume();
    for (std::size_t i = 10; i < 13; ++i)
        EXPECT_EQ(race.plane(seat(1)).set[i], autopilot_card(Nation::usa, static_cast<int>(i) - 10));
    EXPECT_EQ(race.slot(seat(1), 6), "M07") << "US-07";
    Requests without{{"M07", "M01"}, {}, {Nation::usa}};
    for (const std::size_t six : {5U, 6U, 7U}) without.plane(seat(1)).set[six] = basic_card(Nation::france, 9);
    without.resume();
    EXPECT_EQ(without.taken(seat(1)), (Names{"M01"})) << "no 6 in the ten cards: SURE 6 does not count";
}

TEST(AutopilotRequests, ST_ADEV_12_a_request_starts_whole_in_every_year) {
    Requests race{{"M01"}, {}, {Nation::usa}};
    race.resume();
    EXPECT_EQ(race.taken(seat(1)), (Names{"M01"})) << "also in the year that opens a campaign";
    race.forget();
    race.state.races = 1;
    race.state.phase = Phase::development;
    race.rolls.add({{"development", 22}});
    race.resume();
    EXPECT_EQ(race.taken(seat(1)), (Names{"M22"})) << "an 8 for a 4";
}

}  // namespace
}  // namespace paddock::schneider::tests
