#include <algorithm>

#include "engine/schneider/play.hpp"

// Cards and throttle back (ST-CARD, ST-THR), what movement cards do when played (ST-MC).
namespace paddock::schneider {
namespace {

constexpr int cards_in_hand = 3;
constexpr int throttle_speed = 2;

int deck_size(const Plane& plane) { return std::popcount(plane.unseen) + static_cast<int>(plane.under.size()); }

// ST-C-02: one of the shuffled cards, and the cards put under the deck when these are used up (ST-THR-04).
std::uint8_t take_from_deck(const Play& play, Seat seat) {
    Plane& plane = play.state.plane(seat);
    if (plane.unseen == 0) {
        const std::uint8_t slot = plane.under[0];
        for (std::size_t i = 1; i < plane.under.size(); ++i) plane.under[i - 1] = plane.under[i];
        plane.under.pop_back();
        return slot;
    }
    std::array<std::uint8_t, slots_in_a_set> weights{};
    for (std::size_t i = 0; i < plane.slots; ++i) weights[i] = (plane.unseen >> i) & 1U;
    const int slot = draw_from(play, {"card"}, seat, {weights.data(), plane.slots}) - 1;
    plane.unseen = static_cast<std::uint16_t>(plane.unseen & ~(1U << slot));
    return byte(slot);
}

void draw_card(const Play& play, Seat seat) {
    Plane& plane = play.state.plane(seat);
    const std::uint8_t slot = take_from_deck(play, seat);
    plane.hand.push_back(slot);
    if (play.game.is_autopilot(seat)) return play.tell(CardLaid{"ST-AUTO-07"_rule, seat, plane.set[slot]});
    play.tell(CardsDrawn{"ST-CARD-04"_rule, seat, 1});
    play.tell(CardSeen{"ST-INFO-01"_rule, seat, plane.set[slot]});
}

void remove_from_hand(Plane& plane, std::uint8_t slot) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < plane.hand.size(); ++i) {
        if (plane.hand[i] != slot) plane.hand[kept++] = plane.hand[i];
    }
    plane.hand.resize(kept);
}

// Looks at some cards of the deck, or those there are (ST-MC-09, ST-R-40), and asks which to keep. A single one needs
// no question.
void look(const Play& play, Seat seat, int count) {
    Plane& plane = play.state.plane(seat);
    plane.looked.clear();
    while (count-- > 0 && deck_size(plane) > 0) {
        plane.looked.push_back(take_from_deck(play, seat));
        play.tell(CardSeen{"ST-INFO-04"_rule, seat, plane.set[plane.looked.back()]});
    }
    if (plane.looked.size() > 1) return play.ask(Ask::keep, seat);
    plane.hand.push_back(plane.looked[0]);
    plane.looked.clear();
    play.tell(CardsDrawn{"ST-MC-09"_rule, seat, 1});
}

}  // namespace

// ST-CARD-05: with the pilot (ST-PILOT-03), HAND+1 (ST-PERM-03) and HAND-1 (ST-MALUS-04) of this moment.
int hand_limit(const Schneider& game, const State& state, Seat seat) {
    const Plane& plane = state.plane(seat);
    int limit = cards_in_hand;
    if (has_skill(game, state, seat, Pilot::sadi_lecointe)) ++limit;
    if (plane.permanents.has(Effect::larger_hand)) ++limit;
    if (is_expert(game, seat)) limit -= handicaps(game, plane, Fault::small_hand);
    return std::max(limit, 1);
}

CardId drawn_card(const Plane& plane, std::uint8_t slot) { return slot == no_slot ? CardId::none : plane.set[slot]; }

std::uint8_t slot_of(const Plane& plane, CardId card) {
    for (std::uint8_t i = 0; i < plane.slots; ++i) {
        if (plane.set[i] == card) return i;
    }
    return no_slot;
}

bool in_hand(const Plane& plane, std::uint8_t slot) {
    for (const std::uint8_t held : plane.hand) {
        if (held == slot) return true;
    }
    return false;
}

void draw_to_limit(const Play& play, Seat seat, int limit) {
    Plane& plane = play.state.plane(seat);
    while (static_cast<int>(plane.hand.size()) < limit && deck_size(plane) > 0) draw_card(play, seat);
}

// ST-THR-01, ST-MC-10, ST-R-41: a PASS3 that is visible, so never the card of this turn.
int throttle_base(const Schneider& game, const Plane& plane) {
    const bool brisk =
        !plane.pile.empty() && game.card(drawn_card(plane, plane.pile.back())).effect == Effect::brisk_throttle;
    return throttle_speed + (brisk ? 1 : 0);
}

// Step (b): the card leaves the hand. A choice card has the value named (ST-R-39).
void choose_card(const Play& play, std::uint8_t slot, int value) {
    Plane& plane = play.plane();
    const Card& card = play.game.card(drawn_card(plane, slot));
    Move& move = play.state.move;
    move.slot = slot;
    move.value = byte(value);
    move.base = byte(value);
    if (card.effect == Effect::repair) move.repairs = card.amount;
    if (card.effect == Effect::ignore) move.ignored = card.amount;
    move.path.hop = card.effect == Effect::hop;
    remove_from_hand(plane, slot);
}

// ST-THR-01, ST-THR-06: no card is flown with, so none comes to lie on the pile.
void choose_throttle(const Play& play) {
    Move& move = play.state.move;
    move.slot = no_slot;
    move.value = throttle_speed;  // ST-AUTO-23: for routes, under PASS3 too
    move.base = byte(throttle_base(play.game, play.plane()));
}

// Step (c): everybody sees what was chosen (ST-INFO-13); VP and AIRCOINS are gained at once (ST-MC-05).
void declare(const Play& play) {
    const Seat seat = play.mover();
    Plane& plane = play.plane();
    const Move& move = play.state.move;
    if (move.dive) plane.dive_used = true;
    play.state.phase = Phase::repair;
    if (move.slot == no_slot) return play.tell(ThrottledBack{"ST-THR-01"_rule, seat, move.base, move.dive, move.trim});
    const CardId id = drawn_card(plane, move.slot);
    play.tell(CardPlayed{"ST-CARD-01"_rule, seat, id, move.value, move.dive, move.trim});
    const Card& card = play.game.card(id);
    if (card.effect == Effect::points) {
        plane.bonus = byte(plane.bonus + card.amount);
        play.tell(BonusGained{"ST-MC-05"_rule, seat, card.amount});
    }
    if (card.effect == Effect::coins && !play.game.is_autopilot(seat))  // ST-AUTO-26
        earn(play, seat, card.amount, "ST-MC-05"_rule);
}

namespace {

// ST-MC-02, ST-R-36: basic cockpits without a choice, expert ones token by token.
void repair(const Play& play, Phase next) {
    Move& move = play.state.move;
    const Seat seat = play.mover();
    Plane& plane = play.plane();
    if (!is_expert(play.game, seat)) {
        for (; move.repairs > 0 && plane.gauge > 0; --move.repairs) {
            --plane.gauge;
            put_in_bag(play, seat, Token::damage, "ST-MC-02"_rule);
        }
        move.repairs = 0;
    }
    if (move.repairs > 0 && tokens_on(plane, Token::damage) + tokens_on(plane, Token::alert) > 0)
        return play.ask(Ask::repair, seat);
    move.repairs = 0;
    play.state.phase = next;
}

}  // namespace

// ST-MC-01
void repair_before(const Play& play) {
    if (play.options().repair_timing == RepairTiming::before) return repair(play, Phase::speed);
    play.state.phase = Phase::speed;
}

void repair_after(const Play& play) { repair(play, Phase::landed); }

// The card flown with goes on the pile now (ST-CARD-02, ST-CARD-09). After throttling back one of the hand as it is now
// goes under the deck (ST-THR-03, ST-THR-07, ST-R-90), if there is one (ST-THR-05, ST-R-18).
void put_away(const Play& play) {
    const Seat seat = play.mover();
    Plane& plane = play.plane();
    Move& move = play.state.move;
    play.state.phase = Phase::refill;
    if (move.slot != no_slot) {
        plane.pile.push_back(move.slot);
        return;
    }
    if (plane.hand.empty() || play.game.is_autopilot(seat)) return;
    if (plane.hand.size() > 1) return play.ask(Ask::put_away, seat);
    put_under(play, seat, plane.hand[0]);
}

void put_under(const Play& play, Seat seat, std::uint8_t slot) {
    Plane& plane = play.state.plane(seat);
    remove_from_hand(plane, slot);
    plane.under.push_back(slot);
    play.tell(CardPutAway{"ST-THR-03"_rule, seat});
    play.tell(CardNamed{"ST-INFO-03"_rule, seat, plane.set[slot]});
}

void keep_card(const Play& play, Seat seat, std::uint8_t kept, std::uint8_t first) {
    Plane& plane = play.state.plane(seat);
    plane.hand.push_back(kept);
    if (first != no_slot) plane.under.push_back(first);
    for (const std::uint8_t slot : plane.looked) {
        if (slot != kept && slot != first) plane.under.push_back(slot);
    }
    plane.looked.clear();
    play.tell(CardsDrawn{"ST-CARD-04"_rule, seat, 1});
    play.tell(CardNamed{"ST-INFO-04"_rule, seat, plane.set[kept]});
}

// ST-CARD-04, ST-PERM-10. A hand above its limit stays as it is (ST-CARD-06, ST-R-31). DRAW3 serves the first card that
// is missing (ST-MC-07, ST-MC-08). An autopilot's next card is laid when its turn comes (ST-AUTO-07, ST-AUTO-25).
void refill(const Play& play) {
    const Seat seat = play.mover();
    Plane& plane = play.plane();
    Move& move = play.state.move;
    const int limit = play.game.is_autopilot(seat) ? 0 : hand_limit(play.game, play.state, seat);
    while (static_cast<int>(plane.hand.size()) < limit && deck_size(plane) > 0) {
        const bool three = !move.looked && move.slot != no_slot &&
                           play.game.card(drawn_card(plane, move.slot)).effect == Effect::draw_three;
        if (three || plane.permanents.has(Effect::draw_two)) {
            move.looked = move.looked || three;
            look(play, seat, three ? 3 : 2);
            if (play.state.ask != Ask::nothing) return;
        } else {
            draw_card(play, seat);
        }
    }
    play.state.phase = Phase::end_turn;
}

}  // namespace paddock::schneider
