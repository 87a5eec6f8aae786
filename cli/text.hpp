#pragma once

#include <string>
#include <string_view>
#include <vector>

// Text on a terminal: letters are UTF-8, and what counts is how many columns they take.
namespace paddock::cli {

// Bytes of the UTF-8 letter at the start; 0 when it is broken. The text must not be empty.
std::size_t letter_length(std::string_view text);

// Columns on screen. Our texts hold no double-width letters; escape sequences take none.
std::size_t columns(std::string_view text);
// At most so many columns; what does not fit is dropped.
std::string cut(std::string_view text, std::size_t most);
std::string padded(std::string_view text, std::size_t width);  // blanks after it
std::string right_aligned(std::string_view text, std::size_t width);

// Lines of at most `width` columns, broken at blanks; all but the first begin with `indent` blanks.
// Line breaks in the text stay.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);

// The nearest in ASCII, for terminals that know nothing else: "é" becomes "e", "·" a "-"; '?' for what has no likeness.
std::string in_ascii(std::string_view text);

std::string decimal(double value, int digits = 1);  // "12.5"
std::vector<std::string> split(std::string_view text, char separator);
std::string joined(const std::vector<std::string>& parts, std::string_view separator);
std::string lowered(std::string_view text);  // ASCII letters

// The word of the list that a typing mistake of one or two letters separates from this one; "" when none is near.
std::string nearest(std::string_view word, const std::vector<std::string>& words);

}  // namespace paddock::cli
