// The list of choices against the rules: every way that is accepted ends as one of the listed ways does,
// and every way on the list is accepted.

#include <set>

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

// How an answer ends: where the car is, what it has left, what is asked next, and what was risked.
using Outcome = std::tuple<std::string, std::string, int, bool, bool, int, std::string>;

std::optional<Outcome> outcome(const Race& race, const Choice& choice) {
    State copy = race.state;
    WatchedRolls rolls;
    const Seat mover = race.asked();
    if (!race.game().apply(copy, mover, choice, rolls, Events<Event>{})) return std::nullopt;
    const Car& car = copy.car(mover);
    std::string wear = "out";  // then nobody looks at the gauges any more
    if (car.status != Status::out) {
        wear.clear();
        for (const std::uint8_t points : car.wear.points) wear += std::to_string(points) + "/";
    }
    const bool goes_on = copy.asked.contains(mover) && copy.ask != Ask::gear;
    std::string risks;  // under the flag and out of the race the lane no longer matters
    for (const AskedRoll& roll : rolls.asked()) {
        if (roll.seat == mover && roll.purpose != "start" && roll.purpose != "gear") risks += roll.purpose + " ";
    }
    return Outcome{
        race.board().name(car.space), wear, static_cast<int>(car.status), car.spun, goes_on, car.stops, risks};
}

// Every path of at most this many steps, with every number of brakes.
std::set<Outcome> by_trying_everything(const Race& race, int longest, bool tow) {
    std::set<Outcome> found;
    std::vector<Path> paths{Path{}};
    for (std::size_t i = 0; i < paths.size(); ++i) {
        for (int brakes = 0; brakes <= 7; ++brakes) {
            const auto points = static_cast<std::uint8_t>(brakes);
            const Choice choice = tow ? Choice{Tow{paths[i], points}} : Choice{Drive{paths[i], points}};
            if (const std::optional<Outcome> end = outcome(race, choice)) found.insert(*end);
        }
        if (paths[i].size() == longest) continue;
        for (const Step step : {Step::ahead, Step::left, Step::right, Step::pit}) {
            Path longer = paths[i];
            longer.push_back(step);
            paths.push_back(longer);
        }
    }
    return found;
}

// Two answers that lead to the very same table, at the same risk, are one.
void expect_no_repetition(const Race& race, const Choices& list) {
    std::vector<std::pair<State, std::size_t>> ends;
    for (const Choice& choice : list) {
        State copy = race.state;
        WatchedRolls rolls;
        if (!race.game().apply(copy, race.asked(), choice, rolls, Events<Event>{})) continue;
        for (const auto& [other, risks] : ends)
            EXPECT_FALSE(other == copy && risks == rolls.asked().size()) << to_text(choice) << " repeats another way";
        ends.emplace_back(copy, rolls.asked().size());
    }
}

std::set<Outcome> by_the_list(const Race& race) {
    std::set<Outcome> found;
    Choices list;
    race.game().choices(race.state, race.asked(), list);
    for (const Choice& choice : list) {
        const std::optional<Outcome> end = outcome(race, choice);
        EXPECT_TRUE(end.has_value()) << to_text(choice) << " is listed but refused";
        if (end) found.insert(*end);
    }
    expect_no_repetition(race, list);
    return found;
}

void expect_complete_list(const Race& race, int longest, bool tow = false) {
    const std::set<Outcome> listed = by_the_list(race);
    const std::set<Outcome> possible = by_trying_everything(race, longest, tow);
    EXPECT_EQ(listed.size(), possible.size());
    for (const Outcome& end : possible)
        EXPECT_TRUE(listed.contains(end)) << std::get<0>(end) << " with " << std::get<1>(end) << " is not listed";
}

// The first car is about to drive; others stand in its way.
struct Scene {
    Race race;

    Scene(const std::string& from, const CarSetup& setup, int die, const Names& others, const Options& options = {},
          const Board& board = plain(), const Names& debris = {}, WeatherLine line = WeatherLine::unset)
        : race(options, board) {
        race.add(from, setup);
        for (const std::string& space : others) race.add(space, {.gear = 1});
        for (const std::string& space : debris) race.marker(space);
        if (line != WeatherLine::unset) race.weather(line);
        race.go();
        race.play("gear " + std::to_string(setup.gear), {{"gear", die}});
    }
};

TEST(Listing, on_a_straight_with_traffic_and_debris) {
    expect_complete_list(Scene("60C", {.gear = 3}, 5, {"62C", "63L", "64R"}).race, 6);
    expect_complete_list(Scene("60C", {.gear = 3}, 5, {"61C"}, {}, plain(), {"62L", "63C", "64R"}).race, 6);
    expect_complete_list(Scene("60L", {.gear = 3, .brakes = 5}, 6, {"61L", "62C", "64L"}).race, 7);
}

TEST(Listing, among_many_markers) {
    expect_complete_list(
        Scene("60C", {.gear = 3}, 6, {}, {}, plain(), {"61L", "62C", "63L", "63R", "64C", "65L", "66C", "66R"}).race,
        7);
    expect_complete_list(Scene("C.1.10", {.gear = 3}, 6, {"C.2.2"}, {}, monaco_board(),
                               {"C.1.11", "L.1.12", "R.1.12", "R.2.1", "L.2.2", "C.2.3"})
                             .race,
                         7);
}

TEST(Listing, in_and_out_of_corners) {
    expect_complete_list(Scene("23C", {.gear = 3}, 5, {"27C"}).race, 6);
    expect_complete_list(Scene("23C", {.gear = 3, .stops = 1}, 5, {"27C"}).race, 6);
    expect_complete_list(Scene("C.1.10", {.gear = 3}, 6, {"C.2.2"}, {}, monaco_board()).race, 7);
    expect_complete_list(Scene("C.18.3", {.gear = 3, .stops = 1}, 6, {}, {}, monaco_board()).race, 7);
}

TEST(Listing, when_blocked) {
    expect_complete_list(Scene("60C", {.gear = 3}, 5, {"62L", "62C", "62R"}).race, 6);
    expect_complete_list(Scene("60C", {.gear = 4, .brakes = 5}, 9, {"62L", "62C", "62R"}).race, 6);
    expect_complete_list(Scene("60C", {.gear = 4, .tires = 2, .brakes = 5}, 8, {"62L", "62C", "62R"}).race, 6);
    expect_complete_list(
        Scene("60C", {.gear = 3, .brakes = 2}, 6, {"61L", "61C", "61R"}, {.block_substitution = true}).race, 6);
    expect_complete_list(Scene("20C", {.gear = 3}, 8, {"26L", "26R", "28C"}).race, 8);
}

TEST(Listing, when_blocked_in_the_rain) {
    const Options wet{.weather = true, .tires = true};
    for (const int die : {4, 5, 6, 7, 8}) {
        expect_complete_list(
            Scene("18C", {.gear = 3, .brakes = 5}, die, {"22L", "22C", "22R"}, wet, plain(), {}, WeatherLine::rain)
                .race,
            6);
        expect_complete_list(
            Scene("18C", {.gear = 3, .brakes = 2}, die, {"21L", "21C", "21R"}, wet, plain(), {}, WeatherLine::rain)
                .race,
            6);
    }
}

TEST(Listing, in_the_rain_before_a_corner) {
    const Options wet{.weather = true, .tires = true};
    expect_complete_list(Scene("18C", {.gear = 2}, 4, {}, wet, plain(), {}, WeatherLine::rain).race, 5);
    expect_complete_list(Scene("18C", {.gear = 2}, 4, {"23C"}, wet, plain(), {"21L"}, WeatherLine::rain).race, 5);
}

TEST(Listing, at_the_pit_entry_and_in_the_lane) {
    expect_complete_list(Scene("98R", {.gear = 3}, 5, {}).race, 6);
    expect_complete_list(Scene("98R", {.gear = 3}, 5, {"101R", "102C", "P3"}).race, 6);
    expect_complete_list(Scene("P16", {.gear = 3, .crossings = 2, .in_box = true}, 6, {"10R"}).race, 7);
}

TEST(Listing, at_the_finish_line) {
    expect_complete_list(Scene("108C", {.gear = 3, .crossings = 2}, 6, {"109C", "1C"}).race, 7);
    expect_complete_list(Scene("108C", {.gear = 3, .crossings = 1}, 6, {"109C", "1C"}).race, 7);
    expect_complete_list(
        Scene("92C", {.gear = 3, .crossings = 2, .stops = 2, .tires = 3}, 6, {"94L"}, {}, line_after_94()).race, 7);
}

// Ways of different length that end alike: under the flag, or in the box with spaces lost.
int count_offers(const Race& race, bool (*counts)(const State& after)) {
    int count = 0;
    Choices list;
    race.game().choices(race.state, race.asked(), list);
    for (const Choice& choice : list) {
        State copy = race.state;
        WatchedRolls rolls;
        EXPECT_TRUE(race.game().apply(copy, race.asked(), choice, rolls, Events<Event>{}));
        count += counts(copy) ? 1 : 0;
    }
    return count;
}

TEST(Listing, one_way_home_and_one_into_the_box) {
    const Scene home("C.22.1", {.gear = 5, .crossings = 2, .stops = 1}, 20, {"C.3.13"}, {}, monaco_board());
    EXPECT_EQ(count_offers(home.race, [](const State& after) { return after.cars[0].status == Status::finished; }), 1);
    EXPECT_TRUE(home.race.accepts("move 19"));
    EXPECT_TRUE(home.race.accepts("move 1R16"));
    const Scene box("C.22.1", {.gear = 5, .stops = 1}, 20, {"C.3.1"}, {}, monaco_board());
    EXPECT_EQ(count_offers(box.race, [](const State& after) { return after.cars[0].in_box; }), 1);
    EXPECT_TRUE(box.race.accepts("move 7RP4"));
    EXPECT_TRUE(box.race.accepts("move 1R5P4"));
}

TEST(Listing, ways_home_that_cost_differently_stay_apart) {
    // In the last corner without its stop: with overshoot_past_flag=full a longer way round it costs less.
    const Scene full("C.22.1", {.gear = 5, .crossings = 2, .tires = 20}, 20, {"C.3.13"},
                     {.overshoot_past_flag = OvershootPastFlag::full}, monaco_board());
    std::set<int> tires;
    Choices list;
    full.race.game().choices(full.race.state, seat(0), list);
    for (const Choice& choice : list) {
        State copy = full.race.state;
        WatchedRolls rolls;
        EXPECT_TRUE(full.race.game().apply(copy, seat(0), choice, rolls, Events<Event>{}));
        if (copy.cars[0].status == Status::finished) tires.insert(copy.cars[0].wear[Gauge::tires]);
    }
    EXPECT_GE(tires.size(), 2U);
}

TEST(Listing, every_shape) {
    for (const Names& others : {Names{}, Names{"67L"}, Names{"68C", "66R"}}) {
        Race race;
        race.add("56C", {.gear = 4, .brakes = 2});
        race.add("66C", {.gear = 4});
        for (const std::string& space : others) race.add(space, {.gear = 1});
        race.rolls.let_the_rest_fall();
        race.go();
        race.turn(4, 9, "9");
        ASSERT_EQ(race.asks(), Ask::slipstream);
        expect_complete_list(race, 4, true);
    }
}

}  // namespace
}  // namespace paddock::formula_d::tests
