#include "bots/formula_d/outlook.hpp"

#include <algorithm>

#include "engine/formula_d/routes.hpp"

namespace paddock::bots::formula_d {
Outlook::Outlook(Almanac& almanac, const State& state, Seat seat)
    : almanac_(almanac),
      course_(almanac.course()),
      state_(state),
      car_(state.car(seat)),
      seat_(seat),
      layer_(&almanac.layer(state, car_)),
      node_(course_.node_of(car_, seat)),
      laps_(almanac.laps_left(car_)),
      slide_(state.move.slid ? 0 : layer_->terms().slide) {
    const bool racing = state.session == Session::race;
    here_.space = packed(car_.space);
    here_.overshot = state.move.overshot;
    here_.overshoot = state.move.overshoot;
    if (state.move.touched_corner) here_.touched = 0;
    trim_.gear = number(car_.gear);
    trim_.braked = state.move.braked;
    const VitalPrices& vital = almanac.vital();
    body_price_ = vital.of(Gauge::body, car_.wear[Gauge::body], laps_) * (rains(state.weather) ? 2 : 1) / 20;
    road_.markers = &state.markers;
    road_.red_spaces = layer_->terms().hazards;
    road_.danger_price = danger_threshold(FormulaD::terms(), state, car_) *
                         vital.of(Gauge::handling, car_.wear[Gauge::handling], laps_) / 20;
    if (!racing) return;
    trim_.tires = car_.wear[Gauge::tires];
    trim_.brakes = car_.wear[Gauge::brakes];
    trim_.gearbox = car_.wear[Gauge::gearbox];
    if (layer_->stock().priced) {
        brake_price_ = almanac.prices().brake;
        gearbox_price_ = almanac.prices().gearbox;
    }
    for (const Car& other : state.cars) {
        if (other.status == Status::racing && !other.in_box && &other != &car_) road_.cars[packed(other.space)] = true;
    }
}

int Outlook::free_spaces() const {
    int nearest = course_.lap_length();
    if (state_.session != Session::race) return nearest;
    const int mine = course_.to_line(here_.space);
    for (const Car& other : state_.cars) {
        if (other.status != Status::racing || &other == &car_) continue;
        int gap = mine - course_.to_line(packed(other.space));
        if (gap < 0) gap += course_.lap_length();
        nearest = std::min(nearest, gap);
    }
    // The table reckons with a sound car; one about to fall apart looks at every red space and marker.
    if (car_.wear[Gauge::handling] > 1) return nearest;
    if (road_.red_spaces) nearest = std::min<int>(nearest, course_.at(here_.space).to_red);
    return state_.markers.any() ? 0 : nearest;
}

int Outlook::strain_price(int gear) const {
    if (gear < 5 || layer_->terms().qualifying) return 0;
    const int point = almanac_.vital().of(Gauge::engine, car_.wear[Gauge::engine], laps_);
    return (point - almanac_.prices().engine) / 50;
}

int Outlook::promise(const Trim& trim) const {
    const Stock& stock = layer_->stock();
    const int promised =
        layer_->promise(node_, trim.gear, stock.row(trim.tires), stock.column(trim.brakes, trim.gearbox));
    return promised + strain_price(trim.gear) + stocks(trim);
}

int Outlook::shift_price(const Skip& skip) const {
    return skip.engine == 0 ? 0 : almanac_.vital().of(Gauge::engine, car_.wear[Gauge::engine], laps_);
}

Departure Outlook::departure_from(const Way& way) const {
    Departure departure;
    departure.way = way;
    departure.way.risk = 0;
    const Square& square = course_.at(way.space);
    departure.corner = square.corner;
    departure.stops = square.corner == course_.at(here_.space).corner ? car_.stops : std::uint8_t{0};
    departure.last_lap = layer_->terms().to_go == 1;
    departure.pits_open = pit_entry_open(almanac_.game().options(), state_, car_);
    departure.served = car_.box_served;
    if (course_.colours() > 0) departure.box = course_.box(own_box());
    return departure;
}

void Outlook::look_ahead(const Departure& departure, int spaces, int tires) {
    looked_ = std::min(spaces + slide_ + 1, most_spaces);
    looked_tires_ = tires;
    spread(course_, departure, road_, looked_, reach_);
    for (int i = 0; i < reach_.size(); ++i) ends_[static_cast<std::size_t>(i)].known = false;
}

int Outlook::expectation(const Trim& trim) {
    const GearDie& die = FormulaD::terms().gear_die(gear(trim.gear));
    const int most = die.first + die.count - 1;
    if (looked_ < most + slide_ + 1) look_ahead(departure_from(here_), most, trim.tires);
    int sum = 0;
    int total = 0;
    for (int i = 0; i < die.count; ++i) {
        const int weight = die.weights[static_cast<std::size_t>(i)];
        sum += weight * best_of(die.first + i, trim);
        total += weight;
    }
    const int strain = trim.gear >= 5 ? almanac_.prices().engine / 50 : 0;
    return (sum + total / 2) / total + strain + strain_price(trim.gear);
}

int Outlook::after(const Way& from, int spaces, const Trim& trim, std::uint8_t barred_lanes) {
    Departure departure = departure_from(from);
    departure.barred = barred_lanes;
    look_ahead(departure, spaces, trim.tires);
    const int value = best_of(spaces, trim);
    looked_ = -1;
    return value;
}

int Outlook::best_of(int spaces, const Trim& trim) {
    bool clean = false;
    int best = best_end(spaces, spaces, trim, clean);
    if (layer_->terms().bonus && !state_.move.soft_asked) {
        bool also = false;
        best = std::min(best, best_end(spaces + 1, spaces + 1, trim, also));
    }
    if (best == no_way) best = blocked_value(spaces, trim);
    if (clean) return best;
    for (int points = 1; points <= trim.brakes && points <= spaces; ++points)
        best = std::min(best, best_end(spaces - points, spaces, trim.after_braking(points), clean));
    return best;
}

// `clean`: the best end overshoots nothing, so brakes cannot better it by much.
int Outlook::best_end(int spaces, int rolled, const Trim& trim, bool& clean) {
    int best = no_way;
    const auto consider = [&](int i) {
        const int value = value_of(end_of(i), reach_[i], trim);
        if (value >= best) return;
        best = value;
        clean = reach_[i].overshoot == 0;
    };
    for (int i = reach_.first(spaces); i < reach_.last(spaces); ++i) {
        if (slide_ == 0 || reach_[i].touched > spaces) consider(i);
    }
    if (slide_ > 0) {
        for (int i = reach_.first(spaces + slide_); i < reach_.last(spaces + slide_); ++i) {
            if (reach_[i].touched <= spaces) consider(i);
        }
    }
    for (const Flag& flag : reach_.flags()) {
        if (flag.depth > spaces) continue;
        best = std::min(best, flag_value(flag.overshoot, flag.depth, rolled, trim) + flag.risk);
    }
    if (reach_.box_depth() > 0 && reach_.box_depth() <= spaces)
        best = std::min(best, box_value(reach_.box_crossed(), trim));
    return best;
}

const Outlook::End& Outlook::end_of(int way) {
    End& end = ends_[static_cast<std::size_t>(way)];
    if (!end.known) end = looked_up(reach_[way], looked_tires_);
    return end;
}

Node Outlook::node_at(const Way& way, const Square& square) const {
    if (square.pit_lane) return car_.box_served ? square.node : course_.before_box(own_box(), way.space);
    if (square.stops == 0 || way.overshot > 0) return square.node;  // FD-OVER-09
    const bool stays = square.corner == course_.at(here_.space).corner;
    return course_.node(way.space, stays ? car_.stops + 1 : 1);
}

Outlook::End Outlook::looked_up(const Way& way, int tires) const {
    const Square& square = course_.at(way.space);
    const LapTerms& terms = layer_->terms();
    const bool lane = square.pit_lane || course_.at(here_.space).pit_lane;
    const Layer& layer = !way.crossed ? *layer_ : lane ? layer_->fresh() : layer_->next();
    End end{nullptr, way.risk + closeness_price(way.space), false, false, true};
    if ((square.pit_lane && !car_.box_served) || (way.crossed && terms.checkpoint)) tires = car_.full[Gauge::tires];
    if (way.overshoot > 0 && terms.qualifying) {
        end.extra += way.overshoot * terms.factor * turn;
    } else if (way.overshoot > 0) {
        const OvershootPrice price = overshoot_price(FormulaD::terms(), tires, way.overshoot, terms.factor);
        if (price.out) return end;
        tires -= price.tires;
        end.spin = price.spin;
    }
    if (square.sniper && terms.hazards) end.extra += almanac_.prices().body / 8;
    end.values = layer.values(node_at(way, square), layer.stock().row(tires));
    end.tow = way.overshot == 0 && road_.occupied(square.to[0]);
    return end;
}

int Outlook::value_of(const End& end, const Way& way, const Trim& trim) const {
    if (end.values == nullptr) return layer_->out_value(here_.space);
    const Stock& stock = layer_->stock();
    const int gear = end.spin ? 0 : trim.gear;
    const int value =
        end.values[gear * stock.columns() + stock.column(trim.brakes, trim.gearbox)] + end.extra + stocks(trim);
    if (!end.tow || trim.braked || !can_tow(way, trim.gear)) return value;
    return std::min(value, towed_value(way, trim));
}

int Outlook::end_value(const Way& way, const Trim& trim) const {
    return value_of(looked_up(way, trim.tires), way, trim);
}

int Outlook::flag_value(int overshoot, int depth, int rolled, const Trim& trim) const {
    const LapTerms& terms = layer_->terms();
    if (overshoot > 0 && !terms.qualifying &&
        overshoot_price(FormulaD::terms(), trim.tires, overshoot, terms.factor).out)
        return layer_->out_value(here_.space);
    return turn * depth / std::max(rolled, 1) - turn + stocks(trim_);
}

int Outlook::box_value(bool crossed, const Trim& trim) const {
    const Layer& layer = crossed ? layer_->fresh() : *layer_;
    const int tires = car_.full[Gauge::tires];
    const int value =
        layer.box_value(own_box(), layer.stock().row(tires), layer.stock().column(trim.brakes, trim.gearbox));
    return value + stocks(trim);
}

// No way of full length: as far as possible, and the rest is paid for, a slide owed included (FD-BLOCK).
int Outlook::blocked_value(int spaces, const Trim& trim) const {
    int best = layer_->out_value(here_.space);
    bool found = false;
    for (int depth = spaces + slide_ - 1; depth >= 0 && !found; --depth) {
        for (const Way& way : reach_.at(depth)) {
            const bool slides = way.touched <= spaces;
            if (depth >= spaces && !slides) continue;
            found = true;
            const int undriven = spaces - depth + (slides ? slide_ : 0);
            const BlockPrice price = block_price(almanac_.game().setting(), trim.brakes, trim.tires, undriven);
            if (price.out) continue;
            const Trim paid{trim.gear, trim.tires - price.tires, trim.brakes - price.brakes, trim.gearbox, true};
            best = std::min(best, end_value(way, paid));
        }
    }
    return best;
}

// Collision tests with cars beside and directly ahead (FD-COLL).
int Outlook::closeness_price(std::uint16_t space) const {
    int cars = 0;
    const Space& on_board = almanac_.game().circuit().at(track::space_id(space));
    if (road_.occupied(packed(on_board.ahead))) ++cars;
    for (const SpaceId beside : on_board.beside) {
        if (beside != SpaceId::none && road_.occupied(packed(beside))) ++cars;
    }
    return cars * body_price_;
}

bool Outlook::can_tow(const Way& way, int gear) const {
    if (gear < 4) return false;
    const std::uint16_t ahead = course_.at(way.space).to[0];
    for (const Car& other : state_.cars) {
        if (other.status == Status::racing && packed(other.space) == ahead && !other.in_box)
            return number(other.gear) >= 4 && gear >= number(other.gear);
    }
    return false;
}

// The shapes of a slipstream lead to all places three spaces on that begin with a lane change (FD-SLIP-06).
int Outlook::towed_value(const Way& way, const Trim& trim) const {
    int best = no_way;
    const Square& from = course_.at(way.space);
    for (const std::size_t side : {1U, 2U}) {
        const std::uint16_t to = from.to[side];
        if (to == nowhere || road_.occupied(to)) continue;
        Departure aside = departure_from(way);
        aside.pits_open = false;
        aside.way.space = to;
        aside.way.crossed = way.crossed || from.before_finish;
        if (from.before_finish && aside.last_lap) return -turn + stocks(trim_);
        Reach reach;
        spread(course_, aside, road_, tow_spaces - 1, reach);
        for (const Way& end : reach.at(tow_spaces - 1)) best = std::min(best, tow_end_value(way, end, trim));
        for (const Flag& flag : reach.flags()) best = std::min(best, flag_value(flag.overshoot, 1, 1, trim) - turn);
    }
    return best;
}

// FD-SLIP-09: being towed into a corner costs a brake point.
int Outlook::tow_end_value(const Way& way, Way end, const Trim& trim) const {
    Trim towed = trim;
    const Square& square = course_.at(end.space);
    if (square.stops > 0 && square.corner != course_.at(way.space).corner) {
        if (towed.brakes == 0) return no_way;
        --towed.brakes;
    }
    towed.braked = true;  // a second tow is worth a thought when it is offered
    end.risk = static_cast<std::uint16_t>(end.risk + way.risk);
    return stop_value(end, towed);
}

Way Outlook::walk(const Path& path) const {
    const Departure departure = departure_from(here_);
    Way way = here_;
    for (int i = 0; i < path.size(); ++i) {
        const Square& from = course_.at(way.space);
        const std::uint16_t to = path[i] == Step::pit ? from.pit : from.to[static_cast<std::size_t>(path[i])];
        if (to == nowhere) break;  // the last step of a tow that the line cuts short (FD-RUL-38)
        const Square& square = course_.at(to);
        if (from.stops > 0 && from.corner != square.corner) {
            const int made = from.corner == departure.corner ? departure.stops : 0;
            if (made < from.stops) ++way.overshot;
            if (made + 1 < from.stops) way.overshoot = 100;  // out, whatever the tires
        }
        way.space = to;
        if (from.before_finish) {
            way.crossed = true;
            if (departure.last_lap) return way;
        }
        way.overshoot = static_cast<std::uint8_t>(std::min(200, way.overshoot + way.overshot));
        way.risk = static_cast<std::uint16_t>(way.risk + road_.danger(to, square));
        if (square.stops > 0 && way.touched == 0xff) way.touched = static_cast<std::uint8_t>(i + 1);
    }
    return way;
}

// What the driving code remembers at the end of a way, other cars aside (FD-LANE-01, -02).
LaneHistory Outlook::lanes_after(const Path& path) const {
    const Circuit& circuit = almanac_.game().circuit();
    SpaceId at = car_.space;
    LaneHistory lanes = state_.move.lanes;
    for (int i = 0; i < path.size(); ++i) {
        const Space& from = circuit.at(at);
        at = link_of(from, path[i]);
        const Space& to = circuit.at(at);
        if (to.straight != from.straight || to.in_corner()) {
            lanes = {};
        } else if (path[i] != Step::ahead) {
            lanes.change(1U << static_cast<unsigned>(from.lane), 1U << static_cast<unsigned>(to.lane), true);
        }
    }
    return lanes;
}

// Something happens at the end of this way, and the rest of the move is asked afterwards (FD-RUL-59).
bool Outlook::interrupts(const Path& path) const {
    if (path.empty()) return false;
    const Circuit& circuit = almanac_.game().circuit();
    const Ground ground{almanac_.game().setting(), state_, seat_};
    SpaceId at = car_.space;
    for (int i = 0; i + 1 < path.size(); ++i) at = link_of(circuit.at(at), path[i]);
    const Space& from = circuit.at(at);
    return ground.interrupts(from, link_of(from, path[path.size() - 1]));
}

int Outlook::drive_value(const Drive& drive) {
    const Way way = walk(drive.path);
    const int rolled = state_.move.remaining;
    if (way.crossed && layer_->terms().to_go == 1)
        return flag_value(way.overshoot, drive.path.size(), rolled, trim_) + way.risk;
    const Trim trim = trim_.after_braking(std::min<int>(drive.brakes, trim_.brakes));
    const Square& square = course_.at(way.space);
    if (square.pit_lane) {
        return !car_.box_served && way.space == course_.box(own_box()) ? box_value(way.crossed, trim)
                                                                       : stop_value(way, trim);
    }
    const int left = rolled - drive.brakes - drive.path.size();
    const int slide = way.touched != 0xff ? slide_ : 0;
    if (left == 0 && slide == 0) return end_value(way, trim);
    if (left > 0 && interrupts(drive.path)) return after(way, left, trim, barred(lanes_after(drive.path))) + way.risk;
    if (left == 0) {
        slide_ = 0;
        const int value = after(way, slide, trim, barred(lanes_after(drive.path))) + way.risk;
        slide_ = slide;
        return value;
    }
    const Options& options = almanac_.game().options();
    if (state_.move.great_start && options.start_block_free) return end_value(way, trim);
    const BlockPrice price = block_price(almanac_.game().setting(), trim.brakes, trim.tires, left + slide);
    if (price.out) return layer_->out_value(here_.space);
    return end_value(way, {trim.gear, trim.tires - price.tires, trim.brakes - price.brakes, trim.gearbox, true});
}

int Outlook::tow_value(const Tow& tow) const {
    if (tow.shape.empty()) {
        Trim declined = trim_;
        declined.braked = true;
        return stop_value(here_, declined);
    }
    const Way way = walk(tow.shape);
    if (way.crossed && layer_->terms().to_go == 1) return -turn + stocks(trim_);
    Trim towed = trim_.after_braking(tow.brakes);
    const Square& square = course_.at(way.space);
    const bool enters = square.stops > 0 && square.corner != course_.at(here_.space).corner;
    if (enters) towed.brakes = std::max(0, towed.brakes - 1);
    return end_value(way, towed);
}

}  // namespace paddock::bots::formula_d
