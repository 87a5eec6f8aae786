#include "table/named_rolls.hpp"

#include <algorithm>

namespace paddock::table {

namespace {

// What outcomes are called begins with a letter: "alert", "GB-04".
bool is_name(std::string_view text) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && is_letter(text[0]) && std::all_of(text.begin(), text.end(), fits);
}

// Where the outcome begins.
std::size_t outcome_in(std::string_view text) { return text.rfind(' ') + 1; }

std::vector<Rolled> rolls_of(const std::vector<NamedRoll>& script) {
    std::vector<Rolled> rolls;
    for (const NamedRoll& named : script) rolls.push_back(named.roll);
    return rolls;
}

}  // namespace

std::optional<NamedRoll> parse_named_roll(std::string_view text) {
    if (const auto roll = parse_roll(text)) return NamedRoll{*roll};
    const std::string_view name = text.substr(outcome_in(text));
    if (!is_name(name)) return std::nullopt;
    const auto roll = parse_roll(std::string(text.substr(0, outcome_in(text))) + "0");
    return roll ? std::optional(NamedRoll{*roll, std::string(name)}) : std::nullopt;
}

NamedRolls::NamedRolls(const std::vector<NamedRoll>& script, Lookup lookup)
    : ScriptedRolls(rolls_of(script)), lookup_(std::move(lookup)) {
    for (const NamedRoll& named : script) names_.push_back(named.name);
}

std::optional<int> NamedRolls::outcome(std::size_t i, const Chance& chance) const {
    return names_[i].empty() ? ScriptedRolls::outcome(i, chance) : lookup_(chance, names_[i]);
}

std::string NamedRolls::text_of(std::size_t i) const {
    const std::string text = ScriptedRolls::text_of(i);
    return names_[i].empty() ? text : text.substr(0, outcome_in(text)) + names_[i];
}

}  // namespace paddock::table
