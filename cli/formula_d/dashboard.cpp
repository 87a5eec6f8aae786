#include "cli/formula_d/dashboard.hpp"

#include <algorithm>

#include "cli/strip.hpp"
#include "cli/text.hpp"
#include "engine/track/compile.hpp"
#include "table/formula_d/names.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

constexpr std::string_view game_key = "formula-d";
constexpr std::size_t wide_enough_for_bars = 110;

// "" for a Formula 1 car.
std::string driver_word(const CarView& car, const table::Words& words) {
    const std::string key = "driver.name." + car.driver;
    return words.has(key) ? words.say(key) : "";
}

std::string compound_word(const CarView& car, const table::Words& words) {
    return table::lower_first(words.say("compound." + car.compound));
}

std::string bar(int left, int full, bool unicode) {
    std::string text;
    for (int i = 0; i < full; ++i) {
        if (unicode)
            text += i < left ? "●" : "○";
        else
            text += i < left ? '#' : '.';
    }
    return text;
}

// What is nearly used up must be seen without colour too.
std::string gauge(std::string_view name, int left, int full, bool bars, const Console& console) {
    std::string text = std::string(name) + " " + std::to_string(left) + "/" + std::to_string(full);
    if (bars) text += " " + bar(left, full, console.screen().unicode);
    if (full == 0) return std::string(name) + " -";
    if (left == 0) return console.painted(Paint::bad, text + "!");
    return left == 1 ? console.painted(Paint::warning, text) : text;
}

std::string gauges(const CarView& car, const Console& console, const table::Words& words) {
    const bool bars = static_cast<std::size_t>(console.screen().width) >= wide_enough_for_bars;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < gauge_names.size(); ++i)
        parts.push_back(gauge(gauge_word(gauge_names[i], words), car.wear[i], car.full[i], bars, console));
    return joined(parts, " · ");
}

// Before the race nothing is used up, so nothing may alarm: what the gauges got, and what is left to give.
std::string gauges_given(const CarView& car, const table::Words& words) {
    std::vector<std::string> parts;
    int given = 0;
    for (std::size_t i = 0; i < gauge_names.size(); ++i) {
        given += car.full[i];
        if (car.full[i] > 0) parts.push_back(gauge_word(gauge_names[i], words) + " " + std::to_string(car.full[i]));
    }
    const int left = paddock::formula_d::FormulaD::terms().build_total - given;
    std::string so_far = parts.empty() ? "" : joined(parts, " · ");
    if (left <= 0) return so_far;
    return (parts.empty() ? "" : so_far + " · ") +
           words.say("dash.give", {{"n", left}, {"all", paddock::formula_d::FormulaD::terms().build_total}});
}

std::string up_to(int number) { return number <= 1 ? "1" : "1-" + std::to_string(number); }

std::string headline(const RaceView& race, const CarView& car, const table::Words& words) {
    std::vector<std::string> parts{words.say("dash.name", {{"n", car.number}, {"name", car.name}})};
    if (const std::string driver = driver_word(car, words); !driver.empty()) parts.push_back(driver);
    const int place = race.places[static_cast<std::size_t>(car.number - 1)];
    if (race.session == "race" && place > 0)
        parts.push_back(words.say("dash.place", {{"place", place}, {"n", static_cast<int>(race.cars.size())}}));
    if (race.session != "setup") {
        parts.push_back(lap_text(race, car, words));
        const std::string gear = words.say("gear." + std::to_string(car.gear));
        parts.push_back(words.say("dash.gear", {{"gear", gear}}));
    }
    if (race.die > 0 && race.turn == car.number) parts.push_back(words.say("dash.rolled", {{"n", race.die}}));
    if (const std::string state = state_text(car, words); !state.empty()) parts.push_back(state);
    return joined(parts, " · ");
}

std::string conditions(const RaceView& race, const CarView& car, const table::Words& words) {
    std::vector<std::string> parts;
    if (race.session == "setup") return "";
    if (race.tires)
        parts.push_back(words.say("dash.tires", {{"compound", compound_word(car, words)}, {"age", car.tire_age}}));
    if (race.weather != "none" && !race.weather.empty())
        parts.push_back(table::lower_first(words.say("weather.short." + race.weather)));
    const CarView::Thresholds& limits = car.thresholds;
    if (limits.collision > 0)
        parts.push_back(words.say("dash.hurts", {{"collision", up_to(limits.collision)},
                                                 {"engine", up_to(limits.engine)},
                                                 {"danger", up_to(limits.danger)}}));
    if (race.road_race) parts.push_back(words.say(car.nitro_used ? "nitro.used" : "nitro.ready"));
    if (car.driver == "matahi") parts.push_back(words.say(car.scrap_used ? "dash.scrap.used" : "dash.scrap.ready"));
    if (car.driver == "washington") parts.push_back(words.say(car.radio_used ? "dash.radio.used" : "dash.radio.ready"));
    if (race.technical_stops) parts.push_back(words.say("dash.reserve", {{"n", car.reserve}}));
    return joined(parts, " · ");
}

std::vector<const CarView*> by_place(const RaceView& race) {
    const auto place = [&](const CarView* car) { return race.places[static_cast<std::size_t>(car->number - 1)]; };
    std::vector<const CarView*> cars;
    for (const CarView& car : race.cars) cars.push_back(&car);
    std::stable_sort(cars.begin(), cars.end(), [&](const CarView* a, const CarView* b) { return place(a) < place(b); });
    return cars;
}

// Who comes after the car whose turn it is.
std::string still_to_move(const RaceView& race, const table::Words& words) {
    std::string text;
    const auto turn = std::find(race.order.begin(), race.order.end(), race.turn);
    if (turn == race.order.end()) return "";
    for (auto next = turn + 1; next != race.order.end(); ++next) {
        const CarView* car = race.car(*next);
        if (car != nullptr && car->on_board()) text += " [" + std::to_string(*next) + "]";
    }
    return "; " + (text.empty() ? words.say("dash.last") : words.say("dash.still") + text);
}

std::string place_text(int place, const table::Words& words) {
    return place > 0 ? words.say("standing.place", {{"n", place}}) : "-";
}

std::vector<std::string> row_of(const track::Circuit& circuit, const RaceView& race, const CarView& car,
                                const table::Words& words) {
    const int place = race.places[static_cast<std::size_t>(car.number - 1)];
    std::vector<std::string> cells{place_text(place, words),
                                   "[" + std::to_string(car.number) + "]",
                                   car.name,
                                   std::to_string(car.gear),
                                   std::to_string(car.crossings),
                                   car.on_board() ? track::space_name(circuit, car.space) : "-"};
    for (std::size_t i = 0; i < gauge_names.size(); ++i)
        cells.push_back(std::to_string(car.wear[i]) + "/" + std::to_string(car.full[i]));
    std::string state = state_text(car, words);
    if (race.tires && car.racing())
        state += (state.empty() ? "" : ", ") +
                 words.say("dash.age", {{"compound", compound_word(car, words)}, {"n", car.tire_age}});
    if (const std::string driver = driver_word(car, words); !driver.empty())
        state += (state.empty() ? "" : ", ") + driver;
    cells.push_back(state);
    return cells;
}

// Columns as wide as their widest cell.
std::vector<std::string> lined_up(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows[0].size(), 0);
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
    }
    std::vector<std::string> lines;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += ' ';
            line += padded(row[i], widths[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

std::string gauge_word(std::string_view gauge, const table::Words& words) {
    return table::lower_first(words.say("gauge." + std::string(gauge)));
}

std::string driver_gauges(std::string_view driver, const table::Words& words) {
    std::vector<std::string> parts;
    for (const auto& [key, value] : table::formula_d_names::drivers) {
        if (key != driver) continue;
        const paddock::formula_d::Gauges& gauges =
            paddock::formula_d::FormulaD::terms().driver_cars[static_cast<std::size_t>(value)];
        for (std::size_t i = 0; i < gauge_names.size(); ++i)
            parts.push_back(gauge_word(gauge_names[i], words) + " " + std::to_string(gauges.points[i]));
    }
    return joined(parts, ", ");
}

std::string lap_text(const RaceView& race, const CarView& car, const table::Words& words) {
    if (race.session == "qualifying") return words.say("dash.lap.qualifying");
    if (car.crossings == 0) return words.say("dash.lap.before");
    return words.say("dash.lap", {{"n", std::min(car.crossings, race.laps)}, {"laps", race.laps}});
}

std::string state_text(const CarView& car, const table::Words& words) {
    if (car.status == "out") return words.say("dash.out", {{"cause", words.say("cause." + car.cause)}});
    if (car.status == "finished") return words.say("dash.finished");
    if (car.in_box) return words.say("dash.box");
    if (car.spun) return words.say("dash.spun");
    if (car.stalled) return words.say("dash.stalled");
    return "";
}

std::vector<std::string> dashboard(const RaceView& race, const CarView& car, const Console& console) {
    const table::Words& words = console.words(game_key);
    std::vector<std::string> lines{console.painted(Paint::strong, headline(race, car, words))};
    const bool built = std::any_of(car.full.begin(), car.full.end(), [](int points) { return points > 0; });
    if (race.session == "setup" && (built || race.ask == "build"))
        lines.push_back(gauges_given(car, words));
    else if (built)
        lines.push_back(gauges(car, console, words));
    if (const std::string text = conditions(race, car, words); !text.empty()) lines.push_back(text);
    return lines;
}

std::string order_line(const track::Circuit& circuit, const track::Source& source, const RaceView& race, int own,
                       const table::Words& words) {
    const Road road(circuit, source);
    const auto progress = [&](const CarView& car) { return car.crossings * road.length() + road.column(car.space); };
    std::string line = words.say("dash.round", {{"n", race.round}});
    const CarView* before = nullptr;
    for (const CarView* car : by_place(race)) {
        if (!car->on_board()) continue;
        if (before != nullptr) line += " · +" + std::to_string((progress(*before) - progress(*car)) / Road::cell);
        line += " [" + std::to_string(car->number) + "] g" + std::to_string(car->gear);
        if (car->number == own) line += " " + words.say("dash.you");
        if (const std::string state = state_text(*car, words); !state.empty()) line += " " + state;
        before = car;
    }
    return line + still_to_move(race, words);
}

std::vector<std::string> everybody(const track::Circuit& circuit, const RaceView& race, const Console& console) {
    const table::Words& words = console.words(game_key);
    std::vector<std::vector<std::string>> rows{{""}};
    for (const std::string_view column : {"car", "name", "gear", "lap", "space"})
        rows[0].push_back(words.say("column." + std::string(column)));
    for (const std::string_view gauge : gauge_names) rows[0].push_back(words.say("column." + std::string(gauge)));
    rows[0].emplace_back();
    for (const CarView* car : by_place(race)) rows.push_back(row_of(circuit, race, *car, words));
    std::vector<std::string> lines = lined_up(rows);
    lines[0] = console.painted(Paint::strong, lines[0]);
    return lines;
}

}  // namespace paddock::cli::formula_d
