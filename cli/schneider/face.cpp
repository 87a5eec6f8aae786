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

struct Hint {
    std::string_view question, text;
};
// What one must know at the moment a question first comes up, and no more.
constexpr Hint hints[] = {
    {"nation", "Each nation has its own ten movement cards, and a pilot with a skill of his own."},
    {"bet",
     "Once a lap you may bet on a plane, your own included. A slot with a price pays more; the last pays nothing."},
    {"card",
     "A card's number is your speed, and it is gone for the rest of the race: ten cards last three laps. Throttling "
     "back "
     "flies 2 and saves cards. Crossing a line |6| faster than its number, or ending on a plane, costs a draw from "
     "your "
     "bag: the fourth DAMAGE is a crash."},
    {"way", "The short way has tighter lines, the long way more squares."},
    {"put-away", "The card goes face down under your deck and comes back late in the race."},
    {"component", "A DAMAGE acts by the square it covers; an ALERT covers a square without harm."},
    {"marker",
     "Markers buy the six cards of the track, each for its cost; two markers buy a second-hand card; the air show pays "
     "AIRCOINS. Twelve TIME markers end the year."},
};

struct PurposeWords {
    std::string_view purpose, words;
};
// Who has no box of cards at hand draws numbers.
constexpr PurposeWords purpose_words[] = {
    {"seat", "for the order of the seats"},
    {"grid", "for a place on the grid"},
    {"pilot", "for a pilot"},
    {"card", "for a card, by its place in the set"},
    {"danger", "or draw from the bag (1 DAMAGE, 2 ALERT)"},
    {"development", "for a development card, by its number"},
    {"marker", "or draw a marker (1 TIME, 2 that of seat 1, and so on)"},
};

double chance_of(const Json& values, const Json& wanted) {
    for (const Json& entry : values) {
        if (member(entry, "value") == wanted) return number_of(entry, "chance");
    }
    return 0;
}

class SchneiderFace final : public Face {
  public:
    Manual manual() const override {
        return {
            "play FR-04 as 5, throttle, way long", "ST-CURVE-02", "planes", "every plane's cockpit, purse and points",
            "On the strip you fly to the right. 7[3] is plane 3 on square 7, 9(2) the end of choice 2. |6| is a line "
            "with its number, # the finish, a< a fork whose long way stands below; the strip follows the short one."};
    }
    std::string hint(std::string_view question) const override {
        for (const Hint& entry : hints) {
            if (entry.question == question) return std::string(entry.text);
        }
        return "";
    }
    std::string purpose_in_words(const Chance& chance) const override {
        for (const PurposeWords& entry : purpose_words) {
            if (entry.purpose == chance.purpose.view()) return std::string(entry.words);
        }
        return "";
    }
    bool label_tells_costs(const Offer& /*offer*/) const override { return true; }
    bool harms(const table::Told& told) const override { return schneider::harms(told); }

    void show_table(const table::AnyMatch& match, Seat seat, std::span<const Numbered> answers, BoardStyle style,
                    Console& console) const override {
        const Json view = match.view(seat);
        const Json& position = member(view, "position");
        const Json& plane = plane_of(position, seat);
        if (flag_of(position, "developing")) {
            for (const std::string& line : year_lines(game_of(match), position)) console.tell(line, 8);
        } else if (!text_of(plane, "square").empty()) {
            console.tell(order_line(match, position), 3);
            show_strip(match, position, seat, answers, style, console);
        }
        if (text_of(plane, "nation") == "none") return;
        console.tell(cockpit_line(match, plane), 3);
        if (!member(plane, "hand").empty()) console.tell(hand_line(game_of(match), plane), 3);
    }

    void show_everybody(const table::AnyMatch& match, Seat seat, Console& console) const override {
        const Json view = match.view(seat);
        for (const Json& plane : member(member(view, "position"), "planes")) {
            console.tell(cockpit_line(match, plane), 3);
            console.tell("   hand " + std::to_string(member(plane, "hand").size()) + ", deck " +
                             std::to_string(member(plane, "unseen").size() + member(plane, "under").size()) +
                             ", played " + std::to_string(member(plane, "pile").size()),
                         3);
        }
    }

    std::string odds_in_short(const Json& odds, const Offer& offer) const override {
        const Json& outcomes = member(odds, "outcomes");
        if (whole_of(offer.costs, "draws") == 0) return "";
        std::vector<std::string> parts{"no DAMAGE " + percent(chance_of(member(outcomes, "damage"), Json(0)))};
        const double crash = chance_of(member(outcomes, "crashed"), Json(true));
        if (crash > 0) parts.push_back("crash " + percent(crash));
        return joined(parts, ", ");
    }

    bool begins_line(const table::Told& told) const override { return schneider::begins_line(told); }
    std::string line_for(const table::AnyMatch& match, std::span<const table::Told> events) const override {
        return turn_line(match, events);
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
            console.tell(style == BoardStyle::strip ? line : "Ahead: " + line, 3);
    }
};

}  // namespace

const Face& face() {
    static const SchneiderFace the_face;
    return the_face;
}

}  // namespace paddock::cli::schneider
