#include "bots/schneider/atlas.hpp"

#include <algorithm>

namespace paddock::bots::schneider {
namespace {

constexpr int cards_to_choose_from = 3;
constexpr int throttle = 2;

}  // namespace

// A move at the usual pace costs as many squares as it flies; a faster one is cheaper than it looks, because a turn is
// saved, a slower one dearer.
double price_of_speed(const Weights& weights, int base) {
    return weights.usual_pace + weights.card_price * (base - weights.usual_pace);
}

Chart::Chart(const Schneider& game, const Course& course, const Weights& weights, int grace) : weights_(weights) {
    for (int i = 0; i < basic_cards; ++i)
        values_[static_cast<std::size_t>(std::min<int>(game.card(card(i)).value, fastest))] += 1.0 / basic_cards;
    const std::size_t squares = course.squares.size();
    to_go_.resize(squares);
    steps_.resize(squares);
    after_.resize(squares);
    for (std::size_t i = squares; i-- > 0;) fill(course, i, grace);
    length_ = steps_[index(course.grid(1))];
}

// Draws and the rest of the course, by the better way.
double Chart::price(const Course& course, SquareId at, int left, int speed, int grace) const {
    const Square& here = course.at(at);
    if (left == 0 || here.next[0] == SquareId::none) return to_go_[index(at)];
    const auto by = [&](Way way) {
        const bool draws = here.line_by(way) != 0 && !here.runout && speed > here.line_by(way) + grace;
        return (draws ? weights_.draw_price : 0) + price(course, here.next_by(way), left - 1, speed, grace);
    };
    const double shorter = by(Way::short_way);
    return here.is_fork() ? std::min(shorter, by(Way::long_way)) : shorter;
}

// The better the cards, the lower the price: the least of three random ones and throttle back.
void Chart::fill(const Course& course, std::size_t square, int grace) {
    const SquareId at = paddock::schneider::square(static_cast<int>(square));
    if (course.crossed(at)) {
        steps_[square] = number(course.first_runout) - number(at);
        to_go_[square] = weights_.beyond * steps_[square];
        after_[square].fill(to_go_[square]);
        return;
    }
    steps_[square] = steps_[index(course.at(at).next[0])] + 1;
    struct Option {
        double price = 0;
        double share = 0;
    };
    std::array<Option, fastest + 1> options{};
    for (int speed = 1; speed <= fastest; ++speed) {
        const auto i = static_cast<std::size_t>(speed);
        after_[square][i] = price(course, at, speed, speed, grace);
        options[i] = {price_of_speed(weights_, speed) + after_[square][i], values_[i]};
    }
    const double slow = options[throttle].price;
    std::sort(options.begin() + 1, options.end(), [](const Option& a, const Option& b) { return a.price < b.price; });
    double left = 1;  // share of the cards that are no better
    double sum = 0;
    for (std::size_t i = 1; i < options.size(); ++i) {
        const auto all = [](double share) { return share * share * share; };
        static_assert(cards_to_choose_from == 3);
        const double next = std::max(0.0, left - options[i].share);
        sum += (all(left) - all(next)) * std::min(options[i].price, slow);
        left = next;
    }
    to_go_[square] = sum;
}

Atlas::Atlas(const Schneider& game, const Weights& weights) : game_(game), weights_(weights) {
    for (const Course& course : game.content().courses) {
        for (const int grace : {-1, 0, 1}) charts_.emplace_back(game, course, weights, grace);
    }
}

const Chart& Atlas::chart(const State& state, Seat seat) const {
    int grace = has_skill(game_, state, seat, Pilot::greig) ? 1 : 0;
    if (is_expert(game_, seat) && handicaps(game_, state.plane(seat), Fault::sharp_lines) > 0) --grace;
    return chart(state.course, grace);
}

}  // namespace paddock::bots::schneider
