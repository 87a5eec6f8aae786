#include <algorithm>

#include "engine/formula_d/pure.hpp"

// Wear points given back: checkpoint, police prize, technical stop.
namespace paddock::formula_d {
namespace {

int room(const Car& car, Gauge gauge) { return car.full[gauge] - car.wear[gauge]; }

int gauges_given(const Gauges& points) {
    int given = 0;
    for (const std::uint8_t p : points.points) given += p > 0 ? 1 : 0;
    return given;
}

void spread(const Car& car, const RepairTerms& terms, int gauge, int left, Gauges& points,
            SmallVector<Gauges, 256>& list) {
    if (gauge == gauge_count) {
        if ((left == 0 || !terms.all) && !list.full()) list.push_back(points);
        return;
    }
    if (gauges_given(points) == terms.gauges) left = 0;
    const Gauge g = all_gauges[static_cast<std::size_t>(gauge)];
    const int most = g == Gauge::tires && !terms.tires ? 0 : std::min(left, room(car, g));
    for (int p = most; p >= 0; --p) {
        points[g] = static_cast<std::uint8_t>(p);
        spread(car, terms, gauge + 1, left - p, points, list);
    }
    points[g] = 0;
}

int points_to_give(const Car& car, const RepairTerms& terms) {
    return std::min(terms.points, room_for_repairs(car, terms.tires));
}

}  // namespace

int room_for_repairs(const Car& car, bool tires) {
    int sum = tires ? room(car, Gauge::tires) : 0;
    for (const Gauge gauge : gauges_but_tires) sum += room(car, gauge);
    return sum;
}

// FD-CHK-02, FD-DRV-06.
int checkpoint_points(const Terms& terms, const Car& car) {
    return car.driver == Driver::slivers ? terms.slivers_checkpoint : terms.checkpoint_points;
}

RepairTerms repair_terms(const Setting& setting, const State& state, Seat seat) {
    const Terms& terms = setting.terms();
    const Options& options = setting.options();
    switch (state.ask) {
        case Ask::police: return {terms.police_prize, true, true};  // FD-POL-02
        case Ask::checkpoint: return {checkpoint_points(terms, state.car(seat)), true, false};
        default: {  // FD-TECH-05, FD-RUL-73
            const int most = options.teams ? options.team_stop_limit : terms.pit_reserve;
            return {std::min(most, reserve_of(options, state, seat)), false, false, terms.repaired_gauges};
        }
    }
}

Result<void, Refusal> check_repair(const Car& car, const Gauges& points, const RepairTerms& terms, RuleId rule) {
    for (const Gauge gauge : all_gauges) {
        if (points[gauge] > room(car, gauge))
            return Refusal{"FD-WP-04"_rule, "no gauge rises above its value at the start"};
    }
    if (!terms.tires && points[Gauge::tires] > 0) return Refusal{rule, "the tyres are not repaired with these points"};
    if (points.total() > terms.points) return Refusal{rule, "more points than there are to give"};
    if (gauges_given(points) > terms.gauges) return Refusal{rule, "one or two gauges at most"};
    if (terms.all && points.total() != points_to_give(car, terms)) return Refusal{rule, "all points are to be given"};
    return {};
}

void list_repairs(const Car& car, const RepairTerms& terms, SmallVector<Gauges, 256>& list) {
    Gauges points;
    spread(car, terms, 0, points_to_give(car, terms), points, list);
}

}  // namespace paddock::formula_d
