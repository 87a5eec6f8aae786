#include <algorithm>

#include "engine/formula_d/routes.hpp"

// Who tows, and the shapes of a tow (FD-SLIP).
namespace paddock::formula_d {
namespace {

// FD-SLIP-06, FD-RUL-27: every shape begins with a lane change.
constexpr int shape_count = 10;
using Shape = std::array<Step, tow_spaces>;
constexpr std::array<Shape, shape_count> shapes{{
    {Step::left, Step::ahead, Step::right},  // (a) round the car and back in front of it
    {Step::left, Step::right, Step::ahead},
    {Step::right, Step::ahead, Step::left},
    {Step::right, Step::left, Step::ahead},
    {Step::left, Step::ahead, Step::ahead},  // (b) one lane over, two straight
    {Step::right, Step::ahead, Step::ahead},
    {Step::left, Step::left, Step::ahead},  // (c) two lanes over
    {Step::left, Step::ahead, Step::left},
    {Step::right, Step::right, Step::ahead},
    {Step::right, Step::ahead, Step::right},
}};

Path path_of(const Shape& shape, int steps) {
    Path path;
    for (int i = 0; i < steps; ++i) path.push_back(shape[static_cast<std::size_t>(i)]);
    return path;
}

Refusal no_such_shape() { return {"FD-SLIP-06"_rule, "that is none of the three shapes"}; }

// What a shape does: shapes with the same end that meet the same become one on the list.
struct Towage {
    SpaceId end = SpaceId::none;  // none: home, one way is as good as another
    int corners = 0;              // entered
    int overshot = 0;
    int overshoot = 0;                           // spaces beyond end lines
    SmallVector<SpaceId, tow_spaces> dangers{};  // met, in their order
    bool operator==(const Towage&) const = default;
};

// Walks the shape: links, free spaces, the lock after an end line (FD-RUL-26, -63), brakes for
// corners entered (FD-RUL-25). The lane limits of straights do not hold here (FD-RUL-08).
Result<Towage, Refusal> walk_shape(const Ground& ground, const Path& path, int brakes_spent) {
    Towage towage;
    SpaceId at = ground.car.space;
    for (int i = 0, last = path.size(); i < last; ++i) {
        const Space& from = ground.circuit.at(at);
        at = link_of(from, path[i]);
        if (at == SpaceId::none) return Refusal{"FD-SLIP-10"_rule, "no arrow leads there"};
        if (ground.flag_falls(from)) {  // beyond the flag nothing matters (FD-RUL-22)
            towage.end = SpaceId::none;
            return towage;
        }
        if (ground.is_occupied(at)) return Refusal{"FD-RUL-26"_rule, "another car stands there"};
        const Space& to = ground.circuit.at(at);
        const bool leaves = from.in_corner() && from.corner != to.corner;
        if (leaves && from.corner != ground.corner_done) ++towage.overshot;
        if (towage.overshot > 0 && path[i] != Step::ahead)
            return Refusal{"FD-RUL-63"_rule, "no lane change beyond an end line overshot"};
        towage.overshoot += towage.overshot;
        if (to.in_corner() && from.corner != to.corner) ++towage.corners;
        if (ground.is_dangerous(at)) towage.dangers.push_back(at);
        if (ground.costs_a_space(from, at)) --last;  // FD-RUL-38
        towage.end = at;
    }
    const int left = ground.car.wear[Gauge::brakes] - brakes_spent;
    if (ground.options.slip_corner_nobrake == SlipCornerNoBrake::forbid && towage.corners > left)
        return Refusal{"FD-RUL-25"_rule, "no brake point for entering the corner"};
    return towage;
}

}  // namespace

// FD-SLIP-01, FD-SLIP-02, FD-SLIP-03: the car directly ahead, when both are fast enough.
Seat tow_car(const Setting& setting, const State& state, Seat seat) {
    const Car& car = state.car(seat);
    const int slowest = number(setting.terms().tow_gear);
    if (!on_track(setting.circuit(), car) || number(car.gear) < slowest) return Seat::nobody;
    const SpaceId ahead = setting.circuit().at(car.space).ahead;
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        const Car& other = state.cars[i];
        if (other.status != Status::racing || other.space != ahead || other.in_box) continue;
        const bool fast = number(other.gear) >= slowest && number(car.gear) >= number(other.gear);
        return fast ? paddock::seat(static_cast<int>(i)) : Seat::nobody;
    }
    return Seat::nobody;
}

void list_tows(const Ground& ground, Choices& list) {
    list.push_back(Tow{});
    SmallVector<Towage, 3 * shape_count> known;
    std::size_t first = 0;  // of those with as many brakes
    for (int brakes = 0; brakes <= 2 && brakes <= ground.brakes_available(); ++brakes) {
        for (const Shape& shape : shapes) {
            const Path path = path_of(shape, tow_spaces - brakes);
            const Result<Towage, Refusal> towage = walk_shape(ground, path, brakes);
            if (!towage) continue;
            const std::size_t from = towage->end == SpaceId::none ? 0 : first;  // brakes are no price for a car at home
            if (std::find(known.begin() + from, known.end(), *towage) != known.end()) continue;
            known.push_back(*towage);
            list.push_back(Tow{path, static_cast<std::uint8_t>(brakes)});
        }
        first = known.size();
    }
}

bool may_tow(const Ground& ground) {
    Choices list;
    list_tows(ground, list);
    return list.size() > 1;
}

Result<void, Refusal> check_tow(const Ground& ground, const Tow& tow) {
    if (tow.shape.empty()) return tow.brakes == 0 ? Result<void, Refusal>{} : no_such_shape();
    if (tow.brakes > 2 || tow.shape.size() + tow.brakes != tow_spaces) return no_such_shape();
    if (tow.brakes > ground.brakes_available()) return Refusal{"FD-SLIP-07"_rule, "not enough brake points"};
    bool known = false;
    for (const Shape& shape : shapes) known = known || path_of(shape, tow.shape.size()) == tow.shape;
    if (!known) return no_such_shape();
    const Result<Towage, Refusal> towage = walk_shape(ground, tow.shape, tow.brakes);
    return towage ? Result<void, Refusal>{} : towage.error();
}

}  // namespace paddock::formula_d
