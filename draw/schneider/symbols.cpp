#include <string>

#include "draw/schneider/plane.hpp"
#include "draw/schneider/tokens.hpp"

namespace paddock::draw {

using schneider::Component;
using schneider::Effect;
using schneider::Token;

namespace {

constexpr Paint outlined(Colour colour, double width = 1.2) {
    return {.fill = colour, .stroke = Colour::dial, .width = width, .round = true};
}
constexpr Paint inked(double width, Colour colour = Colour::dial) {
    return {.stroke = colour, .width = width, .round = true};
}

void draw_spanners(Canvas& canvas, int count) {
    for (int i = 0; i < count; ++i) {
        canvas.open_at({i * 12.0 - (count - 1) * 6, 0}, 38);
        canvas.path_text(
            "M-4-26Q-11-22-9-14L-4-10V12L-9 17Q-11 24-4 28V19H4V28Q11 24 9 17L4 12V-10L9-14Q11-22 4-26V-17H-4Z",
            outlined(Colour::steel));
        canvas.path_text("M-2-9V11", stroked(Colour::us_hi, 1.6, 0.8));
        canvas.close();
    }
}

void draw_shield(Canvas& canvas, int count) {
    canvas.path_text("M0-27Q12-20 24-21Q25 12 0 28Q-25 12-24-21Q-12-20 0-27Z", outlined(Colour::plate, 1.6));
    canvas.path_text("M0-22Q10-16 19-16.500Q19 9 0 22Z", filled(Colour::fr_hi, 0.5));
    for (int i = 0; i < count; ++i)
        draw_token(canvas, {(i - (count - 1) / 2.0) * 17, 0}, count > 1 ? 8 : 11, Token::alert);
}

void draw_laurel(Canvas& canvas, int points) {
    for (const double side : {-1.0, 1.0}) {
        for (int i = 0; i < 7; ++i) {
            const Point at = turned({side * 23, 0}, side * (i * 20 - 70.0));
            canvas.polygon({at + turned({-7, 0}, side * i * 20), at + turned({0, -3.4}, side * i * 20),
                            at + turned({7, 0}, side * i * 20), at + turned({0, 3.4}, side * i * 20)},
                           outlined(Colour::garden_2, 0.8));
        }
    }
    canvas.words({0, 12}, "+" + std::to_string(points), {.font = Font::poster, .size = 30, .colour = Colour::dial});
}

void draw_cards_fan(Canvas& canvas, int count) {
    for (int i = 0; i < count; ++i) {
        canvas.open_at({(i - (count - 1) / 2.0) * 12, 2}, (i - (count - 1) / 2.0) * 16);
        canvas.rect({-11, -20}, {22, 34}, outlined(i + 1 == count ? Colour::plate_ink : Colour::steel), 2);
        canvas.rect({-8, -17}, {16, 12}, filled(Colour::plate));
        canvas.close();
    }
}

void draw_screw(Canvas& canvas) {
    for (int i = 0; i < 3; ++i) {
        canvas.open_at({0, 0}, i * 120 - 90);
        canvas.path_text("M3-3Q16-9 28-3Q30 0 28 2Q16 4 3 3Z", outlined(Colour::steel));
        canvas.path_text("M6-1.500Q16-5 26-1.500", stroked(Colour::us_hi, 1.4, 0.8));
        canvas.close();
    }
    canvas.circle({0, 0}, 6, outlined(Colour::brass));
}

void draw_bag(Canvas& canvas, Token token, std::string_view sign) {
    canvas.path_text("M-9-17Q0-22 9-17Q10-13 8-11Q24-2 24 12Q24 26 12 26H-12Q-24 26-24 12Q-24-2-8-11Q-10-13-9-17Z",
                     outlined(Colour::brass_hi, 1.4));
    canvas.path_text("M-8-11Q-22-2-21 12Q-21 23-12 24Q-17 16-15 6Q-13-4-5-10Z", filled(Colour::us_hi, 0.55));
    canvas.path_text("M-9-12Q0-8 9-12", inked(2.6, Colour::it_lo));
    draw_token(canvas, {-2, 9}, 10, token);
    canvas.words({17, -6}, sign, {.font = Font::poster, .size = 30, .colour = Colour::it, .halo = Colour::plate_ink});
}

void draw_goggles(Canvas& canvas) {
    canvas.path_text("M-32-4Q-30-12-24-10M32-4Q30-12 24-10", inked(5, Colour::wood));
    for (const double x : {-13.0, 13.0}) {
        canvas.circle({x, 0}, 13, outlined(Colour::wood, 1.4));
        canvas.circle({x, 0}, 9.6, outlined(Colour::sea_line));
        canvas.path_text("M" + number_text(x - 6) + "-2q2-5 7-5", inked(2, Colour::us_hi));
    }
}

void draw_lamp(Canvas& canvas) {
    canvas.path_text("M0-30V-24M-20-22L-15-18M20-22L15-18M-28-4H-22M28-4H22", inked(2.4, Colour::be_lo));
    canvas.path_text("M-13 10Q-16-18 0-18Q16-18 13 10Z", outlined(Colour::be, 1.4));
    canvas.path_text("M-8 6Q-10-12 0-13", inked(2.4, Colour::be_hi));
    canvas.rect({-17, 10}, {34, 9}, outlined(Colour::steel_lo), 2);
}

void draw_arc(Canvas& canvas) {
    for (const double x : {-14.0, 4.0}) draw_plane(canvas, {x, 16}, {schneider::Nation::usa, 0, 0.24, 0.2, false});
    canvas.path_text("M-28 14Q-6-40 22 6", inked(3.4, Colour::it));
    canvas.path_text("M26 14L13 5L26-2Z", filled(Colour::it));
}

void draw_chevrons(Canvas& canvas, int count, bool crossed, double turn) {
    canvas.open_at({0, 0}, turn);
    for (int i = 0; i < count; ++i)
        canvas.path_text("M" + number_text(-18 + i * 14) + "-18l14 18l-14 18", inked(6, Colour::plate));
    canvas.close();
    if (crossed) canvas.path_text("M-22-22L22 22", inked(5, Colour::it));
}

void draw_lever(Canvas& canvas) {
    canvas.path_text("M-22 20Q0-2 22 20", inked(9, Colour::steel));
    canvas.path_text("M0 16L14-16", inked(6));
    canvas.circle({15, -18}, 7, outlined(Colour::it));
    canvas.words({-14, 2}, "3", {.font = Font::poster, .size = 24, .colour = Colour::dial});
}

void draw_gear(Canvas& canvas) {
    Points teeth;
    for (int i = 0; i < 32; ++i) teeth.push_back(turned({i % 4 < 2 ? 26.0 : 20.0, 0}, i * 11.25));
    canvas.polygon(teeth, outlined(Colour::brass, 1.4));
    canvas.circle({0, 0}, 14, outlined(Colour::brass_hi));
    canvas.words({0, 9}, "+1", {.font = Font::poster, .size = 22, .colour = Colour::dial});
}

void draw_trim(Canvas& canvas) {
    canvas.path_text("M-28-4Q-6-20 28-2Q0 6-28 4Z", outlined(Colour::de_hi, 1.4));
    canvas.path_text("M10-8L28-2L16 8Z", outlined(Colour::it));
    canvas.words({-4, 28}, "-1", {.font = Font::poster, .size = 24, .colour = Colour::dial});
}

void draw_gyro(Canvas& canvas) {
    canvas.circle({0, 0}, 24, outlined(Colour::dial, 1.4));
    canvas.path_text("M-20 0A20 20 0 0 1 20 0Z", filled(Colour::sea));
    canvas.path_text("M-20 0A20 20 0 0 0 20 0Z", filled(Colour::land_3));
    canvas.path_text("M-14 0H-4L0 4L4 0H14", inked(2.6, Colour::be));
    canvas.circle({0, 0}, 24, stroked(Colour::brass, 3));
}

}  // namespace

void draw_component(Canvas& canvas, Point at, double scale, Component component) {
    canvas.open_at(at, 0, scale);
    switch (component) {
        case Component::cooling:
            canvas.polygon({{-26, -16}, {20, -22}, {28, 14}, {-20, 22}}, outlined(Colour::brass, 1.4));
            for (int i = 1; i < 9; ++i)
                canvas.line({between({-26, -16}, {20, -22}, i / 9.0), between({-20, 22}, {28, 14}, i / 9.0)},
                            stroked(Colour::brass_lo, 1.6));
            break;
        case Component::propulsion: draw_screw(canvas); break;
        case Component::controls:
            canvas.path_text("M0 26V-4", inked(6, Colour::steel_lo));
            canvas.path_text("M-14-20H14A5 5 0 0 1 14-8H-14A5 5 0 0 1-14-20Z", outlined(Colour::wood, 1.4));
            canvas.path_text("M-24 26H24", inked(4));
            break;
        case Component::structure:
            canvas.path_text("M-28-16H28M-28 16H28M-20-16L-4 16M-4-16L12 16M12-16L28 16M-20 16L-4-16M-4 16L12-16",
                             inked(3.2, Colour::wood));
            canvas.path_text("M-28-18H28M-28 14H28", stroked(Colour::brass_hi, 1, 0.8));
            break;
    }
    canvas.close();
}

void draw_effect(Canvas& canvas, Point at, double scale, const schneider::Card& card) {
    if (card.effect == Effect::raise_component) return draw_component(canvas, at, scale, card.component);
    canvas.open_at(at, 0, scale);
    switch (card.effect) {
        case Effect::repair:
        case Effect::repairing: draw_spanners(canvas, card.amount > 1 ? 2 : 1); break;
        case Effect::ignore: draw_shield(canvas, card.amount > 1 ? 2 : 1); break;
        case Effect::points: draw_laurel(canvas, card.amount); break;
        case Effect::coins:
            draw_coin(canvas, {-8, 8}, 15, card.amount);
            draw_coin(canvas, {8, -6}, 17, card.amount);
            break;
        case Effect::choice: draw_screw(canvas); break;
        case Effect::draw_three: draw_cards_fan(canvas, 3); break;
        case Effect::draw_two: draw_cards_fan(canvas, 2); break;
        case Effect::larger_hand: draw_cards_fan(canvas, 4); break;
        case Effect::brisk_throttle: draw_lever(canvas); break;
        case Effect::hop: draw_arc(canvas); break;
        case Effect::raise_any: draw_gear(canvas); break;
        case Effect::remove_damage: draw_bag(canvas, Token::damage, "-1"); break;
        case Effect::add_alert: draw_lamp(canvas); break;
        case Effect::damage_opponent: draw_bag(canvas, Token::damage, "+1"); break;
        case Effect::no_drafting: draw_chevrons(canvas, 2, true, 0); break;
        case Effect::drop_back: draw_chevrons(canvas, 2, false, 180); break;
        case Effect::better_drafting: draw_chevrons(canvas, 3, false, 0); break;
        case Effect::safe_passing: draw_goggles(canvas); break;
        case Effect::trim: draw_trim(canvas); break;
        case Effect::clean_five:
            canvas.path_text("M-28 0Q-6-18 18-16Q30-10 30 0Q30 10 18 16Q-6 18-28 0Z", outlined(Colour::de_hi, 1.4));
            break;
        case Effect::steady:
        case Effect::sure:
        case Effect::pylon:
        case Effect::slip: draw_gyro(canvas); break;
        default: break;
    }
    canvas.close();
}

void draw_fault(Canvas& canvas, Point at, double scale, schneider::Fault fault) {
    canvas.open_at(at, 0, scale);
    if (schneider::is_chain(fault)) {
        canvas.path_text("M-8 0H4M0-4.500L5 0L0 4.500", inked(2, Colour::plate_ink));
        draw_component(canvas, {6, -6}, 0.14, schneider::chained(fault));
    } else if (fault == schneider::Fault::cross) {
        canvas.path_text("M-6-6L6 6M6-6L-6 6", inked(3, Colour::plate_ink));
    } else if (fault == schneider::Fault::slower) {
        canvas.words({0, 5.5}, "-1", {.font = Font::poster, .size = 17, .colour = Colour::plate_ink});
    } else if (fault == schneider::Fault::sharp_lines) {
        canvas.words({0, 6}, "=", {.font = Font::poster, .size = 20, .colour = Colour::plate_ink});
    } else if (fault == schneider::Fault::no_skill) {
        canvas.circle({0, -2}, 4, filled(Colour::plate_ink));
        canvas.path_text("M-7 8Q0-1 7 8Z", filled(Colour::plate_ink));
        canvas.path_text("M-8-8L8 8", inked(2, Colour::it));
    } else if (fault == schneider::Fault::small_hand) {
        canvas.rect({-7, -7}, {8, 12}, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.8}, 1);
        canvas.rect({-2, -5}, {8, 12}, {.fill = Colour::plate_ink, .stroke = Colour::dial, .width = 0.8}, 1);
        canvas.path_text("M3 1H8", inked(2, Colour::it));
    }
    canvas.close();
}

}  // namespace paddock::draw
