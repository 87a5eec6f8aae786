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

// A nation for the seat itself is a good one, for an autopilot a poor one.
Choice pick_nation(const State& state) {
    const auto left = nations_left(state);
    const bool own = state.ask == Ask::nation;
    for (std::size_t i = 0; i < nation_count; ++i) {
        const Nation nation = nations_by_strength[own ? i : nation_count - 1 - i];
        if (std::find(left.begin(), left.end(), nation) != left.end()) return PickNation{nation};
    }
    return PickNation{left[0]};
}

Choice pick_pilot(const State& state) {
    const auto left = pilots_left(state);
    for (const Nation nation : nations_by_strength) {
        if (std::find(left.begin(), left.end(), pilot_of(nation)) != left.end()) return PickPilot{pilot_of(nation)};
    }
    return PickPilot{left[0]};
}

// Every answer with its value, as listed.
void weigh_answers(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking) {
    ranking.clear();
    const Turn turn{atlas, state, seat};
    switch (state.ask) {
        case Ask::card: return turn.rank_cards(ranking);
        case Ask::way: return turn.rank_ways(ranking);
        case Ask::put_away: return turn.rank_put_away(ranking);
        case Ask::keep: return turn.rank_keep(ranking);
        case Ask::drop_back: return turn.rank_drop_back(ranking);
        default: return turn.rank_components(ranking);
    }
}

bool belongs_to_a_turn(Ask ask) {
    return ask == Ask::card || ask == Ask::way || ask == Ask::put_away || ask == Ask::keep || ask == Ask::drop_back ||
           ask == Ask::component;
}

bool better(const Scored& a, const Scored& b) { return a.value > b.value; }

}  // namespace

void rank_answers(const Atlas& atlas, const State& state, Seat seat, Ranking& ranking) {
    ranking.clear();
    if (!belongs_to_a_turn(state.ask)) return;
    weigh_answers(atlas, state, seat, ranking);
    for (std::size_t i = 1; i < ranking.size(); ++i) {  // sorted in one by one: equals stay as listed
        for (std::size_t j = i; j > 0 && better(ranking[j], ranking[j - 1]); --j) std::swap(ranking[j], ranking[j - 1]);
    }
}

Choice club_answer(const Atlas& atlas, const State& state, Seat seat) {
    if (belongs_to_a_turn(state.ask)) {
        Ranking ranking;
        weigh_answers(atlas, state, seat, ranking);
        return std::min_element(ranking.begin(), ranking.end(), better)->choice;
    }
    switch (state.ask) {
        case Ask::nation:
        case Ask::autopilot_nation: return pick_nation(state);
        case Ask::pilot: return pick_pilot(state);
        case Ask::bet: return club_bet(atlas, state, seat);
        default: return workshop_answer(atlas, state, seat);
    }
}

}  // namespace paddock::bots::schneider
