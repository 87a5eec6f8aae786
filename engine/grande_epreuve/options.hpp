#pragma once

#include "engine/formula_d/options.hpp"

namespace paddock::grande_epreuve {

enum class Allotment : std::uint8_t { draw, dice, joining };  // GE-CAMP-02
enum class EngineOut : std::uint8_t { below_zero, zero };
enum class CollisionTiming : std::uint8_t { end_of_round, on_stop };
enum class DebrisRule : std::uint8_t { gear, fd };
enum class TireCrash : std::uint8_t { wreck, remove };

// The switches of the season (rule reference §4.1) beside those of the rules that stay.
struct Options : formula_d::Options {
    constexpr Options() {
        laps = 0;  // as many as the circuit says (GE-CAMP-10)
        tech_pit = true;
        overtake_lane_changes = formula_d::OvertakeLaneChanges::free;
        weather_timing = formula_d::WeatherTiming::end_of_round;
    }

    std::uint8_t races = 1;       // of the season; where there are more places, the drivers vote (GE-CAMP-06)
    std::uint8_t first_race = 0;  // the number of a circuit the game master puts in front (GE-CAMP-07); 0: none
    Allotment allotment = Allotment::draw;
    std::uint8_t max_drivers = 15;  // GE-RUL-45
    bool shared_sheets = false;     // GE-RUL-04
    bool prizes = false;            // GE-RUL-34
    std::uint8_t dns_points = 15;   // GE-RUL-21
    // What a circuit has of its own counts, unless the game master says otherwise (GE-CAMP-09).
    bool goats = true;
    bool ice = true;
    bool le_mans = true;
    bool hills = true;
    // Rulings.
    EngineOut engine_out = EngineOut::below_zero;
    CollisionTiming collision_timing = CollisionTiming::end_of_round;
    bool diagonal_adjacent = false;
    std::uint8_t motor_rain = 3;  // 3 or 4
    DebrisRule debris_rule = DebrisRule::gear;
    TireCrash tire_crash = TireCrash::wreck;
    bool goats_auto = true;
    bool goats_multi_split = false;
    bool fd_technical = false;  // a technical stop changes tires too

    constexpr bool operator==(const Options&) const = default;
};

}  // namespace paddock::grande_epreuve
