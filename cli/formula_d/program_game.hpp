#pragma once

#include "cli/formula_d/bench.hpp"
#include "cli/formula_d/duel.hpp"
#include "cli/formula_d/face.hpp"
#include "cli/program_game.hpp"

namespace paddock::cli {

namespace formula_d {
inline constexpr std::string_view examples[] = {
    "paddock play formula-d                                # first race: you and five club bots at Monaco",
    "paddock play formula-d --preset club-night --record evening.jsonl",
    "paddock play formula-d --seats 4 --as 1,2 --names Ada,Ben --bots rookie,works",
    "paddock play formula-d --preset road-race --set laps=1 --dice hand",
    "paddock play formula-d --as none --seed 7             # watch six bots",
    "paddock duel formula-d --between club,rookie --races 1000",
    "paddock duel formula-d --between works,club --think 5",
    "paddock duel formula-d --between works:50,works:5 --races 100 --json",
    "paddock bench formula-d",
    "paddock options formula-d",
    "paddock rules formula-d",
    "paddock rules formula-d FD-OVER-03",
    "paddock rules formula-d FD-SLIP",
    "paddock rules formula-d --search tunnel",
    "paddock completion next -- play formula-d --pre"};
}  // namespace formula_d

inline constexpr ProgramGame formula_d_program{
    .key = table::Binding<paddock::formula_d::FormulaD>::info.key,
    .face = formula_d::face,
    .duel = duel_of<paddock::formula_d::FormulaD>,
    .bench = formula_d::bench,
    .examples = formula_d::examples,
};

}  // namespace paddock::cli
