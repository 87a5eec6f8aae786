#include <algorithm>

#include "engine/formula_d/pure.hpp"

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

}  // namespace

Standings ranking(const Setting& setting, const State& now) {
    Standings list;
    for (int i = 0; i < static_cast<int>(now.cars.size()); ++i) list.push_back({.seat = seat(i)});
    std::sort(list.begin(), list.end(), [&](const Standing& a, const Standing& b) {
        const std::uint64_t key_a = rank_key(setting.circuit(), now, a.seat);
        const std::uint64_t key_b = rank_key(setting.circuit(), now, b.seat);
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
        const bool scores = setting.options().teams && (s.fate != Fate::out || setting.options().team_points_for_dnf);
        if (scores) s.points = setting.terms().team_points[i];
    }
    return list;
}

// FD-TEAM-04, FD-RUL-49: the highest sum; then the better best rank, then the other car's rank.
TeamStandings team_ranking(const Standings& standings) {
    struct Team {
        TeamStanding standing;
        std::array<int, 3> key{};  // the least is the best
    };
    SmallVector<Team, max_seats / 2> teams;
    teams.resize(standings.size() / 2);
    for (const Standing& s : standings) {  // in the order of places
        Team& team = teams[static_cast<std::size_t>(colour(s.seat))];
        team.key[team.standing.seats.empty() ? 1 : 2] = s.place;
        team.standing.seats.add(s.seat);
        team.standing.points = static_cast<std::int16_t>(team.standing.points + s.points);
        team.key[0] = -team.standing.points;
    }
    std::sort(teams.begin(), teams.end(), [](const Team& a, const Team& b) { return a.key < b.key; });
    TeamStandings ranking;
    for (const Team& team : teams) {
        ranking.push_back(team.standing);
        ranking.back().place = static_cast<std::uint8_t>(ranking.size());
    }
    return ranking;
}

}  // namespace paddock::formula_d
