#include <gtest/gtest.h>

#include "tests/schneider/bots/races.hpp"

// Bots see a view and nothing more; the same view gets the same answer.
namespace paddock::bots::tests::schneider {
namespace {

// Two tables that differ in hands, decks and bets of others look alike to a seat, and get the same answer.
TEST(SchneiderSecrecy, what_others_hide_changes_no_answer) {
    Options options;
    options.campaign = Campaign::medium;
    options.public_purse = false;
    options.public_log = false;
    const Schneider game{content(), options, 4, 1};
    for (const Level level : all_levels) {
        const auto study = std::make_shared<Study>(game);
        const std::unique_ptr<Bot> bot = make_bot(level, study, 3, {120, 0});
        table::FastRolls dealing{17};
        int different = 0;
        const bool whole = fly(game, 5, [&](const State& state, Seat seat) {
            const State other = game.imagine(game.view(state, seat), dealing);
            const Choice choice = bot->decide(game.view(state, seat));
            if (!(other == state)) ++different;
            EXPECT_EQ(bot->decide(game.view(other, seat)), choice) << name_of(level);
            return choice;
        });
        EXPECT_TRUE(whole);
        EXPECT_GT(different, 100);
    }
}

TEST(SchneiderSecrecy, another_bot_of_the_same_seed_gives_the_same_answers) {
    Options options;
    options.cockpit = Cockpit::expert;
    options.autopilots = 1;
    const Schneider game{content(), options, 4, 2};
    for (const Level level : all_levels) {
        const std::unique_ptr<Bot> bot = make_bot(level, std::make_shared<Study>(game), 7, {120, 0});
        const std::unique_ptr<Bot> again = make_bot(level, std::make_shared<Study>(game), 7, {120, 0});
        int compared = 0;
        const bool whole = fly(game, 11, [&](const State& state, Seat seat) {
            const Choice choice = bot->decide(game.view(state, seat));
            EXPECT_EQ(again->decide(game.view(state, seat)), choice) << name_of(level);
            ++compared;
            return choice;
        });
        EXPECT_TRUE(whole);
        EXPECT_GT(compared, 60);
    }
}

}  // namespace
}  // namespace paddock::bots::tests::schneider
