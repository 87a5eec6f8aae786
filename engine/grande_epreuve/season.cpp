#include <algorithm>

#include "engine/formula_d/start.hpp"
#include "engine/grande_epreuve/rules.hpp"

// The season around the races (GE-CAMP, GE-SEAS): countries and cars, the calendar, points.
namespace paddock::grande_epreuve {
namespace {

using formula_d::Group;

// GE-CAMP-10, GE-RUL-55: one, two or three laps, fixed before each race.
Options for_race(const Options& options, const Circuit& circuit) {
    Options own = options;
    if (own.laps == 0) own.laps = circuit.laps == 0 ? 2 : circuit.laps;
    return own;
}

// GE-RUL-04: as many drivers of a country as it has cars, each sheet once.
bool is_free(const Setting& setting, const State& state, int sheet) {
    if (setting.own().shared_sheets) return true;
    return std::none_of(state.season.entries.begin(), state.season.entries.end(),
                        [&](const Entry& entry) { return entry.sheet == sheet; });
}

int free_sheets(const Setting& setting, const State& state, Country country) {
    int free = 0;
    for (int i = 0; i < sheet_count; ++i) {
        if (sheets[static_cast<std::size_t>(i)].country == country && is_free(setting, state, i)) ++free;
    }
    for (const Entry& entry : state.season.entries) {  // drivers who have not chosen yet take one too
        if (entry.country == country && entry.sheet == no_sheet && !setting.own().shared_sheets) --free;
    }
    return free;
}

void take_car(const Play& play, Seat seat, int sheet) {
    play.state.entry(seat).sheet = byte(sheet);
    play.tell(CarTaken{"GE-CAMP-03"_rule, seat, byte(sheet)});
}

void allot(const Play& play, Seat seat, Country country) {
    play.state.entry(seat).country = country;
    play.tell(CountryAllotted{"GE-CAMP-02"_rule, seat, country});
}

// GE-CAMP-02: by draw.
void draw_country(const Play& play, Seat seat) {
    SmallVector<Country, country_count> free;
    for (int i = 0; i < country_count; ++i) {
        if (check_country(play.setting, play.state, static_cast<Country>(i))) free.push_back(static_cast<Country>(i));
    }
    const int drawn =
        play.rolls.roll({.purpose = {"country"}, .seat = seat, .first = 0, .count = static_cast<int>(free.size())});
    allot(play, seat, free[static_cast<std::size_t>(drawn)]);
}

void set_choosing_order(const Play& play) {
    Group group;
    for (int i = 0; i < play.setting.cars(); ++i) group.push_back(seat(i));
    const auto roll = [&](Seat s, bool) {
        const int value = roll_black_die(play, {"order"}, s);
        play.tell(ChoiceRolled{"GE-CAMP-02"_rule, s, byte(value)});
        return value;
    };
    if (play.setting.own().allotment == Allotment::dice) roll_for_places(play, group, roll, 0);
    for (const Seat s : group) play.state.season.choosing.push_back(s);
}

// The car a driver has no choice about.
int only_car(const Setting& setting, const State& state, Seat seat) {
    int only = no_sheet;
    for (int i = 0; i < sheet_count; ++i) {
        if (!check_car(setting, state, seat, i)) continue;
        if (only != no_sheet) return no_sheet;
        only = i;
    }
    return only;
}

}  // namespace

Setting::Setting(Venues venues, int venue, const Options& options, int cars)
    : formula_d::Setting(*venues[static_cast<std::size_t>(venue)].circuit, Rules::terms,
                         for_race(options, *venues[static_cast<std::size_t>(venue)].circuit), cars),
      own_(options),
      venues_(venues),
      host_(hosts[venues[static_cast<std::size_t>(venue)].number]) {}

Verdict check_country(const Setting& setting, const State& state, Country country) {
    if (static_cast<int>(country) >= country_count) return Refusal{"GE-CAMP-02"_rule, "there are fourteen countries"};
    if (free_sheets(setting, state, country) <= 0) return Refusal{"GE-RUL-04"_rule, "this country has no car left"};
    return {};
}

Verdict check_car(const Setting& setting, const State& state, Seat seat, int sheet) {
    if (sheet < 0 || sheet >= sheet_count) return Refusal{"GE-CAMP-03"_rule, "there are 55 cars"};
    if (sheets[static_cast<std::size_t>(sheet)].country != state.entry(seat).country)
        return Refusal{"GE-CAMP-03"_rule, "that car is another country's"};
    if (!is_free(setting, state, sheet)) return Refusal{"GE-RUL-04"_rule, "this car is taken"};
    return {};
}

// GE-CAMP-01, GE-CAMP-03, D1: one after another, a country and then one of its cars.
void draft(const Play& play) {
    State& state = play.state;
    if (state.season.choosing.empty()) set_choosing_order(play);
    for (const Seat seat : state.season.choosing) {
        const Entry& entry = state.entry(seat);
        if (entry.country == Country::none) {
            if (play.setting.own().allotment != Allotment::draw) return play.ask(asks::country, seat);
            draw_country(play, seat);
        }
        if (entry.sheet != no_sheet || play.options().build) continue;  // GE-CAMP-05
        const int only = only_car(play.setting, state, seat);
        if (only == no_sheet) return play.ask(asks::car, seat);
        take_car(play, seat, only);
    }
}

Verdict answer(const Play& play, Seat seat, const PickCountry& choice) {
    if (play.state.ask != asks::country) return formula_d::wrong_question();
    const Verdict verdict = check_country(play.setting, play.state, choice.country);
    if (!verdict) return verdict;
    play.answered();
    allot(play, seat, choice.country);
    return {};
}

Verdict answer(const Play& play, Seat seat, const PickCar& choice) {
    if (play.state.ask != asks::car) return formula_d::wrong_question();
    const Verdict verdict = check_car(play.setting, play.state, seat, choice.sheet);
    if (!verdict) return verdict;
    play.answered();
    take_car(play, seat, choice.sheet);
    return {};
}

// GE-CAMP-11: the track is swept, every gauge full, whoever has left the season is not there (GE-RUL-56).
void call_race(const Play& play) {
    State& state = play.state;
    const bool on_foot = play.setting.starts_on_foot();
    for (int i = 0; i < play.setting.cars(); ++i) {
        const Seat seat = paddock::seat(i);
        const Entry& entry = state.entry(seat);
        Car car;
        if (entry.sheet != no_sheet) {
            for (const Gauge gauge : formula_d::all_gauges)
                car.full[gauge] = byte(sheets[entry.sheet].wear[gauge] + entry.added[gauge]);
        }
        car.wear = car.full;
        car.reserve = play.terms().pit_reserve;
        car.status = entry.gone ? Status::out : Status::racing;
        car.crossings = on_foot ? 1 : 0;  // GE-RUL-27: the row stands past the line
        state.car(seat) = car;
        Racer racer;
        racer.parked = racer.on_foot = on_foot && !entry.gone;
        state.racer(seat) = racer;
    }
    state.order.clear();
    state.markers.reset();
    state.wrecks.reset();
    state.herds.clear();
    state.herds_hit = 0;
    state.goats_released = false;
    state.move = {};
    state.session = formula_d::Session::setup;
    state.weather = formula_d::WeatherLine::unset;
    state.round = 0;
    state.turn = state.finishers = state.eliminated = state.weather_due = 0;
    play.tell(RaceCalled{"GE-CAMP-10"_rule, byte(state.season.race + 1), state.season.calendar[state.season.race],
                         byte(play.options().race_laps())});
}

namespace {

int centre_length(const Circuit& circuit) {
    int length = 0;
    for (int i = 0; i < circuit.track_spaces; ++i)
        length += circuit.at(track::space_id(i)).lane == formula_d::Lane::centre ? 1 : 0;
    return length;
}

// GE-SEAS-02, GE-RUL-19: by the share of the course a car has covered, never rounded; nothing before the line.
int points_of_dropout(const Play& play, const Car& car) {
    if (car.crossings == 0 || car.space == SpaceId::none) return points_of_share(0, 1);
    const track::Fraction rank = play.circuit().ranks[index_of(car.space)];
    const int length = centre_length(play.circuit()) * rank.under;
    return points_of_share((car.crossings - 1) * length + rank.over, play.options().race_laps() * length);
}

Result result_of(const Play& play, Seat seat) {
    const Car& car = play.state.car(seat);
    const Entry& entry = play.state.entry(seat);
    if (car.status == Status::finished) return {car.place, byte(points_of_place(car.place))};
    if (entry.gone && car.space == SpaceId::none) return {0, play.setting.own().dns_points};  // GE-RUL-21
    return {0, byte(points_of_dropout(play, car))};
}

}  // namespace

int total_points(const Options& options, const Entry& entry) {
    int total = 0;
    for (int i = 0; i < options.races; ++i) total += entry.results[static_cast<std::size_t>(i)].points;
    return total;
}

// GE-SEAS-01.
void score_race(const Play& play) {
    State& state = play.state;
    for (int i = 0; i < play.setting.cars(); ++i) {
        Entry& entry = state.entry(seat(i));
        const Result result = result_of(play, seat(i));
        entry.results[state.season.race] = result;
        play.tell(PointsScored{result.place > 0 ? "GE-SEAS-01"_rule : "GE-SEAS-02"_rule, seat(i), result.place,
                               result.points, static_cast<std::uint16_t>(total_points(play.setting.own(), entry))});
    }
    play.tell(formula_d::RaceOver{"GE-FIN-01"_rule});
}

namespace {

// GE-RUL-20: fewest points; more wins, more second places and so on; the better place in the last race; the lot.
// Smaller is better.
std::array<int, max_drivers + 3> season_key(const Options& options, const State& state, Seat seat) {
    const Entry& entry = state.entry(seat);
    std::array<int, max_drivers + 3> key{};
    key[0] = total_points(options, entry);
    for (const Result& result : entry.results) {
        if (result.place > 0) --key[result.place];
    }
    const int run = state.season.race;
    const int last = run > 0 ? entry.results[static_cast<std::size_t>(run) - 1].place : 0;
    key[max_drivers + 1] = last > 0 ? last : max_drivers + 1;
    key[max_drivers + 2] = -entry.lot;
    return key;
}

void sort_by_season(const Options& options, const State& state, Group& group) {
    std::sort(group.begin(), group.end(), [&](Seat a, Seat b) {
        const auto key_a = season_key(options, state, a);
        const auto key_b = season_key(options, state, b);
        return key_a != key_b ? key_a < key_b : a < b;
    });
}

}  // namespace

Standings season_table(const Options& options, const State& state, int drivers) {
    Group group;
    for (int i = 0; i < drivers; ++i) group.push_back(seat(i));
    sort_by_season(options, state, group);
    Standings table;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const bool shared = i > 0 && season_key(options, state, group[i]) == season_key(options, state, group[i - 1]);
        const std::uint8_t place = shared ? table.back().place : byte(static_cast<int>(i) + 1);
        const Fate fate = state.phase == Phase::over ? Fate::finished : Fate::running;
        table.push_back(
            {group[i], place, fate, static_cast<std::int16_t>(total_points(options, state.entry(group[i])))});
    }
    return table;
}

// The last tie is settled by the d20, higher first.
void end_season(const Play& play) {
    State& state = play.state;
    const Options& options = play.setting.own();
    Group group;
    for (int i = 0; i < play.setting.cars(); ++i) group.push_back(seat(i));
    sort_by_season(options, state, group);
    const auto roll = [&](Seat s, bool) { return roll_black_die(play, {"lot"}, s); };
    for (std::size_t i = 0; i < group.size();) {
        Group tied;
        const std::size_t first = i;
        for (; i < group.size(); ++i) {
            if (season_key(options, state, group[i]) != season_key(options, state, group[first])) break;
            tied.push_back(group[i]);
        }
        if (tied.size() == 1) continue;
        roll_for_places(play, tied, roll, 0);
        for (std::size_t k = 0; k < tied.size(); ++k)
            state.entry(tied[k]).lot = byte(static_cast<int>(tied.size() - k));
    }
    sort_by_season(options, state, group);
    state.session = formula_d::Session::over;
    play.tell(SeasonOver{"GE-SEAS-01"_rule, group[0]});
}

}  // namespace paddock::grande_epreuve
