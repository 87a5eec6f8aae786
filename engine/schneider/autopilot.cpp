#include <algorithm>

#include "engine/schneider/play.hpp"

// Autopilots in races (ST-AUTO, ST-ABET): the sheets decide, nobody is asked. Whatever is not written here they do like
// everybody else (ST-AUTO-04): they draw tokens and score (ST-AUTO-24), crash and come back (ST-AUTO-25).
namespace paddock::schneider {
namespace {

constexpr int own_card_value = 4;  // PYLON, SLIP: printed value
constexpr int slowest_pylon = 3;
constexpr int fastest_pylon = 6;
constexpr int pylon_without_line = 5;
constexpr int nearest_slip = 2;
constexpr int furthest_slip = 7;
constexpr int bold_value = 5;  // France takes the short way from here on

struct Autopilot {
    const Play& play;
    Seat seat;

    const Schneider& game() const { return play.game; }
    const State& state() const { return play.state; }
    const Plane& plane() const { return play.state.plane(seat); }
    const Card& card(std::uint8_t slot) const { return game().card(plane().set[slot]); }
    bool is_movement(std::uint8_t slot) const { return card(slot).kind == CardKind::movement; }

    // ST-AUTO-13, ST-R-69: of equal cards one with REP while the gauge holds a DAMAGE, then the one laid first.
    bool preferred(std::uint8_t slot, std::uint8_t over) const {
        const auto repairs = [&](std::uint8_t s) { return card(s).effect == Effect::repair && plane().gauge > 0; };
        return repairs(slot) && !repairs(over);
    }

    // The movement card that `better` puts before every other one.
    template <class Better>
    std::uint8_t best(const Better& better) const {
        std::uint8_t found = no_slot;
        for (const std::uint8_t slot : plane().hand) {
            if (!is_movement(slot)) continue;
            if (found == no_slot || better(slot, found)) found = slot;
        }
        return found;
    }
    std::uint8_t highest() const {
        return best([&](std::uint8_t a, std::uint8_t b) {
            const int more = card(a).highest() - card(b).highest();
            return more > 0 || (more == 0 && preferred(a, b));
        });
    }
    // Italy (ST-AUTO-15) and the USA (ST-AUTO-17): the highest of one parity, else the lowest of the other.
    std::uint8_t by_parity(int parity) const {
        return best([&](std::uint8_t a, std::uint8_t b) {
            const bool a_fits = card(a).value % 2 == parity;
            const bool b_fits = card(b).value % 2 == parity;
            if (a_fits != b_fits) return a_fits;
            const int more = card(a).value - card(b).value;
            if (more == 0) return preferred(a, b);
            return a_fits ? more > 0 : more < 0;
        });
    }
    // ST-AUTO-16: counting cards, not values.
    std::uint8_t second_highest() const {
        const auto higher = [&](std::uint8_t a, std::uint8_t b) {
            return card(a).value > card(b).value || (card(a).value == card(b).value && preferred(a, b));
        };
        const std::uint8_t first = best(higher);
        std::uint8_t second = no_slot;
        for (const std::uint8_t slot : plane().hand) {
            if (!is_movement(slot) || slot == first) continue;
            if (second == no_slot || higher(slot, second)) second = slot;
        }
        if (second == no_slot) return first;
        // Two cards of the same value are as good as one another: then the better of the two by ST-AUTO-13.
        return card(second).value == card(first).value ? first : second;
    }
    std::uint8_t by_sheet() const {  // ST-AUTO-12; choice cards by their arrow (ST-R-74)
        switch (plane().nation) {
            case Nation::france: return second_highest();
            case Nation::italy: return by_parity(1);
            case Nation::usa: return by_parity(0);
            default: break;
        }
        return best([&](std::uint8_t a, std::uint8_t b) {  // ST-AUTO-14
            return card(a).value < card(b).value || (card(a).value == card(b).value && preferred(a, b));
        });
    }
    std::uint8_t own_card() const {  // ST-AUTO-11, ST-R-66
        for (const std::uint8_t slot : plane().hand) {
            if (!is_movement(slot)) return slot;
        }
        return no_slot;
    }

    Flight flown(int speed, bool hop, int value) const {
        Flight path = flight(state(), seat, speed, hop);
        while (!fly_on(game(), state(), path)) leave_fork(game(), state(), path, sheet_way(plane().nation, value));
        return path;
    }

    // ST-AUTO-08; with everything that would count in that move, but without Doolittle's +4 (ST-AUTO-09, ST-R-67).
    bool sprints(std::uint8_t slot) const {
        if (slot == no_slot) return false;  // ST-AUTO-10
        for (const Plane& other : state().planes) {
            if (other.flying() && play.course().crossed(other.square)) return true;
        }
        Move move;
        move.slot = slot;
        move.value = move.base = byte(card(slot).highest());
        const int speed = total_speed(game(), state(), seat, move);
        return play.course().crossed(flown(speed, card(slot).effect == Effect::hop, move.value).at);
    }

    // The number of the first line ahead before the finish, on the way for this value; 0: none.
    int line_ahead() const {
        SquareId at = plane().square;
        while (!play.course().crossed(at)) {
            const Way way = sheet_way(plane().nation, own_card_value);
            const Square& here = play.course().at(at);
            if (here.line_by(way) != 0) return here.line_by(way);
            at = here.next_by(way);
        }
        return 0;
    }
    // Steps to the nearest plane ahead, 0 when there is none within reach.
    int plane_ahead() const {
        SquareId at = plane().square;
        for (int steps = 1; steps <= furthest_slip; ++steps) {
            at = play.course().at(at).next_by(sheet_way(plane().nation, own_card_value));
            if (at == SquareId::none) return 0;
            if (plane_on(state(), at) != Seat::nobody) return steps;
        }
        return 0;
    }
};

// §7.2
void prepare_pylon(const Autopilot& pilot, Move& move) {
    const int line = pilot.line_ahead();
    if (line == 0) {
        move.base = pylon_without_line;
        return;
    }
    const bool greig = has_skill(pilot.game(), pilot.state(), pilot.seat, Pilot::greig);
    move.fixed = true;
    move.base = byte(std::clamp(line + (greig ? 1 : 0), slowest_pylon, fastest_pylon));
}

void prepare_slip(const Autopilot& pilot, Move& move) {
    const int steps = pilot.plane_ahead();
    if (steps < nearest_slip) return;
    move.fixed = true;
    move.sure = true;
    move.base = byte(steps - 1);
}

void prepare_own_card(const Autopilot& pilot, const Card& card, Move& move) {
    switch (card.effect) {
        case Effect::sure: move.sure = true; break;
        case Effect::pylon: prepare_pylon(pilot, move); break;
        case Effect::slip: prepare_slip(pilot, move); break;
        default: break;
    }
}

// REPAIR takes a DAMAGE off before the move, whatever repair_timing says of REP.
void repair_at_once(const Play& play, Plane& plane) {
    if (plane.gauge == 0) return;
    --plane.gauge;
    put_in_bag(play, play.mover(), Token::damage, "ST-AUTO-29"_rule);
}

// ST-AUTO-28: exactly when it lowers the number of draws.
bool trims(const Autopilot& pilot, const Move& move) {
    if (move.fixed || move.sure || !pilot.plane().permanents.has(Effect::trim)) return false;
    const auto draws = [&](bool trim) {
        Move tried = move;
        tried.trim = trim;
        const int speed = total_speed(pilot.game(), pilot.state(), pilot.seat, tried);
        const Flight path = pilot.flown(speed, move.path.hop, move.value);
        return std::max(draws_of(pilot.game(), pilot.state(), pilot.seat, path, speed) - move.ignored, 0);
    };
    return draws(true) < draws(false);
}

void bet_on_itself(const Play& play, Seat seat) {  // ST-ABET-05: once a lap
    if (play.state.plane(seat).bet_slot != no_slot) return;
    for (int slot = 0; slot < betting_slots; ++slot) {  // ST-ABET-02: dearest first
        bool taken = false;
        for (const Plane& other : play.state.planes) taken = taken || other.bet_slot == slot;
        if (!taken || play.content().betting[static_cast<std::size_t>(slot)].price == 0)
            return place_bet(play, seat, slot, seat);
    }
}

}  // namespace

// By the card's value, or what counts for it (ST-AUTO-23, ST-R-70).
Way sheet_way(Nation nation, int value) {
    switch (nation) {
        case Nation::britain: return Way::short_way;                                       // ST-AUTO-19
        case Nation::france: return value >= bold_value ? Way::short_way : Way::long_way;  // ST-AUTO-21
        case Nation::usa: return value % 2 != 0 ? Way::short_way : Way::long_way;          // ST-AUTO-22
        default: return Way::long_way;                                                     // ST-AUTO-20
    }
}

void fly_autopilot(const Play& play) {
    const Seat seat = play.mover();
    Plane& plane = play.plane();
    Move& move = play.state.move;
    draw_to_limit(play, seat, hand_limit(play.game, play.state, seat));  // ST-AUTO-07, ST-AUTO-30
    if (play.options().autopilot_bet == AutopilotBet::second_round && plane.turns == 2) bet_on_itself(play, seat);
    const Autopilot pilot{play, seat};
    const std::uint8_t fastest = pilot.highest();
    const bool sprint = pilot.sprints(fastest);
    if (sprint && may_dive(play.game, play.state, seat)) move.dive = true;  // ST-AUTO-27, ST-R-71
    std::uint8_t slot = sprint ? fastest : pilot.own_card();
    if (slot == no_slot) slot = pilot.by_sheet();
    if (slot == no_slot) {  // ST-AUTO-18
        choose_throttle(play);
    } else {
        const Card& card = pilot.card(slot);
        choose_card(play, slot, sprint ? card.highest() : card.value);
        prepare_own_card(pilot, card, move);
    }
    move.trim = !sprint && trims(pilot, move);
    declare(play);
    if (slot != no_slot && pilot.card(slot).effect == Effect::repairing) repair_at_once(play, plane);
}

// ST-ABET-01, ST-R-68: "the second turn" is the second line. A plane that crashed does not land (ST-ABET-04).
void autopilot_lands(const Play& play) {
    const bool by_line = play.options().autopilot_bet == AutopilotBet::second_line;
    if (by_line && play.plane().lines >= 2) bet_on_itself(play, play.mover());
}

}  // namespace paddock::schneider
