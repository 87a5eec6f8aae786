#include "engine/grande_epreuve/best_effort.hpp"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace paddock::grande_epreuve {
namespace {

using formula_d::Drive;
using formula_d::Path;
using formula_d::Step;
using formula_d::Walker;

// A route under way: where it has come to, and what it has met.
struct Route {
    Path path;
    Walker walker;
    std::uint8_t overshot;  // corners left short of stops
    std::uint8_t spaces;    // driven beyond them
    std::uint8_t dangers;   // marked spaces and goats
    std::uint8_t changes;   // diagonals of any kind
    bool removed;           // two stops missing
    bool home;              // under the flag: the rest is only counted
};
using Layer = SmallVector<Route, 160>;

constexpr int rank_of(Step step) { return step == Step::ahead ? 0 : step == Step::right ? 1 : 2; }

// Straight before right before left, step by step; a shorter route brakes where the other drives.
bool comes_first(const Path& a, const Path& b) {
    for (int i = 0; i < a.size() && i < b.size(); ++i) {
        if (a[i] != b[i]) return rank_of(a[i]) < rank_of(b[i]);
    }
    return a.size() > b.size();
}

Route route_from(const Ground& ground) {
    const formula_d::Move& move = ground.state.move;
    return {{}, walker_at_start(ground), move.overshot, move.overshoot, 0, 0, move.missed_two, false};
}

void pass(const Ground& ground, Route& route, const Space& from, SpaceId to_id, Step step) {
    const Space& to = ground.circuit.at(to_id);
    if (ground.flag_falls(from)) {
        route.home = true;
        return;
    }
    if (from.in_corner() && from.corner != to.corner) {
        const int missing = ground.circuit.corners[from.corner].stops - ground.stops_made(from);
        if (missing > 0) ++route.overshot;
        route.removed = route.removed || missing >= ground.setting.terms().fatal_stops;
    }
    route.spaces = byte(route.spaces + route.overshot);
    if (ground.is_dangerous(to_id)) ++route.dangers;
    if (step != Step::ahead) ++route.changes;
}

bool go(const Ground& ground, Route& route, Step step) {
    const Space& from = ground.circuit.at(route.walker.at());
    if (!take_step(ground, route.walker, step)) return false;
    route.path.push_back(step);
    pass(ground, route, from, route.walker.at(), step);
    return true;
}

// Of routes with the same prospects and the same losses so far the plainer one stays.
void add(Layer& layer, const Route& route) {
    for (Route& other : layer) {
        const bool alike = other.walker == route.walker && other.spaces == route.spaces &&
                           other.overshot == route.overshot && other.dangers == route.dangers;
        if (!alike) continue;
        if (std::tuple{route.changes, !comes_first(route.path, other.path)} < std::tuple{other.changes, false})
            other = route;
        return;
    }
    if (!layer.full()) layer.push_back(route);
}

// Shows every route of 0, 1, … spaces up to `most` to `look`, shortest first. A frame of its own, for it is a big one.
template <class Look>
[[gnu::noinline]] void search(const Ground& ground, int most, const Look& look) {
    Layer layers[2];
    layers[0].push_back(route_from(ground));
    for (int length = 0; length <= most; ++length) {
        const Layer& now = layers[length & 1];
        Layer& next = layers[(length + 1) & 1];
        next.clear();
        for (const Route& route : now) {
            look(route);
            if (route.home) continue;
            for (const Step step : {Step::ahead, Step::right, Step::left}) {
                Route onward = route;
                if (go(ground, onward, step)) add(next, onward);
            }
        }
    }
}

// What a route costs when all of it is driven, the slide straight on included.
struct Toll {
    int fate = 0;  // 1: spins, 2: is out
    int tires = 0;
    int brakes = 0;
};
Toll toll_of(const Ground& ground, Route route, int brakes) {
    const int slide = route.walker.has(Walker::touched) && !route.home ? ground.slide_owed(route.walker.at()) : 0;
    SpaceId at = route.walker.at();
    for (int i = 0; i < slide && !route.home; ++i) {
        const Space& from = ground.circuit.at(at);
        at = from.ahead;
        pass(ground, route, from, at, Step::ahead);
    }
    Toll toll;
    toll.brakes = brakes;
    if (route.overshot > 0) {
        const auto price = overshoot_price(ground.setting.terms(), ground.car.wear[Gauge::tires], route.spaces,
                                           overshoot_factor(ground.setting, ground.state, ground.car));
        toll.tires = price.tires;
        toll.fate = route.removed || price.out ? 2 : price.spin ? 1 : 0;
    }
    return toll;
}

// The answer to the open question: brakes are asked for where nothing comes between.
Drive up_to_halt(const Ground& ground, const Path& path, int brakes) {
    Path driven;
    SpaceId at = ground.car.space;
    for (int i = 0; i < path.size(); ++i) {
        const Space& from = ground.circuit.at(at);
        at = link_of(from, path[i]);
        driven.push_back(path[i]);
        if (ground.interrupts(from, at)) return {driven, 0};
    }
    return {driven, byte(brakes)};
}

// The option as it was written, if every step of it is free.
bool is_free(const Ground& ground, const Drive& option, Route& route) {
    if (option.brakes > ground.brakes_available()) return false;
    for (int i = 0; i < option.path.size(); ++i) {
        if (!go(ground, route, option.path[i])) return false;
    }
    return route.home || option.path.size() + option.brakes == ground.state.move.remaining;
}

// The option on the empty track.
Route unhindered(const Ground& ground, const Drive& option) {
    Route route = route_from(ground);
    for (int i = 0; i < option.path.size(); ++i) {
        const Space& from = ground.circuit.at(route.walker.at());
        SpaceId to = link_of(from, option.path[i]);
        if (to == SpaceId::none) to = from.ahead;
        pass(ground, route, from, to, option.path[i]);
        route.walker = route.walker.moved_to(to);
    }
    return route;
}

// GE-RUL-06: another legal free route to the same end with the same brakes and no more dangers, the plainest.
bool find_other_route(const Ground& ground, const Drive& option, Path& found) {
    const Route wanted = unhindered(ground, option);
    if (option.brakes > ground.brakes_available()) return false;
    bool any = false;
    int changes = 0;
    search(ground, option.path.size(), [&](const Route& route) {
        if (route.path.size() != option.path.size() || route.walker.at() != wanted.walker.at()) return;
        if (route.dangers > wanted.dangers) return;
        if (any && std::tuple{changes, false} <= std::tuple{int{route.changes}, !comes_first(route.path, found)})
            return;
        any = true;
        changes = route.changes;
        found = route.path;
    });
    return any;
}

int distance(int a, int b, int round) {
    const int apart = std::abs(a - b);
    return std::min(apart, round - apart);
}

// A search for the best of many routes by a list of marks, smaller first.
template <std::size_t Count>
struct Best {
    bool any = false;
    std::array<int, Count> marks{};
    Path path;
    int brakes = 0;

    void try_route(const Route& route, int with_brakes, const std::array<int, Count>& its_marks) {
        if (any && (marks < its_marks || (marks == its_marks && !comes_first(route.path, path)))) return;
        any = true;
        marks = its_marks;
        path = route.path;
        brakes = with_brakes;
    }
};

}  // namespace

Drive carry_out(const Ground& ground, std::span<const Drive> options) {
    const int points = ground.state.move.remaining;
    for (const Drive& option : options) {
        Route own = route_from(ground);
        if (is_free(ground, option, own)) return up_to_halt(ground, own.path, option.brakes);
        Path other;
        if (find_other_route(ground, option, other)) return up_to_halt(ground, other, option.brakes);
    }
    if (options.empty()) return autopilot_drive(ground);
    const Route wish = unhindered(ground, options[0]);
    const Toll price = toll_of(ground, wish, options[0].brakes);
    const Space& aim = ground.circuit.at(wish.walker.at());
    const int most_brakes = std::min<int>(options[0].brakes, ground.brakes_available());
    const auto marks_of = [&](const Route& route, const Toll& toll) {
        const Space& end = ground.circuit.at(route.walker.at());
        const int lost = toll.tires + toll.brakes;
        const bool elsewhere = end.corner != aim.corner || end.straight != aim.straight;
        return std::array{std::max(0, toll.fate - price.fate),
                          std::max(0, lost - price.tires - price.brakes),
                          int{route.dangers},
                          elsewhere ? 1 : 0,
                          std::abs(track::number(end.lane) - track::number(aim.lane)),
                          distance(end.order, aim.order, ground.circuit.orders),
                          lost,
                          int{route.changes}};
    };
    Best<8> full;
    Best<9> longest;  // the same, by how far it leads
    search(ground, points, [&](const Route& route) {
        const int brakes = route.home ? 0 : points - route.path.size();
        if (brakes <= most_brakes) full.try_route(route, brakes, marks_of(route, toll_of(ground, route, brakes)));
        const std::array<int, 8> marks = marks_of(route, toll_of(ground, route, 0));
        std::array<int, 9> by_length{-route.path.size()};
        std::copy(marks.begin(), marks.end(), by_length.begin() + 1);
        longest.try_route(route, 0, by_length);
    });
    return full.any ? up_to_halt(ground, full.path, full.brakes) : up_to_halt(ground, longest.path, 0);
}

Drive autopilot_drive(const Ground& ground) {
    const int points = ground.state.move.remaining;
    Best<5> full;
    Best<6> longest;
    search(ground, points, [&](const Route& route) {
        const int brakes = route.home ? 0 : points - route.path.size();
        const auto marks = [&](int with_brakes) {
            const Toll toll = toll_of(ground, route, with_brakes);
            return std::array{toll.fate, toll.tires, toll.brakes, int{route.dangers}, int{route.changes}};
        };
        if (brakes <= ground.brakes_available()) full.try_route(route, brakes, marks(brakes));
        const std::array<int, 5> unbraked = marks(0);
        std::array<int, 6> by_length{-route.path.size()};
        std::copy(unbraked.begin(), unbraked.end(), by_length.begin() + 1);
        longest.try_route(route, 0, by_length);
    });
    return full.any ? up_to_halt(ground, full.path, full.brakes) : up_to_halt(ground, longest.path, 0);
}

}  // namespace paddock::grande_epreuve
