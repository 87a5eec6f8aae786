#include "engine/formula_d/steps.hpp"

namespace paddock::formula_d {

Refusal steps::refusal_for(const Ground& ground, Fault fault, const Space& from) {
    switch (fault) {
        case Fault::no_link:
            if (from.has(track::Feature::tunnel_mouth)) return {"FD-TUN-01"_rule, "only straight on under the roof"};
            return {"FD-CORN-05"_rule, "no arrow leads there"};
        case Fault::occupied: return {"FD-MOVE-02"_rule, "another car stands there"};
        case Fault::locked: return {"FD-OVER-08"_rule, "no lane change after overshooting a corner"};
        case Fault::third_change: return {"FD-LANE-01"_rule, "two lane changes at most on a straight"};
        case Fault::zigzag: return {"FD-LANE-02"_rule, "no return to a lane left in this move, except to overtake"};
        default:
            if (ground.options.road_race) return {"FD-ROAD-05"_rule, "GT cars do not use the pits"};
            return {"FD-RUL-47"_rule, "the pit entry is closed in this lap"};
    }
}

Walker walker_at_start(const Ground& ground) {
    const Move& move = ground.state.move;
    Walker::Flags flags = 0;
    if (move.overshot > 0) flags |= Walker::locked;
    if (move.touched_corner) flags |= Walker::touched;
    return {ground.car.space, move.lanes, flags};
}

Result<void, Refusal> take_step(const Ground& ground, Walker& walker, Step step) {
    const Space& from = ground.circuit.at(walker.at());
    const steps::Fault fault = steps::go(ground, walker, step, from);
    if (fault != steps::Fault::none) return steps::refusal_for(ground, fault, from);
    return {};
}

bool ends_in_pit_lane(const Ground& ground, SpaceId at) {
    const Space& space = ground.circuit.at(at);
    if (!space.in_pit_lane()) return false;
    return at == ground.box() || ground.is_occupied(space.ahead) || (space.ahead == ground.box() && ground.box_taken());
}

}  // namespace paddock::formula_d
