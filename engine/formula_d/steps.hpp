#pragma once

#include <bit>

#include "engine/formula_d/routes.hpp"

// One step of a car: the driving code. In a header because the search for ways lives on it.
namespace paddock::formula_d::steps {

enum class Fault : std::uint8_t { none, no_link, occupied, locked, third_change, zigzag, pit_closed };

constexpr unsigned bit(Lane lane) { return 1U << static_cast<unsigned>(lane); }

// FD-LANE-02: something stands abreast in a lane that was left, so returning there overtakes it.
inline void note_passed(const Ground& ground, LaneHistory& lanes, const Space& to) {
    for (unsigned waiting = lanes.forbidden(); waiting != 0; waiting &= waiting - 1U) {
        const SpaceId abreast = to.abreast[static_cast<std::size_t>(std::countr_zero(waiting))];
        if (abreast == SpaceId::none || !ground.is_eventful(abreast)) continue;
        // FD-RUL-09: debris counts, unless it was agreed that only cars do.
        if (ground.options.zigzag_debris || ground.is_occupied(abreast)) lanes.may_return(waiting & (0U - waiting));
    }
}

// FD-RUL-08 `free`: changes made to overtake, out of a lane blocked at once or back into one passed,
// do not count.
inline bool counts(const Ground& ground, const LaneHistory& lanes, const Space& from, const Space& to) {
    if (ground.options.overtake_lane_changes == OvertakeLaneChanges::count) return true;
    return !ground.is_occupied(from.ahead) && (lanes.returnable() & bit(to.lane)) == 0;
}

// FD-LANE-01, -02 for a change of lanes on one straight.
[[gnu::always_inline]] inline Fault change_lane(const Ground& ground, LaneHistory& lanes, const Space& from,
                                                const Space& to) {
    const unsigned limit = ground.lane_changes;
    const bool counted = counts(ground, lanes, from, to);
    if (counted && lanes.changes() >= limit) return Fault::third_change;
    if ((lanes.forbidden() & bit(to.lane)) != 0) return Fault::zigzag;
    lanes.change(bit(from.lane), bit(to.lane), counted);
    // No further change on this straight: which lanes were left no longer matters, and ways that differ
    // only there become one.
    if (ground.options.overtake_lane_changes == OvertakeLaneChanges::count && lanes.changes() == limit)
        lanes.bits = static_cast<std::uint8_t>(limit);
    return Fault::none;
}

// Where lanes may be returned to at will (Terms::lane_return), changes are only counted. With `free` one that evades a
// car straight ahead does not count, nor does the return at the first step on which that lane is free again.
inline Fault take_at_will(const Ground& ground, Walker& walker, Step step, const Space& from, SpaceId to_id) {
    const Space& to = ground.circuit.at(to_id);
    LaneHistory lanes = walker.lanes();
    unsigned evaded = lanes.returnable();
    if (step != Step::ahead) {
        if (walker.has(Walker::locked)) return Fault::locked;
        const bool evades =
            ground.options.overtake_lane_changes == OvertakeLaneChanges::free && ground.is_occupied(from.ahead);
        const bool counted = !evades && (evaded & bit(to.lane)) == 0;
        if (counted && lanes.changes() >= ground.lane_changes) return Fault::third_change;
        if (counted) lanes.count();
        evaded &= ~bit(to.lane);
        if (evades) evaded |= bit(from.lane);
    }
    for (unsigned lane = 0; lane < track::lane_count; ++lane) {
        if (to.abreast[lane] == SpaceId::none || !ground.is_occupied(to.abreast[lane])) evaded &= ~(1U << lane);
    }
    lanes.only_return(evaded);
    walker = Walker{to_id, lanes, walker.flags()};
    return Fault::none;
}

// Off one straight: into, within or out of a corner, or into or out of the pit lane.
[[gnu::always_inline]] inline Fault turn(const Ground& ground, Walker::Flags& flags, Step step, const Space& from,
                                         std::uint8_t kind) {
    if (step == Step::pit)
        return (flags & Walker::locked) != 0 ? Fault::locked : ground.pit_open() ? Fault::none : Fault::pit_closed;
    // FD-OVER-08: from the end line of a corner left short of stops there is no lane change.
    if ((kind & track::link::leaves_corner) != 0 && from.corner != ground.corner_done) flags |= Walker::locked;
    if (step != Step::ahead && (flags & Walker::locked) != 0) return Fault::locked;
    if ((kind & track::link::in_corner) != 0) flags |= Walker::touched;
    return Fault::none;
}

// Takes the step to a space that is free, if the driving code allows it.
[[gnu::always_inline]] inline Fault take(const Ground& ground, Walker& walker, Step step, const Space& from,
                                         SpaceId to_id) {
    const std::uint8_t kind = from.links[static_cast<std::size_t>(step)];
    if ((kind & track::link::along) == 0) {
        Walker::Flags flags = walker.flags();
        const Fault fault = turn(ground, flags, step, from, kind);
        walker = Walker{to_id, LaneHistory{}, flags};
        return fault;
    }
    LaneHistory lanes = walker.lanes();
    if (ground.lane_return) return take_at_will(ground, walker, step, from, to_id);
    if (step == Step::ahead) {
        if (lanes.forbidden() == 0) {  // nothing to remember or to forget
            walker = walker.moved_to(to_id);
            return Fault::none;
        }
    } else {
        if (walker.has(Walker::locked)) return Fault::locked;
        const Fault fault = change_lane(ground, lanes, from, ground.circuit.at(to_id));
        if (fault != Fault::none) return fault;
    }
    if (lanes.forbidden() != 0) note_passed(ground, lanes, ground.circuit.at(to_id));
    walker = Walker{to_id, lanes, walker.flags()};
    return Fault::none;
}

// Another car stands in the way. Nothing beyond the flag matters (FD-RUL-22).
inline bool is_barred(const Ground& ground, const Space& from, SpaceId to) {
    return ground.is_occupied(to) && !ground.flag_falls(from);
}

// The whole of one step; after a fault the walker is of no use.
[[gnu::always_inline]] inline Fault go(const Ground& ground, Walker& walker, Step step, const Space& from) {
    const SpaceId to = link_of(from, step);
    if (to == SpaceId::none) return Fault::no_link;
    if (is_barred(ground, from, to)) return Fault::occupied;
    return take(ground, walker, step, from, to);
}

Refusal refusal_for(const Ground& ground, Fault fault, const Space& from);

}  // namespace paddock::formula_d::steps
