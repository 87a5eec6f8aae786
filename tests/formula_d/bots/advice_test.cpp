#include <gtest/gtest.h>

#include "tests/support/advised.hpp"

// Advice is legal, has a reason in every language, and whoever accepts it does well.
namespace paddock::bots::tests {
namespace {

TEST(Advice, every_question_has_a_listed_answer_with_a_reason) {
    const char* const setups[] = {
        R"({"game": "formula-d", "circuit": "monaco", "seats": 4, "options": {"build": true, "tires": true, "weather": true, "tech_pit": true, "teams": true}})",
        R"({"game": "formula-d", "circuit": "race-city", "seats": 4, "options": {"road_race": true, "laps": 1}})"};
    for (const char* const setup : setups) EXPECT_GT(paddock::tests::advised_questions(setup), 100) << setup;
}

// Six cars: the middle of the field is 3.5.
TEST(Advice, accepting_it_leads_to_the_upper_half) {
    const char* const setup = R"({"game": "formula-d", "circuit": "monaco", "seats": 6, "options": {}})";
    EXPECT_LT(paddock::tests::mean_place_by_advice(setup, 24), 3.5);
}

}  // namespace
}  // namespace paddock::bots::tests
