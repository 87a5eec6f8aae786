#include "cli/face.hpp"

#include <cmath>

#include "cli/json_reading.hpp"

namespace paddock::cli {

namespace {

class PlainFace final : public Face {
  public:
    void show_table(const table::AnyMatch& match, Seat seat, std::span<const Numbered> /*answers*/,
                    BoardStyle /*style*/, Console& console) const override {
        console.print(table::page_of(match.view(seat)));
    }
    void show_everybody(const table::AnyMatch& match, Seat seat, Console& console) const override {
        console.print(table::page_of(match.view(seat)));
    }
    std::string odds_in_short(const table::Json& /*odds*/, const table::Offer& /*offer*/,
                              const table::Words& /*words*/) const override {
        return "";
    }
    bool begins_line(const table::Told& /*told*/) const override { return true; }
    std::string line_for(const table::AnyMatch& /*match*/, std::span<const table::Told> events,
                         const table::Words& /*words*/) const override {
        std::string line;
        for (const table::Told& told : events) line += (line.empty() ? "" : " ") + told.sentence;
        return line;
    }
    std::size_t most_notable(std::span<const table::Told> /*events*/) const override { return 0; }
};

}  // namespace

std::vector<Numbered> Face::numbered(std::vector<table::Offer> offers) const {
    std::vector<Numbered> answers;
    for (table::Offer& offer : offers) answers.push_back({static_cast<int>(answers.size()) + 1, std::move(offer)});
    return answers;
}

const Face& plain_face() {
    static const PlainFace plain;
    return plain;
}

std::string percent(double chance) {
    const double points = chance * 100;
    if (points > 0 && points < 1) return "<1 %";
    if (points > 99 && points < 100) return ">99 %";
    return std::to_string(static_cast<int>(std::lround(points))) + " %";
}

}  // namespace paddock::cli
