#include <algorithm>

#include "engine/formula_d/damage.hpp"
#include "engine/grande_epreuve/rules.hpp"

// Goats on the road (GE-GOAT).
namespace paddock::grande_epreuve {
namespace {

using formula_d::Lane;

// GE-RUL-02: the infield side, to which most corners of the lap turn.
Lane inside_lane(const Circuit& circuit) {
    int rights = 0;
    for (const track::Corner& corner : circuit.corners) rights += corner.inside == Lane::right ? 1 : -1;
    return rights >= 0 ? Lane::right : Lane::left;
}

// GE-RUL-50: the space of the next lane with the nearest rank, the lower one at a tie.
SpaceId sideways(const Circuit& circuit, SpaceId from, bool inwards) {
    const Lane inside = inside_lane(circuit);
    const int step = (inside == Lane::right) == inwards ? 1 : -1;
    const int lane = track::number(circuit.at(from).lane) + step;
    if (lane < 0 || lane >= track::lane_count) return SpaceId::none;
    const track::Fraction rank = circuit.ranks[index_of(from)];
    const auto distance = [&](int i) {
        const track::Fraction other = circuit.ranks[static_cast<std::size_t>(i)];
        const std::int64_t over = std::int64_t{other.over} * rank.under - std::int64_t{rank.over} * other.under;
        return track::Fraction{static_cast<std::int32_t>(over < 0 ? -over : over), other.under * rank.under};
    };
    int best = -1;
    for (int i = 0; i < circuit.track_spaces; ++i) {
        if (track::number(circuit.at(track::space_id(i)).lane) != lane) continue;
        if (best < 0 || distance(i) < distance(best)) best = i;
    }
    return track::space_id(best);
}

// Cars and wrecks stand in nobody's way but the goats'.
bool is_taken(const State& state, SpaceId space) {
    if (state.wrecks[index_of(space)]) return true;
    return std::any_of(state.cars.begin(), state.cars.end(),
                       [&](const Car& car) { return car.status == Status::racing && car.space == space; });
}

// One roll of one herd. Where it stands then; nowhere: off the track (GE-GOAT-03); `split` when it falls apart.
struct Roll {
    SpaceId to;
    bool split;
};
Roll roll_herd(const Play& play, SpaceId from, bool may_split) {
    const std::uint64_t bands =
        formula_d::band_end(2) | formula_d::band_end(7) | formula_d::band_end(12) | formula_d::band_end(16);
    const int value = roll_black_die(play, {"goats"}, Seat::nobody, bands);
    const Circuit& circuit = play.circuit();
    SpaceId to = from;
    if (value <= 7) {
        to = sideways(circuit, from, value <= 2);
    } else if (value > 12) {
        to = value <= 16 ? circuit.at(from).ahead : circuit.at(from).behind;
    }
    if (to != SpaceId::none && to != from && is_taken(play.state, to)) to = from;  // GE-RUL-24
    play.tell(GoatsRolled{"GE-GOAT-02"_rule, byte(value), from, to});
    return {to, may_split && value > 7 && value <= 12};
}

// GE-GOAT-04, GE-RUL-25: two groups at most unless agreed otherwise; of a split each group moves by one roll.
bool may_split(const Play& play) {
    const std::size_t most = play.setting.own().goats_multi_split ? max_herds : 2;
    return play.state.herds.size() < most;
}

void put(State& state, std::size_t herd, SpaceId to) {
    if (to != SpaceId::none) {
        state.herds[herd] = to;
        return;
    }
    for (std::size_t i = herd + 1; i < state.herds.size(); ++i) state.herds[i - 1] = state.herds[i];
    state.herds.resize(state.herds.size() - 1);
}

// GE-GOAT-05: groups that meet are one again.
void join(State& state) {
    for (std::size_t i = 0; i < state.herds.size(); ++i) {
        for (std::size_t k = state.herds.size(); k-- > i + 1;) {
            if (state.herds[k] == state.herds[i]) put(state, k, SpaceId::none);
        }
    }
}

using Spaces = SmallVector<SpaceId, max_herds>;

// A full roll for the herd on this space; where its goats are afterwards.
Spaces stir(const Play& play, SpaceId from) {
    Spaces now;
    const Roll roll = roll_herd(play, from, may_split(play));
    if (!roll.split) {
        if (roll.to != SpaceId::none) now.push_back(roll.to);
        return now;
    }
    for (int group = 0; group < 2; ++group) {
        const Roll own = roll_herd(play, from, false);
        if (own.to != SpaceId::none && std::find(now.begin(), now.end(), own.to) == now.end()) now.push_back(own.to);
    }
    return now;
}

// Takes a herd off its space and puts goats down elsewhere.
void replace(State& state, SpaceId from, const Spaces& to) {
    const auto found = std::find(state.herds.begin(), state.herds.end(), from);
    if (found != state.herds.end()) put(state, static_cast<std::size_t>(found - state.herds.begin()), SpaceId::none);
    for (const SpaceId space : to) {
        if (!state.herds.full()) state.herds.push_back(space);
    }
    join(state);
}

// GE-RUL-50: the foremost first.
Spaces by_rank(const Play& play) {
    Spaces spaces = play.state.herds;
    std::sort(spaces.begin(), spaces.end(),
              [&](SpaceId a, SpaceId b) { return play.circuit().at(a).order > play.circuit().at(b).order; });
    return spaces;
}

// The element before which the goats wait for the leader.
bool leader_comes(const Play& play) {
    const int wait = play.circuit().pasture - 2;
    const Seat leader = play.state.order.empty() ? Seat::nobody : play.state.order[0];
    if (leader == Seat::nobody) return false;
    const Car& car = play.state.car(leader);
    return car.crossings >= 1 && on_track(play.circuit(), car) && play.space_of(car).element >= wait;
}

}  // namespace

// GE-GOAT-01, GE-RUL-24: once a race, row 20 of the pasture's centre lane or the next row that is free, when the leader
// comes within two elements of it.
void release_goats(const Play& play) {
    State& state = play.state;
    const Circuit& circuit = play.circuit();
    SpaceId space = SpaceId::none;
    for (int i = 0; i < circuit.track_spaces; ++i) {
        const Space& at = circuit.at(track::space_id(i));
        if (at.element != circuit.pasture || at.lane != Lane::centre || at.index > 19) continue;
        space = track::space_id(i);
    }
    while (is_taken(state, space)) space = circuit.at(space).ahead;
    state.goats_released = true;
    state.herds.push_back(space);
    play.tell(GoatsReleased{"GE-GOAT-01"_rule, space});
}

// GE-GOAT-02: each herd rolls in every round, from the one after it came.
void move_goats(const Play& play) {
    for (const SpaceId herd : by_rank(play)) {
        State& state = play.state;
        if (std::find(state.herds.begin(), state.herds.end(), herd) == state.herds.end()) continue;
        replace(state, herd, stir(play, herd));
    }
    if (play.setting.has_goats() && play.setting.own().goats_auto && !play.state.goats_released && leader_comes(play))
        release_goats(play);
}

// GE-GOAT-06, GE-RUL-50: a car that enters their space hits them, and drives on if it can.
void hit_goats(const Play& play) {
    State& state = play.state;
    const SpaceId space = play.car().space;
    const auto herd = std::find(state.herds.begin(), state.herds.end(), space);
    if (herd == state.herds.end()) return;
    state.herds_hit |= byte(1 << (herd - state.herds.begin()));
    state.incident = true;
    const int value = roll_d10(play, {"goat-hit"}, play.mover(), formula_d::band_end(5));
    play.tell(GoatsHit{"GE-GOAT-06"_rule, play.mover(), space, byte(value)});
    play.lose(play.mover(), Gauge::handling, value <= 5 ? 1 : 2, "GE-GOAT-06"_rule);
}

// GE-GOAT-07, GE-RUL-25: two full rolls when the move is over; groups of a first split roll each for itself.
void panic(const Play& play) {
    State& state = play.state;
    if (state.herds_hit == 0) return;
    Spaces hit;
    for (std::size_t i = 0; i < state.herds.size(); ++i) {
        if (((state.herds_hit >> i) & 1U) != 0) hit.push_back(state.herds[i]);
    }
    state.herds_hit = 0;
    for (const SpaceId herd : hit) {
        const Spaces first = stir(play, herd);
        replace(state, herd, first);
        for (const SpaceId group : first) replace(state, group, stir(play, group));
    }
}

}  // namespace paddock::grande_epreuve
