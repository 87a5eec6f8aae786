#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace paddock::bots {

enum class Level : std::uint8_t { rookie, club, works };
inline constexpr std::array<Level, 3> all_levels{Level::rookie, Level::club, Level::works};

constexpr std::string_view name_of(Level level) {
    constexpr std::array<std::string_view, 3> names{"rookie", "club", "works"};
    return names[static_cast<std::size_t>(level)];
}

constexpr std::optional<Level> parse_level(std::string_view name) {
    for (const Level level : all_levels) {
        if (name_of(level) == name) return level;
    }
    return std::nullopt;
}

}  // namespace paddock::bots
