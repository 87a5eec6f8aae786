#include <cmath>

#include "bots/schneider/betting.hpp"
#include "bots/schneider/bot.hpp"
#include "bots/schneider/turn.hpp"

// Why a club pilot would answer so, in words for whoever wants to learn it.
namespace paddock::bots::schneider {
namespace {

int percent(double chance) { return static_cast<int>(std::lround(chance * 100)); }

struct Explain {
    const Atlas& atlas;
    const State& state;
    Seat seat;

    Reason flown(const Choice& choice, bool throttled) const {
        const Turn::Risk risk = Turn{atlas, state, seat}.risk(choice);
        const int crash = percent(risk.crash);
        Reason reason{throttled ? "advice.card.throttle" : "advice.card.safe", {}};
        reason.figures.push_back({"speed", risk.speed});
        if (risk.draws == 0) return reason;
        reason.key = crash == 0 ? "advice.card.draws" : "advice.card.crash";
        reason.figures.push_back({"draws", risk.draws});
        if (crash > 0) reason.figures.push_back({"crash", crash});
        return reason;
    }
    Reason operator()(const PlayCard& play) const { return flown(play, false); }
    Reason operator()(const ThrottleBack& throttle) const { return flown(throttle, true); }
    Reason operator()(const PlaceBet& bet) const {
        if (bet.slot == no_slot) return {time_to_bet(atlas, state, seat) ? "advice.bet.none" : "advice.bet.wait", {}};
        const Points ranks = Prospects{atlas, state, seat}.ranks(seat_of(state, bet.on));
        Reason reason{"advice.bet.place", {}};
        reason.figures.push_back({"first", percent(ranks[0])});
        reason.figures.push_back({"second", percent(ranks[1])});
        return reason;
    }
    Reason operator()(const TakeWay& way) const {
        return {way.way == Way::short_way ? "advice.way.short" : "advice.way.long", {}};
    }
    Reason operator()(const HitComponent&) const {
        return {state.move.token == Token::damage ? "advice.component.damage" : "advice.component.alert", {}};
    }
    Reason operator()(const DropBack& back) const {
        return {back.drop ? "advice.drop-back.yes" : "advice.drop-back.no", {}};
    }
    Reason operator()(const TakeOff& off) const {
        return {off.none ? "advice.repair.none" : "advice.repair.worst", {}};
    }
    Reason operator()(const PutAway&) const { return {"advice.put-away", {}}; }
    Reason operator()(const KeepCard&) const { return {"advice.keep", {}}; }
    Reason operator()(const PickNation&) const {
        return {state.ask == Ask::nation ? "advice.nation" : "advice.nation.autopilot", {}};
    }
    Reason operator()(const PickPilot&) const {
        return {state.ask == Ask::pilot ? "advice.pilot" : "advice.pilot.autopilot", {}};
    }
    Reason operator()(const PickCourse&) const { return {"advice.course", {}}; }
    Reason operator()(const PlaceMarker& marker) const {
        switch (marker.board) {
            case Board::track: return {"advice.marker.track", {}};
            case Board::spying: return {"advice.marker.spying", {}};
            default: return {"advice.marker.show", {}};
        }
    }
    Reason operator()(const SpeedUp& hurry) const {
        return {hurry.pay ? "advice.speed-up.pay" : "advice.speed-up.wait", {}};
    }
    Reason operator()(const Recycle&) const { return {"advice.recycle", {}}; }
    Reason operator()(const BuySecondHand& buy) const {
        return {buy.card == CardId::none ? "advice.spying.none" : "advice.spying.buy", {}};
    }
    Reason operator()(const RaiseLevel&) const { return {"advice.level", {}}; }
    Reason operator()(const PickVictim&) const { return {"advice.victim", {}}; }
};

}  // namespace

Reason Study::reason(const View& view, const Choice& choice) const {
    return std::visit(Explain{atlas_, view.table, view.seat}, choice);
}

}  // namespace paddock::bots::schneider
