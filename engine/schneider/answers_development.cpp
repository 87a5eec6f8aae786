#include <algorithm>

#include "engine/schneider/answers.hpp"
#include "engine/schneider/market.hpp"

// Answers to the questions of a development year.
namespace paddock::schneider {

// D-16
Verdict answer(const Play& play, Seat seat, const PlaceMarker& choice) {
    if (play.state.ask != Ask::marker) return wrong_kind();
    const Verdict verdict = check_marker(play.game, play.state, seat, choice);
    if (!verdict) return verdict;
    done(play);
    place_marker(play, seat, choice);
    return {};
}

// D-17
Verdict answer(const Play& play, Seat seat, const SpeedUp& choice) {
    if (play.state.ask != Ask::speed_up) return wrong_kind();
    done(play);
    const std::uint8_t place = play.state.year.place;
    play.state.year.place = 0;
    if (!choice.pay) return {};
    pay(play, seat, marker_price, "ST-DEV-11"_rule);
    take_card(play, seat, place);
    return {};
}

// D-18
Verdict answer(const Play& play, Seat seat, const Recycle& choice) {
    if (play.state.ask != Ask::recycle) return wrong_kind();
    const Plane& plane = play.state.plane(seat);
    if (slot_of(plane, choice.card) >= set_size) return Refusal{"ST-RECYC-01"_rule, "that card is not in the set"};
    const Development& year = play.state.year;
    if (exchange_price(play.game, year.taken, choice.card, year.from_spying) > plane.purse)
        return Refusal{"ST-RECYC-03"_rule, "the purse does not hold the price of that exchange"};
    done(play);
    exchange(play, seat, choice.card);
    return {};
}

// D-19, D-20
Verdict answer(const Play& play, Seat seat, const BuySecondHand& choice) {
    if (play.state.ask != Ask::spying) return wrong_kind();
    const Verdict verdict = check_second_hand(play.game, play.state, seat, choice);
    if (!verdict) return verdict;
    done(play);
    if (choice.card != CardId::none) buy_second_hand(play, seat, choice);
    return {};
}

// D-21
Verdict answer(const Play& play, Seat seat, const RaiseLevel& choice) {
    if (play.state.ask != Ask::level) return wrong_kind();
    const auto open = components_to_raise(play.state.plane(seat));
    if (std::find(open.begin(), open.end(), choice.component) == open.end())
        return Refusal{"ST-RELI-02"_rule, "that component cannot be raised"};
    done(play);
    raise_level(play, seat, choice.component);
    complete_purchase(play);
    return {};
}

// D-22
Verdict answer(const Play& play, Seat seat, const PickVictim& choice) {
    if (play.state.ask != Ask::victim) return wrong_kind();
    const Seat victim = seat_of(play.state, choice.nation);
    if (victim == Seat::nobody || victim == seat) return Refusal{"ST-RELI-05"_rule, "an opponent has to be named"};
    done(play);
    plant_damage(play, victim);
    return {};
}

}  // namespace paddock::schneider
