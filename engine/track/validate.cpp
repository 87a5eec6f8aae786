#include <algorithm>
#include <array>
#include <limits>

#include "engine/track/compile.hpp"

namespace paddock::track {
namespace {

std::string element_place(int element) { return "/elements/" + std::to_string(element); }

std::array<SpaceId, 4> links_of(const Space& space) { return {space.ahead, space.left, space.right, space.pit}; }

void check_every_space_can_be_reached_and_left(const Circuit& circuit, std::vector<Fault>& faults) {
    SpaceSet reached;
    for (int i = 0; i < circuit.size(); ++i) {
        bool left = false;
        for (const SpaceId to : links_of(circuit.at(space_id(i)))) {
            if (to == SpaceId::none) continue;
            reached.set(static_cast<std::size_t>(number(to)));
            left = true;
        }
        if (!left) faults.push_back({"", space_name(circuit, space_id(i)) + " cannot be left"});
    }
    for (int i = 0; i < circuit.size(); ++i) {
        if (!reached.test(static_cast<std::size_t>(i)))
            faults.push_back({"", space_name(circuit, space_id(i)) + " cannot be reached"});
    }
}

void check_links_lead_forward(const Circuit& circuit, std::vector<Fault>& faults) {
    for (int i = 0; i < circuit.track_spaces; ++i) {
        const Space& space = circuit.at(space_id(i));
        if (space.has(Feature::before_finish)) continue;
        for (const SpaceId to : {space.ahead, space.left, space.right}) {
            if (to == SpaceId::none) continue;
            if (!(circuit.ranks[static_cast<std::size_t>(i)] < circuit.ranks[static_cast<std::size_t>(number(to))]))
                faults.push_back({element_place(space.element), "the link " + space_name(circuit, space_id(i)) +
                                                                    " to " + space_name(circuit, to) +
                                                                    " does not lead forward"});
        }
    }
}

// Of two links from one lane to the same neighbouring lane the one that starts farther on must not
// end farther back.
void check_links_never_cross(const Circuit& circuit, std::vector<Fault>& faults) {
    for (int i = 0; i + 1 < circuit.track_spaces; ++i) {
        const Space& a = circuit.at(space_id(i));
        const Space& b = circuit.at(space_id(i + 1));
        if (a.element != b.element || a.lane != b.lane) continue;
        for (const bool left : {true, false}) {
            const SpaceId to_a = left ? a.left : a.right;
            const SpaceId to_b = left ? b.left : b.right;
            if (to_a == SpaceId::none || to_b == SpaceId::none) continue;
            if (circuit.at(to_a).element == circuit.at(to_b).element && number(to_b) < number(to_a))
                faults.push_back({element_place(a.element), "the links out of " + space_name(circuit, space_id(i)) +
                                                                " and " + space_name(circuit, space_id(i + 1)) +
                                                                " cross"});
        }
    }
}

struct Ways {
    int shortest = std::numeric_limits<int>::max();
    int longest = 0;
};

// Spaces of the corner on the shortest and the longest way through it.
Ways ways_through(const Circuit& circuit, int corner) {
    std::array<Ways, max_spaces> from{};
    Ways all;
    for (int i = circuit.track_spaces - 1; i >= 0; --i) {
        // Ids rise along a lane but not across lanes: repeat lane by lane until nothing changes.
        if (circuit.at(space_id(i)).corner == corner) from[static_cast<std::size_t>(i)] = Ways{};
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = circuit.track_spaces - 1; i >= 0; --i) {
            const Space& space = circuit.at(space_id(i));
            if (space.corner != corner) continue;
            Ways best = from[static_cast<std::size_t>(i)];
            for (const SpaceId to : {space.ahead, space.left, space.right}) {
                if (to == SpaceId::none) continue;
                const bool out = circuit.at(to).corner != corner;
                const Ways& rest = from[static_cast<std::size_t>(number(to))];
                if (!out && rest.longest == 0) continue;
                best.shortest = std::min(best.shortest, out ? 1 : rest.shortest + 1);
                best.longest = std::max(best.longest, out ? 1 : rest.longest + 1);
            }
            Ways& known = from[static_cast<std::size_t>(i)];
            if (best.shortest != known.shortest || best.longest != known.longest) {
                known = best;
                changed = true;
            }
        }
    }
    for (int i = 0; i < circuit.track_spaces; ++i) {
        const Space& space = circuit.at(space_id(i));
        if (space.corner != corner || space.index != 0) continue;
        all.shortest = std::min(all.shortest, from[static_cast<std::size_t>(i)].shortest);
        all.longest = std::max(all.longest, from[static_cast<std::size_t>(i)].longest);
    }
    return all;
}

void check_ways_through_corners(const Source& source, const Circuit& circuit, std::vector<Fault>& faults) {
    for (std::size_t c = 0; c < circuit.corners.size(); ++c) {
        const int e = circuit.corners[c].element;
        const auto& lengths = source.elements[static_cast<std::size_t>(e)].lengths;
        const Ways ways = ways_through(circuit, static_cast<int>(c));
        const int red = *std::min_element(lengths.begin(), lengths.end());
        const int green = *std::max_element(lengths.begin(), lengths.end());
        if (ways.shortest != red || ways.longest != green)
            faults.push_back({element_place(e), "the shortest and longest way have " + std::to_string(ways.shortest) +
                                                    " and " + std::to_string(ways.longest) +
                                                    " spaces, the corner says " + std::to_string(red) + " and " +
                                                    std::to_string(green)});
    }
}

}  // namespace

std::vector<Fault> validate(const Source& source, const Circuit& circuit) {
    std::vector<Fault> faults;
    check_every_space_can_be_reached_and_left(circuit, faults);
    check_links_lead_forward(circuit, faults);
    check_links_never_cross(circuit, faults);
    if (faults.empty()) check_ways_through_corners(source, circuit, faults);
    return faults;
}

}  // namespace paddock::track
