#pragma once

#include "engine/formula_d/options.hpp"
#include "table/rolls.hpp"

namespace paddock::tests {

template <class Word>
Word any(table::FastRolls& rolls, int count) {
    return static_cast<Word>(rolls.below(count));
}

// Every switch of Formula D thrown at random.
inline formula_d::Options any_options(table::FastRolls& rolls) {
    using namespace formula_d;
    const auto coin = [&] { return rolls.below(2) == 1; };
    Options options;
    options.build = coin();
    options.qualifying = rolls.below(4) == 0;
    options.three_lap = coin();
    options.weather = coin();
    options.tires = coin();
    options.tech_pit = coin();
    options.teams = coin();
    options.road_race = rolls.below(3) == 0;
    if (options.road_race) options.laps = static_cast<std::uint8_t>(1 + rolls.below(3));
    options.collision_rolls = any<CollisionRolls>(rolls, 3);
    options.order_basis = any<OrderBasis>(rolls, 2);
    options.last_engine_skip = any<LastEngineSkip>(rolls, 2);
    options.overtake_lane_changes = any<OvertakeLaneChanges>(rolls, 2);
    options.overshoot_past_flag = any<OvershootPastFlag>(rolls, 2);
    options.weather_timing = any<WeatherTiming>(rolls, 2);
    options.slip_corner_nobrake = any<SlipCornerNoBrake>(rolls, 2);
    options.qual_wp_actions = any<QualifyingActions>(rolls, 3);
    options.qual_clock = any<QualifyingClock>(rolls, 2);
    options.qual_one_of_three = any<QualifyingOneOfThree>(rolls, 2);
    options.police_contest = any<PoliceContest>(rolls, 2);
    options.li_scope = any<LiScope>(rolls, 3);
    options.frog_slide = any<FrogSlide>(rolls, 2);
    options.block_substitution = coin();
    options.zigzag_debris = coin();
    options.soft_rain_lap3_slide = coin();
    options.nitro_no_brake = coin();
    options.start_block_free = coin();
    options.no_move_no_test = coin();
    options.team_points_for_dnf = coin();
    options.f1_street_hazards = coin();
    options.team_stop_limit = coin() ? 4 : 2;
    options.min_players = 1;
    options.marker_limit = static_cast<std::uint8_t>(coin() ? 0 : rolls.below(20));
    return options;
}

// A number of cars these options allow.
inline int any_cars(table::FastRolls& rolls, const formula_d::Options& options) {
    const int most = options.road_race && !options.weather ? 9 : 10;
    if (options.teams) return 2 * (1 + rolls.below(most / 2));
    return 1 + rolls.below(most);
}

}  // namespace paddock::tests
