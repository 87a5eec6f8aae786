#include "engine/formula_d/terms.hpp"
#include "table/formula_d/gauges.hpp"
#include "table/formula_d/sentences.hpp"
#include "table/formula_d/way.hpp"
#include "table/past.hpp"

// "Why?" of Formula D, case by case.
namespace paddock::table {

namespace {

using namespace formula_d;

struct Explainer {
    const LoadedCircuit& content;
    std::span<const Event> past;
    const Words& words;

    template <class Wanted>
    const Wanted* last(Seat seat) const {
        return last_in_turn<Wanted, TurnBegan>(past, seat);
    }
    std::string say(Seat seat, std::string_view key, std::initializer_list<Param> params) const {
        std::vector<Param> all{{"me", OpenSeat{seat_number(seat)}}, {"who", OpenSeat{seat_number(seat)}}};
        all.insert(all.end(), params.begin(), params.end());
        return words.say("case." + std::string(key), all);
    }
    std::string points(const WearLost& e) const { return points_of(words, e.gauge, e.points); }

    // FD-OVER-02: spaces entered beyond the end of a corner in this turn.
    int spaces_past(const Overshot& overshot) const {
        std::vector<const Drove*> drives;
        for (auto event = past.rbegin(); event != past.rend() && !std::holds_alternative<TurnBegan>(*event); ++event) {
            const Drove* drove = std::get_if<Drove>(&*event);
            if (drove != nullptr && drove->seat == overshot.seat) drives.push_back(drove);
        }
        int beyond = 0;
        bool left = false;
        for (auto drove = drives.rbegin(); drove != drives.rend(); ++drove) {
            bool inside = content.track().at((*drove)->from).corner == overshot.corner;
            follow_way(content.track(), **drove, [&](track::SpaceId id) {
                const bool now = content.track().at(id).corner == overshot.corner;
                left = left || (inside && !now);
                inside = now;
                if (left) ++beyond;
            });
        }
        return beyond;
    }
    // "Portier asks for 2 stops; Ada had made 1. 3 spaces past its end …"
    std::string overshot(const Overshot& e) const {
        return say(e.seat, "stops",
                   {{"corner", formula_d_corner(content, e.corner, words)}, {"needed", e.needed}, {"made", e.made}}) +
               " ";
    }

    std::string operator()(const WearLost& e) const {
        const std::string_view rule = e.rule.view();
        const Overshot* over = e.gauge == Gauge::tires ? last<Overshot>(e.seat) : nullptr;
        if (over != nullptr && !rule.starts_with("FD-DRV") && !rule.starts_with("FD-BLOCK")) {
            const int spaces = spaces_past(*over);
            const int each = spaces > 0 ? e.points / spaces : 1;
            return overshot(*over) +
                   say(e.seat, each > 1 ? "past.each" : "past", {{"n", spaces}, {"points", points(e)}, {"each", each}});
        }
        const Tested* test = past.empty() ? nullptr : std::get_if<Tested>(&past.back());
        if (test != nullptr && test->seat == e.seat && test->value <= test->fails_up_to)
            return (*this)(*test) + " " + say(e.seat, "cost", {{"points", points(e)}, {"left", e.left}});
        if (rule.starts_with("FD-GEAR")) {
            const Shifted* shift = last<Shifted>(e.seat);
            if (shift == nullptr) return "";
            const auto gear = [&](Gear gear) { return words.say("gear." + std::to_string(formula_d::number(gear))); };
            return say(e.seat, "skipped",
                       {{"from", gear(shift->from)},
                        {"to", gear(shift->to)},
                        {"n", formula_d::number(shift->from) - formula_d::number(shift->to) - 1},
                        {"points", points(e)}});
        }
        if (const CarBlocked* blocked = last<CarBlocked>(e.seat); blocked != nullptr && rule.starts_with("FD-BLOCK"))
            return say(e.seat, "blocked", {{"n", blocked->undriven}, {"points", points(e)}});
        if (const Braked* braked = last<Braked>(e.seat);
            braked != nullptr && (rule.starts_with("FD-BRAKE") || rule.starts_with("FD-SLIP-07"))) {
            const DieRolled* die = last<DieRolled>(e.seat);
            if (die != nullptr && rule.starts_with("FD-BRAKE"))
                return say(e.seat, "braked", {{"value", die->value}, {"n", braked->spaces}, {"points", points(e)}});
        }
        if (rule.starts_with("FD-SLIP-09")) return say(e.seat, "towed", {{"points", points(e)}});
        return say(e.seat, "other",
                   {{"reason", formula_d_reason(e.rule, words)}, {"points", points(e)}, {"left", e.left}});
    }
    std::string operator()(const Overshot& e) const {
        return overshot(e) + say(e.seat, e.needed - e.made > 1 ? "missing.many" : "missing.one", {});
    }
    std::string operator()(const Tested& e) const {
        if (e.value > e.fails_up_to) return "";
        return say(e.seat, "tested",
                   {{"reason", formula_d_reason(e.rule, words)}, {"value", e.value}, {"limit", e.fails_up_to}});
    }
    std::string operator()(const Spun& e) const {
        const Overshot* over = last<Overshot>(e.seat);
        if (over == nullptr) return "";
        return overshot(*over) + say(e.seat, "spun", {{"n", spaces_past(*over)}});
    }
    std::string operator()(const CarOut& e) const {
        const Overshot* over = last<Overshot>(e.seat);
        if (over != nullptr && e.cause == Cause::missed_stops)
            return overshot(*over) + say(e.seat, "out.stops", {{"n", over->needed - over->made}});
        if (over != nullptr && e.cause == Cause::overshoot)
            return overshot(*over) + say(e.seat, "out.past", {{"n", spaces_past(*over)}});
        const CarBlocked* blocked = last<CarBlocked>(e.seat);
        if (blocked != nullptr && e.cause == Cause::blocked)
            return say(e.seat, "out.blocked", {{"n", blocked->undriven}});
        if (e.cause != Cause::body && e.cause != Cause::engine && e.cause != Cause::handling) return "";
        const std::string gauge = words.say("gauge." + std::string(name_in(formula_d_names::causes, e.cause)));
        const WearLost* lost = past.empty() ? nullptr : std::get_if<WearLost>(&past.back());
        const std::string reason = lost != nullptr && lost->seat == e.seat ? formula_d_reason(lost->rule, words)
                                                                           : formula_d_reason(e.rule, words);
        return say(e.seat, "out.gauge", {{"gauge", gauge}, {"reason", reason}});
    }
    std::string operator()(const CarBlocked& e) const { return say(e.seat, "undriven", {{"n", e.undriven}}); }
    std::string operator()(const StartRolled& e) const { return e.value == 1 ? say(e.seat, "stalled", {}) : ""; }
    std::string operator()(const PitRolled& e) const {
        return e.rule.view() == "FD-PIT-08" ? say(e.seat, "slow", {{"value", e.value}}) : "";
    }
    std::string operator()(const QualifyingEnded& e) const {
        if (e.failed) return say(e.seat, "lap.failed", {});
        return e.penalty > 0 ? say(e.seat, "lap.penalty", {{"n", e.penalty}}) : "";
    }
    template <class Other>
    std::string operator()(const Other& /*event*/) const {
        return "";
    }
};

}  // namespace

std::string formula_d_why(const LoadedCircuit& content, const Event& event, std::span<const Event> past,
                          const Words& words) {
    return std::visit(Explainer{content, past, words}, event);
}

}  // namespace paddock::table
