#include "bots/schneider/prospects.hpp"

#include <algorithm>
#include <cmath>

namespace paddock::bots::schneider {
namespace {

constexpr double throttle_speed = 2;
constexpr double nothing_sure =
    0.02;  // squares²: keeps chances of planes that have moved apart from a division by zero

// A smooth step from 0 to 1, without an exponential.
double step(double z) { return 0.5 + 0.5 * z / std::sqrt(1 + z * z); }

Points points_by_rank(const Schneider& game) {
    Points points{};
    for (int i = 0; i < game.planes(); ++i)
        points[static_cast<std::size_t>(i)] = game.content().lap_points[static_cast<std::size_t>(i)];
    if (game.options().lap_points == LapPoints::last_zero) points[static_cast<std::size_t>(game.planes() - 1)] = 0;
    return points;
}

// Cards not played yet: what is in hand, under the deck or in it, all taken together, so that nothing secret shows.
void count_cards(const Atlas& atlas, const State& state, Seat seat, Footing& plane) {
    const Plane& at_table = state.plane(seat);
    unsigned left = (1U << at_table.slots) - 1U;
    int unknown = 0;
    for (const std::uint8_t slot : at_table.pile) {
        if (slot == no_slot)
            ++unknown;
        else
            left &= ~(1U << slot);
    }
    if (state.mover() == seat && state.move.slot != no_slot) left &= ~(1U << state.move.slot);
    for (unsigned bits = left; bits != 0; bits &= bits - 1U) {
        const CardId id = at_table.set[static_cast<std::size_t>(std::countr_zero(bits))];
        plane.surplus += strength(atlas.weights(), atlas.game().card(id));
        ++plane.cards;
    }
    if (unknown > 0 && plane.cards > 0) {
        const double kept = std::max(0.0, 1.0 - static_cast<double>(unknown) / plane.cards);
        plane.surplus *= kept;
        plane.cards = std::max(0, plane.cards - unknown);
    }
    if (may_dive(atlas.game(), state, seat)) plane.surplus += atlas.weights().dive;
}

}  // namespace

double strength(const Weights& weights, const Card& card) {
    double worth = card.value - throttle_speed;
    switch (card.effect) {
        case Effect::ignore: worth += weights.ignore * card.amount; break;
        case Effect::repair: worth += weights.repair * card.amount; break;
        case Effect::points: worth += card.amount; break;
        case Effect::choice: worth += 0.7; break;
        case Effect::hop: worth += 0.5; break;
        case Effect::draw_three: worth += 0.5; break;
        case Effect::brisk_throttle: worth += 0.8; break;
        case Effect::sure: worth += 1; break;
        default: break;
    }
    return worth;
}

Prospects::Prospects(const Atlas& atlas, const State& state, Seat me)
    : atlas_(atlas), state_(state), me_(me), points_(points_by_rank(atlas.game())) {
    const Schneider& game = atlas.game();
    const Course& course = game.course(state);
    laps_left_ = laps_in_a_race - state.lap;
    lap_rounds_ = atlas.chart(state.course, 0).length() / atlas.weights().usual_pace;
    for (int i = 0; i < game.planes(); ++i) {
        const Seat seat = paddock::seat(i);
        Footing& plane = planes_[static_cast<std::size_t>(i)];
        plane.at = state.plane(seat).square;
        count_cards(atlas, state, seat, plane);
        if (is_expert(game, seat)) plane.slower = handicaps(game, state.plane(seat), Fault::slower);
        if (plane.at == SquareId::none) continue;
        plane.to_go = atlas.chart(state, seat).to_go(plane.at);
        ending_ = ending_ || course.crossed(plane.at);
    }
    for (std::size_t i = 0; i < state.turn && i < state.order.size(); ++i) planes_[at(state.order[i])].moved = true;
}

// Of this lap, with the one under way.
double Prospects::rounds_left(const Footing& mine) const {
    const Course& course = atlas_.game().course(state_);
    if (ending_ || (mine.at != SquareId::none && course.crossed(mine.at))) return 1;
    double nearest = 100;
    for (int i = 0; i < atlas_.game().planes(); ++i) {
        const Footing& plane = seat(i) == me_ ? mine : planes_[static_cast<std::size_t>(i)];
        if (plane.at == SquareId::none) continue;
        nearest = std::min(nearest, plane.to_go - (plane.moved ? 0 : atlas_.weights().sprint_pace));
    }
    return 1 + std::max(0.25, nearest / atlas_.weights().sprint_pace + 0.45);
}

double Prospects::turns_left(const Footing& mine) const {
    return std::max(0.0, rounds_left(mine) - 1) + laps_left_ * lap_rounds_;
}

double Prospects::pace(const Footing& plane, double turns) const {
    return throttle_speed + plane.surplus / std::max({turns, static_cast<double>(plane.cards), 1.0}) - plane.slower;
}

// Squares a plane will have flown by the end of the lap, from the finish line.
double Prospects::ahead(const Footing& plane, double rounds) const {
    const double turns = rounds - (plane.moved ? 1 : 0);
    const double flown = rounds > 1 ? -plane.to_go : -atlas_.chart(state_.course, 0).steps(plane.at);
    return flown +
           (turns > 0 ? pace(plane, turns + laps_left_ * lap_rounds_) * turns + plane.extra * std::min(1.0, turns) : 0);
}

// Points to be expected from the chances that each of the others stays behind.
double Prospects::expected(const std::array<double, max_planes>& behind, int others) const {
    std::array<double, max_planes> rank{1};
    for (int i = 0; i < others; ++i) {
        const double passed = 1 - behind[static_cast<std::size_t>(i)];
        for (int k = i + 1; k > 0; --k)
            rank[static_cast<std::size_t>(k)] =
                rank[static_cast<std::size_t>(k)] * (1 - passed) + rank[static_cast<std::size_t>(k - 1)] * passed;
        rank[0] *= 1 - passed;
    }
    double sum = 0;
    for (std::size_t k = 0; k <= static_cast<std::size_t>(others); ++k) sum += rank[k] * points_[k];
    return sum;
}

double Prospects::lap_points(const Footing& mine, double rounds) const {
    const int planes = atlas_.game().planes();
    if (mine.at == SquareId::none) return points_[static_cast<std::size_t>(planes - 1 - state_.crashes)];
    const double doubt = atlas_.weights().doubt * atlas_.weights().doubt;
    const double my_turns = rounds - (mine.moved ? 1 : 0);
    const double my_squares = ahead(mine, rounds);
    std::array<double, max_planes> behind{};
    int others = 0;
    for (int i = 0; i < planes; ++i) {
        if (seat(i) == me_) continue;
        const Footing& plane = planes_[static_cast<std::size_t>(i)];
        double& chance = behind[static_cast<std::size_t>(others++)];
        if (plane.at == SquareId::none) {
            chance = 1;
            continue;
        }
        const double turns = my_turns + rounds - (plane.moved ? 1 : 0);
        chance = step((my_squares - ahead(plane, rounds)) / std::sqrt(nothing_sure + doubt * turns));
    }
    return expected(behind, others);
}

double Prospects::value(const Footing& mine) const {
    const double rounds = rounds_left(mine);
    double sum = lap_points(mine, rounds);
    if (laps_left_ == 0) return sum;
    const double later = laps_left_ * lap_rounds_;
    const auto later_pace = [&](const Footing& plane) {
        return pace(plane, later + (plane.at == SquareId::none ? 0 : rounds - (plane.moved ? 1 : 0)));
    };
    const double my_pace = later_pace(mine);
    std::array<double, max_planes> behind{};
    int others = 0;
    for (int i = 0; i < atlas_.game().planes(); ++i) {
        if (seat(i) == me_) continue;
        const double gap = (my_pace - later_pace(planes_[static_cast<std::size_t>(i)])) * lap_rounds_;
        behind[static_cast<std::size_t>(others++)] = step(gap / atlas_.weights().later_doubt);
    }
    return sum + laps_left_ * expected(behind, others);
}

Points Prospects::ranks(Seat seat) const {
    const int planes = atlas_.game().planes();
    Points chances{};
    const Footing& mine = planes_[at(seat)];
    if (mine.at == SquareId::none) {
        chances[static_cast<std::size_t>(planes - state_.plane(seat).crashed)] = 1;
        return chances;
    }
    const double rounds = rounds_left(planes_[at(me_)]);
    const double doubt = atlas_.weights().doubt * atlas_.weights().doubt;
    chances[0] = 1;
    int others = 0;
    for (int i = 0; i < planes; ++i) {
        if (paddock::seat(i) == seat) continue;
        const Footing& plane = planes_[static_cast<std::size_t>(i)];
        ++others;
        if (plane.at == SquareId::none) continue;
        const double turns = 2 * rounds - (plane.moved ? 1 : 0) - (mine.moved ? 1 : 0);
        const double passed =
            1 - step((ahead(mine, rounds) - ahead(plane, rounds)) / std::sqrt(nothing_sure + doubt * turns));
        for (int k = others; k > 0; --k) {
            const auto r = static_cast<std::size_t>(k);
            chances[r] = chances[r] * (1 - passed) + chances[r - 1] * passed;
        }
        chances[0] *= 1 - passed;
    }
    return chances;
}

}  // namespace paddock::bots::schneider
