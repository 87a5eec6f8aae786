#include "table/odds.hpp"

namespace paddock::table {

Band OddsTally::note_first_roll(const EveryRoll& rolls, const Share& share) {
    const Band band = *rolls.first_band();
    purpose_ = rolls.first_purpose();
    FirstRoll& roll = first_[band.last];
    roll.from = band.first;
    roll.share += share;
    roll.measured.resize(unrolled_.size());
    return band;
}

bool OddsTally::add(std::span<const int> outcome, const Share& share, const std::optional<Band>& first_roll) {
    if (++ways_ > limits_.branches) return false;
    Measured& measured = first_roll ? first_[first_roll->last].measured : unrolled_;
    for (std::size_t i = 0; i < outcome.size(); ++i) measured[i][outcome[i]] += share;
    return true;
}

Refused OddsTally::too_many() const {
    return {"", "more than " + std::to_string(limits_.branches) + " branches: these odds are not computed"};
}

OddsTally::Measured OddsTally::all() const {
    Measured sum = unrolled_;
    for (const auto& [last, roll] : first_) {
        for (std::size_t i = 0; i < sum.size(); ++i) {
            for (const auto& [value, share] : roll.measured[i]) sum[i][value] += share;
        }
    }
    return sum;
}

struct OddsTally::Writer {
    std::span<const char* const> names;
    const ValueJson& value_json;

    // The shares among the ways that make `whole` of all.
    Json outcomes(const Measured& measured, const Share& whole) const {
        Json json = Json::object();
        for (std::size_t i = 0; i < measured.size(); ++i) {
            Json values = Json::array();
            for (const auto& [value, share] : measured[i]) {
                Json entry{{"value", value_json(i, value)}};
                put_share(entry, share / whole);
                values.push_back(std::move(entry));
            }
            json[names[i]] = std::move(values);
        }
        return json;
    }
};

Json OddsTally::to_json(const std::string& choice, std::span<const char* const> names,
                        const ValueJson& value_json) const {
    const Writer writer{names, value_json};
    Json json{{"seat", seat_number(seat_)}, {"choice", choice}, {"branches", ways_}};
    if (!first_.empty()) {
        Json values = Json::array();
        Json by_value = Json::array();
        for (const auto& [last, roll] : first_) {
            Json value{{"from", roll.from}, {"to", last}};
            put_share(value, roll.share);
            values.push_back(value);
            value["outcomes"] = writer.outcomes(roll.measured, roll.share);
            by_value.push_back(std::move(value));
        }
        json["first_roll"] = Json{{"for", purpose_}, {"values", std::move(values)}};
        json["by_first_roll"] = std::move(by_value);
    }
    json["outcomes"] = writer.outcomes(all(), Share::certain());
    return json;
}

}  // namespace paddock::table
