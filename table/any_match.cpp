#include "table/any_match.hpp"

#include <algorithm>

namespace paddock::table {

Json to_json(const Standings& standings) {
    std::vector<Standing> sorted(standings.begin(), standings.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Standing& a, const Standing& b) { return a.place < b.place; });
    constexpr Named<Fate> fates[] = {{"running", Fate::running}, {"finished", Fate::finished}, {"out", Fate::out}};
    Json json = Json::array();
    for (const Standing& standing : sorted) {
        json.push_back({{"seat", seat_number(standing.seat)},
                        {"place", standing.place},
                        {"fate", fates[static_cast<std::size_t>(standing.fate)].name},
                        {"points", standing.points}});
    }
    return json;
}

}  // namespace paddock::table
