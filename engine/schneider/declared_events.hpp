#pragma once

#include "engine/schneider/declared_choices.hpp"
#include "engine/schneider/events.hpp"

// The events of Schneider Trophy, in the order of Event. Each has its rule and its seat, if any, as well.
namespace paddock::schneider::declared {

using namespace declare;

// Forms that only the content can name.
struct CourseForm {};
struct SquareForm {};  // of the event's own course
struct WayForm {};     // the squares entered on the way to this one

template <class Event>
constexpr auto square(std::string_view key, SquareId Event::* member) {
    return field(key, member, SquareForm{});
}
template <class Event>
constexpr auto card(std::string_view key, CardId Event::* member) {
    return field(key, member, CardForm{});
}

inline constexpr std::tuple events{
    event<SeatDrawn>("seat-drawn", whole("place", &SeatDrawn::place)),
    event<NationTaken>("nation-taken", word("nation", &NationTaken::nation, names::nations)),
    event<PilotTaken>("pilot-taken", word("pilot", &PilotTaken::pilot, pilots_or_any)),
    event<RaceBegan>("race-began", whole("race", &RaceBegan::race), field("course", &RaceBegan::course, CourseForm{})),
    event<GridTaken>("grid-taken", whole("place", &GridTaken::place)),
    event<LapBegan>("lap-began", whole("lap", &LapBegan::lap)),
    event<RoundBegan>("round-began", whole("round", &RoundBegan::round)),
    event<MarkersSet>("markers-set", seat("leader", &MarkersSet::leader, max_planes),
                      seats("drafting", &MarkersSet::drafting, max_planes)),
    event<TurnBegan>("turn-began"),
    event<CardsDrawn>("cards-drawn", whole("count", &CardsDrawn::count)),
    event<CardSeen>("card-seen", card("card", &CardSeen::card)),
    event<CardLaid>("card-laid", card("card", &CardLaid::card)),
    event<BetPlaced>("bet-placed", word("slot", &BetPlaced::slot, names::slots)),
    event<BetNamed>("bet-named", word("on", &BetNamed::on, names::nations)),
    event<CardPlayed>("card-played", field("card", &CardPlayed::card, CardForm{true}),
                      whole("value", &CardPlayed::value), flag("dive", &CardPlayed::dive),
                      flag("trim", &CardPlayed::trim)),
    event<ThrottledBack>("throttled-back", whole("base", &ThrottledBack::base), flag("dive", &ThrottledBack::dive),
                         flag("trim", &ThrottledBack::trim)),
    event<BonusGained>("bonus-gained", whole("points", &BonusGained::points)),
    event<CoinsGained>("coins-gained", whole("coins", &CoinsGained::coins)),
    event<CoinsPaid>("coins-paid", whole("coins", &CoinsPaid::coins)),
    event<SpeedSet>("speed-set", whole("speed", &SpeedSet::speed), whole("drafting", &SpeedSet::drafting),
                    whole("air", &SpeedSet::air), whole("handicap", &SpeedSet::handicap),
                    whole("skill", &SpeedSet::skill)),
    event<WayTaken>("way-taken", square("fork", &WayTaken::fork), word("way", &WayTaken::way, names::ways)),
    event<Flew>("flew", square("from", &Flew::from), square("to", &Flew::to), field("way", &Flew::to, WayForm{})),
    event<PushedOn>("pushed-on", square("to", &PushedOn::to)),
    event<Oversped>("oversped", whole("speed", &Oversped::speed), whole("line", &Oversped::line)),
    event<DrawIgnored>("draw-ignored"),
    event<TokenDrawn>("token-drawn", word("token", &TokenDrawn::token, names::tokens)),
    event<TokenPlaced>("token-placed", word("component", &TokenPlaced::component, names::components),
                       whole("square", &TokenPlaced::square), word("token", &TokenPlaced::token, names::tokens),
                       word("fault", &TokenPlaced::fault, names::faults)),
    event<TokenReturned>("token-returned", word("token", &TokenReturned::token, names::tokens)),
    event<Crashed>("crashed", square("square", &Crashed::square)),
    event<DroppedBack>("dropped-back", square("from", &DroppedBack::from), square("to", &DroppedBack::to)),
    event<CardPutAway>("card-put-away"),
    event<CardNamed>("card-named", card("card", &CardNamed::card)),
    event<LapEnded>("lap-ended", whole("lap", &LapEnded::lap)),
    event<LapScored>("lap-scored", whole("rank", &LapScored::rank), whole("points", &LapScored::points)),
    event<BetShown>("bet-shown", word("slot", &BetShown::slot, names::slots), word("on", &BetShown::on, names::nations),
                    whole("points", &BetShown::points), whole("coins", &BetShown::coins)),
    event<RaceEnded>("race-ended", whole("race", &RaceEnded::race)),
    event<RaceRanked>("race-ranked", whole("rank", &RaceRanked::rank), whole("points", &RaceRanked::points),
                      word("ahead_by", &RaceRanked::ahead_by, names::decisions)),
    event<CourseNamed>("course-named", field("course", &CourseNamed::course, CourseForm{})),
    event<YearBegan>("year-began", whole("stage", &YearBegan::year)),
    event<Repaired>("repaired", whole("tokens", &Repaired::tokens), whole("cards", &Repaired::cards),
                    whole("markers", &Repaired::markers)),
    event<CardTurnedUp>("card-turned-up", card("card", &CardTurnedUp::card), flag("taken", &CardTurnedUp::taken)),
    event<CardShown>("card-shown", card("card", &CardShown::card), numbered("place", &CardShown::place, track_places)),
    event<TimePassed>("time-passed", whole("month", &TimePassed::month)),
    event<MarkerDrawn>("marker-drawn"),
    event<MarkerPlaced>("marker-placed", word("board", &MarkerPlaced::board, names::boards),
                        numbered("place", &MarkerPlaced::place, track_places)),
    event<MarkersReturned>("markers-returned", whole("count", &MarkersReturned::count)),
    event<CardTaken>("card-taken", card("card", &CardTaken::card)),
    event<CardReplaced>("card-replaced", card("taken", &CardReplaced::taken), card("given", &CardReplaced::given)),
    event<CardOnOffer>("card-on-offer", card("card", &CardOnOffer::card)),
    event<CardDiscarded>("card-discarded", card("card", &CardDiscarded::card)),
    event<LevelRaised>("level-raised", word("component", &LevelRaised::component, names::components),
                       whole("level", &LevelRaised::level)),
    event<BagChanged>("bag-changed", whole("damage", &BagChanged::damage), whole("alert", &BagChanged::alert)),
    event<YearEnded>("year-ended", whole("stage", &YearEnded::year)),
    event<MatchOver>("match-over", seat("winner", &MatchOver::winner, max_planes),
                     word("ahead_by", &MatchOver::ahead_by, names::decisions)),
};
static_assert(declare::covers<Event>(events));

}  // namespace paddock::schneider::declared
