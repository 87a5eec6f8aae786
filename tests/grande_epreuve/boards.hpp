#pragma once

#include "tests/grande_epreuve/fixture.hpp"

// The test board with what single circuits have of their own.
namespace paddock::grande_epreuve::tests {

const Board& beach();            // Le Mans start: the row is lane L of the first straight
const Board& hilly();            // rows 26–35 climb, rows 36–45 fall
const Board& pasture();          // goats may stray onto S3 (rows 55–80)
const Board& monte_carlo();      // circuit 09, with its pit lane
const track::Circuit& frozen();  // the test board on ice

}  // namespace paddock::grande_epreuve::tests
