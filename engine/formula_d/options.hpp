#pragma once

#include <cstdint>

namespace paddock::formula_d {

enum class CollisionRolls : std::uint8_t { per_pair, all_concerned, mover_only };
enum class OrderBasis : std::uint8_t { progress, track };
enum class LastEngineSkip : std::uint8_t { eliminate, forbid };
enum class OvertakeLaneChanges : std::uint8_t { count, free };
enum class OvershootPastFlag : std::uint8_t { to_line, full };
enum class WeatherTiming : std::uint8_t { immediate, end_of_round };
enum class SlipCornerNoBrake : std::uint8_t { forbid, free };
enum class QualifyingActions : std::uint8_t { skip, none, free };
enum class QualifyingClock : std::uint8_t { real, off };
enum class QualifyingOneOfThree : std::uint8_t { penalty, end };
enum class PoliceContest : std::uint8_t { per_lap, first_lap_only };
enum class LiScope : std::uint8_t { lap_crossing, every_crossing, overtake };
enum class FrogSlide : std::uint8_t { always, only_if_die_move_ends_in_corner };

// The named switches of the game, each by itself (FD-GEN-06), agreed before the start (rule reference §4.1).
struct Options {
    // Optional rules.
    bool build = false;
    bool qualifying = false;
    bool three_lap = false;
    bool weather = false;
    bool tires = false;
    bool tech_pit = false;
    bool teams = false;
    bool road_race = false;  // FD-ROAD-01
    std::uint8_t laps = 2;   // road races: 1 to 3; otherwise 2, or 3 by three_lap
    // Rulings.
    CollisionRolls collision_rolls = CollisionRolls::per_pair;
    OrderBasis order_basis = OrderBasis::progress;
    LastEngineSkip last_engine_skip = LastEngineSkip::eliminate;
    OvertakeLaneChanges overtake_lane_changes = OvertakeLaneChanges::count;
    OvershootPastFlag overshoot_past_flag = OvershootPastFlag::to_line;
    WeatherTiming weather_timing = WeatherTiming::immediate;
    SlipCornerNoBrake slip_corner_nobrake = SlipCornerNoBrake::forbid;
    QualifyingActions qual_wp_actions = QualifyingActions::skip;
    QualifyingClock qual_clock = QualifyingClock::real;
    QualifyingOneOfThree qual_one_of_three = QualifyingOneOfThree::penalty;
    PoliceContest police_contest = PoliceContest::per_lap;
    LiScope li_scope = LiScope::lap_crossing;
    FrogSlide frog_slide = FrogSlide::always;
    bool block_substitution = false;
    bool zigzag_debris = true;
    bool soft_rain_lap3_slide = true;
    bool nitro_no_brake = false;
    bool start_block_free = true;
    bool no_move_no_test = false;
    bool team_points_for_dnf = false;
    bool f1_street_hazards = true;
    std::uint8_t team_stop_limit = 2;  // 2 or 4
    std::uint8_t min_players = 2;      // 1 allows a solo drive as practice
    std::uint8_t marker_limit = 0;     // 0: no limit

    constexpr bool operator==(const Options&) const = default;
    constexpr int race_laps() const { return three_lap ? 3 : laps; }      // FD-LAP3-01
    constexpr bool technical_stops() const { return tech_pit || teams; }  // FD-RUL-50
};

}  // namespace paddock::formula_d
