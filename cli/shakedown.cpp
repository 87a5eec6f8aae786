#include <algorithm>
#include <map>
#include <set>

#include "bots/any_bot.hpp"
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/setup.hpp"
#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/house_game.hpp"
#include "table/rolls.hpp"

// paddock circuit shakedown: bots race on a circuit, and what they made of it is told.
namespace paddock::cli {

namespace {

using table::Json;

constexpr int most_answers = 20'000;  // of one race: it ends sooner unless something is wrong with it
constexpr double few = 0.5;           // a corner that fewer cars than this survive is named

struct CornerTally {
    int entered = 0;
    int lost = 0;
    double survival() const { return entered == 0 ? 1 : 1 - static_cast<double>(lost) / entered; }
};

struct Tally {
    int races = 0;
    int cars = 0;
    int finished = 0;
    int laps = 0;
    int first_laps = 0;  // driven from the start to the line
    int turns = 0;       // in these
    int tires = 0;       // lost in these
    std::set<std::string> used;
    std::map<int, CornerTally> corners;  // by element, from 1
};

// What is remembered of a car while it races.
struct Car {
    int crossings = 0;
    int turns = 0;
    int tires = 0;
    int element = 0;    // it stands in
    std::string named;  // the corner it left too fast in this turn
};

// "L.4.2" is in element 4; the pit lane in none.
int element_of(const std::string& space) {
    const std::size_t first = space.find('.');
    const std::size_t second = space.find('.', first + 1);
    if (second == std::string::npos) return 0;
    return table::whole_number(space.substr(first + 1, second - first - 1)).value_or(0);
}

// Follows the events of one race.
class Watcher {
  public:
    Watcher(const track::Source& source, Tally& tally, int cars)
        : source_(source), tally_(tally), cars_(static_cast<std::size_t>(cars)) {}

    void hear(const Json& event) {
        const std::string what = event.value("event", "");
        const int seat = event.value("seat", 0);
        if (seat < 1 || static_cast<std::size_t>(seat) > cars_.size()) return;
        Car& car = cars_[static_cast<std::size_t>(seat - 1)];
        if (what == "turn-began") begin_turn(car);
        if (what == "drove") drive(car, event);
        if (what == "wear-lost" && event.value("gauge", "") == "tires") car.tires += event.value("points", 0);
        if (what == "line-crossed") cross(car, event.value("crossings", 0));
        if (what == "overshot") car.named = event.value("corner", "");
        if (what == "car-out") lose(car);
        if (what == "car-finished") finish(car);
    }

  private:
    const track::Source& source_;
    Tally& tally_;
    std::vector<Car> cars_;

    static void begin_turn(Car& car) {
        ++car.turns;
        car.named.clear();
    }

    bool is_corner(int element) const {
        return element >= 1 && static_cast<std::size_t>(element) <= source_.elements.size() &&
               source_.elements[static_cast<std::size_t>(element - 1)].corner;
    }

    void drive(Car& car, const Json& event) {
        for (const Json& space : event.value("way", Json::array())) {
            const std::string name = space.get<std::string>();
            tally_.used.insert(name);
            const int element = element_of(name);
            if (element != car.element && is_corner(element)) ++tally_.corners[element].entered;
            car.element = element;
        }
    }

    // The first crossing is the start; the second ends the first lap.
    void cross(Car& car, int crossings) {
        car.crossings = crossings;
        if (crossings < 2) return;
        ++tally_.laps;
        if (crossings == 2) end_first_lap(car);
    }

    void end_first_lap(const Car& car) {
        ++tally_.first_laps;
        tally_.turns += car.turns;
        tally_.tires += car.tires;
    }

    void finish(const Car& car) {
        ++tally_.finished;
        ++tally_.laps;
        if (car.crossings == 1) end_first_lap(car);
    }

    // Lost in the corner it left too fast, else where it stood.
    void lose(const Car& car) {
        int element = car.element;
        for (std::size_t i = 0; i < source_.elements.size(); ++i) {
            if (source_.elements[i].corner && source_.elements[i].name == car.named) element = static_cast<int>(i) + 1;
        }
        if (is_corner(element)) ++tally_.corners[element].lost;
    }
};

void race(const table::AnyMatch& opened, bots::AnyBot& bot, std::uint64_t seed, Tally& tally) {
    const std::unique_ptr<table::AnyMatch> match = opened.copy();
    table::FastRolls rolls(seed);
    match->start(rolls);
    Watcher watcher(match->circuit()->file.source, tally, match->seats());
    std::size_t heard = 0;
    for (int answers = 0; answers < most_answers && !match->over(); ++answers) {
        const Seat seat = match->awaiting().lowest();
        if (!match->play(seat, bot.decide(*match, seat), rolls)) break;
        for (const table::Told& told : match->whole_story(heard, table::all_there_are)) watcher.hear(told.json);
        heard = match->event_count();
    }
    ++tally.races;
    tally.cars += match->seats();
}

std::vector<std::string> never_used(const track::Circuit& circuit, const std::set<std::string>& used) {
    std::vector<std::string> names;
    for (int i = 0; i < circuit.track_spaces; ++i) {
        const std::string name = track::space_name(circuit, track::space_id(i));
        if (used.count(name) == 0) names.push_back(name);
    }
    return names;
}

double share(int part, int whole) { return whole == 0 ? 0 : static_cast<double>(part) / whole; }

Json to_json(const table::LoadedCircuit& circuit, std::string_view game, const Tally& tally) {
    const table::CircuitAbout& about = circuit.file.about;
    Json json{{"circuit", circuit.key()},
              {"game", game},
              {"races", tally.races},
              {"cars", tally.cars},
              {"finished", tally.finished},
              {"laps", tally.laps},
              {"first_lap",
               {{"turns", share(tally.turns, tally.first_laps)}, {"tires", share(tally.tires, tally.first_laps)}}},
              {"spaces", circuit.track().track_spaces},
              {"never_used", never_used(circuit.track(), tally.used)},
              {"corners", Json::array()}};
    if (about.par_turns > 0) json["par"] = {{"turns", about.par_turns}, {"tires", about.par_tires}};
    for (std::size_t i = 0; i < circuit.file.source.elements.size(); ++i) {
        const track::Element& element = circuit.file.source.elements[i];
        if (!element.corner) continue;
        const auto found = tally.corners.find(static_cast<int>(i) + 1);
        const CornerTally corner = found == tally.corners.end() ? CornerTally{} : found->second;
        json["corners"].push_back({{"element", i + 1},
                                   {"name", element.name},
                                   {"entered", corner.entered},
                                   {"lost", corner.lost},
                                   {"survival", corner.survival()}});
    }
    return json;
}

void tell(const Json& report, Console& console) {
    const auto number = [](const Json& value, const char* key) { return decimal(value[key].get<double>()); };
    console.say(report["circuit"].get<std::string>() + ": " + std::to_string(report["races"].get<int>()) + " races, " +
                std::to_string(report["finished"].get<int>()) + " of " + std::to_string(report["cars"].get<int>()) +
                " cars at the flag, " + std::to_string(report["laps"].get<int>()) + " laps.");
    const Json& lap = report["first_lap"];
    const std::string par =
        report.contains("par") ? "; par is " + number(report["par"], "turns") + " and " + number(report["par"], "tires")
                               : "";
    console.say("A first lap takes " + number(lap, "turns") + " turns and " + number(lap, "tires") + " tyres" + par +
                ".");
    const auto never = report["never_used"].get<std::vector<std::string>>();
    if (never.empty())
        console.say("Every space was driven on.");
    else
        console.tell("Never driven on, of " + std::to_string(report["spaces"].get<int>()) +
                     " spaces: " + joined(never, ", ") + ".");
    console.say("");
    console.say(padded("corner", 34) + padded("entered", 10) + padded("lost", 8) + "survive");
    for (const Json& corner : report["corners"]) {
        const double survival = corner["survival"].get<double>();
        const int entered = corner["entered"].get<int>();
        const std::string_view remark = entered == 0     ? "  nobody came here"
                                        : survival <= 0  ? "  nobody survives"
                                        : survival < few ? "  few survive"
                                                         : "";
        console.say(padded(corner["name"].get<std::string>(), 34) + padded(std::to_string(entered), 10) +
                    padded(std::to_string(corner["lost"].get<int>()), 8) + decimal(survival * 100) + " %" +
                    std::string(remark));
    }
}

// The first game that is raced on circuits, unless another is named.
std::string game_for(const Arguments& arguments, const table::Library& library) {
    std::vector<std::string> keys;
    for (const table::HouseGame& game : table::house_games()) {
        const std::vector<table::Venue> venues = game.venues(library);
        if (!venues.empty() && library.circuit(venues[0].key) != nullptr) keys.emplace_back(game.info.key);
    }
    return arguments.word("game", keys, keys.empty() ? "" : keys[0]);
}

}  // namespace

Exit run_circuit_shakedown(const Arguments& arguments, Console& console) {
    table::Library library = library_for(arguments);
    const std::string game = game_for(arguments, library);
    const std::string circuit = named_circuit(arguments, library, game, arguments.plain()[0]);
    const Json setup{{"game", game}, {"circuit", circuit}, {"seats", arguments.whole("seats", 2, 10, 6)}};
    const auto match = table::open_match(library, "", table::line_of(setup));
    if (!match) throw arguments.mistake("this race cannot be held: {why}.", {{"why", match.error()[0].meaning}});
    const std::unique_ptr<bots::AnyBot> bot = bots::make_bot(**match, bots::Level::club);
    if (bot == nullptr) throw arguments.mistake("nobody has taught bots this game.");
    Tally tally;
    const int races = arguments.whole("races", 1, 1000, 40);
    const auto seed = static_cast<std::uint64_t>(arguments.whole("seed", 0, 1'000'000'000, 1));
    for (int i = 0; i < races && !interrupted(); ++i) race(**match, *bot, seed + static_cast<std::uint64_t>(i), tally);
    const Json report = to_json(*(*match)->circuit(), game, tally);
    if (arguments.has("json"))
        console.print(report.dump(2));
    else
        tell(report, console);
    return Exit::fine;
}

}  // namespace paddock::cli
