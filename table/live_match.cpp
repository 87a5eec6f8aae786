#include "table/live_match.hpp"

#include <algorithm>

namespace paddock::table {

namespace {

using Kind = Entry::Kind;

constexpr std::string_view by_clock = "clock";
constexpr const char* not_written = "the record could not be written, so this has not happened";

std::optional<MatchKey> key_of(const Dice& dice) {
    if (!dice.seed) return std::nullopt;
    return match_key(*dice.seed, dice.contributions);
}

// The sources of one entry, one behind the other: seed or hand, stopwatch, log.
class EntryRolls {
  public:
    EntryRolls(Rolls* by_hand, const ClockedRolls::Seconds& stopwatch, const std::optional<MatchKey>& key,
               std::uint64_t entry)
        : seeded_(key.value_or(MatchKey{}), entry),
          drawn_(key ? static_cast<Rolls*>(&seeded_) : by_hand),
          clocked_(*drawn_, stopwatch),
          log_(stopwatch ? static_cast<Rolls&>(clocked_) : *drawn_) {}
    EntryRolls(const EntryRolls&) = delete;
    EntryRolls& operator=(const EntryRolls&) = delete;

    ChanceLog& log() { return log_; }

  private:
    SeedRolls seeded_;
    Rolls* drawn_;
    ClockedRolls clocked_;
    ChanceLog log_;
};

}  // namespace

RecordHeader header_of(const AnyMatch& match, const Dice& dice) {
    return {match.setup(), std::string(match.rules_version()), match.venue().hash,
            dice.seed ? commitment_to(*dice.seed) : "", dice.contributions};
}

Entry LiveMatch::next_entry(Kind kind, const Answered& answered) const {
    Entry entry;
    entry.kind = kind;
    entry.number = entries_ + 1;
    entry.by = answered.by;
    entry.at = answered.at;
    return entry;
}

Result<void, Refused> LiveMatch::may_go_on() const {
    if (revealed_) return Refused{"", "the seed has been revealed: this match is closed"};
    return {};
}

ClockedRolls::Seconds LiveMatch::stopwatch_at(const std::string& at) const {
    if (dice_.stopwatch) return dice_.stopwatch;
    const std::optional<std::int64_t> seconds = stopwatch_.seconds(at);
    if (!seconds) return {};
    constexpr std::int64_t most = 1'000'000;  // the rules ask for less
    return [shown = static_cast<int>(std::min(*seconds, most))](Seat) { return shown; };
}

template <class Act>
Result<Played, Refused> LiveMatch::recorded(Entry entry, const Act& act) {
    if (const auto open = may_go_on(); !open) return open.error();
    if (kept_events_) match_->forget_events(*kept_events_);
    const Bookmark before = match_->bookmark();
    EntryRolls rolls(dice_.by_hand, stopwatch_at(entry.at), key_, entry.number);
    Result<Played, Refused> played = act(rolls.log());
    if (!played) return played;
    if (entry.kind == Kind::choice) entry.text = played->text;
    entry.rolls = rolls.log().rolled();
    if (const auto done = written(entry); !done) {
        match_->go_back(before);
        return done.error();
    }
    if (!kept_events_) history_.note(entry, *match_);
    questions_.note(entry, *played, *match_);
    note_time(entry, *match_);
    note_clock(entry, played->first_event, match_->event_count());
    return played;
}

void LiveMatch::note_time(const Entry& entry, const AnyMatch& match) {
    if (entry.kind == Kind::pause) return stopwatch_.pause(entry.at);
    if (entry.kind == Kind::resume) return stopwatch_.resume(entry.at);
    stopwatch_.note(match.on_the_clock(), entry.at);
}

// What is taken back leaves no answer behind.
void LiveMatch::note_clock(const Entry& entry, std::size_t first_event, std::size_t event_count) {
    if (entry.kind == Kind::choice && entry.by == by_clock) clock_answers_.push_back({entry.seat, first_event});
    if (entry.kind == Kind::undo)
        std::erase_if(clock_answers_, [&](const ClockAnswer& answer) { return answer.first_event >= event_count; });
}

// A line that could not be read again (a name with control characters, say) is not written. Answers need no
// such look: their text is the one true spelling.
Result<void, Refused> LiveMatch::written(const Entry& entry) {
    if (const auto open = may_go_on(); !open) return open.error();
    const std::string line = entry_line(entry);
    const bool free_words = entry.kind != Kind::choice || !entry.by.empty();
    if (const auto fault = free_words ? fault_of_entry(line, entry.number) : std::nullopt)
        return Refused{"", to_text(*fault)};
    if (const char* full = fill_.fault_of(entry, line)) return Refused{"", full};
    if (!sink_->append(line)) return Refused{"", not_written};
    fill_.add(entry.kind, line.size());
    entries_ = entry.number;
    return {};
}

Result<void, Refused> LiveMatch::make_first_rolls(const std::string& at) {
    const auto start = [&](Rolls& rolls) -> Result<Played, Refused> {
        match_->start(rolls);
        return Played{0, match_->event_count(), ""};
    };
    const Result<Played, Refused> started = recorded(next_entry(Kind::start, {"", at}), start);
    if (!started) return started.error();
    return {};
}

Result<LiveMatch, Refused> LiveMatch::begin(std::unique_ptr<AnyMatch> match, Dice dice, RecordSink& sink,
                                            const std::string& at) {
    if (!dice.seed && dice.by_hand == nullptr) return Refused{"", "a match needs a seed or dice rolled by hand"};
    LiveMatch live(std::move(match), std::move(dice), sink);
    live.key_ = key_of(live.dice_);
    const std::string header = header_line(header_of(*live.match_, live.dice_));
    const Result<Record, InputError> readable = read_record("", header);
    if (!readable) return Refused{"", to_text(readable.error())};
    if (readable->header.contributions != live.dice_.contributions)
        return Refused{"", "a contribution to the seed is no plain text"};
    if (!sink.append(header)) return Refused{"", not_written};
    if (const auto started = live.make_first_rolls(at); !started) return started.error();
    return live;
}

Result<LiveMatch, InputError> LiveMatch::take_up(const Library& library, const Record& record, Dice dice,
                                                 RecordSink& sink) {
    dice.contributions = record.header.contributions;
    const std::string promised = dice.seed ? commitment_to(*dice.seed) : "";
    if (promised != record.header.commitment)
        return InputError{record.file, "", 1, 1, "this is not the seed the record is committed to"};
    if (!dice.seed && dice.by_hand == nullptr)
        return InputError{record.file, "", 1, 1, "a match needs a seed or dice rolled by hand"};
    Result<Replay, InputError> replay = Replay::open(library, record);
    if (!replay) return replay.error();
    LiveMatch live(nullptr, std::move(dice), sink);
    while (replay->next()) {
        live.note_time(replay->entry(), replay->match());
        live.note_clock(replay->entry(), replay->played().first_event, replay->match().event_count());
    }
    if (replay->fault()) return *replay->fault();
    live.match_ = replay->take_match();
    live.key_ = key_of(live.dice_);
    live.history_ = replay->take_history();
    live.questions_ = replay->questions();
    live.entries_ = record.entries.size();
    live.fill_.add(record);
    live.revealed_ = !record.entries.empty() && record.entries.back().kind == Kind::reveal;
    if (live.match_->started()) return live;
    // Cut off between the header and the first rolls.
    const Result<void, Refused> started = live.make_first_rolls("");
    if (!started) return InputError{record.file, "", 0, 0, started.error().why};
    return live;
}

Result<Played, Refused> LiveMatch::play(Seat seat, std::string_view choice, const Answered& answered) {
    Entry entry = next_entry(Kind::choice, answered);
    entry.seat = seat;
    return recorded(std::move(entry), [&](Rolls& rolls) { return match_->play(seat, choice, rolls); });
}

Result<Played, Refused> LiveMatch::play_json(Seat seat, std::string_view choice, const Answered& answered) {
    Entry entry = next_entry(Kind::choice, answered);
    entry.seat = seat;
    return recorded(std::move(entry), [&](Rolls& rolls) { return match_->play_json(seat, choice, rolls); });
}

Result<Played, Refused> LiveMatch::change(Seat seat, std::uint64_t question, std::string_view choice,
                                          const Answered& answered) {
    const SealedAnswer* sealed = questions_.sealed_by(seat, question);
    if (sealed == nullptr) return Refused{"", "this answer can no longer be changed"};
    Entry entry = next_entry(Kind::choice, answered);
    entry.seat = seat;
    entry.instead = sealed->entry;
    return recorded(std::move(entry),
                    [&](Rolls& rolls) { return questions_.play_instead(*match_, *sealed, choice, rolls); });
}

Result<Played, Refused> LiveMatch::play_fallback(Seat seat, const Answered& answered) {
    if (!match_->awaiting().contains(seat)) return Refused{"", "no answer is awaited from this seat"};
    return play(seat, match_->fallback(seat), answered);
}

Result<void, Refused> LiveMatch::note(const std::string& text, const Answered& answered) {
    Entry entry = next_entry(Kind::note, answered);
    entry.text = text;
    return written(entry);
}

Result<void, Refused> LiveMatch::pause(const Answered& answered) {
    const Entry entry = next_entry(Kind::pause, answered);
    if (const auto done = written(entry); !done) return done.error();
    note_time(entry, *match_);
    return {};
}

Result<void, Refused> LiveMatch::resume(const Answered& answered) {
    const Entry entry = next_entry(Kind::resume, answered);
    if (const auto done = written(entry); !done) return done.error();
    note_time(entry, *match_);
    return {};
}

Result<void, Refused> LiveMatch::change_pilot(Seat seat, const std::string& name, const Answered& answered) {
    if (number(seat) >= match_->seats()) return Refused{"", "there is no such seat"};
    Entry entry = next_entry(Kind::pilot, answered);
    entry.seat = seat;
    entry.text = name;
    return written(entry);
}

Result<Played, Refused> LiveMatch::lay_out(const std::string& position, const Answered& answered) {
    const Result<JsonDocument, InputError> document = JsonDocument::parse("", position);
    if (!document) return Refused{"", to_text(document.error())};
    Entry entry = next_entry(Kind::position, answered);
    entry.value = *document->root().raw();
    return recorded(std::move(entry), [&](Rolls& rolls) -> Result<Played, Refused> {
        const std::size_t first = match_->event_count();
        if (!match_->lay_out(*document, document->root(), rolls)) return Refused{"", to_text(document->errors()[0])};
        return Played{first, match_->event_count() - first, ""};
    });
}

Result<void, Refused> LiveMatch::undo(int steps, const Answered& answered) {
    if (const auto open = may_go_on(); !open) return open.error();
    if (steps < 1 || static_cast<std::size_t>(steps) >= history_.size())
        return Refused{"", "there are not so many steps to take back"};
    Entry entry = next_entry(Kind::undo, answered);
    entry.undone = steps;
    if (const auto done = written(entry); !done) return done.error();
    history_.undo(*match_, steps);
    questions_.note(entry, {match_->event_count(), 0, ""}, *match_);
    note_time(entry, *match_);
    note_clock(entry, 0, match_->event_count());
    return {};
}

Result<void, Refused> LiveMatch::reveal(const std::string& at) {
    Entry entry = next_entry(Kind::reveal, {"", at});
    entry.seed = dice_.seed;
    entry.value = match_->standings_json();
    if (const TeamStandings teams = match_->teams(); !teams.empty()) entry.teams = to_json(teams);
    if (const auto done = written(entry); !done) return done.error();
    revealed_ = true;
    return {};
}

}  // namespace paddock::table
