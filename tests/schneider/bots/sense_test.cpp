#include <gtest/gtest.h>

#include "bots/schneider/danger.hpp"
#include "tests/schneider/bots/races.hpp"

// Bots may lose, but not by answers nobody would give.
namespace paddock::bots::tests::schneider {
namespace {

constexpr std::array thinkers{Level::rookie, Level::tourist, Level::amateur, Level::club};

struct Flown {
    int draws = 0;
    SquareId at = SquareId::none;
};

// Where a card or throttle back leads by the branches with the fewest draws.
Flown flown(const Schneider& game, const State& state, Seat seat, Flight path, int speed, int ignored) {
    if (fly_on(game, state, path)) return {std::max(0, draws_of(game, state, seat, path, speed) - ignored), path.at};
    Flown best;
    for (const Way way : {Way::short_way, Way::long_way}) {
        Flight on = path;
        leave_fork(game, state, on, way);
        const Flown by = flown(game, state, seat, on, speed, ignored);
        if (best.at == SquareId::none || by.draws < best.draws) best = by;
    }
    return best;
}

Flown flown(const Schneider& game, const State& state, Seat seat, const Choice& choice) {
    const Plane& plane = state.plane(seat);
    Move move;
    int ignored = 0;
    bool hop = false;
    if (const PlayCard* play = std::get_if<PlayCard>(&choice)) {
        const Card& card = game.card(play->card);
        move.slot = slot_of(plane, play->card);
        move.value = move.base = play->value;
        move.dive = play->dive;
        move.trim = play->trim;
        ignored = card.effect == Effect::ignore ? card.amount : 0;
        hop = card.effect == Effect::hop;
    } else {
        const ThrottleBack& throttle = std::get<ThrottleBack>(choice);
        move.base = static_cast<std::uint8_t>(throttle_base(game, plane));
        move.dive = throttle.dive;
        move.trim = throttle.trim;
    }
    const int speed = total_speed(game, state, seat, move);
    return flown(game, state, seat, flight(state, seat, speed, hop), speed, ignored);
}

// Every position of some races flown by one level, with the level's answer.
template <class Look>
void watch(const Options& options, Level level, int races, Look look) {
    for (int race = 0; race < races; ++race) {
        const Schneider game{content(), options, 4, race % static_cast<int>(content().courses.size())};
        const std::unique_ptr<Bot> bot = make_bot(level, std::make_shared<Study>(game));
        const bool whole = fly(game, 100 + static_cast<std::uint64_t>(race), [&](const State& state, Seat seat) {
            const Choice choice = bot->decide(game.view(state, seat));
            look(game, state, seat, choice);
            return choice;
        });
        EXPECT_TRUE(whole);
    }
}

TEST(SchneiderSense, nobody_flies_into_a_certain_crash) {
    for (const Level level : thinkers) {
        watch({}, level, 60, [&](const Schneider& game, const State& state, Seat seat, const Choice& choice) {
            if (state.ask != Ask::card) return;
            const bots::schneider::Weights weights;
            const auto crash = [&](const Choice& tried) {
                const int draws = flown(game, state, seat, tried).draws;
                return bots::schneider::danger_of(weights, state.plane(seat), draws, 0).crash;
            };
            if (crash(choice) < 0.95) return;
            Choices list;
            game.choices(state, seat, list);
            for (const Choice& other : list) EXPECT_GE(crash(other), 0.95) << name_of(level) << " " << to_text(choice);
        });
    }
}

// In the last round of the race nothing is worth saving: without danger, nobody stops behind a plane he could pass.
TEST(SchneiderSense, the_last_move_of_a_race_is_not_held_back) {
    int met = 0;
    watch({}, Level::club, 60, [&](const Schneider& game, const State& state, Seat seat, const Choice& choice) {
        const Course& course = game.course(state);
        const bool ending = std::any_of(state.planes.begin(), state.planes.end(), [&](const Plane& plane) {
            return plane.flying() && course.crossed(plane.square);
        });
        if (state.ask != Ask::card || state.lap != laps_in_a_race || !ending) return;
        const auto passed = [&](const Choice& tried) {
            int behind = 0;
            const SquareId at = flown(game, state, seat, tried).at;
            for (const Plane& plane : state.planes)
                behind += !plane.flying() || course.at(plane.square).order < course.at(at).order ? 1 : 0;
            return behind;
        };
        Choices list;
        game.choices(state, seat, list);
        ++met;
        for (const Choice& other : list) {
            if (flown(game, state, seat, other).draws > 0) continue;
            EXPECT_LE(passed(other), passed(choice)) << to_text(choice) << " rather than " << to_text(other);
        }
    });
    EXPECT_GT(met, 20);
}

TEST(SchneiderSense, nobody_bets_on_a_wreck) {
    for (const Level level : thinkers) {
        int bets = 0;
        watch({}, level, 40, [&](const Schneider&, const State& state, Seat, const Choice& choice) {
            if (state.ask != Ask::bet || std::get<PlaceBet>(choice).slot == no_slot) return;
            ++bets;
            EXPECT_TRUE(state.plane(seat_of(state, std::get<PlaceBet>(choice).on)).flying()) << name_of(level);
        });
        EXPECT_GT(bets, 100);
    }
}

TEST(SchneiderSense, a_dive_is_not_wasted_on_throttle_back) {
    for (const Level level : thinkers) {
        watch({}, level, 40, [&](const Schneider& game, const State& state, Seat seat, const Choice& choice) {
            const ThrottleBack* throttle = std::get_if<ThrottleBack>(&choice);
            if (throttle == nullptr || !throttle->dive) return;
            EXPECT_TRUE(state.plane(seat).hand.empty() ||
                        game.course(state).crossed(flown(game, state, seat, choice).at));
        });
    }
}

// Expert cockpit: a DAMAGE goes on a cross only where every other place is worse.
TEST(SchneiderSense, no_damage_on_a_cross_while_another_component_takes_it) {
    Options options;
    options.cockpit = Cockpit::expert;
    for (const Level level : thinkers) {
        int hits = 0;
        watch(options, level, 40, [&](const Schneider& game, const State& state, Seat seat, const Choice& choice) {
            if (state.ask != Ask::component || state.move.token != Token::damage) return;
            ++hits;
            const Plane& plane = state.plane(seat);
            const auto crosses = [&](Component component) {
                const int square = first_empty(game, plane, component);
                return square >= 0 && fault_at(game, plane, component, square) == Fault::cross;
            };
            if (!crosses(std::get<HitComponent>(choice).component)) return;
            for (const Component other : all_components)
                EXPECT_TRUE(first_empty(game, plane, other) < 0 || crosses(other)) << name_of(level);
        });
        EXPECT_GT(hits, 50);
    }
}

// A better card is not given away for a worse one.
TEST(SchneiderSense, an_exchange_does_not_weaken_the_set) {
    Options options;
    options.campaign = Campaign::medium;
    int exchanges = 0;
    watch(options, Level::club, 30, [&](const Schneider& game, const State& state, Seat, const Choice& choice) {
        if (state.ask != Ask::recycle) return;
        ++exchanges;
        const bots::schneider::Weights weights;
        const auto worth = [&](CardId id) { return bots::schneider::strength(weights, game.card(id)); };
        EXPECT_GT(worth(state.year.taken) + 0.5, worth(std::get<Recycle>(choice).card)) << to_text(choice);
    });
    EXPECT_GT(exchanges, 30);
}

// Markers do something: a year of a club brings cards.
TEST(SchneiderSense, a_development_year_brings_cards) {
    Options options;
    options.campaign = Campaign::short_;
    for (const Level level : thinkers) {
        int taken = 0;
        watch(options, level, 10, [&](const Schneider&, const State& state, Seat, const Choice& choice) {
            taken += state.ask == Ask::recycle ? 1 : 0;
            if (const SpeedUp* hurry = std::get_if<SpeedUp>(&choice)) taken += hurry->pay ? 1 : 0;
        });
        EXPECT_GT(taken, 10) << name_of(level);
    }
}

}  // namespace
}  // namespace paddock::bots::tests::schneider
