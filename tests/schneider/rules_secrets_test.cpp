// ST-INFO: who knows what.

#include "table/rolls.hpp"
#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

struct Table {
    Race race;
    Seat a, b;

    explicit Table(const Options& options = {}) : race("SPI", options) {
        a = race.add("10", {.hand = {"3", "4"}, .pile = {"5", "6"}, .under = {"7"}, .purse = 25});
        b = race.add("8");
        race.go(a);
    }
    View seen_by(Seat seat) const { return race.game().view(race.state, seat); }
    const Plane& rival() { return (view = seen_by(b)).table.plane(a); }
    View view;
};

// What has happened since a card was played.
std::span<const Event> since_play(const Race& race, const CardPlayed& wanted) {
    const std::span<const Event> log(race.log());
    for (std::size_t i = 0; i < log.size(); ++i) {
        const auto* played = std::get_if<CardPlayed>(&log[i]);
        if (played != nullptr && played->seat == wanted.seat && played->card == wanted.card) return log.subspan(i + 1);
    }
    ADD_FAILURE() << "it was never played";
    return {};
}

TEST(Secrets, ST_INFO_01_hands_are_their_owners_and_counted) {
    Table table;
    EXPECT_EQ(table.rival().hand.size(), 2U);
    for (const std::uint8_t slot : table.rival().hand) EXPECT_EQ(slot, no_slot);
    EXPECT_EQ(table.seen_by(table.a).table.plane(table.a).hand, table.race.plane(table.a).hand);
    const View spectator = table.seen_by(Seat::nobody);
    for (const std::uint8_t slot : spectator.table.plane(table.b).hand) EXPECT_EQ(slot, no_slot);
}

TEST(Secrets, ST_INFO_02_ST_R_91_the_owner_knows_what_he_put_under_his_deck) {
    Table table;
    EXPECT_EQ(table.rival().unseen, hidden_deck);
    ASSERT_EQ(table.rival().under.size(), 1U);
    EXPECT_EQ(table.rival().under[0], no_slot);
    EXPECT_EQ(table.seen_by(table.a).table.plane(table.a).under, table.race.plane(table.a).under);
}

TEST(Secrets, ST_INFO_03_the_card_put_away_is_face_down) {
    Table table;
    table.race.throttle();
    table.race.play("under GB-02");
    const auto put = table.race.events<CardPutAway>(table.a);
    ASSERT_EQ(put.size(), 1U);
    EXPECT_TRUE(hears(table.b, Event{put[0]}));
    const auto named = table.race.events<CardNamed>(table.a);
    ASSERT_EQ(named.size(), 1U);
    EXPECT_FALSE(hears(table.b, Event{named[0]}));
    EXPECT_TRUE(hears(table.a, Event{named[0]}));
}

TEST(Secrets, ST_INFO_04_cards_looked_at_are_their_owners) {
    Race race;
    const Seat a = race.add("10", {.hand = {"3"}, .permanents = {Effect::draw_two}});
    const Seat b = race.add("8");
    race.go(a);
    race.fly("3");
    ASSERT_EQ(race.asks(), Ask::keep);
    const View seen = race.game().view(race.state, b);
    for (const std::uint8_t slot : seen.table.plane(a).looked) EXPECT_EQ(slot, no_slot);
    for (const CardSeen& card : race.events<CardSeen>(a)) EXPECT_FALSE(hears(b, Event{card}));
}

TEST(Secrets, ST_INFO_05_ST_R_20_the_discard_pile) {
    for (const bool log : {true, false}) {
        Table table{{.public_log = log}};
        const auto& pile = table.rival().pile;
        ASSERT_EQ(pile.size(), 2U);
        EXPECT_EQ(pile[1], table.race.plane(table.a).pile[1]) << "the top card is open";
        EXPECT_EQ(pile[0], log ? table.race.plane(table.a).pile[0] : no_slot);
        EXPECT_EQ(table.seen_by(table.a).table.plane(table.a).pile, table.race.plane(table.a).pile);
    }
    EXPECT_TRUE(Options{}.public_log);
}

// A card is public when it is played (ST-INFO-13); without a log nobody else can look it up once it is covered.
TEST(Secrets, ST_INFO_05_ST_R_20_a_story_told_later_leaves_covered_cards_out) {
    for (const bool log : {true, false}) {
        Race race{"SPI", {.public_log = log}};
        const Seat a = race.add("10", {.hand = {"3", "4"}});
        const Seat b = race.add("1", {.hand = {}, .no_deck = true});
        const Seat us = race.add_autopilot(Nation::usa, "3", {.hand = {"3", "4"}, .no_deck = true});
        // As it stands after everything that has happened since.
        const auto covered = [&](Seat viewer, const Event& event) {
            return is_covered(race.game(), race.state, viewer, event, since_play(race, std::get<CardPlayed>(event)));
        };
        race.go(a);
        race.fly("3");
        const Event first{race.events<CardPlayed>(a)[0]};
        EXPECT_FALSE(covered(b, first)) << "the top card";
        race.throttle();
        EXPECT_FALSE(covered(b, first)) << "throttle back covers nothing (ST-THR-06)";
        race.go(a);
        race.pass_bet();
        race.play("play GB-04 as 4");
        const Event second{race.events<CardPlayed>(a)[1]};
        EXPECT_EQ(covered(b, first), !log);
        EXPECT_EQ(covered(Seat::nobody, first), !log);
        EXPECT_FALSE(covered(a, first)) << "his own pile";
        EXPECT_FALSE(covered(b, second));
        EXPECT_EQ(std::get<CardPlayed>(*without_card(first)).card, CardId::none);
        EXPECT_EQ(std::get<CardPlayed>(*without_card(first)).value, 3);
        for (const CardPlayed& played : race.events<CardPlayed>(us))
            EXPECT_FALSE(covered(b, Event{played})) << "cards of autopilots are open (ST-INFO-11)";
        EXPECT_EQ(race.events<CardPlayed>(us).size(), 2U);
        race.state.phase = Phase::over;
        EXPECT_FALSE(covered(b, first)) << "nothing is left to hide";
    }
}

TEST(Secrets, ST_INFO_05_the_card_being_flown_is_visible_before_it_lies_on_the_pile) {
    Race race{"SPI", {.public_log = false}};
    const Seat a = race.add("8", {.hand = {"3", "6"}, .pile = {"4"}});
    const Seat b = race.add("1");
    race.go(a);
    race.fly("6");
    ASSERT_EQ(race.asks(), Ask::way);
    EXPECT_FALSE(is_covered(race.game(), race.state, b, Event{race.events<CardPlayed>(a)[0]}, {}));
    const Event before{CardPlayed{"ST-CARD-01"_rule, a, card_called("4"), 4, false, false}};
    EXPECT_TRUE(is_covered(race.game(), race.state, b, before, race.log()));
}

// A campaign can bring the same card back: an earlier play of it stays covered.
TEST(Secrets, ST_INFO_05_a_play_of_an_earlier_race_stays_covered) {
    Race race{"SPI", {.campaign = Campaign::medium, .public_log = false}};
    const Seat a = race.add("8", {.hand = {"3", "6"}});
    const Seat b = race.add("1");
    const Event earlier{CardPlayed{"ST-CARD-01"_rule, a, card_called("3"), 3, false, false}};
    EXPECT_TRUE(is_covered(race.game(), race.state, b, earlier, {})) << "no card lies open in this race";
    race.go(a);
    race.fly("3");
    EXPECT_TRUE(is_covered(race.game(), race.state, b, earlier, race.log()));
    EXPECT_FALSE(is_covered(race.game(), race.state, b, Event{race.events<CardPlayed>(a)[0]}, {}));
}

// What only a card's effect can do would tell it from others of its value.
TEST(Secrets, ST_INFO_05_what_a_covered_card_did_is_covered_with_it) {
    Race race{"SPI", {.public_log = false}};
    const Seat a = race.add("8", {.hand = {"3", "6"}, .pile = {"4"}});
    const Seat b = race.add("1");
    const auto covered = [&](const Event& event, std::span<const Event> after) {
        return is_covered(race.game(), race.state, b, event, after);
    };
    const std::vector<Event> next{CardPlayed{"ST-CARD-01"_rule, a, card_called("3"), 3, false, false}};
    const std::vector<Event> by_the_card{
        BonusGained{"ST-MC-05"_rule, a, 2},
        CoinsGained{"ST-MC-05"_rule, a, 5},
        DrawIgnored{"ST-MC-03"_rule, a},
        TokenReturned{"ST-MC-01"_rule, a, Token::alert},
        TokenReturned{"ST-MC-02"_rule, a, Token::damage},
    };
    for (const Event& event : by_the_card) {
        EXPECT_TRUE(covered(event, next));
        EXPECT_FALSE(without_card(event)) << "nothing is left to tell";
        EXPECT_FALSE(covered(event, {})) << "the card lies open";
        EXPECT_FALSE(is_covered(race.game(), race.state, a, event, next)) << "his own card";
    }
    // Drawing with DRAW3 looks like any drawing.
    const Event drawn{CardsDrawn{"ST-MC-09"_rule, a, 1}};
    EXPECT_TRUE(covered(drawn, next));
    EXPECT_EQ(std::get<CardsDrawn>(*without_card(drawn)).rule, "ST-CARD-04"_rule);
    // What comes from elsewhere says nothing of the card.
    const std::vector<Event> from_elsewhere{
        CoinsGained{"ST-BET-06"_rule, a, 5},
        DrawIgnored{"ST-PERM-08"_rule, a},
        TokenReturned{"ST-CRASH-06"_rule, a, Token::damage},
        CardsDrawn{"ST-CARD-04"_rule, a, 1},
    };
    for (const Event& event : from_elsewhere) EXPECT_FALSE(covered(event, next));
}

TEST(Secrets, ST_INFO_06_ST_INFO_07_ST_INFO_08_ST_INFO_14_what_is_public) {
    Table table;
    const Plane& truth = table.race.plane(table.a);
    const Plane& seen = table.rival();
    EXPECT_EQ(seen.set, truth.set);
    EXPECT_EQ(seen.bag_damage, truth.bag_damage);
    EXPECT_EQ(seen.bag_alert, truth.bag_alert);
    EXPECT_EQ(seen.gauge, truth.gauge);
    EXPECT_EQ(seen.tiles, truth.tiles);
    EXPECT_EQ(seen.permanents, truth.permanents);
    EXPECT_EQ(seen.pilot, truth.pilot);
    EXPECT_EQ(seen.dive_used, truth.dive_used);
    EXPECT_EQ(seen.square, truth.square);
    EXPECT_EQ(seen.cups, truth.cups);
    EXPECT_EQ(seen.lap_rank, truth.lap_rank);
}

TEST(Secrets, ST_INFO_09_bets_name_their_plane_to_their_owner_only) {
    Table table;
    table.race.play("bet D britain");
    EXPECT_EQ(table.rival().bet_slot, 3);
    EXPECT_EQ(table.rival().bet_on, Seat::nobody);
}

TEST(Secrets, ST_INFO_10_ST_R_78_purses) {
    for (const bool open : {true, false}) {
        Table table{{.public_purse = open}};
        EXPECT_EQ(table.rival().purse, open ? 25 : hidden_purse);
        EXPECT_EQ(table.seen_by(table.a).table.plane(table.a).purse, 25);
    }
    EXPECT_TRUE(Options{}.public_purse);
}

// Who has nothing must not look like one whose purse nobody sees: such views would be taken for the same.
TEST(Secrets, ST_INFO_02_ST_INFO_10_what_is_hidden_looks_like_nothing_on_the_table) {
    Race race{"SPI", {.public_purse = false}};
    const Seat a = race.add("10", {.hand = {}, .no_deck = true});
    race.add("8");
    View own = race.game().view(race.state, a);
    const View spectators = race.game().view(race.state, Seat::nobody);
    EXPECT_EQ(own.table.plane(a).purse, 0);
    EXPECT_NE(spectators.table.plane(a).purse, 0);
    EXPECT_EQ(own.table.plane(a).unseen, 0);
    EXPECT_NE(spectators.table.plane(a).unseen, 0);
    own.seat = Seat::nobody;
    EXPECT_NE(own, spectators);
}

// Who is asked to pay can pay: others know as much, though not what else is in the purse.
TEST(Secrets, ST_INFO_10_an_imagined_purse_holds_what_is_asked_for) {
    const auto all_possible = [](const Year& year) {
        const View seen = year.game().view(year.state, seat(1));
        table::FastRolls rolls{7};
        for (int i = 0; i < 40; ++i) {
            const State imagined = year.game().imagine(seen, rolls);
            Choices list;
            year.game().choices(imagined, seat(0), list);
            bool pays = false;
            for (const Choice& choice : list) pays = pays || to_text(choice) != "buy no";
            EXPECT_FALSE(list.empty());
            EXPECT_TRUE(pays) << "there is something to pay for";
            State answered = imagined;
            EXPECT_TRUE(year.game().apply(answered, seat(0), year.game().fallback(imagined, seat(0)), rolls, {}));
        }
    };
    Year recycling{2, {.public_purse = false}};
    recycling.show(1, "M07");
    recycling.mark(1, seat(0), 3);
    recycling.plane(seat(0)).purse = 30;
    recycling.draw(seat(0));
    recycling.play("marker card 1");
    ASSERT_EQ(recycling.asks(), Ask::recycle);
    all_possible(recycling);

    Year spying{2, {.public_purse = false}};
    spying.offer("M07");
    spying.plane(seat(0)).purse = 60;
    spying.draw(seat(0));
    spying.play("marker spying");
    ASSERT_EQ(spying.asks(), Ask::spying);
    all_possible(spying);

    Year hurrying{2, {.public_purse = false}};
    hurrying.show(1, "M07");
    hurrying.mark(1, seat(0), 2);
    hurrying.plane(seat(0)).purse = 60;
    hurrying.draw(seat(0));
    hurrying.play("marker card 1");
    ASSERT_EQ(hurrying.asks(), Ask::speed_up);
    const View seen = hurrying.game().view(hurrying.state, seat(1));
    table::FastRolls rolls{7};
    for (int i = 0; i < 40; ++i) EXPECT_GE(hurrying.game().imagine(seen, rolls).plane(seat(0)).purse, 35);
}

TEST(Secrets, ST_INFO_11_autopilots_are_open_but_for_the_order_of_their_deck) {
    Race race;
    const Seat a = race.add("10");
    const Seat us = race.add_autopilot(Nation::usa, "8", {.hand = {"4", "5"}});
    const View seen = race.game().view(race.state, a);
    EXPECT_EQ(seen.table.plane(us), race.plane(us));
    // The deck has no order: any card of it may come next.
    EXPECT_EQ(std::popcount(race.plane(us).unseen), 11);
}

TEST(Secrets, ST_INFO_12_the_year_is_open) {
    Year year;
    year.show(1, "M01");
    year.offer("FR-01");
    const View seen = year.game().view(year.state, Seat::nobody);
    EXPECT_EQ(seen.table.year, year.state.year);
}

TEST(Secrets, ST_INFO_13_declarations_are_public_when_made) {
    Table table;
    table.race.fly("3");
    const auto played = table.race.events<CardPlayed>(table.a);
    ASSERT_EQ(played.size(), 1U);
    EXPECT_TRUE(hears(table.b, Event{played[0]}));
    EXPECT_TRUE(hears(Seat::nobody, Event{table.race.events<SpeedSet>(table.a)[0]}));
}

// What is imagined has the cards that are known and deals only those that are not.
TEST(Secrets, ST_INFO_01_imagined_hands_are_possible_ones) {
    Table table;
    table.race.play("bet D britain");
    table.race.play("throttle");
    table.race.play("under GB-02");
    ASSERT_EQ(table.race.asked(), table.b);
    const View seen = table.seen_by(table.b);
    table::FastRolls rolls{4};
    bool other_hand = false;
    for (int i = 0; i < 50; ++i) {
        const State imagined = table.race.game().imagine(seen, rolls);
        EXPECT_EQ(table.race.game().view(imagined, table.b), seen);
        const Plane& plane = imagined.plane(table.a);
        unsigned cards = plane.unseen;
        for (const auto* list : {&plane.pile, &plane.under}) {
            for (const std::uint8_t slot : *list) cards += 1U << slot;
        }
        for (const std::uint8_t slot : plane.hand) cards += 1U << slot;
        EXPECT_EQ(cards, 1023U) << "each of the ten cards once";
        other_hand = other_hand || !(plane.hand == table.race.plane(table.a).hand);
    }
    EXPECT_TRUE(other_hand);
}

}  // namespace
}  // namespace paddock::schneider::tests
