// Vectors of the rule reference (§8.1): worked examples of the book.

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Vectors, ST_V_01_markers_of_a_round) {
    Race race{"SPI"};
    const Seat gb = race.add("3", {.nation = Nation::britain});
    const Seat us = race.add("8", {.nation = Nation::usa});
    const Seat fr = race.add("4", {.nation = Nation::france});
    const Seat it = race.add("6", {.nation = Nation::italy});
    race.begin_round();
    EXPECT_EQ(race.order(), (std::vector{us, it, fr, gb}));
    const Schneider game = race.game();
    EXPECT_EQ(modifiers(game, race.state, us, 5).sum(), -1);
    EXPECT_EQ(modifiers(game, race.state, it, 5).sum(), 0);
    EXPECT_EQ(modifiers(game, race.state, fr, 5).sum(), 0);
    EXPECT_EQ(modifiers(game, race.state, gb, 5).sum(), 1);
    EXPECT_TRUE(race.plane(us).leading);
    EXPECT_TRUE(race.plane(gb).drafting);
    EXPECT_FALSE(race.plane(fr).drafting);
}

TEST(Vectors, ST_V_02_points_of_three_laps_and_the_bonus) {
    Plane italy;
    italy.lap_points = {10, 0, 8};
    italy.bonus = 3;
    EXPECT_EQ(italy.points(), 21);
    // The three ranks give those points.
    Race race{"SPI"};
    race.add("F1");
    race.add("18");
    race.add("17");
    race.add("16");
    for (const int rank : {1, 4, 2}) {
        const std::array<const char*, 4> squares{"F1", "18", "17", "16"};
        int next = 0;
        for (int i = 1; i < 4; ++i, ++next) {
            if (next == rank - 1) ++next;
            race.put(seat(i), squares[static_cast<std::size_t>(next)]);
        }
        race.put(seat(0), squares[static_cast<std::size_t>(rank) - 1]);
        race.state.phase = Phase::end_lap;
        race.resume();
    }
    EXPECT_EQ(race.plane(seat(0)).lap_points, (std::array<std::uint8_t, 3>{10, 0, 8}));
}

TEST(Vectors, ST_V_03_de_bernardi_drafts_two) {
    for (const Pilot pilot : {Pilot::de_bernardi, Pilot::greig}) {
        Race race{"SPI"};
        const Seat it = race.add("6", {.nation = Nation::italy, .pilot = pilot});
        race.add("7");
        race.begin_round();
        race.throttle();
        race.play("under GB-02");
        ASSERT_EQ(race.asked(), it);
        race.fly("5");
        EXPECT_EQ(race.speed(it), pilot == Pilot::de_bernardi ? 7 : 6);
    }
}

TEST(Vectors, ST_V_04_chains_of_the_worked_draw) {
    Race race{"SPI", expert};
    const Seat a = race.add("12", {.hand = {"5", "3", "4"}});
    race.add("17");
    race.go(a);
    race.fly("5", {{"danger", damage}});
    ASSERT_EQ(race.asks(), Ask::component);
    race.play("hit cooling", {{"danger", damage}, {"danger", damage}, {"danger", alert}});
    EXPECT_EQ(race.tokens(a, Component::cooling), "DD");
    EXPECT_EQ(race.tokens(a, Component::propulsion), "D");
    ASSERT_EQ(race.asks(), Ask::component) << "the second hazard has its own choice";
    race.play("hit structure");
    EXPECT_EQ(race.tokens(a, Component::structure), "A");
    EXPECT_EQ(race.bag(a), "9 D 5 A");
    EXPECT_TRUE(race.plane(a).flying());
    EXPECT_EQ(hand_limit(race.game(), race.state, a), 2);
    EXPECT_EQ(race.hand(a).size(), 2U);
}

TEST(Vectors, ST_V_05_goggles_by_speed_up) {
    Year year;
    const Seat blue = seat(0);
    const Seat red = seat(1);
    year.show(1, "P07");
    year.mark(1, blue, 1);
    year.mark(1, red, 1);
    year.plane(blue).purse = 5;
    const int reds = year.in_bag(red);
    year.draw(blue);
    year.play("marker card 1");
    ASSERT_EQ(year.asks(), Ask::speed_up);
    year.play("hurry yes", {{"development", 1}});
    EXPECT_TRUE(year.plane(blue).permanents.has(Effect::safe_passing));
    EXPECT_EQ(year.plane(blue).purse, 0);
    EXPECT_EQ(year.markers(1, blue), 0);
    EXPECT_EQ(year.markers(1, red), 0);
    EXPECT_EQ(year.in_bag(red), reds + 1);
    EXPECT_EQ(name_of(year.state.year.track[0]), "M01");
}

TEST(Vectors, ST_V_06_ten_aircoins_a_point_on_the_development_track) {
    Year year;
    const Seat blue = seat(0);
    year.own(blue, {"8"});
    year.show(1, "M07");
    year.mark(1, blue, 3);
    year.plane(blue).purse = 25;
    year.draw(blue);
    year.play("marker card 1");
    ASSERT_EQ(year.asks(), Ask::recycle);
    year.play("recycle M03");
    EXPECT_EQ(year.plane(blue).purse, 5);
    EXPECT_EQ(year.spying(), (Names{"M03"}));
    EXPECT_EQ(year.set(blue)[0], "M07");
    EXPECT_EQ(year.set(blue).size(), 10U);
}

TEST(Vectors, ST_V_07_five_aircoins_a_point_on_the_spying_track) {
    Year year;
    const Seat blue = seat(0);
    year.own(blue, {"6"});
    year.offer("M03");
    year.spy(blue, 1);
    year.plane(blue).purse = 10;
    year.draw(blue);
    year.play("marker spying");
    ASSERT_EQ(year.asks(), Ask::spying);
    year.play("buy M03");
    year.play("recycle GB-06");
    EXPECT_EQ(year.plane(blue).purse, 0);
    EXPECT_EQ(year.spies(blue), 0);
    EXPECT_EQ(year.spying(), (Names{"GB-06"}));
    EXPECT_EQ(year.set(blue)[0], "M03");
}

TEST(Vectors, ST_V_08_reserved_and_public_air_shows) {
    Year year;
    const Seat blue = seat(0);
    year.draw(blue);
    year.play("marker reserved");
    EXPECT_EQ(year.plane(blue).purse, 10);
    year.draw(blue);
    EXPECT_FALSE(year.offers("marker reserved"));
    year.play("marker show 1");
    EXPECT_EQ(year.plane(blue).purse, 20);
    EXPECT_TRUE(year.state.year.reserved.contains(blue));
    EXPECT_EQ(year.state.year.shows[0], blue);
}

TEST(Vectors, ST_V_09_the_twelfth_month_ends_the_phase_at_once) {
    Year year;
    const Seat blue = seat(0);
    year.show(2, "P07");
    year.mark(2, blue, 2);
    year.plane(blue).purse = 5;
    year.state.year.calendar = 11;
    year.state.year.bag_time = 1;
    year.draw_time();
    EXPECT_FALSE(year.state.developing);
    EXPECT_EQ(year.state.races, 2) << "the next race begins";
    EXPECT_EQ(year.markers(2, blue), 2);
    EXPECT_EQ(year.plane(blue).purse, 5);
}

TEST(Vectors, ST_V_10_the_request_of_great_britain) {
    Race race{"SPI", {.campaign = Campaign::short_}};
    race.options.autopilots = 1;
    race.start(2);
    race.play("nation france");
    race.rolls.add({{"development", 7}, {"development", 57}, {"development", 11}, {"development", 3}});
    race.play("nation britain");
    const Seat gb = seat(1);
    EXPECT_TRUE(race.plane(gb).permanents.has(Effect::trim));
    EXPECT_EQ(name_of(race.plane(gb).set[1]), "M11") << "replaces GB-02, the plain 3";
    EXPECT_EQ(name_of(race.plane(gb).set[7]), "M03") << "replaces GB-08, a 7";
    EXPECT_EQ(race.spying(), (Names{"GB-02", "GB-08"}));
    const CardId aside = *card_named("M07");
    const auto& track = race.state.year.track;
    EXPECT_TRUE(race.state.year.deck.contains(aside) || std::find(track.begin(), track.end(), aside) != track.end());
}

struct Laid {
    Nation nation;
    Names face_up;
    std::string played;
};

void expect_played(const std::vector<Laid>& cases) {
    for (const Laid& laid : cases) {
        Race race{"SPI"};
        race.add("22");
        const Seat pilot = race.add_autopilot(laid.nation, "11", {.hand = laid.face_up, .no_deck = true});
        race.go(pilot, {{"danger", alert}});
        race.rolls.add({});
        const auto played = race.events<CardPlayed>(pilot);
        ASSERT_EQ(played.size(), 1U) << name_of(laid.nation);
        EXPECT_EQ(std::to_string(played[0].value), laid.played) << name_of(laid.nation);
        race.rolls = {};
    }
}

TEST(Vectors, ST_V_11_which_card_an_autopilot_plays) {
    expect_played({{Nation::britain, {"3", "5", "8"}, "3"},
                   {Nation::italy, {"3", "5", "8"}, "5"},
                   {Nation::france, {"7", "5", "4"}, "5"},
                   {Nation::usa, {"4", "8", "7"}, "8"}});
}

TEST(Vectors, ST_V_12_which_card_when_none_fits) {
    expect_played(
        {{Nation::italy, {"6", "4", "8"}, "4"}, {Nation::usa, {"7", "5", "3"}, "3"}, {Nation::france, {"6"}, "6"}});
}

TEST(Vectors, ST_V_13_recycling_an_equal_or_better_card_is_free) {
    const Schneider game{content(), {}, 2};
    EXPECT_EQ(exchange_price(game, *card_named("M01"), *card_named("GB-08"), false), 0);
    EXPECT_EQ(exchange_price(game, *card_named("M01"), *card_named("GB-10"), false), 0);
    EXPECT_EQ(exchange_price(game, *card_named("M01"), *card_named("GB-06"), false), 10);
}

}  // namespace
}  // namespace paddock::schneider::tests
