#pragma once

#include "cli/program_game.hpp"
#include "cli/schneider/bench.hpp"
#include "cli/schneider/duel.hpp"
#include "cli/schneider/face.hpp"

namespace paddock::cli {

namespace schneider {
inline constexpr std::string_view examples[] = {
    "paddock play schneider                                # you and three autopilots at Calshot",
    "paddock play schneider --preset full-campaign --circuit venice-1927",
    "paddock duel schneider --between works:10,club --races 300",
    "paddock duel schneider --between works --set autopilots=3 --campaign long --races 100",
    "paddock bench schneider --json"};
}  // namespace schneider

inline constexpr ProgramGame schneider_program{
    .key = table::Binding<paddock::schneider::Schneider>::info.key,
    .face = schneider::face,
    .duel = duel_of<paddock::schneider::Schneider>,
    .bench = schneider::bench,
    .examples = schneider::examples,
};

}  // namespace paddock::cli
