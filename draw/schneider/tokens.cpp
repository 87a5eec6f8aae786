#include "draw/schneider/tokens.hpp"

#include "draw/schneider/plane.hpp"

namespace paddock::draw {

using schneider::Token;

namespace {

// A disc of 10 units with a milled rim; what it shows follows in the same frame.
void open_disc(Canvas& canvas, Point at, double radius, Colour face, Colour rim) {
    canvas.open_at(at, 0, radius / 10);
    canvas.circle({1.2, 2}, 10, filled(Colour::shade, 0.4));
    canvas.circle({0, 0}, 10, edged(face, 1));
    canvas.circle({0, 0}, 7.9, stroked(rim, 0.9));
}

}  // namespace

void draw_token(Canvas& canvas, Point at, double radius, Token token) {
    if (token == Token::none) return;
    const bool damage = token == Token::damage;
    open_disc(canvas, at, radius, damage ? Colour::be : Colour::dial, damage ? Colour::be_lo : Colour::steel_lo);
    if (damage) {
        canvas.path_text("M1.200-6.200L-3.600.8H-.2L-1.200 6.200L3.600-1.200H.2Z", filled(Colour::dial));
    } else {
        canvas.path_text("M0-5.800L1.700 1.400H-1.700Z", filled(Colour::plate_ink));
        canvas.circle({0, 4.2}, 1.6, filled(Colour::plate_ink));
    }
    canvas.path_text("M-7-5A8.600 8.600 0 0 1 2-8.400",
                     {.stroke = Colour::us_hi, .width = 1.2, .stroke_opacity = 0.5, .round = true});
    canvas.close();
}

void draw_chip(Canvas& canvas, Point at, double radius, schneider::Nation nation) {
    const NationColours& livery = livery_of(nation);
    open_disc(canvas, at, radius, livery.body, livery.body);
    canvas.circle({0, 0}, 8, {.stroke = livery.letters, .width = 1, .stroke_opacity = 0.8, .dash = "2 2"});
    canvas.words({0, 3.6}, livery.code, {.font = Font::poster, .size = 10, .colour = livery.letters});
    canvas.close();
}

void draw_time(Canvas& canvas, Point at, double radius) {
    open_disc(canvas, at, radius, Colour::plate_ink, Colour::brass);
    canvas.path_text("M-4.400-5.600H4.400M-4.400 5.600H4.400",
                     {.stroke = Colour::brass_lo, .width = 1.5, .round = true});
    canvas.path_text("M-3.600-5Q-3.600-1.600 0 0Q3.600-1.600 3.600-5ZM-3.600 5Q-3.600 1.600 0 0Q3.600 1.600 3.600 5Z",
                     edged(Colour::de_hi, 0.7));
    canvas.path_text("M-2.500-3.200H2.500L0-.4ZM-3.200 4.700Q0 1.600 3.200 4.700Z", filled(Colour::it));
    canvas.close();
}

void draw_coin(Canvas& canvas, Point at, double radius, int value) {
    open_disc(canvas, at, radius, Colour::brass_hi, Colour::brass_lo);
    canvas.circle({0, 0}, 9, {.stroke = Colour::brass_lo, .width = 1.4, .stroke_opacity = 0.6, .dash = ".8 1.4"});
    canvas.words({0, 4.2}, std::to_string(value), {.font = Font::poster, .size = 11.5, .colour = Colour::brass_lo});
    canvas.close();
}

std::string token_svg(Token token, const Palette& palette) {
    Canvas canvas(palette, "token-");
    canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-12 -12 26 26\" role=\"img\"><title>" +
               std::string(token == Token::damage  ? "DAMAGE"
                           : token == Token::alert ? "ALERT"
                                                   : "") +
               "</title>\n");
    draw_token(canvas, {0, 0}, 10, token);
    canvas.raw("</svg>\n");
    return canvas.take();
}

}  // namespace paddock::draw
