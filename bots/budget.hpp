#pragma once

namespace paddock::bots {

// How long a bot may think about one answer: as many positions, as much time. Zero sets no limit of
// its kind; with both zero the bot answers at once. Only positions give the same answers everywhere.
struct Budget {
    int nodes = 0;
    int milliseconds = 0;
};

// As many positions as make a works bot of its game: a few hundredths of a second, and the same answers on every
// machine.
inline constexpr Budget default_budget{-1, 0};
constexpr Budget budget_or(const Budget& budget, int usual_nodes) {
    return budget.nodes < 0 ? Budget{usual_nodes, 0} : budget;
}

}  // namespace paddock::bots
