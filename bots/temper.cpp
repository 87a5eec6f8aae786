#include "bots/temper.hpp"

#include <algorithm>

#include "bots/fingerprint.hpp"
#include "table/rolls.hpp"

namespace paddock::bots {
namespace {

constexpr int grain = 1 << 16;

// Between −1 and 1, near 0 more often than far from it.
double mood(table::FastRolls& rolls) {
    return (rolls.below(grain) + rolls.below(grain)) / static_cast<double>(grain) - 1;
}

// Evenly between −1 and 1: the most careful and the bravest, and everybody between them.
double bravery(Seat seat, std::uint64_t seed) {
    Fingerprint character;
    character.add(seed);
    character.add(static_cast<std::uint64_t>(number(seat)));
    table::FastRolls rolls{character.value()};
    return rolls.below(grain) * 2.0 / grain - 1;
}

}  // namespace

std::size_t liked(std::span<const Impression> answers, const Temper& temper, Seat seat, std::uint64_t seed,
                  std::uint64_t position) {
    const double brave = bravery(seat, seed) * temper.nerve;
    table::FastRolls rolls{seed ^ position};
    const bool forgotten = rolls.below(100) < temper.forgets;
    // The club's, if nothing else comes to mind.
    const auto sane = std::find_if(answers.begin(), answers.end(), [](const Impression& one) { return !one.absurd; });
    auto best = static_cast<std::size_t>(sane == answers.end() ? 0 : sane - answers.begin());
    const double most = answers[best].cost + temper.worst;
    const int usual = answers[best].daring;
    double least = most;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        const Impression& answer = answers[i];
        const double seems = answer.cost + temper.doubt * mood(rolls) - brave * (answer.daring - usual);
        const bool minded = answer.cost <= most && !answer.absurd;
        if (!minded || (forgotten && answer.unusual) || seems >= least) continue;
        least = seems;
        best = i;
    }
    return best;
}

}  // namespace paddock::bots
