#pragma once

#include "engine/formula_d/game.hpp"
#include "engine/grande_epreuve/rules.hpp"

namespace paddock::grande_epreuve {

using View = formula_d::ViewOf<State>;

// A season of Grands Prix, or one race. Meets the concept paddock::Game.
class GrandeEpreuve {
  public:
    using State = grande_epreuve::State;
    using Choice = grande_epreuve::Choice;
    using Choices = grande_epreuve::Choices;
    using Event = grande_epreuve::Event;
    using View = grande_epreuve::View;

    // Venues in the order of their numbers; their circuits must outlive the game.
    GrandeEpreuve(Venues venues, const Options& options, int drivers);
    static paddock::Result<void, Refusal> check(Venues venues, const Options& options, int drivers);

    const Options& options() const { return options_; }
    Venues venues() const { return {venues_.begin(), venues_.size()}; }
    int drivers() const { return drivers_; }
    // What the race under way is played by.
    Setting setting(const State& now) const;

    State start(Rolls& rolls, const Events<Event>& events) const;
    SeatSet awaiting(const State& now) const { return now.asked; }
    void choices(const State& now, Seat seat, Choices& list) const;
    paddock::Result<void, Refusal> apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                         const Events<Event>& events) const;
    View view(const State& now, Seat seat) const;
    State imagine(const View& seen, Rolls& rolls) const;
    Choice fallback(const State& now, Seat seat) const;
    Standings standings(const State& now) const;

    // Goes on from a position laid out by hand to the first question.
    void resume(State& state, Rolls& rolls, const Events<Event>& events) const;

  private:
    SmallVector<Venue, venue_count> venues_;
    Options options_;
    int drivers_;
};

}  // namespace paddock::grande_epreuve
