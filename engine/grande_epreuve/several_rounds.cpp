#include "engine/grande_epreuve/several_rounds.hpp"

#include <algorithm>

namespace paddock::grande_epreuve {

bool calls_several_rounds(const Setting& setting, const State& state) {
    const Circuit& circuit = setting.circuit();
    std::array<int, track::max_elements> length{};
    for (int i = 0; i < circuit.track_spaces; ++i) {
        const Space& space = circuit.at(track::space_id(i));
        if (space.lane == formula_d::Lane::centre && space.straight != track::no_straight) ++length[space.straight];
    }
    return std::all_of(state.cars.begin(), state.cars.end(), [&](const Car& car) {
        if (car.status != Status::racing) return true;
        if (!on_track(circuit, car)) return false;
        const Space& space = circuit.at(car.space);
        return space.straight != track::no_straight && length[space.straight] >= long_straight;
    });
}

// GE-MULTI-01.
paddock::Result<Period, Refusal> call_rounds(int rounds, int first_at) {
    if (rounds < 2 || rounds > most_rounds_called) return Refusal{"GE-MULTI-01"_rule, "two to four rounds at once"};
    Period period;
    period.planned = first_at;
    period.left = byte(rounds);
    return period;
}

// GE-MULTI-03.
Verdict amend(Period& period, Seat seat) {
    if (period.left == 0) return Refusal{"GE-RUL-54"_rule, "no rounds are stored"};
    period.amended.add(seat);
    return {};
}

Verdict leave_unchanged(Period& period, Seat seat) {
    if (period.left == 0) return Refusal{"GE-RUL-54"_rule, "no rounds are stored"};
    period.unchanged.add(seat);
    return {};
}

// GE-MULTI-02, GE-MULTI-04, GE-RUL-54: one halt of a day however many amend; it ends when all the others have spoken,
// but never before the round was due.
int runs_at(const Period& period, SeatSet owing, int now) {
    if (period.amended.empty()) return period.planned;
    for (const Seat seat : owing) {
        if (!period.amended.contains(seat) && !period.unchanged.contains(seat)) return period.planned + halt_hours;
    }
    return std::clamp(now, period.planned, period.planned + halt_hours);
}

// GE-MULTI-05, GE-RUL-31: an incident discards what is stored.
void after_round(Period& period, int ran_at, bool incident) {
    period.left = incident ? 0 : byte(period.left - 1);
    period.planned = ran_at + hours_between_rounds;
    period.amended = period.unchanged = {};
}

}  // namespace paddock::grande_epreuve
