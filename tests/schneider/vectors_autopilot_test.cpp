// Vectors of the rule reference (§8.2): autopilots.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

std::string played_by(const Race& race, Seat seat) {
    const auto played = race.events<CardPlayed>(seat);
    return played.empty() ? "throttle" : name_of(played[0].card);
}

TEST(Vectors, ST_V_62_equal_cards_of_france) {
    Race race{"SPI"};
    race.add("3");
    const Seat fr = race.add_autopilot(Nation::france, "10", {.hand = {"7", "7", "4"}, .no_deck = true});
    race.go(fr);
    EXPECT_EQ(played_by(race, fr), "M01") << "the 7 laid first";

    Race damaged{"SPI"};
    damaged.add("3");
    const Seat hurt = damaged.add_autopilot(
        Nation::france, "10", {.hand = {"GB-06", "M10", "4"}, .no_deck = true, .gauge = 1, .bag_damage = 11});
    damaged.go(hurt);
    EXPECT_EQ(played_by(damaged, hurt), "M10") << "the 6 with REP1";
    EXPECT_EQ(damaged.plane(hurt).gauge, 0);
}

TEST(Vectors, ST_V_63_sprint) {
    struct Case {
        Names face_up;
        std::string played;
        std::string end;
    };
    for (const Case& c : {Case{{"3", "4", "8"}, "M03", "F5"}, Case{{"AP-GB-2", "4", "8"}, "M03", "F5"},
                          Case{{"3", "3", "GB-01"}, "GB-02", "22"}}) {
        Race race{"SPI"};
        race.add("3");
        const Seat gb = race.add_autopilot(Nation::britain, "19", {.hand = c.face_up, .no_deck = true});
        race.go(gb);
        EXPECT_EQ(played_by(race, gb), c.played);
        EXPECT_EQ(race.where(gb), c.end);
    }
}

TEST(Vectors, ST_V_64_the_ways_of_the_usa) {
    for (const bool even : {true, false}) {
        Race race{"SPI"};
        race.add("3");
        const Seat us = race.add_autopilot(Nation::usa, "8", {.hand = {even ? "6" : "5"}, .no_deck = true});
        race.begin_round();
        EXPECT_EQ(race.speed(us), even ? 5 : 4);
        EXPECT_EQ(race.where(us), "10");
        EXPECT_EQ(race.draws(us), 0);
        EXPECT_EQ(race.events<WayTaken>(us)[0].way, even ? Way::long_way : Way::short_way);
    }
}

TEST(Vectors, ST_V_65_the_ways_of_france) {
    for (const bool bold : {true, false}) {
        Race race{"SPI"};
        race.add("3");
        const Seat fr = race.add_autopilot(Nation::france, "8", {.hand = {bold ? "5" : "4"}, .no_deck = true});
        race.go(fr, bold ? Script{{"danger", alert}} : Script{});
        EXPECT_EQ(race.where(fr), bold ? "11" : "aL3");
        EXPECT_EQ(race.draws(fr), bold ? 1 : 0);
    }
}

TEST(Vectors, ST_V_66_slip_stops_behind_the_plane_ahead) {
    Race race{"SPI"};
    race.add("9");
    const Seat it = race.add_autopilot(Nation::italy, "5", {.hand = {"AP-IT-2"}, .no_deck = true});
    race.go(it);
    EXPECT_EQ(race.speed(it), 3);
    EXPECT_EQ(race.where(it), "8");
    EXPECT_EQ(race.draws(it), 0);
}

TEST(Vectors, ST_V_67_pylon_sets_the_speed) {
    Race race{"SPI"};
    race.add("3");
    const Seat fr = race.add_autopilot(Nation::france, "14", {.hand = {"AP-FR-1"}, .no_deck = true});
    race.begin_round();
    EXPECT_TRUE(race.plane(fr).leading);
    EXPECT_EQ(race.speed(fr), 4);
    EXPECT_EQ(race.where(fr), "18");
    EXPECT_EQ(race.draws(fr), 0);
}

TEST(Vectors, ST_V_68_an_autopilot_bets_at_its_second_line) {
    Race race{"SPI"};
    const Seat person = race.add("3");
    const Seat gb = race.add_autopilot(Nation::britain, "9", {.hand = {"4"}, .no_deck = true});
    race.plane(person).bet_slot = 0;
    race.plane(person).bet_on = person;
    race.plane(gb).lines = 1;
    race.go(gb);
    EXPECT_EQ(race.plane(gb).bet_slot, 1);
    EXPECT_EQ(race.plane(gb).bet_on, gb);
    EXPECT_EQ(race.plane(gb).purse, 0);
    EXPECT_TRUE(race.events<CoinsPaid>().empty());
}

TEST(Vectors, ST_V_69_the_request_of_the_usa) {
    Race race{"SPI", {.campaign = Campaign::short_}};
    race.options.autopilots = 1;
    race.start(2);
    race.play("nation france");
    // P07, R07, M09, M01
    race.rolls.add({{"development", 55}, {"development", 39}, {"development", 9}, {"development", 1}});
    race.play("nation usa");
    const Seat us = seat(1);
    EXPECT_EQ(name_of(race.plane(us).set[0]), "M01");
    int total = 0;
    for (std::size_t i = 0; i < set_size; ++i) total += race.game().card(race.plane(us).set[i]).value;
    EXPECT_EQ(total, 57);
    EXPECT_EQ(race.spying(), (Names{"US-01"}));
    const auto turned = race.events<CardTurnedUp>();
    ASSERT_EQ(turned.size(), 4U);
    EXPECT_TRUE(turned[3].taken);
}

TEST(Vectors, ST_V_92_an_autopilot_without_cards) {
    Race race{"SPI"};
    race.add("3");
    const Seat us = race.add_autopilot(Nation::usa, "8", {.hand = {}, .pile = {"M28"}, .no_deck = true});
    race.go(us);
    EXPECT_EQ(race.speed(us), 3);
    EXPECT_EQ(race.where(us), "aL2");
    EXPECT_EQ(race.draws(us), 0);
}

TEST(Vectors, ST_V_93_bets_of_three_autopilots) {
    Race race{"SPI"};
    const Seat person = race.add("3");
    const Seat it = race.add_autopilot(Nation::italy, "12", {.hand = {"3"}, .no_deck = true});
    const Seat gb = race.add_autopilot(Nation::britain, "11", {.hand = {"3"}, .no_deck = true});
    const Seat fr = race.add_autopilot(Nation::france, "10", {.hand = {"3"}, .no_deck = true});
    race.plane(person).bet_slot = 0;
    race.plane(person).bet_on = person;
    for (const Seat autopilot : {it, gb, fr}) race.plane(autopilot).lines = 2;
    race.go(it);
    EXPECT_EQ(race.plane(it).bet_slot, 1);
    EXPECT_EQ(race.plane(gb).bet_slot, 2);
    EXPECT_EQ(race.plane(fr).bet_slot, 3);
    EXPECT_TRUE(race.events<CoinsPaid>().empty());
}

TEST(Vectors, ST_V_97_slip_looks_along_its_own_way) {
    Race race{"SPI"};
    race.add("aS1");
    race.add("12");
    const Seat us = race.add_autopilot(Nation::usa, "8", {.hand = {"AP-US-2"}, .no_deck = true});
    race.go(us);
    EXPECT_EQ(race.speed(us), 6);
    EXPECT_EQ(race.where(us), "11");
    EXPECT_EQ(race.draws(us), 0);
}

TEST(Vectors, ST_V_98_pylon_without_a_line_ahead) {
    Race race{"SPI"};
    race.add("3");
    const Seat fr = race.add_autopilot(Nation::france, "18", {.hand = {"AP-FR-1", "4", "3"}, .no_deck = true});
    race.begin_round();
    EXPECT_EQ(played_by(race, fr), "AP-FR-1");
    EXPECT_EQ(race.speed(fr), 4);
    EXPECT_EQ(race.where(fr), "22");
}

}  // namespace
}  // namespace paddock::schneider::tests
