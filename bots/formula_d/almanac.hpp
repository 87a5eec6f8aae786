#pragma once

#include <memory>

#include "bots/formula_d/values.hpp"

// Everything the bots of one match have worked out beforehand: the course, the prices and the
// value tables, which are computed when they are first needed and then kept.
namespace paddock::bots::formula_d {

// How finely the tables tell a car's stocks apart.
enum class Detail : std::uint8_t { coarse, fine };

class Almanac {
  public:
    // The game's circuit must outlive the almanac.
    Almanac(const FormulaD& game, Detail detail, const Prices& prices = {});

    const FormulaD& game() const { return game_; }
    const Course& course() const { return course_; }
    const Prices& prices() const { return prices_; }
    const VitalPrices& vital() const { return vital_; }

    const Stock& stock() const { return stock_; }

    // The table for the lap a car is in, with its tires and in the weather of now.
    const Layer& layer(const State& state, const Car& car) {
        return layer(to_go(state, car), conditions(state, car.compound, car.tire_age, car.driver));
    }
    // The same with another set of tires.
    const Layer& layer_with(const State& state, const Car& car, Compound compound, int age) {
        return layer(to_go(state, car), conditions(state, compound, age, car.driver));
    }
    // Laps a car still has to drive, the one under way included.
    int laps_left(const Car& car) const {
        return std::min(game_.options().race_laps(), game_.options().race_laps() + 1 - car.crossings);
    }

  private:
    // What changes from lap to lap and from car to car.
    struct Conditions {
        bool qualifying = false;
        bool rain = false;
        bool frog = false;  // Marcellin slides less
        Compound compound = Compound::hard;
        std::uint8_t age = 1;
    };
    static constexpr int condition_count = 2 * 2 * 2 * compound_count * 3;
    static int number_of(const Conditions& conditions);

    int to_go(const State& state, const Car& car) const;
    Conditions conditions(const State& state, Compound compound, int age, Driver driver) const;
    const Layer& layer(int to_go, const Conditions& conditions) {
        const auto& slot = layers_[static_cast<std::size_t>(to_go)][static_cast<std::size_t>(number_of(conditions))];
        return slot ? *slot : compute(to_go, conditions);
    }
    const Layer& compute(int to_go, const Conditions& conditions);
    LapTerms terms(int to_go, const Conditions& conditions) const;

    FormulaD game_;
    Course course_;
    Prices prices_;
    VitalPrices vital_;
    Stock stock_;
    bool tires_matter_;
    std::array<std::array<std::unique_ptr<Layer>, condition_count>, max_laps + 2> layers_;
};

}  // namespace paddock::bots::formula_d
