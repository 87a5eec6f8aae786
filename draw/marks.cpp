#include <algorithm>
#include <array>
#include <string>

#include "draw/road.hpp"

namespace paddock::draw {

using track::Feature;
using track::Lane;

namespace {

// Five team colours in the order of the boxes.
constexpr std::array<std::array<Colour, 2>, 8> team_colours{{{Colour::it, Colour::it_hi},
                                                             {Colour::fr, Colour::fr_hi},
                                                             {Colour::gb, Colour::gb_hi},
                                                             {Colour::be, Colour::be_hi},
                                                             {Colour::dial, Colour::steel_lo},
                                                             {Colour::de, Colour::de_hi},
                                                             {Colour::nl, Colour::nl_hi},
                                                             {Colour::us, Colour::us_hi}}};

constexpr double garage_depth = 0.8;  // of a box

// A strip of the pit side, between two distances from the pit lane's middle, away from the road.
Points beside_pits(const Lanes& lanes, double from, double to, double near, double far) {
    const double way = lanes.pit_offset() < 0 ? -1 : 1;
    return lanes.line().strip(from, to, lanes.pit_offset() + way * near, lanes.pit_offset() + way * far);
}

// The lane swings out of the road before P1 and back into it behind the last P space. Of the two
// edges of a ramp the far one leaves the road first.
void draw_ramps(Canvas& canvas, const Lanes& lanes, double from, double to) {
    const double way = lanes.pit_offset() < 0 ? -1 : 1;
    const double edge = way * lanes.road_half();
    const double near = lanes.pit_offset() - way * lanes.pit_width() / 2;
    const double far = lanes.pit_offset() + way * lanes.pit_width() / 2;
    const auto swing = [&](double end, double run, double offset) {
        constexpr int pieces = 10;
        Points out;
        for (int i = 0; i <= pieces; ++i) {
            const double share = static_cast<double>(i) / pieces;
            const double ease = share * share * (3 - 2 * share);
            out.push_back(lanes.line().offset(end + run * (1 - share), edge + (offset - edge) * ease));
        }
        return out;
    };
    for (const double run : {-lanes.median_space() * 2.4, lanes.median_space() * 2.4}) {
        const double end = run < 0 ? from : to;
        Points ramp = swing(end, run, far);
        const Points inner = swing(end, run * 0.55, near);
        ramp.insert(ramp.end(), inner.rbegin(), inner.rend());
        canvas.polygon(ramp, {.fill = Colour::road, .stroke = Colour::road_edge, .width = 1.4, .stroke_opacity = 0.7});
    }
}

void draw_garages(Canvas& canvas, const Track& track) {
    const Lanes& lanes = track.lanes;
    const double lane = lanes.pit_width() / 2;
    const double front = lane + 2 + lanes.box_depth();
    const double first = lanes.pit_space(track.circuit.at(track.circuit.boxes[0]).index).from - lanes.median_space();
    const double last = lanes.pit_space(track.circuit.at(track.circuit.boxes.back()).index).to + lanes.median_space();
    const double depth = lanes.box_depth() * garage_depth;
    Points cast = beside_pits(lanes, first, last, front + 2, front + 2 + depth);
    for (Point& p : cast) p = p + Point{5, 7};
    canvas.polygon(cast, filled(Colour::shade, 0.26));
    canvas.polygon(beside_pits(lanes, first, last, front + 2, front + 2 + depth),
                   {.fill = Colour::wall, .stroke = Colour::quay_edge, .width = 1.2});
    canvas.polygon(beside_pits(lanes, first, last, front + 2, front + 2 + depth * 0.4), filled(Colour::roof_5, 0.8));
}

void draw_boxes(Canvas& canvas, const Track& track) {
    const Lanes& lanes = track.lanes;
    const double lane = lanes.pit_width() / 2;
    const double depth = lanes.box_depth();
    for (std::size_t i = 0; i < track.circuit.boxes.size(); ++i) {
        const Stretch stretch = lanes.pit_space(track.circuit.at(track.circuit.boxes[i]).index);
        const auto& colour = team_colours[i];
        canvas.polygon(beside_pits(lanes, stretch.from + 2, stretch.to - 2, lane + 2, lane + 2 + depth),
                       {.fill = colour[0], .stroke = Colour::dial, .width = 1.2});
        canvas.polygon(beside_pits(lanes, stretch.from + 5, stretch.to - 5, lane + 2 + depth * 0.74, lane + depth),
                       filled(colour[1], 0.85));
        const Point at = track.geometry.boxes[i].centre;
        canvas.circle(at, 6.2, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.8});
        canvas.words(at + Point{0, 4.4}, std::to_string(i + 1),
                     {.font = Font::poster, .size = 12, .colour = Colour::dial});
    }
}

void draw_finish(Canvas& canvas, const Lanes& lanes) {
    constexpr int squares = 12;
    const double side = lanes.road_half() * 2 / squares;
    Path dark;
    Path light;
    for (int row = 0; row < 2; ++row) {
        for (int i = 0; i < squares; ++i) {
            const double d = -lanes.road_half() + side * i;
            ((row + i) % 2 == 0 ? dark : light).add(lanes.line().strip(side * (row - 1), side * row, d, d + side));
        }
    }
    canvas.path(light, filled(Colour::plate_ink));
    canvas.path(dark, filled(Colour::dial));
}

void draw_grid(Canvas& canvas, const Track& track) {
    const Lanes& lanes = track.lanes;
    for (std::size_t i = 0; i < track.circuit.grid.size(); ++i) {
        const track::Space& space = track.circuit.at(track.circuit.grid[i]);
        const Stretch stretch = lanes.space(space.element, space.lane, space.index);
        const double d = lanes.lane_offset(space.lane);
        const double half = lanes.lane_width() * 0.38;
        const double front = stretch.to - 4;
        const auto at = [&](double s, double x) { return lanes.line().offset(s, d + x); };
        canvas.line({at(front - 12, -half), at(front, -half), at(front, half), at(front - 12, half)},
                    stroked(Colour::stop_box, 2.4));
        const Point middle = at(stretch.from + (stretch.to - stretch.from) * 0.4, 0);
        canvas.words(middle + Point{0, 5}, std::to_string(i + 1),
                     {.font = Font::poster, .size = 15, .colour = Colour::stop_box, .opacity = 0.9});
    }
}

// Arrowheads in every lane: full ones point up the hill, open ones down it.
void draw_slope(Canvas& canvas, const SpaceShape& space, bool up) {
    canvas.open_at(space.centre, space.heading);
    if (up)
        canvas.path_text("M-5-5.500L5 0L-5 5.500Z", filled(Colour::space_line, 0.55));
    else
        canvas.path_text("M-6-5.500L0 0L-6 5.500M1-5.500L7 0L1 5.500", stroked(Colour::space_line, 1.8, 0.6));
    canvas.close();
}

// Bays across the lane, in which the cars wait at an angle for their drivers.
void draw_le_mans(Canvas& canvas, const Track& track) {
    if (track.circuit.le_mans == track::SpaceId::none) return;
    const Lanes& lanes = track.lanes;
    const track::Space& first = track.circuit.at(track.circuit.le_mans);
    const int rows = track.source.elements[first.element].lengths[static_cast<std::size_t>(number(first.lane))];
    const double d = lanes.lane_offset(first.lane);
    const double half = lanes.lane_width() * 0.44;
    Path bays;
    for (int i = 0; i < std::min(rows, track::max_grid - 1); ++i) {
        const Stretch stretch = lanes.space(first.element, first.lane, i);
        bays.add_line({lanes.line().offset(stretch.from + 3, d - half), lanes.line().offset(stretch.to - 3, d + half)});
    }
    canvas.path(bays, {.stroke = Colour::stop_box, .width = 2, .stroke_opacity = 0.9, .dash = "8 5"});
}

void draw_police_line(Canvas& canvas, const Track& track) {
    if (!track.source.police_line) return;
    const auto [element, row] = *track.source.police_line;
    const Lanes& lanes = track.lanes;
    const double s = lanes.space(element - 1, Lane::centre, row - 1).to;
    const Points across{lanes.line().offset(s, -lanes.road_half() - 4), lanes.line().offset(s, lanes.road_half() + 4)};
    canvas.line(across, stroked(Colour::plate_ink, 9));
    canvas.line(across, {.stroke = Colour::fr, .width = 9, .dash = "10 10"});
    canvas.line(across, stroked(Colour::dial, 1, 0.5));
    for (const double d : {-1.0, 1.0}) {
        const Point lamp = lanes.line().offset(s, d * (lanes.road_half() + 9));
        canvas.circle(lamp, 6, {.fill = Colour::fr_hi, .stroke = Colour::dial, .width = 1.4});
        canvas.circle(lamp - Point{1.5, 2}, 2, filled(Colour::plate_ink, 0.8));
    }
}

// A warning in the space as well as the colour.
void draw_danger(Canvas& canvas, const SpaceShape& space) {
    canvas.polygon(space.outline,
                   {.fill = Colour::kerb_a, .fill_opacity = 0.82, .stroke = Colour::space_line, .width = 1.4});
    canvas.open_at(space.centre, 0);
    canvas.path_text("M0-9L9.5 7H-9.500Z", {.fill = Colour::stop_box, .stroke = Colour::dial, .width = 1.2});
    canvas.path_text("M0-4V2M0 3.800V5.4", stroked(Colour::dial, 2));
    canvas.close();
}

void draw_sniper(Canvas& canvas, const SpaceShape& space) {
    canvas.open_at(space.centre, 0);
    canvas.circle({0, 0}, 8, stroked(Colour::limit, 1.8));
    canvas.path_text("M-11.5 0H-4M4 0H11.5M0-11.5V-4M0 4V11.5", stroked(Colour::limit, 1.8));
    canvas.circle({0, 0}, 1.4, filled(Colour::limit));
    canvas.close();
}

// The window above the verge from which the outer lanes are watched.
void draw_window(Canvas& canvas, const Lanes& lanes, const track::Space& space) {
    if (space.lane == Lane::centre) return;
    const double s = lanes.space(space.element, space.lane, space.index).middle();
    const double way = space.lane == Lane::left ? -1 : 1;
    const double heading = lanes.line().heading(s);
    const auto pane = [&](double along, double wide) {
        return rectangle(lanes.line().offset(s + along, way * (lanes.road_half() + 19)), {wide, 13}, heading);
    };
    canvas.polygon(pane(0, 22), {.fill = Colour::wall, .stroke = Colour::dial, .width = 1.4});
    canvas.polygon(pane(-4.6, 8), filled(Colour::dial));
    canvas.polygon(pane(4.6, 8), filled(Colour::dial));
    canvas.circle(lanes.line().offset(s + 4.6, way * (lanes.road_half() + 19)), 2.2, filled(Colour::limit));
}

// The numbers at both ends of the covered stretch: n leads to n.
void draw_tunnel_numbers(Canvas& canvas, const Track& track) {
    if (!track.source.tunnel) return;
    const auto [element, row] = *track.source.tunnel;
    for (const Lane lane : {Lane::left, Lane::centre, Lane::right}) {
        for (const int index : {row - 1, row}) {
            const Lanes& lanes = track.lanes;
            const Point at =
                lanes.line().offset(lanes.space(element - 1, lane, index).middle(), lanes.lane_offset(lane));
            canvas.circle(at, 9, {.fill = Colour::dial, .stroke = Colour::space_line, .width = 1.4});
            canvas.words(at + Point{0, 5.2}, std::to_string(number(lane) + 1),
                         {.font = Font::poster, .size = 15, .colour = Colour::plate_ink});
        }
    }
}

}  // namespace

void draw_pit_lane(Canvas& canvas, const Track& track) {
    if (track.circuit.pit_spaces == 0) return;
    const Lanes& lanes = track.lanes;
    const double from = lanes.pit_space(0).from;
    const double to = lanes.pit_space(track.circuit.pit_spaces - 1).to;
    const double lane = lanes.pit_width() / 2;
    canvas.polygon(beside_pits(lanes, from - 20, to + 20, -lane - 5, lane + 6 + lanes.box_depth()),
                   filled(Colour::quay));
    draw_ramps(canvas, lanes, from, to);
    Path lighter;
    Path all;
    for (int i = 0; i < track.circuit.pit_spaces; ++i) {
        const SpaceShape& space = track.geometry.spaces[static_cast<std::size_t>(track.circuit.track_spaces + i)];
        all.add(space.outline);
        if (i % 2 == 0) lighter.add(space.outline);
    }
    canvas.path(all, filled(Colour::road));
    canvas.path(lighter, filled(Colour::road_2));
    canvas.path(all, stroked(Colour::space_line, 1.4, 0.62));
    if (track.circuit.boxes.empty()) return;
    draw_garages(canvas, track);
    draw_boxes(canvas, track);
}

void draw_marks(Canvas& canvas, const Track& track) {
    for (int i = 0; i < track.circuit.track_spaces; ++i) {
        const track::Space& space = track.circuit.at(track::space_id(i));
        const SpaceShape& shape = track.geometry.spaces[static_cast<std::size_t>(i)];
        if (space.has(Feature::uphill) || space.has(Feature::downhill))
            draw_slope(canvas, shape, space.has(Feature::uphill));
        if (space.has(Feature::danger)) draw_danger(canvas, shape);
        if (!space.has(Feature::sniper)) continue;
        draw_sniper(canvas, shape);
        draw_window(canvas, track.lanes, space);
    }
    draw_grid(canvas, track);
    draw_le_mans(canvas, track);
    draw_finish(canvas, track.lanes);
    draw_police_line(canvas, track);
    draw_tunnel_numbers(canvas, track);
}

}  // namespace paddock::draw
