// Whole matches at random: every question has answers, every answer listed is accepted, every match ends.

#include "tests/schneider/random.hpp"

#include "tests/schneider/fixture.hpp"
#include "tests/support/battery.hpp"

namespace paddock::schneider::tests {
namespace {

TEST(Random, basic_races_to_the_flag) {
    for (std::uint64_t seed = 1; seed <= 200 && !testing::Test::HasFailure(); ++seed) {
        table::FastRolls rolls{seed};
        Options options;
        options.autopilots = static_cast<std::uint8_t>(rolls.below(4));
        const int planes = std::max(2, options.autopilots + 1);
        const Schneider game{content(), options, planes, rolls.below(8)};
        paddock::tests::Battery<Schneider> battery{game, parse_choice, seed};
        const State end =
            battery.play([&](const State&, Seat, const Choice&, const State& after) { check_position(game, after); });
        EXPECT_EQ(end.phase, Phase::over);
        EXPECT_EQ(end.lap, laps_in_a_race);
    }
}

TEST(Random, matches_with_random_options) {
    for (std::uint64_t seed = 1; seed <= 150 && !testing::Test::HasFailure(); ++seed) {
        table::FastRolls rolls{seed};
        const Options options = any_options(rolls);
        const int planes = any_planes(rolls, options);
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Schneider game{content(), options, planes, rolls.below(8)};
        ASSERT_TRUE(Schneider::check(content(), options, planes, game.first_course()));
        paddock::tests::Battery<Schneider> battery{game, parse_choice, seed};
        const State end =
            battery.play([&](const State&, Seat, const Choice&, const State& after) { check_position(game, after); });
        EXPECT_EQ(end.phase, Phase::over);
    }
}

}  // namespace
}  // namespace paddock::schneider::tests
