#pragma once

#include <string>

#include "engine/schneider/events.hpp"
#include "table/schneider/content.hpp"
#include "table/words.hpp"

namespace paddock::table {

// An event in plain words: "Plane 3 draws: DAMAGE."
std::string schneider_sentence(const SchneiderContent& content, const schneider::Event& event, const Words& words);
std::string schneider_course_name(const SchneiderCourse& course, const Words& words);
// "square 14", "grid place 2"
std::string schneider_square(const schneider::Course& course, schneider::SquareId id, const Words& words);

// What is printed on a card, in a few words: "FR-06 (6, IGN1)".
std::string schneider_card(const schneider::Card& card, schneider::CardId id);

}  // namespace paddock::table
