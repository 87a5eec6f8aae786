#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>

#include "tests/cli/races.hpp"
#include "tests/support/child.hpp"

// Records: written, cut off, taken up again, verified, told.
namespace paddock::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

// A whole race with one person and three bots, driven once for all tests.
std::string drive_race() {
    Folder folder;
    const Ran ran = paddock(
        {"play", "formula-d", "--seats", "4", "--seed", "7", "--no-odds", "--record", folder.path("r")}, any_answers());
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The race is over."));
    EXPECT_EQ(folder.names(), std::vector<std::string>{"r"}) << "the seed is in the record alone";
    return folder.read("r");
}

std::string recorded_race(const Folder& folder) {
    static const std::string race = drive_race();
    folder.write("race.jsonl", race);
    return race;
}

std::size_t lines_in(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(Records, a_whole_race_verifies) {
    Folder folder;
    const std::string text = recorded_race(folder);
    EXPECT_THAT(text, AllOf(HasSubstr("\"paddock\":\"record\""), HasSubstr("\"reveal\":")));
    const Ran verdict = paddock({"verify", folder.path("race.jsonl")});
    EXPECT_EQ(verdict.exit, 0);
    EXPECT_THAT(verdict.out, AllOf(HasSubstr("holds: "), HasSubstr("all from the committed")));
    EXPECT_THAT(paddock({"verify", "--json", folder.path("race.jsonl")}).out, HasSubstr("\"rolls_proven\": true"));
    EXPECT_EQ(paddock({"verify", "-"}, text).exit, 0);
}

TEST(Records, an_existing_file_is_never_written_over) {
    Folder folder;
    folder.write("mine.txt", "precious");
    const Ran ran = paddock({"play", "formula-d", "--record", folder.path("mine.txt")}, any_answers());
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("is already there, and is left as it is"));
    EXPECT_EQ(folder.read("mine.txt"), "precious");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"mine.txt"});
}

TEST(Records, an_existing_seed_is_never_written_over) {
    Folder folder;
    folder.write("race.jsonl.seed", "precious");
    const Ran ran = paddock({"play", "formula-d", "--record", folder.path("race.jsonl")});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("race.jsonl.seed is already there, and is left as it is"));
    EXPECT_EQ(folder.read("race.jsonl.seed"), "precious");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"race.jsonl.seed"});
}

TEST(Records, a_seed_that_cannot_be_read_is_not_taken_for_lost) {
    Folder folder;
    const std::string whole = recorded_race(folder);
    const std::string half = whole.substr(0, whole.size() / 2);
    const std::string record = folder.write("cut.jsonl", half);
    folder.write("cut.jsonl.seed", "0123 not a seed\n");
    const Ran ran = paddock({"play", "--resume", record}, any_answers());
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("cut.jsonl.seed holds no seed"));
    EXPECT_EQ(folder.read("cut.jsonl"), half);
    EXPECT_EQ(paddock({"play", "--resume", record, "--seed", "7"}, "quit\n").exit, 0) << "the seed is given";
}

TEST(Records, a_promise_taken_out_of_the_header_is_missed) {
    Folder folder;
    std::string text = recorded_race(folder);
    const std::size_t promise = text.find("\"commitment\":");
    ASSERT_NE(promise, std::string::npos);
    const std::size_t end = text.find_first_of(",}", promise);
    text.erase(promise - 1, end - promise + 1);
    const Ran verdict = paddock({"verify", folder.write("bare.jsonl", text)});
    EXPECT_EQ(verdict.exit, 1) << verdict.out << verdict.err;
    EXPECT_THAT(verdict.out, AllOf(HasSubstr("does not hold"), HasSubstr("a seed is revealed, but the header is")));
}

// A limit on the size of files is told like a full disk.
TEST(Records, a_file_that_may_not_grow_ends_the_match_clearly) {
    Folder folder;
    const std::string script = "ulimit -f 4; exec '" PADDOCK_PROGRAM "' play formula-d --as none --seed 7 --record '" +
                               folder.path("r") + "' > '" + folder.path("out") + "' 2> '" + folder.path("err") + "'";
    const int status = std::system(("bash -c \"" + script + "\"").c_str());
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 3) << folder.read("err");
    EXPECT_THAT(folder.read("err"), HasSubstr("cannot write the record"));
}

// An empty record, or a seed without one, would only be in the way of the next attempt.
TEST(Records, a_match_that_cannot_begin_leaves_no_files) {
    for (const std::string dice : {"--seed 7", "--dice hand"}) {
        Folder folder;
        const std::string script = "ulimit -f 0; exec '" PADDOCK_PROGRAM "' play formula-d " + dice + " --record '" +
                                   folder.path("r") + "' < /dev/null > /dev/null 2>&1";
        const int status = std::system(("bash -c \"" + script + "\"").c_str());
        ASSERT_TRUE(WIFEXITED(status));
        EXPECT_EQ(WEXITSTATUS(status), 3) << dice;
        EXPECT_THAT(folder.names(), testing::IsEmpty()) << dice;
    }
}

TEST(Records, a_record_that_cannot_be_written_stops_the_match) {
    const Ran nowhere = paddock({"play", "formula-d", "--record", "/nonexistent/race.jsonl"}, "1\n");
    EXPECT_EQ(nowhere.exit, 3);
    EXPECT_THAT(nowhere.err, HasSubstr("cannot write"));
}

TEST(Records, cut_off_anywhere_they_resume_at_the_last_complete_answer) {
    Folder folder;
    const std::string whole = recorded_race(folder);
    const std::size_t header = whole.find('\n') + 1;
    const std::size_t step = (whole.size() - header) / 37 + 1;
    int cuts = 0;
    for (std::size_t cut = header; cut < whole.size(); cut += step + cut % 13) {
        const std::string record = folder.write("cut.jsonl", whole.substr(0, cut));
        const std::size_t complete = lines_in(whole.substr(0, cut));
        const Ran resumed = paddock({"play", "--resume", record, "--seed", "7", "--no-odds"}, "quit\n");
        EXPECT_EQ(resumed.exit, 0) << "cut at " << cut << "\n" << resumed.err;
        const std::string kept = folder.read("cut.jsonl");
        EXPECT_GE(lines_in(kept), complete) << "cut at " << cut;
        EXPECT_EQ(kept.substr(0, whole.rfind('\n', cut - 1) + 1), whole.substr(0, whole.rfind('\n', cut - 1) + 1));
        EXPECT_EQ(kept.back(), '\n') << "cut at " << cut;
        const Ran verdict = paddock({"verify", record});
        EXPECT_EQ(verdict.exit, 0) << "cut at " << cut << "\n" << verdict.out;
        ++cuts;
    }
    EXPECT_GE(cuts, 30);
}

// The dice depend on nothing but the seed and the place in the record: with the same answers a match that
// was cut off ends as it did before.
TEST(Records, a_resumed_race_goes_on_as_it_would_have) {
    Folder folder;
    const Ran whole = paddock({"play", "formula-d", "--seats", "4", "--as", "none", "--seed", "9", "--bots", "club",
                               "--record", folder.path("race.jsonl")});
    ASSERT_EQ(whole.exit, 0) << whole.err;
    const std::string text = folder.read("race.jsonl");
    for (const std::size_t part : {2U, 3U, 5U}) {
        const std::string record = folder.write("cut.jsonl", text.substr(0, text.size() / part));
        EXPECT_EQ(paddock({"play", "--resume", record, "--seed", "9"}).exit, 0);
        EXPECT_EQ(folder.read("cut.jsonl"), text);
    }
}

TEST(Records, without_the_seed_a_match_goes_on_with_other_dice) {
    Folder folder;
    const std::string whole = recorded_race(folder);
    const std::string record = folder.write("cut.jsonl", whole.substr(0, whole.size() / 2));
    const Ran resumed = paddock({"play", "--resume", record, "--no-odds"}, any_answers());
    EXPECT_EQ(resumed.exit, 0) << resumed.err;
    EXPECT_THAT(resumed.out, AllOf(HasSubstr("The seed of this match is not at hand"), HasSubstr("The race is over.")));
    const Ran verdict = paddock({"verify", record});
    EXPECT_EQ(verdict.exit, 0) << verdict.out;
    EXPECT_THAT(verdict.out, HasSubstr("proven: the seed"));
}

TEST(Records, the_seed_lies_beside_an_unfinished_record) {
    Folder folder;
    const std::string record = folder.path("race.jsonl");
    EXPECT_EQ(paddock({"play", "formula-d", "--seats", "4", "--record", record}, "1\nquit\n").exit, 0);
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"race.jsonl", "race.jsonl.seed"}));
    const auto readers = std::filesystem::status(folder.path("race.jsonl.seed")).permissions();
    EXPECT_EQ(readers & std::filesystem::perms::others_all, std::filesystem::perms::none);
    EXPECT_EQ(readers & std::filesystem::perms::group_all, std::filesystem::perms::none);
    const Ran resumed = paddock({"play", "--resume", record, "--no-odds"}, any_answers());
    EXPECT_EQ(resumed.exit, 0) << resumed.err;
    EXPECT_THAT(resumed.out, AllOf(HasSubstr("Going on with the record"), HasSubstr("The race is over.")));
    EXPECT_EQ(folder.names(), std::vector<std::string>{"race.jsonl"});
    EXPECT_THAT(paddock({"verify", record}).out, HasSubstr("all from the committed"));
}

TEST(Records, a_second_program_is_refused) {
    Folder folder;
    const std::string record = folder.path("race.jsonl");
    Talk first({"play", "formula-d", "--seats", "2", "--seed", "7", "--record", record});
    ASSERT_TRUE(first.hears("Recording to"));
    const std::string before = folder.read("race.jsonl");
    const Ran second = paddock({"play", "--resume", record, "--seed", "7"}, any_answers());
    EXPECT_EQ(second.exit, 3);
    EXPECT_EQ(second.err, "paddock: cannot write the record " + record + ": another program is writing to it\n");
    EXPECT_EQ(folder.read("race.jsonl"), before);
    first.say("quit");
    EXPECT_EQ(first.ended().exit, 0);
    EXPECT_EQ(paddock({"play", "--resume", record, "--seed", "7"}, "quit\n").exit, 0);
}

TEST(Records, a_wrong_seed_is_refused_and_changes_nothing) {
    Folder folder;
    const std::string whole = recorded_race(folder);
    const std::string half = whole.substr(0, whole.size() / 2);
    const std::string record = folder.write("cut.jsonl", half);
    const Ran ran = paddock({"play", "--resume", record, "--seed", "8"}, any_answers());
    EXPECT_EQ(ran.exit, 2);
    EXPECT_EQ(folder.read("cut.jsonl"), half);
}

TEST(Records, a_finished_match_resumes_to_its_standings) {
    Folder folder;
    const std::string whole = recorded_race(folder);
    const Ran ran = paddock({"play", "--resume", folder.path("race.jsonl")});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("  1st  car "));
    EXPECT_EQ(folder.read("race.jsonl"), whole);
}

TEST(Records, tampering_is_found) {
    Folder folder;
    const std::string whole = recorded_race(folder);
    const std::size_t roll = whole.find("gear ", whole.find("\"rolls\":[\"") + 40);
    ASSERT_NE(roll, std::string::npos);
    std::string tampered = whole;
    const std::size_t gear_roll = whole.find(": gear 1\"");
    ASSERT_NE(gear_roll, std::string::npos);
    tampered.replace(gear_roll, 9, ": gear 2\"");
    const Ran verdict = paddock({"verify", folder.write("tampered.jsonl", tampered)});
    EXPECT_EQ(verdict.exit, 1) << verdict.out;
    EXPECT_THAT(verdict.out, AllOf(HasSubstr("does not hold"), HasSubstr("tampered.jsonl:")));
    const Ran resumed = paddock({"play", "--resume", folder.path("tampered.jsonl")}, any_answers());
    EXPECT_NE(resumed.exit, 0);
    EXPECT_EQ(folder.read("tampered.jsonl"), tampered);
}

TEST(Records, what_is_no_record_is_bad_input) {
    Folder folder;
    const std::string whole = recorded_race(folder);
    const std::vector<std::string> texts{"",
                                         "\n",
                                         "{}",
                                         "[]\n",
                                         "null\n",
                                         "not a record\n",
                                         std::string(1000, '\0'),
                                         whole.substr(0, 100),
                                         "{\"paddock\":\"record\"}\n",
                                         whole + "{}\n",
                                         std::string("\xff\xfe") + whole};
    for (const std::string& text : texts) {
        const std::string file = folder.write("bad.jsonl", text);
        for (const std::vector<std::string>& words :
             {std::vector<std::string>{"replay", file}, {"verify", file}, {"play", "--resume", file}}) {
            const Ran ran = paddock(words);
            EXPECT_EQ(ran.exit, 2) << words[0] << " of " << text.substr(0, 40);
            EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        }
        EXPECT_EQ(folder.read("bad.jsonl"), text);
    }
}

TEST(Records, are_told_as_a_story) {
    Folder folder;
    recorded_race(folder);
    const std::string record = folder.path("race.jsonl");
    const Ran turns = paddock({"replay", record});
    EXPECT_EQ(turns.exit, 0);
    EXPECT_THAT(turns.out, AllOf(HasSubstr("formula-d at "), HasSubstr("[1] You: "), HasSubstr("The race is over."),
                                 HasSubstr("  1st  car ")));
    const Ran events = paddock({"replay", record, "--story", "events"});
    EXPECT_THAT(events.out, HasSubstr("FD-START-"));
    EXPECT_GT(lines_in(events.out), lines_in(turns.out));
    const Ran early = paddock({"replay", record, "--until", "10"});
    EXPECT_THAT(early.out,
                AllOf(HasSubstr("Here the story stops before the end."), Not(HasSubstr("The race is over."))));
    const Ran json = paddock({"replay", record, "--json"});
    EXPECT_THAT(json.out, AllOf(testing::StartsWith("{\"n\":1,\"event\":"), HasSubstr("\n{\"standings\":[")));
}

TEST(Records, pauses_are_part_of_the_story) {
    const Folder folder;
    std::string text = recorded_race(folder);
    const std::size_t header = text.find('\n') + 1;
    text = text.substr(0, text.find('\n', header) + 1);  // the start alone
    text += "{\"n\":2,\"act\":\"pause\",\"by\":\"host\"}\n{\"n\":3,\"act\":\"resume\",\"by\":\"host\"}\n";
    const Ran told = paddock({"replay", folder.write("paused.jsonl", text)});
    EXPECT_EQ(told.exit, 0) << told.err;
    EXPECT_THAT(told.out,
                AllOf(HasSubstr("The match is paused (by host)."), HasSubstr("The match goes on (by host).")));
}

}  // namespace
}  // namespace paddock::test
