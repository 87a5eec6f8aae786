#include <algorithm>
#include <cmath>

#include "draw/check.hpp"
#include "draw/sheet.hpp"
#include "draw/spaces.hpp"
#include "tests/draw/board.hpp"

namespace paddock::draw {
namespace {

using track::Lane;

class EveryCircuit : public testing::TestWithParam<std::string> {
  protected:
    table::CircuitFile file = load(GetParam());
    Geometry places = geometry(file.circuit, file.source, file.drawing);

    const SpaceShape& shape_of(track::SpaceId space) const {
        return places.spaces[static_cast<std::size_t>(number(space))];
    }
};

double angle_between(double a, double b) { return std::abs(std::remainder(a - b, 360.0)); }

TEST_P(EveryCircuit, GivesEverySpaceAShapeOnThePage) {
    ASSERT_EQ(places.spaces.size(), static_cast<std::size_t>(file.circuit.size()));
    ASSERT_EQ(places.boxes.size(), file.circuit.boxes.size());
    const Box page{{0, 0}, places.size};
    for (const SpaceShape& space : places.spaces) {
        EXPECT_GT(std::abs(area(space.outline)), 0.25 * space.length * space.width);
        EXPECT_TRUE(contains(space.outline, space.centre));
        for (const Point p : space.outline) EXPECT_TRUE(page.holds(p));
    }
}

TEST_P(EveryCircuit, LetsTheSpacesOfALaneFollowEachOtherWithoutGapOrOverlap) {
    for (int i = 0; i < file.circuit.track_spaces; ++i) {
        const track::Space& space = file.circuit.at(track::space_id(i));
        if (space.has(track::Feature::tunnel_mouth)) continue;  // the covered stretch lies between
        const Points& here = shape_of(track::space_id(i)).outline;
        const Points& next = shape_of(space.ahead).outline;
        // Outlines run out along one edge and back along the other: the far end of one is the near end of the next.
        EXPECT_LT(distance(here[here.size() / 2 - 1], next.front()), 0.01);
        EXPECT_LT(distance(here[here.size() / 2], next.back()), 0.01);
    }
}

TEST_P(EveryCircuit, FillsTheRoadOnce) {
    const Drawing page = on_page(file.drawing);
    const Lanes lanes(file.source, page);
    double sum = 0;
    for (int i = 0; i < file.circuit.track_spaces; ++i)
        sum += std::abs(area(places.spaces[static_cast<std::size_t>(i)].outline));
    double covered = 0;
    if (file.source.tunnel) {
        const auto [element, row] = *file.source.tunnel;
        covered = lanes.space(element - 1, Lane::centre, row).from - lanes.space(element - 1, Lane::centre, row - 1).to;
    }
    const double road = (lanes.line().length() - covered) * lanes.road_half() * 2;
    EXPECT_NEAR(sum / road, 1, 0.01);
}

TEST_P(EveryCircuit, TurnsCarsTheWayTheyDrive) {
    for (int i = 0; i < file.circuit.track_spaces; ++i) {
        const track::Space& space = file.circuit.at(track::space_id(i));
        const SpaceShape& here = shape_of(track::space_id(i));
        const SpaceShape& next = shape_of(space.ahead);
        EXPECT_LT(angle_between(here.heading, degrees(next.centre - here.centre)), 50);
    }
}

TEST_P(EveryCircuit, HasLeftOnTheLeft) {
    for (int i = 0; i < file.circuit.track_spaces; ++i) {
        const track::Space& space = file.circuit.at(track::space_id(i));
        const SpaceShape& here = shape_of(track::space_id(i));
        const Point forward = turned({1, 0}, here.heading);
        const auto side = [&](track::SpaceId to) { return cross(forward, shape_of(to).centre - here.centre); };
        if (space.left != track::SpaceId::none) {
            EXPECT_LT(side(space.left), 0);
        }
        if (space.right != track::SpaceId::none) {
            EXPECT_GT(side(space.right), 0);
        }
    }
}

TEST_P(EveryCircuit, LaysPitSpacesBesideTheirRowsAndBoxesBehindThem) {
    const Drawing page = on_page(file.drawing);
    const Lanes lanes(file.source, page);
    const double way = lanes.pit_offset() < 0 ? -1 : 1;
    for (int i = 0; i < file.circuit.pit_spaces; ++i) {
        const SpaceShape& pit = places.spaces[static_cast<std::size_t>(file.circuit.track_spaces + i)];
        const double s = lanes.pit_space(i).middle();
        EXPECT_LT(distance(pit.centre, lanes.line().offset(s, lanes.pit_offset())), 0.01);
        EXPECT_GE(std::abs(lanes.pit_offset()) - pit.width / 2, lanes.road_half());
    }
    for (std::size_t i = 0; i < places.boxes.size(); ++i) {
        const SpaceShape& lane = shape_of(file.circuit.boxes[i]);
        const Point out = right_of(turned({1, 0}, lane.heading)) * way;
        EXPECT_GT(dot(places.boxes[i].centre - lane.centre, out), lane.width / 2);
    }
}

TEST_P(EveryCircuit, KeepsSpacesOfUsableSize) {
    std::vector<double> lengths;
    for (const SpaceShape& space : places.spaces) lengths.push_back(space.length);
    std::sort(lengths.begin(), lengths.end());
    const double median = lengths[lengths.size() / 2];
    EXPECT_GE(lengths.front(), 0.5 * median);
    EXPECT_LE(lengths.back(), 2 * median);
}

INSTANTIATE_TEST_SUITE_P(Content, EveryCircuit, testing::ValuesIn(every_circuit()), letters_of);

TEST(CentreLine, RunsThroughItsControlPointsAndStartsElementsThere) {
    Road road{40, {{{{0, 0}, {200, 0}}, {}}, {{{400, 0}, {500, 150}}, {}}, {{{300, 300}, {0, 200}}, {}}}};
    const CentreLine line(road);
    EXPECT_EQ(line.start(0), 0);
    for (int element = 0; element < 3; ++element)
        EXPECT_LT(distance(line.at(line.start(element)), road.elements[static_cast<std::size_t>(element)].points[0]),
                  1e-6);
    EXPECT_EQ(line.end(2), line.length());
    EXPECT_LT(distance(line.at(line.length()), {0, 0}), 1e-6);
    EXPECT_LT(distance(line.at(-10), line.at(line.length() - 10)), 1e-6);
}

TEST(CentreLine, CountsOffsetsToTheRightOfTravel) {
    // Clockwise on the page, where y points down: the right hand points inwards.
    const Road road{40, {{{{0, 0}, {200, 0}, {200, 200}, {0, 200}}, {}}}};
    const CentreLine line(road);
    const Point inside = line.offset(100, 30);
    EXPECT_GT(inside.y, 0);
}

TEST(Polygon, KnowsInsideFromOutside) {
    const Points square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    EXPECT_TRUE(contains(square, {5, 5}));
    EXPECT_FALSE(contains(square, {15, 5}));
    EXPECT_FALSE(contains(square, {5, -1}));
    EXPECT_DOUBLE_EQ(area(square), 100);
}

}  // namespace
}  // namespace paddock::draw
