#include "table/fields.hpp"
#include "table/formula_d/binding.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/sentences.hpp"
#include "table/formula_d/way.hpp"

// Events of Formula D as JSON: what happened, its rule, its particulars, and a sentence.
namespace paddock::table {

namespace {

using namespace formula_d;
namespace names = formula_d_names;

// Writes what happened and its particulars into an object that is open.
struct Describer {
    JsonText& out;
    const LoadedCircuit& content;
    std::string_view rule;
    Seat seat;

    JsonText& happened(std::string_view kind) const {
        out.key("event").word(kind).key("rule").word(rule);
        if (seat != Seat::nobody) out.key("seat").value(seat_number(seat));
        return out;
    }
    JsonText& happened(std::string_view kind, std::string_view key, int value) const {
        return happened(kind).key(key).value(value);
    }
    template <class Value>
    JsonText& name(std::string_view key, std::type_identity_t<std::span<const Named<Value>>> names, Value value) const {
        return out.key(key).word(name_in(names, value));
    }
    JsonText& space(std::string_view key, SpaceId id) const {
        out.key(key);
        return id == SpaceId::none ? out.null() : out.word(track::space_name(content.track(), id));
    }
    void stops(std::uint8_t corner, int made, int needed) const {
        out.key("corner").value(content.file.source.elements[content.track().corners[corner].element].name);
        out.key("made").value(made).key("needed").value(needed);
    }
    void wear(Gauge gauge, int points, int left) const {
        name("gauge", names::gauges, gauge).key("points").value(points).key("left").value(left);
    }

    void operator()(const DriverPicked& e) const {
        happened("driver-picked");
        name("driver", names::drivers, e.driver);
    }
    void operator()(const CarBuilt& e) const {
        write_gauges(happened("car-built").key("gauges"), e.gauges, Write::everything);
    }
    void operator()(const TiresFitted& e) const {
        happened("tires-fitted");
        name("compound", names::compounds, e.compound);
    }
    void operator()(const ForecastRolled& e) const {
        happened("forecast-rolled", "value", e.value);
        name("forecast", names::forecasts, e.forecast);
    }
    void operator()(const WeatherSet& e) const {
        happened("weather-set");
        name("from", names::weather_lines, e.from);
        name("to", names::weather_lines, e.to);
    }
    void operator()(const GridRolled& e) const { happened("grid-rolled", "value", e.value); }
    void operator()(const GridTaken& e) const {
        happened("grid-taken", "slot", e.slot);
        space("space", e.space);
    }
    void operator()(const QualifyingBegan&) const { happened("qualifying-began"); }
    void operator()(const QualifyingEnded& e) const {
        happened("qualifying-ended", "throws", e.throws).key("penalty").value(int{e.penalty});
        out.key("seconds").value(int{e.seconds}).key("failed").value(e.failed);
    }
    void operator()(const RaceBegan& e) const { happened("race-began", "laps", e.laps); }
    void operator()(const RoundBegan& e) const { happened("round-began", "round", e.round); }
    void operator()(const TurnBegan&) const { happened("turn-began"); }
    void operator()(const StartRolled& e) const { happened("start-rolled", "value", e.value); }
    void operator()(const Shifted& e) const {
        happened("shifted", "from", formula_d::number(e.from)).key("to").value(formula_d::number(e.to));
    }
    void operator()(const DieRolled& e) const {
        happened("die-rolled", "gear", formula_d::number(e.gear)).key("value").value(int{e.value});
    }
    void operator()(const SpacesAdded& e) const { happened("spaces-added", "spaces", e.spaces); }
    void operator()(const Drove& e) const {
        happened("drove");
        space("from", e.from);
        space("to", e.to).key("path").word(to_text(e.path)).key("way").begin_array();
        follow_way(content.track(), e, [&](SpaceId id) { out.word(track::space_name(content.track(), id)); });
        out.end_array();
    }
    void operator()(const Braked& e) const { happened("braked", "spaces", e.spaces); }
    void operator()(const Towed& e) const { happened("towed", "by", seat_number(e.by)); }
    void operator()(const LineCrossed& e) const { happened("line-crossed", "crossings", e.crossings); }
    void operator()(const Tested& e) const {
        happened("tested", "value", e.value).key("fails_up_to").value(int{e.fails_up_to});
    }
    void operator()(const WearLost& e) const {
        happened("wear-lost");
        wear(e.gauge, e.points, e.left);
    }
    void operator()(const WearRegained& e) const {
        happened("wear-regained");
        wear(e.gauge, e.points, e.left);
    }
    void operator()(const MarkerLaid& e) const {
        happened("marker-laid");
        space("space", e.space);
    }
    void operator()(const CarBlocked& e) const { happened("car-blocked", "undriven", e.undriven); }
    void operator()(const StopMade& e) const {
        happened("stop-made");
        stops(e.corner, e.made, e.needed);
    }
    void operator()(const Overshot& e) const {
        happened("overshot");
        stops(e.corner, e.made, e.needed);
    }
    void operator()(const Spun& e) const {
        happened("spun");
        space("space", e.space);
    }
    void operator()(const BoxReached& e) const {
        happened("box-reached");
        space("space", e.space);
    }
    void operator()(const PitRolled& e) const { happened("pit-rolled", "value", e.value); }
    void operator()(const RepairProposed& e) const {
        happened("repair-proposed", "mate", seat_number(e.mate));
        write_gauges(out.key("points"), e.points, Write::what_is_set);
    }
    void operator()(const RepairAnswered& e) const { happened("repair-answered").key("agreed").value(e.agreed); }
    void operator()(const SpeedNoted& e) const {
        happened("speed-noted", "lap", e.lap).key("speed").value(int{e.speed});
    }
    void operator()(const PrizeWon& e) const { happened("prize-won", "lap", e.lap); }
    void operator()(const RadioThrown& e) const {
        happened("radio-thrown", "target", seat_number(e.target)).key("value").value(int{e.value});
    }
    void operator()(const ShotFired& e) const { happened("shot-fired", "value", e.value); }
    void operator()(const CarOut& e) const {
        happened("car-out");
        name("cause", names::causes, e.cause);
        space("space", e.space);
    }
    void operator()(const CarFinished& e) const { happened("car-finished", "place", e.place); }
    void operator()(const RaceOver&) const { happened("race-over"); }
};

template <class E>
Seat seat_of(const E& event) {
    if constexpr (requires { event.seat; }) return event.seat;
    return Seat::nobody;
}

void write_particulars(JsonText& out, const LoadedCircuit& content, const Event& event, const std::string& sentence) {
    std::visit([&](const auto& e) { Describer{out, content, e.rule.view(), seat_of(e)}(e); }, event);
    out.key("text").value(sentence);
}

}  // namespace

void Binding<FormulaD>::write_event(JsonText& out, const LoadedCircuit& content, const Event& event,
                                    const Event* before) {
    write_particulars(out, content, event, formula_d_sentence(content, event, before));
}

Told Binding<FormulaD>::told(const LoadedCircuit& content, const FormulaD& /*game*/, const Event& event,
                             const Event* before) {
    const std::string rule(std::visit([](const auto& e) { return e.rule.view(); }, event));
    const std::string sentence = formula_d_sentence(content, event, before);
    JsonText out;
    out.begin_object();
    write_particulars(out, content, event, sentence);
    return {rule, sentence, Json::parse(out.end_object().take())};
}

}  // namespace paddock::table
