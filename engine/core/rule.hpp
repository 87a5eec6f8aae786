#pragma once

#include <string_view>

namespace paddock {

// The id of a rule in docs/rules/<game>.md, as "FD-OVER-03". Always a string literal; events and
// refusals carry it, states never do.
struct RuleId {
    const char* text = "";
    constexpr std::string_view view() const { return text; }
    constexpr bool operator==(const RuleId& other) const { return view() == other.view(); }
};

constexpr RuleId operator""_rule(const char* text, std::size_t) { return RuleId{text}; }

// Why a choice is not accepted: the rule it breaks, and what was wrong in plain words.
struct Refusal {
    RuleId rule;
    const char* why = "";
    constexpr bool operator==(const Refusal& other) const { return rule == other.rule; }
};

}  // namespace paddock
