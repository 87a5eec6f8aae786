#include <algorithm>

#include "engine/formula_d/pure.hpp"

// Who moves when (FD-TURN).
namespace paddock::formula_d {
namespace {

// FD-RUL-04: level is who has the same rank. Places along the lap as even numbers, so that a pit-lane car can stand
// between two rows: for the order it counts as just beyond the row where the lane branches off (FD-TURN-06, FD-PIT-12,
// FD-RUL-18).
unsigned place_on_lap(const Circuit& circuit, const Car& car) {
    const Space& space = circuit.at(car.space);
    if (!space.in_pit_lane()) return (space.order + 1U) * 2U;
    return (circuit.at(circuit.pit_branch).order + 1U) * 2U + 1U;
}

// The crossings in whose lap the car counts; in the pit lane the one in which it left the track.
unsigned lap_of(const Circuit& circuit, const Car& car) {
    const Space& space = circuit.at(car.space);
    const bool crossed_in_lane = space.in_pit_lane() && space.order < circuit.at(circuit.pit_branch).order;
    return car.crossings - (crossed_in_lane ? 1U : 0U);
}

// FD-DRV-07 (on the grid too, FD-RUL-57), FD-TURN-04 by the lever of the round before (FD-RUL-05), FD-TURN-05 for
// level cars, then the seat.
std::uint64_t tie_break(const Circuit& circuit, const Car& car, Seat seat) {
    const Space& space = circuit.at(car.space);
    const unsigned inside =
        space.inside == Lane::left ? 2U - static_cast<unsigned>(space.lane) : static_cast<unsigned>(space.lane);
    const unsigned pit_place = space.in_pit_lane() ? space.index : 0U;
    std::uint64_t key = pit_place;
    key = key << 1U | (car.driver == Driver::montfort ? 1U : 0U);
    key = key << 3U | static_cast<unsigned>(number(car.gear));
    key = key << 2U | inside;
    return key << 4U | (15U - static_cast<unsigned>(number(seat)));
}

std::uint64_t join(std::uint64_t lap, std::uint64_t place, std::uint64_t tie) {
    return lap << 48U | place << 24U | tie;
}

}  // namespace

std::uint64_t turn_key(const Circuit& circuit, const Car& car, Seat seat) {
    return join(lap_of(circuit, car), place_on_lap(circuit, car), tie_break(circuit, car, seat));
}

SeatSet racing_cars(const State& state) {
    SeatSet racing;
    for (std::size_t i = 0; i < state.cars.size(); ++i) {
        if (state.cars[i].status == Status::racing) racing.add(seat(static_cast<int>(i)));
    }
    return racing;
}

void set_turn_order(const Setting& setting, State& state, SeatSet movers) {
    const Circuit& circuit = setting.circuit();
    std::array<std::uint64_t, max_cars> keys{};
    state.order.clear();
    for (const Seat s : movers) {
        keys[static_cast<std::size_t>(number(s))] = turn_key(circuit, state.car(s), s);
        state.order.push_back(s);
    }
    const auto key_of = [&](Seat s) { return keys[static_cast<std::size_t>(number(s))]; };
    const auto by_key = [&](Seat a, Seat b) { return key_of(a) > key_of(b); };
    std::sort(state.order.begin(), state.order.end(), by_key);
    if (setting.options().order_basis == OrderBasis::progress || state.order.empty()) return;
    // FD-RUL-03 `track`: laps are ignored; backwards round the loop from the leader.
    const unsigned leader = place_on_lap(circuit, state.car(state.order[0]));
    for (const Seat s : state.order) {
        const Car& car = state.car(s);
        const unsigned place = place_on_lap(circuit, car);
        keys[static_cast<std::size_t>(number(s))] = join(place <= leader ? 1U : 0U, place, tie_break(circuit, car, s));
    }
    std::sort(state.order.begin() + 1, state.order.end(), by_key);
}

}  // namespace paddock::formula_d
