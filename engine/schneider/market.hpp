#pragma once

#include "engine/schneider/play.hpp"

// The development year: its markers, its two markets, its air show.
namespace paddock::schneider {

// The year: development.cpp.
void begin_year(const Play& play);
void draw_marker(const Play& play);
void refill_place(const Play& play, std::size_t place);
CardId draw_development(const Play& play);  // none: nothing is left
CardSet cards_left(const Schneider& game, const State& state);
void return_markers(const Play& play, Seat seat, std::uint8_t& markers, RuleId rule);

// Requests of the autopilots: requests.cpp.
void fill_requests(const Play& play);

// Placing markers: placements.cpp.
bool can_take(const Schneider& game, const Plane& plane, CardId id, int purse);
Verdict check_marker(const Schneider& game, const State& state, Seat seat, const PlaceMarker& choice);
void place_marker(const Play& play, Seat seat, const PlaceMarker& choice);

// Purchases: purchases.cpp.
void take_card(const Play& play, Seat seat, std::size_t place);
void settle_purchase(const Play& play);
void complete_purchase(const Play& play);
void raise_level(const Play& play, Seat seat, Component component);
void plant_damage(const Play& play, Seat victim);
SmallVector<Component, component_count> components_to_raise(const Plane& plane);

// Exchanges and the spying track: exchanges.cpp.
inline constexpr int marker_price = 5;  // AIRCOINS instead of the last marker
int exchange_price(const Schneider& game, CardId taken, CardId given, bool second_hand);
bool can_exchange(const Schneider& game, const Plane& plane, CardId taken, int purse, bool second_hand);
void ask_exchange(const Play& play);
void exchange(const Play& play, Seat seat, CardId given);
void offer_second_hand(const Play& play, CardId card);
void discard(const Play& play, CardId card);
Verdict check_second_hand(const Schneider& game, const State& state, Seat seat, const BuySecondHand& choice);
bool can_buy_second_hand(const Schneider& game, const State& state, Seat seat);
void buy_second_hand(const Play& play, Seat seat, const BuySecondHand& choice);
void settle_claims(const Play& play);

}  // namespace paddock::schneider
