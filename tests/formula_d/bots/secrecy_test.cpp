#include <gtest/gtest.h>

#include "bots/any_bot.hpp"
#include "table/games.hpp"
#include "tests/formula_d/bots/races.hpp"

// Bots see a view and nothing more; the same view gets the same answer.
namespace paddock::bots::tests {
namespace {

TEST(BotSecrecy, sealed_builds_change_no_answer) {
    Options options;
    options.build = true;
    const FormulaD game{circuit("monaco"), options, 3};
    table::FastRolls rolls{5};
    State one = game.start(rolls, {});
    ASSERT_EQ(one.ask, Ask::build);
    State other = one;
    ASSERT_TRUE(game.apply(one, seat(0), BuildGauge{Gauge::tires, 14}, rolls, {}));
    ASSERT_TRUE(game.apply(other, seat(0), BuildGauge{Gauge::tires, 3}, rolls, {}));
    ASSERT_FALSE(one == other);
    ASSERT_EQ(game.view(one, seat(1)), game.view(other, seat(1)));
    for (const Level level : all_levels) {
        const auto study = std::make_shared<Study>(game);
        const std::unique_ptr<Bot> bot = make_bot(level, study, 1, {100, 0});
        EXPECT_EQ(bot->decide(game.view(one, seat(1))), bot->decide(game.view(other, seat(1)))) << name_of(level);
    }
}

TEST(BotSecrecy, the_same_view_gets_the_same_answer) {
    Options options;
    options.weather = options.tires = true;
    const FormulaD game{circuit("monaco"), options, 6};
    for (const Level level : all_levels) {
        const auto study = std::make_shared<Study>(game);
        const std::unique_ptr<Bot> bot = make_bot(level, study, 7, {60, 0});
        const std::unique_ptr<Bot> again = make_bot(level, std::make_shared<Study>(game), 7, {60, 0});
        int compared = 0;
        drive(
            game, 11, [&](Seat) -> Bot& { return *bot; },
            [&](const State& state, Seat seat, const Choice& choice) {
                if (++compared % 5 != 0) return;
                EXPECT_EQ(again->decide(game.view(state, seat)), choice) << name_of(level);
            });
        EXPECT_GT(compared, 100);
    }
}

TEST(AnyBot, plays_a_match_by_its_texts) {
    const table::Library library;
    auto opened =
        table::open_match(library, "", R"({"game": "formula-d", "circuit": "race-city", "seats": ["A", "B"]})");
    ASSERT_TRUE(opened);
    table::AnyMatch& match = **opened;
    table::FastRolls rolls{3};
    const std::unique_ptr<AnyBot> bot = make_bot(match, Level::club);
    ASSERT_NE(bot, nullptr);
    EXPECT_EQ(bot->decide(match, seat(0)), "") << "nothing is asked before the start";
    match.start(rolls);
    int answers = 0;
    for (; !match.over() && answers < 5000; ++answers) {
        const Seat seat = match.awaiting().lowest();
        const auto played = match.play(seat, bot->decide(match, seat), rolls);
        ASSERT_TRUE(played) << played.error().why;
    }
    EXPECT_TRUE(match.over());
    EXPECT_GT(answers, 50);
}

}  // namespace
}  // namespace paddock::bots::tests
