#include <tuple>

#include "engine/schneider/market.hpp"

// What autopilots develop (ST-ADEV): cards are turned up until the request of their sheet is filled.
namespace paddock::schneider {
namespace {

// ST-ADEV-04: without an effect first, then the lowest recovery time, then the lowest card id.
auto replace_key(const Play& play, CardId id) {
    const Card& card = play.game.card(id);
    return std::tuple(card.effect != Effect::none, card.recovery_halves, number(id));
}

// ST-ADEV-03, ST-R-72: the slot of the card it would replace; no_slot when it fits none. Autopilot cards lie behind the
// ten and are never replaced (ST-ADEV-11).
std::uint8_t replaced_slot(const Play& play, const Plane& plane, const Card& card, int better_by) {
    std::uint8_t found = no_slot;
    for (std::uint8_t i = 0; i < set_size; ++i) {
        if (play.game.card(plane.set[i]).value + better_by != card.value) continue;
        if (found == no_slot || replace_key(play, plane.set[i]) < replace_key(play, plane.set[found])) found = i;
    }
    return found;
}

// At once (ST-ADEV-14), to the spying track or away (ST-ADEV-09).
void replace(const Play& play, Seat seat, std::uint8_t slot, CardId id) {
    CardId& held = play.state.plane(seat).set[slot];
    const CardId given = held;
    held = id;
    play.tell(CardReplaced{"ST-ADEV-03"_rule, seat, id, given});
    if (play.options().autopilot_recycle == AutopilotRecycle::spy) return offer_second_hand(play, given);
    discard(play, given);
}

// Whether the card fills this part; if so it is taken.
bool fills(const Play& play, Seat seat, const RequestPart& part, CardId id) {
    Plane& plane = play.state.plane(seat);
    const Card& card = play.game.card(id);
    if (part.permanent) {  // ST-ADEV-05
        if (card.kind != CardKind::permanent || plane.permanents.has(card.effect)) return false;
        plane.permanents.add(card.effect);
        play.state.year.laid.add(id);
        play.tell(CardTaken{"ST-ADEV-05"_rule, seat, id});
        return true;
    }
    if (card.kind != CardKind::movement) return false;  // ST-ADEV-13
    const std::uint8_t slot = replaced_slot(play, plane, card, part.better_by);
    if (slot == no_slot) return false;
    replace(play, seat, slot, id);
    return true;
}

// ST-ADEV-02: whole each time (ST-ADEV-12). A card fills the first part it fits (ST-ADEV-07); what fits none goes back,
// and what stays open lapses (ST-ADEV-08).
void fill_request(const Play& play, Seat seat) {
    Request open = play.content().requests[index(play.state.plane(seat).nation)];
    CardSet aside;
    while (!open.empty()) {
        const CardId id = draw_development(play);
        if (id == CardId::none) break;
        std::size_t part = 0;
        while (part < open.size() && !fills(play, seat, open[part], id)) ++part;
        const bool taken = part < open.size();
        play.tell(CardTurnedUp{"ST-ADEV-02"_rule, seat, id, taken});
        if (!taken) {
            aside.add(id);
            continue;
        }
        for (; part + 1 < open.size(); ++part) open[part] = open[part + 1];
        open.pop_back();
    }
    play.state.year.deck.add(aside);
}

}  // namespace

// ST-ADEV-01: the lowest on the score track first.
void fill_requests(const Play& play) {
    for (const Seat seat : score_track(play.state)) {
        if (play.game.is_autopilot(seat)) fill_request(play, seat);
    }
}

}  // namespace paddock::schneider
