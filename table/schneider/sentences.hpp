#pragma once

#include <string>

#include "engine/schneider/events.hpp"
#include "table/schneider/content.hpp"

namespace paddock::table {

// An event in plain English: "Plane 3 draws a DAMAGE from its bag."
std::string schneider_sentence(const SchneiderContent& content, const schneider::Event& event);

// What is printed on a card, in a few words: "FR-06 (6, IGN1)".
std::string schneider_card(const schneider::Card& card, schneider::CardId id);

}  // namespace paddock::table
