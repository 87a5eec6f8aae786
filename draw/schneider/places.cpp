#include "draw/schneider/places.hpp"

#include <algorithm>

#include "draw/schneider/plane.hpp"

namespace paddock::draw {

using schneider::Course;
using schneider::max_planes;
using schneider::Square;
using schneider::SquareId;

namespace {

constexpr double pylon_distance = 19;  // beyond the end of its line
constexpr double reach_of_a_turn = 70;
constexpr double width_of_a_raft = 30;

// The lap as a closed line, by one kind of branch.
CentreLine lap_by(const Flight& flight, bool short_ways) {
    Road road;
    road.width = flight.width;
    for (const FlightPart& part : flight.parts)
        road.elements.push_back({short_ways && part.is_fork() ? part.short_way : part.points, {}});
    return CentreLine(road);
}

Stretch cut(const CentreLine& lap, std::size_t part, std::size_t index, std::size_t count) {
    const double from = lap.start(static_cast<int>(part));
    const double size = lap.end(static_cast<int>(part)) - from;
    const auto share = [&](std::size_t i) { return size * static_cast<double>(i) / static_cast<double>(count); };
    return {from + share(index), from + share(index + 1)};
}

class Surveyor {
  public:
    Surveyor(const Course& course, const CourseDrawing& drawing)
        : course_(course),
          drawing_(drawing),
          by_long_(lap_by(drawing.flight, false)),
          by_short_(lap_by(drawing.flight, true)) {
        out_.size = drawing.size;
        out_.squares.resize(course.squares.size());
    }

    CoursePlaces survey() {
        const std::vector<PartSquares> parts = parts_of(course_);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i].is_fork()) place(by_short_, i, parts[i].short_way);
            place(by_long_, i, parts[i].squares);
        }
        share_pylons();
        place_grid();
        place_runout();
        const double half = drawing_.flight.width / 2;
        out_.finish = {by_long_.offset(0, -half), by_long_.offset(0, half)};
        out_.finish_heading = by_long_.heading(0);
        out_.line = by_long_.around(0);
        out_.short_line = by_short_.around(0);
        return std::move(out_);
    }

  private:
    void place(const CentreLine& lap, std::size_t part, const std::vector<SquareId>& squares) {
        for (std::size_t k = 0; k < squares.size(); ++k) {
            const Stretch stretch = cut(lap, part, k, squares.size());
            out_.squares[static_cast<std::size_t>(number(squares[k]))] = shape(lap, stretch, 0, drawing_.flight.width);
            const Square& here = course_.at(squares[k]);
            const std::uint8_t line = std::max(here.line[0], here.line[1]);
            if (line != 0) out_.lines.push_back(mark(lap, stretch.to, squares[k], line));
        }
    }

    LinePlace mark(const CentreLine& lap, double s, SquareId after, int line) const {
        const double half = drawing_.flight.width / 2;
        const Point before = lap.direction(s - reach_of_a_turn);
        const Point behind = lap.direction(s + reach_of_a_turn);
        const double side = cross(before, behind) > 0 ? 1 : -1;
        return {after,
                line,
                lap.offset(s, -half),
                lap.offset(s, half),
                lap.offset(s, side * (half + pylon_distance)),
                lap.heading(s)};
    }

    // Entry and exit of one turn have one pylon.
    void share_pylons() {
        for (std::size_t i = 0; i + 1 < out_.lines.size(); ++i) {
            LinePlace& entry = out_.lines[i];
            LinePlace& exit = out_.lines[i + 1];
            if (distance(entry.inner, exit.inner) > width_of_a_raft * 2) continue;
            entry.inner = exit.inner = between(entry.inner, exit.inner, 0.5);
        }
    }

    // Moorings: an open line with a square for each plane, the front one last.
    void place_grid() {
        const Points line = smoothed(drawing_.flight.grid, false, 6);
        double whole = 0;
        for (std::size_t i = 0; i + 1 < line.size(); ++i) whole += distance(line[i], line[i + 1]);
        const double length = whole / max_planes;
        for (int k = 0; k < max_planes; ++k) {
            double left = length * (k + 0.5);
            std::size_t i = 0;
            while (i + 2 < line.size() && left > distance(line[i], line[i + 1])) {
                left -= distance(line[i], line[i + 1]);
                ++i;
            }
            const Point along = unit(line[i + 1] - line[i]);
            const Point size{length, drawing_.flight.width};
            const Point centre = line[i] + along * left;
            out_.squares[static_cast<std::size_t>(k)] = {rectangle(centre, size, degrees(along)), centre,
                                                         degrees(along), length, drawing_.flight.width};
        }
    }

    // ST-R-84: they repeat the first squares and, at a fork, the long branch.
    void place_runout() {
        SquareId model = schneider::square(max_planes);
        for (std::size_t i = static_cast<std::size_t>(number(course_.first_runout)); i < out_.squares.size(); ++i) {
            out_.squares[i] = out_.squares[static_cast<std::size_t>(number(model))];
            model = course_.at(model).next_by(schneider::Way::long_way);
        }
    }

    const Course& course_;
    const CourseDrawing& drawing_;
    CentreLine by_long_;
    CentreLine by_short_;
    CoursePlaces out_;
};

}  // namespace

std::vector<PartSquares> parts_of(const Course& course) {
    std::vector<PartSquares> parts(1);
    for (SquareId at = schneider::square(max_planes); !course.crossed(at);) {
        parts.back().squares.push_back(at);
        const Square& here = course.at(at);
        if (!here.is_fork()) {
            if (here.line[0] != 0) parts.emplace_back();
            at = here.next[0];
            continue;
        }
        const int long_start = number(here.next[1]);
        const SquareId rejoin = course.at(schneider::square(long_start - 1)).next[0];
        PartSquares fork;
        for (int id = number(here.next[0]); id < long_start; ++id) fork.short_way.push_back(schneider::square(id));
        for (int id = long_start; id < number(rejoin); ++id) fork.squares.push_back(schneider::square(id));
        if (parts.back().squares.empty()) parts.pop_back();
        parts.push_back(std::move(fork));
        parts.emplace_back();
        at = rejoin;
    }
    return parts;
}

CoursePlaces course_places(const Course& course, const CourseDrawing& drawing) {
    return Surveyor(course, drawing).survey();
}

double plane_scale(const CourseDrawing& drawing) { return drawing.flight.width * 1.3 / plane_span; }

}  // namespace paddock::draw
