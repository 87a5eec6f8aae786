#include <gtest/gtest.h>

#include "tests/support/advised.hpp"

// Advice is legal, has a reason in every language, and whoever accepts it does well.
namespace paddock::bots::tests::schneider {
namespace {

TEST(SchneiderAdvice, every_question_has_a_listed_answer_with_a_reason) {
    const char* const setups[] = {
        R"({"game": "schneider", "seats": 3, "options": {"cockpit": "expert", "pilots": "free"}})",
        R"({"game": "schneider", "seats": 3, "options": {"campaign": "short"}})"};
    for (const char* const setup : setups) EXPECT_GT(paddock::tests::advised_questions(setup), 50) << setup;
}

// Four planes: the middle of the field is 2.5.
TEST(SchneiderAdvice, accepting_it_leads_to_the_upper_half) {
    const char* const setup = R"({"game": "schneider", "seats": 4, "options": {}})";
    EXPECT_LT(paddock::tests::mean_place_by_advice(setup, 24), 2.5);
}

}  // namespace
}  // namespace paddock::bots::tests::schneider
