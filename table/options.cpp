#include "table/options.hpp"

#include "table/house_game.hpp"

namespace paddock::table {

std::span<const OptionInfo> options_of(std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.options();
    }
    return {};
}

std::span<const Preset> presets_of(std::string_view game) {
    for (const HouseGame& known : house_games()) {
        if (known.info.key == game) return known.presets;
    }
    return {};
}

void settle_for_slow_play(Json& setup) {
    if (!setup.is_object() || !setup.contains("game") || !setup["game"].is_string()) return;
    if (setup.contains("options") && !setup["options"].is_object()) return;  // whoever opens it will complain
    for (const OptionInfo& option : options_of(setup["game"].get_ref<const std::string&>())) {
        const std::string key{option.key};
        if (option.usual_when_slow.empty() || (setup.contains("options") && setup["options"].contains(key))) continue;
        setup["options"][key] = option.usual_when_slow;
    }
}

}  // namespace paddock::table
