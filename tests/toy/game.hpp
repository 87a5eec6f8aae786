#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/core/game.hpp"

// The smallest game that the house can play: who is first at the tenth step? Walk one, or run and hope.
namespace paddock::toy {

enum class Choice : std::uint8_t { walk, run };
using Choices = SmallVector<Choice, 4>;

inline std::string to_text(Choice choice) { return choice == Choice::walk ? "walk" : "run"; }
inline std::optional<Choice> parse_choice(std::string_view text) {
    if (text == "walk") return Choice::walk;
    return text == "run" ? std::optional(Choice::run) : std::nullopt;
}

inline constexpr int steps_to_win = 10;

struct State {
    std::array<std::uint8_t, 4> steps{};
    std::uint8_t turn = 0;
    bool operator==(const State&) const = default;
};

struct View {
    Seat seat = Seat::nobody;
    State state;
    bool operator==(const View&) const = default;
};

struct Event {
    RuleId rule;
    Seat seat = Seat::nobody;
    int steps = 0;  // taken now
};

class Dash {
  public:
    using State = toy::State;
    using View = toy::View;
    using Choice = toy::Choice;
    using Choices = toy::Choices;
    using Event = toy::Event;

    explicit Dash(int seats) : seats_(seats) {}
    int seats() const { return seats_; }

    State start(Rolls& /*rolls*/, const Events<Event>& /*events*/) const { return {}; }
    SeatSet awaiting(const State& state) const {
        for (const int steps : state.steps) {
            if (steps >= steps_to_win) return {};
        }
        return seat(state.turn);
    }
    void choices(const State& /*state*/, Seat /*seat*/, Choices& list) const {
        list.clear();
        list.push_back(Choice::walk);
        list.push_back(Choice::run);
    }
    // A runner falls on a 1 or 2, and takes three steps otherwise.
    Result<void, Refusal> apply(State& state, Seat seat, Choice choice, Rolls& rolls,
                                const Events<Event>& events) const {
        if (!awaiting(state).contains(seat)) return Refusal{"TOY-TURN-01"_rule, "it is somebody else's turn"};
        int steps = 1;
        if (choice == Choice::run) steps = rolls.roll({.purpose = {"run"}, .seat = seat, .count = 6}) <= 2 ? 0 : 3;
        auto& mine = state.steps[static_cast<std::size_t>(number(seat))];
        mine = static_cast<std::uint8_t>(mine + steps);
        state.turn = static_cast<std::uint8_t>((state.turn + 1) % seats_);
        events.tell({choice == Choice::run ? "TOY-RUN-01"_rule : "TOY-WALK-01"_rule, seat, steps});
        return {};
    }
    View view(const State& state, Seat seat) const { return {seat, state}; }
    State imagine(const View& view, Rolls& /*rolls*/) const { return view.state; }
    Choice fallback(const State& /*state*/, Seat /*seat*/) const { return Choice::walk; }
    Standings standings(const State& state) const {
        Standings all;
        for (int i = 0; i < seats_; ++i) {
            const int mine = state.steps[static_cast<std::size_t>(i)];
            int place = 1;
            for (const int other : state.steps) place += other > mine;
            all.push_back({seat(i), static_cast<std::uint8_t>(place),
                           awaiting(state).empty() ? Fate::finished : Fate::running, static_cast<std::int16_t>(mine)});
        }
        return all;
    }

  private:
    int seats_;
};

static_assert(Game<Dash>);

}  // namespace paddock::toy
