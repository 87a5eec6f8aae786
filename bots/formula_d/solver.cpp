#include "bots/formula_d/solver.hpp"

#include <algorithm>
#include <limits>

namespace paddock::bots::formula_d {
namespace {

constexpr int worst = std::numeric_limits<int>::max() / 64;  // dice weights must not overflow it

std::uint16_t cell(int value) { return static_cast<std::uint16_t>(std::clamp(value, 0, 0xffff)); }

}  // namespace

Solver::Solver(Layer& layer, const Course& course, const Prices& prices)
    : layer_(layer),
      course_(course),
      terms_(layer.terms_),
      stock_(layer.stock_),
      prices_(prices),
      next_(layer.next_),
      fresh_(layer.fresh_),
      columns_(layer.columns_) {}

void Solver::solve() {
    for (const std::uint16_t space : course_.backwards()) {
        const Square& square = course_.at(space);
        if (terms_.grid && square.order < course_.grid_order()) return;
        if (square.pit_lane) {
            solve_pit_space(space);
        } else {
            for (int stops = 0; stops <= square.stops; ++stops) solve_track_node(space, stops);
        }
    }
}

void Solver::solve_track_node(std::uint16_t space, int stops) {
    Departure departure;
    departure.way.space = space;
    departure.corner = course_.at(space).corner;
    departure.stops = static_cast<std::uint8_t>(stops);
    look_ahead(departure, -1);
    box_ = nullptr;
    if (terms_.pits) look_into_pits(departure);
    solve_node(course_.node(space, stops), Lever::track, space);
}

// For a car on the track one box stands for all: they lie a few spaces apart.
void Solver::look_into_pits(Departure departure) {
    const int colour = course_.colours() / 2;
    departure.pits_open = true;
    departure.box = course_.box(colour);
    Reach reach;
    spread(course_, departure, EmptyRoad{}, most, reach);
    for (int depth = 1; depth <= most; ++depth) {
        Ends& ends = ends_[static_cast<std::size_t>(depth)];
        for (const Way& way : reach.at(depth)) {
            if (!course_.at(way.space).pit_lane || ends.full()) continue;
            const Layer& layer = way.crossed ? *fresh_ : layer_;
            ends.push_back({layer.values(course_.before_box(colour, way.space), 0), 0, 0, true});
        }
    }
    note_box(reach, colour);
}

void Solver::note_box(const Reach& reach, int colour) {
    box_ = nullptr;
    box_depth_ = reach.box_depth();
    if (box_depth_ == 0) return;
    const Layer& layer = reach.box_crossed() ? *fresh_ : layer_;
    box_ = &layer.box_values_[layer.box_index(colour, stock_.tires)];
}

// Behind the box, in it, and on the way to it. Cars on their way have no use for their old tires:
// there the table's tires are those they will get.
void Solver::solve_pit_space(std::uint16_t space) {
    Departure departure;
    departure.way.space = space;
    departure.served = true;
    box_ = nullptr;
    look_ahead(departure, -1);
    solve_node(course_.at(space).node, Lever::pit_lane, space);
    for (int colour = 0; colour < course_.colours(); ++colour) {
        if (course_.box(colour) != space) continue;
        solve_node(course_.in_box(colour), Lever::box, space);
        value_box(colour, space);
    }
    departure.served = false;
    for (int colour = 0; colour < course_.colours(); ++colour) {
        if (space >= course_.box(colour)) continue;
        departure.box = course_.box(colour);
        look_ahead(departure, colour);
        note_box(reach_, colour);
        solve_node(course_.before_box(colour, space), Lever::pit_lane, space);
    }
}

// FD-PIT-06..08: half the stops are quick and leave in 4th, one to five spaces on.
void Solver::value_box(int colour, std::uint16_t space) {
    for (int tires = 0; tires <= stock_.tires; ++tires) {
        for (int column = 0; column < columns_; ++column) {
            int sum = 5 * layer_.value(course_.in_box(colour), 4, tires, column);
            const Layer* layer = &layer_;
            std::uint16_t at = space;
            for (int k = 1; k <= 5; ++k) {
                if (course_.at(at).before_finish && fresh_ != nullptr) layer = fresh_;
                at = course_.at(at).to[0];
                sum += layer->value(course_.at(at).node, 4, tires, column);
            }
            layer_.box_values_[layer_.box_index(colour, tires) + static_cast<std::size_t>(column)] =
                cell((sum + 5) / 10);
        }
    }
}

// The ends of every number of spaces; colour ≥ 0: the car is on its way to that box. In the rain a
// move that touches a corner ends where its slide does.
void Solver::look_ahead(Departure& departure, int colour) {
    departure.last_lap = terms_.to_go == 1;
    EmptyRoad road;
    if (terms_.hazards && !terms_.qualifying) road.red_price = prices_.handling / 5;
    spread(course_, departure, road, most + terms_.slide, reach_);
    for (int depth = 0; depth <= most; ++depth) {
        Ends& ends = ends_[static_cast<std::size_t>(depth)];
        ends.clear();
        for (const Way& way : reach_.at(depth)) {
            if (terms_.slide == 0 || way.touched > depth) add_end(departure, way, colour, ends);
        }
        if (terms_.slide == 0) continue;
        for (const Way& way : reach_.at(depth + terms_.slide)) {
            if (way.touched <= depth) add_end(departure, way, colour, ends);
        }
    }
}

void Solver::add_end(const Departure& departure, const Way& way, int colour, Ends& ends) const {
    if (ends.full()) return;
    const Square& square = course_.at(way.space);
    const bool lane = square.pit_lane || course_.at(departure.way.space).pit_lane;
    const Layer& layer = !way.crossed ? layer_ : lane ? *fresh_ : *next_;
    Node node = square.node;
    if (square.pit_lane && colour >= 0) {
        node = course_.before_box(colour, way.space);
    } else if (square.stops > 0 && way.overshot == 0) {  // FD-OVER-09
        node = course_.node(way.space, square.corner == departure.corner ? departure.stops + 1 : 1);
    }
    const int shot = square.sniper && terms_.hazards ? prices_.body / 8 : 0;
    ends.push_back({layer.values(node, 0), way.overshoot, way.risk + shot, way.crossed && terms_.checkpoint});
}

void Solver::solve_node(Node node, Lever lever, std::uint16_t space) {
    out_ = layer_.out_value(space);
    for (int tires = 0; tires <= stock_.tires; ++tires) {
        for (int gear = 1; gear <= 6; ++gear) promise(node, gear, tires);
        choose_gears(node, lever, tires);
    }
}

// The mean over the die of the best that can be made of each number.
void Solver::promise(Node node, int gear, int tires) {
    const GearDie& die = FormulaD::terms().gear_dice[static_cast<std::size_t>(gear - 1)];
    const int first = std::max(0, die.first - stock_.brakes);
    Column sum{};
    Column slower;
    slower.fill(worst);
    int total = 0;
    for (int spaces = first; spaces < die.first + die.count; ++spaces) {
        Column best;
        best_end(spaces, gear, tires, best);
        if (terms_.bonus) {
            Column more;
            best_end(spaces + 1, gear, tires, more);
            for (std::size_t i = 0; i < most_columns; ++i) best[i] = std::min(best[i], more[i]);
        }
        brake(slower, best);
        slower = best;
        if (spaces < die.first) continue;
        const int weight = die.weights[static_cast<std::size_t>(spaces - die.first)];
        total += weight;
        for (std::size_t i = 0; i < most_columns; ++i) sum[i] += weight * std::min(best[i], out_);
    }
    const int strain = gear >= 5 && !terms_.qualifying ? prices_.engine / 50 : 0;  // a test in ten, a point in five
    std::uint16_t* promises = &layer_.promises_[layer_.index(node, tires)] + gear * columns_;
    for (int i = 0; i < columns_; ++i)
        promises[i] = cell((sum[static_cast<std::size_t>(i)] + total / 2) / total + strain);
}

// With b brake points a roll of n is as good as one of n − 1 with b − 1.
void Solver::brake(const Column& slower, Column& best) const {
    const int row = stock_.gearbox + 1;
    for (int i = row; i < columns_; ++i)
        best[static_cast<std::size_t>(i)] =
            std::min(best[static_cast<std::size_t>(i)], slower[static_cast<std::size_t>(i - row)]);
}

void Solver::best_end(int spaces, int gear, int tires, Column& best) const {
    best.fill(worst);
    for (const End& end : ends_[static_cast<std::size_t>(spaces)]) consider(end, gear, tires, best);
    int other = worst;
    for (const Flag& flag : reach_.flags()) {
        const bool safe = flag.overshoot == 0 || terms_.qualifying ||
                          !overshoot_price(FormulaD::terms(), tires, flag.overshoot, terms_.factor).out;
        if (flag.depth <= spaces && safe) other = std::min(other, turn * flag.depth / spaces - turn + flag.risk);
    }
    if (other < worst) {
        for (std::int32_t& value : best) value = std::min(value, other);
    }
    if (box_ == nullptr || box_depth_ > spaces) return;
    for (int i = 0; i < columns_; ++i)
        best[static_cast<std::size_t>(i)] = std::min<std::int32_t>(best[static_cast<std::size_t>(i)], box_[i]);
}

void Solver::consider(const End& end, int gear, int tires, Column& best) const {
    int extra = end.risk;
    if (end.refill) tires = stock_.tires;
    if (end.overshoot > 0 && terms_.qualifying) {
        extra += end.overshoot * terms_.factor * turn;
    } else if (end.overshoot > 0) {
        const OvershootPrice price = overshoot_price(FormulaD::terms(), tires, end.overshoot, terms_.factor);
        if (price.out) return;
        tires -= price.tires;
        if (price.spin) gear = 0;
    }
    const std::uint16_t* values = end.values + (tires * Layer::gear_slots + gear) * columns_;
    for (int i = 0; i < columns_; ++i)
        best[static_cast<std::size_t>(i)] = std::min(best[static_cast<std::size_t>(i)], values[i] + extra);
}

void Solver::choose_gears(Node node, Lever lever, int tires) {
    for (int from = 0; from <= 6; ++from) {
        Column best;
        best.fill(worst);
        const int highest = lever == Lever::box ? 4 : from == 0 ? 1 : std::min(6, from + 1);
        for (int to = 1; to <= highest; ++to) consider_shift(node, lever, from, to, tires, best);
        std::uint16_t* values = &layer_.values_[layer_.index(node, tires)] + from * columns_;
        for (int i = 0; i < columns_; ++i) values[i] = cell(turn + best[static_cast<std::size_t>(i)]);
    }
}

void Solver::consider_shift(Node node, Lever lever, int from, int to, int tires, Column& best) const {
    const std::uint16_t* promises = &layer_.promises_[layer_.index(node, tires)] + to * columns_;
    const int skipped = std::max(0, from - to - 1);
    if (lever != Lever::track || skipped == 0 || (terms_.qualifying && terms_.free_skips)) {
        for (int i = 0; i < columns_; ++i)
            best[static_cast<std::size_t>(i)] = std::min<std::int32_t>(best[static_cast<std::size_t>(i)], promises[i]);
        return;
    }
    if (skipped > 3 || terms_.qualifying) return;
    const Skip& skip = FormulaD::terms().skip_price[static_cast<std::size_t>(skipped)];
    const int extra = skip.engine * prices_.engine + (stock_.priced ? skip.gearbox * prices_.gearbox : 0);
    for (int b = skip.brakes; b <= stock_.brakes; ++b) {
        for (int g = skip.gearbox; g <= stock_.gearbox; ++g) {
            const int column = stock_.column(b, g);
            const int paid = stock_.priced ? column : stock_.column(b - skip.brakes, g - skip.gearbox);
            std::int32_t& value = best[static_cast<std::size_t>(column)];
            value = std::min(value, promises[paid] + extra);
        }
    }
}

}  // namespace paddock::bots::formula_d
