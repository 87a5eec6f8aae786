#include "cli/formula_d/race_view.hpp"

#include "cli/json_reading.hpp"
#include "engine/track/compile.hpp"
#include "table/library.hpp"

namespace paddock::cli::formula_d {

namespace {

track::SpaceId space_of(const track::Circuit& circuit, const Json& value) {
    return value.is_string() ? track::find_space(circuit, value.get<std::string>()) : track::SpaceId::none;
}

void read_gauges(const Json& car, CarView& view) {
    for (std::size_t i = 0; i < gauge_names.size(); ++i) {
        view.wear[i] = whole_of(member(car, "wear"), gauge_names[i]);
        view.full[i] = whole_of(member(car, "full"), gauge_names[i]);
    }
}

CarView car_view(const track::Circuit& circuit, const Json& car) {
    CarView view;
    view.number = whole_of(car, "seat");
    view.driver = text_of(car, "driver");
    view.status = text_of(car, "status");
    view.cause = text_of(car, "cause");
    view.compound = text_of(car, "compound");
    view.space = space_of(circuit, member(car, "space"));
    view.gear = whole_of(car, "gear");
    view.crossings = whole_of(car, "crossings");
    view.stops = whole_of(car, "stops");
    view.tire_age = whole_of(car, "tire_age");
    view.reserve = whole_of(car, "reserve");
    view.place = whole_of(car, "place");
    view.start_due = flag_of(car, "start_due");
    view.stalled = flag_of(car, "stalled");
    view.spun = flag_of(car, "spun");
    view.in_box = flag_of(car, "in_box");
    view.box_served = flag_of(car, "box_served");
    view.nitro_used = flag_of(car, "nitro_used");
    view.scrap_used = flag_of(car, "scrap_used");
    view.radio_used = flag_of(car, "radio_used");
    const Json& thresholds = member(car, "thresholds");
    view.thresholds = {whole_of(thresholds, "collision"), whole_of(thresholds, "engine"),
                       whole_of(thresholds, "danger")};
    read_gauges(car, view);
    return view;
}

void read_options(const Json& options, RaceView& view) {
    view.laps = flag_of(options, "three_lap") ? 3 : whole_of(options, "laps");
    view.road_race = flag_of(options, "road_race");
    view.tires = flag_of(options, "tires");
    view.teams = flag_of(options, "teams");
    view.technical_stops = view.teams || flag_of(options, "tech_pit");
}

}  // namespace

const CarView* RaceView::car(int number) const {
    const auto index = static_cast<std::size_t>(number - 1);
    return number >= 1 && index < cars.size() ? &cars[index] : nullptr;
}

RaceView race_view(const table::AnyMatch& match, Seat seat) {
    const Json seen = match.view(seat);
    const Json& position = member(seen, "position");
    const track::Circuit& circuit = match.circuit()->track();
    RaceView view;
    view.session = text_of(position, "session");
    view.ask = text_of(position, "ask");
    view.weather = text_of(position, "weather");
    view.round = whole_of(position, "round");
    view.turn = whole_of(position, "turn");
    view.die = whole_of(member(position, "move"), "die");
    view.remaining = whole_of(member(position, "move"), "remaining");
    view.order = wholes_of(position, "order");
    read_options(member(match.setup(), "options"), view);
    for (const Json& space : member(position, "markers")) view.markers.push_back(space_of(circuit, space));
    for (const Json& car : member(position, "cars")) view.cars.push_back(car_view(circuit, car));
    view.places.assign(view.cars.size(), 0);
    for (std::size_t i = 0; i < view.cars.size(); ++i) view.cars[i].name = match.names()[i];
    for (const Standing& standing : match.standings())
        view.places[static_cast<std::size_t>(number(standing.seat))] = standing.place;
    return view;
}

}  // namespace paddock::cli::formula_d
