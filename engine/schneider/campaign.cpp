#include <array>
#include <utility>

#include "engine/schneider/play.hpp"

// The campaign (ST-CAMP): races and development years in turn, cups, the next course, the final ranking.
namespace paddock::schneider {
namespace {

constexpr int wins_for_the_trophy = 3;

// ST-CAMP-08. The score begins anew (ST-SETUP-12, ST-R-62); what is not touched here is carried on from the race before
// (ST-CAMP-07, ST-R-80).
void begin_race(const Play& play) {
    State& state = play.state;
    ++state.races;
    state.lap = 0;
    for (Plane& plane : state.planes) {
        plane.earlier_points = static_cast<std::uint16_t>(plane.earlier_points + plane.points());
        plane.lap_rank = {};
        plane.lap_points = {};
        plane.bonus = 0;
        plane.dive_used = false;
    }
    play.tell(RaceBegan{"ST-CAMP-01"_rule, state.races, state.course});
    state.phase = Phase::grid;
}

// ST-CAMP-10, ST-R-95: by an autopilot as by a person.
bool trophy_is_won(const State& state) {
    for (const Plane& plane : state.planes) {
        if (plane.cups.gold >= wins_for_the_trophy) return true;
    }
    return false;
}

bool is_over(const Schneider& game, const State& state) {
    const Campaign campaign = game.options().campaign;
    if (campaign == Campaign::trophy && trophy_is_won(state)) return true;  // ST-CAMP-04
    return stage_at(campaign, state.stage) == Stage::end;
}

bool is_ranked(const State& state) { return !state.ranking.empty() && state.order.empty(); }

// ST-CAMP-03, ST-R-63; a single race goes by ST-RACE-02, and while it lasts by the position on the course. Money is
// worth nothing (ST-RACE-04, ST-R-92).
using StandingKey = std::array<int, 6>;
StandingKey standing_key(const Schneider& game, const State& state, const Plane& plane) {
    const bool campaign = game.options().campaign != Campaign::none;
    const Cups cups = campaign ? plane.cups : Cups{};
    const int points = plane.points() + (campaign ? plane.earlier_points : 0);
    const int position = plane.flying() ? game.course(state).at(plane.square).order + 1 : 0;
    return {-cups.gold,
            -cups.silver,
            -cups.bronze,
            -points,
            campaign ? 0 : -plane.lap_wins(),
            is_ranked(state) ? plane.race_rank : -position};
}

// Why the match ends as it does: a trophy by ST-CAMP-04, a campaign by ST-CAMP-03, one race like any race.
MatchOver ending(const Schneider& game, const State& state) {
    const Standings ranking = game.standings(state);
    const Seat winner = ranking[0].seat;
    const Campaign campaign = game.options().campaign;
    if (campaign == Campaign::trophy && trophy_is_won(state)) return {"ST-CAMP-04"_rule, winner, Decided::trophy};
    const Decided by = ranking.size() < 2 ? Decided::level : game.ahead_by(state, winner, ranking[1].seat);
    if (campaign != Campaign::none) return {"ST-CAMP-03"_rule, winner, by};
    return {by == Decided::points ? "ST-RACE-01"_rule : "ST-RACE-02"_rule, winner, by};
}

}  // namespace

// §2.6. A short campaign is decided by its one race (ST-R-81); none ends with development (ST-CAMP-11).
Stage stage_at(Campaign campaign, int stage) {
    const auto alternating = [&](int length) {
        if (stage >= length) return Stage::end;
        return stage % 2 == 0 ? Stage::race : Stage::development;
    };
    switch (campaign) {
        case Campaign::none: return alternating(1);
        case Campaign::short_: return stage == 0 ? Stage::development : stage == 1 ? Stage::race : Stage::end;
        case Campaign::medium: return alternating(3);
        case Campaign::long_: return alternating(5);
        case Campaign::trophy: return alternating(255);
    }
    return Stage::end;
}

void next_stage(const Play& play) {
    State& state = play.state;
    if (is_over(play.game, state)) {
        state.phase = Phase::over;
        play.tell(ending(play.game, state));
        return;
    }
    const Stage stage = stage_at(play.options().campaign, state.stage);
    ++state.stage;
    if (stage == Stage::race) return begin_race(play);
    state.phase = Phase::development;
}

// ST-CAMP-05, ST-CAMP-09, ST-R-86: right after the cups, so that development can aim at the course. The winner, or the
// best-ranked person (ST-R-75). One course leaves no choice.
void name_next_course(const Play& play) {
    State& state = play.state;
    state.phase = Phase::next_stage;
    if (is_over(play.game, state) || play.content().courses.size() == 1) return;
    for (const Seat seat : state.ranking) {
        if (!play.game.is_autopilot(seat)) return play.ask(Ask::course, seat);
    }
}

// ST-R-87: in the ranking of the race, or in the order of seats before there was one.
SmallVector<Seat, max_planes> score_track(const State& state) {
    SmallVector<Seat, max_planes> lowest_first;
    if (state.ranking.empty()) return state.seat_order;
    for (std::size_t i = state.ranking.size(); i-- > 0;) lowest_first.push_back(state.ranking[i]);
    return lowest_first;
}

Decided Schneider::ahead_by(const State& now, Seat one, Seat other) const {
    const bool campaign = options_.campaign != Campaign::none;
    const Decided last = !is_ranked(now) ? Decided::position : campaign ? Decided::last_race : Decided::last_lap;
    const std::array<Decided, std::tuple_size_v<StandingKey>> reasons{
        Decided::gold, Decided::silver, Decided::bronze, Decided::points, Decided::lap_wins, last};
    const StandingKey mine = standing_key(*this, now, now.plane(one));
    const StandingKey theirs = standing_key(*this, now, now.plane(other));
    for (std::size_t i = 0; i < mine.size(); ++i) {
        if (mine[i] != theirs[i]) return reasons[i];
    }
    return Decided::level;
}

Standings Schneider::standings(const State& now) const {
    const auto key = [&](const Standing& of) { return standing_key(*this, now, now.plane(of.seat)); };
    const Fate fate = now.phase == Phase::over ? Fate::finished : Fate::running;
    Standings list;
    for (int i = 0; i < planes_; ++i) {
        list.push_back({seat(i), 1, fate, static_cast<std::int16_t>(now.plane(seat(i)).points())});
        // Sorted in as they come: level planes stay in the order of their seats.
        for (std::size_t j = list.size() - 1; j > 0 && key(list[j]) < key(list[j - 1]); --j)
            std::swap(list[j], list[j - 1]);
    }
    for (std::size_t i = 1; i < list.size(); ++i) {
        const bool level = key(list[i]) == key(list[i - 1]);
        list[i].place = level ? list[i - 1].place : byte(static_cast<int>(i) + 1);
    }
    return list;
}

}  // namespace paddock::schneider
