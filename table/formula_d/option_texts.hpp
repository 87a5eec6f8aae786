#pragma once

#include "table/options.hpp"

// The options of Formula D in words; what they are is declared in engine/formula_d/declared_options.hpp.
namespace paddock::table {

std::span<const OptionInfo> formula_d_options();

inline constexpr OptionLine formula_d_option_lines[] = {
    {"road_race",
     "Street race with GT cars: drivers with abilities, nitro, snipers, police, checkpoints instead of pits."},
    {"laps", "Laps of a road race; other races take 2, or 3 with three_lap."},
    {"three_lap", "Three laps instead of two."},
    {"weather", "Sun and rain by the die; in the rain other numbers hurt. Usually on in road races."},
    {"tires", "Hard, soft or rain tires, each with its grip and its age. Usually as weather, except in road races."},
    {"tech_pit", "Technical pit stops: repair up to 2 points and change the compound."},
    {"qualifying", "A lap against dice and stopwatch decides the grid instead of one roll."},
    {"build", "Everybody builds a car of 20 points before the race."},
    {"teams", "Cars 1 and 2 are a team, 3 and 4, and so on: points for places, a shared reserve of repairs."},
    {"collision_rolls", "Who rolls when cars end side by side or nose to tail."},
    {"block_substitution", "A blocked car without brakes may pay with tires instead."},
    {"overtake_lane_changes", "Whether lane changes made to overtake count against the two of a straight."},
    {"zigzag_debris", "A car may leave a lane and return to it round a damage marker."},
    {"last_engine_skip", "Whether skipping gears may cost the last engine point, which ends the race."},
    {"order_basis", "Turn order by race progress, or by place on the track with laps ignored."},
    {"overshoot_past_flag", "How far an overshoot counts that carries a car over the last finish line."},
    {"weather_timing", "When a weather roll takes effect."},
    {"soft_rain_lap3_slide", "Soft tires still slide in the rain of their third lap."},
    {"slip_corner_nobrake", "Whether a car without brakes may be towed into a corner."},
    {"qual_wp_actions", "What a qualifying lap allows: skipping gears, nothing, or brakes as well."},
    {"qual_clock", "Whether the stopwatch runs in qualifying. Usually off by post."},
    {"qual_one_of_three", "One stop of three in qualifying: penalty throws, or the end of the lap."},
    {"nitro_no_brake", "After nitro no brakes may be spent in that move."},
    {"police_contest", "How often the police give a prize for speed."},
    {"frog_slide", "When Marcellin slides only one space."},
    {"start_block_free", "A great start that is blocked costs nothing."},
    {"no_move_no_test", "A car that did not move makes no collision test."},
    {"team_points_for_dnf", "Cars that are out score team points by rank too."},
    {"li_scope", "When Li Tsu Sin costs another car a space."},
    {"f1_street_hazards", "Formula 1 cars meet snipers, danger zone and police on a street board too."},
    {"team_stop_limit", "Points of the team's reserve that one stop may use: 2 or 4."},
    {"min_players", "Fewest cars; 1 allows a drive alone, as practice."},
    {"marker_limit", "How many damage markers there are; 0: as many as needed."},
};

inline constexpr Preset formula_d_presets[] = {
    {"first-race", "First race", "Two laps in the sun, no optional rule: gears, corners, brakes, traffic.", "monaco",
     R"({})"},
    {"club-night", "Club night", "Three laps with weather, a choice of tires and technical pit stops.", "monaco",
     R"({"three_lap": true, "weather": true, "tires": true, "tech_pit": true})"},
    {"full-advanced", "Full advanced",
     "Everything at once: build your car, qualify, three laps, weather, tires, technical stops, teams of two.",
     "monaco",
     R"({"build": true, "qualifying": true, "three_lap": true, "weather": true, "tires": true, "tech_pit": true,
         "teams": true})"},
    {"road-race", "Road race", "Two laps of the city in GT cars: drivers with abilities, nitro, snipers, police, rain.",
     "race-city", R"({"road_race": true})"},
};

}  // namespace paddock::table
