#pragma once

namespace paddock::bots {

// How long a bot may think about one answer: as many positions, as much time. Zero sets no limit of
// its kind; with both zero the bot answers at once. Only positions give the same answers everywhere.
struct Budget {
    int nodes = 0;
    int milliseconds = 0;
};

// A few hundredths of a second, and the same answers on every machine.
inline constexpr Budget default_budget{20'000, 0};

}  // namespace paddock::bots
