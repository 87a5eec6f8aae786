#include "cli/commands.hpp"

#include "cli/console.hpp"
#include "cli/program_game.hpp"
#include "table/games.hpp"

// What every command takes. Its words are in content/words/<language>/house/commands.json: "command.play",
// "command.play.text", and of its options "flag.play.seats", or "flag.seed" where commands share them.
namespace paddock::cli {

namespace {

constexpr Flag circuit_flag{"circuit", "KEY|FILE", Offers::circuits};
constexpr Flag pack_flag{.name = "pack", .value = "DIR", .offers = Offers::folders, .repeatable = true};
constexpr Flag preset_flag{"preset", "NAME", Offers::presets};
constexpr Flag set_flag{.name = "set", .value = "OPTION=VALUE", .repeatable = true};
constexpr Flag seed_flag{"seed", "TEXT"};
constexpr Flag data_flag{"data", "DIR", Offers::folders};
constexpr Flag json_flag{"json", ""};

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
    return {.name = "play",
            .takes = "GAME",
            .most = 1,
            .offers = Offers::games,
            .flags = {preset_flag,
                      set_flag,
                      circuit_flag,
                      pack_flag,
                      {"seats", "N"},
                      {"as", "LIST"},
                      {"names", "LIST"},
                      {"bots", "LIST", Offers::levels},
                      {"think", "MS"},
                      seed_flag,
                      {"dice", "HOW", Offers::words, "seed hand"},
                      {"record", "FILE", Offers::files},
                      {"resume", "FILE", Offers::files},
                      {"board", "HOW", Offers::words, "strip words"},
                      {"story", "HOW", Offers::words, "turns events"},
                      {"no-odds", ""},
                      {"no-hints", ""}},
            .examples =
                examples("play", {"paddock play --resume evening.jsonl                   # go on where it stopped"}),
            .run = run_play};
}

Command serve() {
    return {.name = "serve",
            .flags = {{"port", "N"},
                      {"listen", "ADDRESS"},
                      {"data", "DIR", Offers::folders},
                      {"public-url", "URL"},
                      {.name = "proxy", .value = "ADDRESS", .repeatable = true},
                      {"mail", "FILE", Offers::files},
                      {"made-a-minute", "N"},
                      {"messages-a-second", "N"},
                      {"bot-threads", "N"},
                      {"open", ""}},
            .examples = {"paddock serve --open", "paddock serve --listen 0.0.0.0 --port 80 --data /srv/paddock",
                         "paddock serve --public-url https://race.example"},
            .run = run_serve};
}

Command replay() {
    return {.name = "replay",
            .takes = "FILE",
            .least = 1,
            .most = 1,
            .offers = Offers::files,
            .flags = {{"until", "N"},
                      {"story", "HOW", Offers::words, "turns events"},
                      circuit_flag,
                      pack_flag,
                      {"json", ""}},
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
            .flags = {circuit_flag, pack_flag, {"text", ""}},
            .examples = {"paddock adjudicate block.json", "paddock adjudicate - < block.json | jq .events"},
            .run = run_adjudicate};
}

Command odds() {
    return {.name = "odds",
            .takes = "FILE",
            .least = 1,
            .most = 1,
            .offers = Offers::files,
            .flags = {circuit_flag, pack_flag, {"text", ""}},
            .examples = {"paddock odds corner.json", "paddock odds corner.json --text"},
            .run = run_odds};
}

Command circuit_check() {
    return {.name = "circuit check",
            .takes = "FILE…",
            .least = 1,
            .most = 10000,
            .offers = Offers::files,
            .flags = {{"quiet", ""}},
            .examples = {"paddock circuit check content/circuits/*.json",
                         "paddock circuit check my-bay.json my-bay-drawing.json"},
            .run = run_circuit_check};
}

Command circuit_draw() {
    return {.name = "circuit draw",
            .takes = "KEY|FILE…",
            .least = 1,
            .most = 2,
            .offers = Offers::circuits,
            .flags = {{"output", "FILE", Offers::files, "", 'o'}, {"night", ""}, pack_flag},
            .examples = {"paddock circuit draw monaco -o monaco.svg", "paddock circuit draw venice-1927 -o venice.svg",
                         "paddock circuit draw my-town.json --night -o my-town.svg"},
            .run = run_circuit_draw};
}

Command circuit_shakedown() {
    return {
        .name = "circuit shakedown",
        .takes = "KEY|FILE",
        .least = 1,
        .most = 1,
        .offers = Offers::circuits,
        .flags = {{"races", "N"}, {"seats", "N"}, {"seed", "N"}, {"game", "KEY", Offers::games}, pack_flag, json_flag},
        .examples = {"paddock circuit shakedown nice", "paddock circuit shakedown my-town.json --races 100 --json"},
        .run = run_circuit_shakedown};
}

Command duel() {
    return {.name = "duel",
            .takes = "GAME",
            .least = 1,
            .most = 1,
            .offers = Offers::games,
            .flags = {{"between", "A,B", Offers::levels},
                      {"races", "N"},
                      {"seats", "N"},
                      {"campaign", "LENGTH"},
                      {"think", "MS"},
                      {"nodes", "N"},
                      preset_flag,
                      set_flag,
                      circuit_flag,
                      pack_flag,
                      {"seed", "TEXT"},
                      json_flag},
            .examples = examples("duel"),
            .run = [](const Arguments& arguments, Console& console) {
                catch_interrupts();
                return run_duel(arguments, console);
            }};
}

Command bench() {
    return {.name = "bench",
            .takes = "GAME",
            .least = 1,
            .most = 1,
            .offers = Offers::games,
            .flags = {{"seconds", "N"}, json_flag},
            .examples = examples("bench"),
            .run = run_bench};
}

Command store_check() {
    return {.name = "store check",
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
        .flags = {{"output", "FILE", Offers::files, "", 'o'}, {"with-secrets", ""}, data_flag},
        .examples = {"paddock store export k3v9x0q2 -o race.jsonl", "paddock store export k3v9x0q2 | paddock replay -"},
        .run = run_store_export};
}

Command store_import() {
    return {.name = "store import",
            .takes = "FILE",
            .least = 1,
            .most = 1,
            .offers = Offers::files,
            .flags = {data_flag, pack_flag},
            .examples = {"paddock store import evening.jsonl"},
            .run = run_store_import};
}

Command store_backup() {
    return {.name = "store backup",
            .takes = "FILE",
            .least = 1,
            .most = 1,
            .offers = Offers::files,
            .flags = {data_flag},
            .examples = {"paddock store backup monday.sqlite"},
            .run = run_store_backup};
}

Command games() {
    return {.name = "games",
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
            .flags = {json_flag},
            .examples = examples("options"),
            .run = run_options};
}

Command rules() {
    return {.name = "rules",
            .takes = "GAME [ID…]",
            .least = 1,
            .most = 100,
            .offers = Offers::games,
            .flags = {{"search", "WORD"}, {"all", ""}},
            .examples = examples("rules"),
            .run = run_rules};
}

Command completion() {
    return {.name = "completion",
            .takes = "bash|zsh|fish|next",
            .least = 1,
            .most = 1000,
            .offers = Offers::words,
            .words = "bash zsh fish next",
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
            .examples = {"paddock help", "paddock help play"},
            .run = run_help};
}

}  // namespace

const std::vector<Command>& commands() {
    static const std::vector<Command> all{play(),          serve(),        replay(),
                                          verify(),        adjudicate(),   odds(),
                                          circuit_check(), circuit_draw(), circuit_shakedown(),
                                          duel(),          bench(),        store_check(),
                                          store_export(),  store_import(), store_backup(),
                                          games(),         options(),      rules(),
                                          completion(),    help()};
    return all;
}

}  // namespace paddock::cli
