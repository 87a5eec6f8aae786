#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "draw/schneider/board.hpp"
#include "draw/schneider/check.hpp"
#include "table/schneider/content.hpp"
#include "table/schneider/course_drawing.hpp"
#include "tests/support/svg.hpp"

namespace paddock::draw {
namespace {

using schneider::Course;
using schneider::max_planes;
using schneider::Nation;

struct DrawnCourse {
    std::string name;
    std::string key;
    Course course;
    CourseDrawing drawing;
};

std::vector<DrawnCourse> read_all() {
    std::vector<DrawnCourse> out;
    const auto content = table::built_in_schneider_content();
    if (!content) return out;
    for (std::size_t i = 0; i < content->courses.size(); ++i) {
        const auto& about = content->courses[i];
        const Course& course = content->rules.courses[i];
        const auto drawing = table::built_in_course_drawing(about.key, course);
        if (!drawing) {
            for (const auto& error : drawing.error()) ADD_FAILURE() << table::to_text(error);
            continue;
        }
        out.push_back({about.name, about.key, course, *drawing});
    }
    return out;
}

const std::vector<DrawnCourse>& all_courses() {
    static const std::vector<DrawnCourse> courses = read_all();
    return courses;
}

const DrawnCourse& venice() {
    for (const DrawnCourse& course : all_courses()) {
        if (course.key == "venice-1927") return course;
    }
    ADD_FAILURE() << "no Venice";
    return all_courses().front();
}

bool tells(const std::vector<track::Fault>& faults, const std::string& words) {
    for (const track::Fault& fault : faults) {
        if (fault.meaning.find(words) != std::string::npos) return true;
    }
    return false;
}

TEST(SchneiderDrawing, EveryCourseHasOne) { EXPECT_EQ(all_courses().size(), 8U); }

TEST(SchneiderDrawing, IsWellFormedByDayAndNight) {
    for (const DrawnCourse& course : all_courses()) {
        CourseOptions options;
        for (const Nation nation : schneider::all_nations)
            options.planes.push_back({schneider::square(static_cast<int>(nation) * 5), nation});
        for (const Palette& palette : {paper_palette(), night_palette(), css_palette()}) {
            const std::string svg = course_svg(course.course, course.drawing, course.name, palette, options);
            EXPECT_EQ(fault_of(svg), "") << course.key;
            EXPECT_LT(svg.size(), 420'000U) << course.key;
            EXPECT_GT(svg.size(), 80'000U) << course.key;
        }
    }
}

TEST(SchneiderDrawing, LeavesColoursToTheTheme) {
    const DrawnCourse& course = venice();
    const std::string svg = course_svg(course.course, course.drawing, course.name, css_palette());
    EXPECT_EQ(svg.find("fill=\"#"), std::string::npos);
    EXPECT_EQ(svg.find("stroke=\"#"), std::string::npos);
    EXPECT_NE(svg.find("var(--sea-deep)"), std::string::npos);
}

TEST(SchneiderDrawing, IsTheSameEveryTime) {
    for (const DrawnCourse& course : all_courses())
        EXPECT_EQ(course_svg(course.course, course.drawing, course.name, paper_palette()),
                  course_svg(course.course, course.drawing, course.name, paper_palette()));
}

TEST(SchneiderDrawing, PlacesAreApartAndOnTheSheet) {
    for (const DrawnCourse& course : all_courses()) {
        const CoursePlaces places = course_places(course.course, course.drawing);
        ASSERT_EQ(places.squares.size(), course.course.squares.size());
        const auto end = static_cast<std::size_t>(number(course.course.first_runout));
        for (std::size_t i = 0; i < end; ++i) {
            const Point at = places.squares[i].centre;
            EXPECT_GT(at.x, 20) << course.key << " " << i;
            EXPECT_GT(at.y, 20) << course.key << " " << i;
            EXPECT_LT(at.x, places.size.x - 20) << course.key << " " << i;
            EXPECT_LT(at.y, places.size.y - 20) << course.key << " " << i;
            EXPECT_GE(places.squares[i].length, 40) << course.key << " " << i;
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_GT(distance(at, places.squares[k].centre), course.drawing.flight.width * 0.69)
                    << course.key << " " << i << " and " << k;
        }
    }
}

// A plane that flies on to the next square looks where it goes.
TEST(SchneiderDrawing, HeadingsLeadToTheNextSquare) {
    for (const DrawnCourse& course : all_courses()) {
        const CoursePlaces places = course_places(course.course, course.drawing);
        for (std::size_t i = max_planes; i < static_cast<std::size_t>(number(course.course.first_runout)); ++i) {
            for (const schneider::SquareId next : course.course.at(schneider::square(static_cast<int>(i))).next) {
                const Point way =
                    places.squares[static_cast<std::size_t>(number(next))].centre - places.squares[i].centre;
                const Point nose = turned({1, 0}, places.squares[i].heading);
                EXPECT_GT(dot(unit(way), nose), 0.2) << course.key << " " << i;
            }
        }
    }
}

TEST(SchneiderDrawing, RunoutRepeatsTheFirstSquares) {
    const DrawnCourse& course = venice();
    const CoursePlaces places = course_places(course.course, course.drawing);
    const auto first = static_cast<std::size_t>(number(course.course.first_runout));
    EXPECT_EQ(places.squares[first].centre, places.squares[max_planes].centre);
    EXPECT_EQ(places.squares[first + 3].centre, places.squares[max_planes + 3].centre);
}

TEST(SchneiderDrawing, BoardJsonNamesEverySquareAndLine) {
    for (const DrawnCourse& course : all_courses()) {
        const table::Json board = table::course_board_json(course.course, course.drawing, course.name, css_palette());
        EXPECT_EQ(board["squares"].size(), course.course.squares.size());
        EXPECT_TRUE(board["squares"].contains("G1"));
        EXPECT_TRUE(board["squares"].contains("aS1"));
        EXPECT_TRUE(board["squares"].contains("F1"));
        EXPECT_EQ(board["width"], course.drawing.size.x);
        EXPECT_EQ(board["lines"].size(), course.drawing.signs.size());
        EXPECT_GT(board["plane_scale"].get<double>(), 0.5);
    }
}

// Pages frame a course by its signs and hang nothing over them.
TEST(SchneiderDrawing, SignsAreOnTheSheetApartAndOffTheSquares) {
    for (const DrawnCourse& course : all_courses()) {
        const table::Json board = table::course_board_json(course.course, course.drawing, course.name, css_palette());
        const CoursePlaces places = course_places(course.course, course.drawing);
        std::vector<Box> seen;
        for (const table::Json& sign : board["signs"]) {
            const Point low{sign["x"].get<double>(), sign["y"].get<double>()};
            const Box box{low, low + Point{sign["width"].get<double>(), sign["height"].get<double>()}};
            EXPECT_GT(box.low.x, 0) << course.key;
            EXPECT_GT(box.low.y, 0) << course.key;
            EXPECT_LT(box.high.x, course.drawing.size.x) << course.key;
            EXPECT_LT(box.high.y, course.drawing.size.y) << course.key;
            EXPECT_GT(box.size().x, 100) << course.key;
            for (const Box& other : seen) EXPECT_FALSE(box.overlaps(other)) << course.key << " " << sign;
            for (const SpaceShape& square : places.squares)
                EXPECT_FALSE(box.holds(square.centre)) << course.key << " " << sign;
            seen.push_back(box);
        }
        EXPECT_EQ(seen.size(), course.drawing.signs.size()) << course.key;
    }
}

TEST(SchneiderDrawing, CheckFindsWhatIsWrong) {
    const DrawnCourse& good = venice();
    EXPECT_TRUE(check_course_drawing(good.course, good.drawing).empty());
    CourseDrawing bad = good.drawing;
    bad.signs.pop_back();
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "has no sign"));
    bad = good.drawing;
    bad.signs[0].after = "3";
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "no line lies behind square 3"));
    bad = good.drawing;
    bad.signs[1].at = good.drawing.signs[0].at + Point{40, 30};
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "the sign covers the sign of Southern pylon"));
    bad.signs[1].at = {90, 20};
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "the sign leaves the sheet"));
    bad.signs[1].at = course_places(good.course, good.drawing).lines[0].inner;
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "the sign covers the pylon behind square 8"));
    bad = good.drawing;
    bad.flight.parts.pop_back();
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "stretches and forks"));
    bad = good.drawing;
    bad.flight.parts[0].points[1] = {-300, -300};
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "leaves the sheet"));
    bad = good.drawing;
    bad.flight.grid = {good.drawing.flight.parts[0].points[0], good.drawing.flight.parts[0].points[2]};
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "lie on one another"));
    bad = good.drawing;
    Feature boat;
    boat.scenery.kind = Kind::sail;
    boat.scenery.points = {course_places(good.course, good.drawing).squares[8].centre};
    bad.features.push_back(boat);
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "this stands on square 5"));
    bad = good.drawing;
    bad.flight.width = 5;
    EXPECT_TRUE(tells(check_course_drawing(good.course, bad), "36 to 120"));
}

TEST(SchneiderDrawing, ReaderRefusesWhatItDoesNotKnow) {
    const DrawnCourse& good = venice();
    std::ifstream file(std::string(PADDOCK_SOURCE_DIR) + "/content/drawings/schneider/venice-1927.json");
    std::stringstream text;
    text << file.rdbuf();
    ASSERT_TRUE(table::read_course_drawing("x", text.str(), good.course));
    std::string odd = text.str();
    odd.replace(odd.find("\"campanile\""), 11, "\"skyscraper\"");
    EXPECT_FALSE(table::read_course_drawing("x", odd, good.course));
    odd = text.str();
    odd.replace(odd.find("\"width\""), 7, "\"breadth\"");
    EXPECT_FALSE(table::read_course_drawing("x", odd, good.course));
    EXPECT_FALSE(table::read_course_drawing("x", "{\"format\": 1", good.course));
    EXPECT_FALSE(table::built_in_course_drawing("atlantis-1900", good.course));
}

// Whatever somebody writes into a file, the drawing stays of a size one can send.
TEST(SchneiderDrawing, IsBoundedHoweverMuchIsAsked) {
    const DrawnCourse& good = venice();
    CourseDrawing greedy = good.drawing;
    const Points everywhere{{-9000, -9000}, {9000, -9000}, {9000, 9000}, {-9000, 9000}};
    for (const FeatureKind kind : {FeatureKind::land, FeatureKind::town, FeatureKind::fields, FeatureKind::grove}) {
        for (std::uint32_t i = 0; i < (kind == FeatureKind::land ? 1U : 60U); ++i) {
            Feature feature;
            feature.kind = kind;
            feature.scenery.points = everywhere;
            feature.scenery.seed = i;
            greedy.features.push_back(feature);
        }
    }
    const std::string svg = course_svg(good.course, greedy, good.name, paper_palette());
    EXPECT_EQ(fault_of(svg), "");
    EXPECT_LT(svg.size(), 2'000'000U);
}

TEST(SchneiderDrawing, AllLandTogetherIsBounded) {
    const DrawnCourse& good = venice();
    CourseDrawing greedy = good.drawing;
    Feature feature;
    feature.kind = FeatureKind::land;
    for (int i = 0; i < 2000; ++i) feature.scenery.points.push_back(turned({200, 0}, i * 0.18));
    greedy.features.push_back(feature);
    EXPECT_TRUE(tells(check_course_drawing(good.course, greedy), "at most 2000 points"));
}

TEST(SchneiderPlanes, FourDifferentOnes) {
    std::set<std::string> seen;
    for (const Nation nation : schneider::all_nations) {
        const std::string svg = plane_svg({nation, 30, 1, 1, true}, paper_palette());
        EXPECT_EQ(fault_of(svg), "");
        EXPECT_NE(svg.find(livery_of(nation).code), std::string::npos);
        EXPECT_TRUE(seen.insert(svg).second);
    }
    EXPECT_EQ(fault_of(plane_svg({Nation::none, 0, 1, 1, false}, paper_palette())), "");
}

// A page in another language finds the words of a sign by what they mean.
TEST(CourseSigns, SayWhatTheirWordsMean) {
    const auto count = [](const std::string& svg, const std::string& words) {
        std::size_t found = 0;
        for (std::size_t at = svg.find(words); at != std::string::npos; at = svg.find(words, at + 1)) ++found;
        return found;
    };
    for (const DrawnCourse& course : all_courses()) {
        const std::string svg = course_svg(course.course, course.drawing, course.name, css_palette());
        EXPECT_EQ(count(svg, "data-say=\"name\""), course.drawing.signs.size()) << course.key;
        for (const char* way : {"short", "long"}) {
            const std::string word = way;
            EXPECT_EQ(count(svg, "data-say=\"" + word + " "), count(svg, ">" + word + " way, ")) << course.key;
            EXPECT_GT(count(svg, "data-say=\"" + word + " "), 0U) << course.key;
        }
        EXPECT_EQ(count(svg, "data-say=\"line "), count(svg, ">line ")) << course.key;
    }
}

}  // namespace
}  // namespace paddock::draw
