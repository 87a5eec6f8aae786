#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>

#include "bots/formula_d/bot.hpp"
#include "table/library.hpp"
#include "tests/golden/hashed_rolls.hpp"

// The signature of the rules and the bots: one number over a thousand races of theirs. A change that is only
// meant to be faster or clearer leaves it alone; one that changes it changes tests/golden/signature with it
// (PADDOCK_APPROVE=1 writes that file) and says why.
namespace paddock::formula_d {
namespace {

using bots::Level;
using bots::formula_d::Bot;
using bots::formula_d::make_bot;
using bots::formula_d::Study;

constexpr int cars = 6;
constexpr int first_races = 20;  // all that there is time for where sanitizers watch
constexpr int all_races = 1000;

struct Venue {
    const char* circuit;
    Options options;
};

// Every optional rule is driven somewhere, and every ruling departs from its default somewhere.
const Venue venues[] = {
    {"monaco", {}},
    {"monaco", {.three_lap = true, .weather = true, .tires = true, .tech_pit = true}},
    {"monaco",
     {.build = true,
      .qualifying = true,
      .three_lap = true,
      .weather = true,
      .tires = true,
      .tech_pit = true,
      .teams = true}},
    {"monaco",
     {.weather = true,
      .tires = true,
      .collision_rolls = CollisionRolls::all_concerned,
      .weather_timing = WeatherTiming::end_of_round,
      .soft_rain_lap3_slide = false}},
    {"monaco",
     {.qualifying = true,
      .qual_wp_actions = QualifyingActions::free,
      .qual_clock = QualifyingClock::off,
      .qual_one_of_three = QualifyingOneOfThree::end,
      .start_block_free = false}},
    {"monaco",
     {.build = true,
      .teams = true,
      .order_basis = OrderBasis::track,
      .slip_corner_nobrake = SlipCornerNoBrake::free,
      .team_points_for_dnf = true,
      .team_stop_limit = 4}},
    {"race-city", {}},
    {"race-city", {.road_race = true}},
    {"race-city", {.weather = true, .road_race = true, .laps = 3, .li_scope = LiScope::overtake}},
    {"race-city",
     {.road_race = true,
      .collision_rolls = CollisionRolls::mover_only,
      .overshoot_past_flag = OvershootPastFlag::full,
      .police_contest = PoliceContest::first_lap_only,
      .li_scope = LiScope::every_crossing,
      .frog_slide = FrogSlide::only_if_die_move_ends_in_corner,
      .zigzag_debris = false,
      .nitro_no_brake = true}},
    {"race-city",
     {.tires = true,
      .tech_pit = true,
      .last_engine_skip = LastEngineSkip::forbid,
      .overtake_lane_changes = OvertakeLaneChanges::free,
      .block_substitution = true,
      .f1_street_hazards = false}},
    {"race-city",
     {.build = true, .three_lap = true, .weather = true, .tires = true, .no_move_no_test = true, .marker_limit = 6}},
};

void add_event(void* hash, const Event& event) {
    static_cast<Hash*>(hash)->add(static_cast<int>(event.index()));
    std::visit([&](const auto& told) { static_cast<Hash*>(hash)->add(told.rule.view()); }, event);
}

void add_result(const FormulaD& game, const State& state, Hash& hash) {
    for (const Standing& standing : game.standings(state)) {
        hash.add(number(standing.seat));
        hash.add(standing.place);
        hash.add(static_cast<int>(standing.fate));
        hash.add(standing.points);
    }
    for (const Car& car : state.cars) {
        hash.add(static_cast<int>(track::number(car.space)));
        for (const std::uint8_t points : car.wear.points) hash.add(points);
    }
}

// A circuit with its rules, and the players who know it.
class Meeting {
  public:
    Meeting(const table::Library& library, const Venue& venue)
        : game_(library.circuit(venue.circuit)->track(), venue.options, cars),
          study_(std::make_shared<Study>(game_)),
          rookie_(make_bot(Level::rookie, study_)),
          club_(make_bot(Level::club, study_)) {}

    // False when an answer was refused or the race does not end.
    bool drive(int race, Hash& hash) {
        HashedRolls rolls(static_cast<std::uint64_t>(race) + 1, hash);
        const Events<Event> events(add_event, &hash);
        State state = game_.start(rolls, events);
        Choices list;
        for (int answers = 0; !game_.awaiting(state).empty(); ++answers) {
            if (answers > 20'000) return false;
            const Seat seat = game_.awaiting(state).lowest();
            game_.choices(state, seat, list);
            const Choice choice = bot_for(seat, race).decide(game_.view(state, seat));
            hash.add(number(seat));
            hash.add(static_cast<int>(list.size()));
            hash.add(to_text(choice));
            if (!game_.apply(state, seat, choice, rolls, events)) return false;
        }
        add_result(game_, state, hash);
        return true;
    }

  private:
    // About three seats in seven are a rookie's, others in every race.
    Bot& bot_for(Seat seat, int race) { return (number(seat) * 5 + race) % 7 < 3 ? *rookie_ : *club_; }

    FormulaD game_;
    std::shared_ptr<Study> study_;
    std::unique_ptr<Bot> rookie_;
    std::unique_ptr<Bot> club_;
};

// A line for the first races and one for all of them.
struct Signature {
    std::string first;
    std::string all;
};

std::string line_for(int races, const Hash& hash) { return std::to_string(races) + " races " + hash.text(); }

Signature signature_of(int races) {
    const table::Library library;
    std::vector<std::unique_ptr<Meeting>> meetings;
    for (const Venue& venue : venues) meetings.push_back(std::make_unique<Meeting>(library, venue));
    Signature signature;
    Hash hash;
    for (int race = 0; race < races; ++race) {
        if (!meetings[static_cast<std::size_t>(race) % meetings.size()]->drive(race, hash)) {
            ADD_FAILURE() << "race " << race << " came to no end";
            return signature;
        }
        if (race + 1 == first_races) signature.first = line_for(first_races, hash);
    }
    signature.all = line_for(races, hash);
    return signature;
}

const char* const path = PADDOCK_SOURCE_DIR "/tests/golden/signature";

Signature approved() {
    std::ifstream file(path);
    Signature signature;
    std::getline(file, signature.first);
    std::getline(file, signature.all);
    return signature;
}

TEST(Signature, is_the_approved_one) {
    const bool approving = std::getenv("PADDOCK_APPROVE") != nullptr;
    const Signature found = signature_of(sanitized ? first_races : all_races);
    std::cout << "signature: " << found.all << "\n";
    if (approving && !sanitized) std::ofstream(path) << found.first << "\n" << found.all << "\n";
    const Signature expected = approved();
    EXPECT_EQ(found.first, expected.first);
    if (!sanitized) {
        EXPECT_EQ(found.all, expected.all);
    }
}

// The races are legal ones: every set-up is a match that could be opened.
TEST(Signature, is_over_matches_the_rules_allow) {
    const table::Library library;
    for (const Venue& venue : venues) {
        const auto& circuit = library.circuit(venue.circuit)->track();
        EXPECT_TRUE(FormulaD::check(circuit, venue.options, cars)) << &venue - venues;
    }
}

}  // namespace
}  // namespace paddock::formula_d
