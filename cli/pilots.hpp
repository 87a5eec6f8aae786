#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/advice.hpp"
#include "table/any_match.hpp"

namespace paddock::cli {

const std::vector<std::string>& bot_levels();
inline constexpr std::string_view person_pilot = "person";

// Who decides for each seat: a person at this keyboard, or a bot.
class Pilots {
  public:
    // As the match's set-up names them; must not outlive the match. Bots think about an answer for so many
    // milliseconds, or with 0 about so many positions, which gives the same answers everywhere. Throws a
    // Failure for a pilot nobody knows.
    Pilots(const table::AnyMatch& match, std::uint64_t seed, int think_milliseconds);
    ~Pilots();
    Pilots(const Pilots&) = delete;
    Pilots& operator=(const Pilots&) = delete;

    bool is_person(Seat seat) const;
    int persons() const;
    // The answer of a bot, who sees no more than its seat may know.
    std::string decide(const table::AnyMatch& match, Seat seat);
    // What a good bot would answer in a seat's place; empty for a game that no bot has learnt.
    bots::Advice advise(const table::AnyMatch& match, Seat seat);

  private:
    struct Bots;
    std::vector<std::string> names_;
    std::unique_ptr<Bots> bots_;
};

}  // namespace paddock::cli
