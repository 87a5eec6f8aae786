#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "engine/track/compile.hpp"

// Circuits in one line: "S12" is a straight of twelve rows, "R1/5-6-7" a right-hander with one stop and lanes of
// five, six and seven spaces from the inside outwards, "LR2/8-8-9" an S-bend with two stops.
namespace paddock::track::tests {

using Names = std::vector<std::string>;

inline Element element(const std::string& text) {
    if (text[0] == 'S') {
        const int rows = std::stoi(text.substr(1));
        return {text, false, "", 0, {rows, rows, rows}};
    }
    const std::size_t digits = text.find_first_of("0123456789");
    const std::string direction = text.substr(0, digits);
    int stops = 0, red = 0, centre = 0, green = 0;
    char dash = 0;
    std::istringstream(text.substr(digits)) >> stops >> dash >> red >> dash >> centre >> dash >> green;
    const bool left = direction[0] == 'L';
    return {text, true, direction, stops, {left ? red : green, centre, left ? green : red}};
}

// The last rows of the last element hold ten slots, from `pole` and the opposite lane in turn.
inline Source circuit(const std::string& elements, Lane pole = Lane::left) {
    Source source;
    source.key = "test";
    std::istringstream words(elements);
    for (std::string word; words >> word;) source.elements.push_back(element(word));
    const Lane opposite = pole == Lane::left ? Lane::right : Lane::left;
    const int last = static_cast<int>(source.elements.size());
    for (int k = 0; k < 10; ++k)
        source.grid.push_back({k % 2 == 0 ? pole : opposite, last, source.elements.back().lengths[0] - k});
    return source;
}

inline Source monaco() {
    Source source = circuit(
        "S12 R1/5-6-7 S15 L1/6-7-8 S2 R1/5-6-7 S6 R1/5-6-8 S3 L3/8-11-14 S2 R2/8-9-11 S22 LR2/8-8-9 S7 L1/5-6-8 S4 "
        "LRRL2/10-11-12 S4 R2/6-8-11 S2 R1/4-5-6 S14");
    source.pit_lane = PitLane{{Lane::right, 23, 4}, {Lane::right, 1, 9}, 10, 8, {5, 7, 9, 11, 13}};
    source.weather = WeatherChart{7, 12};
    return source;
}

inline Source race_city() {
    Source source = circuit(
        "S14 R1/5-6-8 S12 L2/7-9-12 S18 R1/5-6-7 S8 R2/8-9-11 S9 L1/6-7-8 S10 LR2/9-9-10 S12 R1/5-6-8 S9 L3/9-12-16 "
        "S8 R1/5-6-7 S12",
        Lane::right);
    source.pit_lane = PitLane{{Lane::right, 19, 3}, {Lane::right, 1, 10}, 9, 9, {4, 6, 8, 10, 12}};
    source.weather = WeatherChart{8, 14};
    source.police_line = {5, 9};
    source.tunnel = {9, 6};
    return source;
}

// A short circuit for faults and single links: 30 rows, a right-hander, 40 rows.
inline Source small() { return circuit("S30 R1/5-6-7 S40"); }

inline std::unique_ptr<Circuit> compiled(const Source& source) {
    const Result<Circuit, std::vector<Fault>> result = compile(source);
    if (result) return std::make_unique<Circuit>(*result);
    for (const Fault& fault : result.error()) ADD_FAILURE() << fault.place << ": " << fault.meaning;
    return std::make_unique<Circuit>();
}

inline const Space& at(const Circuit& circuit, const std::string& name) {
    const SpaceId id = find_space(circuit, name);
    EXPECT_NE(id, SpaceId::none) << name;
    return circuit.at(id == SpaceId::none ? space_id(0) : id);
}

inline Fraction rank(const Circuit& circuit, const std::string& name) {
    return circuit.ranks[static_cast<std::size_t>(number(find_space(circuit, name)))];
}

// Where one step leads, sorted.
inline Names links(const Circuit& circuit, const std::string& name) {
    const Space& space = at(circuit, name);
    Names names;
    for (const SpaceId to : {space.ahead, space.left, space.right, space.pit}) {
        if (to != SpaceId::none) names.push_back(space_name(circuit, to));
    }
    std::sort(names.begin(), names.end());
    return names;
}

// Both published circuits and two of odd shape.
inline std::vector<Source> examples() {
    return {monaco(), race_city(), circuit("S20 L1/3-3-3 R1/4-9-20 S45"), circuit("R3/2-5-9 S70 L2/30-31-31")};
}

}  // namespace paddock::track::tests
