#include "cli/commands.hpp"

#include "cli/console.hpp"
#include "cli/program_game.hpp"
#include "table/games.hpp"

// What every command takes, in the words its --help shows.
namespace paddock::cli {

namespace {

constexpr Flag circuit_flag{"circuit", "KEY|FILE",
                            "where: a built-in circuit or course (monaco, venice-1927, …) or a circuit file",
                            Offers::circuits};
constexpr Flag pack_flag{.name = "pack",
                         .value = "DIR",
                         .meaning = "also use the circuits of this pack folder; may be given several times",
                         .offers = Offers::folders,
                         .repeatable = true};
constexpr Flag preset_flag{"preset", "NAME", "a ready set of options; \"paddock options GAME\" lists them",
                           Offers::presets};
constexpr Flag set_flag{.name = "set",
                        .value = "OPTION=VALUE",
                        .meaning = "change one option; may be given several times",
                        .repeatable = true};
constexpr Flag seed_flag{"seed", "TEXT", "draw the dice from this seed: the same answers then give the same match"};
constexpr Flag data_flag{"data", "DIR", "the folder of the store (usually paddock in your data folder)",
                         Offers::folders};
constexpr Flag json_flag{"json", "", "answer in JSON"};

// Lines that begin with "paddock COMMAND " from every game, then those of no game.
std::vector<std::string_view> examples(std::string_view command, std::initializer_list<std::string_view> more = {}) {
    std::vector<std::string_view> lines;
    const std::string start = "paddock " + std::string(command) + " ";
    for (const table::GameInfo& game : table::games()) {
        for (const std::string_view line : program_game(game.key).examples) {
            if ((std::string(line) + " ").starts_with(start)) lines.push_back(line);
        }
    }
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

Command play() {
    return {
        .name = "play",
        .takes = "GAME",
        .most = 1,
        .offers = Offers::games,
        .summary = "play a match in this terminal, against bots and with others",
        .text =
            "Starts a match and asks you, turn by turn, what your car or plane does. Answer with the number of a "
            "choice "
            "or with its text. At any question you may also type: help, why, log, odds, list, board, words, undo, "
            "quit.\n"
            "Seats that no person takes are driven by bots: rookie, club or works; autopilots, where a game has them, "
            "by "
            "the rules. "
            "With several numbers in --as, several persons share the keyboard; where somebody's cards are shown, the "
            "others are asked to look away.\n"
            "With --record every answer is on disk before the match goes on. After quit, Ctrl-C or a power cut, "
            "--resume goes on from there.\n"
            "In a pipe the match reads its answers from stdin, one a line, and ends cleanly where they end.",
        .flags = {preset_flag,
                  set_flag,
                  circuit_flag,
                  pack_flag,
                  {"seats", "N", "how many cars or planes race (usually 6 cars, 4 planes)"},
                  {"as", "LIST", "the seats of persons, as 1 or 1,3; none to watch bots (usually 1)"},
                  {"names", "LIST", "names of the persons, as Ada,Ben"},
                  {"bots", "LIST", "levels of the bots in turn: rookie, club, works (usually club)", Offers::levels},
                  {"think", "MS",
                   "milliseconds a works bot may think about one answer (usually a few hundredths of a second)"},
                  seed_flag,
                  {"dice", "HOW", "seed: drawn from a committed seed; hand: you roll real dice and type them in",
                   Offers::words, "seed hand"},
                  {"record", "FILE", "write the match to this new file", Offers::files},
                  {"resume", "FILE", "go on with a recorded match", Offers::files},
                  {"board", "HOW", "strip: drawn; words: told in sentences (usual in a pipe)", Offers::words,
                   "strip words"},
                  {"story", "HOW", "turns: a line for each turn; events: a line for each event (usual in a pipe)",
                   Offers::words, "turns events"},
                  {"no-odds", "", "do not work out odds beside the choices"},
                  {"no-hints", "", "no word of advice where a kind of question first comes up"}},
        .examples =
            examples("play", {"paddock play --resume evening.jsonl                   # go on where it stopped"}),
        .run = run_play};
}

Command serve() {
    return {.name = "serve",
            .summary = "open the table in the browser: alone, with friends, live or over weeks",
            .text =
                "Starts the server with the web client inside, prints its address, and keeps every race in a folder of "
                "this machine. Only this machine can reach it unless --listen says otherwise; behind a proxy with TLS, "
                "--public-url names the address people use. Ctrl-C or a polite kill ends it; whatever a player was "
                "told is on disk.\n"
                "The log goes to stderr, one line of JSON for each thing. Ends with 0 when it was stopped, with 2 when "
                "the store is damaged or of a later version, and with 3 when the port is in use or the folder cannot "
                "be written.",
            .flags = {{"port", "N", "the port (usually 8034; 0 takes one that is free)"},
                      {"listen", "ADDRESS", "the network address to listen on (usually 127.0.0.1; 0.0.0.0 is all)"},
                      {"data", "DIR", "where races are kept (usually ~/.local/share/paddock)", Offers::folders},
                      {"public-url", "URL", "the address people use when a proxy stands in front"},
                      {.name = "proxy",
                       .value = "ADDRESS",
                       .meaning = "the address of a proxy, which is believed when it says who asks (with an https "
                                  "--public-url usually 127.0.0.1 and ::1; may be repeated)",
                       .repeatable = true},
                      {"made-a-minute", "N",
                       "how many tables, accounts and sessions one address may make in a minute (usually 60)"},
                      {"messages-a-second", "N",
                       "how many messages a socket may send in a second, twice as many at once (usually 20)"},
                      {"bot-threads", "N", "how many bots think at once (usually 1)"},
                      {"open", "", "open the browser"}},
            .examples = {"paddock serve --open", "paddock serve --listen 0.0.0.0 --port 80 --data /srv/paddock",
                         "paddock serve --public-url https://race.example"},
            .run = run_serve};
}

Command replay() {
    return {
        .name = "replay",
        .takes = "FILE",
        .least = 1,
        .most = 1,
        .offers = Offers::files,
        .summary = "show a recorded match as a story",
        .text =
            "Plays a record again and tells what happened, with the standings at the end. FILE may be - for stdin. A "
            "record that stops in mid-race is told as far as it goes.",
        .flags = {{"until", "N", "stop after the first N answers"},
                  {"story", "HOW", "turns: a line for each turn; events: a line for each event", Offers::words,
                   "turns events"},
                  circuit_flag,
                  pack_flag,
                  {"json", "", "every event as one line of JSON, then the standings"}},
        .examples = {"paddock replay evening.jsonl", "paddock replay evening.jsonl --until 40 --story events",
                     "paddock replay evening.jsonl --json | grep '\"car-out\"'"},
        .run = run_replay};
}

Command verify() {
    return {.name = "verify",
            .takes = "FILE",
            .least = 1,
            .most = 1,
            .offers = Offers::files,
            .summary = "prove that a record is fair: every answer legal, every roll from the committed seed",
            .text =
                "Plays a record again, checks each answer against the rules and each roll against the seed that was "
                "promised in the header. Ends with 0 when the record holds, with 1 and the first thing that does not.",
            .flags = {circuit_flag, pack_flag, json_flag},
            .examples = {"paddock verify evening.jsonl"},
            .run = run_verify};
}

Command adjudicate() {
    return {.name = "adjudicate",
            .takes = "FILE",
            .least = 1,
            .most = 1,
            .offers = Offers::files,
            .summary = "settle a position: scripted rolls and answers, and what the rules make of them",
            .text =
                "Reads a scenario (docs/scenario.md) from FILE or, with -, from stdin: a position, rolls, answers, and "
                "what "
                "is expected. Answers in JSON with the events, their rules and the position after. Ends with 1 when an "
                "expectation is not met, an answer is illegal or a roll was not scripted, and names it.",
            .flags = {circuit_flag, pack_flag, {"text", "", "answer in sentences instead of JSON"}},
            .examples = {"paddock adjudicate block.json", "paddock adjudicate - < block.json | jq .events"},
            .run = run_adjudicate};
}

Command odds() {
    return {
        .name = "odds",
        .takes = "FILE",
        .least = 1,
        .most = 1,
        .offers = Offers::files,
        .summary = "exact odds of an answer in a position",
        .text =
            "Reads a scenario (docs/scenario.md) from FILE or, with -, from stdin, plays its answers but the last, and "
            "works out how the last can turn out, by running the rules through every roll: where the car ends, what "
            "it loses, whether it spins or is out. Nothing is sampled.",
        .flags = {circuit_flag, pack_flag, {"text", "", "answer in sentences instead of JSON"}},
        .examples = {"paddock odds corner.json", "paddock odds corner.json --text"},
        .run = run_odds};
}

Command circuit_check() {
    return {
        .name = "circuit check",
        .takes = "FILE…",
        .least = 1,
        .most = 10000,
        .offers = Offers::files,
        .summary = "check circuits and courses",
        .text =
            "Reads circuit files (docs/circuits.md) and both halves of courses (docs/courses.md), compiles and "
            "validates "
            "them, and reports every fault with file, place and meaning. The drawing of a course is held against the "
            "rules half of its key, given with it or built in. Ends with 0 when all are sound, with 2 when one has "
            "faults or cannot be read.",
        .flags = {{"quiet", "", "say nothing about sound files"}},
        .examples = {"paddock circuit check content/circuits/*.json",
                     "paddock circuit check my-bay.json my-bay-drawing.json"},
        .run = run_circuit_check};
}

Command circuit_draw() {
    return {
        .name = "circuit draw",
        .takes = "KEY|FILE…",
        .least = 1,
        .most = 2,
        .offers = Offers::circuits,
        .summary = "draw a circuit or course as SVG",
        .text =
            "Draws the board of a built-in circuit or course, of a circuit file, or of a course by its two halves; a "
            "half that is not given is the built-in one of that key.",
        .flags = {{"output", "FILE", "write the drawing to this file (without it: to stdout)", Offers::files, "", 'o'},
                  {"night", "", "the night palette"},
                  pack_flag},
        .examples = {"paddock circuit draw monaco -o monaco.svg", "paddock circuit draw venice-1927 -o venice.svg",
                     "paddock circuit draw my-town.json --night -o my-town.svg"},
        .run = run_circuit_draw};
}

Command duel() {
    return {
        .name = "duel",
        .takes = "GAME",
        .least = 1,
        .most = 1,
        .offers = Offers::games,
        .summary = "let two levels of bots race each other and count the wins",
        .text =
            "Races of six cars, three against three, or of four planes, two against two. The sides change seats from "
            "race to race, and the two races of a pair share their dice. Prints each side's share of wins with its "
            "95 % confidence interval, the share of its seats that finish, their mean place, and how long an answer "
            "took. Planes change nations too. A win is the first place at the end, of the race or of the campaign; "
            "an autopilot may take it, and then neither side has. Ctrl-C ends it early and prints what there is.",
        .flags = {{"between", "A,B",
                   "the two levels (usually club,rookie), or one against autopilots; works:20 thinks 20 milliseconds",
                   Offers::levels},
                  {"races", "N", "how many races, or campaigns (usually 300)"},
                  {"seats", "N", "how many cars or planes in a race (usually 6, at most what the game takes)"},
                  {"campaign", "LENGTH", "whole campaigns, where a game has them: short, medium, long or trophy"},
                  {"think", "MS", "milliseconds a works bot may think about one answer (usually 5)"},
                  {"nodes", "N", "positions it may look at, instead of --think: the same result on every machine"},
                  preset_flag,
                  set_flag,
                  circuit_flag,
                  pack_flag,
                  {"seed", "TEXT", "other dice"},
                  json_flag},
        .examples = examples("duel"),
        .run = [](const Arguments& arguments, Console& console) {
            catch_interrupts();
            return run_duel(arguments, console);
        }};
}

Command bench() {
    return {
        .name = "bench",
        .takes = "GAME",
        .least = 1,
        .most = 1,
        .offers = Offers::games,
        .summary = "measure the speed of the rules and the bots on this machine",
        .text =
            "Measures one core on a race that the first line names. The raw cost of copying a state and of one roll "
            "stands beside it. Every figure is the median of several rounds.",
        .flags = {{"seconds", "N", "how long each measurement may take (usually 2)"}, json_flag},
        .examples = examples("bench"),
        .run = run_bench};
}

Command store_check() {
    return {
        .name = "store check",
        .summary = "check the tables kept on this machine",
        .text =
            "Looks through the files of the store, the order of every record's lines, and plays every record again: "
            "each answer must be legal, each roll the one its seed gives. A server may run meanwhile. Ends with 0 "
            "when all is sound, with 1 and what is not.",
        .flags = {data_flag, pack_flag},
        .examples = {"paddock store check", "paddock store check --data /srv/paddock"},
        .run = run_store_check};
}

Command store_export() {
    return {
        .name = "store export",
        .takes = "TABLE",
        .least = 1,
        .most = 1,
        .summary = "write the record of a table",
        .text =
            "Writes the record (docs/record.md) to stdout or to a new file. A match that is not over holds secrets, "
            "so it is only written when asked for; its seed then goes beside the file, as FILE.seed, and \"paddock "
            "play --resume FILE\" can go on with it.",
        .flags = {{"output", "FILE", "write the record to this new file (without it: to stdout)", Offers::files, "",
                   'o'},
                  {"with-secrets", "", "also when the match is not over"},
                  data_flag},
        .examples = {"paddock store export k3v9x0q2 -o race.jsonl", "paddock store export k3v9x0q2 | paddock replay -"},
        .run = run_store_export};
}

Command store_import() {
    return {
        .name = "store import",
        .takes = "FILE",
        .least = 1,
        .most = 1,
        .offers = Offers::files,
        .summary = "make a table of a record",
        .text =
            "Checks the record as \"paddock verify\" does and keeps it as a table of its own, over or running. A match "
            "that is not over needs its seed beside it, as FILE.seed. No server may have the store open.",
        .flags = {data_flag, pack_flag},
        .examples = {"paddock store import evening.jsonl"},
        .run = run_store_import};
}

Command store_backup() {
    return {
        .name = "store backup",
        .takes = "FILE",
        .least = 1,
        .most = 1,
        .offers = Offers::files,
        .summary = "copy the store to a new file, while a server runs too",
        .text =
            "The copy is the store at one moment, secrets included: keep it as safe as the store itself. To go back "
            "to it, put it into an empty folder as paddock.sqlite.",
        .flags = {data_flag},
        .examples = {"paddock store backup monday.sqlite"},
        .run = run_store_backup};
}

Command games() {
    return {.name = "games",
            .summary = "list the games and circuits there are",
            .flags = {pack_flag, json_flag},
            .examples = {"paddock games", "paddock games --pack my-pack"},
            .run = run_games};
}

Command options() {
    return {.name = "options",
            .takes = "GAME",
            .least = 1,
            .most = 1,
            .offers = Offers::games,
            .summary = "list a game's options and presets, a line for each",
            .text = "Every option can be switched by itself with --set OPTION=VALUE; a preset is a ready set of them.",
            .flags = {json_flag},
            .examples = examples("options"),
            .run = run_options};
}

Command rules() {
    return {
        .name = "rules",
        .takes = "GAME [ID…]",
        .least = 1,
        .most = 100,
        .offers = Offers::games,
        .summary = "show the rules of a game, or one rule by its id",
        .text =
            "Without an id, lists the chapters. An id as FD-OVER-03 shows that rule; the beginning of one, as FD-OVER, "
            "shows the whole chapter.",
        .flags = {{"search", "WORD", "rules that hold this word"}, {"all", "", "every rule there is"}},
        .examples = examples("rules"),
        .run = run_rules};
}

Command completion() {
    return {
        .name = "completion",
        .takes = "bash|zsh|fish|next",
        .least = 1,
        .most = 1000,
        .offers = Offers::words,
        .words = "bash zsh fish next",
        .summary = "print a script that teaches your shell these commands",
        .text =
            "The scripts ask the program itself: \"completion next -- WORD…\" prints what could stand in the place of "
            "the last word, a line for each.",
        .examples =
            examples("completion", {"source <(paddock completion bash)               # in ~/.bashrc",
                                    "source <(paddock completion zsh)                # in ~/.zshrc, after compinit",
                                    "paddock completion fish > ~/.config/fish/completions/paddock.fish"}),
        .run = run_completion};
}

Command help() {
    return {.name = "help",
            .takes = "[COMMAND]",
            .most = 2,
            .offers = Offers::words,
            .words = "play serve replay verify adjudicate odds circuit duel bench store games options rules completion",
            .summary = "show what the program can do, or all about one command",
            .examples = {"paddock help", "paddock help play"},
            .run = run_help};
}

}  // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all{play(),        serve(),         replay(),       verify(),       adjudicate(),
                                          odds(),        circuit_check(), circuit_draw(), duel(),         bench(),
                                          store_check(), store_export(),  store_import(), store_backup(), games(),
                                          options(),     rules(),         completion(),   help()};
    return all;
}

}  // namespace paddock::cli
