#pragma once

#include "engine/formula_d/declared_events.hpp"
#include "table/declared_json.hpp"
#include "table/formula_d/gauges.hpp"

// Formula D's own forms as JSON (table/declared_json.hpp).
namespace paddock::table {

inline void write_value(JsonText& out, const formula_d::declared::PathForm& /*form*/, const formula_d::Path& path) {
    out.word(to_text(path));
}
inline void read_value(const JsonReader& from, const formula_d::declared::PathForm& /*form*/, formula_d::Path& path) {
    constexpr std::size_t longest_path = 200;
    const std::optional<formula_d::Path> read = formula_d::parse_path(from.text(longest_path));
    if (!read) from.fail_expected("a path, as 3L2R or -");
    path = read.value_or(formula_d::Path{});
}

inline void write_value(JsonText& out, const formula_d::declared::GaugePoints& /*form*/,
                        const formula_d::Gauges& gauges) {
    write_gauges(out, gauges, Write::what_is_set);
}
inline void read_value(const JsonReader& from, const formula_d::declared::GaugePoints& /*form*/,
                       formula_d::Gauges& gauges) {
    gauges = read_gauges(from, {});
}

inline void write_value(JsonText& out, const formula_d::declared::EveryGauge& /*form*/,
                        const formula_d::Gauges& gauges) {
    write_gauges(out, gauges, Write::everything);
}

}  // namespace paddock::table
