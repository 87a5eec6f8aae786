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

}  // namespace paddock::table
