#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/library.hpp"
#include "table/questions.hpp"
#include "table/record.hpp"

namespace paddock::table {

// The steps of a match that still count, so that any number of them can be taken back. Every so
// many steps the position is kept; in between it is played again.
class History {
  public:
    // To be called after a start, a choice or a position laid out by a steward has been carried out.
    void note(const Entry& entry, const AnyMatch& match);
    // False when there are not so many steps to take back; the start is never taken back.
    bool undo(AnyMatch& match, int steps);
    std::size_t size() const { return steps_.size(); }

  private:
    void drop_replaced(const Entry& entry);

    struct Step {
        std::uint64_t entry = 0;
        Seat seat = Seat::nobody;
        std::string choice;
        std::vector<Rolled> rolls;
        std::optional<Bookmark> after;
    };
    std::vector<Step> steps_;
};

// Plays a record again, entry by entry.
class Replay {
  public:
    // Opens the match of a record. The library must hold the very circuit it was played on, and the
    // program must know the rules it was played by. The record must outlive the replay.
    static Result<Replay, InputError> open(const Library& library, const Record& record);

    // Carries out the next entry. False at the end, or when the entry is at fault: see fault().
    bool next();
    const std::optional<InputError>& fault() const { return fault_; }

    // The entry carried out last, and the events it led to.
    const Entry& entry() const { return record_->entries[done_ - 1]; }
    const Played& played() const { return played_; }
    std::size_t done() const { return done_; }

    AnyMatch& match() { return *match_; }
    const AnyMatch& match() const { return *match_; }
    std::unique_ptr<AnyMatch> take_match() { return std::move(match_); }
    History take_history() { return std::move(history_); }
    const Questions& questions() const { return questions_; }

    // From here on every roll must be the one this key gives; counts in checked and measured rolls.
    void check_rolls_with(const MatchKey& key) { key_ = key; }
    std::size_t checked_rolls() const { return checked_; }
    std::size_t measured_rolls() const { return measured_; }

  private:
    Replay(const Record& record, std::unique_ptr<AnyMatch> match) : record_(&record), match_(std::move(match)) {}

    std::optional<std::string> carry_out(const Entry& entry);
    std::optional<std::string> carry_out_with(const Entry& entry, Rolls& rolls);
    std::optional<std::string> lay_out(const Entry& entry, Rolls& rolls);
    Result<Played, Refused> answer(const Entry& entry, Rolls& rolls);
    std::optional<std::string> check_standings(const Entry& entry) const;

    const Record* record_;
    std::unique_ptr<AnyMatch> match_;
    History history_;
    Questions questions_;
    std::optional<MatchKey> key_;
    std::optional<InputError> fault_;
    Played played_;
    std::size_t done_ = 0;
    std::size_t checked_ = 0;
    std::size_t measured_ = 0;
};

// What verification found out.
struct Verdict {
    std::optional<InputError> fault;  // the first, with its line
    bool over = false;                // the match has ended
    bool rolls_proven = false;        // every roll follows from the committed seed
    std::string unproven;             // why not, when not
    std::size_t choices = 0;          // legal ones, undone ones included
    std::size_t undone = 0;
    std::size_t acts = 0;      // of a steward
    std::size_t rolls = 0;     // proven
    std::size_t measured = 0;  // read from the stopwatch, exempt from proof
    bool cut = false;          // the file ends within an entry, which was left out

    bool sound() const { return !fault; }
};

// Proves that every choice of a record was legal and every roll follows from the committed seed.
Verdict verify(const Library& library, const Record& record);
Verdict verify(const Library& library, const std::string& file, std::string_view text);
Json to_json(const Verdict& verdict);

}  // namespace paddock::table
