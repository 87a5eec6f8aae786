#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/declare.hpp"
#include "engine/core/rolls.hpp"

namespace paddock::table {

class AnyMatch;

// An event of a game, and the keys its JSON has beside those of all events.
struct EventKind {
    std::string_view name;
    std::vector<std::string_view> keys;
};

// What may stand in scenarios of a game. A part that is empty is not checked.
struct Glossary {
    std::span<const std::string_view> purposes = {};  // of rolls
    std::span<const std::string_view> sets = {};      // keys of positions and views whose arrays have no order
    std::span<const EventKind> events = {};
    // The outcome of a roll that a name stands for, as things lie now: the place of card "GB-04" in its set.
    std::optional<int> (*outcome_named)(const AnyMatch& match, const Chance& chance, std::string_view name) =
        [](const AnyMatch&, const Chance&, std::string_view) { return std::optional<int>(); };
};

// Of a game that is there; an empty one otherwise.
Glossary glossary_of(std::string_view game);

// The events of a game's declaration, with their keys.
template <class... Entries>
std::vector<EventKind> event_kinds(const std::tuple<Entries...>& declared) {
    std::vector<EventKind> kinds;
    declare::for_each(declared, [&](const auto& entry) {
        EventKind kind{entry.name, {}};
        declare::for_each(entry.fields, [&](const auto& field) { kind.keys.push_back(field.key); });
        kinds.push_back(std::move(kind));
    });
    return kinds;
}

}  // namespace paddock::table
