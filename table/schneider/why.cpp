#include "table/past.hpp"
#include "table/schneider/sentences.hpp"
#include "table/text.hpp"

// "Why?" of Schneider Trophy, case by case.
namespace paddock::table {

namespace {

using namespace schneider;

struct Explainer {
    const SchneiderContent& content;
    std::span<const Event> past;
    const Words& words;

    template <class Wanted>
    const Wanted* last(Seat seat) const {
        return last_in_turn<Wanted, TurnBegan>(past, seat);
    }
    std::string say(Seat seat, std::string_view key, std::initializer_list<Param> params = {}) const {
        const OpenSeat plane{seat_number(seat)};
        std::vector<Param> all{{"me", plane}, {"who", plane}};
        all.insert(all.end(), params.begin(), params.end());
        return words.say("case." + std::string(key), all);
    }
    // What a draw was for: the line that was crossed too fast, or the plane that was in the way.
    std::string hazard(Seat seat) const {
        const Oversped* line = last<Oversped>(seat);
        const PushedOn* pushed = last<PushedOn>(seat);
        if (line != nullptr) return (*this)(*line);
        return pushed != nullptr ? (*this)(*pushed) : "";
    }

    std::string operator()(const Oversped& e) const {
        const SpeedSet* speed = last<SpeedSet>(e.seat);
        return say(
            e.seat, "oversped",
            {{"line", e.line}, {"speed", speed == nullptr ? std::to_string(e.speed) : schneider_speed(*speed, words)}});
    }
    std::string operator()(const PushedOn& e) const {
        const Course& course = content.rules.courses[e.course];
        return say(e.seat, "pushed", {{"square", schneider_square(course, e.to, words)}});
    }
    std::string operator()(const TokenDrawn& e) const {
        const std::string why = hazard(e.seat);
        return e.token != Token::damage || why.empty() ? "" : why + " " + say(e.seat, "drawn");
    }
    std::string operator()(const TokenPlaced& e) const { return e.token == Token::damage ? hazard(e.seat) : ""; }
    std::string operator()(const Crashed& e) const {
        const std::string why = hazard(e.seat);
        return (why.empty() ? "" : why + " ") + say(e.seat, e.rule.view() == "ST-CRASH-01" ? "fourth" : "cross");
    }
    std::string operator()(const DrawIgnored& e) const { return hazard(e.seat); }
    template <class Other>
    std::string operator()(const Other& /*event*/) const {
        return "";
    }
};

}  // namespace

std::string schneider_why(const SchneiderContent& content, const Event& event, std::span<const Event> past,
                          const Words& words) {
    return std::visit(Explainer{content, past, words}, event);
}

}  // namespace paddock::table
