#include "table/rolls.hpp"

#include <algorithm>

#include "table/text.hpp"

namespace paddock::table {

namespace {

constexpr std::size_t longest_purpose = 40;
constexpr int largest_value = 1'000'000;

bool is_purpose(std::string_view text) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || c == ' ' || c == '-' || c == '_'; };
    return !text.empty() && text.size() <= longest_purpose && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

std::string to_text(const Rolled& rolled) {
    const std::string text = rolled.purpose + " " + std::to_string(rolled.value);
    return rolled.seat && *rolled.seat != Seat::nobody ? seated_text(*rolled.seat, text) : text;
}

std::optional<Rolled> parse_roll(std::string_view text) {
    const SeatedText parts = seated(text, max_seats);
    const std::size_t space = parts.text.rfind(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const std::optional<int> value = whole_number(parts.text.substr(space + 1));
    const std::string_view purpose = parts.text.substr(0, space);
    if (!value || *value > largest_value || !is_purpose(purpose)) return std::nullopt;
    Rolled rolled{std::string(purpose), std::nullopt, *value};
    if (parts.seat != Seat::nobody) rolled.seat = parts.seat;
    return rolled;
}

std::string description(const Chance& chance) {
    std::string text = "the roll \"" + std::string(chance.purpose.view()) + "\"";
    if (chance.seat != Seat::nobody) text += " of seat " + std::to_string(seat_number(chance.seat));
    return text + ", " + std::to_string(chance.first) + " to " + std::to_string(chance.last());
}

int ScriptedRolls::roll(const Chance& chance) {
    if (fault_) return chance.first;
    if (used_ == script_.size()) {
        fail(chance, "no roll is left");
        return chance.first;
    }
    const Rolled& next = script_[used_];
    const bool right = next.purpose == chance.purpose.view() && (!next.seat || *next.seat == chance.seat);
    const std::optional<int> value = right ? outcome(used_, chance) : std::nullopt;
    if (!value || *value < chance.first || *value > chance.last() || chance.weight(*value) == 0) {
        const char* why = right ? ", which cannot come up" : "";
        fail(chance, "roll " + std::to_string(used_ + 1) + " is \"" + text_of(used_) + "\"" + why);
        return chance.first;
    }
    ++used_;
    return *value;
}

std::optional<int> ScriptedRolls::outcome(std::size_t i, const Chance& /*chance*/) const { return script_[i].value; }
std::string ScriptedRolls::text_of(std::size_t i) const { return to_text(script_[i]); }

void ScriptedRolls::fail(const Chance& chance, const std::string& found) {
    fault_ = "the rules ask for " + description(chance) + "; " + found;
}

std::optional<std::string> ScriptedRolls::fault_at_the_end() const {
    if (fault_ || left() == 0) return fault_;
    return "roll " + std::to_string(used_ + 1) + " \"" + text_of(used_) + "\" was not asked for";
}

int ClockedRolls::roll(const Chance& chance) {
    if (!(chance.purpose == clock_purpose)) return others_->roll(chance);
    return std::clamp(seconds_(chance.seat), chance.first, chance.last());
}

int ChanceLog::roll(const Chance& chance) {
    const int value = source_->roll(chance);
    rolled_.push_back({std::string(chance.purpose.view()), chance.seat, value});
    return value;
}

}  // namespace paddock::table
