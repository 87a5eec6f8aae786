#pragma once

#include <cstddef>
#include <cstdint>

#include "cli/console.hpp"
#include "cli/face.hpp"
#include "table/any_match.hpp"

namespace paddock::cli {

enum class StoryStyle : std::uint8_t { turns, events };

// Tells what happened, as far as it has not been told yet. The number in front of a line is what
// "why" and "log" want to hear.
class Story {
  public:
    explicit Story(StoryStyle style) : style_(style) {}

    void tell(const table::AnyMatch& match, Seat viewer, Console& console);
    // All but a turn that is still under way, so that it can be told in one line later.
    void tell_whole_turns(const table::AnyMatch& match, Seat viewer, Console& console);
    // What happened up to here has been told already, or need not be.
    void skip_to(std::size_t event) { next_ = event; }
    std::size_t told() const { return next_; }

  private:
    void tell_first(const table::AnyMatch& match, std::span<const table::Told> events, Console& console) const;
    void tell_turns(const table::AnyMatch& match, std::span<const table::Told> events, Console& console) const;

    StoryStyle style_;
    std::size_t next_ = 0;
};

// "  57 FD-GEAR-02  Car 3 shifts up from 3rd to 4th gear."
void show_event(const table::Told& told, Console& console);

// The final or present standings.
void show_standings(const table::AnyMatch& match, Console& console);

}  // namespace paddock::cli
