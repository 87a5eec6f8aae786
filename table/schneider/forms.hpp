#pragma once

#include "engine/schneider/declared_choices.hpp"
#include "table/declared_json.hpp"
#include "table/schneider/names.hpp"

// Schneider Trophy's own forms as JSON (table/declared_json.hpp).
namespace paddock::table {

inline void write_value(JsonText& out, const schneider::declared::CardForm& form, schneider::CardId card) {
    if (form.or_none && card == schneider::CardId::none) {
        out.null();
    } else {
        out.word(name_of(card));
    }
}
inline void read_value(const JsonReader& from, const schneider::declared::CardForm& form, schneider::CardId& card) {
    card = schneider::CardId::none;
    if (form.or_none && from.is_null()) return;
    const std::optional<schneider::CardId> read = schneider::card_named(from.text(schneider_names::longest_id));
    if (!read && from.is_text()) from.fail_expected("a card, as FR-04 or M07");
    card = read.value_or(schneider::CardId::none);
}

}  // namespace paddock::table
