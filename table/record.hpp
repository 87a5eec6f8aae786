#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/any_match.hpp"
#include "table/rolls.hpp"
#include "table/seed.hpp"

// The file of a match, JSON Lines: a header, then one entry a line. docs/record.md describes it.
// Here: what stands in the lines. table/replay.hpp plays a record again, table/live_match.hpp
// writes one.
namespace paddock::table {

inline constexpr int record_format = 1;

struct RecordLimits {
    std::size_t bytes = std::size_t{64} << 20;
    std::size_t line = std::size_t{256} << 10;
    std::size_t lines = 100'000;
    std::size_t notes = 5'000;  // of a record that is being written: notes and pauses, whoever makes them
};

struct RecordHeader {
    Json setup;                               // game, circuit, options, seats
    std::string rules;                        // version of the rules the match is played by
    std::string content;                      // hash of the circuit file
    std::string commitment;                   // "" when the dice are rolled by hand
    std::vector<Contribution> contributions;  // in the order they were mixed in
};

// What a line of a record tells.
struct Entry {
    enum class Kind : std::uint8_t { start, choice, note, pilot, position, pause, resume, undo, replaced, reveal };

    Kind kind = Kind::start;
    std::uint64_t number = 0;   // 1 for the first line after the header, then one more each
    Seat seat = Seat::nobody;   // choice, pilot
    std::string text;           // choice: the answer; note: its words; pilot: the new name
    std::string by;             // who answered, when it was not the seat itself: "steward", "clock"
    std::string at;             // when, as the host wrote it
    std::uint64_t instead = 0;  // choice: the number of the sealed answer that this one replaces
    int undone = 0;             // undo: how many steps are taken back
    std::vector<Rolled> rolls;  // start, choice, position
    std::optional<Seed> seed;   // reveal
    Json value;                 // position: the position; reveal: the standings
    Json teams = {};            // reveal: their standings, where there are any
    int line = 0;               // in its file, from 1; not written
};

std::string header_line(const RecordHeader& header);
std::string entry_line(const Entry& entry);
// Why this line could not be read again as the entry with that number; nothing when it could.
std::optional<InputError> fault_of_entry(std::string_view line, std::uint64_t number);

// A record as it stands in its file, read but not yet played.
struct Record {
    std::string file;         // for messages
    std::string header_text;  // the set-up is read from it again, with all its checks
    RecordHeader header;
    std::vector<Entry> entries;
    std::size_t complete_bytes = 0;  // up to the end of the last complete line
    bool cut = false;                // something incomplete stood behind it, and was left out
};

// The same record without the sealed answers that others have replaced before they counted (Entry::instead): an empty
// entry stands for each. So it goes to others once it is finished. What cannot be read stays as it is.
std::string without_replaced(const std::string& text);

// How full a record is that is being written. No line is let in that its reader would refuse, and answers are never
// kept out by acts: these end at half of what there is room for, notes and pauses long before. Room is left for the
// last line.
class RecordFill {
  public:
    explicit RecordFill(const RecordLimits& limits = {}) : limits_(limits) {}

    // Why this line must not be added, in a few words; nullptr when it may.
    const char* fault_of(const Entry& entry, std::string_view line) const;
    void add(Entry::Kind kind, std::size_t bytes);
    // A record as it was read.
    void add(const Record& record);

  private:
    RecordLimits limits_;
    std::size_t lines_ = 1;  // the header
    std::size_t bytes_ = 0;
    std::size_t notes_ = 0;
};

// Reads a record. A file cut off anywhere behind its header gives all complete entries; any other
// damage is an error that names the line.
Result<Record, InputError> read_record(std::string file, std::string_view text, const RecordLimits& limits = {});

}  // namespace paddock::table
