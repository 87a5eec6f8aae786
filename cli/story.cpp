#include "cli/story.hpp"

#include <algorithm>
#include <cstdint>

#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

constexpr std::size_t number_columns = 4;

std::string fate_text(Fate fate, const table::Words& words) {
    switch (fate) {
        case Fate::running: return words.say("fate.running");
        case Fate::finished: return words.say("fate.finished");
        case Fate::out: return words.say("fate.out");
    }
    return "";
}

// "car 3", also of a game without words.
std::string piece_word(const table::AnyMatch& match, Seat seat, const table::Words& words) {
    const std::string piece(table::game_info(match.game()).piece);
    const int number = table::seat_number(seat);
    return words.has(piece) ? words.say(piece, {{"n", number}}) : piece + " " + std::to_string(number);
}

}  // namespace

void Story::tell(const table::AnyMatch& match, Seat viewer, Console& console) {
    tell_first(match, match.told(viewer, next_, table::all_there_are, console.words(match.game())), console);
    next_ = match.event_count();
}

void Story::tell_whole_turns(const table::AnyMatch& match, Seat viewer, Console& console) {
    const std::vector<table::Told> events =
        match.told(viewer, next_, table::all_there_are, console.words(match.game()));
    std::size_t end = events.size();
    if (style_ == StoryStyle::turns) {
        const Face& face = face_of(match);
        while (end > 0 && !face.begins_line(events[end - 1])) --end;
        if (end > 0) --end;
    }
    tell_first(match, std::span(events).first(end), console);
    next_ = end < events.size() ? events[end].number : match.event_count();
}

void Story::tell_first(const table::AnyMatch& match, std::span<const table::Told> events, Console& console) const {
    if (style_ == StoryStyle::turns) return tell_turns(match, events, console);
    for (const table::Told& told : events) show_event(told, console);
}

void Story::tell_turns(const table::AnyMatch& match, std::span<const table::Told> events, Console& console) const {
    const Face& face = face_of(match);
    for (std::size_t first = 0; first < events.size();) {
        std::size_t end = first + 1;
        while (end < events.size() && !face.begins_line(events[end])) ++end;
        const std::span<const table::Told> turn = events.subspan(first, end - first);
        const std::string line = face.line_for(match, turn, console.words(match.game()));
        const std::size_t number = turn[face.most_notable(turn)].number;
        if (!line.empty())
            console.tell(
                console.painted(Paint::faint, right_aligned(std::to_string(number), number_columns)) + " " + line,
                number_columns + 1);
        first = end;
    }
}

void show_event(const table::Told& told, Console& console) {
    constexpr std::size_t rule_columns = 12;
    console.tell(right_aligned(std::to_string(told.number), number_columns) + " " + padded(told.rule, rule_columns) +
                     " " + told.sentence,
                 number_columns + 1 + rule_columns + 1);
}

namespace {

void show_teams(const table::AnyMatch& match, Console& console) {
    const table::Words& words = console.words(match.game());
    for (const TeamStanding& team : match.teams()) {
        std::string names;
        for (const Seat seat : team.seats)
            names += (names.empty() ? "" : ", ") + match.names()[static_cast<std::size_t>(number(seat))];
        const std::string points = words.say("standing.points", {{"n", team.points}});
        console.say(words.say(team.place == 1 && match.over() ? "standing.team.won" : "standing.team",
                              {{"names", names}, {"points", points}}));
    }
}

}  // namespace

void show_standings(const table::AnyMatch& match, Console& console) {
    Standings standings = match.standings();
    std::stable_sort(standings.begin(), standings.end(),
                     [](const Standing& a, const Standing& b) { return a.place < b.place; });
    const bool points =
        std::any_of(standings.begin(), standings.end(), [](const Standing& s) { return s.points != 0; });
    const table::Words& words = console.words(match.game());
    std::size_t widest = 0;
    for (const std::string& name : match.names()) widest = std::max(widest, columns(name));
    for (const Standing& standing : standings) {
        constexpr std::size_t place_columns = 5;
        const std::string& name = match.names()[static_cast<std::size_t>(number(standing.seat))];
        constexpr std::size_t piece_columns = 12;
        std::string line = right_aligned(words.say("standing.place", {{"n", standing.place}}), place_columns) + "  " +
                           padded(piece_word(match, standing.seat, words), piece_columns) + padded(name, widest + 2) +
                           fate_text(standing.fate, words);
        if (points) line += ", " + words.say("standing.points", {{"n", standing.points}});
        console.say(line);
    }
    show_teams(match, console);
}

}  // namespace paddock::cli
