#include "cli/formula_d/face.hpp"

#include <algorithm>

#include "cli/formula_d/dashboard.hpp"
#include "cli/formula_d/drivers.hpp"
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

// Whether the move goes on from where this answer ends.
bool goes_on(const Offer& offer) { return offer.label.find(", then ") != std::string::npos; }

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
        if (goes_on(answer->offer) && columns(sign) < Road::cell) sign += ">";
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

struct Hint {
    std::string_view question, text;
};
// What one must know at the moment a question first comes up, and no more.
constexpr Hint hints[] = {
    {"gear",
     "Each gear has its own die. Every move ends with a stop, and each corner wants so many stops inside its limits "
     "before you leave it: come slowly enough. One gear up at a time; skipping gears downwards wears the car."},
    {"move",
     "You drive as far as you rolled, changing lanes as you like where the arrows allow it; each brake point takes a "
     "space off. The numbers on the strip show where each answer ends."},
    {"tow",
     "You stand right behind a car, both in 4th gear or higher: its slipstream may carry you three more spaces, past "
     "it. Mind the next corner."},
    {"stop", "A tire stop renews all tires. The black die decides how long it takes: 1-10 and you leave at once."},
    {"tires", "Hard tires last, soft ones are faster but pay double when you overshoot, rain tires hold in the wet."},
    {"build", "Twenty points on six gauges. Tires and brakes forgive mistakes; body, engine and handling keep you in."},
    {"nitro", "Once a lap nitro adds as many spaces as the number of your gear."},
    {"checkpoint", "Crossing the line repairs all tires and a few points of your choice."},
};

// Without "braking 1": what an answer costs stands beside it.
std::string short_way(const Offer& offer) {
    std::string text = offer.label;
    const std::string braking = ", braking " + std::to_string(whole_of(offer.json, "brakes"));
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
    std::string label(const Offer& offer, BoardStyle style) const override {
        const std::string kind = text_of(offer.json, "do");
        if (style == BoardStyle::strip && kind == "move") return short_way(offer);
        const DriverCard* card = driver_card(text_of(offer.json, "driver"));
        if (card == nullptr) return offer.label;
        return std::string(card->name) + ": " + std::string(card->ability) + "; " + driver_gauges(*card);
    }
    std::string hint(std::string_view question) const override {
        for (const Hint& entry : hints) {
            if (entry.question == question) return std::string(entry.text);
        }
        return "";
    }
    Manual manual() const override {
        return {"gear 4, move 3L2, tow no", "FD-OVER-03", "cars", "every car's gauges, gear and place",
                "On the strip you drive to the right. [3] is car 3, ]3[ spun round, (3) in its box; a bare number is "
                "where that choice ends, x7 on a damage marker, 7> a halt from which the move goes on. x is a damage "
                "marker, ! a red space, ^ a sniper's window, ) a tunnel mouth, : a space of a corner, | a corner's "
                "limit, # or a double line the finish, P between spaces or a broken line the police line. P in front "
                "of a line is the pit lane, with b or a box for each colour, B or a filled box for your own. \"stops 0 "
                "of 2\" or 0/2: stops made and needed in that corner."};
    }
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
    std::string purpose_in_words(const Chance& chance) const override { return formula_d::purpose_in_words(chance); }

    void show_table(const table::AnyMatch& match, Seat seat, std::span<const Numbered> answers, BoardStyle style,
                    Console& console) const override {
        const RaceView race = race_view(match, seat);
        const CarView* car = race.car(table::seat_number(seat));
        const track::Circuit& circuit = match.circuit()->track();
        const track::Source& source = match.circuit()->file.source;
        if (car == nullptr) return;
        const bool strip = style == BoardStyle::strip;
        if (car->on_board() && strip) {
            for (const std::string& line :
                 draw_strip(circuit, source, strip_plan(circuit, race, *car, answers), console))
                console.say(line);
        }
        if (race.session == "race") console.tell(order_line(circuit, source, race, car->number), 3);
        for (const std::string& line : dashboard(race, *car, console)) console.tell(line, 3);
        if (!car->on_board()) return;
        if (strip && circuit.at(car->space).in_pit_lane())
            console.tell(pit_sentence(circuit, *car), 3);
        else if (strip)
            console.tell(corner_sentence(circuit, source, *car), 3);
        if (!strip) {
            for (const std::string& line : surroundings(circuit, source, race, *car)) console.tell(line, 3);
        }
        if (leads_into_pits(answers)) console.tell(pits_explained(circuit, race, *car), 3);
    }

    void show_everybody(const table::AnyMatch& match, Seat seat, Console& console) const override {
        const RaceView race = race_view(match, seat);
        for (const std::string& line : everybody(match.circuit()->track(), race, console)) console.say(line);
    }

    std::string odds_in_short(const Json& odds, const Offer& offer) const override {
        const Json& outcomes = member(odds, "outcomes");
        std::vector<std::string> parts;
        const bool gear = text_of(offer.json, "do") == "gear";
        const double overshoot = chance_of_more(member(outcomes, "overshoot"), 0);
        if (overshoot > 0 || gear) parts.push_back("overshoot " + percent(overshoot));
        for (const std::string_view gauge : gauge_names) {
            const Json& lost = member(outcomes, std::string(gauge) + "_lost");
            const double chance = chance_of_more(lost, whole_of(offer.costs, gauge));
            if (chance > 0) parts.push_back(std::string(gauge) + " " + percent(chance));
        }
        const double spin = chance_of_other(member(outcomes, "spun"), Json(false));
        const double out = chance_of_other(member(outcomes, "out"), Json(false));
        if (spin > 0) parts.push_back("spin " + percent(spin));
        if (out > 0 || gear) parts.push_back("out " + percent(out));
        return joined(parts, ", ");
    }

    bool begins_line(const table::Told& told) const override { return formula_d::begins_line(told); }
    std::string line_for(const table::AnyMatch& match, std::span<const table::Told> events) const override {
        return turn_line(match, events);
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
