#include "draw/check.hpp"

#include <algorithm>

#include "tests/draw/board.hpp"

namespace paddock::draw {
namespace {

class Check : public testing::Test {
  protected:
    table::CircuitFile file = load("monaco");

    // Every fault the drawing has now, as "place: meaning".
    std::string faults() const {
        std::string out;
        for (const track::Fault& fault : check_drawing(file.source, file.drawing))
            out += fault.place + ": " + fault.meaning + "\n";
        return out;
    }
    Scenery& item(Kind kind) {
        return *std::find_if(file.drawing.scenery.begin(), file.drawing.scenery.end(),
                             [&](const Scenery& s) { return s.kind == kind; });
    }
};

TEST_F(Check, FindsNothingWrongWithMonaco) { EXPECT_EQ(faults(), ""); }

TEST_F(Check, MissesAnElement) {
    file.drawing.road.elements.pop_back();
    EXPECT_EQ(faults(), "/road/elements: the rules have 23 elements, the road has 22\n");
}

TEST_F(Check, RefusesPointsOnTopOfEachOther) {
    Points& points = file.drawing.road.elements[4].points;
    points.push_back(points.back());
    EXPECT_EQ(faults(), "/road/elements/4/points: two points of the road lie less than 1 m apart\n");
}

TEST_F(Check, RefusesARoadOverItself) {
    // The quay moved up onto the climb to the casino.
    for (Point& p : file.drawing.road.elements[14].points) p.y += 60;
    EXPECT_NE(
        faults().find("/road/elements: the road comes closer to itself than 1.1 of its width, near elements 3 and 1"),
        std::string::npos)
        << faults();
}

TEST_F(Check, RefusesSpacesThatAreTooLong) {
    for (Point& p : file.drawing.road.elements[18].points) p.y -= 400;
    EXPECT_NE(faults().find("of the median space long"), std::string::npos) << faults();
}

TEST_F(Check, RefusesARoadTooWideForItsBends) {
    file.drawing.road.width = 90;
    EXPECT_NE(faults().find("folds over itself"), std::string::npos) << faults();
}

TEST_F(Check, RefusesAViewThatCutsTheRoad) {
    file.drawing.view.east = 500;
    EXPECT_NE(faults().find("/view: the road leaves the view in element"), std::string::npos) << faults();
}

TEST_F(Check, RefusesAViewTurnedInsideOut) {
    std::swap(file.drawing.view.east, file.drawing.view.west);
    EXPECT_EQ(faults(), "/view: the view is 50 to 20000 metres wide and high\n");
}

TEST_F(Check, WantsAPitStripForAPitLaneAndNoneWithout) {
    file.drawing.pit_strip.reset();
    EXPECT_EQ(faults(), "/pit_strip: the rules have a pit lane, the drawing has none\n");
    file = load("monaco");
    file.source.pit_lane.reset();
    EXPECT_NE(faults().find("/pit_strip: the rules have no pit lane"), std::string::npos);
}

TEST_F(Check, RefusesAPitLaneOnTheRoad) {
    file.drawing.pit_strip->offset = 20;
    EXPECT_EQ(faults(), "/pit_strip: the pit lane lies on the road\n");
}

TEST_F(Check, WantsOnePlateForEveryCorner) {
    file.drawing.plates.pop_back();
    EXPECT_EQ(faults(), "/plates: corner 22, Anthony Noghès, needs one plate\n");
}

TEST_F(Check, RefusesPlatesOnTheRoadOnEachOtherAndOffThePage) {
    file.drawing.plates[0].at = {0, 0};
    EXPECT_EQ(faults(), "/plates/0/at: the plate covers the road\n");
    file.drawing.plates[0].at = file.drawing.plates[5].at + Point{10, 0};
    EXPECT_EQ(faults(), "/plates/5/at: the plate covers another\n");
    file.drawing.plates[0].at = {file.drawing.view.west, 262};
    EXPECT_EQ(faults(), "/plates/0/at: the plate leaves the view\n");
}

TEST_F(Check, RefusesAPlateForAStraight) {
    file.drawing.plates[0].element = 1;
    EXPECT_EQ(faults(),
              "/plates/0/element: a plate belongs to a corner\n/plates: corner 2, Sainte-Dévote, needs one plate\n");
}

TEST_F(Check, RefusesHousesOnTheRoadAndRoadsInTheWater) {
    item(Kind::church).points[0] = {0, 0};
    EXPECT_NE(faults().find(": church stands on the road"), std::string::npos);
    file = load("monaco");
    for (Point& p : item(Kind::sea).points) p.x -= 200;
    EXPECT_NE(faults().find(": the road runs through the water"), std::string::npos);
}

TEST_F(Check, AllowsAGapOnlyWhereTheRulesHaveATunnel) {
    file.drawing.road.elements[12].gap = {0.2, 0.5};
    EXPECT_EQ(faults(), "/road/elements/12/gap: only the element with the tunnel of the rules may have a gap\n");
    file = load("race-city");
    file.drawing.road.elements[8].gap = {0.6, 0.5};
    EXPECT_EQ(faults(), "/road/elements/8/gap: two rising shares between 0 and 1\n");
}

TEST_F(Check, RefusesRoofsOverNothing) {
    file.drawing.roofs[0].element = 60;
    EXPECT_EQ(faults(), "/roofs/0/element: there is no such element\n");
    file.drawing.roofs[0] = {13, 0.5, 0.5, ""};
    EXPECT_EQ(faults(), "/roofs/0: a roof begins before it ends\n");
}

}  // namespace
}  // namespace paddock::draw
