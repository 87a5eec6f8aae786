#include "engine/schneider/play.hpp"

// Set-up of a race (ST-SETUP): seats, nations, grid, pilots, first hands.
namespace paddock::schneider {
namespace {

Seat person_without_nation(const Schneider& game, const State& state) {
    for (const Seat seat : state.seat_order) {
        if (!game.is_autopilot(seat) && state.plane(seat).nation == Nation::none) return seat;
    }
    return Seat::nobody;
}

// ST-SETUP-04: the rear of the grid first.
Seat person_without_pilot(const Schneider& game, const State& state) {
    for (std::size_t i = state.order.size(); i-- > 0;) {
        const Seat seat = state.order[i];
        if (!game.is_autopilot(seat) && state.plane(seat).pilot == Pilot::none) return seat;
    }
    return Seat::nobody;
}

constexpr Seat host = seat(0);

// Draws seats one after the other, each of those left as likely as any other; the last one needs no draw.
void draw_in_any_order(const Play& play, Purpose purpose, int count, SmallVector<Seat, max_planes>& order) {
    std::array<std::uint8_t, max_planes> left{};
    for (int i = 0; i < count; ++i) left[static_cast<std::size_t>(i)] = 1;
    order.clear();
    for (int drawn = 0; drawn < count; ++drawn) {
        int found = 0;
        if (drawn + 1 < count) {
            const std::span<const std::uint8_t> weights(left.data(), static_cast<std::size_t>(count));
            found = draw_from(play, purpose, Seat::nobody, weights) - 1;
        } else {
            while (left[static_cast<std::size_t>(found)] == 0) ++found;
        }
        left[static_cast<std::size_t>(found)] = 0;
        order.push_back(seat(found));
    }
}

}  // namespace

int draw_from(const Play& play, Purpose purpose, Seat seat, std::span<const std::uint8_t> weights) {
    const int outcome = play.rolls.roll({purpose, seat, 1, static_cast<int>(weights.size()), weights});
    if (weights[static_cast<std::size_t>(outcome - 1)] != 0) return outcome;
    int possible = 1;
    while (weights[static_cast<std::size_t>(possible - 1)] == 0) ++possible;
    return possible;
}

// ST-C-09
void draw_seats(const Play& play) {
    draw_in_any_order(play, {"seat"}, play.game.people(), play.state.seat_order);
    for (std::size_t i = 0; i < play.state.seat_order.size(); ++i)
        play.tell(SeatDrawn{"ST-SETUP-14"_rule, play.state.seat_order[i], byte(static_cast<int>(i) + 1)});
    play.state.phase = Phase::nations;
}

SmallVector<Nation, nation_count> nations_left(const State& state) {
    SmallVector<Nation, nation_count> left;
    for (const Nation nation : all_nations) {
        bool free = true;
        for (const Plane& plane : state.planes) free = free && plane.nation != nation;
        if (free) left.push_back(nation);
    }
    return left;
}

void ask_nations(const Play& play) {
    const Seat seat = person_without_nation(play.game, play.state);
    if (seat == Seat::nobody) {
        play.state.phase = Phase::autopilot_nations;
        return;
    }
    const auto left = nations_left(play.state);
    if (left.size() == 1) return give_nation(play, seat, left[0]);
    play.ask(Ask::nation, seat);
}

Seat autopilot_without_nation(const Schneider& game, const State& state) {
    for (int i = game.people(); i < game.planes(); ++i) {
        if (state.plane(seat(i)).nation == Nation::none) return seat(i);
    }
    return Seat::nobody;
}

void ask_autopilot_nations(const Play& play) {
    const Seat seat = autopilot_without_nation(play.game, play.state);
    if (seat == Seat::nobody) {
        play.state.phase = Phase::next_stage;
        return;
    }
    const auto left = nations_left(play.state);
    if (left.size() == 1 || play.game.people() == 0) return give_nation(play, seat, left[0]);
    play.ask(Ask::autopilot_nation, host);
}

// ST-SETUP-02, ST-AUTO-03, ST-EXP-01. The bag is the same with either cockpit (ST-SETUP-08, ST-EXP-02, ST-R-33) and for
// autopilots (ST-AUTO-05); development may change it later.
void give_nation(const Play& play, Seat seat, Nation nation) {
    Plane& plane = play.state.plane(seat);
    plane.nation = nation;
    plane.purse = play.game.is_autopilot(seat) ? 0 : play.options().start_aircoins;
    plane.bag_damage = damage_in_a_bag;
    plane.bag_alert = alerts_in_a_bag;
    for (int i = 0; i < set_size; ++i) plane.set[static_cast<std::size_t>(i)] = basic_card(nation, i);
    plane.slots = set_size;
    for (std::size_t i = 0; i < component_count; ++i) plane.tiles[i].level = play.content().levels[index(nation)][i];
    play.tell(NationTaken{"ST-SETUP-14"_rule, seat, nation});
    if (!play.game.is_autopilot(seat)) return;
    play.state.seat_order.push_back(seat);
    for (int i = 0; i < autopilot_cards; ++i) {
        const CardId id = autopilot_card(nation, i);
        if (play.game.card(id).kind == CardKind::autopilot) plane.set[plane.slots++] = id;
    }
}

// ST-SETUP-06, ST-CAMP-06: for every race anew.
void draw_grid(const Play& play) {
    draw_in_any_order(play, {"grid"}, play.game.planes(), play.state.order);
    for (std::size_t i = 0; i < play.state.order.size(); ++i)
        play.tell(GridTaken{"ST-SETUP-06"_rule, play.state.order[i], byte(static_cast<int>(i) + 1)});
    play.state.phase = Phase::pilots;
}

SmallVector<Pilot, nation_count> pilots_left(const State& state) {
    SmallVector<Pilot, nation_count> left;
    for (const Nation nation : all_nations) {
        bool free = true;
        for (const Plane& plane : state.planes) free = free && plane.pilot != pilot_of(nation);
        if (free) left.push_back(pilot_of(nation));
    }
    return left;
}

void give_pilot(const Play& play, Seat seat, Pilot pilot) {
    play.state.plane(seat).pilot = pilot;
    play.tell(
        PilotTaken{play.options().pilots == PilotChoice::free ? "ST-SETUP-04"_rule : "ST-SETUP-03"_rule, seat, pilot});
}

// ST-C-08
void give_any_pilot(const Play& play, Seat seat) {
    std::array<std::uint8_t, nation_count> left{};
    for (const Pilot pilot : pilots_left(play.state)) left[static_cast<std::size_t>(pilot)] = 1;
    give_pilot(play, seat, static_cast<Pilot>(draw_from(play, {"pilot"}, seat, left) - 1));
}

Seat autopilot_without_pilot(const Schneider& game, const State& state) {
    for (const Seat seat : state.seat_order) {
        if (game.is_autopilot(seat) && state.plane(seat).pilot == Pilot::none) return seat;
    }
    return Seat::nobody;
}

namespace {

// ST-R-27: its own nation's pilot if left, else a random one, unless the host names another.
void ask_autopilot_pilots(const Play& play, Seat seat) {
    const auto left = pilots_left(play.state);
    if (left.size() == 1) return give_pilot(play, seat, left[0]);
    if (play.game.people() > 0) return play.ask(Ask::autopilot_pilot, host);
    give_pilot(play, seat, pilot_of(play.state.plane(seat).nation));  // nobody else has taken it
}

}  // namespace

// ST-AUTO-02: autopilots fly with a pilot and his skill as well.
void ask_pilots(const Play& play) {
    State& state = play.state;
    if (play.options().pilots == PilotChoice::national) {
        for (const Seat seat : state.seat_order) {  // ST-PILOT-07: for the whole campaign
            if (state.plane(seat).pilot == Pilot::none) give_pilot(play, seat, pilot_of(state.plane(seat).nation));
        }
    }
    const Seat person = person_without_pilot(play.game, state);
    if (person != Seat::nobody) {
        const auto left = pilots_left(state);
        if (left.size() == 1) return give_pilot(play, person, left[0]);
        return play.ask(Ask::pilot, person);
    }
    const Seat autopilot = autopilot_without_pilot(play.game, state);
    if (autopilot != Seat::nobody) return ask_autopilot_pilots(play, autopilot);
    state.phase = Phase::first_hands;
}

// ST-SETUP-07, ST-R-26: to the hand limit, which PILOT, HAND+1 (ST-PERM-03) and handicaps change. Two cards lie open
// for an autopilot (ST-AUTO-06, ST-AUTO-31), whose third comes with its turn. Only here do played cards come back
// (ST-CARD-03, ST-R-19).
void deal_first_hands(const Play& play) {
    for (int i = 0; i < play.game.planes(); ++i) {
        Plane& plane = play.state.plane(seat(i));
        plane.hand.clear();
        plane.under.clear();
        plane.pile.clear();
        plane.unseen = static_cast<std::uint16_t>((1U << plane.slots) - 1U);
        const bool autopilot = play.game.is_autopilot(seat(i));
        draw_to_limit(play, seat(i), hand_limit(play.game, play.state, seat(i)) - (autopilot ? 1 : 0));
    }
    play.state.phase = Phase::begin_lap;
}

}  // namespace paddock::schneider
