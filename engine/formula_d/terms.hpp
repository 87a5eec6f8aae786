#pragma once

#include "engine/formula_d/options.hpp"
#include "engine/formula_d/vocabulary.hpp"

// The printed tables, and every number the rules compare with.
namespace paddock::formula_d {

struct GearDie {
    std::uint8_t first;
    std::uint8_t count;
    std::array<std::uint8_t, 10> weights;  // all equal when the outcomes are equally likely
    bool even;

    constexpr int last() const { return first + count - 1; }
};

// What skipping gears costs.
struct Skip {
    std::uint8_t gearbox, brakes, engine;
};

// One number in the dry, another in the rain.
struct ByWeather {
    std::uint8_t dry, rain;
    constexpr int on(WeatherLine line) const { return rains(line) ? rain : dry; }
};

// A row of a table that is read with the black die: up to this number that gauge is hit.
struct Hit {
    std::uint8_t up_to;
    Gauge gauge;
    std::uint8_t points;
};

// The defaults are Formula D's. Rules get them handed in as data (Setting), never from a global, so that a
// sister game has a value of her own that says what differs.
struct Terms {
    // Cars: FD-GEN-03, FD-WP-02, FD-ROAD-03, FD-BUILD.
    int most_cars = 10;
    Gauges standard_car{{6, 3, 3, 3, 3, 2}};
    std::array<Gauges, driver_count + 1> driver_cars{{
        // T  B  G  C  E  H: FD-RUL-56
        {{6, 3, 3, 3, 3, 2}},  // Formula 1
        {{7, 3, 2, 2, 3, 3}},  // Li Tsu Sin
        {{8, 4, 2, 2, 3, 2}},  // Julien "Frogger" Marcellin
        {{6, 3, 2, 4, 3, 3}},  // Derek Manson
        {{9, 2, 2, 2, 3, 2}},  // Jack Owens
        {{4, 6, 2, 3, 3, 2}},  // Jenny Slivers
        {{6, 4, 2, 3, 3, 3}},  // Diane Montfort
        {{7, 2, 3, 2, 3, 3}},  // Stanley Washington
        {{6, 3, 3, 3, 3, 3}},  // Temana Matahi
        {{5, 4, 3, 3, 3, 4}},  // Dimitri Tzarof
        {{5, 5, 3, 2, 3, 2}},  // Montoya Cadena
    }};
    std::uint8_t build_total = 20;
    std::uint8_t build_most_tires = 14;
    std::uint8_t build_most_others = 7;

    // The start roll: FD-START-02..06. Spaces by the number on its die: 0 leaves them to the gear die.
    static constexpr std::int16_t stall = -1;
    std::uint8_t start_faces = 20;
    std::array<std::int16_t, 20> start_spaces{stall, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4};

    // Gears: FD-GEAR.
    std::array<GearDie, 6> gear_dice{{
        // lowest, outcomes, shares
        {1, 2, {1, 1}, true},
        {2, 3, {1, 2, 3}, false},
        {4, 5, {1, 1, 2, 2, 2}, false},
        {7, 6, {1, 1, 1, 1, 1, 1}, true},
        {11, 10, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, true},
        {21, 10, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, true},
    }};
    std::array<Skip, 4> skip_price{{
        // by gears skipped, not gear by gear (FD-GEAR-10); more is forbidden
        {0, 0, 0},
        {1, 0, 0},
        {1, 1, 0},
        {1, 1, 1},
    }};

    // Lanes on one straight, in a move: FD-LANE-01, FD-LANE-02.
    std::uint8_t lane_changes = 2;  // at most 3
    bool lane_return = false;       // to a lane left, without overtaking

    // Corners: FD-OVER.
    std::uint8_t fatal_stops = 2;  // missing in a corner
    std::uint8_t spin_beyond = 0;  // a price so many points above the tires spins the car, a higher one is its end
    std::uint8_t bald_spaces =
        1;  // so many spaces spin a car without tires, more are its end; 0: points count there too

    // A car that is blocked: FD-BLOCK.
    struct Block {
        std::uint8_t brakes, tires;
    };
    std::array<Block, 7> block_price{{
        // by spaces still to go; more are the end
        {0, 0},
        {1, 0},
        {2, 0},
        {3, 0},
        {3, 1},
        {3, 2},
        {3, 3},
    }};
    std::uint8_t block_most_tires = 3;  // FD-RUL-13
    bool block_by_table = true;         // or else by all brakes, then all tires there are, and nothing is the end

    // Tests on the black die fail up to a number: FD-COLL-02, FD-MOTOR-04, FD-DAM-04, FD-WX-16..18.
    ByWeather collision{1, 2};
    ByWeather strain{4, 3};
    ByWeather damage{4, 5};
    std::uint8_t tzarof_strain = 1;  // fewer (FD-DRV-13)
    std::uint8_t matahi_damage = 2;  // in any weather (FD-DRV-12)
    std::uint8_t manson_tests = 2;   // times opponents roll because of Manson (FD-DRV-04)
    // The gear die strains the engine from this number on, by gear (FD-MOTOR-01); 0: never.
    std::array<std::uint8_t, 6> strain_from{0, 0, 0, 0, 20, 30};
    Gear strained_with = Gear::fifth;  // others in this gear or a higher one roll too (FD-MOTOR-03)

    // Slipstream: FD-SLIP.
    Gear tow_gear = Gear::fourth;  // at least, of both cars

    // Tires: FD-TIRE. By compound: hard, soft, rain.
    std::uint8_t fresh_lap = 1;  // of a set
    std::uint8_t worn_lap = 3;   // from this one on
    std::uint8_t soft_bonus = 1;
    std::array<std::uint8_t, compound_count> slide{3, 3, 1};
    std::uint8_t marcellin_slide = 1;  // FD-DRV-03
    struct Wear {
        std::uint8_t dry, dry_worn, rain, rain_worn;
    };
    std::array<Wear, compound_count> overshoot_factor{{{1, 1, 1, 1}, {2, 3, 1, 3}, {2, 3, 1, 1}}};

    // Pits: FD-PIT, FD-TECH.
    std::uint8_t quick_stop = 10;  // up to this number, for half of it in spaces, rounded up
    Gear pit_gear = Gear::fourth;  // out of the box, at most
    std::uint8_t pit_reserve = 2;
    std::uint8_t repaired_gauges = 2;  // in one stop

    // The street and its drivers: FD-SNIPE-01, FD-DRV, FD-NITRO-01, FD-POL-02, FD-CHK-02.
    std::array<Hit, 4> sniper{
        {{15, Gauge::tires, 0}, {18, Gauge::tires, 1}, {19, Gauge::body, 1}, {20, Gauge::engine, 1}}};
    std::array<Hit, 6> radio{{{4, Gauge::tires, 1},
                              {7, Gauge::brakes, 1},
                              {10, Gauge::gearbox, 1},
                              {13, Gauge::body, 1},
                              {17, Gauge::engine, 1},
                              {20, Gauge::handling, 1}}};
    std::uint8_t better_nitro = 3;  // spaces more (FD-DRV-14)
    std::uint8_t police_prize = 2;
    std::uint8_t checkpoint_points = 2;
    std::uint8_t slivers_checkpoint = 4;  // FD-DRV-06

    // Results: FD-TEAM-03.
    std::array<std::uint8_t, max_cars> team_points{10, 8, 6, 5, 4, 3, 2, 1};

    constexpr const GearDie& gear_die(Gear gear) const { return gear_dice[static_cast<std::size_t>(number(gear)) - 1]; }
    constexpr bool strains(Gear gear, int die) const {
        const int from = strain_from[static_cast<std::size_t>(number(gear)) - 1];
        return from > 0 && die >= from;
    }
};

// A tow is three spaces long: its shapes are drawn in the book (FD-SLIP-05).
inline constexpr int tow_spaces = 3;

// What never changes during a race, handed to whatever the rules work out. Circuit and terms must outlive it.
class Setting {
  public:
    Setting(const Circuit& circuit, const Terms& terms, const Options& options, int cars)
        : circuit_(&circuit), terms_(&terms), options_(options), cars_(cars) {
        const auto& boxes = circuit.boxes;
        for (std::size_t i = 0; i < max_cars && !boxes.empty(); ++i) boxes_[i] = boxes[i / 2 % boxes.size()];
    }

    const Circuit& circuit() const { return *circuit_; }
    const Terms& terms() const { return *terms_; }
    const Options& options() const { return options_; }
    int cars() const { return cars_; }

    // The pit-lane space beside a car's box: two cars of a colour share one (FD-PIT-03), unless a game gives them out
    // otherwise.
    SpaceId box_of(Seat seat) const { return boxes_[static_cast<std::size_t>(number(seat))]; }
    void give_box(Seat seat, SpaceId space) { boxes_[static_cast<std::size_t>(number(seat))] = space; }

  private:
    const Circuit* circuit_;
    const Terms* terms_;
    Options options_;
    int cars_;
    std::array<SpaceId, max_cars> boxes_{};
};

}  // namespace paddock::formula_d
