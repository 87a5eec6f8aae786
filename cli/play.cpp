#include <algorithm>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/files.hpp"
#include "cli/session.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/text.hpp"

// paddock play: a match at this terminal, new or taken up again.
namespace paddock::cli {

namespace {

using table::Json;
using table::LiveMatch;

SessionStyle style_for(const Arguments& arguments, const Screen& screen) {
    const std::string board = arguments.word("board", {"strip", "words"}, screen.terminal ? "strip" : "words");
    const std::string story = arguments.word("story", {"turns", "events"}, screen.terminal ? "turns" : "events");
    return {board == "strip" ? BoardStyle::strip : BoardStyle::words,
            story == "turns" ? StoryStyle::turns : StoryStyle::events, !arguments.has("no-odds"),
            screen.terminal && !arguments.has("no-hints")};
}

// The seats persons take, by --as.
std::vector<bool> persons_by_seat(const Arguments& arguments, int seats) {
    std::vector<bool> persons(static_cast<std::size_t>(seats), false);
    const std::string list = arguments.value_or("as", "1");
    if (list == "none") return persons;
    if (seats == 0) throw arguments.mistake("autopilots fly every seat: there is nobody to ask. Watch with --as none.");
    for (const std::string& text : split(list, ',')) {
        const std::optional<int> number = table::whole_number(text);
        if (!number || *number < 1 || *number > seats)
            throw arguments.mistake("--as takes numbers of seats from 1 to {seats}, as 1,3, or none; not “{typed}”.",
                                    {{"seats", std::to_string(seats)}, {"typed", shown(text)}});
        if (persons[static_cast<std::size_t>(*number - 1)])
            throw arguments.mistake("--as names seat {typed} twice.", {{"typed", text}});
        persons[static_cast<std::size_t>(*number - 1)] = true;
    }
    return persons;
}

std::vector<std::string> levels_in_turn(const Arguments& arguments) {
    std::vector<std::string> levels = split(arguments.value_or("bots", "club"), ',');
    for (const std::string& level : levels) {
        const std::vector<std::string>& known = bot_levels();
        if (std::find(known.begin(), known.end(), level) == known.end())
            throw arguments.mistake("bots are {known}, not “{typed}”.",
                                    {{"known", joined(known, ", ")}, {"typed", shown(level)}});
    }
    return levels;
}

// Names and pilots of the seats; the rules play those from `players` on.
Json seats_json(const Arguments& arguments, int seats, int players) {
    const std::vector<bool> persons = persons_by_seat(arguments, players);
    const std::vector<std::string> levels = levels_in_turn(arguments);
    const std::vector<std::string> names =
        arguments.has("names") ? split(*arguments.value("names"), ',') : std::vector<std::string>{};
    for (const std::string& name : names) {
        if (table::trimmed(name).empty()) throw arguments.mistake("--names has a blank name.");
    }
    std::size_t next_name = 0;
    std::size_t next_level = 0;
    Json json = Json::array();
    for (std::size_t i = 0; i < persons.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        if (persons[i]) {
            const bool several = std::count(persons.begin(), persons.end(), true) > 1;
            const std::string usual = several ? "Player " + number : std::string(table::yourself);
            json.push_back({{"name", next_name < names.size() ? names[next_name] : usual}, {"pilot", person_pilot}});
            ++next_name;
        } else {
            const std::string& level = levels[next_level++ % levels.size()];
            json.push_back({{"name", table::capitalised(level) + " " + number}, {"pilot", level}});
        }
    }
    for (int i = players; i < seats; ++i)
        json.push_back({{"name", "Autopilot " + std::to_string(i + 1)}, {"pilot", "autopilot"}});
    if (next_name < names.size()) throw arguments.mistake("--names has more names than there are persons.");
    return json;
}

std::unique_ptr<table::AnyMatch> opened(const Arguments& arguments, const table::Library& library, const Json& setup) {
    auto match = table::open_match(library, "", table::line_of(setup));
    if (!match) throw arguments.mistake("this match cannot be played: {why}.", {{"why", to_text(match.error()[0])}});
    return std::move(*match);
}

std::unique_ptr<table::AnyMatch> new_match(const Arguments& arguments, table::Library& library) {
    const std::string game = chosen_game(arguments);
    const table::Preset& preset = chosen_preset(arguments, game);
    const std::string circuit = chosen_circuit(arguments, library, game);
    Json setup{{"game", game}};
    if (!circuit.empty() || !preset.circuit.empty())
        setup["circuit"] = circuit.empty() ? std::string(preset.circuit) : circuit;
    setup["options"] = chosen_options(arguments, game, preset);
    const int seats =
        arguments.whole("seats", 1, table::game_info(game).most_seats, table::game_info(game).usual_seats);
    setup["seats"] = seats;
    const int players = opened(arguments, library, setup)->players();
    setup["seats"] = seats_json(arguments, seats, players);
    return opened(arguments, library, setup);
}

// Everything that belongs to a match being played here.
struct PlayedHere {
    Recorder recorder;
    std::optional<HandRolls> hand;
    std::optional<table::SeedRolls> new_dice;  // for a record whose seed is lost
    std::optional<LiveMatch> live;             // none when the input ended before the first dice were rolled
    std::optional<Stopwatch> stopwatch;
    bool resumed = false;
};

table::Dice dice_for(PlayedHere& here, int seats) {
    here.stopwatch.emplace(seats);
    table::Dice dice;
    dice.stopwatch = [&here](Seat seat) { return here.stopwatch->seconds(seat); };
    if (here.hand) {
        dice.by_hand = &*here.hand;
        here.recorder.watch(*here.hand);
    }
    return dice;
}

void begin(const Arguments& arguments, Console& console, PlayedHere& here) {
    table::Library library = library_for(arguments);
    std::unique_ptr<table::AnyMatch> match = new_match(arguments, library);
    const bool by_hand = arguments.word("dice", {"seed", "hand"}, "seed") == "hand";
    if (by_hand && arguments.has("seed")) throw arguments.mistake("--seed and --dice hand exclude each other.");
    if (by_hand) here.hand.emplace(console).introduce(*match);
    table::Dice dice = dice_for(here, match->seats());
    if (!by_hand) {
        const std::optional<std::string> text = arguments.value("seed");
        dice.seed = text ? seed_from_text(*text) : table::random_seed();
    }
    if (const std::optional<std::string> path = arguments.value("record")) {
        here.recorder.create(*path, dice.seed);
    }
    Result<LiveMatch, table::Refused> live = LiveMatch::begin(std::move(match), std::move(dice), here.recorder);
    here.recorder.check_begun();
    if (here.recorder.dice_ended()) return;
    if (!live) throw bad_input("the match cannot begin: " + live.error().why);
    here.live.emplace(std::move(*live));
}

void refuse_flags_of_new_matches(const Arguments& arguments) {
    for (const std::string_view flag : {"preset", "set", "seats", "as", "names", "bots", "record", "dice"}) {
        if (arguments.has(flag))
            throw arguments.mistake("--{flag} cannot be changed in a match that is resumed.",
                                    {{"flag", std::string(flag)}});
    }
}

// A record must hold from end to end before its file is touched.
void check_record(const table::Library& library, const table::Record& record, PlayedHere& here) {
    Result<table::Replay, table::InputError> replay = table::Replay::open(library, record);
    if (!replay) throw bad_record(replay.error());
    if (here.hand) here.hand->introduce(replay->match());
    while (replay->next()) {
    }
    if (replay->fault()) throw bad_input(to_text(*replay->fault()));
}

// The dice go on from the seed the record is committed to: given with --seed, or kept beside the record.
// Without it they come from a new one, and nobody can prove them.
void find_dice(const Arguments& arguments, Console& console, table::Record& record, PlayedHere& here,
               table::Dice& dice) {
    const std::optional<std::string> text = arguments.value("seed");
    dice.seed = text ? std::optional(seed_from_text(*text)) : kept_seed(record.file);
    if (text && table::commitment_to(*dice.seed) != record.header.commitment)
        throw bad_input(shown(record.file) + " was not begun with --seed " + shown(*text));
    if (dice.seed && table::commitment_to(*dice.seed) == record.header.commitment) return;
    const bool closed = !record.entries.empty() && record.entries.back().kind == table::Entry::Kind::reveal;
    if (!closed)
        console.tell("The seed of this match is not at hand (" + shown(record.file) +
                     ".seed, or --seed), so the dice go on from a new one and cannot be proven.");
    dice.seed.reset();
    dice.by_hand = &here.new_dice.emplace(table::random_seed(), 0);
    record.header.commitment.clear();
}

void take_up(const Arguments& arguments, Console& console, PlayedHere& here) {
    refuse_flags_of_new_matches(arguments);
    const std::string path = *arguments.value("resume");
    const table::Library library = full_library(arguments);
    Result<table::Record, table::InputError> record = table::read_record(path, read_text(path));
    if (!record) throw bad_input(to_text(record.error()));
    if (!arguments.plain().empty() && Json(chosen_game(arguments)) != record->header.setup["game"])
        throw arguments.mistake("that record is of another game.");
    const bool by_hand = record->header.commitment.empty();
    if (by_hand) here.hand.emplace(console);
    check_record(library, *record, here);
    table::Dice dice = dice_for(here, max_seats);
    if (!by_hand) find_dice(arguments, console, *record, here, dice);
    here.recorder.go_on(path, *record);
    Result<LiveMatch, table::InputError> live = LiveMatch::take_up(library, *record, std::move(dice), here.recorder);
    here.recorder.check();
    if (here.recorder.dice_ended()) return;
    if (!live) throw bad_input(to_text(live.error()));
    here.live.emplace(std::move(*live));
    here.resumed = true;
}

void welcome(const Arguments& arguments, const PlayedHere& here, Console& console) {
    const table::AnyMatch& match = here.live->match();
    const table::Words& words = console.words(match.game());
    std::string line =
        words.say("play.at", {{"game", table::game_info(match.game()).name}, {"place", match.venue().name}});
    if (!here.resumed)
        line += ", " + words.say("preset." + std::string(chosen_preset(arguments, std::string(match.game())).key));
    console.say(console.painted(Paint::strong, line));
    std::string seats;
    for (std::size_t i = 0; i < match.names().size(); ++i)
        seats += (i == 0 ? "" : " · ") + ("[" + std::to_string(i + 1) + "] " + match.names()[i]);
    console.tell(seats, 3);
    if (!here.recorder.path().empty())
        console.tell(
            words.say(here.resumed ? "play.resuming" : "play.recording", {{"path", shown(here.recorder.path())}}) +
            ".");
    console.tell(words.say("play.howto"));
}

void say_goodbye(const Arguments& arguments, Session::Ending ending, const PlayedHere& here, Console& console) {
    if (here.recorder.path().empty()) {
        if (ending != Session::Ending::over) console.say(console.words().say("play.stopped"));
        return;
    }
    const std::string path = shell_word(here.recorder.path());
    const std::string content = content_flags(arguments);
    const bool over = ending == Session::Ending::over;
    if (!over) {
        console.say(console.words().say("play.stopped"));
        console.say(console.words().say("play.goon"));
        console.say("   paddock play --resume " + path + content);
        return;
    }
    console.say(console.words().say("play.recorded"));
    console.say("   paddock replay " + path + content);
    console.say("   paddock verify " + path + content);
}

// A match that can be repeated has bots that can.
std::uint64_t seed_for_bots(const Arguments& arguments) {
    const std::optional<std::string> text = arguments.value("seed");
    const table::Seed seed = text ? seed_from_text("bots " + *text) : table::random_seed();
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(number); ++i) number = number << 8U | seed[i];
    return number;
}

// The match is over: the record shows its seed and the standings.
void close_record(PlayedHere& here) {
    if (here.live->revealed()) return;
    const Result<void, table::Refused> revealed = here.live->reveal();
    here.recorder.check();
    if (!revealed) throw system_failed("the record could not be closed: " + revealed.error().why);
    if (!here.recorder.path().empty()) forget_seed(here.recorder.path());
}

}  // namespace

Exit run_play(const Arguments& arguments, Console& console) {
    const SessionStyle style = style_for(arguments, console.screen());
    const int think = arguments.whole("think", 1, 60'000, 0);
    catch_interrupts();
    PlayedHere here;
    if (arguments.has("resume"))
        take_up(arguments, console, here);
    else
        begin(arguments, console, here);
    if (!here.live) {  // nobody rolled the first dice
        say_goodbye(arguments, Session::Ending::input_ended, here, console);
        return interrupted() ? Exit::interrupted : Exit::fine;
    }
    Pilots pilots(here.live->match(), seed_for_bots(arguments), think);
    welcome(arguments, here, console);
    Session session(*here.live, here.recorder, pilots, *here.stopwatch, style, console);
    if (here.resumed) session.begin_here();
    const Session::Ending ending = session.run();
    if (ending == Session::Ending::over) {
        close_record(here);
        show_standings(here.live->match(), console);
    }
    say_goodbye(arguments, ending, here, console);
    return ending == Session::Ending::interrupted ? Exit::interrupted : Exit::fine;
}

}  // namespace paddock::cli
