#include "cli/formula_d/face.hpp"

#include <algorithm>

#include "cli/formula_d/dashboard.hpp"
#include "cli/formula_d/purposes.hpp"
#include "cli/formula_d/race_view.hpp"
#include "cli/formula_d/surroundings.hpp"
#include "cli/formula_d/turn_line.hpp"
#include "cli/json_reading.hpp"
#include "cli/strip.hpp"
#include "cli/text.hpp"
#include "engine/formula_d/game.hpp"
#include "engine/track/compile.hpp"
#include "table/library.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

using table::Offer;

// The chance that a measured thing is something else than this.
double chance_of_other(const Json& values, const Json& than) {
    double chance = 0;
    for (const Json& entry : values) {
        if (member(entry, "value") != than) chance += number_of(entry, "chance");
    }
    return chance;
}

double chance_of_more(const Json& values, int than) {
    double chance = 0;
    for (const Json& entry : values) {
        if (whole_of(entry, "value") > than) chance += number_of(entry, "chance");
    }
    return chance;
}

// Worst answers last; among equals the engine's order stays.
int badness(const Offer& offer) {
    constexpr int out = 1000;
    constexpr int spin = 100;
    int bad = member(offer.costs, "out").is_null() ? 0 : out;
    if (flag_of(offer.costs, "spins")) bad += spin;
    for (const std::string_view gauge : gauge_names) bad += whole_of(offer.costs, gauge);
    return bad;
}

// Where a way as "3L2R" leads from a space; none when it leads nowhere.
track::SpaceId end_of_way(const track::Circuit& circuit, track::SpaceId from, std::string_view way) {
    track::SpaceId space = from;
    int ahead = 0;
    for (std::size_t i = 0; i <= way.size() && space != track::SpaceId::none; ++i) {
        const char c = i < way.size() ? way[i] : ' ';
        if (c >= '0' && c <= '9') {
            ahead = ahead * 10 + (c - '0');
            continue;
        }
        for (; ahead > 0 && space != track::SpaceId::none; --ahead) space = circuit.at(space).ahead;
        if (space == track::SpaceId::none) break;
        if (c == 'L') space = circuit.at(space).left;
        if (c == 'R') space = circuit.at(space).right;
        if (c == 'P') space = circuit.at(space).pit;
    }
    return space;
}

// Ways are told apart by where they end, so the ends are marked with the number of their answer; the first
// of several that end alike is the cheapest. A damage marker there must still be seen.
void mark_ends(const track::Circuit& circuit, const RaceView& race, const CarView& car,
               std::span<const Numbered> answers, StripPlan& plan) {
    for (auto answer = answers.rbegin(); answer != answers.rend(); ++answer) {
        const std::string way = text_of(answer->offer.json, "path");
        if (way.empty() || way == "-") continue;
        const track::SpaceId end = end_of_way(circuit, car.space, way);
        const bool marker = std::find(race.markers.begin(), race.markers.end(), end) != race.markers.end();
        std::string sign = (marker ? "x" : "") + std::to_string(answer->number);
        if (answer->offer.goes_on && columns(sign) < Road::cell) sign += ">";
        plan.marks.push_back({end, sign, Paint::good});
    }
}

std::string car_sign(const CarView& car) {
    if (car.spun) return "]" + std::to_string(car.number) + "[";
    if (car.in_box) return "(" + std::to_string(car.number) + ")";
    return "[" + std::to_string(car.number) + "]";
}

// All of a move under way; before a gear is chosen, what the next gear could reach, but no second band of
// the strip for the last spaces of 5th gear.
int spaces_to_show(const RaceView& race, const CarView& car) {
    constexpr int one_band = 18;
    if (race.remaining > 0) return race.remaining;
    const int next = std::min(car.gear + 1, 6);
    const paddock::formula_d::GearDie& die =
        paddock::formula_d::FormulaD::terms().gear_dice[static_cast<std::size_t>(next - 1)];
    const int farthest = die.first + die.count - 1;
    return next < 6 ? std::min(farthest, one_band) : farthest;
}

StripPlan strip_plan(const track::Circuit& circuit, const RaceView& race, const CarView& car,
                     std::span<const Numbered> answers) {
    StripPlan plan;
    plan.around = car.space;
    plan.ahead = spaces_to_show(race, car);
    const track::Space& here = circuit.at(car.space);
    plan.corner = here.in_corner() ? here.corner : -1;
    plan.stops_made = car.stops;
    plan.pits = !race.road_race;
    const auto colour = static_cast<std::size_t>((car.number - 1) / 2);
    if (colour < circuit.boxes.size()) plan.box = circuit.boxes[colour];
    for (const track::SpaceId marker : race.markers) plan.marks.push_back({marker, "x", Paint::warning});
    mark_ends(circuit, race, car, answers, plan);
    for (const CarView& other : race.cars) {
        if (other.on_board())
            plan.marks.push_back(
                {other.space, car_sign(other), other.number == car.number ? Paint::mine : Paint::strong});
    }
    return plan;
}

bool leads_into_pits(std::span<const Numbered> answers) {
    return std::any_of(answers.begin(), answers.end(), [](const Numbered& answer) {
        return text_of(answer.offer.json, "path").find('P') != std::string::npos;
    });
}

// Without "braking 1": what an answer costs stands beside it.
std::string short_way(const Offer& offer, const table::Words& words) {
    std::string text = offer.label;
    const std::string braking = ", " + words.say("choice.brake", {{"n", whole_of(offer.json, "brakes")}});
    if (const std::size_t at = text.find(braking); at != std::string::npos) text.erase(at, braking.size());
    return text;
}

class FormulaDFace final : public Face {
  public:
    // Gears keep their own numbers; of the rest the worst answers come last.
    std::vector<Numbered> numbered(std::vector<Offer> offers) const override {
        const bool gears = !offers.empty() && text_of(offers[0].json, "do") == "gear";
        std::stable_sort(offers.begin(), offers.end(), [&](const Offer& a, const Offer& b) {
            if (gears) return whole_of(a.json, "gear") < whole_of(b.json, "gear");
            return badness(a) < badness(b);
        });
        std::vector<Numbered> answers;
        for (Offer& offer : offers) {
            const int number = gears ? whole_of(offer.json, "gear") : static_cast<int>(answers.size()) + 1;
            answers.push_back({number, std::move(offer)});
        }
        return answers;
    }
    std::string label(const Offer& offer, BoardStyle style, const table::Words& words) const override {
        const std::string kind = text_of(offer.json, "do");
        if (style == BoardStyle::strip && kind == "move") return short_way(offer, words);
        const std::string driver = text_of(offer.json, "driver");
        if (driver.empty()) return offer.label;
        return words.say("driver.name." + driver) + ": " + words.say("driver." + driver) + " " +
               driver_gauges(driver, words);
    }
    // Of a way all but the brakes it takes.
    bool label_tells_costs(const Offer& offer) const override {
        for (const std::string_view gauge : gauge_names) {
            const int chosen = gauge == "brakes" ? whole_of(offer.json, "brakes") : 0;
            if (member(offer.json, "path").is_string() && whole_of(offer.costs, gauge) > chosen) return true;
        }
        return false;
    }
    Manual manual() const override { return {"gear 4, move 3L2, tow no", "FD-OVER-03", "cars"}; }
    bool harms(const table::Told& told) const override {
        const std::string kind = text_of(told.json, "event");
        return kind == "wear-lost" || kind == "spun" || kind == "overshot" || kind == "car-blocked" ||
               kind == "car-out";
    }
    bool ruins(const Offer& offer, const Json& odds) const override {
        const Json& out = member(member(odds, "outcomes"), "out");
        const auto stays_in = [](const Json& entry) { return member(entry, "value") == Json(false); };
        const bool certain = !out.empty() && std::none_of(out.begin(), out.end(), stays_in);
        return certain || !member(offer.costs, "out").is_null();
    }
    std::string purpose_in_words(const Chance& chance, const table::Words& words) const override {
        return formula_d::purpose_in_words(chance, words);
    }

    void show_table(const table::AnyMatch& match, Seat seat, std::span<const Numbered> answers, BoardStyle style,
                    Console& console) const override {
        const RaceView race = race_view(match, seat);
        const CarView* car = race.car(table::seat_number(seat));
        const track::Circuit& circuit = match.circuit()->track();
        const track::Source& source = match.circuit()->file.source;
        if (car == nullptr) return;
        const table::Words& words = console.words(match.game());
        const bool strip = style == BoardStyle::strip;
        if (car->on_board() && strip) {
            for (const std::string& line :
                 draw_strip(circuit, source, strip_plan(circuit, race, *car, answers), console))
                console.say(line);
        }
        if (race.session == "race") console.tell(order_line(circuit, source, race, car->number, words), 3);
        for (const std::string& line : dashboard(race, *car, console)) console.tell(line, 3);
        if (!car->on_board()) return;
        if (strip && circuit.at(car->space).in_pit_lane())
            console.tell(pit_sentence(circuit, *car, words), 3);
        else if (strip)
            console.tell(corner_sentence(circuit, source, *car, words), 3);
        if (!strip) {
            for (const std::string& line : surroundings(circuit, source, race, *car, words)) console.tell(line, 3);
        }
        if (leads_into_pits(answers)) console.tell(pits_explained(circuit, race, *car, words), 3);
    }

    void show_everybody(const table::AnyMatch& match, Seat seat, Console& console) const override {
        const RaceView race = race_view(match, seat);
        for (const std::string& line : everybody(match.circuit()->track(), race, console)) console.say(line);
    }

    std::string odds_in_short(const Json& odds, const Offer& offer, const table::Words& words) const override {
        const Json& outcomes = member(odds, "outcomes");
        std::vector<std::string> parts;
        const bool gear = text_of(offer.json, "do") == "gear";
        const double overshoot = chance_of_more(member(outcomes, "overshoot"), 0);
        if (overshoot > 0 || gear) parts.push_back(words.say("odds.overshoot") + " " + percent(overshoot));
        for (const std::string_view gauge : gauge_names) {
            const Json& lost = member(outcomes, std::string(gauge) + "_lost");
            const double chance = chance_of_more(lost, whole_of(offer.costs, gauge));
            if (chance > 0) parts.push_back(gauge_word(gauge, words) + " " + percent(chance));
        }
        const double spin = chance_of_other(member(outcomes, "spun"), Json(false));
        const double out = chance_of_other(member(outcomes, "out"), Json(false));
        if (spin > 0) parts.push_back(words.say("odds.spin") + " " + percent(spin));
        if (out > 0 || gear) parts.push_back(words.say("odds.out") + " " + percent(out));
        return joined(parts, ", ");
    }

    bool begins_line(const table::Told& told) const override { return formula_d::begins_line(told); }
    std::string line_for(const table::AnyMatch& match, std::span<const table::Told> events,
                         const table::Words& words) const override {
        return turn_line(match, events, words);
    }
    std::size_t most_notable(std::span<const table::Told> events) const override {
        return formula_d::most_notable(events);
    }
};

}  // namespace

const Face& face() {
    static const FormulaDFace the_face;
    return the_face;
}

}  // namespace paddock::cli::formula_d
