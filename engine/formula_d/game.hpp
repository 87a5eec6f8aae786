#pragma once

#include "engine/core/game.hpp"
#include "engine/formula_d/play.hpp"

namespace paddock::formula_d {

// What one seat, or a spectator (Seat::nobody), may know: the table with other drivers' car builds
// and tire choices blanked while they are still sealed.
template <class TableState>
struct ViewOf {
    TableState table;
    Seat seat = Seat::nobody;
    bool operator==(const ViewOf&) const = default;
};
using View = ViewOf<State>;

// A race by Formula D's rules or a sister's. Its functions are in race.hpp, which a game includes in one source.
template <class R>
class Race {
  public:
    using State = typename R::State;
    using Choice = typename R::Choice;
    using Choices = formula_d::Choices;
    using Event = typename R::Event;
    using View = ViewOf<State>;

    // The circuit must outlive the game.
    Race(const Circuit& circuit, const Options& options, int cars) : setting_(circuit, R::terms, options, cars) {}
    // Whether these options and this number of cars make a race on this circuit.
    static Result<void, Refusal> check(const Circuit& circuit, const Options& options, int cars) {
        return check_race(Setting{circuit, R::terms, options, cars});
    }

    static constexpr const Terms& terms() { return R::terms; }
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

    // Goes on from a position laid out by hand (a scenario) to the first question.
    void resume(State& state, Rolls& rolls, const Events<Event>& events) const;

  private:
    Setting setting_;
};

extern template class Race<Rules>;

// Formula D: advanced, optional and road-race rules. Meets the concept paddock::Game.
class FormulaD : public Race<Rules> {
  public:
    using Race::Race;

    // Two cars each (FD-TEAM-01); none when everybody drives for himself.
    TeamStandings teams(const State& now) const {
        return options().teams ? team_ranking(standings(now)) : TeamStandings{};
    }
};

static_assert(Game<FormulaD>);

}  // namespace paddock::formula_d
