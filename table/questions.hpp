#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "table/any_match.hpp"
#include "table/record.hpp"

namespace paddock::table {

// An answer that still lies face down: nothing has followed from it that anybody could see.
struct SealedAnswer {
    Seat seat = Seat::nobody;
    std::uint64_t question = 0;
    std::uint64_t entry = 0;  // in the record
    std::string choice;
};

// What the seats of a match are asked, by numbers of their own: an answer names the question it answers, so it is
// never taken for an answer to another one, nor turned away because somebody else answered first. A number that was
// given is never given again.
//
// Where several are asked at once, answers may be changed until the last one is in. Such a round begins when several
// owe an answer, and lasts while answers follow from which nothing follows: no roll, no event, no question to anybody
// else. What a changed answer led to (further questions of that seat) is taken back with it; what the others have
// answered stays.
class Questions {
  public:
    // The number of what a seat is asked now; 0: nothing.
    std::uint64_t number(Seat seat) const { return awaited_.contains(seat) ? numbers_[index(seat)] : 0; }

    enum class Named : std::uint8_t {
        open,    // it is being asked
        sealed,  // it was answered, and the answer may be changed
        gone,    // it was answered for good, or taken back
        never    // nobody has asked it
    };
    Named named(Seat seat, std::uint64_t question) const;

    // Answers of the round that may still be changed, in the order they were given.
    std::span<const SealedAnswer> sealed() const { return sealed_; }
    const SealedAnswer* sealed_by(Seat seat, std::uint64_t question) const;
    const SealedAnswer* sealed_in(std::uint64_t entry) const;

    // Plays another choice in place of a sealed answer. A refusal leaves the match as it was.
    Result<Played, Refused> play_instead(AnyMatch& match, const SealedAnswer& answer, std::string_view choice,
                                         Rolls& rolls) const;

    // To be called after an entry has been carried out; `played` is what came of it.
    void note(const Entry& entry, const Played& played, const AnyMatch& match);

  private:
    static std::size_t index(Seat seat) { return static_cast<std::size_t>(paddock::number(seat)); }
    bool goes_on(const Entry& entry, const Played& played, const AnyMatch& match) const;

    SeatSet awaited_;
    std::array<std::uint64_t, max_seats> numbers_{};
    std::optional<Bookmark> base_;             // where the round began
    std::array<std::string, max_seats> keys_;  // of what is asked in it
    std::vector<SealedAnswer> sealed_;
};

}  // namespace paddock::table
