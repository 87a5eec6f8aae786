#include <algorithm>
#include <tuple>

#include "engine/schneider/play.hpp"

// End of a lap and end of the race (ST-LAP, ST-RACE).
namespace paddock::schneider {
namespace {

// ST-LAP-03: those flying by position, in whatever order they moved (ST-LAP-04); then those that crashed, the latest
// first (ST-CRASH-04, ST-CRASH-09).
void rank_lap(const Play& play, SmallVector<Seat, max_planes>& ranks) {
    State& state = play.state;
    order_of_flight(play.game, state, ranks);
    for (int crash = state.crashes; crash > 0; --crash) {
        for (int i = 0; i < play.game.planes(); ++i) {
            if (state.plane(seat(i)).crashed == crash) ranks.push_back(seat(i));
        }
    }
}

// ST-RACE-01, ST-RACE-02, ST-R-25
auto race_key(const Plane& plane) { return std::tuple(-plane.points(), -plane.lap_wins(), plane.lap_rank[2]); }

Decided ahead_in_the_race(const Plane& one, const Plane& next) {
    if (one.points() != next.points()) return Decided::points;
    return one.lap_wins() != next.lap_wins() ? Decided::lap_wins : Decided::last_lap;
}

}  // namespace

// ST-LAP-05, ST-R-24
int lap_pays(const Schneider& game, int rank) {
    if (game.options().lap_points == LapPoints::last_zero && rank == game.planes()) return 0;
    return game.content().lap_points[static_cast<std::size_t>(rank - 1)];
}

// Crashed planes score for their rank like others (ST-CRASH-05, ST-R-13).
void end_lap(const Play& play) {
    State& state = play.state;
    SmallVector<Seat, max_planes> ranks;
    rank_lap(play, ranks);
    play.tell(LapEnded{planes_flying(state) == 1 ? "ST-LAP-09"_rule : "ST-LAP-01"_rule, state.lap});
    const std::size_t lap = state.lap - 1U;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        Plane& plane = state.plane(ranks[i]);
        plane.lap_rank[lap] = byte(static_cast<int>(i) + 1);
        plane.lap_points[lap] = byte(lap_pays(play.game, plane.lap_rank[lap]));
        play.tell(LapScored{"ST-LAP-05"_rule, ranks[i], plane.lap_rank[lap], plane.lap_points[lap]});
    }
    pay_bets(play);
    state.move = {};
    for (Plane& plane : state.planes) plane.leading = plane.drafting = false;
    // ST-LAP-11, ST-CRASH-11: after the last lap nothing is repaired.
    state.phase = state.lap < laps_in_a_race ? Phase::crash_repairs : Phase::end_race;
}

// ST-LAP-06: one crashed plane after the other, the best placed first.
void repair_crashes(const Play& play) {
    State& state = play.state;
    for (int rank = 1; rank <= play.game.planes(); ++rank) {
        for (int i = 0; i < play.game.planes(); ++i) {
            Plane& plane = state.plane(seat(i));
            if (plane.lap_rank[state.lap - 1U] != rank || plane.crashed == 0) continue;
            plane.crashed = 0;
            if (!is_expert(play.game, seat(i))) {
                repair_gauge(play, seat(i));
                continue;
            }
            repair_cross(play, seat(i));
            if (state.ask != Ask::nothing) return;
        }
    }
    state.phase = Phase::begin_lap;
}

void end_race(const Play& play) {
    State& state = play.state;
    state.ranking.clear();
    for (int i = 0; i < play.game.planes(); ++i) state.ranking.push_back(seat(i));
    std::sort(state.ranking.begin(), state.ranking.end(),
              [&](Seat a, Seat b) { return race_key(state.plane(a)) < race_key(state.plane(b)); });
    play.tell(RaceEnded{"ST-RACE-01"_rule, state.races});
    for (std::size_t i = 0; i < state.ranking.size(); ++i) {
        Plane& plane = state.plane(state.ranking[i]);
        plane.race_rank = byte(static_cast<int>(i) + 1);
        if (i == 0) ++plane.cups.gold;  // ST-CAMP-02
        if (i == 1) ++plane.cups.silver;
        if (i == 2) ++plane.cups.bronze;
        plane.square = SquareId::none;
        plane.crashed = 0;
        const bool last = i + 1 == state.ranking.size();
        const Decided by = last ? Decided::level : ahead_in_the_race(plane, state.plane(state.ranking[i + 1]));
        const bool tie = by == Decided::lap_wins || by == Decided::last_lap;
        play.tell(RaceRanked{tie ? "ST-RACE-02"_rule : "ST-RACE-01"_rule, state.ranking[i], plane.race_rank,
                             byte(plane.points()), by});
    }
    state.order.clear();
    state.turn = 0;
    state.phase = Phase::next_course;
}

}  // namespace paddock::schneider
