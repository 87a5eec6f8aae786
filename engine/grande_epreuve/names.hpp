#pragma once

#include "engine/core/declare.hpp"
#include "engine/formula_d/names.hpp"
#include "engine/grande_epreuve/cars.hpp"

namespace paddock::grande_epreuve::names {

using namespace formula_d::names;

inline constexpr auto countries =
    names_of<Country>({"algeria", "belgium", "czechoslovakia", "finland", "france", "germany", "great-britain", "italy",
                       "monaco", "norway", "spain", "sweden", "switzerland", "usa"});

}  // namespace paddock::grande_epreuve::names
