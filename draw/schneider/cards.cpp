#include "draw/schneider/cards.hpp"

#include <algorithm>

#include "draw/lettering.hpp"
#include "draw/schneider/plane.hpp"
#include "draw/schneider/tokens.hpp"

namespace paddock::draw {

using schneider::CardKind;
using schneider::Nation;

namespace {

constexpr double head = 22;      // of development cards
constexpr double picture = 104;  // where the picture ends
constexpr double margin = 9;

// The sky behind a picture, in colours that day and night share.
struct Sky {
    Colour back, ray, head, figure;
    double strength = 0.75;  // of the rays
};

// Each kind of card has its own.
Sky sky_of(const schneider::Card& card) {
    switch (card.kind) {
        case CardKind::reliability: return {Colour::gb_hi, Colour::us_hi, Colour::gb, Colour::dial, 0.3};
        case CardKind::permanent: return {Colour::de, Colour::de_hi, Colour::wood, Colour::dial};
        default:
            return card.highest() >= 9 ? Sky{Colour::it, Colour::it_hi, Colour::it_lo, Colour::plate_ink}
                                       : Sky{Colour::us, Colour::be_hi, Colour::plate, Colour::plate};
    }
}

void draw_sheet(Canvas& canvas) {
    canvas.rect({3, 5}, card_size, filled(Colour::shade, 0.35), 5);
    canvas.rect({0, 0}, card_size, {.fill = Colour::paper, .stroke = Colour::ink, .width = 1.2}, 5);
}

void draw_rays(Canvas& canvas, Point low, Point size, Point from, const Sky& sky) {
    canvas.rect(low, size, filled(sky.back));
    Path rays;
    const double reach = size.x + size.y;
    for (int i = 0; i < 18; ++i) {
        const Point a = from + turned({reach, 0}, i * 20);
        const Point b = from + turned({reach, 0}, i * 20 + 9);
        Points ray;
        // Cut to the panel: walk out until the rim.
        for (const Point end : {a, b}) {
            const Point way = unit(end - from);
            double far = reach;
            if (way.x > 1e-6) far = std::min(far, (low.x + size.x - from.x) / way.x);
            if (way.x < -1e-6) far = std::min(far, (low.x - from.x) / way.x);
            if (way.y > 1e-6) far = std::min(far, (low.y + size.y - from.y) / way.y);
            if (way.y < -1e-6) far = std::min(far, (low.y - from.y) / way.y);
            ray.push_back(from + way * far);
        }
        rays.add({from, ray[0], ray[1]});
    }
    canvas.path(rays, filled(sky.ray, sky.strength));
    canvas.rect(low, size, stroked(Colour::dial, 1));
}

void draw_words(Canvas& canvas, double y, const std::string& text) {
    double line = y;
    for (const std::string& words : wrapped(text, card_size.x - margin * 2 - 4, Font::ui, 14)) {
        if (line > card_size.y - 26) return;
        canvas.words({margin + 2, line}, words,
                     {.font = Font::ui, .size = 14, .colour = Colour::ink_2, .weight = 600, .anchor = "start"});
        line += 14.6;
    }
}

void draw_foot(Canvas& canvas, const std::string& foot) {
    if (foot.empty()) return;
    for (const double y : {card_size.y - 25, card_size.y - 22.5})
        canvas.line({{margin, y}, {card_size.x - margin, y}}, stroked(Colour::ink, 0.8));
    canvas.words({card_size.x - margin - 2, card_size.y - 9}, foot,
                 {.font = Font::ui, .size = 14, .colour = Colour::ink, .weight = 600, .anchor = "end"});
}

// The figure, or the three of a choice card about their screw.
void draw_figure(Canvas& canvas, const schneider::Card& card, Colour colour) {
    if (card.is_choice()) {
        draw_effect(canvas, {70, 64}, 1.05, card);
        constexpr Point places[] = {{30, 62}, {70, 100}, {110, 62}};
        for (std::size_t i = 0; i < 3; ++i)
            canvas.words(places[i], std::to_string(card.values[i]),
                         {.font = Font::poster,
                          .size = card.values[i] == card.value ? 36.0 : 30.0,
                          .colour = colour,
                          .halo = Colour::plate_ink});
        return;
    }
    const bool alone = card.effect == schneider::Effect::none;
    canvas.words({alone ? 70.0 : 36.0, 90}, std::to_string(card.value),
                 {.font = Font::poster, .size = 74, .colour = colour});
    if (!alone) draw_effect(canvas, {98, 64}, 0.82, card);
}

void draw_development(Canvas& canvas, const CardFace& face) {
    const Sky sky = sky_of(face.card);
    canvas.rect({5, 5}, {card_size.x - 10, head}, {.fill = sky.head, .stroke = Colour::dial, .width = 1});
    canvas.words({card_size.x / 2, 20.5}, upper_case(face.kind),
                 {.font = Font::caps, .size = 12.5, .colour = Colour::plate_ink, .weight = 700, .spacing = 1.4});
    draw_rays(canvas, {5, 5 + head}, {card_size.x - 10, picture - head - 5}, {70, 92}, sky);
    if (face.card.kind == CardKind::movement)
        draw_figure(canvas, face.card, sky.figure);
    else
        draw_effect(canvas, {70, 66}, 1.1, face.card);
    const bool narrow = words_width(face.name, Font::poster, 21) > card_size.x - margin * 2;
    canvas.words({margin, picture + 21}, face.name,
                 {.font = Font::poster, .size = narrow ? 17.0 : 21.0, .colour = Colour::ink, .anchor = "start"});
    draw_words(canvas, picture + 36, face.text);
}

void draw_national(Canvas& canvas, const CardFace& face) {
    const NationColours& livery = livery_of(face.nation);
    canvas.rect({5, 5}, {card_size.x - 10, picture - 5}, {.fill = livery.body, .stroke = Colour::dial, .width = 1}, 2);
    canvas.open("opacity=\".45\"");
    draw_plane(canvas, {88, 58}, {face.nation, -18, 1.25, 0.2, false});
    canvas.close();
    canvas.rect({9, 9}, {card_size.x - 18, picture - 13}, stroked(livery.letters, 1.2, 0.7), 1);
    canvas.words({36, 88}, std::to_string(face.card.value),
                 {.font = Font::poster, .size = 82, .colour = livery.letters, .halo = livery.body});
    if (face.card.effect != schneider::Effect::none) {
        canvas.circle({112, 80}, 19, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 1.2});
        draw_effect(canvas, {112, 80}, 0.5, face.card);
    }
    draw_words(canvas, picture + 20, face.text);
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, double width, Font font, double size) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        const std::string word(text.substr(0, blank));
        text = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
        const std::string longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && words_width(longer, font, size) > width) {
            lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
    }
    if (!line.empty()) lines.push_back(line);
    return lines;
}

void draw_card(Canvas& canvas, Point at, const CardFace& face) {
    canvas.open_at(at, 0);
    draw_sheet(canvas);
    if (face.nation == Nation::none)
        draw_development(canvas, face);
    else
        draw_national(canvas, face);
    draw_foot(canvas, face.foot);
    canvas.close();
}

void draw_card_back(Canvas& canvas, Point at, Nation nation) {
    const NationColours& livery = livery_of(nation);
    canvas.open_at(at, 0);
    draw_sheet(canvas);
    draw_rays(canvas, {7, 7}, card_size - Point{14, 14}, {70, 100},
              {livery.body, livery.dark, livery.body, livery.letters});
    canvas.rect({12, 12}, card_size - Point{24, 24}, stroked(livery.letters, 1.4, 0.8));
    canvas.circle({70, 100}, 46, {.fill = Colour::sea, .stroke = livery.letters, .width = 2});
    draw_plane(canvas, {68, 98}, {nation, -30, 0.9, 0.4, false});
    canvas.close();
}

namespace {

std::string document(const Palette& palette, std::string_view title, const auto& draw) {
    Canvas canvas(palette, "card-");
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-2 -2 147 209\" role=\"img\"><title>" +
               escaped(title) + "</title>\n");
    draw(canvas);
    canvas.raw("</svg>\n");
    return canvas.take();
}

}  // namespace

std::string card_svg(const CardFace& face, const Palette& palette) {
    const std::string title =
        face.name.empty() ? livery_of(face.nation).code + (" " + std::to_string(face.card.value)) : face.name;
    return document(palette, title, [&](Canvas& canvas) { draw_card(canvas, {0, 0}, face); });
}

std::string card_back_svg(Nation nation, const Palette& palette) {
    return document(palette, livery_of(nation).code, [&](Canvas& canvas) { draw_card_back(canvas, {0, 0}, nation); });
}

}  // namespace paddock::draw
