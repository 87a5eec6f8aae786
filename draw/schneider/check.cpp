#include "draw/schneider/check.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "draw/schneider/marks.hpp"

namespace paddock::draw {

using schneider::Course;
using schneider::SquareId;

namespace {

constexpr double narrowest = 36;
constexpr double widest = 120;
constexpr double shortest_square = 40;
constexpr double smallest_sheet = 600;
constexpr double largest_sheet = 4000;
constexpr std::size_t most_coast = 2000;  // points of all land

std::string item(const std::string& list, std::size_t i) { return list + "/" + std::to_string(i); }

// Whether two convex shapes share more than their rims.
bool overlap(const Points& a, const Points& b) {
    const auto reaches = [](const Points& one, const Points& other) {
        Point middle;
        for (const Point p : one) middle = middle + p * (1.0 / static_cast<double>(one.size()));
        for (std::size_t i = 0; i < one.size(); ++i) {
            const Point side = between(one[i], one[(i + 1) % one.size()], 0.5);
            if (contains(other, between(middle, one[i], 0.9)) || contains(other, between(middle, side, 0.9)))
                return true;
        }
        return contains(other, middle);
    };
    return bounds(a).overlaps(bounds(b)) && (reaches(a, b) || reaches(b, a));
}

class Checker {
  public:
    Checker(const Course& course, const CourseDrawing& drawing) : course_(course), drawing_(drawing) {}

    std::vector<track::Fault> check() {
        check_measures();
        check_parts();
        if (!faults_.empty()) return std::move(faults_);
        places_ = course_places(course_, drawing_);
        check_squares();
        check_signs();
        check_features();
        return std::move(faults_);
    }

  private:
    void fault(std::string place, std::string meaning) { faults_.push_back({std::move(place), std::move(meaning)}); }

    void check_measures() {
        const Point size = drawing_.size;
        if (std::min(size.x, size.y) < smallest_sheet || std::max(size.x, size.y) > largest_sheet)
            fault("/size", "a sheet is 600 to 4000 units wide and high");
        if (drawing_.flight.width < narrowest || drawing_.flight.width > widest)
            fault("/flight/width", "the course is 36 to 120 units wide");
    }

    void check_parts() {
        const std::vector<PartSquares> parts = parts_of(course_);
        const Flight& flight = drawing_.flight;
        if (parts.size() != flight.parts.size())
            return fault("/flight/parts", "the rules half has " + std::to_string(parts.size()) +
                                              " stretches and forks, the drawing " +
                                              std::to_string(flight.parts.size()));
        std::size_t points = 0;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            points += flight.parts[i].points.size();
            if (parts[i].is_fork() != flight.parts[i].is_fork())
                fault(item("/flight/parts", i),
                      parts[i].is_fork() ? "here the rules half has a fork" : "here the rules half has no fork");
            if (flight.parts[i].points.empty()) fault(item("/flight/parts", i), "a part begins at a point");
        }
        if (points < 3) fault("/flight/parts", "a closed line has three points or more");
        if (flight.grid.size() < 2 || distance(flight.grid.front(), flight.grid.back()) < shortest_square * 2)
            fault("/flight/grid", "the moorings lie along a line");
    }

    bool meet(std::size_t a, std::size_t b) const {
        const auto& from_a = course_.at(schneider::square(static_cast<int>(a)));
        const auto& from_b = course_.at(schneider::square(static_cast<int>(b)));
        return from_a.next[0] == from_b.next[0] || follows_the_same(a, b);
    }
    bool follows_the_same(std::size_t a, std::size_t b) const {
        const auto one = schneider::square(static_cast<int>(a));
        const auto other = schneider::square(static_cast<int>(b));
        return std::any_of(course_.squares.begin(), course_.squares.end(), [&](const schneider::Square& from) {
            return from.is_fork() && from.next[0] == one && from.next[1] == other;
        });
    }
    bool neighbours(std::size_t a, std::size_t b) const {
        const auto& next = course_.at(schneider::square(static_cast<int>(a))).next;
        return number(next[0]) == static_cast<int>(b) || number(next[1]) == static_cast<int>(b);
    }

    void check_squares() {
        const auto end = static_cast<std::size_t>(number(course_.first_runout));
        const Box sheet{{0, 0}, drawing_.size};
        for (std::size_t i = 0; i < end; ++i) {
            const SpaceShape& square = places_.squares[i];
            const std::string name = square_name(course_, schneider::square(static_cast<int>(i)));
            if (square.length < shortest_square) fault("/flight", "square " + name + " is too short for a plane");
            if (!std::all_of(square.outline.begin(), square.outline.end(), [&](Point p) { return sheet.holds(p); }))
                fault("/flight", "square " + name + " leaves the sheet");
            for (std::size_t k = i + 1; k < end; ++k) check_pair(i, k, name);
        }
    }
    void check_pair(std::size_t a, std::size_t b, const std::string& name) {
        const SpaceShape& one = places_.squares[a];
        const SpaceShape& other = places_.squares[b];
        if (neighbours(a, b) || neighbours(b, a)) return;
        // Branches part and meet gradually; planes in their squares must still stand apart.
        const bool wrong = meet(a, b) ? distance(one.centre, other.centre) < drawing_.flight.width * 0.7
                                      : overlap(one.outline, other.outline);
        if (wrong)
            fault("/flight", "squares " + name + " and " +
                                 square_name(course_, schneider::square(static_cast<int>(b))) + " lie on one another");
    }

    void check_signs() {
        const Box sheet{{0, 0}, drawing_.size};
        std::set<SquareId> told;
        for (std::size_t i = 0; i < drawing_.signs.size(); ++i) {
            const LineSign& sign = drawing_.signs[i];
            const SquareId after = square_named(course_, sign.after);
            const bool known = std::any_of(places_.lines.begin(), places_.lines.end(),
                                           [&](const LinePlace& line) { return line.after == after; });
            if (after == SquareId::none || !known) fault(item("/signs", i), "no line lies behind square " + sign.after);
            if (!told.insert(after).second) fault(item("/signs", i), "a second sign for the same line");
            const Points board = rectangle(sign.at, sign_size(sign), 0);
            if (!sheet.holds(board[0]) || !sheet.holds(board[2])) fault(item("/signs", i), "the sign leaves the sheet");
            for (std::size_t k = 0; k < static_cast<std::size_t>(number(course_.first_runout)); ++k) {
                if (overlap(board, places_.squares[k].outline))
                    fault(item("/signs", i),
                          "the sign covers square " + square_name(course_, schneider::square(static_cast<int>(k))));
            }
        }
        for (const LinePlace& line : places_.lines) {
            if (told.count(line.after) == 0)
                fault("/signs", "the line behind square " + square_name(course_, line.after) + " has no sign");
        }
    }

    void check_features() {
        std::size_t coast = 0;
        for (const Feature& feature : drawing_.features) {
            if (feature.kind == FeatureKind::land) coast += feature.scenery.points.size();
        }
        if (coast > most_coast) fault("/features", "all land together has at most 2000 points");
        for (std::size_t i = 0; i < drawing_.features.size(); ++i) {
            const Scenery& thing = drawing_.features[i].scenery;
            if (thing.points.size() != 1) continue;
            for (std::size_t k = 0; k < static_cast<std::size_t>(number(course_.first_runout)); ++k) {
                if (contains(places_.squares[k].outline, thing.points[0]))
                    fault(item("/features", i),
                          "this stands on square " + square_name(course_, schneider::square(static_cast<int>(k))));
            }
        }
    }

    const Course& course_;
    const CourseDrawing& drawing_;
    CoursePlaces places_;
    std::vector<track::Fault> faults_;
};

}  // namespace

std::vector<track::Fault> check_course_drawing(const Course& course, const CourseDrawing& drawing) {
    return Checker(course, drawing).check();
}

}  // namespace paddock::draw
