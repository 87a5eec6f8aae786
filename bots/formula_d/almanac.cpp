#include "bots/formula_d/almanac.hpp"

#include <algorithm>

namespace paddock::bots::formula_d {
namespace {

// The largest stocks worth a column of their own; cars that carry more are treated as carrying these.
Stock stock_for(const Options& options, Detail detail) {
    const Gauges& car = FormulaD::terms().standard_car;
    Stock stock{car[Gauge::tires], car[Gauge::brakes], car[Gauge::gearbox]};
    if (options.road_race) stock = {9, 5, 3};
    if (options.build) stock = {10, 5, 3};
    return detail == Detail::fine ? stock : Stock{stock.tires, 0, 1, true};
}

}  // namespace

Almanac::Almanac(const FormulaD& game, Detail detail, const Prices& prices)
    : game_(game),
      course_(game.circuit()),
      prices_(prices),
      vital_(prices, hazards(game.options()) && game.circuit().danger.any()),
      stock_(stock_for(game.options(), detail)),
      tires_matter_(game.options().tires || (game.options().road_race && game.options().weather)) {}

int Almanac::number_of(const Conditions& conditions) {
    int number = conditions.qualifying ? 1 : 0;
    number = number * 2 + (conditions.rain ? 1 : 0);
    number = number * 2 + (conditions.frog ? 1 : 0);
    number = number * compound_count + static_cast<int>(conditions.compound);
    return number * 3 + conditions.age - 1;
}

int Almanac::to_go(const State& state, const Car& car) const {
    const int laps = state.session == Session::qualifying ? 1 : game_.options().race_laps();
    return std::clamp(laps + 1 - car.crossings, 1, max_laps + 1);
}

Almanac::Conditions Almanac::conditions(const State& state, Compound compound, int age, Driver driver) const {
    Conditions conditions{.qualifying = state.session == Session::qualifying};
    if (!tires_matter_) return conditions;
    conditions.rain = rains(state.weather);
    conditions.frog = driver == Driver::marcellin && conditions.rain;
    if (game_.options().road_race) return conditions;
    conditions.compound = compound;
    conditions.age = static_cast<std::uint8_t>(std::clamp(age, 1, 3));
    return conditions;
}

LapTerms Almanac::terms(int to_go, const Conditions& conditions) const {
    const Options& options = game_.options();
    const int laps = conditions.qualifying ? 1 : options.race_laps();
    const Compound compound = conditions.compound;
    const bool worn = conditions.age >= 3;
    LapTerms terms;
    terms.to_go = static_cast<std::uint8_t>(to_go);
    terms.grid = to_go == laps + 1;
    terms.qualifying = conditions.qualifying;
    terms.free_skips = options.qual_wp_actions != QualifyingActions::none;
    terms.hazards = hazards(options);
    terms.pits = !conditions.qualifying && !options.road_race && course_.colours() > 0 && to_go >= 2 && to_go <= laps;
    terms.checkpoint = !conditions.qualifying && options.road_race && to_go >= 2 && to_go <= laps;
    if (!tires_matter_) return terms;
    if (conditions.rain) {
        terms.slide = compound == Compound::rain || conditions.frog ? 1 : 3;
        if (compound == Compound::soft && worn) terms.factor = 3;
    } else if (compound != Compound::hard) {
        terms.factor = worn ? 3 : 2;
        terms.bonus = compound == Compound::soft && conditions.age == 1;
    }
    return terms;
}

const Layer& Almanac::compute(int to_go, const Conditions& conditions) {
    const Layer* next = nullptr;
    const Layer* fresh = nullptr;
    const LapTerms lap = terms(to_go, conditions);
    if (to_go > 1) {
        Conditions worn = conditions;
        if (tires_matter_ && !lap.grid && !game_.options().road_race)
            worn.age = std::min<std::uint8_t>(3, static_cast<std::uint8_t>(worn.age + 1));
        Conditions renewed = conditions;
        renewed.age = 1;
        next = &layer(to_go - 1, worn);
        fresh = &layer(to_go - 1, renewed);
    }
    auto& slot = layers_[static_cast<std::size_t>(to_go)][static_cast<std::size_t>(number_of(conditions))];
    slot = std::make_unique<Layer>(course_, lap, stock_, prices_, next, fresh);
    return *slot;
}

}  // namespace paddock::bots::formula_d
