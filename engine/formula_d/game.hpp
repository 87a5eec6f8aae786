#pragma once

#include "engine/core/game.hpp"
#include "engine/formula_d/choices.hpp"
#include "engine/formula_d/events.hpp"
#include "engine/formula_d/state.hpp"
#include "engine/formula_d/terms.hpp"

namespace paddock::formula_d {

// What one seat, or a spectator (Seat::nobody), may know: the table with other drivers' car builds
// and tire choices blanked while they are still sealed.
struct View {
    State table;
    Seat seat = Seat::nobody;
    bool operator==(const View&) const = default;
};

// Formula D: advanced, optional and road-race rules. Meets the concept paddock::Game.
class FormulaD {
  public:
    using State = formula_d::State;
    using Choice = formula_d::Choice;
    using Choices = formula_d::Choices;
    using Event = formula_d::Event;
    using View = formula_d::View;

    // The circuit must outlive the game.
    FormulaD(const Circuit& circuit, const Options& options, int cars) : setting_(circuit, terms(), options, cars) {}
    // Whether these options and this number of cars make a race on this circuit.
    static Result<void, Refusal> check(const Circuit& circuit, const Options& options, int cars);

    static constexpr const Terms& terms() { return terms_; }
    const Setting& setting() const { return setting_; }
    const Circuit& circuit() const { return setting_.circuit(); }
    const Options& options() const { return setting_.options(); }
    int cars() const { return setting_.cars(); }

    State start(Rolls& rolls, const Events<Event>& events) const;
    SeatSet awaiting(const State& now) const { return now.asked; }
    void choices(const State& now, Seat seat, Choices& list) const;
    Result<void, Refusal> apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                const Events<Event>& events) const;
    View view(const State& now, Seat seat) const;
    State imagine(const View& seen, Rolls& rolls) const;
    Choice fallback(const State& now, Seat seat) const;
    Standings standings(const State& now) const;
    // Team races: seats 2t and 2t + 1 are team t.
    int team_points(const State& now, int team) const;
    int winning_team(const State& now) const;

    // Goes on from a position laid out by hand (a scenario) to the first question.
    void resume(State& state, Rolls& rolls, const Events<Event>& events) const;

  private:
    static constexpr Terms terms_{};
    Setting setting_;
};

static_assert(Game<FormulaD>);

}  // namespace paddock::formula_d
