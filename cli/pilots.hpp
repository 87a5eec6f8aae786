#pragma once

#include <memory>
#include <string>
#include <vector>

#include "table/any_match.hpp"

namespace paddock::cli {

inline const std::vector<std::string>& bot_levels() {
    static const std::vector<std::string> levels{"rookie", "club", "works"};
    return levels;
}
inline constexpr std::string_view person_pilot = "person";

// Who decides for each seat: a person at this keyboard, or a bot.
class Pilots {
  public:
    // As the match's set-up names them. Throws a Failure for a pilot nobody knows.
    Pilots(const table::AnyMatch& match, int think_milliseconds);
    ~Pilots();
    Pilots(const Pilots&) = delete;
    Pilots& operator=(const Pilots&) = delete;

    bool is_person(Seat seat) const;
    int persons() const;
    // The answer of a bot, who sees no more than its seat may know.
    std::string decide(const table::AnyMatch& match, Seat seat);

  private:
    struct Bots;
    std::vector<std::string> names_;
    std::unique_ptr<Bots> bots_;
};

}  // namespace paddock::cli
