#include "draw/check.hpp"

#include <algorithm>
#include <string>

#include "draw/plates.hpp"
#include "draw/sheet.hpp"
#include "draw/spaces.hpp"

namespace paddock::draw {

using track::Fault;
using track::Lane;

namespace {

constexpr double least_view = 50;  // metres
constexpr double most_view = 20'000;
constexpr double least_apart = 1;  // control points, metres
constexpr std::size_t most_controls = 1000;
constexpr std::size_t most_scenery_points = 3000;
constexpr double road_to_road = 1.1;    // least distance of two stretches, middle to middle, in road widths
constexpr double shortest_space = 0.5;  // of the median
constexpr double longest_space = 2;

std::string numbered(const std::string& list, std::size_t i) { return list + "/" + std::to_string(i); }

class Checker {
  public:
    Checker(const track::Source& source, const Drawing& drawing) : source_(source), drawing_(drawing) {}

    std::vector<Fault> run() {
        check_view();
        check_elements();
        if (!faults_.empty()) return faults_;
        const Drawing page = on_page(drawing_);
        const Lanes lanes(source_, page);
        check_inside(lanes, page);
        check_spaces(lanes);
        check_apart(lanes);
        check_pit_strip();
        check_plates(lanes, page);
        check_roofs();
        check_scenery(lanes, page);
        return faults_;
    }

  private:
    const track::Source& source_;
    const Drawing& drawing_;
    std::vector<Fault> faults_;

    void fault(std::string place, std::string meaning) { faults_.push_back({std::move(place), std::move(meaning)}); }

    void check_view() {
        const Point size{drawing_.view.east - drawing_.view.west, drawing_.view.north - drawing_.view.south};
        if (!(std::min(size.x, size.y) >= least_view && std::max(size.x, size.y) <= most_view))
            fault("/view", "the view is 50 to 20000 metres wide and high");
    }

    void check_elements() {
        const auto& elements = drawing_.road.elements;
        if (elements.size() != source_.elements.size())
            return fault("/road/elements", "the rules have " + std::to_string(source_.elements.size()) +
                                               " elements, the road has " + std::to_string(elements.size()));
        Points controls;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if (elements[i].points.empty()) fault(numbered("/road/elements", i) + "/points", "at least one point");
            for (const Point p : elements[i].points) {
                if (!controls.empty() && distance(controls.back(), p) < least_apart)
                    fault(numbered("/road/elements", i) + "/points", "two points of the road lie less than 1 m apart");
                controls.push_back(p);
            }
            check_gap(i);
        }
        if (controls.size() < 4 || controls.size() > most_controls)
            return fault("/road/elements", "the road has 4 to 1000 points");
        if (distance(controls.back(), controls.front()) < least_apart)
            fault("/road/elements", "the first point is not repeated at the end");
    }

    void check_gap(std::size_t i) {
        const auto& gap = drawing_.road.elements[i].gap;
        if (!gap) return;
        const std::string place = numbered("/road/elements", i) + "/gap";
        if (!source_.tunnel || (*source_.tunnel)[0] != static_cast<int>(i) + 1)
            fault(place, "only the element with the tunnel of the rules may have a gap");
        if (!((*gap)[0] > 0 && (*gap)[0] < (*gap)[1] && (*gap)[1] < 1))
            fault(place, "two rising shares between 0 and 1");
    }

    void check_inside(const Lanes& lanes, const Drawing& page) {
        const Box sheet{{0, 0}, page_size(page)};
        for (int i = 0; i < static_cast<int>(source_.elements.size()); ++i) {
            for (const double side : {-1.0, 1.0}) {
                for (const Point p :
                     lanes.line().edge(lanes.line().start(i), lanes.line().end(i), side * lanes.road_half())) {
                    if (sheet.holds(p)) continue;
                    return fault("/view", "the road leaves the view in element " + std::to_string(i + 1));
                }
            }
        }
    }

    void check_spaces(const Lanes& lanes) {
        const double median = lanes.median_space();
        for (int e = 0; e < static_cast<int>(source_.elements.size()); ++e) {
            for (const Lane lane : {Lane::left, Lane::centre, Lane::right}) check_lane(lanes, e, lane, median);
        }
    }

    // The first fault of a lane speaks for the rest of it.
    void check_lane(const Lanes& lanes, int element, Lane lane, double median) {
        const auto e = static_cast<std::size_t>(element);
        for (int i = 0; i < source_.elements[e].lengths[static_cast<std::size_t>(number(lane))]; ++i) {
            const Stretch stretch = lanes.space(element, lane, i);
            const double share =
                shape(lanes.line(), stretch, lanes.lane_offset(lane), lanes.lane_width()).length / median;
            const std::string name = std::string("space ") + "LCR"[number(lane)] + "." + std::to_string(element + 1) +
                                     "." + std::to_string(i + 1);
            if (share < shortest_space || share > longest_space)
                return fault(numbered("/road/elements", e),
                             name + " is " + number_text(share) + " of the median space long; 0.5 to 2 is usable");
            if (folds(lanes, stretch, lanes.lane_offset(lane)))
                return fault(numbered("/road/elements", e),
                             name + " folds over itself: the bend is too tight for the road's width");
        }
    }

    // Both edges of a space must move forward all the way.
    static bool folds(const Lanes& lanes, Stretch stretch, double offset) {
        constexpr int pieces = 4;
        for (const double d : {offset - lanes.lane_width() / 2, offset + lanes.lane_width() / 2}) {
            for (int i = 0; i < pieces; ++i) {
                const double step = (stretch.to - stretch.from) / pieces;
                const double s = stretch.from + step * i;
                const Point moved = lanes.line().offset(s + step, d) - lanes.line().offset(s, d);
                if (dot(moved, lanes.line().direction(s + step / 2)) <= 0) return true;
            }
        }
        return false;
    }

    void check_apart(const Lanes& lanes) {
        constexpr int probes = 1500;
        const double step = lanes.line().length() / probes;
        const double least = lanes.road_half() * 2 * road_to_road;
        // Along a half circle of the least diameter the road is as long as pi/2 of it.
        const int near = static_cast<int>(least * pi / 2 / step) + 1;
        Points points;
        for (int i = 0; i < probes; ++i) points.push_back(lanes.line().at(step * i));
        for (int i = 0; i < probes; ++i) {
            for (int j = i + near; j < std::min(probes, i + probes - near);) {
                const double room =
                    distance(points[static_cast<std::size_t>(i)], points[static_cast<std::size_t>(j)]) - least;
                if (room < 0) return fault_apart(lanes, step * i, step * j);
                j += std::max(1, static_cast<int>(room / step));  // it takes that long to come back
            }
        }
    }

    void fault_apart(const Lanes& lanes, double a, double b) {
        fault("/road/elements", "the road comes closer to itself than 1.1 of its width, near elements " +
                                    std::to_string(element_at(lanes, a)) + " and " +
                                    std::to_string(element_at(lanes, b)));
    }

    int element_at(const Lanes& lanes, double s) const {
        int element = 0;
        while (element < static_cast<int>(source_.elements.size()) && lanes.line().end(element) <= s) ++element;
        return element + 1;
    }

    void check_pit_strip() {
        if (source_.pit_lane.has_value() != drawing_.pit_strip.has_value())
            return fault("/pit_strip", source_.pit_lane ? "the rules have a pit lane, the drawing has none"
                                                        : "the rules have no pit lane");
        if (drawing_.pit_strip && drawing_.pit_strip->offset < (drawing_.road.width + drawing_.pit_strip->width) / 2)
            fault("/pit_strip", "the pit lane lies on the road");
    }

    bool touches_road(const Lanes& lanes, const Points& outline) const {
        if (outline.empty()) return false;
        const std::size_t n = outline.size();
        for (std::size_t i = 0; i < n; ++i) {
            for (const double share : {0.0, 0.25, 0.5, 0.75}) {
                const Point p = between(outline[i], outline[(i + 1) % n], share);
                if (lanes.line().distance_from(p) < lanes.road_half()) return true;
            }
        }
        return false;
    }

    void check_plates(const Lanes& lanes, const Drawing& page) {
        const Box sheet{{0, 0}, page_size(page)};
        std::vector<int> plates_of(source_.elements.size(), 0);
        std::vector<Box> boxes;
        for (std::size_t i = 0; i < page.plates.size(); ++i) {
            const std::string place = numbered("/plates", i);
            const auto element = static_cast<std::size_t>(page.plates[i].element - 1);
            if (element >= source_.elements.size() || !source_.elements[element].corner) {
                fault(place + "/element", "a plate belongs to a corner");
                continue;
            }
            ++plates_of[element];
            const Box box = plate_box(page.plates[i], source_.elements[element]);
            const Box grown = grown_plate(box);
            if (!sheet.holds(grown.low) || !sheet.holds(grown.high)) fault(place + "/at", "the plate leaves the view");
            if (std::any_of(boxes.begin(), boxes.end(), [&](const Box& other) { return grown.overlaps(other); }))
                fault(place + "/at", "the plate covers another");
            if (touches_road(lanes, {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}))
                fault(place + "/at", "the plate covers the road");
            boxes.push_back(grown);
        }
        for (std::size_t i = 0; i < plates_of.size(); ++i) {
            if (source_.elements[i].corner && plates_of[i] != 1)
                fault("/plates",
                      "corner " + std::to_string(i + 1) + ", " + source_.elements[i].name + ", needs one plate");
        }
    }

    void check_roofs() {
        for (std::size_t i = 0; i < drawing_.roofs.size(); ++i) {
            const Roof& roof = drawing_.roofs[i];
            if (roof.element < 1 || roof.element > static_cast<int>(source_.elements.size()))
                fault(numbered("/roofs", i) + "/element", "there is no such element");
            if (!(roof.from < roof.to)) fault(numbered("/roofs", i), "a roof begins before it ends");
        }
    }

    void check_scenery(const Lanes& lanes, const Drawing& page) {
        std::size_t points = 0;
        for (const Scenery& item : page.scenery) points += item.points.size();
        if (points > most_scenery_points) return fault("/scenery", "all scenery together has at most 3000 points");
        for (std::size_t i = 0; i < page.scenery.size(); ++i) {
            const Scenery& item = page.scenery[i];
            const bool spot = kind_name(item.kind).shape == Shape::spot;
            if (spot && !may_cover_road(item.kind) && touches_road(lanes, footprint(item)))
                fault(numbered("/scenery", i), std::string(kind_name(item.kind).name) + " stands on the road");
            if (is_water(item.kind) && floods_road(lanes, outline(item)))
                fault(numbered("/scenery", i), "the road runs through the water");
        }
    }

    static bool may_cover_road(Kind kind) {
        switch (kind) {
            case Kind::footbridge:
            case Kind::gantry:
            case Kind::stone_bridge:
            case Kind::sign:
            case Kind::hill:
            case Kind::seaplane:
            case Kind::biplane:
            case Kind::airship: return true;
            default: return false;
        }
    }

    static bool floods_road(const Lanes& lanes, const Points& water) {
        constexpr int probes = 500;
        for (int i = 0; i < probes; ++i) {
            const double s = lanes.line().length() * i / probes;
            for (const double d : {-lanes.road_half(), 0.0, lanes.road_half()}) {
                if (contains(water, lanes.line().offset(s, d))) return true;
            }
        }
        return false;
    }
};

}  // namespace

std::vector<Fault> check_drawing(const track::Source& source, const Drawing& drawing) {
    return Checker(source, drawing).run();
}

}  // namespace paddock::draw
