#pragma once

#include <string>

#include "draw/svg.hpp"
#include "engine/schneider/content.hpp"

namespace paddock::draw {

// Small things that lie on cockpits, boards and cards; `radius` is that of the round ones.
void draw_token(Canvas& canvas, Point at, double radius, schneider::Token token);   // DAMAGE, ALERT
void draw_chip(Canvas& canvas, Point at, double radius, schneider::Nation nation);  // a bet or a development marker
void draw_time(Canvas& canvas, Point at, double radius);                            // an hourglass
void draw_coin(Canvas& canvas, Point at, double radius, int value);

// What a card does, as a picture of about 60 by 60 units.
void draw_effect(Canvas& canvas, Point at, double scale, const schneider::Card& card);
// What a square of an expert component does, as a picture that fits a circle of radius 10.
void draw_fault(Canvas& canvas, Point at, double scale, schneider::Fault fault);
void draw_component(Canvas& canvas, Point at, double scale, schneider::Component component);

// A token alone, as a whole SVG document.
std::string token_svg(schneider::Token token, const Palette& palette);

}  // namespace paddock::draw
