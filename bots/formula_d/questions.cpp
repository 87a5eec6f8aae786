#include "bots/formula_d/questions.hpp"

#include <algorithm>

#include "bots/formula_d/garage.hpp"

namespace paddock::bots::formula_d {
namespace {

// Scrap is meant for those close behind (D18).
int worth_of_scrap(const Course& course, const State& state, Seat seat) {
    constexpr int close = 12;
    const int mine = course.to_line(packed(state.car(seat).space));
    const bool followed = std::any_of(state.cars.begin(), state.cars.end(), [&](const Car& other) {
        if (other.status != Status::racing || &other == &state.car(seat)) return false;
        const int gap = course.to_line(packed(other.space)) - mine;
        return gap > 0 && gap <= close;
    });
    return followed ? turn / 4 : -turn / 8;
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

// D12: a tire stop may be quick, a technical one never is; either may change the compound.
int value_of_stop(Almanac& almanac, const State& state, Seat seat, const StopAtBox& stop) {
    const Car& car = state.car(seat);
    const int box = colour(seat) % almanac.course().colours();
    const Layer& layer = almanac.layer_with(state, car, stop.compound, 1);
    const Stock& stock = layer.stock();
    const int column = stock.column(car.wear[Gauge::brakes], car.wear[Gauge::gearbox]);
    const int tires = stock.row(car.wear[Gauge::tires]);
    const int value = stop.technical ? layer.value(almanac.course().in_box(box), 4, tires, column)
                                     : layer.box_value(box, tires, column);
    return value - worth_of_repair(almanac, car, stop.repair);
}

// D13: the reserve goes where it is worth more.
int value_of_consent(const Almanac& almanac, const State& state, Seat seat, bool agreed) {
    const Car& mine = state.car(seat);
    const int his = worth_of_repair(almanac, state.car(team_mate(seat)), state.proposal);
    const int left = reserve_of(almanac.game().options(), state, seat) - state.proposal.total();
    const bool may_need_it =
        mine.status == Status::racing && almanac.laps_left(mine) >= 2 && left < FormulaD::terms().pit_reserve;
    if (!agreed) return his * 2;
    if (!may_need_it) return 0;
    int own = 0;
    for (const Gauge gauge : gauges_but_tires) {
        if (mine.wear[gauge] < mine.full[gauge])
            own = std::max(own, worth_of_point(almanac, mine, gauge, mine.wear[gauge]));
    }
    return own;
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
int value_of_radio(const Almanac& almanac, const State& state, Seat seat, Seat target) {
    if (target == Seat::nobody) return almanac.laps_left(state.car(seat)) > 1 ? -turn / 2 : 0;
    if (almanac.game().options().teams && target == team_mate(seat)) return turn;
    return -worth_of_radio(almanac, state.car(target));
}

// Marcellin slides less than the others: rain is his weather (D19).
int value_of_weather(const FormulaD& game, const State& state, bool again) {
    const bool dry = forecast(game.circuit(), state.weather_roll) != Forecast::rain;
    return again == dry ? 0 : turn;
}

int value_of(Almanac& almanac, const State& state, Seat seat, const Choice& choice) {
    const Car& car = state.car(seat);
    switch (state.ask) {
        case Ask::scrap: return std::get<DropScrap>(choice).drop ? -worth_of_scrap(almanac.course(), state, seat) : 0;
        case Ask::checkpoint:
        case Ask::police: return -worth_of_repair(almanac, car, std::get<Repair>(choice).points);
        case Ask::pit_stop: return value_of_stop(almanac, state, seat, std::get<StopAtBox>(choice));
        case Ask::consent: return value_of_consent(almanac, state, seat, std::get<Consent>(choice).agreed);
        case Ask::radio: return value_of_radio(almanac, state, seat, std::get<ThrowRadio>(choice).target);
        case Ask::weather: return value_of_weather(almanac.game(), state, std::get<RollWeatherAgain>(choice).again);
        case Ask::driver: return value_of_driver(std::get<PickDriver>(choice).driver);
        case Ask::build: return value_of_gauge(car, std::get<BuildGauge>(choice));
        case Ask::tires: return value_of_tires(almanac, state, seat, std::get<FitTires>(choice).compound);
        default: return 0;
    }
}

}  // namespace

void rank_question(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    Choices list;
    almanac.game().choices(state, seat, list);
    for (const Choice& choice : list) {
        if (!ranking.full()) ranking.push_back({choice, value_of(almanac, state, seat, choice)});
    }
}

}  // namespace paddock::bots::formula_d
