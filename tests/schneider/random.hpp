#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/schneider/play.hpp"
#include "table/rolls.hpp"
#include "table/schneider/content.hpp"

// Random options, and what must be true of every position.
namespace paddock::schneider::tests {

template <class Enum>
Enum any(table::FastRolls& rolls, int count) {
    return static_cast<Enum>(rolls.below(count));
}

// Every card of a set is in one place.
inline void check_cards(const State& state, Seat seat) {
    const Plane& plane = state.plane(seat);
    unsigned seen = 0;
    const auto count = [&](std::uint8_t slot) {
        ASSERT_LT(slot, plane.slots);
        EXPECT_EQ((seen >> slot) & 1U, 0U) << "a card is in two places";
        seen |= 1U << slot;
    };
    for (const std::uint8_t slot : plane.hand) count(slot);
    for (const std::uint8_t slot : plane.under) count(slot);
    for (const std::uint8_t slot : plane.looked) count(slot);
    for (const std::uint8_t slot : plane.pile) count(slot);
    const bool on_the_way = state.mover() == seat && state.move.slot != no_slot;
    if (on_the_way && ((seen >> state.move.slot) & 1U) == 0) count(state.move.slot);
    EXPECT_EQ(seen & plane.unseen, 0U);
    if (state.lap > 0 && !state.developing && seen != 0) {
        EXPECT_EQ(seen | plane.unseen, (1U << plane.slots) - 1U);
    }
}

inline void check_plane(const Schneider& game, const State& state, Seat seat) {
    const Plane& plane = state.plane(seat);
    check_cards(state, seat);
    EXPECT_LE(plane.gauge, crash_damage);
    const int tokens = plane.bag_damage + plane.bag_alert + plane.gauge + plane.aside +
                       tokens_on(plane, Token::damage) + tokens_on(plane, Token::alert) +
                       (state.mover() == seat && state.move.token != Token::none ? 1 : 0);
    if (game.options().campaign == Campaign::none && plane.nation != Nation::none) {
        EXPECT_EQ(tokens, 18);
    }
    if (plane.flying()) {
        for (int i = number(seat) + 1; i < game.planes(); ++i) {
            if (state.mover() == seat && state.ask != Ask::nothing) continue;
            EXPECT_NE(state.plane(paddock::seat(i)).square, plane.square) << "two planes on one square";
        }
    }
    if (game.is_autopilot(seat)) {
        EXPECT_FALSE(state.asked.contains(seat));
        EXPECT_EQ(plane.purse, 0);
    }
}

inline Options any_options(table::FastRolls& rolls) {
    Options options;
    options.cockpit = any<Cockpit>(rolls, 2);
    options.pilots = any<PilotChoice>(rolls, 2);
    options.start_aircoins = static_cast<std::uint16_t>(rolls.below(4) * 10);
    options.grid_drafting = rolls.below(2) == 0;
    options.runout_lines = rolls.below(2) == 0;
    options.lap_points = any<LapPoints>(rolls, 2);
    options.doolittle = any<DoolittleScope>(rolls, 2);
    options.repair_timing = any<RepairTiming>(rolls, 2);
    options.campaign = any<Campaign>(rolls, 5);
    options.repair_cost = any<RepairCost>(rolls, 3);
    options.dev_refill = rolls.below(2) == 0;
    options.recycle_price = any<RecyclePrice>(rolls, 3);
    options.spy_claim = any<SpyClaim>(rolls, 2);
    options.basic_reliability = any<BasicReliability>(rolls, 2);
    options.autopilots = static_cast<std::uint8_t>(rolls.below(4));
    options.autopilot_bet = any<AutopilotBet>(rolls, 2);
    options.autopilot_recycle = any<AutopilotRecycle>(rolls, 2);
    options.deck_balance = any<DeckBalance>(rolls, 2);
    options.public_log = rolls.below(2) == 0;
    options.public_purse = rolls.below(2) == 0;
    return options;
}

inline int any_planes(table::FastRolls& rolls, const Options& options) {
    const int least = std::max(2, options.autopilots + 1);
    return least + rolls.below(max_planes - least + 1);
}

// Every development card is in one place.
inline void check_year(const Schneider& game, const State& state) {
    const Development& year = state.year;
    std::array<int, card_count> places{};
    const auto count = [&](CardId id) { ++places[static_cast<std::size_t>(number(id))]; };
    for (const CardId id : year.track) {
        if (id != CardId::none) count(id);
    }
    for (const CardId id : year.spying) count(id);
    for (const Plane& plane : state.planes) {
        for (std::size_t i = 0; i < set_size && plane.nation != Nation::none; ++i) count(plane.set[i]);
    }
    if (year.taken != CardId::none) count(year.taken);
    for (int i = 0; i < card_count; ++i) {
        const CardId id = card(i);
        const int known = places[static_cast<std::size_t>(i)] + (year.deck.contains(id) ? 1 : 0) +
                          (year.discards.contains(id) ? 1 : 0) + (year.laid.contains(id) ? 1 : 0);
        EXPECT_LE(known, 1) << name_of(id);
        // Permanents are beside a cockpit, reliability cards never are, nothing that was in play gets lost.
        if (!is_development(id) || game.card(id).kind == CardKind::none || !state.developing) continue;
        const bool level = game.card(id).effect == Effect::raise_any || game.card(id).effect == Effect::raise_component;
        if (level && game.options().basic_reliability == BasicReliability::remove) continue;
        EXPECT_EQ(known, 1) << name_of(id);
    }
    // Markers are sixteen pieces a player.
    for (std::size_t i = 0; i < state.planes.size(); ++i) {
        int markers = year.bag[i] + year.spies[i];
        for (const auto& place : year.markers) markers += place[i];
        EXPECT_LE(markers, 16);
        if (game.is_autopilot(seat(static_cast<int>(i)))) {
            EXPECT_EQ(markers, 0);
        }
    }
}

inline void check_position(const Schneider& game, const State& state) {
    for (int i = 0; i < game.planes(); ++i) check_plane(game, state, seat(i));
    EXPECT_EQ(state.ask == Ask::nothing, state.asked.empty());
    EXPECT_LE(state.year.calendar, calendar_spaces);
    check_year(game, state);
}

}  // namespace paddock::schneider::tests
