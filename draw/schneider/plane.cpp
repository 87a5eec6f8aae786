#include "draw/schneider/plane.hpp"

#include <algorithm>
#include <array>

namespace paddock::draw {

using schneider::Nation;

namespace {

// By Nation; the last one is nobody's.
constexpr std::array<NationColours, 5> liveries{{
    {Colour::fr_hi, Colour::us_hi, Colour::fr, Colour::fr_hi, Colour::dial, "FR"},
    {Colour::plate, Colour::fr_hi, Colour::fr_lo, Colour::de_hi, Colour::plate_ink, "GB"},
    {Colour::it, Colour::it_hi, Colour::it_lo, Colour::it, Colour::plate_ink, "IT"},
    {Colour::dial, Colour::steel_lo, Colour::dial, Colour::be, Colour::be, "US"},
    {Colour::steel, Colour::steel_hi, Colour::steel_lo, Colour::steel, Colour::dial, ""},
}};

struct Lines {
    std::string_view wing, body, tail;
    double nose, cockpit;
};

// By Nation: Bernard H.V. 40, Supermarine S.6B, Macchi M.C.72, Curtiss R3C-2.
constexpr std::array<Lines, 4> shapes{{
    {"M-3-31Q3-36 8-31Q13-14 13 0Q13 14 8 31Q3 36-3 31Q-9 14-9 0Q-9-14-3-31Z",
     "M-36 0Q-20-4.600 2-5.600L20-6.600Q27-6.400 28 0Q27 6.400 20 6.600L2 5.600Q-20 4.600-36 0Z",
     "M-36-11Q-30-14-27-10Q-25-4-25 0Q-25 4-27 10Q-30 14-36 11Q-33 4-33 0Q-33-4-36-11Z", 29, -8},
    {"M-4-33Q2-35.500 7-33Q12-16 13 0Q12 16 7 33Q2 35.500-4 33Q-7 16-7 0Q-7-16-4-33Z",
     "M-37 0Q-20-4.200 4-4.600L22-4.200Q31-2.600 33 0Q31 2.600 22 4.200L4 4.600Q-20 4.200-37 0Z",
     "M-36-11.500Q-31-13-28.500-11Q-26-4-26 0Q-26 4-28.500 11Q-31 13-36 11.500Q-34 4-34 0Q-34-4-36-11.500Z", 33.5, -11},
    {"M-5-32Q0-35.500 6-32.500L12-6V6L6 32.500Q0 35.500-5 32L-8 6V-6Z",
     "M-38 0Q-18-4.600 6-4.900L27-3.600Q34-2 35 0Q34 2 27 3.600L6 4.900Q-18 4.600-38 0Z",
     "M-37-12Q-32-13-29-10L-26 0L-29 10Q-32 13-37 12L-35 0Z", 35.5, -11},
    {"M-1-30Q4-32 12-30.500Q14 0 12 30.500Q4 32-1 30Z",
     "M-34 0Q-20-4.200 2-4.800L22-4.600Q29-3 30 0Q29 3 22 4.600L2 4.800Q-20 4.200-34 0Z",
     "M-35-11Q-30-12.500-26-10V10Q-30 12.500-35 11Q-33 4-33 0Q-33-4-35-11Z", 30.5, -10},
}};
constexpr std::string_view lower_wing = "M-12-26Q-4-28 1-26.500V26.500Q-4 28-12 26Z";
constexpr std::string_view float_shape =
    "M-22 0Q-18-3.600-4-3.700L22-3.200Q31-2 33 0Q31 2 22 3.200L-4 3.700Q-18 3.600-22 0Z";

void draw_shadow(Canvas& canvas, Point at, const PlaneLook& look, const Lines& lines) {
    canvas.open_at(at + Point{16, 24} * (look.height * look.scale), look.heading, look.scale * 0.96);
    const Paint dark = filled(Colour::shade, 0.36);
    std::string all(lines.wing);
    all.append(lines.body).append(lines.tail);
    if (look.nation == Nation::usa) all.append(lower_wing);
    canvas.path_text(all, dark);
    canvas.path_text("M-22-14H32V-8H-22ZM-22 8H32V14H-22Z", dark);
    canvas.close();
}

void draw_floats(Canvas& canvas, const NationColours& livery, Nation nation) {
    const Colour colour = nation == Nation::usa ? Colour::dial : livery.wing;
    for (const double y : {-11.0, 11.0}) {
        canvas.open_at({0, y}, 0);
        canvas.path_text(float_shape, edged(colour, 0.8));
        canvas.path_text("M-18-1.300Q0-2.600 28-1", stroked(Colour::us_hi, 1, 0.6));
        canvas.close();
    }
    canvas.path_text("M-8-11L-6 0L-8 11M14-11L12 0L14 11", stroked(Colour::dial, 1.2));
}

// Surface radiators, roundels and struts tell the wings apart.
void draw_wing(Canvas& canvas, const NationColours& livery, const Lines& lines, Nation nation) {
    if (nation == Nation::usa) canvas.path_text(lower_wing, edged(Colour::be_lo, 0.9));
    canvas.path_text(lines.wing, edged(livery.wing, 1));
    switch (nation) {
        case Nation::britain:
            canvas.path_text("M-5.500-29H8L9.500-25.500H-6ZM-5.500 29H8L9.500 25.500H-6Z", filled(livery.body));
            canvas.path_text("M-5.500-22H10.500M-6-18H11M-6.500-14H11.500M-5.500 22H10.500M-6 18H11M-6.500 14H11.500",
                             stroked(Colour::de_lo, 0.9));
            break;
        case Nation::italy:
            canvas.path_text("M-4-30L4-30.500L9-10L-6-10ZM-4 30L4 30.500L9 10L-6 10Z", edged(Colour::brass, 0.5));
            canvas.path_text("M-2.600-29L-3.500-11M0-29V-11M2.600-29L4-11M-2.600 29L-3.500 11M0 29V11M2.600 29L4 11",
                             stroked(Colour::brass_lo, 0.8));
            break;
        case Nation::france:
            for (const double y : {-24.0, 24.0}) {
                canvas.circle({2.5, y}, 5, filled(Colour::fr_lo));
                canvas.circle({2.5, y}, 3.3, filled(Colour::us_hi));
                canvas.circle({2.5, y}, 1.6, filled(Colour::it));
            }
            canvas.path_text("M9-16Q11 0 9 16", stroked(Colour::us_hi, 1, 0.6));
            break;
        default:
            canvas.path_text("M0-24H13M0-12H13M0 12H13M0 24H13", stroked(Colour::be_lo, 0.9));
            canvas.path_text("M2-20L-9-18M2 20L-9 18", stroked(Colour::dial, 1.2));
            break;
    }
    canvas.path_text("M9-28Q12 0 9 28", stroked(Colour::us_hi, 1.2, 0.35));
}

void draw_body(Canvas& canvas, const NationColours& livery, const Lines& lines, Nation nation) {
    canvas.path_text(lines.tail, edged(livery.wing, 0.9));
    canvas.path_text(lines.body, edged(livery.body, 1));
    canvas.path_text("M-34-.4Q-18-3.300 4-3.600L24-2.900Q28-1.800 29-.8L4-1.200Q-18-1-34-.4Z",
                     filled(livery.light, 0.8));
    canvas.path_text("M-34 .6Q-18 3.500 4 3.900L24 3.200Q28 2.200 29 1.200L4 2.400Q-18 2-34 .6Z",
                     filled(livery.dark, 0.6));
    if (nation == Nation::britain)
        canvas.path_text("M12-4.500L22-4.200V-2H12ZM12 4.500L22 4.200V2H12ZM-37 0Q-30-2-26-2.700V2.700Q-30 2-37 0Z",
                         filled(Colour::de_hi, 0.9));
    if (nation == Nation::usa) {
        canvas.path_text("M22-4.600Q29-3 30 0Q29 3 22 4.600Z", filled(livery.wing));
        canvas.path_text("M-33 0H-16", stroked(livery.wing, 1.3));
    }
    if (nation == Nation::france) {
        canvas.path_text("M19-6.600Q27-6.400 28 0Q27 6.400 19 6.600Z", edged(Colour::steel_lo, 0.7));
        for (int i = 0; i < 5; ++i) canvas.circle({23.2, -4.4 + i * 2.2}, 1, filled(Colour::dial));
    }
}

void draw_cockpit(Canvas& canvas, const Lines& lines, Nation nation) {
    const double x = lines.cockpit;
    canvas.raw("<ellipse cx=\"" + number_text(x) + "\" rx=\"4.6\" ry=\"2.7\" fill=\"" + canvas.palette()[Colour::wood] +
               "\" stroke=\"" + canvas.palette()[Colour::dial] + "\" stroke-width=\".6\"/>\n");
    canvas.circle({x - 0.6, 0}, 1.9, filled(Colour::plate_ink));
    canvas.path_text("M" + number_text(x + 4.6) + "-2q1.400 2 0 4", stroked(Colour::foam, 0.9));
    const double nose = lines.nose;
    canvas.raw("<ellipse cx=\"" + number_text(nose + 0.5) + "\" rx=\"2.2\" ry=\"14\" fill=\"" +
               canvas.palette()[Colour::us_hi] + "\" fill-opacity=\".34\"/>\n");
    canvas.path_text("M" + number_text(nose) + "-12.500l.8 25", stroked(Colour::dial, 1.3));
    if (nation == Nation::italy)  // two screws, one behind the other
        canvas.path_text("M" + number_text(nose + 2.4) + "-10l-1.200 20", stroked(Colour::dial, 1));
    canvas.circle({nose + 0.6, 0}, 1.6, edged(Colour::steel, 0.5));
}

}  // namespace

const NationColours& livery_of(Nation nation) {
    return liveries[std::min<std::size_t>(index(nation), liveries.size() - 1)];
}

void draw_plane(Canvas& canvas, Point at, const PlaneLook& look) {
    if (look.nation == Nation::none) return;
    const NationColours& livery = livery_of(look.nation);
    const Lines& lines = shapes[index(look.nation)];
    draw_shadow(canvas, at, look, lines);
    canvas.open_at(at, look.heading, look.scale);
    if (look.trail)
        canvas.path_text("M-46-26H-78M-44 26H-82M-48 0H-104M-52-12H-70M-52 13H-66",
                         {.stroke = Colour::foam, .width = 1.5, .stroke_opacity = 0.65, .round = true});
    draw_floats(canvas, livery, look.nation);
    draw_wing(canvas, livery, lines, look.nation);
    draw_body(canvas, livery, lines, look.nation);
    draw_cockpit(canvas, lines, look.nation);
    canvas.close();
    const Point roundel = at + turned(Point{3, look.nation == Nation::france ? 14.0 : 18.0} * look.scale, look.heading);
    canvas.circle(roundel, 7.4 * look.scale, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.8});
    canvas.words(roundel + Point{0, 3.8 * look.scale}, livery.code,
                 {.font = Font::poster, .size = 10.5 * look.scale, .colour = Colour::dial});
}

std::string plane_svg(const PlaneLook& look, const Palette& palette) {
    Canvas canvas(palette, "plane-");
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-44 -44 96 100\" role=\"img\"><title>" +
               std::string(livery_of(look.nation).code) + "</title>\n");
    draw_plane(canvas, {0, 0}, look);
    canvas.raw("</svg>\n");
    return canvas.take();
}

}  // namespace paddock::draw
