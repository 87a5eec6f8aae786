#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/core/seat.hpp"

// Small helpers for texts.
namespace paddock::table {

// A number of at most nine digits and nothing else.
std::optional<int> whole_number(std::string_view text);
std::string_view trimmed(std::string_view text);
// "1st", "2nd", "3rd", "4th"
std::string ordinal(int number);
// "Grand Hôtel hairpin" → "grand-hotel-hairpin": names as keys of the catalogue have them.
std::string slug_of(std::string_view name);
// "car" → "Car"
std::string capitalised(std::string_view word);
// "Hard" → "hard"
std::string lower_first(std::string_view word);
// "1 space", "3 spaces"
std::string counted(int count, std::string_view thing);
// Bytes of the control character at the start of a UTF-8 text; 0 when there is none. Terminals obey those below U+0020
// and from U+007F to U+009F; the marks and overrides of writing directions would turn the rest of a line around.
std::size_t control_length(std::string_view text);
// Safe to show: control characters become '?', long texts are cut.
std::string quote_of(std::string_view text);

// Seats in texts and JSON.
constexpr int seat_number(Seat seat) { return seat == Seat::nobody ? 0 : number(seat) + 1; }
constexpr Seat seat_of_number(int number) { return number <= 0 ? Seat::nobody : seat(number - 1); }

// "3: gear 4" → seat 2, "gear 4". Seat::nobody when there is no seat from 1 to `seats` in front.
struct SeatedText {
    Seat seat = Seat::nobody;
    std::string_view text;
};
SeatedText seated(std::string_view text, int seats);
std::string seated_text(Seat seat, std::string_view text);

}  // namespace paddock::table
