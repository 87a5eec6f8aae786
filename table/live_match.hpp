#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/replay.hpp"
#include "table/stopwatch.hpp"

namespace paddock::table {

// Where the lines of a record go. table/files.hpp has one that keeps them on disk.
class RecordSink {
  public:
    virtual ~RecordSink() = default;
    // True once the line can no longer be lost.
    virtual bool append(std::string_view line) = 0;
};

// Keeps the lines in memory, for tests and the browser.
class TextSink final : public RecordSink {
  public:
    bool append(std::string_view line) override {
        text += line;
        return true;
    }
    std::string text;
};

// Where the outcomes of a match come from while it is played.
struct Dice {
    std::optional<Seed> seed;                 // committed to before the match; or
    Rolls* by_hand = nullptr;                 // rolled on a real table and typed in
    std::vector<Contribution> contributions;  // to the seed, collected once its commitment was known
    ClockedRolls::Seconds stopwatch;          // for qualifying laps; without one the times of the answers are
                                              // taken, and only where these are unknown it is drawn
};

// Who answers for a seat, when it is not the seat itself, and when.
struct Answered {
    std::string by;
    std::string at;
};

// An answer that a clock gave for a seat.
struct ClockAnswer {
    Seat seat = Seat::nobody;
    std::size_t first_event = 0;  // of those it led to
};

// A match being played and recorded. Nothing counts before it stands in the record: an answer whose
// line could not be kept has not been given.
class LiveMatch {
  public:
    // Begins a match that has been opened but not started: writes the header and makes the first rolls.
    static Result<LiveMatch, Refused> begin(std::unique_ptr<AnyMatch> match, Dice dice, RecordSink& sink,
                                            const std::string& at = "");
    // Takes a match up again where its record ends. The sink goes on behind record.complete_bytes.
    static Result<LiveMatch, InputError> take_up(const Library& library, const Record& record, Dice dice,
                                                 RecordSink& sink);

    const AnyMatch& match() const { return *match_; }
    bool revealed() const { return revealed_; }
    std::uint64_t entries() const { return entries_; }
    const std::vector<ClockAnswer>& clock_answers() const { return clock_answers_; }  // that still count
    const Stopwatch& stopwatch() const { return stopwatch_; }
    const Questions& questions() const { return questions_; }

    Result<Played, Refused> play(Seat seat, std::string_view choice, const Answered& answered = {});
    Result<Played, Refused> play_json(Seat seat, std::string_view choice, const Answered& answered = {});
    // Another choice in place of a sealed answer to that question (table/questions.hpp).
    Result<Played, Refused> change(Seat seat, std::uint64_t question, std::string_view choice,
                                   const Answered& answered = {});
    // Plays what the rules foresee for a seat that does not answer.
    Result<Played, Refused> play_fallback(Seat seat, const Answered& answered = {"clock", ""});

    // Acts of a steward. They stay in the record for everybody to see.
    Result<void, Refused> note(const std::string& text, const Answered& answered = {});
    // While a match is paused its stopwatch stands still.
    Result<void, Refused> pause(const Answered& answered = {});
    Result<void, Refused> resume(const Answered& answered = {});
    Result<void, Refused> change_pilot(Seat seat, const std::string& name, const Answered& answered = {});
    Result<Played, Refused> lay_out(const std::string& position, const Answered& answered = {});
    // Takes back the last steps, choices and laid-out positions alike. The rolls that follow are new ones.
    Result<void, Refused> undo(int steps, const Answered& answered = {});

    // For hosts of many matches: from now on nothing can be taken back, and of events only the last are kept
    // in mind, at least so many and all of the last step. The record has the rest.
    void keep_last_events(std::size_t events) {
        history_ = {};
        kept_events_ = events;
    }

    // Ends the record: shows the seed and writes down the standings.
    Result<void, Refused> reveal(const std::string& at = "");

  private:
    LiveMatch(std::unique_ptr<AnyMatch> match, Dice dice, RecordSink& sink)
        : match_(std::move(match)), dice_(std::move(dice)), sink_(&sink) {}

    // Runs `act` with the dice of the next entry, then writes that entry down; or undoes it.
    template <class Act>
    Result<Played, Refused> recorded(Entry entry, const Act& act);
    Result<void, Refused> written(const Entry& entry);
    Result<void, Refused> make_first_rolls(const std::string& at);
    Result<void, Refused> may_go_on() const;
    Entry next_entry(Entry::Kind kind, const Answered& answered) const;
    ClockedRolls::Seconds stopwatch_at(const std::string& at) const;
    void note_time(const Entry& entry, const AnyMatch& match);
    void note_clock(const Entry& entry, std::size_t first_event, std::size_t event_count);

    std::unique_ptr<AnyMatch> match_;
    Dice dice_;
    RecordSink* sink_;
    std::optional<MatchKey> key_;
    History history_;
    Questions questions_;
    Stopwatch stopwatch_;
    std::vector<ClockAnswer> clock_answers_;
    std::optional<std::size_t> kept_events_;
    RecordFill fill_;
    std::uint64_t entries_ = 0;
    bool revealed_ = false;
};

// The header a record of this match begins with.
RecordHeader header_of(const AnyMatch& match, const Dice& dice);

}  // namespace paddock::table
