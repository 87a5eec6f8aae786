#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/child.hpp"

// adjudicate and odds from the command line.
namespace paddock::test {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;

std::vector<std::string> example_scenarios() {
    std::vector<std::string> paths;
    const auto folder = std::filesystem::path(PADDOCK_SOURCE_DIR) / "docs" / "examples" / "scenarios";
    for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry.path().string());
    return paths;
}

// Car 1 in 3rd gear two spaces before Sainte-Dévote, alone with a car far behind.
std::string scenario(const std::string& more) {
    return R"({"game": "formula-d", "circuit": "monaco", "seats": 2,
               "position": {"cars": [{"space": "C.1.10", "gear": 3, "crossings": 1, "start_due": false},
                                     {"space": "L.1.1", "gear": 1, "crossings": 1, "start_due": false}]},)" +
           more + "}";
}

TEST(Scenarios, all_examples_are_as_expected) {
    const std::vector<std::string> examples = example_scenarios();
    EXPECT_GE(examples.size(), 5U);
    for (const std::string& path : examples) {
        const Ran ran = paddock({"adjudicate", path});
        EXPECT_EQ(ran.exit, 0) << path << "\n" << ran.err;
        EXPECT_THAT(ran.out, AllOf(testing::StartsWith("{"), HasSubstr("\"events\"")));
        EXPECT_THAT(paddock({"adjudicate", "--text", path}).out, AnyOf(HasSubstr("FD-"), HasSubstr("ST-")));
    }
}

TEST(Scenarios, an_unmet_expectation_is_named) {
    const std::string text =
        scenario(R"("rolls": ["gear 7"], "choices": ["1: gear 4"], "expect": {"position": {"round": 99}})");
    const Ran ran = paddock({"adjudicate", "-"}, text);
    EXPECT_EQ(ran.exit, 1) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("round"));
}

TEST(Scenarios, an_illegal_answer_names_its_rule) {
    for (const char* command : {"adjudicate", "odds"}) {
        const Ran ran = paddock({command, "-"}, scenario(R"("choices": ["1: gear 6"])"));
        EXPECT_EQ(ran.exit, 1) << command;
        EXPECT_THAT(ran.err, HasSubstr("FD-GEAR-"));
    }
}

TEST(Scenarios, a_roll_that_was_not_scripted_is_named) {
    const Ran ran = paddock({"adjudicate", "-"}, scenario(R"("choices": ["1: gear 4"])"));
    EXPECT_EQ(ran.exit, 1);
    EXPECT_THAT(ran.err, HasSubstr("roll"));
}

TEST(Scenarios, what_is_no_scenario_is_bad_input) {
    for (const std::string text :
         {"", "{", "[]", "{\"game\": \"chess\"}", "{\"game\": \"formula-d\", \"colour\": 1}"}) {
        for (const char* command : {"adjudicate", "odds"}) {
            const Ran ran = paddock({command, "-"}, text);
            EXPECT_EQ(ran.exit, 2) << command << " " << text << "\n" << ran.err;
            EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
            EXPECT_THAT(ran.err, HasSubstr("stdin"));
        }
    }
}

TEST(Scenarios, an_answer_that_cannot_be_read_is_bad_input) {
    for (const char* more : {R"("expect": {"refuses": ["2: geer 4"]})", R"("expect": {"refuses": ["gear"]})",
                             R"("expect": {"offers": ["banana"]})", R"("choices": ["1: geer 4"])"}) {
        const Ran ran = paddock({"adjudicate", "-"}, scenario(more));
        EXPECT_EQ(ran.exit, 2) << more << "\n" << ran.err;
        EXPECT_THAT(ran.err, AnyOf(HasSubstr("/expect/"), HasSubstr("/choices/0")));
    }
}

TEST(Scenarios, an_answer_out_of_turn_names_its_rule) {
    const Ran ran = paddock({"adjudicate", "-"}, scenario(R"("choices": ["2: gear 2"])"));
    EXPECT_EQ(ran.exit, 1);
    EXPECT_THAT(ran.out, HasSubstr("\"rule\": \"FD-TURN-01\""));
}

TEST(Scenarios, a_purpose_for_which_nothing_is_rolled_is_bad_input) {
    const Ran ran = paddock({"adjudicate", "-"}, scenario(R"("rolls": ["geer 7"], "choices": ["1: gear 4"])"));
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("/rolls/0: nothing is rolled for \"geer\""));
}

TEST(Scenarios, the_text_shows_position_question_and_an_expected_refusal) {
    const std::string text = scenario(R"("choices": ["1: gear 6"], "expect": {"refusal": "FD-GEAR-03"})");
    const Ran ran = paddock({"adjudicate", "--text", "-"}, text);
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Choice 1 is refused, as expected: only one gear up at a time (FD-GEAR-03)"),
                               HasSubstr("[1] Car 1 3    1   C.1.10"), HasSubstr("(seat 1) is asked: Which gear?"),
                               HasSubstr("gear 1, gear 2, gear 3, gear 4")));
}

TEST(Scenarios, odds_of_the_last_answer) {
    const std::string text = scenario(R"("choices": ["1: gear 4"])");
    const Ran json = paddock({"odds", "-"}, text);
    EXPECT_EQ(json.exit, 0) << json.err;
    EXPECT_THAT(json.out, AllOf(HasSubstr("\"choice\": \"gear 4\""), HasSubstr("\"share\": \"1/6\"")));
    const Ran lines = paddock({"odds", "--text", "-"}, text);
    EXPECT_THAT(lines.out, AllOf(HasSubstr("gear 4:\n"), HasSubstr("the roll (gear): 7 17 % (1/6), 8 17 % (1/6)"),
                                 HasSubstr("brakes lost: 0 50 % (1/2)")));
}

}  // namespace
}  // namespace paddock::test
