#include "cli/formula_d/surroundings.hpp"

#include "cli/strip.hpp"
#include "engine/track/compile.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

using table::counted;
using track::Circuit;
using track::Source;
using track::Space;
using track::SpaceId;

constexpr int seen_ahead = 30;
constexpr int seen_behind = 8;

const track::Element& element_of(const Circuit& circuit, const Source& source, int corner) {
    return source.elements[circuit.corners[static_cast<std::size_t>(corner)].element];
}

std::string hand(const std::string& direction) {
    if (direction == "L") return "left";
    if (direction == "R") return "right";
    std::string text;
    for (const char letter : direction) text += (text.empty() ? "" : "-") + hand(std::string(1, letter));
    return text;
}

std::string place_sentence(const Circuit& circuit, const Source& source, const CarView& car) {
    const Space& space = circuit.at(car.space);
    const std::string name = track::space_name(circuit, car.space);
    if (space.in_pit_lane()) return "You are in the pit lane, on " + name + ".";
    return "You are on " + name + ", in the " + lane_word(space.lane) + " lane of " +
           source.elements[space.element].name + ".";
}

// "3 spaces ahead", "level", "2 spaces behind"; nothing for what is out of sight.
std::string relation(const Road& road, SpaceId from, SpaceId to) {
    const int ahead = road.distance(from, to);
    const int behind = road.distance(to, from);
    if (ahead == 0) return "level with you";
    if (ahead <= seen_ahead) return counted(ahead, "space") + " ahead";
    if (behind <= seen_behind) return counted(behind, "space") + " behind";
    return "";
}

std::string state_of(const CarView& car) {
    if (car.in_box) return ", in its box";
    if (car.spun) return ", spun round";
    return "";
}

std::string where_seen(const Circuit& circuit, const Road& road, SpaceId from, SpaceId to) {
    const std::string distance = relation(road, from, to);
    if (distance.empty()) return "";
    const Space& space = circuit.at(to);
    return distance + (space.in_pit_lane() ? " in the pit lane" : ", " + lane_word(space.lane) + " lane") + ", on " +
           track::space_name(circuit, to);
}

SpaceId own_box(const Circuit& circuit, const CarView& car) {
    const auto colour = static_cast<std::size_t>((car.number - 1) / 2);
    return circuit.boxes.empty() ? SpaceId::none : circuit.boxes[colour % circuit.boxes.size()];
}

}  // namespace

std::string lane_word(track::Lane lane) {
    switch (lane) {
        case track::Lane::left: return "left";
        case track::Lane::centre: return "centre";
        case track::Lane::right: return "right";
    }
    return "";
}

CornerAhead corner_ahead(const Circuit& circuit, SpaceId from, int beyond) {
    CornerAhead found;
    SpaceId space = from;
    for (int steps = 0; steps <= circuit.size() && space != SpaceId::none; ++steps) {
        const Space& here = circuit.at(space);
        const int corner = here.in_corner() && here.corner != beyond ? here.corner : -1;
        if (found.corner >= 0 && corner != found.corner) return found;
        if (corner >= 0 && found.corner < 0) found = {corner, steps, steps};
        if (corner >= 0) found.last = steps;
        space = here.ahead;
    }
    return found;
}

std::string corner_sentence(const Circuit& circuit, const Source& source, const CarView& car) {
    const auto plate = [&](int corner) {
        const track::Element& element = element_of(circuit, source, corner);
        return element.name + " (" + hand(element.direction) + ", " + counted(element.stops, "stop") + ")";
    };
    CornerAhead ahead = corner_ahead(circuit, car.space, -1);
    if (ahead.corner < 0) return "";
    std::string text;
    if (ahead.first == 0) {
        const int needed = element_of(circuit, source, ahead.corner).stops;
        const std::string end =
            ahead.last == 0 ? "you are on its last space." : "it ends " + counted(ahead.last, "space") + " ahead.";
        text = "In " + plate(ahead.corner) + ", " + std::to_string(car.stops) + " made; " + end;
        if (car.stops < needed) return text;
        ahead = corner_ahead(circuit, car.space, ahead.corner);
        if (ahead.corner < 0) return text;
        text += " ";
    }
    return text + "Next corner: " + plate(ahead.corner) + ", " + std::to_string(ahead.first) + " to " +
           counted(ahead.last, "space") + " ahead.";
}

std::string pit_sentence(const Circuit& circuit, const CarView& car) {
    const SpaceId box = own_box(circuit, car);
    const int to_exit = circuit.size() - track::number(car.space);
    const std::string exit = "the track begins again " + counted(to_exit, "space") + " ahead.";
    if (car.in_box) return "Pit lane: you are in your box; " + exit;
    const int to_box = box == SpaceId::none ? -1 : track::number(box) - track::number(car.space);
    if (to_box < 0 || car.box_served) return "Pit lane: your box lies behind you; " + exit;
    const std::string where = to_box == 0 ? "right beside you" : counted(to_box, "space") + " ahead";
    return "Pit lane: your box is " + where + ", on " + track::space_name(circuit, box) + "; " + exit;
}

std::string pits_explained(const Circuit& circuit, const RaceView& race, const CarView& car) {
    const SpaceId box = own_box(circuit, car);
    const std::string place = box == SpaceId::none ? "" : " (" + track::space_name(circuit, box) + ")";
    return "P in a way leads into the pit lane: a stop at your box" + place + " renews all tires" +
           (race.technical_stops ? " or repairs other points" : "") + ", and costs time if the mechanics are slow.";
}

std::vector<std::string> surroundings(const Circuit& circuit, const Source& source, const RaceView& race,
                                      const CarView& car) {
    std::vector<std::string> lines{place_sentence(circuit, source, car)};
    lines.push_back(circuit.at(car.space).in_pit_lane() ? pit_sentence(circuit, car)
                                                        : corner_sentence(circuit, source, car));
    const Road road(circuit, source);
    for (const int number : race.order) {
        const CarView* other = race.car(number);
        if (other == nullptr || other->number == car.number || !other->on_board()) continue;
        const std::string where = where_seen(circuit, road, car.space, other->space);
        if (!where.empty()) lines.push_back("Car " + std::to_string(number) + " is " + where + state_of(*other) + ".");
    }
    for (const SpaceId marker : race.markers) {
        const std::string where = where_seen(circuit, road, car.space, marker);
        if (!where.empty()) lines.push_back("A damage marker lies " + where + ".");
    }
    return lines;
}

}  // namespace paddock::cli::formula_d
