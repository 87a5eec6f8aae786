#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace paddock::bots {

// A ladder: each level beats the one below it in two races of three or more, and not in all of them.
enum class Level : std::uint8_t { rookie, tourist, amateur, club, works };
inline constexpr std::array<Level, 5> all_levels{Level::rookie, Level::tourist, Level::amateur, Level::club,
                                                 Level::works};

constexpr std::string_view name_of(Level level) {
    constexpr std::array<std::string_view, 5> names{"rookie", "tourist", "amateur", "club", "works"};
    return names[static_cast<std::size_t>(level)];
}

constexpr std::optional<Level> parse_level(std::string_view name) {
    for (const Level level : all_levels) {
        if (name_of(level) == name) return level;
    }
    return std::nullopt;
}

}  // namespace paddock::bots
