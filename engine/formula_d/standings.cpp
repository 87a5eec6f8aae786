#include <algorithm>

#include "engine/formula_d/play.hpp"

// Ranking and team points (FD-FIN-04, FD-RUL-20, FD-TEAM).
namespace paddock::formula_d {
namespace {

// Larger is better: finishers by order of crossing, cars still racing by progress, then those that
// are out by how far they came, the later elimination first.
std::uint64_t rank_key(const Circuit& circuit, const State& state, Seat seat) {
    const Car& car = state.car(seat);
    const std::uint64_t placed = car.space == SpaceId::none ? 0 : circuit.at(car.space).order;
    const std::uint64_t progress = static_cast<std::uint64_t>(car.crossings) << 16U | placed;
    switch (car.status) {
        case Status::finished: return std::uint64_t{3} << 60U | (255U - car.place);
        case Status::racing:
            if (car.space == SpaceId::none) return std::uint64_t{2} << 60U;
            return std::uint64_t{2} << 60U | (turn_key(circuit, car, seat) & 0x0fffffffffffffffU);
        default: return std::uint64_t{1} << 60U | progress << 8U | car.place;
    }
}

int team_score(const Standings& standings, Seat seat) {
    int sum = 0;
    for (const Standing& s : standings) {
        if (colour(s.seat) == colour(seat)) sum += s.points;
    }
    return sum;
}

}  // namespace

Standings FormulaD::standings(const State& now) const {
    Standings list;
    for (int i = 0; i < static_cast<int>(now.cars.size()); ++i) list.push_back({.seat = seat(i)});
    std::sort(list.begin(), list.end(), [&](const Standing& a, const Standing& b) {
        const std::uint64_t key_a = rank_key(circuit(), now, a.seat);
        const std::uint64_t key_b = rank_key(circuit(), now, b.seat);
        return key_a != key_b ? key_a > key_b : number(a.seat) < number(b.seat);
    });
    for (std::size_t i = 0; i < list.size(); ++i) {
        Standing& s = list[i];
        const Car& car = now.car(s.seat);
        s.place = static_cast<std::uint8_t>(i + 1);
        s.fate = car.status == Status::racing     ? Fate::running
                 : car.status == Status::finished ? Fate::finished
                                                  : Fate::out;
        // FD-TEAM-03; FD-RUL-49: cars that are out score nothing unless agreed otherwise.
        const bool scores = options().teams && (s.fate != Fate::out || options().team_points_for_dnf);
        if (scores) s.points = terms().team_points[i];
    }
    return list;
}

int FormulaD::team_points(const State& now, int team) const { return team_score(standings(now), seat(team * 2)); }

// FD-TEAM-04, FD-RUL-49: the highest sum; then the better best rank, then the other car's rank.
int FormulaD::winning_team(const State& now) const {
    const Standings list = standings(now);
    int best = 0;
    std::array<int, 3> best_key{-1, 0, 0};
    for (int team = 0; team * 2 + 1 < cars(); ++team) {
        std::array<int, 3> key{team_score(list, seat(team * 2)), 0, 0};
        std::size_t place = 1;
        for (const Standing& s : list) {
            if (colour(s.seat) == team && place < key.size()) key[place++] = -s.place;
        }
        if (key > best_key) {
            best_key = key;
            best = team;
        }
    }
    return best;
}

}  // namespace paddock::formula_d
