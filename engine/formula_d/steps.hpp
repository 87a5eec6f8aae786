#pragma once

#include <bit>

#include "engine/formula_d/routes.hpp"

// One step of a car: the driving code. In a header because the search for ways lives on it.
namespace paddock::formula_d::steps {

enum class Fault : std::uint8_t { none, no_link, occupied, locked, third_change, zigzag, pit_closed };

constexpr std::uint8_t bit(Lane lane) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(lane)); }

// FD-LANE-02: something stands abreast in a lane that was left, so returning there overtakes it.
inline void note_passed(const Ground& ground, LaneHistory& lanes, const Space& to) {
    for (unsigned waiting = lanes.left & ~lanes.returnable; waiting != 0; waiting &= waiting - 1U) {
        const auto lane = static_cast<std::size_t>(std::countr_zero(waiting));
        const SpaceId abreast = to.abreast[lane];
        if (abreast == SpaceId::none) continue;
        const bool debris = ground.options.zigzag_debris && ground.is_dangerous(abreast);  // FD-RUL-09
        if (ground.is_occupied(abreast) || debris) lanes.returnable = (lanes.returnable | 1U << lane) & 7U;
    }
}

// FD-RUL-08 `free`: changes made to overtake, out of a lane blocked at once or back into one passed,
// do not count.
inline bool counts(const Ground& ground, const LaneHistory& lanes, const Space& from, const Space& to) {
    if (ground.options.overtake_lane_changes == OvertakeLaneChanges::count) return true;
    return !ground.is_occupied(from.ahead) && (lanes.returnable & bit(to.lane)) == 0;
}

// FD-LANE-01, -02 for a change of lanes on one straight.
inline Fault change_lane(const Ground& ground, LaneHistory& lanes, const Space& from, const Space& to) {
    const bool counted = counts(ground, lanes, from, to);
    if (counted && lanes.changes >= 2) return Fault::third_change;
    if ((lanes.left & bit(to.lane)) != 0 && (lanes.returnable & bit(to.lane)) == 0) return Fault::zigzag;
    if (counted) lanes.changes = (lanes.changes + 1U) & 3U;
    lanes.left = (lanes.left | bit(from.lane)) & ~bit(to.lane) & 7U;
    lanes.returnable = lanes.returnable & ~(bit(from.lane) | bit(to.lane)) & 7U;
    return Fault::none;
}

// Takes the step if it is legal; the walker is only to be used when it is.
inline Fault take(const Ground& ground, Walker& walker, Step step, const Space& from, SpaceId to_id) {
    if (ground.is_occupied(to_id)) return Fault::occupied;
    const Space& to = ground.circuit.at(to_id);
    walker.at = to_id;
    if (from.straight == to.straight && from.straight != track::no_straight) {
        if (step != Step::ahead) {
            if (walker.locked) return Fault::locked;
            const Fault fault = change_lane(ground, walker.lanes, from, to);
            if (fault != Fault::none) return fault;
        }
        if (walker.lanes.left != 0) note_passed(ground, walker.lanes, to);
        return Fault::none;
    }
    if (step == Step::pit) return walker.locked ? Fault::locked : ground.pit_open ? Fault::none : Fault::pit_closed;
    walker.lanes = {};
    // FD-OVER-08: from the end line of a corner left short of stops there is no lane change.
    if (from.in_corner() && from.corner != to.corner)
        walker.locked = walker.locked || ground.stops_made(from) < ground.circuit.corners[from.corner].stops;
    if (step != Step::ahead && walker.locked) return Fault::locked;
    walker.touched = walker.touched || to.in_corner();
    return Fault::none;
}

}  // namespace paddock::formula_d::steps
