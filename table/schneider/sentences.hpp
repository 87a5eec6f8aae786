#pragma once

#include <span>
#include <string>

#include "engine/schneider/events.hpp"
#include "table/schneider/content.hpp"
#include "table/words.hpp"

namespace paddock::table {

// An event in plain words, with seats left open: "⟦3⟧ ⟦3?draw|draws⟧: DAMAGE." What happened just before tells how
// fast.
std::string schneider_sentence(const SchneiderContent& content, const schneider::Event& event,
                               std::span<const schneider::Event> past, const Words& words);
// Why something was lost in this case: what was demanded, what was there, what it cost. "" of everything else.
std::string schneider_why(const SchneiderContent& content, const schneider::Event& event,
                          std::span<const schneider::Event> past, const Words& words);
// "6 (+1 draft, −1 wind)": the speed, and what made it more or less than the card.
std::string schneider_speed(const schneider::SpeedSet& speed, const Words& words);
// "Racing fuel", "Britain 4"
std::string schneider_card_title(const SchneiderContent& content, schneider::CardId id, const Words& words);
std::string schneider_course_name(const SchneiderCourse& course, const Words& words);
// "square 14", "grid place 2"
std::string schneider_square(const schneider::Course& course, schneider::SquareId id, const Words& words);

// What is printed on a card, in a few words: "FR-06 (6, IGN1)".
std::string schneider_card(const schneider::Card& card, schneider::CardId id);

}  // namespace paddock::table
