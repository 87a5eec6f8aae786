#pragma once

#include "table/fields.hpp"
#include "table/formula_d/names.hpp"
#include "table/json_reader.hpp"
#include "table/json_text.hpp"
#include "table/words.hpp"

namespace paddock::table {

// {"tires": 6, "brakes": 3, "gearbox": 3, "body": 3, "engine": 3, "handling": 2}; of what is set {"brakes": 1}.
inline void write_gauge_fields(JsonText& out, const formula_d::Gauges& gauges, Write write) {
    for (const auto& entry : formula_d_names::gauges) {
        const int points = gauges[entry.value];
        if (points > 0 || write == Write::everything) out.key(entry.name).value(points);
    }
}
inline void write_gauges(JsonText& out, const formula_d::Gauges& gauges, Write write) {
    out.begin_object();
    write_gauge_fields(out, gauges, write);
    out.end_object();
}

// "1 tyre", "2 tyres", "1 body"
inline std::string points_of(const Words& words, formula_d::Gauge gauge, int points) {
    return words.say("points." + std::string(name_in(formula_d_names::gauges, gauge)), {{"n", points}});
}

inline constexpr int most_gauge_points = 20;

// Gauges that are missing keep the value they have in `gauges`.
inline formula_d::Gauges read_gauges(const JsonReader& value, formula_d::Gauges gauges) {
    if (!value) return gauges;
    JsonFields fields = value.fields();
    for (const auto& entry : formula_d_names::gauges) {
        if (const JsonReader points = fields.optional(entry.name))
            gauges[entry.value] = static_cast<std::uint8_t>(points.whole(0, most_gauge_points));
    }
    return gauges;
}

}  // namespace paddock::table
