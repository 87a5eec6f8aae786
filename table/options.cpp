#include "table/options.hpp"

#include "table/formula_d/option_texts.hpp"
#include "table/schneider/option_texts.hpp"

namespace paddock::table {

namespace {

struct Offered {
    std::string_view game;
    std::span<const OptionInfo> options;
    std::span<const Preset> presets;
};

constexpr Offered all_offered[] = {
    {"formula-d", formula_d_options, formula_d_presets},
    {"schneider", schneider_options, schneider_presets},
};

constexpr Offered offered_for(std::string_view game) {
    for (const Offered& offered : all_offered) {
        if (offered.game == game) return offered;
    }
    return {};
}

}  // namespace

std::span<const OptionInfo> options_of(std::string_view game) { return offered_for(game).options; }

std::span<const Preset> presets_of(std::string_view game) { return offered_for(game).presets; }

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
