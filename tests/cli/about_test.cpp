#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <thread>

#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/options.hpp"
#include "table/words.hpp"
#include "tests/support/child.hpp"

// Games, options, presets, rules, completion, circuits.
namespace paddock::test {
namespace {

using table::Json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::unique_ptr<table::AnyMatch> opened(const table::Library& library, const Json& setup) {
    auto match = table::open_match(library, "setup", table::line_of(setup));
    EXPECT_TRUE(match.has_value()) << (match ? "" : to_text(match.error()[0]));
    return match ? std::move(*match) : nullptr;
}

Json parsed(const std::string& text) { return Json::parse(text, nullptr, false); }

TEST(Options, every_option_of_the_game_has_its_line_and_no_other) {
    const table::Library library;
    const auto match = opened(library, {{"game", "formula-d"}, {"seats", 6}});
    ASSERT_NE(match, nullptr);
    const Json options = match->setup()["options"];
    std::size_t described = 0;
    for (const table::OptionInfo& option : table::options_of("formula-d")) {
        ASSERT_TRUE(options.contains(std::string(option.key))) << option.key;
        const Json& usual = options[std::string(option.key)];
        const std::string text = usual.is_boolean()  ? usual.get<bool>() ? "yes" : "no"
                                 : usual.is_string() ? usual.get<std::string>()
                                                     : std::to_string(usual.get<int>());
        EXPECT_EQ(text, option.usual) << option.key;
        const std::string line = "option." + std::string(option.key) + ".line";
        EXPECT_TRUE(table::words_of("formula-d", table::Language::english).say(line).ends_with(".")) << option.key;
        ++described;
    }
    EXPECT_EQ(described, options.size());
}

TEST(Options, every_value_that_is_offered_is_taken) {
    for (const table::OptionInfo& option : table::options_of("formula-d")) {
        for (const std::string& value : cli::split(option.values, ' ')) {
            if (option.key == "laps" && value != "2") continue;  // road races only
            const Ran ran = paddock(
                {"play", "formula-d", "--set", std::string(option.key) + "=" + value, "--seed", "1", "--no-odds"});
            EXPECT_EQ(ran.exit, 0) << option.key << "=" << value << "\n" << ran.err;
        }
    }
}

TEST(Options, every_preset_can_be_played) {
    const table::Library library;
    for (const table::Preset& preset : table::presets_of("formula-d")) {
        const Json options = parsed(std::string(preset.options));
        ASSERT_TRUE(options.is_object()) << preset.key;
        const auto match =
            opened(library, {{"game", "formula-d"}, {"circuit", preset.circuit}, {"options", options}, {"seats", 6}});
        ASSERT_NE(match, nullptr) << preset.key;
    }
}

TEST(Options, are_listed_for_people_and_as_json) {
    const Ran text = paddock({"options", "formula-d"});
    const Ran json = paddock({"options", "formula-d", "--json"});
    EXPECT_EQ(text.exit, 0);
    EXPECT_EQ(json.exit, 0);
    for (const char* preset : {"first-race", "club-night", "full-advanced", "road-race"})
        EXPECT_THAT(text.out, HasSubstr(preset));
    const Json answer = parsed(json.out);
    ASSERT_TRUE(answer.is_object());
    EXPECT_EQ(answer["options"].size(), table::options_of("formula-d").size());
    EXPECT_EQ(answer["presets"].size(), table::presets_of("formula-d").size());
    EXPECT_THAT(text.out, HasSubstr("2 or 4; usually 2; FD-RUL-73"));
    const Ran between = paddock({"play", "formula-d", "--set", "team_stop_limit=3"});
    EXPECT_EQ(between.exit, 2);
    EXPECT_THAT(between.err, HasSubstr("team_stop_limit is 2 or 4, not “3”"));
}

TEST(Options, are_listed_in_the_language_that_is_asked_for) {
    const Ran italian = paddock({"--lang", "it", "options", "formula-d"});
    EXPECT_EQ(italian.exit, 0);
    EXPECT_THAT(italian.out, AllOf(HasSubstr("Regole facoltative"), HasSubstr("di solito no")));
    EXPECT_EQ(paddock({"options", "formula-d", "--lang=it"}).out, italian.out);
    const Ran nobody = paddock({"--lang", "tlh", "options", "formula-d"});
    EXPECT_EQ(nobody.exit, 2);
    EXPECT_THAT(nobody.err, HasSubstr("--lang is en, it or fr, not “tlh”"));
}

TEST(Games, lists_games_and_circuits) {
    const Ran text = paddock({"games"});
    EXPECT_EQ(text.exit, 0);
    EXPECT_THAT(text.out, AllOf(HasSubstr("formula-d"), HasSubstr("monaco"), HasSubstr("race-city")));
    EXPECT_EQ(parsed(paddock({"games", "--json"}).out)["games"][0]["key"], "formula-d");
}

TEST(Rules, by_id_by_chapter_by_word) {
    const Ran one = paddock({"rules", "formula-d", "fd-over-03"});
    EXPECT_EQ(one.exit, 0);
    EXPECT_THAT(one.out, HasSubstr("FD-OVER-03: "));
    const Ran chapter = paddock({"rules", "formula-d", "FD-SLIP"});
    EXPECT_THAT(chapter.out,
                AllOf(HasSubstr("FD-SLIP-01: "), HasSubstr("FD-SLIP-11: "), Not(HasSubstr("FD-OVER-03: "))));
    EXPECT_THAT(paddock({"rules", "formula-d"}).out, HasSubstr("Slipstream: FD-SLIP"));
    EXPECT_THAT(paddock({"rules", "formula-d", "--search", "tunnel"}).out, HasSubstr("FD-TUN-01"));
    EXPECT_EQ(paddock({"rules", "formula-d", "--search", "zeppelin"}).exit, 1);
}

TEST(Rules, all_of_them_can_be_shown) {
    const Ran all = paddock({"rules", "formula-d", "--all"});
    std::size_t count = 0;
    for (std::size_t at = all.out.find("FD-"); at != std::string::npos; at = all.out.find("\nFD-", at + 1)) ++count;
    EXPECT_EQ(count, 230U + 73U);
}

TEST(Completion, offers_what_could_come_next) {
    const auto next = [](std::vector<std::string> words) {
        words.insert(words.begin(), {"completion", "next", "--"});
        return paddock(words).out;
    };
    EXPECT_THAT(next({""}), AllOf(HasSubstr("play\t"), HasSubstr("circuit\n"), HasSubstr("verify\t")));
    EXPECT_THAT(next({"re"}), AllOf(HasSubstr("replay"), Not(HasSubstr("play\tplay"))));
    EXPECT_THAT(next({"circuit", ""}), AllOf(HasSubstr("check\t"), HasSubstr("draw\t")));
    EXPECT_THAT(next({"play", "formula-d", "--pre"}), testing::StartsWith("--preset\t"));
    EXPECT_THAT(next({"play", "formula-d", "--preset", ""}), HasSubstr("club-night\t"));
    EXPECT_THAT(next({"play", "formula-d", "--record", ""}), testing::StartsWith(":files"));
    EXPECT_THAT(next({"circuit", "draw", "mon"}), HasSubstr("monaco\t"));
    EXPECT_EQ(next({"nonsense", ""}), "");
}

TEST(Completion, scripts_for_three_shells) {
    for (const char* shell : {"bash", "zsh", "fish"}) {
        const Ran ran = paddock({"completion", shell});
        EXPECT_EQ(ran.exit, 0);
        EXPECT_THAT(ran.out, HasSubstr("paddock"));
        EXPECT_THAT(ran.out, HasSubstr("completion next -- "));
    }
}

TEST(Completion, the_bash_script_works_in_bash) {
    Folder folder;
    const std::string script =
        folder.write("try.sh", "source '" + folder.write("completion.sh", paddock({"completion", "bash"}).out) +
                                   "'\n"
                                   "COMP_WORDS=('" PADDOCK_PROGRAM
                                   "' circuit dr)\nCOMP_CWORD=2\n_paddock\necho \"${COMPREPLY[@]}\" > '" +
                                   folder.path("answer") + "'\n");
    ASSERT_EQ(std::system(("bash '" + script + "'").c_str()), 0);
    EXPECT_EQ(folder.read("answer"), "draw\n");
}

std::string content_file(const char* below) {
    return (std::filesystem::path(PADDOCK_SOURCE_DIR) / "content" / below).string();
}

std::string monaco() { return content_file("circuits/monaco.json"); }

TEST(Circuits, sound_ones_are_called_so) {
    const Ran ran = paddock({"circuit", "check", monaco()});
    EXPECT_EQ(ran.exit, 0);
    EXPECT_THAT(ran.out, HasSubstr("monaco.json: sound"));
    EXPECT_EQ(paddock({"circuit", "check", "--quiet", monaco()}).out, "");
}

TEST(Circuits, faults_are_told_with_their_place) {
    Folder folder;
    std::ifstream file(monaco());
    Json circuit = Json::parse(file, nullptr, false);
    circuit["rules"]["elements"][1]["stops"] = 9;
    const std::string faulty = folder.write("faulty.json", circuit.dump());
    const Ran ran = paddock({"circuit", "check", monaco(), faulty});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.out, AllOf(HasSubstr("sound"), HasSubstr("faulty.json"), HasSubstr("/rules/elements/1/stops")));
    const Ran broken = paddock({"circuit", "check", folder.write("broken.json", "{\"rules\": ")});
    EXPECT_EQ(broken.exit, 2);
    EXPECT_THAT(broken.out, HasSubstr("broken.json:1:"));
    circuit["key"] = 5;
    const Ran nameless = paddock({"circuit", "check", folder.write("nameless.json", circuit.dump())});
    const std::size_t first = nameless.out.find("/key: ");
    ASSERT_NE(first, std::string::npos) << nameless.out;
    EXPECT_EQ(nameless.out.find("/key: ", first + 1), std::string::npos) << "a fault is told once\n" << nameless.out;
}

TEST(Circuits, bots_shake_a_circuit_down) {
    const Ran ran = paddock({"circuit", "shakedown", "nice", "--races", "2", "--seats", "3", "--json"});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    const Json report = Json::parse(ran.out, nullptr, false);
    ASSERT_TRUE(report.is_object()) << ran.out;
    EXPECT_EQ(report["circuit"], "nice");
    EXPECT_EQ(report["races"], 2);
    EXPECT_EQ(report["cars"], 6);
    EXPECT_EQ(report["par"]["turns"], 15.5);
    EXPECT_GE(report["laps"].get<int>(), report["finished"].get<int>());
    EXPECT_LE(report["finished"].get<int>(), 6);
    ASSERT_EQ(report["corners"].size(), 5U);
    for (const Json& corner : report["corners"]) EXPECT_LE(corner["lost"].get<int>(), corner["entered"].get<int>());
    EXPECT_EQ(report["corners"][0]["name"], "Hôtel Negresco");
    EXPECT_GE(report["corners"][0]["entered"].get<int>(), report["laps"].get<int>());
    const auto never = report["never_used"].get<std::vector<std::string>>();
    EXPECT_LT(never.size(), report["spaces"].get<std::size_t>());
    EXPECT_EQ(paddock({"circuit", "shakedown", "nice", "--races", "2", "--seats", "3", "--json"}).out, ran.out)
        << "the same seed, the same races";
}

TEST(Circuits, a_shakedown_of_a_file_is_told_to_people) {
    const Ran ran = paddock({"circuit", "shakedown", content_file("circuits/nice.json"), "--races", "1"});
    EXPECT_EQ(ran.exit, 0) << "the very file that is built in";
    Folder folder;
    Json circuit = Json::parse(std::ifstream(content_file("circuits/nice.json")), nullptr, false);
    circuit["key"] = "my-nice";
    circuit.erase("par");
    const Ran own = paddock({"circuit", "shakedown", folder.write("my-nice.json", circuit.dump()), "--races", "1"});
    EXPECT_EQ(own.exit, 0) << own.err;
    EXPECT_THAT(own.out, AllOf(HasSubstr("my-nice: 1 races"), HasSubstr("A first lap takes"),
                               HasSubstr("Avenue des Phocéens"), HasSubstr("survive")));
    EXPECT_EQ(own.out.find("par is"), std::string::npos);
    const Ran nowhere = paddock({"circuit", "shakedown", "nowhere"});
    EXPECT_EQ(nowhere.exit, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("there is no circuit “nowhere”"));
}

TEST(Circuits, courses_are_checked_in_both_halves) {
    const std::string course = content_file("schneider/courses/venice-1927.json");
    const std::string drawing = content_file("drawings/schneider/venice-1927.json");
    const Ran sound = paddock({"circuit", "check", course, drawing});
    EXPECT_EQ(sound.exit, 0) << sound.out;
    EXPECT_THAT(sound.out, AllOf(HasSubstr("sound (Venice 1927, 28 squares, 4 lines)"),
                                 HasSubstr("sound (the drawing of Venice 1927, 4 signs")));
    Folder folder;
    Json changed = Json::parse(std::ifstream(course), nullptr, false);
    changed["elements"].insert(changed["elements"].begin(), Json{{"squares", 1}, {"colour", "red"}});
    const Ran faulty = paddock({"circuit", "check", folder.write("faulty.json", changed.dump()), drawing});
    EXPECT_EQ(faulty.exit, 2);
    EXPECT_THAT(faulty.out, AllOf(HasSubstr("faulty.json: /elements/0/colour: unknown key"),
                                  HasSubstr("no sound course \"venice-1927\" is built in or given with it")));
    changed["elements"][0] = {{"line", 4}};
    EXPECT_THAT(paddock({"circuit", "check", folder.write("faulty.json", changed.dump())}).out,
                HasSubstr("a line lies between squares"));
    // A sound course whose drawing was made for another one.
    changed["elements"].erase(changed["elements"].end() - 2);
    changed["elements"].erase(changed["elements"].begin());
    const std::string other = folder.write("other.json", changed.dump());
    const Ran apart = paddock({"circuit", "check", other, drawing});
    EXPECT_EQ(apart.exit, 2);
    EXPECT_THAT(apart.out, AllOf(HasSubstr("other.json: sound"), HasSubstr(drawing + ": /flight/parts")));
}

TEST(Circuits, courses_are_drawn_by_key_and_by_either_half) {
    const std::string course = content_file("schneider/courses/venice-1927.json");
    const std::string drawing = content_file("drawings/schneider/venice-1927.json");
    const std::string drawn = paddock({"circuit", "draw", "venice-1927"}).out;
    EXPECT_THAT(drawn, AllOf(testing::StartsWith("<svg"), HasSubstr("<title>Venice 1927</title>")));
    EXPECT_EQ(paddock({"circuit", "draw", course}).out, drawn);
    EXPECT_EQ(paddock({"circuit", "draw", drawing}).out, drawn);
    EXPECT_EQ(paddock({"circuit", "draw", drawing, course}).out, drawn);
    const std::string naples = content_file("drawings/schneider/naples-1922.json");
    const Ran mixed = paddock({"circuit", "draw", course, naples});
    EXPECT_EQ(mixed.exit, 2);
    EXPECT_THAT(mixed.err, HasSubstr("these are halves of different courses"));
    const Ran two = paddock({"circuit", "draw", monaco(), course});
    EXPECT_EQ(two.exit, 2);
    EXPECT_THAT(two.err, HasSubstr("a circuit is drawn from one file"));
    Folder folder;
    Json unknown = Json::parse(std::ifstream(drawing), nullptr, false);
    unknown["key"] = "nowhere";
    EXPECT_EQ(paddock({"circuit", "draw", folder.write("unknown.json", unknown.dump())}).exit, 2);
}

// A pipe with a writer is as good as a file; one without is not waited for.
TEST(Circuits, may_come_through_a_pipe) {
    Folder folder;
    const std::string pipe = folder.path("pipe");
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const Ran nobody = paddock({"circuit", "check", pipe});
    EXPECT_EQ(nobody.exit, 2);
    EXPECT_THAT(nobody.err, HasSubstr("it is a pipe, and for 5 seconds nobody wrote to it"));
    std::thread writer([&] { std::ofstream(pipe) << std::ifstream(monaco()).rdbuf(); });
    const Ran somebody = paddock({"circuit", "check", pipe});
    writer.join();
    EXPECT_EQ(somebody.exit, 0) << somebody.err;
    const std::string substituted = "bash -c \"'" PADDOCK_PROGRAM "' circuit check <(sleep 1; cat '" + monaco() +
                                    "') > '" + folder.path("out") + "'\"";
    EXPECT_EQ(std::system(substituted.c_str()), 0);
    EXPECT_THAT(folder.read("out"), HasSubstr("sound"));
}

TEST(Circuits, a_pack_with_a_pipe_in_it_is_refused) {
    Folder folder;
    folder.write("pack.json", R"({"name": "mine", "version": "1"})");
    std::filesystem::create_directory(folder.path("circuits"));
    ASSERT_EQ(::mkfifo(folder.path("circuits/a.json").c_str(), 0600), 0);
    const Ran ran = paddock({"games", "--pack", folder.path("")});
    EXPECT_EQ(ran.exit, 2);
    EXPECT_THAT(ran.err, HasSubstr("circuits/a.json: this is no ordinary file"));
}

TEST(Circuits, are_drawn_by_day_and_by_night) {
    Folder folder;
    EXPECT_EQ(paddock({"circuit", "draw", "monaco", "-o", folder.path("day.svg")}).exit, 0);
    EXPECT_EQ(paddock({"circuit", "draw", monaco(), "--night", "--output", folder.path("night.svg")}).exit, 0);
    EXPECT_THAT(folder.read("day.svg"), testing::StartsWith("<svg"));
    EXPECT_NE(folder.read("day.svg"), folder.read("night.svg"));
    EXPECT_EQ(paddock({"circuit", "draw", "monaco"}).out, folder.read("day.svg"));
    EXPECT_EQ(folder.names(), (std::vector<std::string>{"day.svg", "night.svg"}));
}

TEST(Circuits, a_drawing_that_fails_leaves_the_old_file_alone) {
    Folder folder;
    const std::string old = folder.write("board.svg", "old");
    EXPECT_EQ(paddock({"circuit", "draw", folder.write("bad.json", "[]"), "-o", old}).exit, 2);
    EXPECT_EQ(folder.read("board.svg"), "old");
}

TEST(Circuits, a_file_can_be_raced_on) {
    Folder folder;
    std::ifstream file(monaco());
    Json circuit = Json::parse(file, nullptr, false);
    circuit["key"] = "my-town";
    const std::string mine = folder.write("mine-" + std::string(90, 'x') + ".json", circuit.dump());
    const Ran ran =
        paddock({"play", "formula-d", "--circuit", mine, "--as", "none", "--seed", "1", "--record", folder.path("r")});
    EXPECT_EQ(ran.exit, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("The race is over."));
    const Ran without = paddock({"verify", folder.path("r")});
    EXPECT_EQ(without.exit, 2) << "without the circuit nothing can be verified";
    EXPECT_THAT(without.err, HasSubstr("--circuit FILE"));
    EXPECT_EQ(paddock({"verify", folder.path("r"), "--circuit", mine}).exit, 0);
    const std::string flag = " --circuit " + mine;
    EXPECT_THAT(ran.out, AllOf(HasSubstr("   paddock replay " + folder.path("r") + flag + "\n"),
                               HasSubstr("   paddock verify " + folder.path("r") + flag + "\n")));
    const Ran stopped = paddock({"play", "formula-d", "--circuit", mine, "--record", folder.path("s")}, "quit\n");
    EXPECT_THAT(stopped.out, HasSubstr("   paddock play --resume " + folder.path("s") + flag + "\n"));
    EXPECT_THAT(paddock({"play", "--resume", folder.path("s")}).err, HasSubstr("--circuit FILE"));
    EXPECT_EQ(paddock({"play", "--resume", folder.path("s"), "--circuit", mine}, "quit\n").exit, 0);
}

}  // namespace
}  // namespace paddock::test
