#include "cli/schneider/face.hpp"

#include "cli/json_reading.hpp"
#include "cli/schneider/course_strip.hpp"
#include "cli/schneider/dashboard.hpp"
#include "cli/schneider/turn_line.hpp"
#include "cli/text.hpp"
#include "table/match.hpp"
#include "table/schneider/binding.hpp"

namespace paddock::cli::schneider {

namespace {

using namespace paddock::schneider;
using table::Offer;

const Schneider& game_of(const table::AnyMatch& match) { return table::match_of<Schneider>(match)->game_value(); }
// Where the race is flown is no secret.
const Course& course_of(const table::AnyMatch& match) {
    return game_of(match).course(table::match_of<Schneider>(match)->state());
}

const Json& plane_of(const Json& position, Seat seat) {
    return member(position, "planes")[static_cast<std::size_t>(number(seat))];
}

double chance_of(const Json& values, const Json& wanted) {
    for (const Json& entry : values) {
        if (member(entry, "value") == wanted) return number_of(entry, "chance");
    }
    return 0;
}

class SchneiderFace final : public Face {
  public:
    Manual manual() const override { return {"play FR-04 as 5, throttle, way long", "ST-CURVE-02", "planes"}; }
    // Who has no box of cards at hand draws numbers.
    std::string purpose_in_words(const Chance& chance, const table::Words& words) const override {
        const std::string key = "purpose." + std::string(chance.purpose.view());
        return words.has(key) ? words.say(key) : "";
    }
    bool label_tells_costs(const Offer& /*offer*/) const override { return true; }
    bool harms(const table::Told& told) const override { return schneider::harms(told); }

    void show_table(const table::AnyMatch& match, Seat seat, std::span<const Numbered> answers, BoardStyle style,
                    Console& console) const override {
        const Json view = match.view(seat);
        const Json& position = member(view, "position");
        const Json& plane = plane_of(position, seat);
        const table::Words& words = console.words(match.game());
        if (flag_of(position, "developing")) {
            for (const std::string& line : year_lines(game_of(match), position, words)) console.tell(line, 8);
        } else if (!text_of(plane, "square").empty()) {
            console.tell(order_line(match, position, words), 3);
            show_strip(match, position, seat, answers, style, console);
        }
        if (text_of(plane, "nation") == "none") return;
        console.tell(cockpit_line(match, plane, words), 3);
        if (!member(plane, "hand").empty()) console.tell(hand_line(game_of(match), plane, words), 3);
    }

    void show_everybody(const table::AnyMatch& match, Seat seat, Console& console) const override {
        const Json view = match.view(seat);
        const table::Words& words = console.words(match.game());
        for (const Json& plane : member(member(view, "position"), "planes")) {
            console.tell(cockpit_line(match, plane, words), 3);
            const auto count = [&](std::string_view key) { return static_cast<int>(member(plane, key).size()); };
            const int deck = count("unseen") + count("under");
            console.tell(
                "   " + words.say("dash.counts", {{"hand", count("hand")}, {"deck", deck}, {"played", count("pile")}}),
                3);
        }
    }

    std::string odds_in_short(const Json& odds, const Offer& offer, const table::Words& words) const override {
        const Json& outcomes = member(odds, "outcomes");
        if (whole_of(offer.costs, "draws") == 0) return "";
        std::vector<std::string> parts{words.say("odds.nodamage") + " " +
                                       percent(chance_of(member(outcomes, "damage"), Json(0)))};
        const double crash = chance_of(member(outcomes, "crashed"), Json(true));
        if (crash > 0) parts.push_back(words.say("odds.crash") + " " + percent(crash));
        return joined(parts, ", ");
    }

    bool begins_line(const table::Told& told) const override { return schneider::begins_line(told); }
    std::string line_for(const table::AnyMatch& match, std::span<const table::Told> events,
                         const table::Words& words) const override {
        return turn_line(match, events, words);
    }
    std::size_t most_notable(std::span<const table::Told> events) const override {
        return schneider::most_notable(events);
    }

  private:
    static void show_strip(const table::AnyMatch& match, const Json& position, Seat seat,
                           std::span<const Numbered> answers, BoardStyle style, Console& console) {
        constexpr int usual_ahead = 14;
        const Course& course = course_of(match);
        StripMarks marks;
        marks.own = table::seat_number(seat);
        for (const Json& plane : member(position, "planes")) {
            const std::string square = text_of(plane, "square");
            if (!square.empty()) marks.planes[square_named(course, square)] = whole_of(plane, "seat");
        }
        for (auto answer = answers.rbegin(); answer != answers.rend(); ++answer) {
            if (!answer->offer.way.empty())
                marks.answers[square_named(course, answer->offer.way.back())] = answer->number;
        }
        const SquareId here = square_named(course, text_of(plane_of(position, seat), "square"));
        for (const std::string& line : draw_strip(course, here, usual_ahead, marks, console))
            console.tell(style == BoardStyle::strip ? line : console.words(match.game()).say("dash.ahead") + " " + line,
                         3);
    }
};

}  // namespace

const Face& face() {
    static const SchneiderFace the_face;
    return the_face;
}

}  // namespace paddock::cli::schneider
