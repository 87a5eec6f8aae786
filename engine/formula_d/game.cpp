#include "engine/formula_d/game.hpp"

#include "engine/formula_d/race.hpp"

// The one place where the chapters become Formula D's code.
namespace paddock::formula_d {

template class Race<Rules>;

}  // namespace paddock::formula_d
