// What happens when nobody answers in time (rule reference §5, column "default").

#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Defaults, throttle_back_without_skills_and_trim_only_to_save_a_draw) {
    Race race;
    const Seat a = race.add("10", {.pilot = Pilot::doolittle, .permanents = {Effect::trim}});
    const Seat b = race.add("12");
    race.go(a);
    EXPECT_EQ(race.fallback(), "bet no");
    race.pass_bet();
    EXPECT_EQ(race.fallback(), "throttle trim") << "1 stops short of the plane on 12";
    race.put(b, "20");
    EXPECT_EQ(race.fallback(), "throttle");
}

TEST(Defaults, the_way_with_fewer_draws_then_the_short_one) {
    for (const auto& [card, way] :
         {std::pair<std::string, std::string>{"5", "way long"}, {"4", "way short"}, {"8", "way short"}}) {
        Race race;
        const Seat a = race.add("9", {.hand = {card}});
        race.add("3");
        race.go(a);
        race.fly(card);
        ASSERT_EQ(race.asks(), Ask::way);
        EXPECT_EQ(race.fallback(), way) << card;
    }
}

TEST(Defaults, a_draw_that_the_card_ignores_counts_for_nothing) {
    Race race;
    const Seat a = race.add("9", {.hand = {"GB-05"}});
    race.add("3");
    race.go(a);
    race.fly("GB-05");
    ASSERT_EQ(race.asks(), Ask::way);
    EXPECT_EQ(race.fallback(), "way short") << "5 over line 2S, a 4, is covered by IGN1";
}

TEST(Defaults, every_fork_by_its_own_lines) {
    Race race{"HAM"};
    const Seat a = race.add("15", {.hand = {"5"}});
    race.add("3");
    race.go(a);
    race.fly("5");
    EXPECT_EQ(race.fallback(), "way long") << "bS is a 4, bL a 6";
}

TEST(Defaults, alerts_cover_the_worst_square_and_damage_the_mildest) {
    const auto ask = [](int token, std::array<const char*, component_count> tokens,
                        std::array<int, component_count> levels) {
        Race race{"SPI", {.cockpit = Cockpit::expert}};
        const Seat a = race.add("3", {.hand = {"6"}, .tokens = tokens, .levels = levels});
        race.add("1");
        race.go(a);
        race.fly("6", {{"danger", token}});
        return race.fallback();
    };
    EXPECT_EQ(ask(alert, {"A", "A", "AA", ""}, {1, 1, 1, 1}), "hit controls") << "the cross";
    EXPECT_EQ(ask(alert, {"A", "A", "", ""}, {1, 1, 1, 1}), "hit propulsion") << "MOVE−1 before HAND−1";
    EXPECT_EQ(ask(alert, {"", "", "", "A"}, {1, 1, 1, 1}), "hit structure") << "a handicap before a chain";
    EXPECT_EQ(ask(damage, {"A", "A", "AA", ""}, {1, 1, 1, 1}), "hit structure") << "a chain before handicaps";
    EXPECT_EQ(ask(damage, {"", "", "", ""}, {1, 3, 1, 3}), "hit propulsion") << "a blank; ties in order";
    EXPECT_EQ(ask(damage, {"A", "A", "AA", "A"}, {1, 1, 1, 1}), "hit cooling") << "another handicap before MOVE−1";
}

TEST(Defaults, repairs_take_damage_from_handicaps_first_and_leave_alerts) {
    const auto ask = [](std::array<const char*, component_count> tokens) {
        Race race{"SPI", {.cockpit = Cockpit::expert}};
        const Seat a = race.add("10", {.hand = {"M11"}, .tokens = tokens});
        race.add("1");
        race.go(a);
        race.fly("M11");
        return race.fallback();
    };
    EXPECT_EQ(ask({"DD", "AD", "", ""}), "repair propulsion 2") << "MOVE−1";
    EXPECT_EQ(ask({"D", "D", "AD", ""}), "repair controls 2") << "another handicap";
    EXPECT_EQ(ask({"A", "D", "", ""}), "repair propulsion 1") << "any other DAMAGE";
    EXPECT_EQ(ask({"A", "A", "", ""}), "repair no");
}

TEST(Defaults, the_lowest_card_is_put_away_without_effect_first) {
    Race race;
    const Seat a = race.add("10", {.hand = {"5", "GB-01", "GB-02"}});
    race.add("3");
    race.go(a);
    race.throttle();
    EXPECT_EQ(race.fallback(), "under GB-02");
}

TEST(Defaults, a_marker_completes_a_card_joins_others_or_goes_to_the_show) {
    Year year;
    year.show(1, "M07");
    year.show(2, "P07");
    year.show(3, "P09");
    year.draw(seat(0));
    EXPECT_EQ(year.fallback(), "marker reserved") << "no marker lies anywhere";
    year.mark(1, seat(0), 1);
    EXPECT_EQ(year.fallback(), "marker card 1");
    year.mark(2, seat(0), 1);
    EXPECT_EQ(year.fallback(), "marker card 1") << "the leftmost of equals";
    year.mark(1, seat(0), 0);
    year.mark(3, seat(0), 1);
    EXPECT_EQ(year.fallback(), "marker card 3") << "it completes the trim tab";
    year.mark(3, seat(0), 0);
    year.mark(2, seat(0), 0);
    year.state.year.reserved.add(seat(0));
    EXPECT_EQ(year.fallback(), "marker show 1");
    year.state.year.shows[0] = seat(1);
    EXPECT_EQ(year.fallback(), "marker show 2");
    year.state.year.shows = {seat(1), seat(1), seat(1)};
    EXPECT_EQ(year.fallback(), "marker spying");
    // A card that would cost money is not completed by default.
    Year dear;
    dear.show(1, "M03");
    dear.mark(1, seat(0), 2);
    dear.plane(seat(0)).purse = 50;
    dear.show(2, "M01");
    dear.mark(2, seat(0), 1);
    dear.draw(seat(0));
    EXPECT_EQ(dear.fallback(), "marker card 2") << "a 7 against a 7 is free";
}

TEST(Defaults, the_cheapest_exchange_then_the_lowest_value_without_effect) {
    Year year;
    year.own(seat(0), {"M10", "GB-06", "M03"});
    year.show(1, "M21");
    year.mark(1, seat(0), 1);
    year.plane(seat(0)).purse = 50;
    year.draw(seat(0));
    year.play("marker card 1");
    EXPECT_EQ(year.fallback(), "recycle GB-06") << "free: 6, 6, 7, 8; the plain 6";
}

}  // namespace
}  // namespace paddock::schneider::tests
