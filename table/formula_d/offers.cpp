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

std::string points_text(const Gauges& gauges) {
    std::string text;
    for (const auto& entry : names::gauges) {
        if (gauges[entry.value] == 0) continue;
        text += (text.empty() ? "" : ", ") + gauge_points(gauges[entry.value], entry.value);
    }
    return text.empty() ? "nothing" : text;
}

struct Labeller {
    const LoadedCircuit& content;
    const FormulaD& game;
    const Car& car;
    const Preview& preview;

    std::string operator()(const PickDriver& choice) const {
        return "Drive as " + std::string(name_in(names::driver_names, choice.driver));
    }
    std::string operator()(const BuildGauge& choice) const {
        return "Give the " + std::string(name_in(names::gauges, choice.gauge)) + " " + counted(choice.points, "point");
    }
    std::string operator()(const FitTires& choice) const {
        return "Fit " + std::string(name_in(names::compounds, choice.compound)) + " tires";
    }
    std::string operator()(const ShiftTo& choice) const {
        const int from = formula_d::number(car.gear);
        const int to = formula_d::number(choice.gear);
        const GearDie& die = FormulaD::terms().gear_dice[static_cast<std::size_t>(to - 1)];
        const char* verb = to > from ? "Shift up to " : to < from ? "Shift down to " : "Stay in ";
        return verb + ordinal(to) + " gear: " + std::to_string(die.first) + " to " +
               std::to_string(die.first + die.count - 1) + " spaces";
    }
    std::string operator()(const FireNitro& choice) const {
        if (choice.nitro == Nitro::no) return "Keep the nitro";
        return choice.nitro == Nitro::fire ? "Fire the nitro" : "Fire the better nitro";
    }
    std::string operator()(const TakeSoftBonus& choice) const {
        return choice.take ? "Take 1 more space on soft tires" : "No extra space";
    }
    std::string operator()(const Skid& choice) const {
        if (choice.by == 0) return "Do not skid";
        return choice.by > 0 ? "Skid 1 space farther" : "Skid 1 space shorter";
    }
    std::string operator()(const DropScrap& choice) const {
        return choice.drop ? "Leave scrap on this space" : "Leave nothing behind";
    }
    std::string operator()(const Drive& choice) const { return drive_text("Drive", choice.path, choice.brakes); }
    std::string operator()(const Tow& choice) const {
        return choice.shape.empty() ? "Do not slipstream" : drive_text("Slipstream", choice.shape, choice.brakes);
    }
    std::string operator()(const StopAtBox& choice) const {
        std::string text = choice.technical ? "Technical stop: repair " + points_text(choice.repair) : "Tire stop";
        if (game.options().tires) text += ", " + std::string(name_in(names::compounds, choice.compound)) + " tires";
        return text;
    }
    std::string operator()(const Consent& choice) const {
        return choice.agreed ? "Agree to your team mate's repairs" : "Do not agree";
    }
    std::string operator()(const Repair& choice) const { return "Repair " + points_text(choice.points); }
    std::string operator()(const ThrowRadio& choice) const {
        if (choice.target == Seat::nobody) return "Keep the car radio";
        return "Throw the car radio at car " + std::to_string(seat_number(choice.target));
    }
    std::string operator()(const RollWeatherAgain& choice) const {
        return choice.again ? "Have the weather rolled again" : "Let the weather roll stand";
    }

    std::string drive_text(std::string_view verb, const Path& path, int brakes) const {
        const SpaceId end = preview.way.empty() ? car.space : preview.way.back();
        constexpr std::size_t usual = 120;  // there are a dozen of these with most questions
        std::string text;
        text.reserve(usual);
        if (path.empty())
            text += "Stay on ";
        else
            text.append(verb).append(" ").append(counted(path.size(), "space")).append(" to ");
        text += track::space_name(game.circuit(), end);
        if (brakes > 0) text.append(", braking ").append(std::to_string(brakes));
        if (preview.more > 0)
            text.append(preview.slides ? ", then slide " : ", then ").append(std::to_string(preview.more));
        if (preview.more > 0 && !preview.slides) text += " more";
        add_consequences(text, brakes);
        return text;
    }

    // What follows, apart from the brakes the driver has chosen to spend.
    void add_consequences(std::string& text, int brakes) const {
        const bool pits = !preview.way.empty() && game.circuit().at(preview.way.back()).in_pit_lane();
        if (preview.box)
            text += ", into the box";
        else if (pits && !game.circuit().at(car.space).in_pit_lane())
            text += ", into the pit lane";
        if (preview.finishes) text += ", over the finish line";
        if (preview.stop) {
            const std::size_t element = game.circuit().corners[preview.stop->corner].element;
            text.append(", stop ").append(std::to_string(preview.stop->made)).append(" of ");
            text.append(std::to_string(preview.stop->needed)).append(" in ");
            text += content.file.source.elements[element].name;
        }
        Gauges lost = preview.lost;
        lost[Gauge::brakes] = static_cast<std::uint8_t>(std::max(0, lost[Gauge::brakes] - brakes));
        if (lost.total() > 0) text.append(", costs ").append(points_text(lost));
        if (preview.spins) text += ", spins";
        if (preview.out) text += ", out of the race";
    }
};

constexpr Named<Ask> question_texts[] = {
    {"", Ask::nothing},
    {"Choose your driver.", Ask::driver},
    {"Build your car: 20 points on six gauges.", Ask::build},
    {"Choose your tires.", Ask::tires},
    {"Choose a gear.", Ask::gear},
    {"Fire the nitro?", Ask::nitro},
    {"Take the extra space of soft tires?", Ask::soft_bonus},
    {"Skid?", Ask::skid},
    {"Leave scrap behind?", Ask::scrap},
    {"Choose your way.", Ask::drive},
    {"Slipstream?", Ask::slipstream},
    {"You are in your box: which stop?", Ask::pit_stop},
    {"Do you agree to your team mate's repairs?", Ask::consent},
    {"Checkpoint: what is repaired?", Ask::checkpoint},
    {"The police prize is yours: what is repaired?", Ask::police},
    {"Throw the car radio?", Ask::radio},
    {"Have the weather rolled again?", Ask::weather},
};

}  // namespace

Question Binding<FormulaD>::question(const FormulaD& /*game*/, const State& now) {
    Question question{std::string(name_in(names::asks, now.ask)), std::string(name_in(question_texts, now.ask))};
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
                               const Choice& choice) {
    const Preview preview = preview_of(game, now, seat, choice);
    const Labeller labeller{content, game, now.car(seat), preview};
    Offer offer{to_text(choice), std::visit(labeller, choice), choice_json(choice), costs_of(preview)};
    for (const SpaceId space : preview.way) offer.way.push_back(track::space_name(game.circuit(), space));
    if (const std::optional<int> left = points_left(now.car(seat), choice)) offer.facts = {{"left", *left}};
    return offer;
}

void Binding<FormulaD>::write_offer(JsonText& out, const LoadedCircuit& content, const FormulaD& game, const State& now,
                                    Seat seat, const Choice& choice) {
    const Preview preview = preview_of(game, now, seat, choice);
    const Labeller labeller{content, game, now.car(seat), preview};
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
