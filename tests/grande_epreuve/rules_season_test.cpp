#include "tests/grande_epreuve/boards.hpp"

// Whole matches, and the season around the races.
namespace paddock::grande_epreuve::tests {
namespace {

struct Tally {
    int events = 0;
    int rams = 0, wrecks = 0, goats = 0, seasons = 0, pairs = 0, races = 0;
    void hear(const Event& event) {
        ++events;
        rams += std::holds_alternative<Rammed>(event);
        wrecks += std::holds_alternative<WreckRested>(event);
        goats += std::holds_alternative<GoatsHit>(event);
        seasons += std::holds_alternative<SeasonOver>(event);
        pairs += std::holds_alternative<PairTested>(event);
        races += std::holds_alternative<RaceCalled>(event);
    }
};

// The rolls of a test that plays at random.
class Falling final : public Rolls {
  public:
    explicit Falling(std::uint64_t seed) : state_(seed * 2654435761U + 1) {}
    int below(int count) {
        state_ = state_ * 6364136223846793005U + 1442695040888963407U;
        return static_cast<int>((state_ >> 33U) % static_cast<std::uint64_t>(count));
    }
    int roll(const Chance& chance) override { return chance.first + below(chance.count); }

  private:
    std::uint64_t state_;
};

track::Source board_for_fifteen() {
    track::Source board = formula_d::tests::test_board();
    board.grid.clear();
    for (int k = 0; k < 15; ++k) {
        const int row = 18 - k;
        board.grid.push_back({k % 2 == 0 ? track::Lane::left : track::Lane::right, 7, row});
    }
    board.pit_lane->garages_from = 3;
    return board;
}

TEST(Season, GE_CAMP_01_whole_seasons_at_random) {
    const Board wide{board_for_fifteen()};
    track::Source sea = board_for_fifteen();
    sea.le_mans = track::LeMansStart{1, track::Lane::left};
    const Board seaside{sea};
    track::Source village = board_for_fifteen();
    village.pasture = 5;
    village.hills = {{3, 1, 10, true}, {3, 11, 20, false}};
    const Board hills{village};
    const std::array<Venue, 3> venues{{{&hills.circuit(), 1}, {&wide.circuit(), 3}, {&seaside.circuit(), 7}}};
    Tally tally;
    const Events<Event> events{[](void* self, const Event& event) { static_cast<Tally*>(self)->hear(event); }, &tally};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Options options;
        options.races = seed % 2 == 0 ? 2 : 3;
        options.weather = options.tires = seed % 3 == 0;
        options.prizes = true;
        options.allotment = static_cast<Allotment>(seed % 3);
        const int drivers = seed == 1 ? 15 : 6;
        ASSERT_TRUE(GrandeEpreuve::check(venues, options, drivers));
        const GrandeEpreuve game{venues, options, drivers};
        Falling rolls{seed};
        State state = game.start(rolls, events);
        int step = 0;
        for (; !game.awaiting(state).empty() && step < 200000; ++step) {
            const Seat asked = game.awaiting(state).lowest();
            Choices list;
            game.choices(state, asked, list);
            ASSERT_FALSE(list.empty()) << static_cast<int>(state.ask);
            const Choice choice = step % 2 == 0
                                      ? list[static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())))]
                                      : game.fallback(state, asked);
            const State seen = game.imagine(game.view(state, asked), rolls);
            ASSERT_EQ(seen.asked, state.asked);
            const auto verdict = game.apply(state, asked, choice, rolls, events);
            ASSERT_TRUE(verdict) << to_text(choice) << " " << verdict.error().rule.view() << " " << verdict.error().why;
            ASSERT_EQ(parse_choice(to_text(choice)), choice) << to_text(choice);
        }
        ASSERT_LT(step, 200000);
        const Standings table = game.standings(state);
        ASSERT_EQ(table.size(), static_cast<std::size_t>(drivers));
        for (std::size_t i = 1; i < table.size(); ++i)
            EXPECT_LE(table[i - 1].points, table[i].points) << "fewest first";
        for (std::size_t i = 1; i < table.size(); ++i)
            EXPECT_NE(table[i - 1].place, table[i].place) << "the lot decides";
    }
    EXPECT_EQ(tally.seasons, 5);
    EXPECT_EQ(tally.races, 2 * 2 + 3 * 3);
    EXPECT_GT(tally.wrecks, 0);
    EXPECT_GT(tally.pairs, 0);
    EXPECT_GT(tally.goats, 0);
}

// The settings of a small season without anything left to chance but the lots.
struct Championship {
    std::array<Venue, 2> venues{{{&plain().circuit(), 9}, {&plain().circuit(), 3}}};
    Options options;
    ScriptedRolls rolls;
    State state;

    explicit Championship(int drivers) {
        options.races = 2;
        state.cars.resize(static_cast<std::size_t>(drivers));
        for (int i = 0; i < drivers; ++i) {
            state.entry(seat(i)).country = Country::italy;
            state.entry(seat(i)).sheet = byte(32 + i);
        }
        state.season.calendar = {0, 1};
        rolls.let_the_rest_fall();
    }
    GrandeEpreuve game() const { return {venues, options, static_cast<int>(state.cars.size())}; }
    void go() { game().resume(state, rolls, {}); }
};

TEST(Season, GE_CAMP_03_GE_CAMP_04_GE_CAMP_11_a_car_of_the_country_with_full_gauges) {
    EXPECT_EQ(sheets.size(), 55U);
    for (const Sheet& sheet : sheets) EXPECT_EQ(sheet.wear.total(), 20) << sheet.name;
    Championship season{2};
    season.state.entry(seat(0)).added = {{1, 0, 2, 0, 0, 0}};
    season.state.cars[0].wear = {{0, 0, 0, 0, 0, 0}};
    season.state.phase = phases::next_race;
    season.go();
    const Gauges& printed = sheets[32].wear;
    EXPECT_EQ(season.state.cars[0].wear[Gauge::tires], printed[Gauge::tires] + 1);
    EXPECT_EQ(season.state.cars[0].wear[Gauge::gearbox], printed[Gauge::gearbox] + 2);
    EXPECT_EQ(season.state.cars[1].wear, sheets[33].wear);
    EXPECT_EQ(season.state.cars[0].wear, season.state.cars[0].full);
}

TEST(Season, GE_CAMP_02_GE_RUL_04_countries_and_cars_are_taken_once) {
    Championship season{3};
    season.options.allotment = Allotment::joining;
    season.state = {};
    season.state.cars.resize(3);
    season.go();
    const GrandeEpreuve game = season.game();
    ASSERT_EQ(season.state.ask, asks::country);
    const auto play = [&](int driver, const char* choice) {
        return game.apply(season.state, seat(driver), *parse_choice(choice), season.rolls, {});
    };
    ASSERT_TRUE(play(0, "country monaco"));
    EXPECT_EQ(season.state.entry(seat(0)).sheet, 41) << "Monaco has one car";
    const auto again = play(1, "country monaco");
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().rule.view(), "GE-RUL-04");
    ASSERT_TRUE(play(1, "country usa"));
    ASSERT_EQ(season.state.ask, asks::car);
    EXPECT_EQ(play(1, "car 1").error().rule.view(), "GE-CAMP-03");
    ASSERT_TRUE(play(1, "car 50"));
    ASSERT_TRUE(play(2, "country usa"));
    EXPECT_EQ(play(2, "car 50").error().rule.view(), "GE-RUL-04");
    season.options.shared_sheets = true;
    State copy = season.state;
    EXPECT_TRUE(season.game().apply(copy, seat(2), PickCar{49}, season.rolls, {}));
}

TEST(Season, GE_CAMP_02_by_dice) {
    Championship season{3};
    season.options.allotment = Allotment::dice;
    season.state = {};
    season.state.cars.resize(3);
    season.rolls.add({{"order", 4, seat(0)},
                      {"order", 9, seat(1)},
                      {"order", 9, seat(2)},
                      {"order", 1, seat(1)},
                      {"order", 2, seat(2)}});
    season.go();
    ASSERT_EQ(season.state.ask, asks::country);
    EXPECT_TRUE(season.state.asked.contains(seat(2)));
    EXPECT_EQ(season.state.season.choosing[1], seat(1));
    EXPECT_EQ(season.state.season.choosing[2], seat(0));
}

TEST(Season, GE_CAMP_05_a_single_race_with_cars_of_ones_own) {
    Championship season{2};
    season.options.build = true;
    EXPECT_EQ(GrandeEpreuve::check(season.venues, season.options, 2).error().rule.view(), "GE-CAMP-05");
    season.options.races = 1;
    EXPECT_TRUE(GrandeEpreuve::check(season.venues, season.options, 2));
    season.state = {};
    season.state.cars.resize(2);
    season.state.entry(seat(0)).voted = season.state.entry(seat(1)).voted = true;
    season.go();
    ASSERT_EQ(season.state.ask, Ask::build);
    for (const char* points : {"build tires 10", "build brakes 3", "build gearbox 2", "build body 1", "build engine 2"})
        ASSERT_TRUE(season.game().apply(season.state, seat(0), *parse_choice(points), season.rolls, {})) << points;
    EXPECT_EQ(season.state.cars[0].full, (Gauges{{10, 3, 2, 1, 2, 2}})) << "twenty in all";
}

TEST(Season, GE_CAMP_07_GE_CAMP_06_the_game_masters_race_comes_first) {
    Championship season{2};
    season.options.races = 1;
    season.options.first_race = 3;
    season.state.entry(seat(0)).voted = season.state.entry(seat(1)).voted = true;
    season.state.entry(seat(0)).ballot = 1;
    season.state.phase = phases::ballot;
    season.go();
    EXPECT_EQ(season.state.season.calendar[0], 1) << "although the other has a vote";
}

TEST(Season, GE_RUL_53_places_nobody_named_are_filled_from_the_lowest_number) {
    const std::array<Venue, 4> venues{
        {{&plain().circuit(), 1}, {&plain().circuit(), 2}, {&plain().circuit(), 3}, {&plain().circuit(), 4}}};
    Options options;
    options.races = 2;
    State state;
    state.cars.resize(2);
    state.entry(seat(0)).voted = state.entry(seat(1)).voted = true;
    state.entry(seat(0)).ballot = 8;
    state.phase = phases::ballot;
    ScriptedRolls rolls;
    rolls.let_the_rest_fall();
    GrandeEpreuve{venues, options, 2}.resume(state, rolls, {});
    EXPECT_EQ(state.season.calendar[0], 3) << "18 February";
    EXPECT_EQ(state.season.calendar[1], 0) << "29 April";
}

TEST(Season, GE_CAMP_10_GE_RUL_55_laps) {
    Championship season{2};
    season.options.laps = 3;
    EXPECT_EQ(season.game().setting(season.state).options().race_laps(), 3);
    season.options.laps = 4;
    EXPECT_EQ(GrandeEpreuve::check(season.venues, season.options, 2).error().rule.view(), "GE-CAMP-10");
    season.options.laps = 0;
    EXPECT_EQ(season.game().setting(season.state).options().race_laps(), 2) << "the circuit says nothing";
}

TEST(Season, GE_RUL_45_two_to_fifteen_drivers) {
    Championship season{2};
    EXPECT_TRUE(GrandeEpreuve::check(season.venues, season.options, 2));
    EXPECT_EQ(GrandeEpreuve::check(season.venues, season.options, 1).error().rule.view(), "GE-RUL-45");
    EXPECT_EQ(GrandeEpreuve::check(season.venues, season.options, 11).error().rule.view(), "GE-RUL-45")
        << "ten grid slots";
    season.options.max_drivers = 5;
    EXPECT_EQ(GrandeEpreuve::check(season.venues, season.options, 6).error().rule.view(), "GE-RUL-45");
}

// A race that has just ended with these places (0: out in the first row).
constexpr int absent = -1;
void end_race(Championship& season, const std::vector<int>& places) {
    for (std::size_t i = 0; i < places.size(); ++i) {
        Car& car = season.state.cars[i];
        car.status = places[i] > 0 ? Status::finished : Status::out;
        car.place = byte(std::max(0, places[i]));
        car.space = places[i] == 0 ? plain().space("1C") : SpaceId::none;
        car.crossings = places[i] > 0 ? 3 : 1;
    }
    season.state.ask = Ask::nothing;
    season.state.asked = {};
    season.state.phase = phases::race_end;
    season.go();
}

TEST(Season, GE_CAMP_08_GE_RUL_34_prizes) {
    Championship season{4};
    season.options.prizes = true;
    season.state.entry(seat(3)).country = Country::monaco;  // the first race is number 09
    end_race(season, {1, 2, 0, 3});
    EXPECT_EQ(season.state.entry(seat(0)).won, 2);
    EXPECT_EQ(season.state.entry(seat(1)).won, 1);
    EXPECT_EQ(season.state.entry(seat(2)).won, 0) << "no pity before the third race";
    EXPECT_EQ(season.state.entry(seat(3)).won, 2) << "third, and best at home";
    ASSERT_EQ(season.state.ask, asks::prize);
    const int engine = season.state.cars[0].full[Gauge::engine];
    ASSERT_TRUE(season.game().apply(season.state, seat(0), PlacePoint{Gauge::engine}, season.rolls, {}));
    EXPECT_EQ(season.state.cars[0].wear[Gauge::engine], engine + 1);
    EXPECT_EQ(season.state.entry(seat(0)).added[Gauge::engine], 1);
    season.state.cars[1].full[Gauge::brakes] = 7;
    EXPECT_EQ(
        season.game().apply(season.state, seat(1), PlacePoint{Gauge::brakes}, season.rolls, {}).error().rule.view(),
        "GE-CAMP-08");
}

TEST(Season, GE_SEAS_01_GE_SEAS_02_points_and_the_winner) {
    Championship season{3};
    end_race(season, {2, 1, 0});
    EXPECT_EQ(season.state.season.race, 1);
    EXPECT_EQ(season.state.entry(seat(0)).results[0].points, 3);
    EXPECT_EQ(season.state.entry(seat(1)).results[0].points, 1);
    EXPECT_EQ(season.state.entry(seat(2)).results[0].points, 15);
    end_race(season, {1, 0, 2});
    EXPECT_EQ(season.state.phase, Phase::over);
    const Standings table = season.game().standings(season.state);
    EXPECT_EQ(table[0].seat, seat(0));
    EXPECT_EQ(table[0].points, 4);
    EXPECT_EQ(table[0].fate, Fate::finished);
    EXPECT_EQ(table[1].points, 16);
    EXPECT_EQ(table[2].points, 18);
}

TEST(Season, GE_RUL_20_the_last_tie_is_thrown_for) {
    Championship season{2};
    season.rolls.add({{"lot", 3, seat(0)}, {"lot", 17, seat(1)}});
    season.state.season.race = 1;
    season.state.entry(seat(0)).results[0] = season.state.entry(seat(1)).results[0] = {1, 1};
    end_race(season, {0, 0});
    const Standings table = season.game().standings(season.state);
    EXPECT_EQ(table[0].seat, seat(1));
    EXPECT_EQ(table[0].points, table[1].points);
}

TEST(Season, GE_RUL_21_GE_RUL_56_who_leaves_the_season_scores_as_not_starting) {
    Championship season{3};
    season.options.dns_points = 13;
    season.state.entry(seat(2)).gone = true;
    season.state.phase = phases::next_race;
    season.go();
    EXPECT_EQ(season.state.car(seat(2)).status, Status::out);
    for (const Seat s : season.state.order) EXPECT_NE(s, seat(2));
    end_race(season, {1, 2, absent});
    EXPECT_EQ(season.state.entry(seat(2)).results[0].points, 13);
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
