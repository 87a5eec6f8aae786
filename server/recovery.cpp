#include "server/recovery.hpp"

#include "table/replay.hpp"

namespace paddock::server {

namespace {

using Kind = table::Entry::Kind;

std::string joined(const std::vector<std::string>& lines, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += lines[i] + "\n";
    return text;
}

// Whether the match has begun, stands still or is over.
store::TableState state_after(const std::vector<table::Entry>& entries, std::size_t count) {
    store::TableState state = store::TableState::running;
    for (std::size_t i = 0; i < count; ++i) {
        if (entries[i].kind == Kind::pause) state = store::TableState::paused;
        if (entries[i].kind == Kind::resume) state = store::TableState::running;
        if (entries[i].kind == Kind::reveal) state = store::TableState::over;
    }
    return state;
}

std::string note_of_loss(std::uint64_t number) {
    table::Entry entry;
    entry.kind = Kind::note;
    entry.number = number;
    entry.text = "This line was lost.";
    entry.by = "server";
    std::string line = table::entry_line(entry);
    line.pop_back();
    return line;
}

}  // namespace

Result<Recovered, std::string> recovered(const table::Library& library, const std::string& table,
                                         const std::vector<std::string>& lines) {
    auto record = table::read_record("table " + table, joined(lines, lines.size()));
    if (!record && record.error().line < 3) return to_text(record.error());
    if (!record) {
        const auto good = static_cast<std::size_t>(record.error().line) - 1;
        record = table::read_record("table " + table, joined(lines, good));
    }
    if (!record) return to_text(record.error());
    auto replay = table::Replay::open(library, *record);
    if (!replay) return to_text(replay.error());
    while (replay->next()) {
    }
    if (replay->done() == 0) return std::string("nothing but its header can be read.");
    if (lines.size() > table::RecordLimits{}.lines / 2) return std::string("its record is too long to go on.");
    Recovered all{{lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(replay->done()) + 1},
                  state_after(record->entries, replay->done())};
    if (all.state == store::TableState::over) return all;
    while (all.lines.size() < lines.size()) all.lines.push_back(note_of_loss(all.lines.size()));
    return all;
}

}  // namespace paddock::server
