#include <algorithm>
#include <optional>

#include "engine/formula_d/routes.hpp"
#include "table/fields.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/way.hpp"
#include "table/rolls.hpp"

// What is asked, what each answer means in plain words, and what it costs apart from luck.
namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

// What follows a choice when every die shows its median, up to the end of the seat's own doing.
struct Preview {
    Gauges lost;
    std::optional<Cause> out;
    std::vector<SpaceId> way;
    std::optional<StopMade> stop;
    bool spins = false;
    bool box = false;
    bool finishes = false;
    int more = 0;         // spaces the move still has after this, of which the driver is asked anew
    bool slides = false;  // … because the car slides
};

// Hears what a choice leads to.
struct Previewer {
    const Circuit& circuit;
    const Choice& choice;
    Seat seat;
    Preview preview = {};
    bool ended = false;

    void hear(const Event& event) {
        ended = ended || is_end(event);
        if (!ended) note(event);
    }

  private:
    bool is_end(const Event& event) const {
        if (std::holds_alternative<TurnBegan>(event) || std::holds_alternative<RoundBegan>(event) ||
            std::holds_alternative<RaceOver>(event))
            return true;
        // What a gear costs is what the lever costs; the die comes after.
        return std::holds_alternative<ShiftTo>(choice) && std::holds_alternative<DieRolled>(event);
    }
    void note(const Event& event) {
        if (const auto* lost = std::get_if<WearLost>(&event); lost && lost->seat == seat)
            preview.lost[lost->gauge] = static_cast<std::uint8_t>(preview.lost[lost->gauge] + lost->points);
        if (const auto* out = std::get_if<CarOut>(&event); out && out->seat == seat) preview.out = out->cause;
        if (const auto* drove = std::get_if<Drove>(&event); drove && drove->seat == seat && !preview.box) {
            preview.way.reserve(preview.way.size() + static_cast<std::size_t>(drove->path.size()));
            follow_way(circuit, *drove, [&](SpaceId space) { preview.way.push_back(space); });
        }
        if (const auto* stop = std::get_if<StopMade>(&event); stop && stop->seat == seat) preview.stop = *stop;
        if (const auto* spun = std::get_if<Spun>(&event); spun && spun->seat == seat) preview.spins = true;
        if (const auto* box = std::get_if<BoxReached>(&event); box && box->seat == seat) preview.box = true;
        if (const auto* home = std::get_if<CarFinished>(&event); home && home->seat == seat) preview.finishes = true;
    }
};

Preview preview_of(const FormulaD& game, const State& now, Seat seat, const Choice& choice) {
    Previewer previewer{game.circuit(), choice, seat};
    State after = now;
    MedianRolls rolls;
    const Events<Event> listener([](void* self, const Event& event) { static_cast<Previewer*>(self)->hear(event); },
                                 &previewer);
    if (!game.apply(after, seat, choice, rolls, listener)) return {};
    Preview& preview = previewer.preview;
    if (!previewer.ended && after.ask == Ask::drive && after.mover() == seat && !preview.box) {
        preview.more = after.move.remaining;
        preview.slides = after.move.part == Part::slide;
    }
    return std::move(preview);
}

void write_costs(JsonText& out, const Preview& preview) {
    out.begin_object();
    write_gauge_fields(out, preview.lost, Write::what_is_set);
    if (preview.spins) out.key("spins").value(true);
    if (preview.out) out.key("out").word(name_in(names::causes, *preview.out));
    out.end_object();
}

Json costs_of(const Preview& preview) {
    JsonText out;
    write_costs(out, preview);
    return Json::parse(out.take());
}

std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text;
}

struct Labeller {
    const LoadedCircuit& content;
    const FormulaD& game;
    const Car& car;
    const Preview& preview;
    const Words& words;

    std::string say(std::string_view choice, std::initializer_list<Param> params = {}) const {
        return words.say("choice." + std::string(choice), params);
    }
    std::string compound(Compound compound) const {
        return say("fit", {{"compound", words.say("compound." + std::string(name_in(names::compounds, compound)))}});
    }
    // "1 tyre, 2 brakes"
    std::string points(const Gauges& gauges) const {
        std::vector<std::string> parts;
        for (const auto& entry : names::gauges) {
            if (gauges[entry.value] > 0) parts.push_back(points_of(words, entry.value, gauges[entry.value]));
        }
        return joined(parts);
    }
    std::string repair(const Gauges& gauges) const {
        return gauges.total() > 0 ? say("repair", {{"points", points(gauges)}}) : say("repair.none");
    }

    std::string operator()(const PickDriver& choice) const {
        const std::string key = "driver.name." + std::string(name_in(names::drivers, choice.driver));
        return say("driver", {{"driver", words.say(key)}});
    }
    std::string operator()(const BuildGauge& choice) const {
        const std::string gauge = words.say("gauge." + std::string(name_in(names::gauges, choice.gauge)));
        return say("gauge", {{"gauge", gauge}, {"n", choice.points}});
    }
    std::string operator()(const FitTires& choice) const { return capitalised(compound(choice.compound)); }
    std::string operator()(const ShiftTo& choice) const {
        const int gear = formula_d::number(choice.gear);
        const GearDie& die = FormulaD::terms().gear_dice[static_cast<std::size_t>(gear - 1)];
        return say("gear", {{"gear", words.say("gear." + std::to_string(gear))},
                            {"from", die.first},
                            {"to", die.first + die.count - 1}});
    }
    std::string operator()(const FireNitro& choice) const {
        return say(choice.nitro == Nitro::no ? "nitro.no" : choice.nitro == Nitro::fire ? "nitro.yes" : "nitro.better");
    }
    std::string operator()(const TakeSoftBonus& choice) const { return say(choice.take ? "bonus.yes" : "bonus.no"); }
    std::string operator()(const Skid& choice) const { return say("skid." + std::to_string(choice.by)); }
    std::string operator()(const DropScrap& choice) const { return say(choice.drop ? "scrap.yes" : "scrap.no"); }
    std::string operator()(const Drive& choice) const { return way_text(choice.path, choice.brakes); }
    std::string operator()(const Tow& choice) const {
        if (choice.shape.empty()) return say("tow.no");
        return say("tow.to", {{"way", way_text(choice.shape, choice.brakes)}});
    }
    std::string operator()(const StopAtBox& choice) const {
        const std::string text =
            choice.technical ? say("stop.repair", {{"repair", lower_first(repair(choice.repair))}}) : say("stop.tires");
        return game.options().tires ? text + ", " + lower_first(compound(choice.compound)) : text;
    }
    std::string operator()(const Consent& choice) const { return say(choice.agreed ? "consent.yes" : "consent.no"); }
    std::string operator()(const Repair& choice) const { return repair(choice.points); }
    std::string operator()(const ThrowRadio& choice) const {
        if (choice.target == Seat::nobody) return say("radio.no");
        return say("radio", {{"name", words.say("car", {{"n", seat_number(choice.target)}})}});
    }
    std::string operator()(const RollWeatherAgain& choice) const {
        return say(choice.again ? "weather.yes" : "weather.no");
    }

    std::string way_text(const Path& path, int brakes) const {
        const SpaceId end = preview.way.empty() ? car.space : preview.way.back();
        std::vector<std::string> parts;
        parts.push_back(path.empty()
                            ? say("stay")
                            : say("to", {{"n", path.size()}, {"place", track::space_name(game.circuit(), end)}}));
        if (brakes > 0) parts.push_back(say("brake", {{"n", brakes}}));
        if (preview.more > 0) parts.push_back(say(preview.slides ? "then.slide" : "then", {{"n", preview.more}}));
        add_consequences(parts, brakes);
        return joined(parts);
    }

    // What follows, apart from the brakes the driver has chosen to spend.
    void add_consequences(std::vector<std::string>& parts, int brakes) const {
        const bool pits = !preview.way.empty() && game.circuit().at(preview.way.back()).in_pit_lane();
        if (preview.box)
            parts.push_back(say("box"));
        else if (pits && !game.circuit().at(car.space).in_pit_lane())
            parts.push_back(say("pits"));
        if (preview.finishes) parts.push_back(say("finish"));
        if (preview.stop) {
            const std::size_t element = game.circuit().corners[preview.stop->corner].element;
            parts.push_back(say("stops", {{"made", preview.stop->made},
                                          {"needed", preview.stop->needed},
                                          {"corner", content.file.source.elements[element].name}}));
        }
        Gauges lost = preview.lost;
        lost[Gauge::brakes] = static_cast<std::uint8_t>(std::max(0, lost[Gauge::brakes] - brakes));
        if (lost.total() > 0) parts.push_back(say("costs", {{"points", points(lost)}}));
        if (preview.spins) parts.push_back(words.say("cost.spins"));
        if (preview.out) parts.push_back(words.say("cost.out"));
    }
};

}  // namespace

Question Binding<FormulaD>::question(const FormulaD& /*game*/, const State& now, const Words& words) {
    const std::string key(name_in(names::asks, now.ask));
    Question question{key, now.ask == Ask::nothing ? "" : capitalised(words.say("ask." + key))};
    if (now.ask == Ask::consent) question.facts = {{"points", now.proposal.total()}};
    return question;
}

namespace {

// Of a car being built: how many points the gauges after this one have to share.
std::optional<int> points_left(const Car& car, const Choice& choice) {
    const auto* build = std::get_if<BuildGauge>(&choice);
    if (build == nullptr) return std::nullopt;
    return FormulaD::terms().build_total - car.full.total() - build->points;
}

}  // namespace

Offer Binding<FormulaD>::offer(const LoadedCircuit& content, const FormulaD& game, const State& now, Seat seat,
                               const Choice& choice, const Words& words) {
    const Preview preview = preview_of(game, now, seat, choice);
    const Labeller labeller{content, game, now.car(seat), preview, words};
    Offer offer{to_text(choice), std::visit(labeller, choice), choice_json(choice), costs_of(preview)};
    offer.goes_on = preview.more > 0;
    for (const SpaceId space : preview.way) offer.way.push_back(track::space_name(game.circuit(), space));
    if (const std::optional<int> left = points_left(now.car(seat), choice)) offer.facts = {{"left", *left}};
    return offer;
}

void Binding<FormulaD>::write_offer(JsonText& out, const LoadedCircuit& content, const FormulaD& game, const State& now,
                                    Seat seat, const Choice& choice, const Words& words) {
    const Preview preview = preview_of(game, now, seat, choice);
    const Labeller labeller{content, game, now.car(seat), preview, words};
    out.begin_object().key("text").word(to_text(choice)).key("label").value(std::visit(labeller, choice));
    write_choice(out.key("json"), choice);
    write_costs(out.key("costs"), preview);
    if (!preview.way.empty()) {
        out.key("way").begin_array();
        for (const SpaceId space : preview.way) out.word(track::space_name(game.circuit(), space));
        out.end_array();
    }
    if (const std::optional<int> left = points_left(now.car(seat), choice))
        out.key("facts").begin_object().key("left").value(*left).end_object();
    out.end_object();
}

}  // namespace paddock::table
