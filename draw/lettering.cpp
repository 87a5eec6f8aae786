#include "draw/lettering.hpp"

#include <cmath>

#include "draw/sheet.hpp"

namespace paddock::draw {

namespace {

constexpr bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

Lettering style_of(Kind kind) {
    switch (kind) {
        case Kind::sea:
        case Kind::harbour:
        case Kind::lake: return {.font = Font::name, .size = 34, .colour = Colour::foam, .spacing = 9};
        case Kind::ice: return {.font = Font::name, .size = 34, .colour = Colour::ink_2, .spacing = 9};
        case Kind::town:
        case Kind::rock:
        case Kind::sign:
            return {.font = Font::caps,
                    .size = 24,
                    .colour = Colour::ink_2,
                    .weight = 700,
                    .spacing = 11,
                    .halo = Colour::land};
        case Kind::park:
        case Kind::wood:
        case Kind::meadow:
        case Kind::vineyard:
        case Kind::field:
            return {.font = Font::caps,
                    .size = 17,
                    .colour = Colour::ink,
                    .weight = 700,
                    .spacing = 3,
                    .halo = Colour::garden};
        default:
            return {.font = Font::caps,
                    .size = 15,
                    .colour = Colour::ink,
                    .weight = 700,
                    .spacing = 1.4,
                    .halo = Colour::land};
    }
}

Point place_of(const Scenery& item) {
    if (item.label_at) return *item.label_at;
    const Point at = middle_of(item.points);
    if (is_upright(item.kind)) return at + Point{0, 18};
    return kind_name(item.kind).shape == Shape::spot && item.kind != Kind::sign
               ? at + Point{0, length(item.size) / 2 + 16}
               : at;
}

// Light on water, dark on land.
Colour over(const Ground& ground, Point at) { return ground.is_water(at) ? Colour::foam : Colour::ink; }

void draw_star(Canvas& canvas, double radius, double turn, Colour light, Colour dark) {
    for (int i = 0; i < 4; ++i) {
        const Point tip = turned({0, -radius}, turn + i * 90);
        const Point left = turned({-radius * 0.16, -radius * 0.16}, turn + i * 90);
        const Point right = turned({radius * 0.16, -radius * 0.16}, turn + i * 90);
        canvas.polygon({{0, 0}, left, tip}, {.fill = light, .stroke = Colour::dial, .width = 0.8});
        canvas.polygon({{0, 0}, tip, right}, {.fill = dark, .stroke = Colour::dial, .width = 0.8});
    }
}

// A ruler of two equal parts, each a round number of metres.
void draw_scale(Canvas& canvas, double scale, Colour colour) {
    double part = 50;
    for (const double round : {100.0, 200.0, 250.0, 500.0, 1000.0}) {
        if (round <= 110 * scale) part = round;
    }
    const double wide = part / scale * units_per_metre;
    for (int i = 0; i < 4; ++i)
        canvas.rect({-wide + i * wide / 2, 104}, {wide / 2, 7},
                    {.fill = i % 2 == 0 ? colour : Colour::plate, .stroke = colour, .width = 1.2});
    const Lettering figures{.font = Font::ui, .size = 19, .colour = colour, .weight = 600};
    canvas.words({-wide, 132}, "0", figures);
    canvas.words({0, 132}, number_text(part), figures);
    canvas.words({wide, 132}, number_text(part * 2) + " m", figures);
}

}  // namespace

std::string upper_case(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const unsigned lead = i > 0 ? static_cast<unsigned char>(text[i - 1]) : 0;
        const auto byte = static_cast<unsigned char>(c);
        if (c >= 'a' && c <= 'z')
            out += static_cast<char>(c - 'a' + 'A');
        else if (lead == 0xC3U && byte >= 0xA0U && byte <= 0xBEU && byte != 0xB7U)
            out += static_cast<char>(byte - 0x20U);
        else if ((lead == 0xC8U || (lead == 0xC4U && byte < 0xB7U)) && byte % 2 == 1)  // ș, ț and ă
            out += static_cast<char>(byte - 1U);
        else
            out += c;
    }
    return out;
}

double words_width(std::string_view text, Font font, double size, double spacing) {
    const double mean = font == Font::caps ? 0.64 : font == Font::name ? 0.66 : 0.44;
    double letters = 0;
    for (const char c : text) {
        if (is_continuation(c)) continue;
        letters += c == 'I' || c == '.' || c == '\'' || c == ' ' || c == '-' ? 0.55 : 1;
    }
    double count = 0;
    for (const char c : text) count += is_continuation(c) ? 0 : 1;
    return letters * mean * size + count * spacing;
}

void draw_labels(Canvas& canvas, const Drawing& page) {
    for (const Scenery& item : page.scenery) {
        if (item.label.empty()) continue;
        Lettering style = style_of(item.kind);
        const bool capitals = style.font == Font::caps;
        if (item.kind == Kind::sign) style.angle = item.angle;
        style.say = "label";
        canvas.words(place_of(item), capitals ? upper_case(item.label) : item.label, style);
    }
}

void draw_title(Canvas& canvas, const Drawing& page, const Ground& ground) {
    if (!page.title) return;
    const Title& title = *page.title;
    const Colour colour = over(ground, title.at);
    canvas.words(title.at, title.text,
                 {.font = Font::name, .size = title.size, .colour = colour, .spacing = title.size * 0.16});
    if (title.under.empty()) return;
    canvas.words(title.at + Point{0, title.size * 0.46}, title.under,
                 {.font = Font::name, .size = title.size * 0.25, .colour = colour, .spacing = title.size * 0.07});
}

void draw_cartouche(Canvas& canvas, const Drawing& page, const Ground& ground) {
    if (!page.cartouche) return;
    const Colour colour = over(ground, *page.cartouche);
    canvas.open_at(*page.cartouche, 0);
    canvas.circle({0, 0}, 56, stroked(colour, 1.2, 0.7));
    canvas.circle({0, 0}, 50, {.stroke = colour, .width = 5, .stroke_opacity = 0.45, .dash = "1 5.5"});
    draw_star(canvas, 46, 45 - page.north, Colour::sea_line, Colour::sea);
    draw_star(canvas, 74, -page.north, colour, Colour::plate);
    canvas.circle({0, 0}, 5, {.fill = Colour::brass_hi, .stroke = Colour::dial, .width = 0.8});
    // The letter's middle goes round, not its foot.
    canvas.words(turned({0, -94}, -page.north) + Point{0, 10}, "N",
                 {.font = Font::poster, .size = 30, .colour = colour});
    draw_scale(canvas, page.scale, colour);
    canvas.close();
}

}  // namespace paddock::draw
