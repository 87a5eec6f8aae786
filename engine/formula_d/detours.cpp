#include <algorithm>

#include "engine/formula_d/steps.hpp"

// Boards whose straights are not laid in even rows: the shortest way on a straight (FD-LANE-03).
namespace paddock::formula_d {
namespace {

// Steps of the shortest way a car may drive between two spaces of one straight; −1 when there is none.
int shortest_way(const Ground& ground, const Walker& start, SpaceId to) {
    SmallVector<Walker, 64> layers[2];
    layers[0].push_back(start);
    for (int depth = 0; depth <= Path::capacity; ++depth) {
        const auto& now = layers[depth & 1];
        auto& next = layers[(depth + 1) & 1];
        next.clear();
        for (const Walker& walker : now) {
            if (walker.at() == to) return depth;
            const Space& space = ground.circuit.at(walker.at());
            for (const Step step : {Step::ahead, Step::left, Step::right}) {
                const SpaceId link = link_of(space, step);
                if (link == SpaceId::none || ground.circuit.at(link).straight != space.straight) continue;
                Walker onward = walker;
                if (steps::is_barred(ground, space, link) || next.full()) continue;
                if (steps::take(ground, onward, step, space, link) != steps::Fault::none) continue;
                if (std::find(next.begin(), next.end(), onward) == next.end()) next.push_back(onward);
            }
        }
    }
    return -1;
}

}  // namespace

bool has_detour(const Ground& ground, const Walker& start, const Path& path) {
    Walker run_start = start;
    SpaceId at = run_start.at();
    int run = 0;
    const auto detour = [&] { return run > 1 && run > shortest_way(ground, run_start, at); };
    for (int i = 0; i < path.size(); ++i) {
        const Space& space = ground.circuit.at(at);
        const SpaceId to = link_of(space, path[i]);
        const bool same = space.straight != track::no_straight && ground.circuit.at(to).straight == space.straight;
        if (!same) {
            if (detour()) return true;
            run_start = Walker{to, LaneHistory{}, 0};
            run = 0;
        } else {
            ++run;
        }
        at = to;
    }
    return detour();
}

}  // namespace paddock::formula_d
