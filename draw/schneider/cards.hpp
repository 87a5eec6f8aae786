#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "draw/svg.hpp"
#include "engine/schneider/content.hpp"

namespace paddock::draw {

inline constexpr Point card_size{140, 200};

// A card and the words on it. Words come from whoever knows the reader's language.
struct CardFace {
    schneider::Card card;
    schneider::Nation nation = schneider::Nation::none;  // of basic and autopilot cards
    std::string kind;                                    // "Movement", across the head of development cards
    std::string name;                                    // of development cards
    std::string text;                                    // one or two sentences
    std::string foot;                                    // "recovery ½", "cost 3"
};

// The upper left corner lies at `at`.
void draw_card(Canvas& canvas, Point at, const CardFace& face);
void draw_card_back(Canvas& canvas, Point at, schneider::Nation nation);
// Alone, as whole SVG documents.
std::string card_svg(const CardFace& face, const Palette& palette);
std::string card_back_svg(schneider::Nation nation, const Palette& palette);

// Words broken into lines of that width.
std::vector<std::string> wrapped(std::string_view text, double width, Font font, double size);

}  // namespace paddock::draw
