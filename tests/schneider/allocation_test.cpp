#include "cli/heap_count.hpp"
#include "tests/schneider/fixture.hpp"
#include "tests/schneider/random.hpp"

// The rules never touch the heap while they list and carry out choices.
namespace paddock::schneider::tests {
namespace {

TEST(Allocation, none_in_choices_apply_view_and_imagine) {
    std::uint64_t counted = 0;
    std::size_t decisions = 0;
    (void)content();
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        table::FastRolls rolls{seed};
        const Options options = any_options(rolls);
        const int planes = any_planes(rolls, options);
        const Schneider game{content(), options, planes, rolls.below(8)};
        Events<Event> silent;
        Choices list;
        const std::uint64_t before = cli::heap_calls();
        State state = game.start(rolls, silent);
        for (; !game.awaiting(state).empty(); ++decisions) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            (void)game.fallback(state, seat);
            (void)game.imagine(game.view(state, seat), rolls);
            const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
            if (!game.apply(state, seat, list[pick], rolls, silent)) FAIL() << "a listed choice was refused";
        }
        (void)game.standings(state);
        counted += cli::heap_calls() - before;
    }
    EXPECT_GT(decisions, 10'000U);
    EXPECT_EQ(counted, 0U);
}

}  // namespace
}  // namespace paddock::schneider::tests
