#include "bots/schneider/danger.hpp"

#include <algorithm>

namespace paddock::bots::schneider {
namespace {

constexpr double square_harm = 0.25;  // of any square covered: the cross comes nearer
constexpr int longest_chain = 4;

double chance_of_damage(const Plane& plane) {
    const int tokens = plane.bag_damage + plane.bag_alert;
    return tokens == 0 ? 0 : static_cast<double>(plane.bag_damage) / tokens;
}

struct Hit {
    double crash = 0;
    double harm = 0;
    double sum() const { return crash * crash_harm + harm; }
};

// With a race ahead.
double handicap_harm(const Plane& plane, Fault fault) {
    switch (fault) {
        case Fault::slower: return 5;
        case Fault::sharp_lines: return 2.5;
        case Fault::no_skill: return plane.pilot == Pilot::doolittle && plane.dive_used ? 0.1 : 1.5;
        case Fault::small_hand: return 1.5;
        default: return 0;
    }
}

// A DAMAGE on a component: what its first empty square does.
Hit damage_on(const Schneider& game, const Plane& plane, Component component, int links) {
    const int square = first_empty(game, plane, component);
    if (square < 0) return {};
    const Fault fault = fault_at(game, plane, component, square);
    if (fault == Fault::cross) return {1, 0};
    if (!is_chain(fault) || links >= longest_chain) return {0, handicap_harm(plane, fault) + square_harm};
    Plane covered = plane;
    covered.tiles[index(component)].tokens[static_cast<std::size_t>(square)] = Token::damage;
    const Hit next = damage_on(game, covered, chained(fault), links + 1);
    const double chance = chance_of_damage(plane);
    return {chance * next.crash, chance * next.harm + square_harm};
}

}  // namespace

Danger danger_of(const Weights& weights, const Plane& plane, int draws, int repaired) {
    const int gauge = plane.gauge - repaired;
    int damage = plane.bag_damage + repaired;
    const int tokens = damage + plane.bag_alert;
    std::array<double, crash_damage + 1> on_gauge{};  // chances; the last one: crashed
    on_gauge[static_cast<std::size_t>(std::clamp(gauge, 0, crash_damage))] = 1;
    for (int drawn = 0; drawn < std::min(draws, tokens); ++drawn) {
        for (int now = crash_damage - 1; now >= gauge; --now) {
            const double chance = static_cast<double>(std::max(0, damage - (now - gauge))) / (tokens - drawn);
            const double moved = on_gauge[static_cast<std::size_t>(now)] * std::min(1.0, chance);
            on_gauge[static_cast<std::size_t>(now)] -= moved;
            on_gauge[static_cast<std::size_t>(now) + 1] += moved;
        }
    }
    Danger danger{on_gauge[crash_damage], 0};
    const double flying = 1 - danger.crash;
    for (std::size_t i = 0; i < weights.damage.size() && flying > 0; ++i)
        danger.harm += on_gauge[i] * weights.damage[i] / flying;
    return danger;
}

Danger expert_danger(const Schneider& game, const Plane& plane, int draws) {
    Danger danger;
    Plane now = plane;
    double flying = 1;
    for (; draws > 0 && now.bag_damage > 0; --draws) {
        Component best = Component::cooling;
        Hit least{2, 0};
        for (const Component component : all_components) {
            if (first_empty(game, now, component) < 0) continue;
            const Hit hit = damage_on(game, now, component, 0);
            if (hit.sum() >= least.sum()) continue;
            least = hit;
            best = component;
        }
        if (least.crash > 1) break;  // every square is covered
        const double chance = chance_of_damage(now);
        danger.harm += flying * chance * least.harm;
        flying *= 1 - chance * least.crash;
        now.tiles[index(best)].tokens[static_cast<std::size_t>(first_empty(game, now, best))] = Token::damage;
        --now.bag_damage;
    }
    danger.crash = 1 - flying;
    return danger;
}

double harm_on(const Schneider& game, const Plane& plane, Component component, Token token) {
    const Hit hit = damage_on(game, plane, component, 0);
    // An ALERT takes the harm of its square away, and brings the next square nearer.
    return token == Token::damage ? hit.sum() : square_harm - hit.sum();
}

}  // namespace paddock::bots::schneider
