#include "bots/formula_d/club.hpp"

#include <algorithm>

#include "bots/formula_d/questions.hpp"

namespace paddock::bots::formula_d {
namespace {

struct GearPlan {
    Trim trim;
    int price = 0;
    int promise = 0;  // on an empty road: traffic seldom makes it better
};
using GearPlans = SmallVector<GearPlan, 6>;

void plan_gears(const FormulaD& game, const State& state, const Outlook& outlook, GearPlans& plans) {
    for (int g = 1; g <= 6; ++g) {
        const auto skip = shift_price(game.setting(), state, outlook.car(), gear(g));
        if (!skip) continue;
        GearPlan plan{outlook.trim().after_shift(g, *skip), outlook.shift_price(*skip), 0};
        plan.promise = outlook.promise(plan.trim) + plan.price;
        plans.push_back(plan);
    }
}

int highest_face(int gear) {
    const GearDie& die = FormulaD::terms().gear_dice[static_cast<std::size_t>(gear - 1)];
    return die.first + die.count - 1;
}

// The promises are looked at from the best on, until none can beat what was found on the real road.
Scored choose_gear(Almanac& almanac, const State& state, Seat seat) {
    Outlook outlook{almanac, state, seat};
    GearPlans plans;
    plan_gears(almanac.game(), state, outlook, plans);
    const int free = outlook.free_spaces();
    Scored chosen{ShiftTo{Gear::first}, no_way};
    while (!plans.empty()) {
        GearPlan* best = plans.begin();
        for (GearPlan& plan : plans) {
            if (plan.promise < best->promise) best = &plan;
        }
        if (best->promise >= chosen.value) break;
        const bool clear = free > highest_face(best->trim.gear) + 4;
        const int value = clear ? best->promise : outlook.expectation(best->trim) + best->price;
        if (value < chosen.value) chosen = {ShiftTo{gear(best->trim.gear)}, value};
        *best = plans.back();
        plans.pop_back();
    }
    return chosen;
}

// The list goes from the most brakes to the least. Where the whole number can be driven without
// overshooting, brakes are not looked at.
Scored choose_drive(Almanac& almanac, const State& state, Seat seat) {
    Outlook outlook{almanac, state, seat};
    Choices list;
    almanac.game().choices(state, seat, list);
    Scored chosen{list[0], no_way};
    bool clean = false;
    for (std::size_t i = list.size(); i-- > 0;) {
        const Drive& drive = std::get<Drive>(list[i]);
        if (clean && drive.brakes > 0) continue;
        const int value = outlook.drive_value(drive);
        if (value >= chosen.value) continue;
        chosen = {list[i], value};
        clean = drive.brakes == 0 && outlook.walk(drive.path).overshoot == 0;
    }
    return chosen;
}

Scored choose_tow(Almanac& almanac, const State& state, Seat seat) {
    Outlook outlook{almanac, state, seat};
    Choices list;
    almanac.game().choices(state, seat, list);
    Scored chosen{list[0], no_way};
    for (const Choice& choice : list) {
        const int value = outlook.tow_value(std::get<Tow>(choice));
        if (value < chosen.value) chosen = {choice, value};
    }
    return chosen;
}

void rank_gears(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    Outlook outlook{almanac, state, seat};
    GearPlans plans;
    plan_gears(almanac.game(), state, outlook, plans);
    for (const GearPlan& plan : plans)
        ranking.push_back({ShiftTo{gear(plan.trim.gear)}, outlook.expectation(plan.trim) + plan.price});
}

void rank_ways(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    Outlook outlook{almanac, state, seat};
    Choices list;
    almanac.game().choices(state, seat, list);
    for (std::size_t i = list.size(); i-- > 0 && !ranking.full();) {  // the least brakes first, as a club driver looks
        const Choice& choice = list[i];
        const Drive* drive = std::get_if<Drive>(&choice);
        ranking.push_back(
            {choice, drive != nullptr ? outlook.drive_value(*drive) : outlook.tow_value(std::get<Tow>(choice))});
    }
}

}  // namespace

Scored club_answer(Almanac& almanac, const State& state, Seat seat) {
    switch (state.ask) {
        case Ask::gear: return choose_gear(almanac, state, seat);
        case Ask::drive: return choose_drive(almanac, state, seat);
        case Ask::slipstream: return choose_tow(almanac, state, seat);
        default: {
            Ranking ranking;
            rank_answers(almanac, state, seat, ranking);
            return ranking[0];
        }
    }
}

void rank_answers(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    ranking.clear();
    switch (state.ask) {
        case Ask::gear: rank_gears(almanac, state, seat, ranking); break;
        case Ask::drive:
        case Ask::slipstream: rank_ways(almanac, state, seat, ranking); break;
        case Ask::nitro:
        case Ask::soft_bonus:
        case Ask::skid: rank_bonuses(almanac, state, seat, ranking); break;
        default: rank_question(almanac, state, seat, ranking); break;
    }
    std::stable_sort(ranking.begin(), ranking.end(),
                     [](const Scored& a, const Scored& b) { return a.value < b.value; });
}

}  // namespace paddock::bots::formula_d
