#include "tests/support/battery.hpp"
#include "engine/schneider/game.hpp"
#include "table/schneider/content.hpp"
#include "tests/schneider/random.hpp"

namespace paddock::schneider {
namespace {

const Content& content() {
    static const table::SchneiderContent loaded = *table::built_in_schneider_content();
    return loaded.rules;
}

TEST(Battery, schneider_random_matches_with_random_options) {
    for (std::uint64_t seed = 1; seed <= 2500 && !testing::Test::HasFailure(); ++seed) {
        table::FastRolls rolls{seed};
        const Options options = tests::any_options(rolls);
        const int planes = tests::any_planes(rolls, options);
        const int course = rolls.below(static_cast<int>(content().courses.size()));
        ASSERT_TRUE(Schneider::check(content(), options, planes, course));
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Schneider game{content(), options, planes, course};
        paddock::tests::Battery<Schneider> battery{game, parse_choice, seed};
        const State end = battery.play(
            [&](const State&, Seat, const Choice&, const State& after) { tests::check_position(game, after); });
        EXPECT_EQ(end.phase, Phase::over);
        EXPECT_EQ(game.standings(end).size(), static_cast<std::size_t>(planes));
    }
}

// Two tables that differ only in what a seat may not know look the same to that seat.
TEST(Battery, schneider_hidden_cards_and_bets_do_not_show) {
    Events<Event> silent;
    Choices list;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        table::FastRolls rolls{seed};
        Options options = tests::any_options(rolls);
        options.autopilots = static_cast<std::uint8_t>(rolls.below(2));
        const Schneider game{content(), options, 3, 0};
        State state = game.start(rolls, silent);
        while (!game.awaiting(state).empty()) {
            const Seat mover = game.awaiting(state).lowest();
            for (int i = 0; i < 3; ++i) {
                const View seen = game.view(state, seat(i));
                const State other = game.imagine(seen, rolls);
                ASSERT_EQ(game.view(other, seat(i)), seen) << "seed " << seed;
                ASSERT_EQ(game.view(other, Seat::nobody), game.view(state, Seat::nobody)) << "seed " << seed;
            }
            game.choices(state, mover, list);
            const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
            ASSERT_TRUE(game.apply(state, mover, list[pick], rolls, silent));
        }
    }
}

// An imagined table plays on like a real one.
TEST(Battery, schneider_imagined_matches_can_be_played_to_the_end) {
    Events<Event> silent;
    Choices list;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        table::FastRolls rolls{seed};
        const Options options = tests::any_options(rolls);
        const Schneider game{content(), options, tests::any_planes(rolls, options), 4};
        State state = game.start(rolls, silent);
        for (int played = 0; !game.awaiting(state).empty(); ++played) {
            const Seat mover = game.awaiting(state).lowest();
            if (played % 7 == 0) state = game.imagine(game.view(state, mover), rolls);
            tests::check_position(game, state);
            game.choices(state, mover, list);
            ASSERT_FALSE(list.empty());
            const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
            ASSERT_TRUE(game.apply(state, mover, list[pick], rolls, silent));
        }
        EXPECT_EQ(state.phase, Phase::over);
    }
}

}  // namespace
}  // namespace paddock::schneider
