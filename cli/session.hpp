#pragma once

#include <chrono>
#include <set>
#include <string>
#include <vector>

#include "cli/console.hpp"
#include "cli/pilots.hpp"
#include "cli/prompt.hpp"
#include "cli/recorder.hpp"
#include "cli/story.hpp"
#include "table/live_match.hpp"

namespace paddock::cli {

// The time each seat has thought in its qualifying lap.
class Stopwatch {
  public:
    explicit Stopwatch(int seats) : thought_(static_cast<std::size_t>(seats)) {}

    void add(Seat seat, std::chrono::steady_clock::duration time) { of(seat) += time; }
    int seconds(Seat seat) {
        return static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(of(seat)).count());
    }

  private:
    std::chrono::steady_clock::duration& of(Seat seat) { return thought_[static_cast<std::size_t>(number(seat))]; }
    std::vector<std::chrono::steady_clock::duration> thought_;
};

// A match at this terminal: persons are asked, bots decide, and what happens is told.
class Session {
  public:
    enum class Ending : std::uint8_t { over, quit, input_ended, interrupted };

    Session(table::LiveMatch& live, const Recorder& recorder, Pilots& pilots, Stopwatch& stopwatch,
            const SessionStyle& style, Console& console)
        : live_(live),
          recorder_(recorder),
          pilots_(pilots),
          stopwatch_(stopwatch),
          style_(style),
          console_(console),
          story_(style.story) {}

    // Plays until the match is over or somebody stops it.
    Ending run();
    // What came before is not told again.
    void begin_here() { story_.skip_to(live_.match().event_count()); }

  private:
    Seat next_seat() const;
    Seat viewer() const;
    std::optional<Ending> ask(Seat seat);
    std::optional<Ending> take(Prompt& prompt, Seat seat, const Answer& answer, bool& taken);
    // An answer that must be legal. False when it needed dice and nobody rolls them any more.
    bool play(Seat seat, const std::string& answer);
    bool answer_alone(Seat seat, const table::Offer& only);
    Ending ending_of_input() const;
    void hand_over(Seat seat);
    void undo();

    table::LiveMatch& live_;
    const Recorder& recorder_;
    Pilots& pilots_;
    Stopwatch& stopwatch_;
    SessionStyle style_;
    Console& console_;
    Story story_;
    std::set<std::string> questions_met_;
    Seat last_person_ = Seat::nobody;
    std::vector<bool> steps_by_persons_;  // of this sitting, oldest first
};

}  // namespace paddock::cli
