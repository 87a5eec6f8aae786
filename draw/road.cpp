#include "draw/road.hpp"

#include <algorithm>

namespace paddock::draw {

namespace {

void draw_bed(Canvas& canvas, const Lanes& lanes) {
    const Points middle = lanes.line().around(0);
    const double wide = lanes.road_half() * 2;
    const Path lap = Path().add(middle);
    canvas.open("transform=\"translate(3 5)\"");
    canvas.path(lap, {.stroke = Colour::shade, .width = wide + 24, .stroke_opacity = 0.26, .round = true});
    canvas.close();
    canvas.path(lap, {.stroke = Colour::quay, .width = wide + 24, .round = true});
    canvas.path(lap, {.stroke = Colour::dial, .width = wide + 8, .stroke_opacity = 0.75, .round = true});
    canvas.path(lap, {.stroke = Colour::road_edge, .width = wide + 5, .round = true});
    canvas.path(lap, {.stroke = Colour::road, .width = wide, .round = true});
}

void draw_kerbs(Canvas& canvas, const Track& track) {
    const CentreLine& line = track.lanes.line();
    Path kerbs;
    for (std::size_t e = 0; e < track.source.elements.size(); ++e) {
        if (!track.source.elements[e].corner) continue;
        for (const double side : {-1.0, 1.0}) {
            const double out = side * (track.lanes.road_half() + 5);
            kerbs.add_line(line.edge(line.start(static_cast<int>(e)) - 8, line.end(static_cast<int>(e)) + 8, out));
        }
    }
    canvas.path(kerbs, stroked(Colour::dial, 12));
    canvas.path(kerbs, stroked(Colour::kerb_b, 9.4));
    canvas.path(kerbs, {.stroke = Colour::kerb_a, .width = 9.4, .dash = "13 13"});
}

// Every other space a shade lighter, so that rows can be counted.
void draw_spaces(Canvas& canvas, const Track& track) {
    Path lighter;
    for (int i = 0; i < track.circuit.track_spaces; ++i) {
        const track::Space& space = track.circuit.at(track::space_id(i));
        if ((space.index + number(space.lane)) % 2 == 0)
            lighter.add(track.geometry.spaces[static_cast<std::size_t>(i)].outline);
    }
    canvas.path(lighter, filled(Colour::road_2));
}

// The rubber of many races: wide in, close to the inside, wide out.
void draw_racing_line(Canvas& canvas, const Track& track) {
    const CentreLine& line = track.lanes.line();
    const double wide = track.lanes.lane_width();
    struct Aim {
        double s, d;
    };
    std::vector<Aim> aims;
    for (std::size_t e = 0; e < track.source.elements.size(); ++e) {
        const track::Element& element = track.source.elements[e];
        const double from = line.start(static_cast<int>(e));
        const double size = line.end(static_cast<int>(e)) - from;
        if (!element.corner) continue;
        const auto bends = static_cast<double>(element.direction.size());
        for (std::size_t b = 0; b < element.direction.size(); ++b) {
            const double inside = element.direction[b] == 'L' ? -wide : wide;
            if (b == 0) aims.push_back({from - size * 0.12, -inside * 0.7});
            aims.push_back({from + size * (static_cast<double>(b) + 0.5) / bends, inside * 0.85});
            if (b + 1 == element.direction.size()) aims.push_back({from + size * 1.12, -inside * 0.7});
        }
    }
    std::sort(aims.begin(), aims.end(), [](const Aim& a, const Aim& b) { return a.s < b.s; });
    if (aims.size() < 2) return;
    Points points;
    for (std::size_t i = 0; i < aims.size(); ++i) {
        const Aim a = aims[i];
        Aim b = aims[(i + 1) % aims.size()];
        if (i + 1 == aims.size()) b.s += line.length();
        const int pieces = std::clamp(static_cast<int>((b.s - a.s) / 24), 1, 60);
        for (int k = 0; k < pieces; ++k) {
            const double share = static_cast<double>(k) / pieces;
            const double ease = (1 - std::cos(share * pi)) / 2;
            points.push_back(line.offset(a.s + (b.s - a.s) * share, a.d + (b.d - a.d) * ease));
        }
    }
    const Path path(smoothed(points, true, 18));
    canvas.path(path, stroked(Colour::dial, 26, 0.1));
    canvas.path(path, stroked(Colour::dial, 13, 0.12));
}

void draw_lines(Canvas& canvas, const Track& track) {
    const CentreLine& line = track.lanes.line();
    Path lanes;
    for (const double d : {-1.5, -0.5, 0.5, 1.5}) lanes.add(line.around(d * track.lanes.lane_width()));
    Path rows;
    for (int i = 0; i < track.circuit.track_spaces; ++i) {
        const track::Space& space = track.circuit.at(track::space_id(i));
        const double s = track.lanes.space(space.element, space.lane, space.index).from;
        const double d = track.lanes.lane_offset(space.lane);
        rows.add_line(
            {line.offset(s, d - track.lanes.lane_width() / 2), line.offset(s, d + track.lanes.lane_width() / 2)});
    }
    canvas.path(lanes, stroked(Colour::space_line, 1.4, 0.62));
    canvas.path(rows, stroked(Colour::space_line, 1.4, 0.62));
}

void draw_limits(Canvas& canvas, const Track& track) {
    Path limits;
    const CentreLine& line = track.lanes.line();
    for (std::size_t e = 0; e < track.source.elements.size(); ++e) {
        if (!track.source.elements[e].corner) continue;
        for (const double s : {line.start(static_cast<int>(e)), line.end(static_cast<int>(e))})
            limits.add_line(
                {line.offset(s, -track.lanes.road_half() - 2), line.offset(s, track.lanes.road_half() + 2)});
    }
    canvas.path(limits, stroked(Colour::plate_ink, 6.4));
    canvas.path(limits, stroked(Colour::limit, 4.2));
}

// An arrow for every lane change a corner allows.
void draw_arrows(Canvas& canvas, const Track& track) {
    Path arrows;
    for (int i = 0; i < track.circuit.track_spaces; ++i) {
        const track::Space& space = track.circuit.at(track::space_id(i));
        if (!space.in_corner()) continue;
        for (const track::SpaceId to : {space.left, space.right}) {
            if (to == track::SpaceId::none) continue;
            const SpaceShape& a = track.geometry.spaces[static_cast<std::size_t>(i)];
            const SpaceShape& b = track.geometry.spaces[static_cast<std::size_t>(number(to))];
            const Point middle = between(a.centre, b.centre, 0.5);
            const double angle = degrees(b.centre - a.centre);
            Points arrow{{-9, -1.2}, {2, -1.2}, {2, -4.4}, {10, 0}, {2, 4.4}, {2, 1.2}, {-9, 1.2}};
            for (Point& p : arrow) p = middle + turned(p, angle);
            arrows.add(arrow);
        }
    }
    canvas.path(arrows, filled(Colour::space_line, 0.72));
}

}  // namespace

void draw_road(Canvas& canvas, const Track& track) {
    draw_bed(canvas, track.lanes);
    draw_kerbs(canvas, track);
    draw_spaces(canvas, track);
    draw_racing_line(canvas, track);
    draw_lines(canvas, track);
    draw_arrows(canvas, track);
    draw_limits(canvas, track);
}

void define_lamp(Canvas& canvas) {
    if (!canvas.palette().lamps) return;
    const std::string& colour = canvas.palette()[Colour::lamp];
    canvas.raw("<radialGradient id=\"" + canvas.id("glow") + "\"><stop offset=\"0\" stop-color=\"" + colour +
               "\" stop-opacity=\".8\"/><stop offset=\".25\" stop-color=\"" + colour +
               "\" stop-opacity=\".35\"/><stop offset=\"1\" stop-color=\"" + colour +
               "\" stop-opacity=\"0\"/></radialGradient>\n");
    canvas.open("id=\"" + canvas.id("lamp") + "\"");
    canvas.raw("<circle r=\"72\" fill=\"url(#" + canvas.id("glow") + ")\"/>");
    canvas.circle({0, 0}, 2.8, filled(Colour::beam));
    canvas.close();
}

void draw_lamps(Canvas& canvas, const Lanes& lanes, const Drawing& page) {
    if (!canvas.palette().lamps) return;
    const int count = std::clamp(static_cast<int>(lanes.line().length() / 118), 8, 200);
    for (int i = 0; i < count; ++i) {
        const double side = i % 2 == 0 ? 1 : -1;
        canvas.use("lamp", lanes.line().offset(lanes.line().length() * i / count, side * (lanes.road_half() + 15)));
    }
    for (const Scenery& item : page.scenery) {
        if (item.kind == Kind::lighthouse || item.kind == Kind::casino) canvas.use("lamp", item.points[0], 0, 1.6);
    }
}

}  // namespace paddock::draw
