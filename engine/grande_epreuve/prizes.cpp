#include <algorithm>

#include "engine/grande_epreuve/rules.hpp"

// Prizes and sponsors (GE-CAMP-08, GE-RUL-34, rule reference §7.6).
namespace paddock::grande_epreuve {
namespace {

constexpr int pity_from_race = 3;

void award(const Play& play, Seat seat, int points) {
    Entry& entry = play.state.entry(seat);
    entry.won = byte(entry.won + points);
    play.tell(PrizeAwarded{"GE-RUL-34"_rule, seat, byte(points)});
}

}  // namespace

// After a race: the first three, the best finisher at home, and from the third race on the last of the table.
void award_prizes(const Play& play) {
    State& state = play.state;
    const Options& options = play.setting.own();
    if (!options.prizes) return;
    const std::size_t race = state.season.race - 1U;
    Seat home = Seat::nobody;
    int most = 0;
    for (int i = 0; i < play.setting.cars(); ++i) {
        const Entry& entry = state.entry(seat(i));
        const int place = entry.results[race].place;
        if (place >= 1 && place <= 3) award(play, seat(i), place == 1 ? 2 : 1);
        const bool at_home = place > 0 && entry.country == play.setting.host();
        if (at_home && (home == Seat::nobody || place < state.entry(home).results[race].place)) home = seat(i);
        if (!entry.gone) most = std::max(most, total_points(options, entry));
    }
    if (home != Seat::nobody) award(play, home, 1);
    if (race + 1 < pity_from_race) return;
    for (int i = 0; i < play.setting.cars(); ++i) {
        const Entry& entry = state.entry(seat(i));
        if (!entry.gone && total_points(options, entry) == most) award(play, seat(i), 1);
    }
}

// D4: before the next race, point by point.
void ask_prizes(const Play& play) {
    SeatSet placing;
    for (int i = 0; i < play.setting.cars(); ++i) {
        const Entry& entry = play.state.entry(seat(i));
        if (entry.won > 0 && !entry.gone) placing.add(seat(i));
    }
    if (!placing.empty()) play.ask(asks::prize, placing);
}

Verdict check_point(const State& state, Seat seat, Gauge gauge) {
    if (static_cast<int>(gauge) >= formula_d::gauge_count) return Refusal{"GE-CAMP-08"_rule, "there are six gauges"};
    const int most = gauge == Gauge::tires ? Rules::terms.build_most_tires : Rules::terms.build_most_others;
    if (state.car(seat).full[gauge] >= most) return Refusal{"GE-CAMP-08"_rule, "this gauge is full"};
    return {};
}

Verdict answer(const Play& play, Seat seat, const PlacePoint& choice) {
    if (play.state.ask != asks::prize) return formula_d::wrong_question();
    const Verdict verdict = check_point(play.state, seat, choice.gauge);
    if (!verdict) return verdict;
    Entry& entry = play.state.entry(seat);
    Car& car = play.state.car(seat);
    ++entry.added[choice.gauge];
    car.wear[choice.gauge] = ++car.full[choice.gauge];
    play.tell(PointPlaced{"GE-CAMP-08"_rule, seat, choice.gauge});
    if (--entry.won == 0) play.answered(seat);
    return {};
}

}  // namespace paddock::grande_epreuve
