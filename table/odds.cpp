#include "table/odds.hpp"

namespace paddock::table {

void OddsTally::note_first_roll(const EveryRoll& rolls, const Share& share) {
    const Band* band = rolls.first_band();
    if (band == nullptr) return;
    purpose_ = rolls.first_purpose();
    FirstRoll& roll = first_[band->last];
    roll.from = band->first;
    roll.share += share;
}

bool OddsTally::add(std::span<const int> outcome, const Share& share) {
    if (++ways_ > limits_.branches) return false;
    for (std::size_t i = 0; i < outcome.size(); ++i) measured_[i][outcome[i]] += share;
    return true;
}

Refused OddsTally::too_many() const {
    return {"", "more than " + std::to_string(limits_.branches) + " branches: these odds are not computed"};
}

Json OddsTally::to_json(const std::string& choice, std::span<const char* const> names,
                        const ValueJson& value_json) const {
    Json json{{"seat", seat_number(seat_)}, {"choice", choice}, {"branches", ways_}};
    if (!first_.empty()) {
        Json values = Json::array();
        for (const auto& [last, roll] : first_) {
            Json value{{"from", roll.from}, {"to", last}};
            put_share(value, roll.share);
            values.push_back(std::move(value));
        }
        json["first_roll"] = Json{{"for", purpose_}, {"values", std::move(values)}};
    }
    Json outcomes = Json::object();
    for (std::size_t i = 0; i < measured_.size(); ++i) {
        Json values = Json::array();
        for (const auto& [value, share] : measured_[i]) {
            Json entry{{"value", value_json(i, value)}};
            put_share(entry, share);
            values.push_back(std::move(entry));
        }
        outcomes[names[i]] = std::move(values);
    }
    json["outcomes"] = std::move(outcomes);
    return json;
}

}  // namespace paddock::table
