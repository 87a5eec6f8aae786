#include "bots/formula_d/questions.hpp"

#include <algorithm>

#include "bots/formula_d/garage.hpp"

namespace paddock::bots::formula_d {
namespace {

// Scrap is meant for those close behind (D18).
Choice answer_scrap(const Course& course, const State& state, Seat seat) {
    constexpr int close = 12;
    const int mine = course.to_line(packed(state.car(seat).space));
    const bool followed = std::any_of(state.cars.begin(), state.cars.end(), [&](const Car& other) {
        if (other.status != Status::racing || &other == &state.car(seat)) return false;
        const int gap = course.to_line(packed(other.space)) - mine;
        return gap > 0 && gap <= close;
    });
    return DropScrap{followed};
}

// The price a car would put on getting points back: dear where one more loss would be the end.
int worth_of_point(const Almanac& almanac, const Car& car, Gauge gauge, int left) {
    const int laps = almanac.laps_left(car);
    switch (gauge) {
        case Gauge::tires: return turn / 3 + (left < 3 ? turn / 3 : 0);
        case Gauge::brakes: return left == 0 ? turn * 4 / 5 : turn * 2 / (3 + left);
        case Gauge::gearbox: return left == 0 ? turn * 3 / 5 : turn / (3 + left);
        default: return almanac.vital().of(gauge, left + 1, laps);
    }
}

int worth_of_repair(const Almanac& almanac, const Car& car, const Gauges& points) {
    int worth = 0;
    for (const Gauge gauge : all_gauges) {
        for (int p = 0; p < points[gauge]; ++p) worth += worth_of_point(almanac, car, gauge, car.wear[gauge] + p);
    }
    return worth;
}

// D15, D16.
Choice answer_repair(Almanac& almanac, const State& state, Seat seat) {
    Choices list;
    almanac.game().choices(state, seat, list);
    const Choice* best = list.begin();
    int most = -1;
    for (const Choice& choice : list) {
        const int worth = worth_of_repair(almanac, state.car(seat), std::get<Repair>(choice).points);
        if (worth <= most) continue;
        most = worth;
        best = &choice;
    }
    return *best;
}

// D12: a tire stop may be quick, a technical one never is; either may change the compound.
Choice answer_pit_stop(Almanac& almanac, const State& state, Seat seat) {
    Choices list;
    almanac.game().choices(state, seat, list);
    const Car& car = state.car(seat);
    const int box = colour(seat) % almanac.course().colours();
    const Choice* best = list.begin();
    int least = no_way;
    for (const Choice& choice : list) {
        const StopAtBox& stop = std::get<StopAtBox>(choice);
        const Layer& layer = almanac.layer_with(state, car, stop.compound, 1);
        const Stock& stock = layer.stock();
        const int column = stock.column(car.wear[Gauge::brakes], car.wear[Gauge::gearbox]);
        const int tires = stock.row(car.wear[Gauge::tires]);
        int value = stop.technical ? layer.value(almanac.course().in_box(box), 4, tires, column)
                                   : layer.box_value(box, tires, column);
        value -= worth_of_repair(almanac, car, stop.repair);
        if (value >= least) continue;
        least = value;
        best = &choice;
    }
    return *best;
}

// D13: the reserve goes where it is worth more.
Choice answer_consent(Almanac& almanac, const State& state, Seat seat) {
    const Car& mine = state.car(seat);
    const int his = worth_of_repair(almanac, state.car(team_mate(seat)), state.proposal);
    const int left = reserve_of(almanac.game().options(), state, seat) - state.proposal.total();
    const bool may_need_it =
        mine.status == Status::racing && almanac.laps_left(mine) >= 2 && left < FormulaD::terms().pit_reserve;
    if (!may_need_it) return Consent{true};
    int own = 0;
    for (const Gauge gauge : gauges_but_tires) {
        if (mine.wear[gauge] < mine.full[gauge])
            own = std::max(own, worth_of_point(almanac, mine, gauge, mine.wear[gauge]));
    }
    return Consent{his * 2 >= own};
}

// D17, table 2.13: shares of the gauges among twenty.
int worth_of_radio(const Almanac& almanac, const Car& target) {
    constexpr std::array<int, gauge_count> shares{4, 3, 3, 3, 4, 3};
    int worth = 0;
    for (const Gauge gauge : all_gauges) {
        if (target.wear[gauge] > 0)
            worth += shares[static_cast<std::size_t>(gauge)] *
                     worth_of_point(almanac, target, gauge, target.wear[gauge] - 1);
    }
    return worth / 20;
}

// Thrown at whoever it hurts most; kept for a better moment while there is much race left.
Choice answer_radio(Almanac& almanac, const State& state, Seat seat) {
    const Options& options = almanac.game().options();
    Seat best = Seat::nobody;
    int most = almanac.laps_left(state.car(seat)) > 1 ? turn / 2 : 0;
    for (const Seat target : radio_targets(almanac.game().circuit(), state, seat)) {
        if (options.teams && target == team_mate(seat)) continue;
        const int worth = worth_of_radio(almanac, state.car(target));
        if (worth <= most) continue;
        most = worth;
        best = target;
    }
    return ThrowRadio{best};
}

}  // namespace

Choice answer_question(Almanac& almanac, const State& state, Seat seat) {
    switch (state.ask) {
        case Ask::scrap: return answer_scrap(almanac.course(), state, seat);
        case Ask::checkpoint:
        case Ask::police: return answer_repair(almanac, state, seat);
        case Ask::pit_stop: return answer_pit_stop(almanac, state, seat);
        case Ask::consent: return answer_consent(almanac, state, seat);
        case Ask::radio: return answer_radio(almanac, state, seat);
        // Marcellin slides less than the others: rain is his weather (D19).
        case Ask::weather: return RollWeatherAgain{state.weather_roll > almanac.game().circuit().weather.rain};
        case Ask::driver: return pick_driver(almanac.game(), state, seat);
        case Ask::build: return build_gauge(state.car(seat));
        case Ask::tires: return fit_tires(almanac, state, seat);
        default: return almanac.game().fallback(state, seat);
    }
}

}  // namespace paddock::bots::formula_d
