#include "engine/formula_d/routes.hpp"

// One step of a car: the driving code.
namespace paddock::formula_d {
namespace {

constexpr std::uint8_t bit(Lane lane) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(lane)); }

// FD-LANE-02: something stands abreast in a lane that was left, so returning there overtakes it.
void note_passed(const Ground& ground, Walker& walker, const Space& to) {
    for (int lane = 0; lane < track::lane_count; ++lane) {
        const auto mask = static_cast<std::uint8_t>(1U << static_cast<unsigned>(lane));
        if ((walker.lanes.left & mask) == 0) continue;
        const SpaceId abreast = to.abreast[static_cast<std::size_t>(lane)];
        if (abreast == SpaceId::none) continue;
        const bool debris = ground.options.zigzag_debris && ground.is_dangerous(abreast);  // FD-RUL-09
        if (ground.is_occupied(abreast) || debris) walker.lanes.returnable |= mask;
    }
}

struct StepFacts {
    const Space& from;
    const Space& to;
    bool same_straight;
    bool lane_change;
    bool leaves_short;  // passes a corner's end line with stops missing
};

StepFacts describe(const Ground& ground, const Space& from, SpaceId to_id) {
    const Space& to = ground.circuit.at(to_id);
    const bool straight = from.straight != 0xff && from.straight == to.straight;
    const bool leaves = from.in_corner() && from.corner != to.corner;
    const bool is_short = leaves && !to.in_pit_lane() &&
                          ground.stops_made(from) < ground.circuit.corners[from.corner].stops;
    return {from, to, straight, from.lane != to.lane, is_short};
}

// FD-RUL-08 `free`: changes made to overtake, out of a lane blocked at once or back into one passed.
bool is_overtaking(const Ground& ground, const Walker& walker, const StepFacts& step) {
    return ground.is_occupied(step.from.ahead) || (walker.lanes.returnable & bit(step.to.lane)) != 0;
}

enum class Fault : std::uint8_t { none, no_link, occupied, locked, third_change, zigzag, pit_closed };

Fault fault_of(const Ground& ground, const Walker& walker, Step step, SpaceId to_id, const StepFacts& move) {
    if (ground.is_occupied(to_id)) return Fault::occupied;
    if (step == Step::ahead) return Fault::none;
    if (step == Step::pit) return walker.locked ? Fault::locked : ground.pit_open ? Fault::none : Fault::pit_closed;
    if (walker.locked || move.leaves_short) return Fault::locked;
    if (!move.same_straight) return Fault::none;
    const bool counts = ground.options.overtake_lane_changes == OvertakeLaneChanges::count ||
                        !is_overtaking(ground, walker, move);
    if (counts && walker.lanes.changes >= 2) return Fault::third_change;
    const std::uint8_t lane = bit(move.to.lane);
    if ((walker.lanes.left & lane) != 0 && (walker.lanes.returnable & lane) == 0) return Fault::zigzag;
    return Fault::none;
}

void advance(const Ground& ground, Walker& walker, Step step, SpaceId to_id, const StepFacts& move) {
    if (!move.same_straight) {
        walker.lanes = {};
    } else if (move.lane_change && step != Step::ahead) {
        const bool counts = ground.options.overtake_lane_changes == OvertakeLaneChanges::count ||
                            !is_overtaking(ground, walker, move);
        if (counts) ++walker.lanes.changes;
        walker.lanes.left = static_cast<std::uint8_t>((walker.lanes.left | bit(move.from.lane)) & ~bit(move.to.lane));
        walker.lanes.returnable =
            static_cast<std::uint8_t>(walker.lanes.returnable & ~(bit(move.from.lane) | bit(move.to.lane)));
    }
    if (walker.lanes.left != 0) note_passed(ground, walker, move.to);
    walker.locked = walker.locked || move.leaves_short;
    walker.touched = walker.touched || move.to.in_corner();
    walker.at = to_id;
}

Refusal refusal_for(Fault fault, const Space& from) {
    switch (fault) {
        case Fault::no_link:
            if (from.has(track::Feature::tunnel_mouth)) return {"FD-TUN-01"_rule, "only straight on under the roof"};
            return {"FD-CORN-05"_rule, "no arrow leads there"};
        case Fault::occupied: return {"FD-MOVE-02"_rule, "another car stands there"};
        case Fault::locked: return {"FD-OVER-08"_rule, "no lane change after overshooting a corner"};
        case Fault::third_change: return {"FD-LANE-01"_rule, "two lane changes at most on a straight"};
        case Fault::zigzag: return {"FD-LANE-02"_rule, "no return to a lane left in this move, except to overtake"};
        default: return {"FD-PIT-01"_rule, "the pit entry is closed"};
    }
}

Fault step_fault(const Ground& ground, Walker& walker, Step step) {
    const Space& from = ground.circuit.at(walker.at);
    const SpaceId to = link_of(from, step);
    if (to == SpaceId::none) return Fault::no_link;
    const StepFacts move = describe(ground, from, to);
    const Fault fault = fault_of(ground, walker, step, to, move);
    if (fault == Fault::none) advance(ground, walker, step, to, move);
    return fault;
}

}  // namespace

Walker walker_at_start(const Ground& ground) {
    return {ground.car.space, ground.state.move.lanes, ground.state.move.overshot > 0, ground.state.move.touched_corner};
}

bool try_step(const Ground& ground, Walker& walker, Step step) { return step_fault(ground, walker, step) == Fault::none; }

Result<void, Refusal> take_step(const Ground& ground, Walker& walker, Step step) {
    const Space& from = ground.circuit.at(walker.at);
    const Fault fault = step_fault(ground, walker, step);
    if (fault != Fault::none) return refusal_for(fault, from);
    return {};
}

bool ends_in_pit_lane(const Ground& ground, SpaceId at) {
    const Space& space = ground.circuit.at(at);
    if (!space.in_pit_lane()) return false;
    return at == ground.box || ground.is_occupied(space.ahead) || (space.ahead == ground.box && ground.box_taken);
}

}  // namespace paddock::formula_d
