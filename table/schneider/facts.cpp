#include <algorithm>

#include "engine/schneider/market.hpp"
#include "table/fields.hpp"
#include "table/schneider/names.hpp"
#include "table/schneider/preview.hpp"

// What a client shows of an answer: the facts its label tells in words.
namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

constexpr Named<Hazard> hazards[] = {{"clean", Hazard::clean}, {"ignored", Hazard::ignored}, {"draw", Hazard::draw}};

// The parts of a speed are told as they are in the event speed-set; those that add nothing are left out.
Json flight_facts(const SchneiderPreview& preview) {
    Json tests = Json::array();
    for (const auto& [line, limit, hazard] : preview.tests)
        tests.push_back({{"line", line}, {"limit", limit}, {"hazard", name_in(hazards, hazard)}});
    Json facts{{"speed", preview.speed}};
    const auto part = [&](const char* name, int value) {
        if (value != 0) facts[name] = value;
    };
    part("drafting", preview.modifiers.drafting);
    part("air", preview.modifiers.air);
    part("handicap", preview.modifiers.handicap);
    part("skill", preview.skill);
    facts["tests"] = std::move(tests);
    if (preview.pushed) facts["pushed"] = name_in(hazards, preview.push);
    if (preview.finishes) facts["finishes"] = true;
    return facts;
}

struct FactsOf {
    const SchneiderContent& content;
    const Schneider& game;
    const State& now;
    Seat seat;

    Json operator()(const TakeOff& c) const {
        if (c.none) return {};
        const Token token = now.plane(seat).tiles[index(c.component)].tokens[c.square - 1U];
        return {{"token", name_in(names::tokens, token)}};
    }
    Json operator()(const HitComponent& c) const {
        const int square = first_empty(game, now.plane(seat), c.component);
        const Fault fault = fault_at(game, now.plane(seat), c.component, square);
        return {{"token", name_in(names::tokens, now.move.token)},
                {"square", square + 1},
                {"fault", name_in(names::faults, fault)}};
    }
    Json operator()(const PickCourse& c) const { return {{"course", content.courses[c.course].key}}; }
    Json operator()(const PlaceMarker& c) const {
        switch (c.board) {
            case Board::track: return track_facts(c.place);
            case Board::spying: return {};
            case Board::reserved: return {{"coins", game.content().reserved_show}};
            case Board::show: break;
        }
        return {{"coins", game.content().shows[c.place]}};
    }
    Json operator()(const SpeedUp& c) const {
        if (!c.pay) return {};
        const int left = now.plane(seat).purse - marker_price;
        return with_exchange({{"left", left}}, now.year.track[now.year.place], left, false);
    }
    Json operator()(const BuySecondHand& c) const {
        if (c.card == CardId::none) return {};
        return with_exchange(Json::object(), c.card, now.plane(seat).purse - (c.coins ? marker_price : 0), true);
    }
    Json operator()(const PickVictim& c) const {
        const Plane& victim = now.plane(seat_of(now, c.nation));
        return {{"damage", victim.bag_damage}, {"alert", victim.bag_alert}};
    }
    template <class Other>
    Json operator()(const Other&) const {
        return {};
    }

    Json track_facts(std::size_t place) const {
        const CardId id = now.year.track[place];
        const int missing = std::max(0, schneider_missing(game, now, seat, place));
        return with_exchange({{"card", name_of(id)}, {"missing", missing}}, id, now.plane(seat).purse, false);
    }
    // Only a movement card is taken for one of the ten.
    Json with_exchange(Json facts, CardId taken, int purse, bool second_hand) const {
        if (game.card(taken).kind == CardKind::movement)
            facts["exchange"] = schneider_exchange(game, now.plane(seat), taken, purse, second_hand);
        return facts;
    }
};

}  // namespace

Json schneider_exchange(const Schneider& game, const Plane& plane, CardId taken, int purse, bool second_hand) {
    Json prices = Json::array();
    for (std::size_t i = 0; i < set_size; ++i) {
        const int price = exchange_price(game, taken, plane.set[i], second_hand);
        prices.push_back({{"card", name_of(plane.set[i])}, {"price", price}, {"payable", price <= purse}});
    }
    return prices;
}

Json schneider_facts(const SchneiderContent& content, const Schneider& game, const State& now, Seat seat,
                     const Choice& choice, const SchneiderPreview& preview) {
    if (preview.flies) return flight_facts(preview);
    return std::visit(FactsOf{content, game, now, seat}, choice);
}

}  // namespace paddock::table
