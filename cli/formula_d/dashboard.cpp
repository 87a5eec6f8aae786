#include "cli/formula_d/dashboard.hpp"

#include <algorithm>

#include "cli/formula_d/drivers.hpp"
#include "cli/strip.hpp"
#include "cli/text.hpp"
#include "engine/track/compile.hpp"
#include "table/text.hpp"

namespace paddock::cli::formula_d {

namespace {

using table::ordinal;

constexpr std::size_t wide_enough_for_bars = 110;

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

std::string gauges(const CarView& car, const Console& console) {
    const bool bars = static_cast<std::size_t>(console.screen().width) >= wide_enough_for_bars;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < gauge_names.size(); ++i)
        parts.push_back(gauge(gauge_names[i], car.wear[i], car.full[i], bars, console));
    return joined(parts, " · ");
}

// Before the race nothing is used up, so nothing may alarm: what the gauges got, and what is left to give.
std::string gauges_given(const CarView& car) {
    std::vector<std::string> parts;
    int given = 0;
    for (std::size_t i = 0; i < gauge_names.size(); ++i) {
        given += car.full[i];
        if (car.full[i] > 0) parts.push_back(std::string(gauge_names[i]) + " " + std::to_string(car.full[i]));
    }
    const int left = paddock::formula_d::FormulaD::terms().build_total - given;
    std::string so_far = parts.empty() ? "" : joined(parts, " · ");
    if (left <= 0) return so_far;
    return (parts.empty() ? "" : so_far + " · ") + std::to_string(left) + " of " +
           std::to_string(paddock::formula_d::FormulaD::terms().build_total) + " points left to give";
}

std::string up_to(int number) { return number <= 1 ? "1" : "1-" + std::to_string(number); }

std::string headline(const RaceView& race, const CarView& car) {
    std::vector<std::string> parts{"Car " + std::to_string(car.number) + " " + car.name};
    if (const DriverCard* card = driver_card(car.driver)) parts.emplace_back(card->name);
    const int place = race.places[static_cast<std::size_t>(car.number - 1)];
    if (race.session == "race" && place > 0)
        parts.push_back(ordinal(place) + " of " + std::to_string(race.cars.size()));
    if (race.session != "setup") {
        parts.push_back(lap_text(race, car));
        parts.push_back(ordinal(car.gear) + " gear");
    }
    if (race.die > 0 && race.turn == car.number) parts.push_back("rolled " + std::to_string(race.die));
    if (const std::string state = state_text(car); !state.empty()) parts.push_back(state);
    return joined(parts, " · ");
}

std::string conditions(const RaceView& race, const CarView& car) {
    std::vector<std::string> parts;
    if (race.session == "setup") return "";
    if (race.tires) parts.push_back(car.compound + " tires in their " + ordinal(car.tire_age) + " lap");
    if (race.weather != "none" && !race.weather.empty()) parts.push_back("weather " + race.weather);
    const CarView::Thresholds& limits = car.thresholds;
    if (limits.collision > 0)
        parts.push_back("the black die hurts at: collision " + up_to(limits.collision) + ", engine " +
                        up_to(limits.engine) + ", danger " + up_to(limits.danger));
    if (race.road_race) parts.push_back(car.nitro_used ? "nitro used" : "nitro ready");
    if (car.driver == "matahi") parts.push_back(car.scrap_used ? "scrap dropped" : "scrap ready");
    if (car.driver == "washington") parts.push_back(car.radio_used ? "radio thrown" : "radio ready");
    if (race.technical_stops) parts.push_back("repairs in reserve " + std::to_string(car.reserve));
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
std::string still_to_move(const RaceView& race) {
    std::string text;
    const auto turn = std::find(race.order.begin(), race.order.end(), race.turn);
    if (turn == race.order.end()) return "";
    for (auto next = turn + 1; next != race.order.end(); ++next) {
        const CarView* car = race.car(*next);
        if (car != nullptr && car->on_board()) text += " [" + std::to_string(*next) + "]";
    }
    return text.empty() ? "; last to move" : "; still to move:" + text;
}

std::string place_text(int place) { return place > 0 ? ordinal(place) : "-"; }

std::vector<std::string> row_of(const track::Circuit& circuit, const RaceView& race, const CarView& car) {
    const int place = race.places[static_cast<std::size_t>(car.number - 1)];
    std::vector<std::string> cells{place_text(place),
                                   "[" + std::to_string(car.number) + "]",
                                   car.name,
                                   std::to_string(car.gear),
                                   std::to_string(car.crossings),
                                   car.on_board() ? track::space_name(circuit, car.space) : "-"};
    for (std::size_t i = 0; i < gauge_names.size(); ++i)
        cells.push_back(std::to_string(car.wear[i]) + "/" + std::to_string(car.full[i]));
    std::string state = state_text(car);
    if (race.tires && car.racing())
        state += (state.empty() ? "" : ", ") + car.compound + " lap " + std::to_string(car.tire_age);
    if (const DriverCard* card = driver_card(car.driver))
        state += (state.empty() ? "" : ", ") + std::string(card->name);
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

std::string driver_gauges(const DriverCard& card) {
    const auto index = static_cast<std::size_t>(&card - driver_cards.data()) + 1;  // 0 is a Formula 1 car
    const paddock::formula_d::Gauges& gauges = paddock::formula_d::FormulaD::terms().driver_cars[index];
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < gauge_names.size(); ++i)
        parts.push_back(std::string(gauge_names[i]) + " " + std::to_string(gauges.points[i]));
    return joined(parts, ", ");
}

std::string lap_text(const RaceView& race, const CarView& car) {
    if (race.session == "qualifying") return "qualifying lap";
    if (car.crossings == 0) return "before the line";
    return "lap " + std::to_string(std::min(car.crossings, race.laps)) + " of " + std::to_string(race.laps);
}

std::string state_text(const CarView& car) {
    if (car.status == "out") return "out: " + car.cause;
    if (car.status == "finished") return "finished";
    if (car.in_box) return "in the box";
    if (car.spun) return "spun round";
    if (car.stalled) return "stalled";
    return "";
}

std::vector<std::string> dashboard(const RaceView& race, const CarView& car, const Console& console) {
    std::vector<std::string> lines{console.painted(Paint::strong, headline(race, car))};
    const bool built = std::any_of(car.full.begin(), car.full.end(), [](int points) { return points > 0; });
    if (race.session == "setup" && (built || race.ask == "build"))
        lines.push_back(gauges_given(car));
    else if (built)
        lines.push_back(gauges(car, console));
    if (const std::string text = conditions(race, car); !text.empty()) lines.push_back(text);
    return lines;
}

std::string order_line(const track::Circuit& circuit, const track::Source& source, const RaceView& race, int own) {
    const Road road(circuit, source);
    const auto progress = [&](const CarView& car) { return car.crossings * road.length() + road.column(car.space); };
    std::string line = "Round " + std::to_string(race.round) + ":";
    const CarView* before = nullptr;
    for (const CarView* car : by_place(race)) {
        if (!car->on_board()) continue;
        if (before != nullptr) line += " · +" + std::to_string((progress(*before) - progress(*car)) / Road::cell);
        line += " [" + std::to_string(car->number) + "] g" + std::to_string(car->gear);
        if (car->number == own) line += " (you)";
        if (const std::string state = state_text(*car); !state.empty()) line += " " + state;
        before = car;
    }
    return line + still_to_move(race);
}

std::vector<std::string> everybody(const track::Circuit& circuit, const RaceView& race, const Console& console) {
    std::vector<std::vector<std::string>> rows{
        {"", "car", "name", "gear", "lap", "space", "tire", "brak", "gear", "body", "eng", "hand", ""}};
    for (const CarView* car : by_place(race)) rows.push_back(row_of(circuit, race, *car));
    std::vector<std::string> lines = lined_up(rows);
    lines[0] = console.painted(Paint::strong, lines[0]);
    return lines;
}

}  // namespace paddock::cli::formula_d
