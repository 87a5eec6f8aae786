#include "engine/formula_d/game.hpp"

#include "engine/formula_d/routes.hpp"

// The turn: what is awaited, what is legal, what follows (FD-TURN-08).
namespace paddock::formula_d {
namespace {

void run_phase(const Play& play) {
    switch (play.state.phase) {
        case Phase::draft: return draft(play);
        case Phase::build: return build(play);
        case Phase::qualifying_weather:
        case Phase::race_weather:
        case Phase::weather:
        case Phase::round_weather: return roll_weather(play);
        case Phase::qualifying_tires: return ask_tires(play, Phase::qualifying_lap);
        case Phase::race_tires: return ask_tires(play, Phase::grid);
        case Phase::qualifying_lap: return next_qualifying_lap(play);
        case Phase::grid: return lay_out_grid(play);
        case Phase::begin_round: return begin_round(play);
        case Phase::begin_turn: return begin_turn(play);
        case Phase::roll_die: return roll_gear_die(play);
        case Phase::bonus: return ask_bonuses(play);
        case Phase::drive: return drive(play);
        case Phase::walk: return walk(play);
        case Phase::after_part: return after_part(play);
        case Phase::slipstream: return offer_slipstream(play);
        case Phase::box: return reach_box(play);
        case Phase::mechanics: return call_mechanics(play);
        case Phase::stop: return stop(play);
        case Phase::overshoot: return settle_overshoot(play);
        case Phase::collision: return settle_collisions(play);
        case Phase::sniper: return shoot(play);
        case Phase::radio: return offer_radio(play);
        case Phase::strain: return test_engines(play);
        case Phase::end_turn: return end_turn(play);
        case Phase::over: return;
    }
}

// On to the next question, or to the end.
void run(const Play& play) {
    State& state = play.state;
    while (state.ask == Ask::nothing && state.phase != Phase::over) {
        if (state.police_check) {
            settle_police(play);
            if (state.ask != Ask::nothing) return;
        }
        run_phase(play);
    }
}

using Verdict = Result<void, Refusal>;

// Checks and carries out one answer. Nothing is changed when it is refused.
struct Answer {
    const Play& play;
    Seat seat;

    State& state() const { return play.state; }
    Car& car() const { return play.state.car(seat); }

    Refusal wrong_kind() const { return {"FD-TURN-08"_rule, "something else is asked"}; }
    void done() const {
        state().ask = Ask::nothing;
        state().asked = {};
    }
    // One of several who answer at once.
    void done_with_seat() const {
        state().asked.remove(seat);
        if (state().asked.empty()) state().ask = Ask::nothing;
    }

    Verdict operator()(const PickDriver& choice) const {
        if (state().ask != Ask::driver) return wrong_kind();
        if (choice.driver == Driver::none || static_cast<int>(choice.driver) > driver_count)
            return Refusal{"FD-ROAD-03"_rule, "there are ten drivers"};
        if (choice.driver == Driver::marcellin && !play.options().weather)
            return Refusal{"FD-ROAD-02"_rule, "Marcellin needs the weather rules"};
        for (const Car& other : state().cars) {
            if (other.driver == choice.driver) return Refusal{"FD-ROAD-03"_rule, "this driver is taken"};
        }
        car().driver = choice.driver;
        done();
        play.tell(DriverPicked{"FD-ROAD-03"_rule, seat, choice.driver});
        return {};
    }

    Verdict operator()(const BuildGauge& choice) const {
        if (state().ask != Ask::build) return wrong_kind();
        const Verdict verdict = check_build(play.terms(), car(), choice.gauge, choice.points);
        if (!verdict) return verdict;
        car().full[choice.gauge] = choice.points;
        if (choice.gauge == Gauge::engine) {
            car().full[Gauge::handling] = static_cast<std::uint8_t>(play.terms().build_total - car().full.total());
            car().wear = car().full;
            done_with_seat();
        }
        return {};
    }

    Verdict operator()(const FitTires& choice) const {
        if (state().ask != Ask::tires) return wrong_kind();
        if (static_cast<int>(choice.compound) >= compound_count)
            return Refusal{"FD-TIRE-01"_rule, "there are three compounds"};
        car().compound = choice.compound;
        done_with_seat();
        if (!state().asked.empty()) return {};
        for (std::size_t i = 0; i < state().cars.size(); ++i)
            play.tell(TiresFitted{"FD-TIRE-01"_rule, paddock::seat(static_cast<int>(i)), state().cars[i].compound});
        return {};
    }

    Verdict operator()(const ShiftTo& choice) const {
        if (state().ask != Ask::gear) return wrong_kind();
        const auto price = shift_price(play.setting(), state(), car(), choice.gear);
        if (!price) return price.error();
        done();
        shift(play, choice.gear, *price);
        return {};
    }

    void add_spaces(int spaces, RuleId rule) const {
        state().move.remaining = static_cast<std::uint8_t>(state().move.remaining + spaces);
        play.tell(SpacesAdded{rule, seat, static_cast<std::int8_t>(spaces)});
    }

    Verdict operator()(const FireNitro& choice) const {
        if (state().ask != Ask::nitro) return wrong_kind();
        const bool better = choice.nitro == Nitro::fire_better;
        if (better && car().driver != Driver::cadena) return Refusal{"FD-DRV-14"_rule, "only Cadena has better nitro"};
        state().move.nitro_asked = true;
        done();
        if (choice.nitro == Nitro::no) return {};
        state().move.nitro = true;
        car().nitro_used = true;
        add_spaces(number(car().gear) + (better ? play.terms().better_nitro : 0),
                   better ? "FD-DRV-14"_rule : "FD-NITRO-01"_rule);
        return {};
    }

    Verdict operator()(const TakeSoftBonus& choice) const {
        if (state().ask != Ask::soft_bonus) return wrong_kind();
        state().move.soft_asked = true;
        done();
        if (choice.take) add_spaces(play.terms().soft_bonus, "FD-TIRE-05"_rule);
        return {};
    }

    Verdict operator()(const Skid& choice) const {
        if (state().ask != Ask::skid) return wrong_kind();
        if (choice.by < -1 || choice.by > 1) return Refusal{"FD-DRV-05"_rule, "one space more or less"};
        state().move.skid_asked = true;
        done();
        if (choice.by == 0) return {};
        add_spaces(choice.by, "FD-DRV-05"_rule);
        lose(play, seat, Gauge::tires, 1, "FD-DRV-05"_rule);
        return {};
    }

    Verdict operator()(const DropScrap& choice) const {
        if (state().ask != Ask::scrap) return wrong_kind();
        state().move.scrap_asked = true;
        state().move.scrap = choice.drop;
        done();
        return {};
    }

    void spend_brakes(int brakes, RuleId rule) const {
        if (brakes == 0) return;
        state().move.braked = true;
        play.tell(Braked{rule, seat, static_cast<std::uint8_t>(brakes)});
        if (state().session == Session::race) lose(play, seat, Gauge::brakes, brakes, rule);
    }

    void set_off(const Path& path, RuleId rule) const {
        Move& move = state().move;
        move.path = path;
        move.walked = 0;
        state().phase = Phase::walk;
        if (play.events.heard()) tell_way(path, rule);
        if (!path.empty()) car().in_box = false;
    }

    // The way as it will be driven: a tow may end under the flag, or a space early because of Li.
    void tell_way(const Path& path, RuleId rule) const {
        const Ground ground{play.setting(), state(), seat};
        SpaceId to = car().space;
        Path driven;
        for (int i = 0, last = path.size(); i < last; ++i) {
            const Space& from = play.circuit().at(to);
            to = link_of(from, path[i]);
            driven.push_back(path[i]);
            if (ground.flag_falls(from)) break;
            if (ground.costs_a_space(from, to)) --last;
        }
        play.tell(Drove{rule, seat, car().space, to, driven});
    }

    Verdict operator()(const Drive& choice) const {
        if (state().ask != Ask::drive) return wrong_kind();
        const Ground ground{play.setting(), state(), seat};
        const Result<DrivePlan, Refusal> plan = check_drive(ground, choice);
        if (!plan) return plan.error();
        done();
        Move& move = state().move;
        spend_brakes(choice.brakes, "FD-BRAKE-01"_rule);
        move.remaining = static_cast<std::uint8_t>(move.remaining - choice.brakes);
        move.lanes = plan->lanes;
        move.reach = static_cast<std::uint8_t>(plan->reach);
        if (plan->blocked) {
            move.blocked = true;
            move.undriven = static_cast<std::uint8_t>(move.undriven + plan->undriven);
            move.remaining = static_cast<std::uint8_t>(choice.path.size());
        }
        set_off(choice.path, "FD-MOVE-01"_rule);
        return {};
    }

    Verdict operator()(const Tow& choice) const {
        if (state().ask != Ask::slipstream) return wrong_kind();
        const Verdict verdict = check_tow(play.setting(), state(), seat, choice);
        if (!verdict) return verdict;
        done();
        if (choice.shape.empty()) return {};
        play.tell(Towed{"FD-SLIP-05"_rule, seat, tow_car(play.setting(), state(), seat)});
        spend_brakes(choice.brakes, "FD-SLIP-07"_rule);
        state().move.part = Part::tow;
        state().move.regained = 0;
        state().move.remaining = static_cast<std::uint8_t>(choice.shape.size());
        set_off(choice.shape, "FD-SLIP-06"_rule);
        return {};
    }

    Verdict operator()(const StopAtBox& choice) const {
        if (state().ask != Ask::pit_stop) return wrong_kind();
        const Verdict verdict = check_stop(play.setting(), state(), seat, choice);
        if (!verdict) return verdict;
        done();
        if (play.options().teams && choice.repair.total() > 0) {  // FD-TEAM-02, D13
            state().proposal = choice.repair;
            state().proposal_compound = choice.compound;
            play.tell(RepairProposed{"FD-TEAM-02"_rule, seat, team_mate(seat), choice.repair});
            play.ask(Ask::consent, team_mate(seat));
            return {};
        }
        serve(play, choice);
        return {};
    }

    Verdict operator()(const Consent& choice) const {
        if (state().ask != Ask::consent) return wrong_kind();
        done();
        play.tell(RepairAnswered{"FD-TEAM-02"_rule, seat, choice.agreed});
        const StopAtBox proposal{true, state().proposal_compound, state().proposal};
        state().proposal = {};
        state().proposal_compound = Compound::hard;
        if (choice.agreed) {
            serve(play, proposal);
        } else {
            state().move.refused_repair = true;  // asked once more, without the reserve
        }
        return {};
    }

    Verdict operator()(const Repair& choice) const {
        if (state().ask != Ask::checkpoint && state().ask != Ask::police) return wrong_kind();
        const bool police = state().ask == Ask::police;
        const RuleId rule = police                            ? "FD-POL-02"_rule
                            : car().driver == Driver::slivers ? "FD-DRV-06"_rule
                                                              : "FD-CHK-02"_rule;
        const Verdict verdict = check_repair(car(), choice.points, repair_terms(play.setting(), state(), seat), rule);
        if (!verdict) return verdict;
        done();
        repair(play, seat, choice.points, rule);
        return {};
    }

    Verdict operator()(const ThrowRadio& choice) const {
        if (state().ask != Ask::radio) return wrong_kind();
        if (choice.target != Seat::nobody && !radio_targets(play.circuit(), state(), seat).contains(choice.target))
            return Refusal{"FD-DRV-09"_rule, "that car is not on an adjacent space"};
        done();
        state().move.radio_asked = true;
        if (choice.target != Seat::nobody) throw_radio(play, choice.target);
        return {};
    }

    Verdict operator()(const RollWeatherAgain& choice) const {
        if (state().ask != Ask::weather) return wrong_kind();
        done();
        if (choice.again) roll_chart_again(play);
        settle_weather_roll(play);
        return {};
    }
};

}  // namespace

State FormulaD::start(Rolls& rolls, const Events<Event>& events) const {
    State state;
    state.cars.resize(static_cast<std::size_t>(cars()));
    resume(state, rolls, events);
    return state;
}

void FormulaD::resume(State& state, Rolls& rolls, const Events<Event>& events) const {
    run(Play{*this, state, rolls, events});
}

Result<void, Refusal> FormulaD::apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                      const Events<Event>& events) const {
    if (!state.asked.contains(seat)) return Refusal{"FD-TURN-01"_rule, "it is not this driver's turn"};
    const Play play{*this, state, rolls, events};
    const Verdict verdict = std::visit(Answer{play, seat}, choice);
    if (verdict) run(play);
    return verdict;
}

Result<void, Refusal> FormulaD::check(const Circuit& circuit, const Options& options, int cars) {
    if (options.min_players < 1 || options.min_players > terms().most_cars)
        return Refusal{"FD-RUL-01"_rule, "min_players is 1 to 10"};
    if (cars < options.min_players || cars > terms().most_cars)
        return Refusal{"FD-GEN-03"_rule, "2 to 10 cars take part"};
    if (static_cast<std::size_t>(cars) > circuit.grid.size())
        return Refusal{"FD-GRID-03"_rule, "the circuit has too few grid slots"};
    if (options.teams && cars % 2 != 0) return Refusal{"FD-TEAM-01"_rule, "a team race needs an even number of cars"};
    if (options.laps < 1 || options.laps > max_laps) return Refusal{"FD-ROAD-08"_rule, "a race has 1 to 3 laps"};
    if (options.laps != 2 && !options.road_race)
        return Refusal{"FD-GEN-02"_rule, "a race has two laps, or three with three_lap; road races choose 1 to 3"};
    if (options.road_race && !options.weather && cars > driver_count - 1)
        return Refusal{"FD-ROAD-02"_rule, "without weather Marcellin stays at home: nine drivers at most"};
    if (options.weather && circuit.weather.rain == 0)
        return Refusal{"FD-WX-01"_rule, "the circuit has no weather chart"};
    if (options.team_stop_limit != 2 && options.team_stop_limit != 4)
        return Refusal{"FD-RUL-73"_rule, "team_stop_limit is 2 or 4"};
    return {};
}

}  // namespace paddock::formula_d
