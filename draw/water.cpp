#include <algorithm>
#include <string>

#include "draw/random.hpp"
#include "draw/sheet.hpp"
#include "draw/terrain.hpp"

namespace paddock::draw {

namespace {

constexpr int lines_of_lining = 11;

std::string shore_name(std::size_t index) { return "shore" + std::to_string(index); }

void draw_shallows(Canvas& canvas, const std::string& shore) {
    constexpr struct {
        double width, opacity;
    } bands[] = {{420, 0.16}, {280, 0.2}, {180, 0.26}, {104, 0.4}};
    for (const auto& band : bands)
        canvas.use_painted(shore,
                           {.stroke = Colour::sea, .width = band.width, .stroke_opacity = band.opacity, .round = true});
    for (int i = lines_of_lining; i > 0; --i) {
        const double width = 14 + i * i * 2.4;
        canvas.use_painted(shore, {.stroke = Colour::sea_line,
                                   .width = width + 2.2 - i * 0.08,
                                   .stroke_opacity = 0.62 * (1 - i / 13.0),
                                   .round = true});
        canvas.use_painted(shore, {.stroke = i > 6 ? Colour::sea_deep : Colour::sea, .width = width, .round = true});
    }
}

// Short crests, far enough from the shore.
void draw_waves(Canvas& canvas, const Points& water, const Drawing& page, const Ground& ground, std::uint32_t seed) {
    Random random(seed + 77);
    const Box sheet{{0, 0}, page_size(page)};
    const Box box = bounds(water);
    const Point low{std::max(box.low.x, sheet.low.x), std::max(box.low.y, sheet.low.y)};
    const Point high{std::min(box.high.x, sheet.high.x), std::min(box.high.y, sheet.high.y)};
    std::array<std::string, 3> crests;
    const auto tries = static_cast<int>(std::clamp((high.x - low.x) * (high.y - low.y) / 6500, 0.0, 500.0));
    for (int i = 0; i < tries; ++i) {
        const Point at{random.from(low.x, high.x), random.from(low.y, high.y)};
        const double size = random.from(10, 28);
        const auto shade = static_cast<std::size_t>(random.below(3));
        const bool open = ground.is_water(at) && ground.is_water(at + Point{80, 0}) &&
                          ground.is_water(at - Point{60, 0}) && ground.is_water(at + Point{0, 60}) &&
                          ground.is_water(at - Point{0, 60});
        const bool at_the_edge = at.x < 60 || at.y < 60 || at.x > sheet.high.x - 80 || at.y > sheet.high.y - 60;
        if (!open && !(at_the_edge && ground.is_water(at))) continue;
        crests[shade] += "M" + number_text(at.x) + " " + number_text(at.y) + "q" + number_text(size / 4) + "-4 " +
                         number_text(size / 2) + " 0t" + number_text(size / 2) + " 0";
    }
    for (std::size_t i = 0; i < crests.size(); ++i)
        canvas.path_text(
            crests[i],
            {.stroke = Colour::sea_line, .width = 1.3, .stroke_opacity = 0.25 + 0.15 * static_cast<double>(i)});
}

}  // namespace

void define_water(Canvas& canvas, const Scenery& item, std::size_t index) {
    const Path path(outline(item));
    canvas.raw("<path id=\"" + canvas.id(shore_name(index)) + "\" d=\"" + path.text() + "\"/>\n<clipPath id=\"" +
               canvas.id("wet" + std::to_string(index)) + "\"><use href=\"#" + canvas.id(shore_name(index)) +
               "\"/></clipPath>\n");
}

void draw_water(Canvas& canvas, const Scenery& item, std::size_t index, const Drawing& page, const Ground& ground) {
    const std::string name = shore_name(index);
    canvas.use_painted(name, filled(item.kind == Kind::lake ? Colour::sea : Colour::sea_deep));
    canvas.open("clip-path=\"url(#" + canvas.id("wet" + std::to_string(index)) + ")\"");
    draw_shallows(canvas, name);
    draw_waves(canvas, item.points, page, ground, item.seed);
    // The quay wall throws a narrow shadow on the water.
    canvas.open("transform=\"translate(4 6)\"");
    canvas.use_painted(name, stroked(Colour::shade, 12, 0.25));
    canvas.close();
    canvas.close();
    canvas.use_painted(name, {.stroke = Colour::quay_edge, .width = 13, .round = true});
    canvas.use_painted(name, {.stroke = Colour::quay, .width = 9.6, .round = true});
    canvas.use_painted(name, {.stroke = Colour::quay_edge, .width = 9.6, .stroke_opacity = 0.6, .dash = "1 21"});
}

}  // namespace paddock::draw
