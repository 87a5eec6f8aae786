#include "table/formula_d/sentences.hpp"

#include "table/fields.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/names.hpp"
#include "table/text.hpp"

namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

struct Reason {
    std::string_view rules;  // how the rule's id begins
    std::string_view words;
};

// Why points are lost, regained or tested for; the first that fits.
constexpr Reason reasons[] = {
    {"FD-COLL", "collision"},
    {"FD-WX-16", "collision"},
    {"FD-MOTOR", "engine strain"},
    {"FD-WX-17", "engine strain"},
    {"FD-DAM", "dangerous space"},
    {"FD-DANG", "dangerous space"},
    {"FD-WX-18", "dangerous space"},
    {"FD-OVER", "overshooting"},
    {"FD-QUAL", "overshooting"},
    {"FD-RUL-21", "overshooting before the flag"},
    {"FD-BLOCK", "blocked"},
    {"FD-RUL-13", "blocked"},
    {"FD-GEAR", "skipped gears"},
    {"FD-BRAKE", "braking"},
    {"FD-SLIP-07", "braking in the slipstream"},
    {"FD-SLIP-09", "towed into a corner"},
    {"FD-SNIPE", "hit by a sniper"},
    {"FD-DRV-04", "collision with Manson"},
    {"FD-DRV-05", "skidding"},
    {"FD-DRV-09", "hit by the car radio"},
    {"FD-DRV-12", "dangerous space"},
    {"FD-DRV-13", "engine strain"},
    {"FD-PIT", "pit stop"},
    {"FD-TECH", "technical stop"},
    {"FD-TEAM", "technical stop"},
    {"FD-CHK", "checkpoint"},
    {"FD-DRV-06", "checkpoint"},
    {"FD-POL", "police prize"},
    {"FD-NITRO", "nitro"},
    {"FD-DRV-14", "better nitro"},
    {"FD-TIRE-05", "soft tires"},
    {"FD-TIRE", "sliding in the rain"},
    {"FD-DRV-03", "sliding in the rain"},
    {"FD-DRV-01", "How sweet!"},
};

std::string reason(RuleId rule) {
    for (const Reason& entry : reasons) {
        if (rule.view().substr(0, entry.rules.size()) == entry.rules) return ": " + std::string(entry.words);
    }
    return "";
}

template <class Value>
std::string word(std::type_identity_t<std::span<const Named<Value>>> table, Value value) {
    return std::string(name_in(table, value));
}

std::string clock_text(int seconds) {
    const int rest = seconds % 60;
    return std::to_string(seconds / 60) + ":" + (rest < 10 ? "0" : "") + std::to_string(rest);
}

std::string all_points(const Gauges& gauges) {
    std::string text;
    for (const auto& entry : names::gauges)
        text += (text.empty() ? "" : ", ") + std::string(entry.name) + " " + std::to_string(gauges[entry.value]);
    return text;
}

constexpr Named<Cause> causes_in_words[] = {
    {"", Cause::none},
    {"overshot a corner by too much", Cause::overshoot},
    {"too many stops missing in a corner", Cause::missed_stops},
    {"could not pay for a block", Cause::blocked},
    {"no body point left", Cause::body},
    {"no engine point left", Cause::engine},
    {"no handling point left", Cause::handling},
};

struct Teller {
    const LoadedCircuit& content;
    const Event* before;

    std::string car(Seat seat) const { return "Car " + std::to_string(seat_number(seat)); }
    std::string at(SpaceId space) const {
        return space == SpaceId::none ? "nowhere" : track::space_name(content.track(), space);
    }
    std::string corner(std::uint8_t number) const {
        return content.file.source.elements[content.track().corners[number].element].name;
    }
    // ", rolled 1" when the test that caused it was told just before.
    std::string rolled(Seat seat) const {
        const Tested* test = before == nullptr ? nullptr : std::get_if<Tested>(before);
        const bool fits = test != nullptr && test->seat == seat && test->value <= test->fails_up_to;
        return fits ? ", rolled " + std::to_string(test->value) : "";
    }

    std::string operator()(const DriverPicked& e) const {
        return car(e.seat) + " is driven by " + word(names::driver_names, e.driver) + ".";
    }
    std::string operator()(const CarBuilt& e) const { return car(e.seat) + " is built: " + all_points(e.gauges) + "."; }
    std::string operator()(const TiresFitted& e) const {
        return car(e.seat) + " fits " + word(names::compounds, e.compound) + " tires.";
    }
    std::string operator()(const ForecastRolled& e) const {
        return "The weather roll is " + std::to_string(e.value) + ": " + word(names::forecasts, e.forecast) + ".";
    }
    std::string operator()(const WeatherSet& e) const {
        return "The weather is now " + word(names::weather_lines, e.to) + ".";
    }
    std::string operator()(const GridRolled& e) const {
        return car(e.seat) + " rolls " + std::to_string(e.value) + " for the grid.";
    }
    std::string operator()(const GridTaken& e) const {
        return car(e.seat) + " takes grid slot " + std::to_string(e.slot) + " on " + at(e.space) + ".";
    }
    std::string operator()(const QualifyingBegan& e) const { return car(e.seat) + " begins its qualifying lap."; }
    std::string operator()(const QualifyingEnded& e) const {
        if (e.failed) return car(e.seat) + " missed a corner: the qualifying lap is over.";
        return car(e.seat) + " ends its qualifying lap: " + counted(e.throws, "throw") + ", penalty " +
               std::to_string(e.penalty) + ", clock " + clock_text(e.seconds) + ".";
    }
    std::string operator()(const RaceBegan& e) const { return "The race begins: " + counted(e.laps, "lap") + "."; }
    std::string operator()(const RoundBegan& e) const { return "Round " + std::to_string(e.round) + "."; }
    std::string operator()(const TurnBegan& e) const { return car(e.seat) + " has the turn."; }
    std::string operator()(const StartRolled& e) const {
        const char* meaning = e.value == 1 ? "the engine stalls" : e.value == 20 ? "a great start" : "away";
        return car(e.seat) + " rolls " + std::to_string(e.value) + " at the start: " + meaning + ".";
    }
    std::string operator()(const Shifted& e) const {
        const int from = formula_d::number(e.from);
        const int to = formula_d::number(e.to);
        if (from == to) return car(e.seat) + " stays in " + ordinal(to) + " gear.";
        return car(e.seat) + (to > from ? " shifts up from " : " shifts down from ") + ordinal(from) + " to " +
               ordinal(to) + " gear.";
    }
    std::string operator()(const DieRolled& e) const {
        return car(e.seat) + " rolls " + std::to_string(e.value) + " in " + ordinal(formula_d::number(e.gear)) +
               " gear.";
    }
    std::string operator()(const SpacesAdded& e) const {
        const char* how = e.spaces < 0 ? " drives " : " drives another ";
        const std::string spaces = counted(e.spaces < 0 ? -e.spaces : e.spaces, "space");
        return car(e.seat) + how + spaces + (e.spaces < 0 ? " less" : "") + reason(e.rule) + ".";
    }
    std::string operator()(const Drove& e) const {
        if (e.path.empty()) return car(e.seat) + " stays on " + at(e.to) + ".";
        return car(e.seat) + " drives " + counted(e.path.size(), "space") + " from " + at(e.from) + " to " + at(e.to) +
               ".";
    }
    std::string operator()(const Braked& e) const {
        return car(e.seat) + " brakes by " + counted(e.spaces, "space") + ".";
    }
    std::string operator()(const Towed& e) const { return car(e.seat) + " slipstreams past " + lower_car(e.by) + "."; }
    std::string operator()(const LineCrossed& e) const {
        return car(e.seat) + " crosses the line and begins lap " + std::to_string(e.crossings) + ".";
    }
    std::string operator()(const Tested& e) const {
        const bool fails = e.value <= e.fails_up_to;
        return car(e.seat) + " rolls " + std::to_string(e.value) + reason(e.rule) + (fails ? ", hurt" : ", unharmed") +
               " (up to " + std::to_string(e.fails_up_to) + " hurts).";
    }
    std::string operator()(const WearLost& e) const {
        return car(e.seat) + " loses " + points(e.points, e.gauge, e.left) + reason(e.rule) + rolled(e.seat) + ".";
    }
    std::string operator()(const WearRegained& e) const {
        return car(e.seat) + " regains " + points(e.points, e.gauge, e.left) + reason(e.rule) + ".";
    }
    std::string operator()(const MarkerLaid& e) const { return "A damage marker lies on " + at(e.space) + "."; }
    std::string operator()(const CarBlocked& e) const {
        return car(e.seat) + " is blocked with " + counted(e.undriven, "space") + " to go.";
    }
    std::string operator()(const StopMade& e) const {
        return car(e.seat) + " makes stop " + std::to_string(e.made) + " of " + std::to_string(e.needed) + " in " +
               corner(e.corner) + ".";
    }
    std::string operator()(const Overshot& e) const {
        return car(e.seat) + " leaves " + corner(e.corner) + " with " + std::to_string(e.made) + " of " +
               counted(e.needed, "stop") + " made.";
    }
    std::string operator()(const Spun& e) const { return car(e.seat) + " spins on " + at(e.space) + "."; }
    std::string operator()(const BoxReached& e) const {
        return car(e.seat) + " stops at its box, " + at(e.space) + ".";
    }
    std::string operator()(const PitRolled& e) const {
        return car(e.seat) + " rolls " + std::to_string(e.value) + " for the mechanics: a " +
               (e.value <= 10 ? "quick" : "slow") + " stop.";
    }
    std::string operator()(const RepairProposed& e) const {
        return car(e.seat) + " asks " + lower_car(e.mate) + " to agree to its repairs.";
    }
    std::string operator()(const RepairAnswered& e) const {
        return car(e.seat) + (e.agreed ? " agrees to the repairs." : " does not agree to the repairs.");
    }
    std::string operator()(const SpeedNoted& e) const {
        return car(e.seat) + " passes the police at " + std::to_string(e.speed) + " in lap " + std::to_string(e.lap) +
               ".";
    }
    std::string operator()(const PrizeWon& e) const {
        return car(e.seat) + " was the fastest past the police in lap " + std::to_string(e.lap) + ".";
    }
    std::string operator()(const RadioThrown& e) const {
        return car(e.seat) + " throws its radio at " + lower_car(e.target) + ", which rolls " +
               std::to_string(e.value) + ".";
    }
    std::string operator()(const ShotFired& e) const {
        return "A sniper shoots at " + lower_car(e.seat) + ", which rolls " + std::to_string(e.value) +
               (e.value <= 15 ? ": missed." : ": hit.");
    }
    std::string operator()(const CarOut& e) const {
        const std::string cause = word(causes_in_words, e.cause);
        return car(e.seat) + " is out on " + at(e.space) + (cause.empty() ? "" : ": " + cause) + ".";
    }
    std::string operator()(const CarFinished& e) const {
        return car(e.seat) + " finishes in " + ordinal(e.place) + " place.";
    }
    std::string operator()(const RaceOver&) const { return "The race is over."; }

    std::string lower_car(Seat seat) const { return "car " + std::to_string(seat_number(seat)); }
    std::string points(int lost, Gauge gauge, int left) const {
        return gauge_points(lost, gauge) + ", " + std::to_string(left) + " left";
    }
};

}  // namespace

std::string formula_d_sentence(const LoadedCircuit& content, const Event& event, const Event* before) {
    return std::visit(Teller{content, before}, event);
}

}  // namespace paddock::table
