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

struct Described {
    const char* kind;
    Json particulars = Json::object();
};

struct Describer {
    const LoadedCircuit& content;

    Json space(SpaceId id) const { return id == SpaceId::none ? Json() : Json(track::space_name(content.track(), id)); }
    Json corner(std::uint8_t number) const {
        return content.file.source.elements[content.track().corners[number].element].name;
    }

    Described operator()(const DriverPicked& e) const {
        return {"driver-picked", {{"driver", name_in(names::drivers, e.driver)}}};
    }
    Described operator()(const CarBuilt& e) const { return {"car-built", {{"gauges", all_gauges_json(e.gauges)}}}; }
    Described operator()(const TiresFitted& e) const {
        return {"tires-fitted", {{"compound", name_in(names::compounds, e.compound)}}};
    }
    Described operator()(const ForecastRolled& e) const {
        return {"forecast-rolled", {{"value", e.value}, {"forecast", name_in(names::forecasts, e.forecast)}}};
    }
    Described operator()(const WeatherSet& e) const {
        return {"weather-set",
                {{"from", name_in(names::weather_lines, e.from)}, {"to", name_in(names::weather_lines, e.to)}}};
    }
    Described operator()(const GridRolled& e) const { return {"grid-rolled", {{"value", e.value}}}; }
    Described operator()(const GridTaken& e) const {
        return {"grid-taken", {{"slot", e.slot}, {"space", space(e.space)}}};
    }
    Described operator()(const QualifyingBegan&) const { return {"qualifying-began"}; }
    Described operator()(const QualifyingEnded& e) const {
        return {"qualifying-ended",
                {{"throws", e.throws}, {"penalty", e.penalty}, {"seconds", e.seconds}, {"failed", e.failed}}};
    }
    Described operator()(const RaceBegan& e) const { return {"race-began", {{"laps", e.laps}}}; }
    Described operator()(const RoundBegan& e) const { return {"round-began", {{"round", e.round}}}; }
    Described operator()(const TurnBegan&) const { return {"turn-began"}; }
    Described operator()(const StartRolled& e) const { return {"start-rolled", {{"value", e.value}}}; }
    Described operator()(const Shifted& e) const {
        return {"shifted", {{"from", formula_d::number(e.from)}, {"to", formula_d::number(e.to)}}};
    }
    Described operator()(const DieRolled& e) const {
        return {"die-rolled", {{"gear", formula_d::number(e.gear)}, {"value", e.value}}};
    }
    Described operator()(const SpacesAdded& e) const { return {"spaces-added", {{"spaces", e.spaces}}}; }
    Described operator()(const Drove& e) const {
        Json way = Json::array();
        for (const SpaceId id : way_of(content.track(), e)) way.push_back(space(id));
        return {"drove", {{"from", space(e.from)}, {"to", space(e.to)}, {"path", to_text(e.path)}, {"way", way}}};
    }
    Described operator()(const Braked& e) const { return {"braked", {{"spaces", e.spaces}}}; }
    Described operator()(const Towed& e) const { return {"towed", {{"by", seat_number(e.by)}}}; }
    Described operator()(const LineCrossed& e) const { return {"line-crossed", {{"crossings", e.crossings}}}; }
    Described operator()(const Tested& e) const {
        return {"tested", {{"value", e.value}, {"fails_up_to", e.fails_up_to}}};
    }
    Described operator()(const WearLost& e) const {
        return {"wear-lost", {{"gauge", name_in(names::gauges, e.gauge)}, {"points", e.points}, {"left", e.left}}};
    }
    Described operator()(const WearRegained& e) const {
        return {"wear-regained", {{"gauge", name_in(names::gauges, e.gauge)}, {"points", e.points}, {"left", e.left}}};
    }
    Described operator()(const MarkerLaid& e) const { return {"marker-laid", {{"space", space(e.space)}}}; }
    Described operator()(const CarBlocked& e) const { return {"car-blocked", {{"undriven", e.undriven}}}; }
    Described operator()(const StopMade& e) const {
        return {"stop-made", {{"corner", corner(e.corner)}, {"made", e.made}, {"needed", e.needed}}};
    }
    Described operator()(const Overshot& e) const {
        return {"overshot", {{"corner", corner(e.corner)}, {"made", e.made}, {"needed", e.needed}}};
    }
    Described operator()(const Spun& e) const { return {"spun", {{"space", space(e.space)}}}; }
    Described operator()(const BoxReached& e) const { return {"box-reached", {{"space", space(e.space)}}}; }
    Described operator()(const PitRolled& e) const { return {"pit-rolled", {{"value", e.value}}}; }
    Described operator()(const RepairProposed& e) const {
        return {"repair-proposed", {{"mate", seat_number(e.mate)}, {"points", some_gauges_json(e.points)}}};
    }
    Described operator()(const RepairAnswered& e) const { return {"repair-answered", {{"agreed", e.agreed}}}; }
    Described operator()(const SpeedNoted& e) const { return {"speed-noted", {{"lap", e.lap}, {"speed", e.speed}}}; }
    Described operator()(const PrizeWon& e) const { return {"prize-won", {{"lap", e.lap}}}; }
    Described operator()(const RadioThrown& e) const {
        return {"radio-thrown", {{"target", seat_number(e.target)}, {"value", e.value}}};
    }
    Described operator()(const ShotFired& e) const { return {"shot-fired", {{"value", e.value}}}; }
    Described operator()(const CarOut& e) const {
        return {"car-out", {{"cause", name_in(names::causes, e.cause)}, {"space", space(e.space)}}};
    }
    Described operator()(const CarFinished& e) const { return {"car-finished", {{"place", e.place}}}; }
    Described operator()(const RaceOver&) const { return {"race-over"}; }
};

template <class E>
Seat seat_of(const E& event) {
    if constexpr (requires { event.seat; }) return event.seat;
    return Seat::nobody;
}

}  // namespace

Told Binding<FormulaD>::told(const LoadedCircuit& content, const FormulaD& /*game*/, const Event& event,
                             const Event* before) {
    Described described = std::visit(Describer{content}, event);
    const std::string rule(std::visit([](const auto& e) { return e.rule.view(); }, event));
    const Seat seat = std::visit([](const auto& e) { return seat_of(e); }, event);
    Told told{rule, formula_d_sentence(content, event, before), Json::object()};
    // Each key stands once: no look whether it is there.
    auto& particulars = described.particulars.get_ref<Json::object_t&>();
    auto& fields = told.json.get_ref<Json::object_t&>();
    fields.reserve(particulars.size() + 4);
    fields.push_back({"event", described.kind});
    fields.push_back({"rule", rule});
    if (seat != Seat::nobody) fields.push_back({"seat", seat_number(seat)});
    for (auto& [key, value] : particulars) fields.push_back({key, std::move(value)});
    fields.push_back({"text", told.sentence});
    return told;
}

}  // namespace paddock::table
