#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>

#include "cli/text.hpp"
#include "tests/cli/races.hpp"
#include "tests/support/child.hpp"

// Whole matches through a pipe.
namespace paddock::test {
namespace {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

TEST(Play, a_whole_race_through_a_pipe) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"}, any_answers());
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.err, testing::IsEmpty());
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Formula D at "), HasSubstr("You: Which gear?"),
                               HasSubstr("The race is over."), HasSubstr("  1st  car ")));
}

TEST(Play, speaks_the_language_that_is_asked_for) {
    const Ran ran =
        paddock({"--lang", "it", "play", "formula-d", "--seed", "5", "--no-odds"}, "1\ngear 6\nhelp\nquit\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("You: Quale marcia?"), HasSubstr("una sola marcia in su alla volta"),
                               HasSubstr("gomme 6/6"), HasSubstr("1ª: 1–2 caselle"), HasSubstr("La tua risposta >"),
                               HasSubstr("Rispondi col numero"), Not(HasSubstr("gear?")), Not(HasSubstr("tyre"))));
    const Ran french = paddock({"play", "formula-d", "--lang=fr", "--as", "none", "--seed", "7"});
    EXPECT_THAT(french.out, AllOf(HasSubstr("La course est finie."), HasSubstr("1er "), Not(HasSubstr(" rolls "))));
}

TEST(Play, the_same_seed_and_answers_give_the_same_match) {
    const std::vector<std::string> words{"play", "formula-d", "--seed", "12", "--preset", "club-night", "--no-odds"};
    const Ran first = paddock(words, any_answers());
    EXPECT_EQ(first.exit, 0) << first.err;
    EXPECT_EQ(first.out, paddock(words, any_answers()).out);
    EXPECT_NE(first.out,
              paddock({"play", "formula-d", "--seed", "13", "--preset", "club-night", "--no-odds"}, any_answers()).out);
}

TEST(Play, every_preset_to_the_flag) {
    for (const char* preset : {"first-race", "club-night", "full-advanced", "road-race"}) {
        const Ran ran = paddock({"play", "formula-d", "--preset", preset, "--seed", "5", "--as", "1,2", "--seats", "4",
                                 "--set", "qual_clock=off", "--no-odds"},
                                any_answers());
        EXPECT_EQ(ran.exit, 0) << preset << "\n" << ran.err;
        EXPECT_THAT(ran.out, HasSubstr("The race is over.")) << preset;
    }
}

TEST(Play, bots_alone_can_be_watched) {
    const Ran ran = paddock({"play", "formula-d", "--as", "none", "--seed", "4", "--bots", "rookie,club"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("[1] Rookie 1"), HasSubstr("[2] Club 2"), HasSubstr("The race is over.")));
}

TEST(Play, no_escape_sequence_leaves_the_program_in_a_pipe) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7", "--board", "strip", "--no-odds"}, any_answers());
    EXPECT_EQ(ran.out.find('\033'), std::string::npos);
}

TEST(Play, a_terminal_gets_colours_unless_it_asks_for_none) {
    const std::vector<std::string> words{"play", "formula-d", "--seed", "7"};
    const Ran colour = paddock_on_terminal(words, "1\nquit\n");
    EXPECT_EQ(colour.exit, 0);
    EXPECT_NE(colour.out.find("\033["), std::string::npos);
    EXPECT_THAT(colour.out, HasSubstr("\nL  ")) << "a terminal gets the strip";
    const Ran none = paddock_on_terminal(words, "1\nquit\n", {{"LANG=C.UTF-8", "TERM=xterm", "NO_COLOR=1"}});
    EXPECT_EQ(none.out.find('\033'), std::string::npos);
    EXPECT_THAT(none.out, HasSubstr("\nL  "));
    const Ran dumb = paddock_on_terminal(words, "1\nquit\n", {{"LANG=C.UTF-8", "TERM=dumb"}});
    EXPECT_EQ(dumb.out.find('\033'), std::string::npos);
    EXPECT_THAT(dumb.out, HasSubstr("You are on "));
}

TEST(Play, hints_come_once_and_can_be_turned_off) {
    const std::string hint = "Each gear has its own die.";
    const Ran with = paddock_on_terminal({"play", "formula-d", "--seed", "7"}, "1\n2\n1\nquit\n");
    const std::size_t first = with.out.find(hint);
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(with.out.find(hint, first + 1), std::string::npos);
    const Ran without = paddock_on_terminal({"play", "formula-d", "--seed", "7", "--no-hints"}, "1\n2\n1\nquit\n");
    EXPECT_THAT(without.out, Not(HasSubstr(hint)));
}

TEST(Play, the_strip_is_plain_ascii_where_the_locale_is) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7", "--board", "strip", "--circuit", "race-city"}, "",
                            {{"LC_ALL=C", "TERM=dumb"}});
    const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    const std::size_t lanes = ran.out.find("\nL  ");
    ASSERT_NE(lanes, std::string::npos) << ran.out;
    const std::string strip = ran.out.substr(lanes, ran.out.find("\nRound", lanes) - lanes);
    EXPECT_TRUE(std::all_of(strip.begin(), strip.end(), ascii)) << strip;
    EXPECT_THAT(strip, AllOf(HasSubstr("[1]"), HasSubstr("\nC  "), HasSubstr("\nR  "), HasSubstr("#")));
}

TEST(Play, everything_is_plain_ascii_where_the_locale_is) {
    const Ran ran =
        paddock({"play", "formula-d", "--seed", "7"}, "1\ncars\nhelp\nlog\n2\n", {{"LC_ALL=C", "TERM=dumb"}});
    const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    EXPECT_TRUE(std::all_of(ran.out.begin(), ran.out.end(), ascii)) << ran.out;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("tyres 6/6 - brakes 3/3"), HasSubstr("Sainte-Devote")));
    const Ran help = paddock({"help", "circuit", "check"}, "", {{"LC_ALL=C", "TERM=dumb"}});
    EXPECT_TRUE(std::all_of(help.out.begin(), help.out.end(), ascii)) << help.out;
    EXPECT_THAT(help.out, HasSubstr("FILE..."));
    const Ran json = paddock({"games", "--json"}, "", {{"LC_ALL=C", "TERM=dumb"}});
    EXPECT_EQ(json.out, paddock({"games", "--json"}).out) << "programs read the same everywhere";
}

// With seed 5 the answers lead, in ever higher gears, to where 6th gear is the end for certain.
TEST(Play, an_answer_that_ends_the_race_is_asked_again) {
    const std::string answers = "1\n2\n1\n3\n1\n4\n1\n5\n1\n";
    const Ran no = paddock_on_terminal({"play", "formula-d", "--seed", "5"}, answers + "6\nno\nquit\n");
    EXPECT_THAT(no.out, AllOf(HasSubstr("out 100 %"), HasSubstr("This puts you out of the race."),
                              HasSubstr("Type yes to do it")));
    EXPECT_THAT(no.out, Not(HasSubstr("is out at")));
    const Ran blind = paddock_on_terminal({"play", "formula-d", "--seed", "5", "--no-odds"}, answers + "6\nno\nquit\n");
    EXPECT_THAT(blind.out, HasSubstr("This puts you out of the race."));
    const Ran yes = paddock_on_terminal({"play", "formula-d", "--seed", "5"}, answers + "6\nyes\nlog\nquit\n");
    EXPECT_THAT(yes.out, HasSubstr("shifts to 6th"));
}

TEST(Play, seats_and_names_must_make_sense) {
    const auto complaint = [](const std::vector<std::string>& more) {
        std::vector<std::string> words{"play", "formula-d"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = paddock(words);
        EXPECT_EQ(ran.exit, 2) << ran.err;
        return ran.err;
    };
    EXPECT_THAT(complaint({"--as", "1,1"}), HasSubstr("--as names seat 1 twice"));
    EXPECT_THAT(complaint({"--names", " "}), HasSubstr("--names has a blank name"));
    EXPECT_THAT(complaint({"--as", "1,2", "--names", "Ada,"}), HasSubstr("--names has a blank name"));
    EXPECT_THAT(complaint({"--names", "A\u202eda"}), HasSubstr("control characters"));
    EXPECT_THAT(complaint({"--names", "A\u009bda"}), HasSubstr("control characters"));
    EXPECT_THAT(complaint({"--names", std::string(61, 'a')}), HasSubstr("/seats/0/name: expected text of at most 60"));
    EXPECT_THAT(complaint({"--seats", "11"}), HasSubstr("1 to 10"));
}

TEST(Play, every_answer_shows_what_can_be_typed) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7", "--no-odds"}, "1\n2\n");
    EXPECT_THAT(ran.out, HasSubstr("brake 1  "));
    const Ran strip = paddock({"play", "formula-d", "--seed", "7", "--board", "strip"}, "1\n2\n");
    EXPECT_THAT(strip.out, AllOf(HasSubstr("brake 1  "), HasSubstr("gear 2    2nd: 2–4 spaces")));
    for (const std::string& line : cli::split(ran.out, '\n')) {
        if (line.find("  Drive ") == std::string::npos || !line.starts_with("   ")) continue;
        EXPECT_EQ(line.find("move "), 6U) << line;
    }
}

TEST(Play, gauges_being_built_do_not_alarm) {
    const Ran ran = paddock({"play", "formula-d", "--preset", "full-advanced", "--seed", "5"}, "build tires 6\n1\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("20 of 20 points left to give"), HasSubstr("tyres 6 · 14 of 20 points left"),
                               Not(HasSubstr("0/6"))));
}

TEST(Play, the_tenth_car_is_drawn_whole) {
    const Ran ran =
        paddock({"play", "formula-d", "--seats", "10", "--seed", "7", "--board", "strip", "--no-odds"}, any_answers());
    EXPECT_THAT(ran.out, HasSubstr("[10] "));
    EXPECT_THAT(ran.out, Not(testing::ContainsRegex("\n[LCR] [^\n]*[^\\[]10\\]")));
}

TEST(Play, rules_are_told_in_words) {
    const Ran ran = paddock({"rules", "formula-d", "FD-GEAR"});
    EXPECT_THAT(ran.out, AllOf(HasSubstr("1 gearbox"), Not(HasSubstr("Source: L")), Not(HasSubstr(" 1 G"))));
    const Ran road =
        paddock({"play", "formula-d", "--preset", "road-race", "--as", "none", "--seed", "5", "--story", "events"});
    EXPECT_THAT(road.out, AllOf(HasSubstr("drives as Jack Owens."), Not(HasSubstr("drives as owens")),
                                Not(HasSubstr("loses 1 tyres")), Not(HasSubstr("loses 1 brakes"))));
}

TEST(Play, the_end_of_input_is_a_clean_end) {
    const Ran at_once = paddock({"play", "formula-d", "--seed", "7"});
    EXPECT_EQ(at_once.exit, 0);
    EXPECT_THAT(at_once.out, AllOf(HasSubstr("Stopped before the end."), Not(HasSubstr("The race is over."))));
    const Ran in_mid_line = paddock({"play", "formula-d", "--seed", "7"}, "1\n2\nge");
    EXPECT_EQ(in_mid_line.exit, 0);
}

TEST(Play, quit_stops) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"}, "quit\n1\n1\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("Stopped before the end."));
}

// With seed 7 the first question is the way of a car that rolled 1; then comes a gear, 1 or 2.
TEST(Play, answers_by_number_and_by_text) {
    const Ran by_number = paddock({"play", "formula-d", "--seed", "7"}, "1\n2\n");
    const Ran by_text = paddock({"play", "formula-d", "--seed", "7"}, "move 1\n  GEAR 2 \n");
    EXPECT_THAT(by_number.out, HasSubstr("Car 1 shifts to 2nd."));
    EXPECT_EQ(by_number.out, by_text.out);
}

TEST(Play, a_mistyped_answer_gets_the_reason_and_its_rule) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"}, "1\ngear 4\nwhy\ngaer 2\n99\n\nfly\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("Not possible: "), HasSubstr("(FD-GEAR-03; type why for the rule)"),
                               HasSubstr("FD-GEAR-03: "), HasSubstr("\"gaer 2\" is not understood"),
                               HasSubstr("There is no choice 99"), HasSubstr("\"fly\" is not understood")));
}

TEST(Play, questions_about_events_rules_cars_and_odds) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"},
                            "1\nwhy 0\nwhy FD-OVER-03\nwhy 99999\nwhy what\nlog\nlog 3\nlog 99999\ncars\nodds 2\nodds\n"
                            "board\nwords\nlist\nhelp\nrules fd-slip-01\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("FD-GRID-01: "), HasSubstr("FD-OVER-03: "), HasSubstr("There is no event 99999 yet."),
                      HasSubstr("Say why, why 57"), HasSubstr("   3 FD-GRID-01   Club 4 (car 4) rolls")));
    EXPECT_THAT(ran.out, AllOf(HasSubstr("tyre brak gear body eng hand"), HasSubstr("gear 2:\n"),
                               HasSubstr("the roll (gear): 2 "), HasSubstr("Say which: odds 2."), HasSubstr("\nL  "),
                               HasSubstr("On the strip you drive to the right"), HasSubstr("FD-SLIP-01: ")));
}

TEST(Play, the_dashboard_shows_gauges_with_their_start_values) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"});
    EXPECT_THAT(ran.out, HasSubstr("tyres 6/6 · brakes 3/3 · gearbox 3/3 · body 3/3 · engine 3/3 · handling 2/2"));
}

TEST(Play, choices_carry_costs_and_odds) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"}, "1\n2\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("gear 2    2nd: 2–4 spaces"), HasSubstr("out 0 %"), HasSubstr("braking 1")));
    const Ran without = paddock({"play", "formula-d", "--seed", "7", "--no-odds"}, "1\n2\n");
    EXPECT_THAT(without.out, Not(HasSubstr("out 0 %")));
}

TEST(Play, a_gear_carries_the_chance_of_an_overshoot) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"}, "1\ngear 2\n1\ngear 3\n1\ngear 4\n1\ngear 5\n1\n");
    EXPECT_THAT(ran.out, AllOf(HasSubstr("1st: 1–2 spaces · overshoot 0 %, out 0 %"),
                               HasSubstr("5th: 11–20 spaces · overshoot 30 %")))
        << "in 5th before Sainte-Dévote";
    EXPECT_THAT(ran.out, Not(HasSubstr("1 space to L.23.11 · overshoot"))) << "a way says it only when there is one";
}

TEST(Play, a_question_with_one_answer_answers_itself_and_says_so) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7", "--no-odds"}, any_answers());
    EXPECT_THAT(ran.out, HasSubstr("Only one answer is open, so it is taken: "));
}

TEST(Play, undo_takes_back_to_the_last_answer) {
    Folder folder;
    const std::string record = folder.path("race.jsonl");
    const Ran ran = paddock({"play", "formula-d", "--seed", "7", "--record", record}, "undo\n1\n2\nundo\n1\nquit\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("There is no answer of yours in this sitting to take back."),
                               HasSubstr("Taken back: 1 answer")));
    EXPECT_THAT(folder.read("race.jsonl"), HasSubstr("\"undo\":1"));
    EXPECT_EQ(paddock({"verify", record}).exit, 0);
    EXPECT_THAT(paddock({"replay", record}).out, HasSubstr("1 step taken back"));
}

TEST(Play, several_persons_share_the_keyboard) {
    const Ran ran =
        paddock({"play", "formula-d", "--seed", "7", "--as", "1,3", "--names", "Ada,Ben", "--no-odds"}, any_answers());
    EXPECT_THAT(ran.out, AllOf(HasSubstr("[1] Ada"), HasSubstr("[3] Ben"), HasSubstr("Ada: Which gear?"),
                               HasSubstr("Ben: Which gear?"), HasSubstr("The race is over.")));
}

TEST(Play, dice_rolled_by_hand) {
    Folder folder;
    const std::string record = folder.path("race.jsonl");
    // Two grid rolls, one of them impossible at first; then the start roll of car 1 and its die.
    const Ran ran = paddock({"play", "formula-d", "--seats", "2", "--dice", "hand", "--record", record},
                            "21\nx\n20\n3\n10\n2\n1\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out,
                AllOf(HasSubstr("You (car 1), please roll the black die for the grid, 1 to 20 > "),
                      HasSubstr("Club 2 (car 2), please roll the black die for the grid"),
                      HasSubstr("You (car 1), please roll the die of 1st, 1 to 2 > "),
                      HasSubstr("A number, 1 to 20, help or quit, not \"21\"."),
                      HasSubstr("Car 1 rolls 20 for the grid."), HasSubstr("Club 2 (car 2) rolls 3 for the grid."),
                      HasSubstr("Car 1 rolls 2 in 1st."), HasSubstr("Stopped before the end.")));
    EXPECT_THAT(folder.read("race.jsonl"), Not(HasSubstr("commitment")));
    const Ran verdict = paddock({"verify", record});
    EXPECT_EQ(verdict.exit, 0) << verdict.out;
    EXPECT_THAT(verdict.out, HasSubstr("rolled by hand"));
}

TEST(Play, a_roll_can_be_asked_about_and_quit) {
    Folder folder;
    const std::string record = folder.path("race.jsonl");
    const std::vector<std::string> words{"play", "formula-d", "--seats", "2", "--dice", "hand", "--record", record};
    const Ran ran = paddock(words, "help\n20\nquit\n3\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("type the number it shows, 1 to 20"), HasSubstr("Stopped before the end."),
                               Not(HasSubstr("(car 2) rolls"))));
    EXPECT_EQ(paddock({"play", "--resume", record}, "20\n3\n10\n2\nquit\n").exit, 0);
    const Ran planes = paddock({"play", "schneider", "--dice", "hand"}, "1\n1\n1\n1\n1\n2\n3\nquit\n");
    EXPECT_EQ(planes.exit, 0) << planes.err;
    EXPECT_THAT(planes.out,
                AllOf(HasSubstr("Please roll for a place on the grid, "), HasSubstr("1 cannot come up any more"),
                      HasSubstr("You (plane 1), please roll for a card, by its place in the set, "),
                      HasSubstr("Stopped before the end.")));
}

TEST(Play, rolls_nobody_made_are_not_recorded) {
    Folder folder;
    const std::string record = folder.path("race.jsonl");
    const Ran ran = paddock({"play", "formula-d", "--seats", "2", "--dice", "hand", "--record", record}, "20\n");
    EXPECT_EQ(ran.exit, 0) << ran.err;
    const std::string text = folder.read("race.jsonl");
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 1) << text;
    EXPECT_EQ(paddock({"play", "--resume", record}, "20\n3\n10\n2\n1\n").exit, 0);
    EXPECT_EQ(paddock({"verify", record}).exit, 0);
}

TEST(Play, ctrl_c_leaves_a_complete_record) {
    for (const int number : {SIGINT, SIGTERM}) {
        Folder folder;
        const std::string record = folder.path("race.jsonl");
        Talk talk({"play", "formula-d", "--seed", "7", "--record", record});
        ASSERT_TRUE(talk.hears("Which way?"));
        talk.say("1");
        ASSERT_TRUE(talk.hears("Which gear?"));
        talk.signal(number);
        const Ran ran = talk.ended();
        EXPECT_EQ(ran.exit, 130);
        EXPECT_THAT(ran.out, HasSubstr("paddock play --resume"));
        const std::string text = folder.read("race.jsonl");
        EXPECT_EQ(text.back(), '\n');
        EXPECT_THAT(text, HasSubstr("\"seat\":1,\"choice\":\"move 1\""));
        EXPECT_EQ(paddock({"verify", record}).exit, 0);
        EXPECT_EQ(paddock({"play", "--resume", record, "--no-odds"}, "2\n").exit, 0);
        EXPECT_EQ(paddock({"verify", record}).exit, 0);
    }
}

TEST(Play, an_endless_line_does_no_harm) {
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"}, std::string(300'000, 'x') + "\nquit\n");
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("is not understood"));
}

TEST(TeamRace, FD_TEAM_04_the_terminal_names_the_winning_team_and_the_sums) {
    const Ran ran = paddock({"replay", PADDOCK_SOURCE_DIR "/tests/golden/teams-and-builders.jsonl"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("come 1st as a team, with 10 points."), HasSubstr("wins: 10 points\n"),
                               HasSubstr(": 0 points\n")));
}

}  // namespace
}  // namespace paddock::test
