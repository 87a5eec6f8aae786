#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands.hpp"
#include "cli/text.hpp"
#include "tests/support/child.hpp"

// Help, mistakes on the command line, and exit codes.
namespace paddock::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> words_of(std::string_view name) { return cli::split(name, ' '); }

TEST(Help, lists_every_command_and_every_exit_code) {
    const Ran ran = paddock({"help"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    for (const cli::Command& command : cli::commands())
        EXPECT_THAT(ran.out, HasSubstr("  " + std::string(command.name) + " "));
    for (const char* code : {"\n  0 ", "\n  1 ", "\n  2 ", "\n  3 ", "\n  130 "}) EXPECT_THAT(ran.out, HasSubstr(code));
    EXPECT_EQ(paddock({"--help"}).out, ran.out);
}

TEST(Help, of_each_command_is_complete) {
    for (const cli::Command& command : cli::commands()) {
        std::vector<std::string> asked = words_of(command.name);
        std::vector<std::string> helped{"help"};
        helped.insert(helped.end(), asked.begin(), asked.end());
        asked.emplace_back("--help");
        const Ran ran = paddock(asked);
        EXPECT_EQ(ran.exit, 0) << command.name;
        EXPECT_THAT(ran.err, IsEmpty());
        EXPECT_THAT(ran.out, HasSubstr("Usage: paddock " + std::string(command.name)));
        EXPECT_THAT(ran.out, HasSubstr("Examples:\n  "));
        EXPECT_THAT(ran.out, HasSubstr("Exit codes:"));
        for (const cli::Flag& flag : command.flags) EXPECT_THAT(ran.out, HasSubstr("--" + std::string(flag.name)));
        EXPECT_EQ(paddock(helped).out, ran.out) << command.name;
        EXPECT_FALSE(command.examples.empty()) << command.name;
    }
}

TEST(Help, every_example_parses) {
    for (const cli::Command& command : cli::commands()) {
        for (const std::string_view example : command.examples) {
            std::string text(example.substr(0, example.find_first_of("#<>|")));
            std::vector<std::string> words;
            for (const std::string& word : cli::split(text, ' ')) {
                if (!word.empty()) words.push_back(word);
            }
            if (words.empty() || words[0] != "paddock") continue;
            const std::size_t skipped = 1 + words_of(command.name).size();
            const std::span<const std::string> rest = std::span(words).subspan(skipped);
            EXPECT_NO_THROW((void)cli::Arguments::parse(command, rest)) << example;
        }
    }
}

// Whatever the help of play says one may type is understood at a question.
TEST(Help, words_at_a_question_are_understood) {
    const Ran help = paddock({"help", "play"});
    const std::string text = cli::joined(cli::split(help.out, '\n'), " ");
    const std::string before = "you may also type: ";
    const std::size_t at = text.find(before);
    ASSERT_NE(at, std::string::npos);
    const std::size_t begin = at + before.size();
    const std::vector<std::string> words = cli::split(text.substr(begin, text.find('.', begin) - begin), ',');
    EXPECT_GE(words.size(), 9U);
    std::string typed;
    for (const std::string& word : words) typed += word + "\n";
    const Ran ran = paddock({"play", "formula-d", "--seed", "7"}, typed);
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, Not(HasSubstr("is not understood")));
    for (const char* word : {"list", "words", "undo"}) EXPECT_THAT(text.substr(begin, 80), HasSubstr(word));
}

TEST(Help, of_a_group_shows_its_commands) {
    const Ran ran = paddock({"circuit", "--help"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("paddock circuit check"));
    EXPECT_THAT(ran.out, HasSubstr("paddock circuit draw"));
}

TEST(Help, the_version) {
    const Ran ran = paddock({"--version"});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_EQ(ran.out, "paddock " + std::string(cli::program_version) + "\n");
}

struct Mistake {
    std::vector<std::string> words;
    std::string says;
};

TEST(Mistakes, one_clear_sentence_and_exit_code_2) {
    const std::vector<Mistake> mistakes{
        {{"paly"}, "did you mean play?"},
        {{"frobnicate"}, "there is no command “frobnicate”"},
        {{"circuit"}, "say “paddock circuit check”, “paddock circuit draw”"},
        {{"help", "rpelay"}, "did you mean replay?"},
        {{"play", "formula-d", "--sed", "7"}, "did you mean --seed?"},
        {{"play", "formula-d", "--records", "x"}, "did you mean --record?"},
        {{"play", "formula-d", "--xyzzy"}, "there is no option --xyzzy"},
        {{"play", "formula-d", "--seed"}, "--seed needs a value"},
        {{"play", "formula-d", "--seed="}, "--seed needs a value"},
        {{"play", "formula-d", "--seed", "1", "--seed", "2"}, "--seed is given twice"},
        {{"play", "formula-d", "--no-odds=1"}, "--no-odds takes no value"},
        {{"play", "formula-d", "monaco"}, "one argument too many"},
        {{"play", "formula-e"}, "did you mean formula-d?"},
        {{"play", "formula-d", "--seats", "99"}, "whole number from 1 to 10"},
        {{"play", "formula-d", "--seats", "-1"}, "whole number"},
        {{"play", "formula-d", "--seats", "99999999999999999999"}, "whole number"},
        {{"play", "formula-d", "--seats", "11"}, "whole number from 1 to 10"},
        {{"play", "schneider", "--seats", "5"}, "whole number from 1 to 4"},
        {{"play", "formula-d", "--seats", "1"}, "cannot be played"},
        {{"play", "schneider", "--set", "autopilots=4"}, "autopilots fly every seat"},
        {{"serve", "--listen", "localhost", "--data", "/nonexistent/data"}, "--listen wants the number of an address"},
        {{"play", "formula-d", "--as", "7"}, "numbers of seats from 1 to 6"},
        {{"play", "formula-d", "--as", "1,,2"}, "numbers of seats"},
        {{"play", "formula-d", "--bots", "expert"}, "rookie, tourist, amateur, club, works"},
        {{"play", "formula-d", "--names", "Ada,Ben"}, "more names than there are persons"},
        {{"play", "formula-d", "--preset", "sunday"}, "first-race"},
        {{"play", "formula-d", "--set", "wether=yes"}, "did you mean weather?"},
        {{"play", "formula-d", "--set", "weather"}, "OPTION=VALUE"},
        {{"play", "formula-d", "--set", "weather=maybe"}, "yes or no"},
        {{"play", "formula-d", "--set", "laps=7"}, "from 1 to 3"},
        {{"play", "formula-d", "--set", "laps=1"}, "FD-GEN-02"},
        {{"play", "formula-d", "--set", "order_basis=luck"}, "progress, track"},
        {{"play", "formula-d", "--preset", "full-advanced", "--seats", "5"}, "FD-TEAM-01"},
        {{"play", "formula-d", "--circuit", "nowhere"}, "there is no circuit"},
        {{"play", "formula-d", "--circuit", "./nowhere.json"}, "cannot read"},
        {{"play", "formula-d", "--pack", "/nonexistent"}, "/nonexistent"},
        {{"play", "formula-d", "--dice", "loaded"}, "seed, hand"},
        {{"play", "formula-d", "--dice", "hand", "--seed", "3"}, "exclude each other"},
        {{"play", "--resume", "/nonexistent"}, "cannot read"},
        {{"play", "--resume", "x", "--seats", "3"}, "cannot be changed"},
        {{"replay"}, "expected FILE"},
        {{"replay", "/nonexistent"}, "cannot read"},
        {{"replay", "/"}, "cannot read"},
        {{"verify", "/dev/null"}, "empty"},
        {{"adjudicate", "/nonexistent"}, "cannot read"},
        {{"odds", "/nonexistent"}, "cannot read"},
        {{"circuit", "draw", "atlantis"}, "cannot read"},
        {{"circuit", "check"}, "expected FILE"},
        {{"options"}, "expected GAME"},
        {{"duel"}, "expected GAME"},
        {{"bench"}, "expected GAME"},
        {{"play"}, "say which game: formula-d, schneider"},
        {{"duel", "formula-d", "--between", "club:5,rookie"}, "only a works bot"},
        {{"duel", "formula-d", "--between", "works:5:6,rookie"}, "only a works bot"},
        {{"duel", "formula-d", "--nodes", "10", "--think", "5"}, "exclude each other"},
        {{"rules", "formula-d", "FD-NOPE-99"}, "has no rule"},
        {{"completion", "tcsh"}, "bash, zsh or fish"},
    };
    for (const Mistake& mistake : mistakes) {
        const Ran ran = paddock(mistake.words);
        const std::string typed = cli::joined(mistake.words, " ");
        EXPECT_EQ(ran.exit, 2) << typed << "\n" << ran.err;
        EXPECT_THAT(ran.err, HasSubstr(mistake.says)) << typed;
        EXPECT_THAT(ran.err, StartsWith("paddock")) << typed;
        EXPECT_THAT(ran.err, EndsWith("\n")) << typed;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << typed << "\n" << ran.err;
    }
}

TEST(Mistakes, without_a_command_the_overview_goes_to_stderr) {
    const Ran ran = paddock({});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr("Usage: paddock COMMAND"));
}

// The name of a file stands in what is said about it.
TEST(Mistakes, names_of_files_are_not_obeyed_by_terminals) {
    const Folder folder;
    const std::string file = folder.write("a\x1b[31m.json", "{");
    const std::string record = folder.write("r\xc2\x9b.jsonl", "{}\n");
    for (const std::vector<std::string>& words : {std::vector<std::string>{"adjudicate", file},
                                                  {"odds", file},
                                                  {"circuit", "check", file},
                                                  {"circuit", "draw", file},
                                                  {"play", "formula-d", "--circuit", file},
                                                  {"verify", record},
                                                  {"replay", record},
                                                  {"play", "--resume", record}}) {
        const Ran ran = paddock(words);
        EXPECT_EQ(ran.exit, 2) << words[0];
        const std::string said = ran.out + ran.err;
        EXPECT_EQ(said.find('\033'), std::string::npos) << words[0];
        EXPECT_EQ(said.find("\xc2\x9b"), std::string::npos) << words[0];
        EXPECT_THAT(said, HasSubstr(words.back().substr(0, 8))) << words[0];
    }
    const std::string name = folder.write("plain.json", "{");
    const std::string said = paddock({"odds", name}).err;
    EXPECT_EQ(said.find(name), said.rfind(name)) << "a file is named once: " << said;
}

TEST(Mistakes, hostile_words_do_no_harm) {
    const std::vector<std::string> hostile{std::string(100'000, 'a'),
                                           "\033[31mred",
                                           "a\nb",
                                           "\xff\xfe",
                                           "%s%n",
                                           "--=",
                                           "---",
                                           "-",
                                           "--\xc3",
                                           "$(reboot)",
                                           "\xc2\x9b"
                                           "31m"};
    for (const std::string& word : hostile) {
        for (const std::vector<std::string>& words : {std::vector<std::string>{word},
                                                      {"play", word},
                                                      {"play", "formula-d", word},
                                                      {"play", "formula-d", "--seats", word},
                                                      {"help", word},
                                                      {"rules", "formula-d", word},
                                                      {"play", "formula-d", "--set", word},
                                                      {"circuit", "draw", word}}) {
            const Ran ran = paddock(words);
            EXPECT_EQ(ran.exit, 2) << cli::shown(word);
            EXPECT_LT(ran.err.size(), 2000U);
            EXPECT_EQ(ran.err.find('\033'), std::string::npos);
            EXPECT_EQ(ran.err.find("\xc2\x9b"), std::string::npos);
        }
    }
}

TEST(Exits, an_answer_that_cannot_be_written_is_a_failure_of_the_system) {
    const Ran ran = paddock({"circuit", "draw", "monaco", "-o", "/nonexistent/monaco.svg"});
    EXPECT_EQ(ran.exit, 3);
    EXPECT_THAT(ran.err, HasSubstr("cannot write /nonexistent/monaco.svg"));
    const Ran full = paddock({"circuit", "draw", "monaco", "-o", "/dev/full"});
    EXPECT_EQ(full.exit, 3);
}

}  // namespace
}  // namespace paddock::test
