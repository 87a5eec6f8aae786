#pragma once

#include <string>
#include <vector>

#include "fuzz/library.hpp"
#include "table/games.hpp"
#include "table/options.hpp"

namespace paddock::table {

// Every preset of every game, each with few seats and with as many as there may be.
inline std::vector<std::string> preset_setups() {
    std::vector<std::string> setups;
    for (const GameInfo& game : games()) {
        for (const Preset& preset : presets_of(game.key)) {
            for (const int seats : {game.least_seats, game.most_seats}) {
                Json setup{{"game", game.key}, {"circuit", preset.circuit}, {"seats", seats}};
                setup["options"] = Json::parse(preset.options, nullptr, false);
                if (open_match(fuzz_library(), "", line_of(setup))) setups.push_back(line_of(setup));
            }
        }
    }
    return setups;
}

}  // namespace paddock::table
