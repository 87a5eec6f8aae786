#include "engine/formula_d/declared_events.hpp"
#include "table/formula_d/house_game.hpp"

// What may stand in a scenario of Formula D.
namespace paddock::table {

Glossary formula_d_glossary() {
    static constexpr std::string_view purposes[] = {"grid",   "start", "gear",   "danger",  "pit",  "collision",
                                                    "sniper", "radio", "strain", "weather", "clock"};
    static constexpr std::string_view sets[] = {"awaiting", "markers"};
    static const std::vector<EventKind> events = event_kinds(formula_d::declared::events);
    return {purposes, sets, events};
}

}  // namespace paddock::table
