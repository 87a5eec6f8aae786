#include "engine/formula_d/pure.hpp"

// What a qualifying lap is worth (FD-QUAL).
namespace paddock::formula_d {

// FD-QUAL-06, FD-QUAL-07, FD-QUAL-08: a throw for every full minute.
int qualifying_score(const QualifyingLap& lap) { return lap.throws + lap.penalty + lap.seconds / 60; }

// FD-QUAL-09, FD-QUAL-10, FD-QUAL-11, FD-RUL-30: fewest throws, then the clock; failed drivers last. The least is the
// best.
std::uint64_t qualifying_key(const QualifyingLap& lap) {
    if (lap.failed) return std::uint64_t{1} << 40U | (0xffffU - lap.failed_at);
    return static_cast<std::uint64_t>(qualifying_score(lap)) << 16U | lap.seconds;
}

}  // namespace paddock::formula_d
