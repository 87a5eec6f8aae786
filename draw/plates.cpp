#include "draw/plates.hpp"

#include <algorithm>
#include <string>

#include "draw/lettering.hpp"

namespace paddock::draw {

namespace {

constexpr double scale = 1.25;  // of the plate drawn below
constexpr double height = 52;
constexpr double stops_width = 48;  // the yellow field and its margins
constexpr double name_size = 18;
constexpr double name_spacing = 1.1;

double name_width(const std::string& name) { return words_width(name, Font::caps, name_size, name_spacing); }

std::string stops_text(int stops) { return std::to_string(stops) + (stops == 1 ? " stop" : " stops"); }

Point unscaled_size(const track::Element& element) {
    // Some room to spare: where the period's fonts are missing, wider ones take their place.
    return {std::max(name_width(upper_case(element.name)) * 1.08, 138.0) + stops_width + 22, height};
}

void draw_plate(Canvas& canvas, Point at, const track::Element& element) {
    const Point size = unscaled_size(element);
    const auto [shortest, longest] = std::minmax_element(element.lengths.begin(), element.lengths.end());
    canvas.open_at(at - size * (scale / 2), 0, scale);
    canvas.rect({4, 5}, size, filled(Colour::shade, 0.35));
    canvas.rect({0, 0}, size, filled(Colour::plate_edge), 3);
    canvas.rect({3, 3}, size - Point{6, 6}, {.fill = Colour::plate, .stroke = Colour::plate_ink, .width = 1.2}, 1.5);
    for (const double y : {9.0, height - 9}) canvas.circle({size.x - 9, y}, 1.6, filled(Colour::steel));
    canvas.rect({9, 8.5}, {34, 35}, {.fill = Colour::stop_box, .stroke = Colour::dial, .width = 1.2});
    canvas.words({26, 37.5}, std::to_string(element.stops), {.font = Font::poster, .size = 35, .colour = Colour::dial});
    canvas.words({stops_width + 4, 25}, upper_case(element.name),
                 {.font = Font::caps,
                  .size = name_size,
                  .colour = Colour::plate_ink,
                  .weight = 700,
                  .spacing = name_spacing,
                  .anchor = "start",
                  .width = name_width(upper_case(element.name)),
                  .say = "name"});
    const Lettering small{
        .font = Font::ui, .size = 16.5, .colour = Colour::plate_ink, .weight = 600, .anchor = "start"};
    Lettering count = small;
    const std::string meaning = "stops " + std::to_string(element.stops);
    count.say = meaning;
    canvas.words({stops_width + 4, 43}, stops_text(element.stops), count);
    const double x = stops_width + 66;
    canvas.path_text("M" + number_text(x) + " 42h11l-5.5-10.5z",
                     {.fill = Colour::gb_hi, .stroke = Colour::plate_ink, .width = 0.6});
    canvas.words({x + 14, 43}, std::to_string(*longest), small);
    canvas.path_text("M" + number_text(x + 40) + " 31.5h11l-5.5 10.5z",
                     {.fill = Colour::it_hi, .stroke = Colour::plate_ink, .width = 0.6});
    canvas.words({x + 54, 43}, std::to_string(*shortest), small);
    canvas.close();
}

}  // namespace

Point plate_size(const track::Element& element) { return unscaled_size(element) * scale; }

Box plate_box(const Plate& plate, const track::Element& element) {
    const Point half = plate_size(element) * 0.5;
    return {plate.at - half, plate.at + half};
}

Box grown_plate(const Box& plate) {
    const Point middle = between(plate.low, plate.high, 0.5);
    return {between(middle, plate.low, plate_growth), between(middle, plate.high, plate_growth)};
}

void draw_plates(Canvas& canvas, const track::Source& source, const Drawing& page) {
    for (const Plate& plate : page.plates)
        draw_plate(canvas, plate.at, source.elements[static_cast<std::size_t>(plate.element - 1)]);
}

}  // namespace paddock::draw
