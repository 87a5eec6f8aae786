#pragma once

#include "engine/grande_epreuve/rules.hpp"

// Orders for several rounds at once (GE-MULTI), on long straights. The rounds themselves are asked for one by one as
// ever; this says how many orders may be stored ahead, when the next round is due and what ends the period. Times are
// hours of any clock.
namespace paddock::grande_epreuve {

inline constexpr int halt_hours = 24;
inline constexpr int hours_between_rounds = 24;
inline constexpr int long_straight = 40;  // spaces

struct Period {
    int planned = 0;        // when the next round runs
    std::uint8_t left = 0;  // rounds that were called for and have not run
    SeatSet amended;        // since the last round
    SeatSet unchanged;      // said so

    bool operator==(const Period&) const = default;
};

// D8: what the game master does by himself: only when every car is on a long straight.
bool calls_several_rounds(const Setting& setting, const State& state);
paddock::Result<Period, Refusal> call_rounds(int rounds, int first_at);
Verdict amend(Period& period, Seat seat);
Verdict leave_unchanged(Period& period, Seat seat);
// When the next round runs, as it stands `now`; `owing` are the drivers who owe orders.
int runs_at(const Period& period, SeatSet owing, int now);
void after_round(Period& period, int ran_at, bool incident);

}  // namespace paddock::grande_epreuve
