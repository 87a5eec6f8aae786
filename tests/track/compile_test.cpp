// What the compiler makes of a circuit: how many spaces and links, their names, features and the pit lane.

#include "tests/track/notation.hpp"

namespace paddock::track::tests {
namespace {

TEST(Compile, checksums_of_monaco) {
    const auto circuit = compiled(monaco());
    EXPECT_EQ(circuit->track_spaces, 533);
    EXPECT_EQ(circuit->links, 1010);
    EXPECT_EQ(circuit->pit_spaces, 18);
    EXPECT_EQ(circuit->pit_links, 19);
    EXPECT_EQ(circuit->size(), 551);
    EXPECT_EQ(circuit->corners.size(), 11U);
}

TEST(Compile, checksums_of_race_city) {
    const auto circuit = compiled(race_city());
    EXPECT_EQ(circuit->track_spaces, 552);
    EXPECT_EQ(circuit->links, 1087);
    EXPECT_EQ(circuit->pit_spaces, 18);
    EXPECT_EQ(circuit->pit_links, 19);
    EXPECT_EQ(circuit->corners.size(), 9U);
}

// Spaces of a lap in the centre lane, and with every corner at its red and at its green number.
std::array<int, 3> laps(const Source& source) {
    std::array<int, 3> sums{};
    for (const Element& e : source.elements) {
        sums[0] += e.lengths[1];
        sums[1] += *std::min_element(e.lengths.begin(), e.lengths.end());
        sums[2] += *std::max_element(e.lengths.begin(), e.lengths.end());
    }
    return sums;
}

TEST(Compile, laps_are_as_long_as_the_reference_says) {
    EXPECT_EQ(laps(monaco()), (std::array{176, 163, 194}));
    EXPECT_EQ(laps(race_city()), (std::array{182, 171, 199}));
    const auto circuit = compiled(monaco());
    EXPECT_EQ(rank(*circuit, "C.23.14"), (Fraction{176, 1}));
}

TEST(Compile, the_counted_links_are_there) {
    for (const Source& source : examples()) {
        const auto circuit = compiled(source);
        int links = 0;
        for (int i = 0; i < circuit->track_spaces; ++i) {
            const Space& space = circuit->at(space_id(i));
            for (const SpaceId to : {space.ahead, space.left, space.right}) links += to == SpaceId::none ? 0 : 1;
        }
        EXPECT_EQ(circuit->links, links);
    }
}

TEST(Compile, every_space_has_a_name_of_its_own_and_is_found_by_it) {
    const auto circuit = compiled(race_city());
    for (int i = 0; i < circuit->size(); ++i)
        EXPECT_EQ(find_space(*circuit, space_name(*circuit, space_id(i))), space_id(i));
    EXPECT_EQ(space_name(*circuit, space_id(0)), "L.1.1");
    EXPECT_EQ(space_name(*circuit, space_id(circuit->size() - 1)), "P18");
    EXPECT_EQ(space_name(*circuit, SpaceId::none), "-");
    EXPECT_EQ(space_name(*circuit, space_id(circuit->size())), "-");
    for (const char* name : {"", "-", "C", "C.1", "C.1.0", "C.1.15", "C.20.1", "P0", "P19", "X.1.1", "C.1.1 "})
        EXPECT_EQ(find_space(*circuit, name), SpaceId::none) << name;
}

TEST(Compile, spaces_know_their_lane_element_and_corner) {
    const auto circuit = compiled(monaco());
    const Space& space = at(*circuit, "R.10.14");
    EXPECT_EQ(space.lane, Lane::right);
    EXPECT_EQ(space.element, 9);
    EXPECT_EQ(space.index, 13);
    EXPECT_EQ(space.corner, 4);
    EXPECT_EQ(circuit->corners[4].stops, 3);
    EXPECT_EQ(circuit->corners[4].element, 9);
    EXPECT_EQ(circuit->corners[4].inside, Lane::left);
    EXPECT_FALSE(at(*circuit, "L.11.1").in_corner());
}

TEST(Compile, the_inside_is_that_of_this_corner_or_the_next) {
    const auto circuit = compiled(monaco());
    EXPECT_EQ(at(*circuit, "C.1.1").inside, Lane::right) << "Sainte-Dévote is next";
    EXPECT_EQ(at(*circuit, "C.3.1").inside, Lane::left) << "Massenet is next";
    EXPECT_EQ(at(*circuit, "C.14.8").inside, Lane::left) << "an S-bend counts by its first letter";
    EXPECT_EQ(at(*circuit, "C.23.1").inside, Lane::right) << "beyond the line";
}

TEST(Compile, the_way_to_the_next_corner_is_counted_across_the_line) {
    const auto circuit = compiled(monaco());
    EXPECT_EQ(at(*circuit, "C.1.12").to_corner, 1);
    EXPECT_EQ(at(*circuit, "C.1.1").to_corner, 12);
    EXPECT_EQ(at(*circuit, "C.23.14").to_corner, 13);
    EXPECT_EQ(at(*circuit, "C.2.3").to_corner, 0);
}

TEST(Compile, the_straight_before_and_behind_the_line_is_one) {
    const auto circuit = compiled(monaco());
    EXPECT_EQ(at(*circuit, "L.23.1").straight, at(*circuit, "R.1.12").straight);
    EXPECT_NE(at(*circuit, "L.3.1").straight, at(*circuit, "R.1.12").straight);
    EXPECT_EQ(at(*circuit, "C.2.1").straight, no_straight);
}

TEST(Compile, grid_and_qualifying_start) {
    const auto circuit = compiled(monaco());
    Names slots;
    for (const SpaceId slot : circuit->grid) slots.push_back(space_name(*circuit, slot));
    EXPECT_EQ(slots, (Names{"L.23.14", "R.23.13", "L.23.12", "R.23.11", "L.23.10", "R.23.9", "L.23.8", "R.23.7",
                            "L.23.6", "R.23.5"}));
    EXPECT_EQ(space_name(*circuit, circuit->qualifying_start), "C.23.14");
}

TEST(Compile, lines_and_tunnel) {
    const auto circuit = compiled(race_city());
    EXPECT_TRUE(circuit->has_police_line);
    for (int i = 0; i < circuit->size(); ++i) {
        const Space& space = circuit->at(space_id(i));
        const std::string name = space_name(*circuit, space_id(i)).substr(1);
        EXPECT_EQ(space.has(Feature::before_police), name == ".5.9") << name;
        EXPECT_EQ(space.has(Feature::tunnel_mouth), name == ".9.6") << name;
        EXPECT_EQ(space.has(Feature::before_finish), name == ".19.12" || space_name(*circuit, space_id(i)) == "P9")
            << name;
    }
    EXPECT_FALSE(compiled(monaco())->has_police_line);
}

TEST(Compile, danger_and_snipers) {
    Source source = small();
    source.danger = {{Lane::left, 1, 3}, {Lane::right, 3, 4}};
    source.snipers = {{Lane::centre, 2, 6}};
    const auto circuit = compiled(source);
    EXPECT_EQ(circuit->danger.count(), 2U);
    EXPECT_TRUE(circuit->danger.test(static_cast<std::size_t>(number(find_space(*circuit, "L.1.3")))));
    EXPECT_TRUE(at(*circuit, "R.3.4").has(Feature::danger));
    EXPECT_TRUE(at(*circuit, "C.2.6").has(Feature::sniper));
    EXPECT_FALSE(at(*circuit, "C.2.5").has(Feature::sniper));
}

TEST(PitLane, leaves_the_track_runs_beside_it_and_joins_it_again) {
    const auto circuit = compiled(monaco());
    EXPECT_EQ(links(*circuit, "R.23.4"), (Names{"C.23.5", "P1", "R.23.5"}));
    EXPECT_EQ(links(*circuit, "P1"), (Names{"P2"}));
    EXPECT_EQ(links(*circuit, "P18"), (Names{"R.1.9"}));
    EXPECT_EQ(space_name(*circuit, circuit->pit_branch), "R.23.4");
    for (int i = 1; i <= 18; ++i) {
        const std::string name = "P" + std::to_string(i);
        const int row = i <= 10 ? 162 + 4 + i : i - 10;
        EXPECT_EQ(rank(*circuit, name), (Fraction{row, 1})) << name;
        EXPECT_TRUE(at(*circuit, name).in_pit_lane());
        for (const SpaceId beside : at(*circuit, name).beside) EXPECT_EQ(beside, SpaceId::none);
    }
    EXPECT_EQ(at(*circuit, "P1").behind, SpaceId::none) << "no P space is behind a track space, nor the reverse";
    EXPECT_EQ(space_name(*circuit, at(*circuit, "P2").behind), "P1");
    EXPECT_EQ(space_name(*circuit, at(*circuit, "R.1.9").behind), "R.1.8");
}

TEST(PitLane, boxes) {
    const auto circuit = compiled(monaco());
    Names boxes;
    for (const SpaceId box : circuit->boxes) boxes.push_back(space_name(*circuit, box));
    EXPECT_EQ(boxes, (Names{"P5", "P7", "P9", "P11", "P13"}));
    EXPECT_TRUE(compiled(small())->boxes.empty()) << "a circuit may do without pits";
    EXPECT_EQ(compiled(small())->pit_links, 0);
}

TEST(Compile, specials_of_a_circuit) {
    Source source = monaco();
    source.laps = 2;
    source.ice = true;
    source.hills = {{3, 2, 4, true}, {13, 22, 22, false}};
    source.pasture = 13;
    source.le_mans = LeMansStart{1, Lane::right};
    source.pit_lane->garages_from = 4;
    const auto with = compiled(source);
    EXPECT_EQ(with->laps, 2);
    EXPECT_TRUE(with->ice);
    EXPECT_EQ(with->pasture, 12);
    EXPECT_EQ(space_name(*with, with->le_mans), "R.1.1");
    EXPECT_EQ(space_name(*with, with->garages_from), "P4");
    int up = 0;
    int down = 0;
    for (int i = 0; i < with->size(); ++i) {
        const Space& space = with->at(space_id(i));
        up += space.has(Feature::uphill) ? 1 : 0;
        down += space.has(Feature::downhill) ? 1 : 0;
        if (space.has(Feature::uphill)) {
            EXPECT_EQ(space.element, 2);
            EXPECT_TRUE(space.index >= 1 && space.index <= 3);
        }
    }
    EXPECT_EQ(up, 9);
    EXPECT_EQ(down, 3);

    const auto without = compiled(monaco());
    EXPECT_EQ(without->laps, 0);
    EXPECT_FALSE(without->ice);
    EXPECT_EQ(without->pasture, no_element);
    EXPECT_EQ(without->le_mans, SpaceId::none);
    EXPECT_EQ(without->garages_from, SpaceId::none);
}

}  // namespace
}  // namespace paddock::track::tests
