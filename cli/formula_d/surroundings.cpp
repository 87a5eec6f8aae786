#include "cli/formula_d/surroundings.hpp"

#include "cli/strip.hpp"
#include "engine/track/compile.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

using track::Circuit;
using track::Source;
using track::Space;
using track::SpaceId;

constexpr int seen_ahead = 30;
constexpr int seen_behind = 8;

const track::Element& element_of(const Circuit& circuit, const Source& source, int corner) {
    return source.elements[circuit.corners[static_cast<std::size_t>(corner)].element];
}

std::string hand(const std::string& direction, const table::Words& words) {
    std::string text;
    for (const char letter : direction)
        text += (text.empty() ? "" : "-") + words.say(letter == 'L' ? "near.L" : "near.R");
    return text;
}

std::string lane_word(const Space& space, const table::Words& words) {
    if (space.in_pit_lane()) return words.say("choice.lane.P");
    switch (space.lane) {
        case track::Lane::left: return words.say("choice.lane.L");
        case track::Lane::centre: return words.say("choice.lane.C");
        case track::Lane::right: break;
    }
    return words.say("choice.lane.R");
}

std::string place_sentence(const Circuit& circuit, const Source& source, const CarView& car,
                           const table::Words& words) {
    const Space& space = circuit.at(car.space);
    const std::string name = track::space_name(circuit, car.space);
    if (space.in_pit_lane()) return words.say("near.pits", {{"space", name}});
    return words.say(
        "near.place",
        {{"space", name}, {"lane", lane_word(space, words)}, {"place", source.elements[space.element].name}});
}

// "3 spaces ahead", "level", "2 spaces behind"; nothing for what is out of sight.
std::string relation(const Road& road, SpaceId from, SpaceId to, const table::Words& words) {
    const int ahead = road.distance(from, to);
    const int behind = road.distance(to, from);
    if (ahead == 0) return words.say("near.level");
    if (ahead <= seen_ahead) return words.say("near.ahead", {{"n", ahead}});
    return behind <= seen_behind ? words.say("near.behind", {{"n", behind}}) : "";
}

std::string state_of(const CarView& car, const table::Words& words) {
    if (car.in_box) return ", " + words.say("dash.box");
    return car.spun ? ", " + words.say("dash.spun") : "";
}

std::string where_seen(const Circuit& circuit, const Road& road, SpaceId from, SpaceId to, const table::Words& words) {
    const std::string distance = relation(road, from, to, words);
    if (distance.empty()) return "";
    return words.say("near.seen", {{"distance", distance},
                                   {"lane", lane_word(circuit.at(to), words)},
                                   {"space", track::space_name(circuit, to)}});
}

SpaceId own_box(const Circuit& circuit, const CarView& car) {
    const auto colour = static_cast<std::size_t>((car.number - 1) / 2);
    return circuit.boxes.empty() ? SpaceId::none : circuit.boxes[colour % circuit.boxes.size()];
}

}  // namespace

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

std::string corner_sentence(const Circuit& circuit, const Source& source, const CarView& car,
                            const table::Words& words) {
    const auto plate = [&](int corner) {
        const track::Element& element = element_of(circuit, source, corner);
        return words.say("near.corner",
                         {{"name", element.name}, {"hand", hand(element.direction, words)}, {"n", element.stops}});
    };
    CornerAhead ahead = corner_ahead(circuit, car.space, -1);
    if (ahead.corner < 0) return "";
    std::string text;
    if (ahead.first == 0) {
        const int needed = element_of(circuit, source, ahead.corner).stops;
        text = words.say(ahead.last == 0 ? "near.in.last" : "near.in",
                         {{"corner", plate(ahead.corner)}, {"made", car.stops}, {"n", ahead.last}});
        if (car.stops < needed) return text;
        ahead = corner_ahead(circuit, car.space, ahead.corner);
        if (ahead.corner < 0) return text;
        text += " ";
    }
    return text + words.say("near.next", {{"corner", plate(ahead.corner)}, {"from", ahead.first}, {"to", ahead.last}});
}

std::string pit_sentence(const Circuit& circuit, const CarView& car, const table::Words& words) {
    const SpaceId box = own_box(circuit, car);
    const std::string exit = words.say("near.exit", {{"n", circuit.size() - track::number(car.space)}});
    if (car.in_box) return words.say("near.box.in", {{"exit", exit}});
    const int to_box = box == SpaceId::none ? -1 : track::number(box) - track::number(car.space);
    if (to_box < 0 || car.box_served) return words.say("near.box.behind", {{"exit", exit}});
    return words.say(to_box == 0 ? "near.box.beside" : "near.box",
                     {{"n", to_box}, {"space", track::space_name(circuit, box)}, {"exit", exit}});
}

std::string pits_explained(const Circuit& circuit, const RaceView& race, const CarView& car,
                           const table::Words& words) {
    const SpaceId box = own_box(circuit, car);
    const std::string place = box == SpaceId::none ? "" : " (" + track::space_name(circuit, box) + ")";
    return words.say("near.explained", {{"place", place}, {"technical", race.technical_stops ? 1 : 0}});
}

std::vector<std::string> surroundings(const Circuit& circuit, const Source& source, const RaceView& race,
                                      const CarView& car, const table::Words& words) {
    std::vector<std::string> lines{place_sentence(circuit, source, car, words)};
    lines.push_back(circuit.at(car.space).in_pit_lane() ? pit_sentence(circuit, car, words)
                                                        : corner_sentence(circuit, source, car, words));
    const Road road(circuit, source);
    for (const int number : race.order) {
        const CarView* other = race.car(number);
        if (other == nullptr || other->number == car.number || !other->on_board()) continue;
        const std::string where = where_seen(circuit, road, car.space, other->space, words);
        if (!where.empty())
            lines.push_back(
                words.say("near.car", {{"n", number}, {"where", where}, {"state", state_of(*other, words)}}));
    }
    for (const SpaceId marker : race.markers) {
        const std::string where = where_seen(circuit, road, car.space, marker, words);
        if (!where.empty()) lines.push_back(words.say("near.marker", {{"where", where}}));
    }
    return lines;
}

}  // namespace paddock::cli::formula_d
