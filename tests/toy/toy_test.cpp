#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

#include "cli/program.hpp"
#include "table/games.hpp"
#include "table/replay.hpp"
#include "table/scenario.hpp"
#include "tests/server/support.hpp"
#include "tests/support/battery.hpp"
#include "tests/toy/binding.hpp"

// A game that no shared code has ever heard of is played everywhere in the house: it is on the lists, and that is all.
namespace paddock::toy {
namespace {

using table::Json;
using ::testing::HasSubstr;

// What the program says to a command line, the answers typed in.
std::string said(const std::vector<std::string>& words, const std::string& typed = "") {
    int ends[2] = {-1, -1};
    EXPECT_EQ(::pipe(ends), 0);
    EXPECT_EQ(::write(ends[1], typed.data(), typed.size()), static_cast<ssize_t>(typed.size()));
    ::close(ends[1]);
    std::ostringstream out;
    cli::LineReader in(ends[0]);
    cli::Console console(out, out, in, {});
    const cli::Exit exit = cli::run(words, console);
    ::close(ends[0]);
    EXPECT_EQ(exit, cli::Exit::fine) << out.str();
    return out.str();
}

TEST(Toy, survives_the_battery) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const Dash game{2 + static_cast<int>(seed % 3)};
        tests::Battery<Dash> battery(game, parse_choice, seed);
        const State end = battery.play([](const State&, Seat, Choice, const State&) {});
        EXPECT_TRUE(game.awaiting(end).empty());
    }
}

TEST(Toy, is_played_recorded_replayed_and_verified_in_the_terminal) {
    const tests::Folder folder;
    const std::string record = folder.path + "/dash.jsonl";
    std::string answers;
    for (int i = 0; i < 12; ++i) answers += "walk\n1\n";
    const std::string played = said({"play", "toy", "--as", "1,2", "--seed", "7", "--record", record}, answers);
    EXPECT_THAT(played, HasSubstr("Walk or run?"));
    EXPECT_THAT(said({"replay", record}), HasSubstr("Runner 2 takes 1 step."));
    EXPECT_THAT(said({"verify", record}), HasSubstr("19 answers"));
}

TEST(Toy, is_settled_as_a_scenario) {
    const table::Library library;
    const auto settled = table::adjudicate(library, "dash", R"({"game": "toy",
        "position": {"turn": 2, "runners": [9, 7]}, "rolls": ["run 5"], "choices": ["2: run"],
        "expect": {"position": {"runners": [9, 10]}, "events": ["TOY-RUN-01"]}})");
    EXPECT_TRUE(settled.as_expected()) << settled.fault.value_or("");
    const auto wrong = table::adjudicate(library, "dash", R"({"game": "toy",
        "position": {"turn": 2, "runners": [9, 7]}, "choices": ["1: walk"]})");
    EXPECT_THAT(wrong.fault.value_or(""), HasSubstr("TOY-TURN-01"));
}

TEST(Toy, is_played_to_its_end_on_the_server) {
    using namespace server::tests;
    RunningServer server;
    TwoAtATable table(server, nullptr, {{"game", "toy"}});
    table.start();
    Player ada(table.ada, table.id);
    Player ben(table.ben, table.id);
    ada.hear();
    ben.hear();
    for (int answers = 0; answers < 100 && !ada.news["over"].get<bool>(); ++answers) {
        Player& next = ada.asked() ? ada : ben;
        ASSERT_TRUE(next.asked());
        ASSERT_EQ(next.answer().value("ok", false), true);
        ada.hear();
        ben.hear();
    }
    EXPECT_TRUE(ada.news["over"].get<bool>());
    const auto record = table.ada.get("/api/tables/" + table.id + "/record");
    EXPECT_TRUE(table::verify(table::Library(), "record", record.body).sound());
}

}  // namespace
}  // namespace paddock::toy
