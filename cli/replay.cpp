#include "table/replay.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/files.hpp"
#include "cli/setup.hpp"
#include "cli/story.hpp"
#include "table/text.hpp"

// paddock replay and paddock verify: records, played again.
namespace paddock::cli {

namespace {

using Kind = table::Entry::Kind;

table::Record record_at(const std::string& path) {
    Result<table::Record, table::InputError> record = table::read_record(name_of_file(path), read_text(path));
    if (!record) throw bad_input(to_text(record.error()));
    return std::move(*record);
}

void tell_act(const table::Entry& entry, Console& console) {
    const table::Words& words = console.words();
    const std::string by = entry.by.empty() ? "" : words.say("entry.by", {{"name", shown(entry.by)}});
    const auto tell = [&](const std::string& text) { console.tell("  " + text, 2); };
    if (entry.kind == Kind::undo) tell(words.say("entry.undo", {{"n", entry.undone}, {"by", by}}));
    if (entry.kind == Kind::note) tell(words.say("entry.note", {{"text", entry.text}, {"by", by}}));
    if (entry.kind == Kind::pause) tell(words.say("entry.pause", {{"by", by}}));
    if (entry.kind == Kind::resume) tell(words.say("entry.resume", {{"by", by}}));
    if (entry.kind == Kind::pilot)
        tell(words.say("entry.pilot", {{"n", table::seat_number(entry.seat)}, {"text", entry.text}, {"by", by}}));
    if (entry.kind == Kind::position) tell(words.say("entry.position", {{"by", by}}));
}

void tell_as_json(const table::Replay& replay, std::size_t first, Console& console) {
    const table::AnyMatch& match = replay.match();
    for (const table::Told& told :
         match.told(Seat::nobody, first, match.event_count() - first, console.words(match.game()))) {
        table::Json line{{"n", replay.entry().number}};
        line.update(told.json);
        console.print(table::line_of(line));
    }
}

void introduce(const table::AnyMatch& match, Console& console) {
    std::string line = console.words().say("play.at", {{"game", match.game()}, {"place", match.venue().name}});
    for (std::size_t i = 0; i < match.names().size(); ++i)
        line += (i == 0 ? ": [" : ", [") + std::to_string(i + 1) + "] " + match.names()[i];
    console.tell(line, 3);
}

struct Telling {
    bool json = false;
    std::size_t until = SIZE_MAX;
    StoryStyle style = StoryStyle::turns;
};

// Tells a record entry by entry. What was undone is told too: it happened at the table.
void tell(table::Replay& replay, const Telling& telling, Console& console) {
    Story story(telling.style);
    if (!telling.json) introduce(replay.match(), console);
    std::size_t answers = 0;
    while (answers < telling.until && replay.next()) {
        if (replay.entry().kind == Kind::choice) ++answers;
        if (replay.entry().kind == Kind::undo) story.skip_to(replay.match().event_count());
        if (telling.json) {
            tell_as_json(replay, story.told(), console);
            story.skip_to(replay.match().event_count());
            continue;
        }
        const bool act = replay.entry().kind != Kind::choice && replay.entry().kind != Kind::start;
        if (act)
            story.tell(replay.match(), Seat::nobody, console);
        else
            story.tell_whole_turns(replay.match(), Seat::nobody, console);
        tell_act(replay.entry(), console);
    }
    if (!telling.json) story.tell(replay.match(), Seat::nobody, console);
}

void conclude(const table::Replay& replay, const table::Record& record, const Telling& telling, Console& console) {
    const table::AnyMatch& match = replay.match();
    if (!match.started()) return console.tell("The match has not begun.");
    if (telling.json) return console.print(table::line_of({{"standings", match.standings_json()}}));
    if (!match.over())
        console.tell(record.cut ? "Here the record is cut off." : "Here the story stops before the end.");
    show_standings(match, console);
}

std::string verdict_text(const table::Verdict& verdict) {
    std::string text = table::counted(static_cast<int>(verdict.choices), "answer") + ", all legal; ";
    if (verdict.rolls_proven)
        text += table::counted(static_cast<int>(verdict.rolls), "roll") + ", all from the committed seed";
    else
        text += "rolls not proven: " + verdict.unproven;
    if (verdict.measured > 0)
        text += "; " + table::counted(static_cast<int>(verdict.measured), "time") + " taken by stopwatch";
    if (verdict.undone > 0) text += "; " + table::counted(static_cast<int>(verdict.undone), "step") + " taken back";
    if (verdict.acts > 0) text += "; " + table::counted(static_cast<int>(verdict.acts), "act") + " of a steward";
    if (!verdict.over) text += "; the match is not over";
    if (verdict.cut) text += "; an incomplete last line was left out";
    return text + ".";
}

}  // namespace

Exit run_replay(const Arguments& arguments, Console& console) {
    Telling telling;
    telling.json = arguments.has("json");
    telling.style =
        arguments.word("story", {"turns", "events"}, "turns") == "turns" ? StoryStyle::turns : StoryStyle::events;
    if (arguments.has("until")) telling.until = static_cast<std::size_t>(arguments.whole("until", 0, 1'000'000, 0));
    const table::Library library = full_library(arguments);
    const table::Record record = record_at(arguments.plain()[0]);
    Result<table::Replay, table::InputError> replay = table::Replay::open(library, record);
    if (!replay) throw bad_record(replay.error());
    tell(*replay, telling, console);
    if (replay->fault()) throw bad_input(to_text(*replay->fault()));
    conclude(*replay, record, telling, console);
    return Exit::fine;
}

Exit run_verify(const Arguments& arguments, Console& console) {
    const table::Library library = full_library(arguments);
    const table::Record record = record_at(arguments.plain()[0]);
    if (const auto replay = table::Replay::open(library, record); !replay) throw bad_record(replay.error());
    const table::Verdict verdict = table::verify(library, record);
    if (arguments.has("json")) {
        console.print(table::page_of(to_json(verdict)));
    } else if (verdict.sound()) {
        console.tell(shown(record.file) + " holds: " + verdict_text(verdict));
    } else {
        console.tell(shown(record.file) + " does not hold: " + to_text(*verdict.fault));
    }
    return verdict.sound() ? Exit::fine : Exit::no;
}

}  // namespace paddock::cli
