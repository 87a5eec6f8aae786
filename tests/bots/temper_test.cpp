#include "bots/temper.hpp"

#include <gtest/gtest.h>

#include <array>

// Mistakes are misjudgements: small ones often, large ones never, and the same ones every time.
namespace paddock::bots {
namespace {

constexpr std::uint64_t positions = 400;

// How often the answer at this place is given.
int times(std::span<const Impression> answers, const Temper& temper, std::size_t place) {
    int times = 0;
    for (std::uint64_t position = 1; position <= positions; ++position)
        times += liked(answers, temper, seat(0), 1, position * 0x9e3779b97f4a7c15U) == place ? 1 : 0;
    return times;
}

TEST(Temper, without_faults_the_best_answer_is_given) {
    constexpr std::array<Impression, 3> answers{{{1.0}, {1.1}, {2.0}}};
    EXPECT_EQ(times(answers, {}, 0), static_cast<int>(positions));
}

TEST(Temper, the_dearer_a_mistake_the_rarer) {
    constexpr std::array<Impression, 4> answers{{{1.0}, {1.2}, {2.0}, {4.0}}};
    const Temper temper{.doubt = 1, .worst = 2};
    EXPECT_GT(times(answers, temper, 0), times(answers, temper, 1));
    EXPECT_GT(times(answers, temper, 1), times(answers, temper, 2));
    EXPECT_GT(times(answers, temper, 2), 0);
    EXPECT_EQ(times(answers, temper, 3), 0) << "nobody misjudges that much";
}

TEST(Temper, nobody_falls_for_more_than_the_worst) {
    constexpr std::array<Impression, 2> answers{{{1.0}, {2.5}}};
    EXPECT_GT(times(answers, {.doubt = 5, .worst = 2}, 1), 0);
    EXPECT_EQ(times(answers, {.doubt = 5, .worst = 1}, 1), 0);
}

TEST(Temper, what_is_absurd_is_never_done_while_there_is_anything_else) {
    constexpr std::array<Impression, 2> answers{{{.cost = 1}, {.cost = 1.1, .absurd = true}}};
    EXPECT_EQ(times(answers, {.doubt = 5, .worst = 5}, 1), 0);
    EXPECT_EQ(times(std::span(answers).last(1), {.doubt = 5, .worst = 5}, 0), static_cast<int>(positions));
}

TEST(Temper, what_is_unusual_is_forgotten_now_and_then) {
    constexpr std::array<Impression, 2> answers{{{.cost = 1, .unusual = true}, {.cost = 1.5}}};
    EXPECT_EQ(times(answers, {.worst = 1}, 0), static_cast<int>(positions));
    const int remembered = times(answers, {.worst = 1, .forgets = 30}, 0);
    EXPECT_GT(remembered, static_cast<int>(positions) / 2);
    EXPECT_LT(remembered, static_cast<int>(positions) * 9 / 10);
}

TEST(Temper, some_are_brave_and_some_careful_for_a_whole_match) {
    constexpr std::array<Impression, 3> answers{{{1.0, 0}, {1.1, 1}, {1.1, -1}}};
    int brave = 0;
    int careful = 0;
    for (int i = 0; i < 16; ++i) {
        const Temper temper{.nerve = 2, .worst = 1};
        const std::size_t first = liked(answers, temper, seat(i), 1, 1);
        EXPECT_EQ(first, liked(answers, temper, seat(i), 1, 2)) << "of the same mind at another position";
        brave += first == 1 ? 1 : 0;
        careful += first == 2 ? 1 : 0;
    }
    EXPECT_GT(brave, 3);
    EXPECT_GT(careful, 3);
}

}  // namespace
}  // namespace paddock::bots
