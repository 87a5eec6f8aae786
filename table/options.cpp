#include "table/options.hpp"

#include "table/house_game.hpp"

namespace paddock::table {

std::span<const OptionInfo> options_of(std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.options;
    }
    return {};
}

std::span<const Preset> presets_of(std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.presets;
    }
    return {};
}

}  // namespace paddock::table
