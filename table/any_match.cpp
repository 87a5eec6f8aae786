#include "table/any_match.hpp"

#include <algorithm>

#include "table/json_text.hpp"
#include "table/news.hpp"

namespace paddock::table {

void write_standings(JsonText& out, const Standings& standings) {
    Standings sorted = standings;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Standing& a, const Standing& b) { return a.place < b.place; });
    constexpr Named<Fate> fates[] = {{"running", Fate::running}, {"finished", Fate::finished}, {"out", Fate::out}};
    out.begin_array();
    for (const Standing& standing : sorted) {
        out.begin_object().key("seat").value(seat_number(standing.seat)).key("place").value(int{standing.place});
        out.key("fate").word(fates[static_cast<std::size_t>(standing.fate)].name);
        out.key("points").value(int{standing.points}).end_object();
    }
    out.end_array();
}

Json to_json(const Standings& standings) {
    JsonText out;
    write_standings(out, standings);
    return Json::parse(out.take());
}

Json to_json(const TeamStandings& teams) {
    Json list = Json::array();
    for (const TeamStanding& team : teams)
        list.push_back({{"seats", seats_json(team.seats)}, {"place", team.place}, {"points", team.points}});
    return list;
}

}  // namespace paddock::table
