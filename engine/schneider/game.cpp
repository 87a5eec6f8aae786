#include "engine/schneider/game.hpp"

#include "engine/schneider/answers.hpp"
#include "engine/schneider/market.hpp"

// The turn: what is awaited, what is legal, what follows (ST-TURN-01).
namespace paddock::schneider {
namespace {

void run_phase(const Play& play) {
    switch (play.state.phase) {
        case Phase::seats: return draw_seats(play);
        case Phase::nations: return ask_nations(play);
        case Phase::autopilot_nations: return ask_autopilot_nations(play);
        case Phase::next_stage: return next_stage(play);
        case Phase::grid: return draw_grid(play);
        case Phase::pilots: return ask_pilots(play);
        case Phase::first_hands: return deal_first_hands(play);
        case Phase::begin_lap: return begin_lap(play);
        case Phase::begin_round: return begin_round(play);
        case Phase::begin_turn: return begin_turn(play);
        case Phase::declare: return play.ask(Ask::card, play.mover());
        case Phase::repair: return repair_before(play);
        case Phase::speed: return set_speed(play);
        case Phase::fly: return fly(play);
        case Phase::hazards: return meet_hazards(play);
        case Phase::late_repair: return repair_after(play);
        case Phase::landed: return land(play);
        case Phase::reactions: return offer_drop_back(play);
        case Phase::put_away: return put_away(play);
        case Phase::refill: return refill(play);
        case Phase::end_turn: return end_turn(play);
        case Phase::end_lap: return end_lap(play);
        case Phase::crash_repairs: return repair_crashes(play);
        case Phase::end_race: return end_race(play);
        case Phase::next_course: return name_next_course(play);
        case Phase::development: return begin_year(play);
        case Phase::draw_token: return draw_marker(play);
        case Phase::purchase: return settle_purchase(play);
        case Phase::exchange: return ask_exchange(play);
        case Phase::spying: return settle_claims(play);
        case Phase::over: return;
    }
}

// On to the next question, or to the end.
void run(const Play& play) {
    while (play.state.ask == Ask::nothing && play.state.phase != Phase::over) run_phase(play);
}

}  // namespace

Schneider::Schneider(const Content& content, const Options& options, int planes, int course)
    : content_(&content), cards_(content.cards), options_(options), planes_(planes), course_(course) {
    if (options.deck_balance != DeckBalance::national) return;
    for (Card& card : cards_) {
        if (card.national_value != 0) card.value = card.national_value;
    }
}

// The course is the host's choice (ST-R-64); all laps of the race are flown on it (ST-SETUP-05).
State Schneider::start(Rolls& rolls, const Events<Event>& events) const {
    State state;
    state.planes.resize(static_cast<std::size_t>(planes_));
    state.course = byte(course_);
    resume(state, rolls, events);
    return state;
}

void Schneider::resume(State& state, Rolls& rolls, const Events<Event>& events) const {
    run(Play{*this, state, rolls, events});
}

Result<void, Refusal> Schneider::apply(State& state, Seat seat, const Choice& choice, Rolls& rolls,
                                       const Events<Event>& events) const {
    if (!state.asked.contains(seat)) return Refusal{"ST-ROUND-02"_rule, "it is not this player's turn"};
    const Play play{*this, state, rolls, events};
    const Verdict verdict = std::visit([&](const auto& kind) { return answer(play, seat, kind); }, choice);
    if (verdict) run(play);
    return verdict;
}

Result<void, Refusal> Schneider::check(const Content& content, const Options& options, int planes, int course) {
    // ST-R-76: none of them need be a person.
    if (planes < 2 || planes > max_planes) return Refusal{"ST-SETUP-01"_rule, "2 to 4 planes take part"};
    if (options.autopilots > planes) return Refusal{"ST-AUTO-01"_rule, "there are more autopilots than planes"};
    if (course < 0 || static_cast<std::size_t>(course) >= content.courses.size())
        return Refusal{"ST-SETUP-05"_rule, "there is no such course"};
    if (options.start_aircoins > 1000) return Refusal{"ST-SETUP-11"_rule, "a purse starts with at most 1000 AIRCOINS"};
    return {};
}

}  // namespace paddock::schneider
