#pragma once

#include "engine/formula_d/declared_events.hpp"
#include "engine/grande_epreuve/events.hpp"
#include "engine/grande_epreuve/names.hpp"
#include "engine/grande_epreuve/venues.hpp"

// Her own events, and all of them in the order of Event.
namespace paddock::grande_epreuve::declared {

using namespace declare;
using formula_d::declared::space;

inline constexpr int most_drivers = 15;

inline constexpr std::tuple own_events{
    event<ChoiceRolled>("choice-rolled", whole("value", &ChoiceRolled::value)),
    event<CountryAllotted>("country-allotted", word("country", &CountryAllotted::country, names::countries)),
    event<CarTaken>("car-taken", numbered("car", &CarTaken::sheet, sheet_count)),
    event<VotesCounted>("votes-counted", numbered("circuit", &VotesCounted::venue, venue_count),
                        whole("votes", &VotesCounted::votes), flag("chosen", &VotesCounted::chosen)),
    event<RaceCalled>("race-called", whole("race", &RaceCalled::race),
                      numbered("circuit", &RaceCalled::venue, venue_count), whole("laps", &RaceCalled::laps)),
    event<PointPlaced>("point-placed", word("gauge", &PointPlaced::gauge, names::gauges)),
    event<TableRead>("table-read", whole("gear", &TableRead::gear, 1, 6), whole("roll", &TableRead::roll),
                     whole("points", &TableRead::points)),
    event<DriverRan>("driver-ran", whole("value", &DriverRan::value), whole("ran", &DriverRan::ran)),
    event<CarWaits>("car-waits"),
    event<Rammed>("rammed", seat("hit", &Rammed::hit, most_drivers)),
    event<PairTested>("pair-tested", seat("other", &PairTested::other, most_drivers),
                      whole("value", &PairTested::value), whole("fails_up_to", &PairTested::fails_up_to)),
    event<WreckRolled>("wreck-rolled", space("from", &WreckRolled::from), space("to", &WreckRolled::to)),
    event<WreckRested>("wreck-rested", space("space", &WreckRested::space), whole("rounds", &WreckRested::rounds)),
    event<WreckTaken>("wreck-taken", space("space", &WreckTaken::space)),
    event<GoatsReleased>("goats-released", space("space", &GoatsReleased::space)),
    event<GoatsRolled>("goats-rolled", whole("value", &GoatsRolled::value), space("from", &GoatsRolled::from),
                       space("to", &GoatsRolled::to)),
    event<GoatsHit>("goats-hit", space("space", &GoatsHit::space), whole("value", &GoatsHit::value)),
    event<FlagTaken>("flag-taken", whole("beyond", &FlagTaken::beyond)),
    event<GaveUp>("gave-up", flag("season", &GaveUp::season)),
    event<PointsScored>("points-scored", whole("place", &PointsScored::place), whole("points", &PointsScored::points),
                        whole("total", &PointsScored::total)),
    event<PrizeAwarded>("prize-awarded", whole("points", &PrizeAwarded::points)),
    event<SeasonOver>("season-over", seat("winner", &SeasonOver::winner, most_drivers)),
};
inline constexpr auto events = std::tuple_cat(formula_d::declared::events, own_events);
static_assert(declare::covers<grande_epreuve::Event>(events));

}  // namespace paddock::grande_epreuve::declared
