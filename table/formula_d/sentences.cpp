#include "table/formula_d/sentences.hpp"

#include "table/fields.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/names.hpp"
#include "table/past.hpp"
#include "table/text.hpp"

namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

std::string clock_text(int seconds) {
    const int rest = seconds % 60;
    return std::to_string(seconds / 60) + ":" + (rest < 10 ? "0" : "") + std::to_string(rest);
}

struct Teller {
    const LoadedCircuit& content;
    std::span<const Event> past;
    const Words& words;

    std::string tell(std::string_view event, std::initializer_list<Param> params = {}) const {
        return capitalised(words.say("event." + std::string(event), params));
    }
    std::string tell_of(Seat seat, std::string_view event, std::initializer_list<Param> params = {}) const {
        std::vector<Param> all{{"me", car(seat)}, {"who", car(seat)}};
        all.insert(all.end(), params.begin(), params.end());
        return words.say("event." + std::string(event), all);
    }

    static OpenSeat car(Seat seat) { return {seat_number(seat)}; }
    std::string at(SpaceId space) const { return formula_d_place(content, space, words); }
    std::string corner(std::uint8_t number) const { return formula_d_corner(content, number, words); }
    std::string gear(Gear gear) const { return words.say("gear." + std::to_string(formula_d::number(gear))); }
    std::string compound(Compound compound) const {
        return lower_first(words.say("compound." + std::string(name_in(names::compounds, compound))));
    }
    std::string reason(RuleId rule) const { return formula_d_reason(rule, words); }
    // With "rolled 1" when the test that caused it was told just before.
    std::string reason(RuleId rule, Seat seat) const {
        const Tested* test = past.empty() ? nullptr : std::get_if<Tested>(&past.back());
        const bool fits = test != nullptr && test->seat == seat && test->value <= test->fails_up_to;
        return fits ? words.say("why.rolled", {{"reason", reason(rule)}, {"value", test->value}}) : reason(rule);
    }

    std::string operator()(const DriverPicked& e) const {
        const std::string key = "driver.name." + std::string(name_in(names::drivers, e.driver));
        return tell_of(e.seat, "driver-picked", {{"driver", words.say(key)}});
    }
    std::string operator()(const CarBuilt& e) const {
        std::string points;
        for (const auto& entry : names::gauges) {
            const std::string gauge = words.say("gauge." + std::string(entry.name));
            points += (points.empty() ? "" : ", ") + gauge + " " + std::to_string(e.gauges[entry.value]);
        }
        return tell_of(e.seat, "car-built", {{"points", points}});
    }
    std::string operator()(const TiresFitted& e) const {
        return tell_of(e.seat, "tires-fitted", {{"compound", compound(e.compound)}});
    }
    std::string operator()(const ForecastRolled& e) const {
        const std::string forecast = words.say("weather.short." + std::string(name_in(names::forecasts, e.forecast)));
        return tell("forecast-rolled", {{"value", e.value}, {"forecast", forecast}});
    }
    std::string operator()(const WeatherSet& e) const {
        return tell("weather-set",
                    {{"weather", words.say("weather." + std::string(name_in(names::weather_lines, e.to)))}});
    }
    std::string operator()(const GridRolled& e) const { return tell_of(e.seat, "grid-rolled", {{"value", e.value}}); }
    std::string operator()(const GridTaken& e) const { return tell_of(e.seat, "grid-taken", {{"slot", e.slot}}); }
    std::string operator()(const QualifyingBegan& e) const { return tell_of(e.seat, "qualifying-began"); }
    std::string operator()(const QualifyingEnded& e) const {
        if (e.failed) return tell_of(e.seat, "qualifying-ended.failed");
        std::string text = tell_of(e.seat, "qualifying-ended", {{"throws", e.throws}});
        if (e.penalty > 0) text += " " + tell("qualifying.penalty", {{"penalty", e.penalty}});
        if (e.seconds > 0) text += " " + tell("qualifying.clock", {{"time", clock_text(e.seconds)}});
        return text;
    }
    std::string operator()(const RaceBegan& e) const { return tell("race-began", {{"laps", e.laps}}); }
    std::string operator()(const RoundBegan& e) const { return tell("round-began", {{"round", e.round}}); }
    std::string operator()(const TurnBegan& e) const { return tell_of(e.seat, "turn-began"); }
    std::string operator()(const StartRolled& e) const {
        const std::string_view key = e.value == 1 ? "start.stalls" : e.value == 20 ? "start.great" : "start.away";
        return tell_of(e.seat, key, {{"value", e.value}});
    }
    std::string operator()(const Shifted& e) const {
        return tell_of(e.seat, e.from == e.to ? "shifted.not" : "shifted", {{"gear", gear(e.to)}});
    }
    std::string operator()(const DieRolled& e) const {
        const Shifted* shift = last_in_turn<Shifted, TurnBegan>(past, e.seat);
        const std::string_view key = shift == nullptr || shift->to == shift->from ? "shifted.stay"
                                     : shift->to > shift->from                    ? "shifted.up"
                                                                                  : "shifted.down";
        return tell_of(e.seat, key, {{"value", e.value}, {"gear", gear(e.gear)}});
    }
    std::string operator()(const SpacesAdded& e) const {
        return e.spaces < 0 ? tell_of(e.seat, "spaces-taken", {{"n", -e.spaces}, {"reason", reason(e.rule)}})
                            : tell_of(e.seat, "spaces-added", {{"n", e.spaces}, {"reason", reason(e.rule)}});
    }
    std::string operator()(const Drove& e) const {
        if (e.path.empty()) return tell_of(e.seat, "drove.stays");
        return tell_of(e.seat, "drove", {{"n", e.path.size()}, {"place", at(e.to)}});
    }
    std::string operator()(const Braked& e) const { return tell_of(e.seat, "braked", {{"n", e.spaces}}); }
    std::string operator()(const Towed& e) const { return tell_of(e.seat, "towed", {{"other", car(e.by)}}); }
    std::string operator()(const LineCrossed& e) const {
        return tell_of(e.seat, "line-crossed", {{"lap", e.crossings}});
    }
    std::string operator()(const Tested& e) const {
        return tell_of(e.seat, e.value <= e.fails_up_to ? "tested.hurt" : "tested.safe",
                       {{"value", e.value}, {"reason", reason(e.rule)}, {"limit", e.fails_up_to}});
    }
    std::string operator()(const WearLost& e) const {
        return tell_of(
            e.seat, "wear-lost",
            {{"points", points_of(words, e.gauge, e.points)}, {"reason", reason(e.rule, e.seat)}, {"left", e.left}});
    }
    std::string operator()(const WearRegained& e) const {
        return tell_of(e.seat, "wear-regained", {{"points", points_of(words, e.gauge, e.points)}});
    }
    std::string operator()(const MarkerLaid& e) const { return tell("marker-laid", {{"place", at(e.space)}}); }
    std::string operator()(const CarBlocked& e) const { return tell_of(e.seat, "car-blocked", {{"n", e.undriven}}); }
    std::string operator()(const StopMade& e) const {
        return tell_of(e.seat, "stop-made", {{"made", e.made}, {"needed", e.needed}, {"corner", corner(e.corner)}});
    }
    std::string operator()(const Overshot& e) const {
        return tell_of(e.seat, "overshot", {{"made", e.made}, {"needed", e.needed}, {"corner", corner(e.corner)}});
    }
    std::string operator()(const Spun& e) const { return tell_of(e.seat, "spun", {{"place", at(e.space)}}); }
    std::string operator()(const BoxReached& e) const { return tell_of(e.seat, "box-reached"); }
    std::string operator()(const PitRolled& e) const {
        return tell("pit-rolled", {{"value", e.value}, {"quick", e.value <= 10 ? 1 : 0}});
    }
    std::string operator()(const RepairProposed& e) const {
        return tell_of(e.seat, "repair-proposed", {{"other", car(e.mate)}});
    }
    std::string operator()(const RepairAnswered& e) const {
        return tell_of(e.seat, e.agreed ? "repair-answered.yes" : "repair-answered.no");
    }
    std::string operator()(const SpeedNoted& e) const { return tell_of(e.seat, "speed-noted", {{"speed", e.speed}}); }
    std::string operator()(const PrizeWon& e) const { return tell_of(e.seat, "prize-won"); }
    std::string operator()(const RadioThrown& e) const {
        return tell_of(e.seat, "radio-thrown", {{"other", car(e.target)}, {"value", e.value}});
    }
    std::string operator()(const ShotFired& e) const {
        return tell_of(e.seat, "shot-fired", {{"value", e.value}, {"missed", e.value <= 15 ? 1 : 0}});
    }
    std::string operator()(const CarOut& e) const {
        const std::string cause = words.say("cause." + std::string(name_in(names::causes, e.cause)));
        return tell_of(e.seat, "car-out", {{"place", at(e.space)}, {"cause", cause}});
    }
    std::string operator()(const CarFinished& e) const { return tell_of(e.seat, "car-finished", {{"place", e.place}}); }
    std::string operator()(const RaceOver&) const { return tell("race-over"); }
    std::string operator()(const TeamRanked& e) const {
        return tell("team-ranked", {{"who", car(e.seat)}, {"other", car(e.mate)}, {"place", e.place}, {"n", e.points}});
    }
};

}  // namespace

std::string formula_d_sentence(const LoadedCircuit& content, const Event& event, std::span<const Event> past,
                               const Words& words) {
    return std::visit(Teller{content, past, words}, event);
}

// Of names that are none the catalogue has a translation: "Pit straight".
static std::string element_name(const LoadedCircuit& content, std::size_t element, const Words& words) {
    const std::string& name = content.file.source.elements[element].name;
    const std::string key = "name." + slug_of(name);
    return words.has(key) ? words.say(key) : name;
}

std::string formula_d_corner(const LoadedCircuit& content, int corner, const Words& words) {
    return element_name(content, content.track().corners[static_cast<std::size_t>(corner)].element, words);
}

std::string formula_d_place(const LoadedCircuit& content, SpaceId id, const Words& words) {
    if (id == SpaceId::none) return words.say("nowhere");
    const track::Space& space = content.track().at(id);
    const std::string code = track::space_name(content.track(), id);
    if (space.in_pit_lane()) return words.say("choice.lane.P") + " " + code.substr(1);
    return element_name(content, space.element, words) + " " + code.substr(code.rfind('.') + 1) + code[0];
}

std::string formula_d_reason(RuleId rule, const Words& words) {
    const std::string why = words.say_why(rule.view());
    return why.empty() ? words.say("why.other") : why;
}

}  // namespace paddock::table
