#include "table/fields.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/names.hpp"
#include "table/schneider/sentences.hpp"

// Events of Schneider Trophy as JSON: what happened, its rule, its particulars, and a sentence.
namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

struct Described {
    const char* kind;
    Json particulars = Json::object();
};

struct Describer {
    const SchneiderContent& content;

    const std::string& course(int number) const { return content.courses[static_cast<std::size_t>(number)].key; }
    Json square(int number, SquareId id) const {
        if (id == SquareId::none) return {};
        return square_name(content.rules.courses[static_cast<std::size_t>(number)], id);
    }

    // The squares entered, the last one in any case: a position laid out by hand may not say how it was reached.
    Json way_of(const Flew& e) const {
        const Course& flown = content.rules.courses[e.course];
        Json way = Json::array();
        unsigned long_ways = e.long_ways;
        for (SquareId at = e.from; at != SquareId::none && at != e.to;) {
            const Square& here = flown.at(at);
            at = here.next_by((long_ways & 1U) != 0 && here.is_fork() ? Way::long_way : Way::short_way);
            if (here.is_fork()) long_ways >>= 1U;
            way.push_back(square(e.course, at));
        }
        return !way.empty() && way.back() == square(e.course, e.to) ? way : Json::array({square(e.course, e.to)});
    }

    Described operator()(const SeatDrawn& e) const { return {"seat-drawn", {{"place", e.place}}}; }
    Described operator()(const NationTaken& e) const { return {"nation-taken", {{"nation", name_of(e.nation)}}}; }
    Described operator()(const PilotTaken& e) const { return {"pilot-taken", {{"pilot", name_of(e.pilot)}}}; }
    Described operator()(const RaceBegan& e) const {
        return {"race-began", {{"race", e.race}, {"course", course(e.course)}}};
    }
    Described operator()(const GridTaken& e) const { return {"grid-taken", {{"place", e.place}}}; }
    Described operator()(const LapBegan& e) const { return {"lap-began", {{"lap", e.lap}}}; }
    Described operator()(const RoundBegan& e) const { return {"round-began", {{"round", e.round}}}; }
    Described operator()(const MarkersSet& e) const {
        Json drafting = Json::array();
        for (const Seat seat : e.drafting) drafting.push_back(seat_number(seat));
        return {"markers-set", {{"leader", seat_number(e.leader)}, {"drafting", std::move(drafting)}}};
    }
    Described operator()(const TurnBegan&) const { return {"turn-began"}; }
    Described operator()(const CardsDrawn& e) const { return {"cards-drawn", {{"count", e.count}}}; }
    Described operator()(const CardSeen& e) const { return {"card-seen", {{"card", name_of(e.card)}}}; }
    Described operator()(const CardLaid& e) const { return {"card-laid", {{"card", name_of(e.card)}}}; }
    Described operator()(const BetPlaced& e) const { return {"bet-placed", {{"slot", names::slot_letter(e.slot)}}}; }
    Described operator()(const BetNamed& e) const { return {"bet-named", {{"on", name_of(e.on)}}}; }
    Described operator()(const CardPlayed& e) const {
        return {"card-played",
                {{"card", names::or_null(e.card)}, {"value", e.value}, {"dive", e.dive}, {"trim", e.trim}}};
    }
    Described operator()(const ThrottledBack& e) const {
        return {"throttled-back", {{"base", e.base}, {"dive", e.dive}, {"trim", e.trim}}};
    }
    Described operator()(const BonusGained& e) const { return {"bonus-gained", {{"points", e.points}}}; }
    Described operator()(const CoinsGained& e) const { return {"coins-gained", {{"coins", e.coins}}}; }
    Described operator()(const CoinsPaid& e) const { return {"coins-paid", {{"coins", e.coins}}}; }
    Described operator()(const SpeedSet& e) const {
        return {"speed-set",
                {{"speed", e.speed},
                 {"drafting", e.drafting},
                 {"air", e.air},
                 {"handicap", e.handicap},
                 {"skill", e.skill}}};
    }
    Described operator()(const WayTaken& e) const {
        return {"way-taken", {{"fork", square(e.course, e.fork)}, {"way", name_in(names::ways, e.way)}}};
    }
    Described operator()(const Flew& e) const {
        return {"flew", {{"from", square(e.course, e.from)}, {"to", square(e.course, e.to)}, {"way", way_of(e)}}};
    }
    Described operator()(const PushedOn& e) const { return {"pushed-on", {{"to", square(e.course, e.to)}}}; }
    Described operator()(const Oversped& e) const { return {"oversped", {{"speed", e.speed}, {"line", e.line}}}; }
    Described operator()(const DrawIgnored&) const { return {"draw-ignored"}; }
    Described operator()(const TokenDrawn& e) const {
        return {"token-drawn", {{"token", name_in(names::tokens, e.token)}}};
    }
    Described operator()(const TokenPlaced& e) const {
        return {"token-placed",
                {{"component", name_of(e.component)},
                 {"square", e.square},
                 {"token", name_in(names::tokens, e.token)},
                 {"fault", name_in(names::faults, e.fault)}}};
    }
    Described operator()(const TokenReturned& e) const {
        return {"token-returned", {{"token", name_in(names::tokens, e.token)}}};
    }
    Described operator()(const Crashed& e) const { return {"crashed", {{"square", square(e.course, e.square)}}}; }
    Described operator()(const DroppedBack& e) const {
        return {"dropped-back", {{"from", square(e.course, e.from)}, {"to", square(e.course, e.to)}}};
    }
    Described operator()(const CardPutAway&) const { return {"card-put-away"}; }
    Described operator()(const CardNamed& e) const { return {"card-named", {{"card", name_of(e.card)}}}; }
    Described operator()(const LapEnded& e) const { return {"lap-ended", {{"lap", e.lap}}}; }
    Described operator()(const LapScored& e) const { return {"lap-scored", {{"rank", e.rank}, {"points", e.points}}}; }
    Described operator()(const BetShown& e) const {
        return {
            "bet-shown",
            {{"slot", names::slot_letter(e.slot)}, {"on", name_of(e.on)}, {"points", e.points}, {"coins", e.coins}}};
    }
    Described operator()(const RaceEnded& e) const { return {"race-ended", {{"race", e.race}}}; }
    Described operator()(const RaceRanked& e) const {
        return {"race-ranked", {{"rank", e.rank}, {"points", e.points}}};
    }
    Described operator()(const CourseNamed& e) const { return {"course-named", {{"course", course(e.course)}}}; }
    Described operator()(const YearBegan& e) const { return {"year-began", {{"stage", e.year}}}; }
    Described operator()(const Repaired& e) const {
        return {"repaired", {{"tokens", e.tokens}, {"cards", e.cards}, {"markers", e.markers}}};
    }
    Described operator()(const CardTurnedUp& e) const {
        return {"card-turned-up", {{"card", name_of(e.card)}, {"taken", e.taken}}};
    }
    Described operator()(const CardShown& e) const {
        return {"card-shown", {{"card", name_of(e.card)}, {"place", e.place + 1}}};
    }
    Described operator()(const TimePassed& e) const { return {"time-passed", {{"month", e.month}}}; }
    Described operator()(const MarkerDrawn&) const { return {"marker-drawn"}; }
    Described operator()(const MarkerPlaced& e) const {
        return {"marker-placed",
                {{"board", name_in(names::boards, static_cast<Board>(e.board))}, {"place", e.place + 1}}};
    }
    Described operator()(const MarkersReturned& e) const { return {"markers-returned", {{"count", e.count}}}; }
    Described operator()(const CardTaken& e) const { return {"card-taken", {{"card", name_of(e.card)}}}; }
    Described operator()(const CardReplaced& e) const {
        return {"card-replaced", {{"taken", name_of(e.taken)}, {"given", name_of(e.given)}}};
    }
    Described operator()(const CardOnOffer& e) const { return {"card-on-offer", {{"card", name_of(e.card)}}}; }
    Described operator()(const CardDiscarded& e) const { return {"card-discarded", {{"card", name_of(e.card)}}}; }
    Described operator()(const LevelRaised& e) const {
        return {"level-raised", {{"component", name_of(e.component)}, {"level", e.level}}};
    }
    Described operator()(const BagChanged& e) const {
        return {"bag-changed", {{"damage", e.damage}, {"alert", e.alert}}};
    }
    Described operator()(const YearEnded& e) const { return {"year-ended", {{"stage", e.year}}}; }
    Described operator()(const MatchOver& e) const { return {"match-over", {{"winner", seat_number(e.winner)}}}; }
};

template <class E>
Seat seat_of(const E& event) {
    if constexpr (requires { event.seat; }) return event.seat;
    return Seat::nobody;
}

}  // namespace

Told Binding<Schneider>::told(const SchneiderContent& content, const Schneider& /*game*/, const Event& event,
                              const Event* /*before*/) {
    const Described described = std::visit(Describer{content}, event);
    const std::string rule(std::visit([](const auto& e) { return e.rule.view(); }, event));
    const Seat seat = std::visit([](const auto& e) { return seat_of(e); }, event);
    Told told{rule, schneider_sentence(content, event), Json::object()};
    told.json["event"] = described.kind;
    told.json["rule"] = rule;
    if (seat != Seat::nobody) told.json["seat"] = seat_number(seat);
    told.json.update(described.particulars);
    told.json["text"] = told.sentence;
    return told;
}

}  // namespace paddock::table
