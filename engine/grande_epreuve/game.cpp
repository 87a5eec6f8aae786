#include "engine/grande_epreuve/game.hpp"

#include "engine/formula_d/order.hpp"
#include "engine/grande_epreuve/orders.hpp"

// The contract of a game (core/game.hpp) over the chapters.
namespace paddock::grande_epreuve {

static_assert(Game<GrandeEpreuve>);

GrandeEpreuve::GrandeEpreuve(Venues venues, const Options& options, int drivers)
    : options_(options), drivers_(drivers) {
    for (const Venue& venue : venues) venues_.push_back(venue);
}

// GE-RUL-45, GE-CAMP-06, GE-RUL-55.
paddock::Result<void, Refusal> GrandeEpreuve::check(Venues venues, const Options& options, int drivers) {
    if (venues.empty() || venues.size() > venue_count)
        return Refusal{"GE-CAMP-06"_rule, "a season has 1 to 15 circuits"};
    if (options.races < 1 || options.races > venues.size())
        return Refusal{"GE-CAMP-06"_rule, "there are not so many circuits"};
    const int most = std::min<int>(options.max_drivers, max_drivers);
    if (drivers < options.min_players || drivers > most) return Refusal{"GE-RUL-45"_rule, "2 to 15 drivers take part"};
    if (options.laps > formula_d::max_laps) return Refusal{"GE-CAMP-10"_rule, "a race has 1 to 3 laps"};
    if (options.build && options.races > 1) return Refusal{"GE-CAMP-05"_rule, "cars are built for a single race only"};
    if (options.motor_rain != 3 && options.motor_rain != 4) return Refusal{"GE-RUL-11"_rule, "motor_rain is 3 or 4"};
    for (const Venue& venue : venues) {
        const bool on_foot = options.le_mans && venue.circuit->le_mans != SpaceId::none;
        if (!on_foot && static_cast<std::size_t>(drivers) > venue.circuit->grid.size())
            return Refusal{"GE-RUL-45"_rule, "a circuit has too few grid slots"};
        if (options.weather && !venue.circuit->weather.is_there())
            return Refusal{"GE-WX-01"_rule, "a circuit has no weather chart"};
    }
    return {};
}

// Garages in the order of the nations that take part (GE-PIT-02).
Setting GrandeEpreuve::setting(const State& now) const {
    const std::size_t race = std::min<std::size_t>(now.season.race, max_races - 1);
    Setting setting{venues(), now.season.calendar[race], options_, drivers_};
    const SpaceId first = setting.circuit().garages_from;
    if (first == SpaceId::none) return setting;
    for (int i = 0; i < drivers_; ++i) {
        unsigned before = 0;  // bits: nations with a garage ahead of this one
        for (int k = 0; k < drivers_; ++k) {
            const Country other = now.entry(seat(k)).country;
            if (other < now.entry(seat(i)).country) before |= 1U << static_cast<unsigned>(other);
        }
        const int last = setting.circuit().size() - 1;
        setting.give_box(seat(i), track::space_id(std::min(last, track::number(first) + std::popcount(before))));
    }
    return setting;
}

State GrandeEpreuve::start(Rolls& rolls, const Events<Event>& events) const {
    State state;
    state.cars.resize(static_cast<std::size_t>(drivers_));
    resume(state, rolls, events);
    return state;
}

// A circuit is the setting of one race: with the next one it is laid out anew.
void GrandeEpreuve::resume(State& state, Rolls& rolls, const Events<Event>& events) const {
    while (state.ask == Ask::nothing && state.phase != Phase::over) {
        const Setting race = setting(state);
        const Play play{race, state, rolls, events};
        const std::uint8_t under_way = state.season.race;
        while (state.ask == Ask::nothing && state.phase != Phase::over && state.season.race == under_way) {
            const bool calls = state.phase == phases::ballot || state.phase == Phase::draft;
            state.phase = Rules::next_phase(play);
            if (calls) break;  // the first circuit may be another now, and garages have been given out
        }
    }
}

void GrandeEpreuve::choices(const State& now, Seat seat, Choices& list) const {
    list.clear();
    if (now.asked.contains(seat)) list_choices(setting(now), now, seat, list);
}

// An answer is checked and carried out in its chapter. Nothing is changed when it is refused.
paddock::Result<void, Refusal> GrandeEpreuve::apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                                    const Events<Event>& events) const {
    if (!state.asked.contains(seat)) return Refusal{"GE-TURN-01"_rule, "nothing is asked of this driver"};
    const Setting race = setting(state);
    const Play play{race, state, rolls, events};
    const auto carry_out = [&](const auto& chosen) {
        const Verdict verdict = answer(play, seat, chosen);
        if (verdict) state.phase = phase_after(play, chosen);
        return verdict;
    };
    const Verdict verdict = std::visit(carry_out, choice);
    if (verdict) resume(state, rolls, events);
    return verdict;
}

View GrandeEpreuve::view(const State& now, Seat seat) const {
    View view{now, seat};
    cover_orders(view.table, seat);
    return view;
}

State GrandeEpreuve::imagine(const View& seen, Rolls& rolls) const {
    State state = seen.table;
    imagine_orders(setting(state), state, seen.seat, rolls);
    return state;
}

Choice GrandeEpreuve::fallback(const State& now, Seat seat) const { return autopilot(setting(now), now, seat); }

Standings GrandeEpreuve::standings(const State& now) const {
    if (options_.races > 1) return season_table(options_, now, drivers_);
    Standings list = ranking(setting(now), now);
    for (Standing& standing : list)
        standing.points = static_cast<std::int16_t>(total_points(options_, now.entry(standing.seat)));
    return list;
}

}  // namespace paddock::grande_epreuve
