#include "draw/car.hpp"

#include <array>

namespace paddock::draw {

namespace {

struct Coat {
    Colour body, light, dark;
};

// By Livery.
constexpr std::array<Coat, 8> coats{{
    {Colour::it, Colour::it_hi, Colour::it_lo},
    {Colour::fr, Colour::fr_hi, Colour::fr_lo},
    {Colour::gb, Colour::gb_hi, Colour::gb_lo},
    {Colour::be, Colour::be_hi, Colour::be_lo},
    {Colour::dial, Colour::steel_lo, Colour::dial},
    {Colour::de, Colour::de_hi, Colour::de_lo},
    {Colour::us, Colour::us_hi, Colour::us_lo},
    {Colour::nl, Colour::nl_hi, Colour::nl_lo},
}};

constexpr std::string_view body =
    "M-20.5 0C-19-3-14.5-5.2-9-5.5L1-5.1L15.5-3.7C17.8-3.3 18.6-2 18.6 0C18.6 2 17.8 3.3 15.5 3.7L1 5.1L-9 5.5C-14.5 "
    "5.2-19 3-20.5 0Z";

void draw_wheels(Canvas& canvas) {
    canvas.path_text("M12.6-7V7M-10.6-7.4V7.4", stroked(Colour::dial, 1.3));
    canvas.path_text("M12.6-4L7-6.2M12.6 4L7 6.2", stroked(Colour::dial, 0.7));
    constexpr struct {
        double x, y, length, width;
    } wheels[] = {{12.6, -7.1, 7, 3.6}, {12.6, 7.1, 7, 3.6}, {-10.8, -7.7, 8.4, 4.4}, {-10.8, 7.7, 8.4, 4.4}};
    for (const auto& wheel : wheels)
        canvas.rect({wheel.x - wheel.length / 2, wheel.y - wheel.width / 2}, {wheel.length, wheel.width},
                    {.fill = Colour::dial, .stroke = Colour::steel_lo, .width = 0.4}, 1.3);
}

void draw_body(Canvas& canvas, const Coat& coat) {
    canvas.path_text("M8-5.6C2-7-6-7-19-6", {.stroke = Colour::steel_lo, .width = 1.2, .round = true});
    canvas.path_text(body, {.fill = coat.body, .stroke = Colour::dial, .width = 0.8});
    canvas.path_text("M-19.6-.3C-18-2.6-14-4.5-9-4.8L1-4.4L15.3-3.1C16.8-2.8 17.6-2 17.8-.6L2-1.3L-9-1.4Z",
                     filled(coat.light, 0.62));
    canvas.path_text("M-19.6.4C-18 2.6-14 4.5-9 4.8L1 4.4L15.3 3.1C16.8 2.8 17.6 2 17.8.9L2 3L-9 3.2Z",
                     filled(coat.dark, 0.55));
    canvas.path_text("M15.6-3.3C17.4-3 18.2-1.8 18.2 0S17.4 3 15.6 3.3Z",
                     {.fill = Colour::steel, .stroke = Colour::dial, .width = 0.5});
    canvas.path_text("M-3.2-4C-1-3.4.6-2 .6 0S-1 3.4-3.2 4C-6.5 4-8.4 2.8-8.4 0S-6.5-4-3.2-4Z",
                     {.fill = Colour::wood, .stroke = Colour::dial, .width = 0.6});
    canvas.path_text("M.3-3.2C1.6-1.6 1.6 1.6.3 3.2", stroked(Colour::foam, 0.9, 0.85));
    canvas.circle({-4.6, 0}, 2.5, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.6});
    canvas.path_text("M-3.2-1.7V1.7", stroked(Colour::wood, 1.1));
    canvas.circle({-14.6, 0}, 1.2, {.fill = Colour::steel, .stroke = Colour::dial, .width = 0.5});
}

}  // namespace

void draw_car(Canvas& canvas, Point at, const CarLook& look) {
    const double size = look.scale;
    canvas.open_at(at + Point{1.6, 2.8} * size, look.heading, size);
    canvas.path_text(body, filled(Colour::shade, 0.4));
    canvas.path_text("M-15-9.5h8.4v19h-8.400zM9-8.6h7v17.2h-7z", filled(Colour::shade, 0.4));
    canvas.close();
    canvas.open_at(at, look.heading, size);
    if (canvas.palette().lamps) canvas.path_text("M15-2.500L96-23Q106 0 96 23L15 2.500Z", filled(Colour::beam, 0.22));
    draw_wheels(canvas);
    draw_body(canvas, coats[static_cast<std::size_t>(look.livery)]);
    canvas.close();
    const Point roundel = at + turned({7.6 * size, 0}, look.heading);
    canvas.circle(roundel, 5.2 * size, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.6});
    canvas.words(roundel + Point{0, 3.2 * size}, look.number,
                 {.font = Font::poster, .size = 9 * size, .colour = Colour::dial});
}

std::string car_svg(const CarLook& look, const Palette& palette) {
    Canvas canvas(palette, "car-");
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-24 -24 48 48\" role=\"img\"><title>" +
               escaped("Car " + look.number) + "</title>\n");
    draw_car(canvas, {0, 0}, look);
    canvas.raw("</svg>\n");
    return canvas.take();
}

}  // namespace paddock::draw
