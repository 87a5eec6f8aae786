#include "cli/odds_text.hpp"

#include <algorithm>
#include <vector>

#include "cli/face.hpp"
#include "cli/json_reading.hpp"
#include "cli/text.hpp"

namespace paddock::cli {

namespace {

std::string value_text(const Json& value, const table::Words& words) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return words.say(value.get<bool>() ? "odds.yes" : "odds.no");
    return table::line_of(value);
}

std::string chance_text(const Json& entry) {
    const std::string share = text_of(entry, "share");
    const bool handy = !share.empty() && share.size() <= 7 && share != "1/1";
    return percent(number_of(entry, "chance")) + (handy ? " (" + share + ")" : "");
}

std::string spread_text(const Json& values, const table::Words& words) {
    std::vector<std::string> parts;
    for (const Json& entry : values) {
        std::string value = value_text(member(entry, "value"), words);
        if (member(entry, "from").is_number()) {
            const int from = whole_of(entry, "from");
            const int to = whole_of(entry, "to");
            value = from == to ? std::to_string(to) : std::to_string(from) + "-" + std::to_string(to);
        }
        parts.push_back(value + " " + chance_text(entry));
    }
    return joined(parts, ", ");
}

// "tires_lost" → "tyres lost"
std::string measure(const std::string& key, const table::Words& words) {
    return words.has("measure." + key) ? words.say("measure." + key) : key;
}

// A thing that is certain not to happen is not worth a line.
bool says_nothing(const Json& values) {
    if (!values.is_array() || values.size() != 1) return false;
    const Json& only = member(values[0], "value");
    return only == Json(0) || only == Json(false);
}

}  // namespace

std::string odds_in_lines(const Json& odds, const table::Words& words) {
    std::string text = text_of(odds, "choice") + ":\n";
    const Json& first = member(odds, "first_roll");
    if (first.is_object())
        text += "  " +
                words.say("odds.roll",
                          {{"what", text_of(first, "for")}, {"values", spread_text(member(first, "values"), words)}}) +
                "\n";
    const Json& outcomes = member(odds, "outcomes");
    std::vector<std::string> certain;
    for (const auto& [key, values] : outcomes.items()) {
        if (says_nothing(values))
            certain.push_back(measure(key, words));
        else
            text += "  " + measure(key, words) + ": " + spread_text(values, words) + "\n";
    }
    if (!certain.empty()) text += "  " + words.say("odds.not", {{"what", joined(certain, ", ")}}) + "\n";
    return text;
}

}  // namespace paddock::cli
