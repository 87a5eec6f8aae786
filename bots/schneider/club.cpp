#include "bots/schneider/club.hpp"

#include <algorithm>
#include <utility>

#include "bots/schneider/betting.hpp"
#include "bots/schneider/turn.hpp"
#include "bots/schneider/workshop.hpp"

namespace paddock::bots::schneider {
namespace {

// By the share of races they win, best first.
constexpr std::array<Nation, nation_count> nations_by_strength{Nation::italy, Nation::usa, Nation::britain,
                                                               Nation::france};

constexpr double step_of_strength = 0.25;  // victory points, about

// A nation or a pilot for the seat itself is a good one, for an autopilot a poor one.
double value_of(Nation nation, bool own) {
    const auto place = std::find(nations_by_strength.begin(), nations_by_strength.end(), nation);
    const auto worse = static_cast<double>(place - nations_by_strength.begin());
    return (own ? -worse : worse) * step_of_strength;
}

Nation nation_of(Pilot pilot) {
    for (const Nation nation : nations_by_strength) {
        if (pilot_of(nation) == pilot) return nation;
    }
    return Nation::none;
}

// What is settled before the start. Elsewhere the rules' own answer is as good as any.
double value_of(const Choice& choice, const Choice& usual, Ask ask) {
    if (ask == Ask::pilot) return value_of(nation_of(std::get<PickPilot>(choice).pilot), true);
    if (const PickNation* picked = std::get_if<PickNation>(&choice))
        return value_of(picked->nation, ask == Ask::nation);
    return choice == usual ? step_of_strength : 0;
}

void rank_others(const Schneider& game, const State& state, Seat seat, Ranking& ranking) {
    const Choice usual = game.fallback(state, seat);
    Choices list;
    game.choices(state, seat, list);
    for (const Choice& choice : list) ranking.push_back({choice, value_of(choice, usual, state.ask)});
}

// Every answer with its value, as listed.
void weigh_answers(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking) {
    ranking.clear();
    const auto turn = [&] { return Turn{atlas, state, seat}; };
    switch (state.ask) {
        case Ask::card: return turn().rank_cards(ranking);
        case Ask::way: return turn().rank_ways(ranking);
        case Ask::put_away: return turn().rank_put_away(ranking);
        case Ask::keep: return turn().rank_keep(ranking);
        case Ask::drop_back: return turn().rank_drop_back(ranking);
        case Ask::component: return turn().rank_components(ranking);
        case Ask::bet: return rank_bets(atlas, state, seat, ranking);
        case Ask::marker:
        case Ask::speed_up:
        case Ask::recycle:
        case Ask::spying:
        case Ask::level: return rank_workshop(atlas, state, seat, ranking);
        default: return rank_others(atlas.game(), state, seat, ranking);
    }
}

bool better(const Scored& a, const Scored& b) { return a.value > b.value; }

}  // namespace

void rank_answers(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking) {
    weigh_answers(atlas, state, seat, ranking);
    for (std::size_t i = 1; i < ranking.size(); ++i) {  // sorted in one by one: equals stay as listed
        for (std::size_t j = i; j > 0 && better(ranking[j], ranking[j - 1]); --j) std::swap(ranking[j], ranking[j - 1]);
    }
}

Choice club_answer(const Atlas& atlas, const State& state, Seat seat) {
    Ranking ranking;
    weigh_answers(atlas, state, seat, ranking);
    return std::min_element(ranking.begin(), ranking.end(), better)->choice;
}

}  // namespace paddock::bots::schneider
