#include "bots/schneider/turn.hpp"

#include <algorithm>

#include "bots/schneider/danger.hpp"

namespace paddock::bots::schneider {
namespace {

constexpr double turns_of_a_race = 15;
constexpr int gauge_after_a_crash = 2;

}  // namespace

Turn::Turn(const Atlas& atlas, const State& state, Seat seat)
    : atlas_(atlas),
      state_(state),
      seat_(seat),
      plane_(state.plane(seat)),
      chart_(atlas.chart(state, seat)),
      prospects_(atlas, state, seat) {}

void Turn::take_values(std::uint8_t slot, Values& values) const {
    const Card& held = card(slot);
    if (!held.is_choice()) {
        if (!values.full()) values.push_back(held.value);
        return;
    }
    for (const std::uint8_t value : held.values) {
        if (!values.full()) values.push_back(value);
    }
}

Values Turn::hand_values(std::uint8_t without) const {
    Values values;
    for (const std::uint8_t slot : plane_.hand) {
        if (slot != without) take_values(slot, values);
    }
    return values;
}

void Turn::drop(Footing& mine, std::uint8_t slot) const {
    mine.surplus -= strength(atlas_.weights(), card(slot));
    --mine.cards;
}

Turn::Plan Turn::plan_of(const Choice& choice) const {
    Plan plan;
    plan.after = prospects_.footing(seat_);
    if (const PlayCard* play = std::get_if<PlayCard>(&choice)) {
        const std::uint8_t slot = slot_of(plane_, play->card);
        const Card& played = card(slot);
        plan.move.slot = slot;
        plan.move.value = plan.move.base = play->value;
        plan.move.dive = play->dive;
        plan.move.trim = play->trim;
        if (played.effect == Effect::repair) plan.move.repairs = played.amount;
        if (played.effect == Effect::ignore) plan.move.ignored = played.amount;
        if (played.effect == Effect::points) plan.points = played.amount;
        if (played.effect == Effect::coins) plan.points = played.amount * atlas_.weights().coin;
        plan.move.path.hop = played.effect == Effect::hop;
        plan.hand = hand_values(slot);
        drop(plan.after, slot);
    } else {
        const ThrottleBack& throttle = std::get<ThrottleBack>(choice);
        plan.move.base = static_cast<std::uint8_t>(throttle_base(atlas_.game(), plane_));
        plan.move.dive = throttle.dive;
        plan.move.trim = throttle.trim;
        plan.hand = hand_values(no_slot);
    }
    if (plan.move.dive) plan.after.surplus -= atlas_.weights().dive;
    plan.move.speed = static_cast<std::uint8_t>(total_speed(atlas_.game(), state_, seat_, plan.move));
    return plan;
}

// In mid-flight the card has left the hand and the speed is set.
Turn::Plan Turn::plan_under_way() const {
    Plan plan;
    plan.after = prospects_.footing(seat_);
    plan.move = state_.move;
    plan.move.repairs = 0;
    plan.hand = hand_values(no_slot);
    return plan;
}

double Turn::by_way(const Plan& plan, Flight path, Way way) const {
    leave_fork(atlas_.game(), state_, path, way);
    return flown(plan, path);
}

double Turn::flown(const Plan& plan, Flight path) const {
    if (fly_on(atlas_.game(), state_, path)) return landed(plan, path);
    return std::max(by_way(plan, path, Way::short_way), by_way(plan, path, Way::long_way));
}

// Drafting or air resistance of the next round, if the plane comes to rest there.
int Turn::modifier_at(SquareId at) const {
    const Course& course = atlas_.game().course(state_);
    const Square& here = course.at(at);
    bool leads = true;
    for (int i = 0; i < atlas_.game().planes(); ++i) {
        const Seat other = paddock::seat(i);
        if (other == seat_ || !state_.plane(other).flying()) continue;
        const SquareId there = state_.plane(other).square;
        const bool gives_draft =
            prospects_.footing(other).moved && !state_.plane(other).permanents.has(Effect::no_drafting);
        if (gives_draft && (there == here.next[0] || there == here.next[1])) {
            const bool better = plane_.permanents.has(Effect::better_drafting) ||
                                has_skill(atlas_.game(), state_, seat_, paddock::schneider::Pilot::de_bernardi);
            return better ? 2 : 1;
        }
        if (course.at(there).order > here.order) leads = false;
    }
    return leads && !plane_.permanents.has(Effect::clean_five) ? -1 : 0;
}

// Squares to the finish with the best card of this hand, or throttle back, next.
double Turn::next_move(SquareId at, const Values& hand, int modifier) const {
    const Weights& weights = atlas_.weights();
    const auto by = [&](int base) { return price_of_speed(weights, base) + chart_.after(at, base + modifier); };
    double least = by(2);
    for (const std::uint8_t value : hand) least = std::min(least, by(value));
    return least;
}

void Turn::settle(Footing& mine, SquareId at, const Values& hand) const {
    const Weights& weights = atlas_.weights();
    mine.at = at;
    mine.moved = true;
    mine.to_go = chart_.to_go(at);
    if (atlas_.game().course(state_).crossed(at)) return;
    const int modifier = modifier_at(at);
    mine.extra = modifier > 0 ? weights.draft * modifier : weights.lead * modifier;
    mine.to_go += weights.hand_share * (next_move(at, hand, modifier - static_cast<int>(mine.slower)) - mine.to_go);
}

int Turn::draws_at(const Move& move, const Flight& path) const {
    return std::max(0, draws_of(atlas_.game(), state_, seat_, path, move.speed) - move.ignored);
}

Turn::Risk Turn::risk(const Choice& choice) const {
    const Schneider& game = atlas_.game();
    const Plan plan = plan_of(choice);
    Flight path = flight(state_, seat_, plan.move.speed, plan.move.path.hop);
    while (!fly_on(game, state_, path)) {
        const bool longer = by_way(plan, path, Way::long_way) > by_way(plan, path, Way::short_way);
        leave_fork(game, state_, path, longer ? Way::long_way : Way::short_way);
    }
    const int draws = draws_at(plan.move, path);
    const Danger danger =
        is_expert(game, seat_) ? expert_danger(game, plane_, draws) : danger_of(atlas_.weights(), plane_, draws, 0);
    return {plan.move.speed, draws, danger.crash};
}

double Turn::landed(const Plan& plan, const Flight& path) const {
    const Weights& weights = atlas_.weights();
    const Schneider& game = atlas_.game();
    const Move& move = plan.move;
    const int draws = draws_at(move, path);
    const bool expert = is_expert(game, seat_);
    const bool before = game.options().repair_timing == RepairTiming::before;
    const int repaired = expert ? 0 : std::min<int>(move.repairs, plane_.gauge);
    const Danger danger =
        expert ? expert_danger(game, plane_, draws) : danger_of(weights, plane_, draws, before ? repaired : 0);
    Footing mine = plan.after;
    settle(mine, path.at, plan.hand);
    const double share = prospects_.turns_left(mine) / turns_of_a_race;
    double harm = danger.harm;
    if (repaired > 0 && !before)
        harm -= weights.damage[plane_.gauge] - weights.damage[static_cast<std::size_t>(plane_.gauge - repaired)];
    double value = (prospects_.value(mine) - harm * share) * (1 - danger.crash);
    if (danger.crash > 0) {
        mine.at = SquareId::none;
        const double later = expert ? 0 : weights.damage[gauge_after_a_crash];
        value += (prospects_.value(mine) - later * share) * danger.crash;
    }
    return value + plan.points;
}

void Turn::rank_cards(Ranking& ranking) const {
    Choices list;
    atlas_.game().choices(state_, seat_, list);
    for (const Choice& choice : list) {
        const Plan plan = plan_of(choice);
        ranking.push_back({choice, flown(plan, flight(state_, seat_, plan.move.speed, plan.move.path.hop))});
    }
}

void Turn::rank_ways(Ranking& ranking) const {
    const Plan plan = plan_under_way();
    for (const Way way : {Way::short_way, Way::long_way})
        ranking.push_back({TakeWay{way}, by_way(plan, state_.move.path, way)});
}

// The next move with the cards that stay; and a good card is seen again sooner in hand than under the deck.
void Turn::rank_put_away(Ranking& ranking) const {
    const SquareId at = plane_.flying() ? plane_.square : atlas_.game().course(state_).grid(atlas_.game().planes());
    const int modifier = plane_.flying() ? modifier_at(at) : 0;
    for (const std::uint8_t slot : plane_.hand) {
        const double squares = next_move(at, hand_values(slot), modifier) +
                               atlas_.weights().keep_speed * strength(atlas_.weights(), card(slot));
        ranking.push_back({PutAway{plane_.set[slot]}, -squares * worth_of_square});
    }
}

void Turn::rank_keep(Ranking& ranking) const {
    const SquareId at = plane_.flying() ? plane_.square : atlas_.game().course(state_).grid(atlas_.game().planes());
    const int modifier = plane_.flying() ? modifier_at(at) : 0;
    Choices list;
    atlas_.game().choices(state_, seat_, list);
    for (const Choice& choice : list) {
        const KeepCard& keep = std::get<KeepCard>(choice);
        const std::uint8_t slot = slot_of(plane_, keep.card);
        Values hand = hand_values(no_slot);
        take_values(slot, hand);
        double squares =
            atlas_.weights().keep_speed * strength(atlas_.weights(), card(slot)) - next_move(at, hand, modifier);
        if (keep.first != CardId::none) squares += 0.01 * strength(atlas_.weights(), atlas_.game().card(keep.first));
        ranking.push_back({choice, squares * worth_of_square});
    }
}

// Out of the wind and into the slipstream, for a square or more of the course.
void Turn::rank_drop_back(Ranking& ranking) const {
    for (const bool drop : {false, true}) {
        State after = state_;
        SquareId at = plane_.square;
        if (drop) {
            after.ask = Ask::nothing;
            after.asked = {};
            struct NoRolls final : Rolls {
                int roll(const Chance& chance) override { return chance.first; }
            } rolls;
            const Events<Event> silent;
            paddock::schneider::drop_back({atlas_.game(), after, rolls, silent}, seat_);
            at = after.plane(seat_).square;
        }
        Footing mine = prospects_.footing(seat_);
        const bool moved = mine.moved;
        settle(mine, at, hand_values(no_slot));
        mine.moved = moved;
        ranking.push_back({DropBack{drop}, prospects_.value(mine)});
    }
}

void Turn::rank_components(Ranking& ranking) const {
    for (const Component component : all_components) {
        if (first_empty(atlas_.game(), plane_, component) < 0) continue;
        ranking.push_back({HitComponent{component}, -harm_on(atlas_.game(), plane_, component, state_.move.token)});
    }
}

}  // namespace paddock::bots::schneider
