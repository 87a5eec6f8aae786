#include "bots/formula_d/questions.hpp"

// Nitro, the soft tires' space, skidding (D5, D6, D7).
namespace paddock::bots::formula_d {
namespace {

// Nitro comes back with the next lap: what it may still bring in this one falls with the spaces left.
int worth_of_nitro(const Course& course, const Outlook& outlook, int spaces) {
    const int left = course.to_line(outlook.here().space) - spaces;
    return left <= 0 ? 0 : turn * 2 / 5 * left / course.lap_length();
}

void rank_nitro(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    Outlook outlook{almanac, state, seat};
    const int rolled = state.move.remaining;
    const int gear = number(outlook.car().gear);
    const auto value = [&](int more) { return outlook.after(rolled + more, outlook.trim()); };
    ranking.push_back({FireNitro{Nitro::no}, value(0)});
    const int price = worth_of_nitro(almanac.course(), outlook, rolled);
    ranking.push_back({FireNitro{Nitro::fire}, value(gear) + price});
    if (outlook.car().driver == Driver::cadena)
        ranking.push_back({FireNitro{Nitro::fire_better}, value(gear + 3) + price});
}

void rank_soft_bonus(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    State asked = state;
    asked.move.soft_asked = true;  // what follows has no second bonus
    Outlook outlook{almanac, asked, seat};
    for (const bool take : {false, true}) {
        const int spaces = state.move.remaining + (take ? 1 : 0);
        ranking.push_back({TakeSoftBonus{take}, outlook.after(spaces, outlook.trim())});
    }
}

void rank_skid(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    Outlook outlook{almanac, state, seat};
    for (const int by : {0, -1, 1}) {
        Trim trim = outlook.trim();
        if (by != 0) --trim.tires;
        const int spaces = state.move.remaining + by;
        ranking.push_back({Skid{static_cast<std::int8_t>(by)}, outlook.after(spaces, trim)});
    }
}

}  // namespace

void rank_bonuses(Almanac& almanac, const State& state, Seat seat, Ranking& ranking) {
    switch (state.ask) {
        case Ask::nitro: return rank_nitro(almanac, state, seat, ranking);
        case Ask::soft_bonus: return rank_soft_bonus(almanac, state, seat, ranking);
        default: return rank_skid(almanac, state, seat, ranking);
    }
}

}  // namespace paddock::bots::formula_d
