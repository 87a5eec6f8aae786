#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/declare.hpp"
#include "table/json.hpp"

// What can be agreed before a match, and ready sets of it. Their lines for people are in the catalogue of words:
// "option.<key>", "option.<key>.line", "preset.<key>", "preset.<key>.line".
namespace paddock::table {

// An option as people are told of it; made from its declaration (table/declared_options.hpp).
struct OptionInfo {
    enum class Kind : std::uint8_t { flag, count, number, word };
    using Group = declare::Group;

    std::string_view key;  // as set-ups hold it: "three_lap"
    Kind kind = Kind::flag;
    std::string values = {};  // flag: "no yes"; count: "1 3", least and most; number: every number; word: every
                              // word, separated by blanks
    std::string usual = {};   // what it is when nobody says anything
    std::string_view rules;   // where to read more: an id or the beginning of ids, as "FD-WX"
    Group group = Group::optional_rule;
    std::string_view usual_when_slow = {};  // a word: the same where answers take days; empty: no different
};

struct Preset {
    std::string_view key;      // "club-night"
    std::string_view circuit;  // where it is usually played
    std::string_view options;  // as set-ups hold them, JSON
};

// Both empty for a game nobody knows.
std::span<const OptionInfo> options_of(std::string_view game);
std::span<const Preset> presets_of(std::string_view game);  // the one for a first match comes first

// What a set-up for a table where answers take days does not say is settled for it (FD-RUL-30).
void settle_for_slow_play(Json& setup);

}  // namespace paddock::table
