#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cli/races.hpp"
#include "tests/support/child.hpp"

// Schneider Trophy through a pipe: played, recorded, taken up again, verified, told, adjudicated.
namespace paddock::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(PlaySchneider, a_whole_race_against_autopilots_through_a_pipe) {
    const Ran ran = paddock({"play", "schneider", "--seed", "7"}, any_answers());
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.err, testing::IsEmpty());
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Schneider Trophy at Calshot 1929, First flight"),
                               HasSubstr("You: Which card?"), HasSubstr("Hand: "), HasSubstr("Ahead: "),
                               HasSubstr("wins the trophy"), HasSubstr("  1st  plane ")));
}

TEST(PlaySchneider, every_preset_to_the_end_by_two_persons_and_autopilots) {
    for (const char* preset : {"first-flight", "race", "expert", "season", "full-campaign", "trophy"}) {
        const Ran ran = paddock({"play", "schneider", "--preset", preset, "--seed", "5", "--as", "1,2", "--seats", "3",
                                 "--set", "autopilots=1", "--no-odds"},
                                any_answers());
        EXPECT_EQ(ran.exit, 0) << preset << "\n" << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("wins the trophy")) << preset;
    }
}

TEST(PlaySchneider, a_shared_screen_shows_no_card_in_the_story) {
    const Ran ran = paddock({"play", "schneider", "--preset", "race", "--seats", "2", "--as", "1,2", "--seed", "3",
                             "--no-odds", "--story", "events"},
                            any_answers());
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr(" draws 1 card."), Not(HasSubstr(" sees "))));
}

TEST(PlaySchneider, on_a_shared_terminal_the_others_look_away) {
    const Ran ran = paddock_on_terminal(
        {"play", "schneider", "--preset", "race", "--seats", "2", "--as", "1,2", "--seed", "3", "--no-odds"},
        "1\n1\n\n1\n1\n\nquit\n");
    EXPECT_THAT(ran.out, HasSubstr("the keyboard is yours, the others look away"));
}

// Who has nothing in a purse that others may not see does not look like them.
TEST(PlaySchneider, on_a_shared_terminal_the_others_look_away_from_an_empty_purse) {
    const Ran ran =
        paddock_on_terminal({"play", "schneider", "--preset", "race", "--seats", "2", "--as", "1,2", "--seed", "3",
                             "--no-odds", "--set", "campaign=short", "--set", "public_purse=no"},
                            "\nquit\n");
    EXPECT_THAT(ran.out, HasSubstr("the keyboard is yours, the others look away"));
}

TEST(PlaySchneider, a_record_is_resumed_verified_and_told) {
    Folder folder;
    const std::string path = folder.path("flight.jsonl");
    const Ran begun =
        paddock({"play", "schneider", "--seed", "9", "--no-odds", "--record", path}, "1\n1\n1\n1\nquit\n");
    EXPECT_EQ(begun.exit, 0) << begun.err;
    const Ran resumed = paddock({"play", "--resume", path, "--no-odds"}, any_answers());
    EXPECT_EQ(resumed.exit, 0) << resumed.err;
    EXPECT_THAT(resumed.out, HasSubstr("wins the trophy"));
    const Ran verdict = paddock({"verify", path});
    EXPECT_EQ(verdict.exit, 0) << verdict.out;
    EXPECT_THAT(verdict.out, HasSubstr("all from the committed"));
    const Ran told = paddock({"replay", path});
    EXPECT_EQ(told.exit, 0) << told.err;
    EXPECT_THAT(told.out, AllOf(HasSubstr("schneider at Calshot 1929"), HasSubstr("throttles back")));
}

TEST(PlaySchneider, questions_of_the_player_are_answered) {
    const Ran ran = paddock({"play", "schneider", "--seed", "7", "--no-odds"},
                            "1\n1\n1\n1\n1\nhelp\nplanes\nwhy ST-CURVE-02\nodds 1\nlist\nlog\nquit\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("every plane’s cockpit"), HasSubstr("On the strip you fly to the right"),
                               HasSubstr("ST-CURVE-02"), HasSubstr("[4] Autopilot 4")));
}

TEST(PlaySchneider, mistakes_are_explained) {
    EXPECT_THAT(paddock({"play", "schneider", "--circuit", "monaco"}).err, HasSubstr("venice-1927"));
    EXPECT_THAT(paddock({"play", "schneider", "--seats", "5"}).err, HasSubstr("from 1 to 4"));
    EXPECT_THAT(paddock({"play", "schneider", "--set", "cockpit=glass"}).err, HasSubstr("basic, expert"));
}

TEST(Schneider, scenarios_are_adjudicated_and_their_odds_told) {
    const std::string example = PADDOCK_SOURCE_DIR "/docs/examples/scenarios/too-fast-at-venice.json";
    const Ran judged = paddock({"adjudicate", example});
    EXPECT_EQ(judged.exit, 0) << judged.out << judged.err;
    const Ran odds = paddock({"odds", example});
    EXPECT_EQ(odds.exit, 0) << odds.err;
    EXPECT_THAT(odds.out, AllOf(HasSubstr("\"danger\""), HasSubstr("\"damage\"")));
}

TEST(Schneider, rules_options_and_courses_are_listed) {
    EXPECT_THAT(paddock({"options", "schneider"}).out, AllOf(HasSubstr("first-flight"), HasSubstr("autopilots")));
    EXPECT_THAT(paddock({"rules", "schneider", "ST-BET-03"}).out, HasSubstr("15, 10 and 5"));
    EXPECT_THAT(paddock({"games"}).out, AllOf(HasSubstr("schneider"), HasSubstr("venice-1927")));
}

}  // namespace
}  // namespace paddock::test
