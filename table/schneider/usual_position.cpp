#include "table/schneider/usual_position.hpp"

#include <algorithm>

#include "engine/schneider/market.hpp"
#include "table/schneider/check_position.hpp"

namespace paddock::table::schneider_reading {

using namespace schneider;
using namespace schneider_checks;

namespace {

bool says(const JsonReader& value, const char* key) { return value.is_object() && value.raw()->contains(key); }

bool plane_says(JsonFields& fields, std::size_t i, const char* key) {
    const std::vector<JsonReader> planes = fields.optional("planes").items(0, max_planes);
    return i < planes.size() && says(planes[i], key);
}

bool any_plane_says(JsonFields& fields, const char* key) {
    for (std::size_t i = 0; i < max_planes; ++i) {
        if (plane_says(fields, i, key)) return true;
    }
    return false;
}

int tokens_out(const State& state, std::size_t i, Token token) {
    const Plane& plane = state.planes[i];
    const bool waits = state.move.token == token && state.mover() == seat(static_cast<int>(i));
    return tokens_on(plane, token) + (token == Token::damage ? plane.gauge : plane.aside) + (waits ? 1 : 0);
}

}  // namespace

void count_stages(const Schneider& game, State& state, JsonFields& fields) {
    const Campaign campaign = game.options().campaign;
    const Stage kind = stage_of(state.phase);
    const bool race_said = says(fields.whole_object(), "race");
    if (!says(fields.whole_object(), "stage") && kind != Stage::end) {
        const auto fits = [&](int stage) {
            return stage_at(campaign, stage - 1) == kind && (!race_said || races_in(campaign, stage) == state.races);
        };
        for (int stage = 1; state.stage == 0 && stage_at(campaign, stage - 1) != Stage::end; ++stage) {
            if (fits(stage)) state.stage = static_cast<std::uint8_t>(stage);
        }
    }
    if (!race_said) state.races = static_cast<std::uint8_t>(races_in(campaign, state.stage));
}

void fill_bags(State& state, JsonFields& fields) {
    for (std::size_t i = 0; i < state.planes.size(); ++i) {
        Plane& plane = state.planes[i];
        if (plane.nation == Nation::none) continue;
        const auto left = [&](int all, Token token) {
            return static_cast<std::uint8_t>(std::max(0, all - tokens_out(state, i, token)));
        };
        if (!plane_says(fields, i, "bag_damage")) plane.bag_damage = left(damage_in_a_bag, Token::damage);
        if (!plane_says(fields, i, "bag_alert")) plane.bag_alert = left(alerts_in_a_bag, Token::alert);
    }
}

void set_usual_markers(const Schneider& game, State& state, JsonFields& fields) {
    if (!in_turn(state.phase) || !has_markers(game, state)) return;
    SmallVector<Seat, max_planes> order;
    order_of_flight(game, state, order);
    if (!order.empty() && !any_plane_says(fields, "leading")) state.plane(order[0]).leading = true;
    for (const Seat seat : order) {
        if (!plane_says(fields, static_cast<std::size_t>(number(seat)), "drafting"))
            state.plane(seat).drafting = drafts(game, state, state.plane(seat));
    }
}

void make_usual_deck(const Schneider& game, State& state, JsonFields& fields) {
    if (in_year(state.phase) && !says(fields.optional("year"), "deck")) state.year.deck = cards_left(game, state);
}

}  // namespace paddock::table::schneider_reading
