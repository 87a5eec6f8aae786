#include "table/schneider/check_question.hpp"

#include "engine/schneider/market.hpp"

namespace paddock::table::schneider_checks {

using namespace schneider;

namespace {

bool asked_of_mover(Ask ask) {
    switch (ask) {
        case Ask::bet:
        case Ask::card:
        case Ask::repair:
        case Ask::way:
        case Ask::component:
        case Ask::put_away:
        case Ask::keep: return true;
        default: return false;
    }
}

bool asked_in(Ask ask, Phase phase) {
    switch (ask) {
        case Ask::nothing: return true;
        case Ask::nation: return phase == Phase::nations;
        case Ask::autopilot_nation: return phase == Phase::autopilot_nations;
        case Ask::pilot:
        case Ask::autopilot_pilot: return phase == Phase::pilots;
        case Ask::bet:
        case Ask::card: return phase == Phase::declare;
        case Ask::repair: return phase == Phase::repair || phase == Phase::late_repair;
        case Ask::way: return phase == Phase::fly;
        case Ask::component: return phase == Phase::hazards;
        case Ask::drop_back: return phase == Phase::reactions;
        case Ask::put_away:
        case Ask::keep: return phase == Phase::refill;
        case Ask::crash_repair: return phase == Phase::crash_repairs;
        case Ask::course: return phase == Phase::next_stage;
        case Ask::marker:
        case Ask::speed_up: return phase == Phase::draw_token;
        case Ask::recycle: return phase == Phase::exchange;
        case Ask::spying: return phase == Phase::spying;
        case Ask::level:
        case Ask::victim: return phase == Phase::purchase;
    }
    return false;
}

struct Questioner {
    const Schneider& game;
    const State& state;
    Seat seat;

    const Plane& plane() const { return state.plane(seat); }
    bool has_tokens() const { return tokens_on(plane(), Token::damage) + tokens_on(plane(), Token::alert) > 0; }
    bool has_open_component() const {
        for (const Component component : all_components) {
            if (first_empty(game, plane(), component) >= 0) return true;
        }
        return false;
    }
    bool can_hurry() const {
        const CardId card = state.year.track[state.year.place];
        return card != CardId::none && can_take(game, plane(), card, plane().purse - marker_price);
    }

    // What the question leans on.
    bool makes_sense() const {
        switch (state.ask) {
            case Ask::nation: return plane().nation == Nation::none;
            case Ask::autopilot_nation:
                return seat == paddock::seat(0) && autopilot_without_nation(game, state) != Seat::nobody;
            case Ask::pilot: return plane().pilot == Pilot::none;
            case Ask::autopilot_pilot:
                return seat == paddock::seat(0) && autopilot_without_pilot(game, state) != Seat::nobody;
            case Ask::bet: return plane().bet_slot == no_slot;
            case Ask::repair: return is_expert(game, seat) && state.move.repairs > 0 && has_tokens();
            case Ask::way: return game.course(state).at(state.move.path.at).is_fork();
            case Ask::component:
                return is_expert(game, seat) && state.move.token != Token::none && has_open_component();
            case Ask::drop_back:
                return seat != state.mover() && plane().flying() &&
                       plane_on(state, state.move.path.before) == Seat::nobody;
            case Ask::put_away: return !plane().hand.empty();
            case Ask::keep: return plane().looked.size() >= 2;
            case Ask::crash_repair: return is_expert(game, seat) && has_tokens();
            case Ask::speed_up: return can_hurry();
            case Ask::recycle:
            case Ask::victim: return seat == state.year.buyer;
            case Ask::level: return seat == state.year.buyer && !components_to_raise(plane()).empty();
            default: return true;
        }
    }
};

}  // namespace

void check_question(const Schneider& game, const State& state, JsonFields& fields) {
    const auto fail = [&](const char* key, const char* meaning) {
        const JsonReader found = fields.optional(key);
        (found ? found : fields.whole_object()).fail(meaning);
    };
    if (state.ask == Ask::nothing) {
        if (!state.asked.empty()) fail("awaiting", "nothing is asked");
        return;
    }
    if (!asked_in(state.ask, state.phase)) return fail("ask", "this is not asked in that phase");
    if (state.asked.size() != 1) return fail("awaiting", "one seat is asked");
    const Seat seat = state.asked.lowest();
    if (game.is_autopilot(seat)) return fail("awaiting", "an autopilot is never asked");
    if (asked_of_mover(state.ask) && seat != state.mover())
        return fail("awaiting", "this is asked of the plane whose turn it is");
    if (state.ask == Ask::way && state.move.path.at == SquareId::none) return;  // has been said
    if (!Questioner{game, state, seat}.makes_sense()) fail("ask", "there is nothing to ask about");
}

}  // namespace paddock::table::schneider_checks
