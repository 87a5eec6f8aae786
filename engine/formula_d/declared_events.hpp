#pragma once

#include "engine/formula_d/declared_choices.hpp"
#include "engine/formula_d/events.hpp"

// The events of Formula D, in the order of Event. Each has its rule and its seat, if any, as well.
namespace paddock::formula_d::declared {

using namespace declare;

// Forms that only the circuit can name.
struct SpaceForm {};
struct CornerForm {};  // its name
struct WayForm {};     // the spaces entered, of a path that was driven
struct EveryGauge {};

template <class Event>
constexpr auto space(std::string_view key, SpaceId Event::* member) {
    return field(key, member, SpaceForm{});
}

inline constexpr std::tuple events{
    event<DriverPicked>("driver-picked", word("driver", &DriverPicked::driver, names::drivers)),
    event<CarBuilt>("car-built", field("gauges", &CarBuilt::gauges, EveryGauge{})),
    event<TiresFitted>("tires-fitted", word("compound", &TiresFitted::compound, names::compounds)),
    event<ForecastRolled>("forecast-rolled", whole("value", &ForecastRolled::value),
                          word("forecast", &ForecastRolled::forecast, names::forecasts)),
    event<WeatherSet>("weather-set", word("from", &WeatherSet::from, names::weather_lines),
                      word("to", &WeatherSet::to, names::weather_lines)),
    event<GridRolled>("grid-rolled", whole("value", &GridRolled::value)),
    event<GridTaken>("grid-taken", whole("slot", &GridTaken::slot), space("space", &GridTaken::space)),
    event<QualifyingBegan>("qualifying-began"),
    event<QualifyingEnded>("qualifying-ended", whole("throws", &QualifyingEnded::throws),
                           whole("penalty", &QualifyingEnded::penalty), whole("seconds", &QualifyingEnded::seconds),
                           flag("failed", &QualifyingEnded::failed)),
    event<RaceBegan>("race-began", whole("laps", &RaceBegan::laps)),
    event<RoundBegan>("round-began", whole("round", &RoundBegan::round)),
    event<TurnBegan>("turn-began"),
    event<StartRolled>("start-rolled", whole("value", &StartRolled::value)),
    event<Shifted>("shifted", whole("from", &Shifted::from, 1, 6), whole("to", &Shifted::to, 1, 6)),
    event<DieRolled>("die-rolled", whole("gear", &DieRolled::gear, 1, 6), whole("value", &DieRolled::value)),
    event<SpacesAdded>("spaces-added", whole("spaces", &SpacesAdded::spaces)),
    event<Drove>("drove", space("from", &Drove::from), space("to", &Drove::to), field("path", &Drove::path, PathForm{}),
                 field("way", &Drove::path, WayForm{})),
    event<Braked>("braked", whole("spaces", &Braked::spaces)),
    event<Towed>("towed", seat("by", &Towed::by, most_cars)),
    event<LineCrossed>("line-crossed", whole("crossings", &LineCrossed::crossings)),
    event<Tested>("tested", whole("value", &Tested::value), whole("fails_up_to", &Tested::fails_up_to)),
    event<WearLost>("wear-lost", word("gauge", &WearLost::gauge, names::gauges), whole("points", &WearLost::points),
                    whole("left", &WearLost::left)),
    event<WearRegained>("wear-regained", word("gauge", &WearRegained::gauge, names::gauges),
                        whole("points", &WearRegained::points), whole("left", &WearRegained::left)),
    event<MarkerLaid>("marker-laid", space("space", &MarkerLaid::space)),
    event<CarBlocked>("car-blocked", whole("undriven", &CarBlocked::undriven)),
    event<StopMade>("stop-made", field("corner", &StopMade::corner, CornerForm{}), whole("made", &StopMade::made),
                    whole("needed", &StopMade::needed)),
    event<Overshot>("overshot", field("corner", &Overshot::corner, CornerForm{}), whole("made", &Overshot::made),
                    whole("needed", &Overshot::needed)),
    event<Spun>("spun", space("space", &Spun::space)),
    event<BoxReached>("box-reached", space("space", &BoxReached::space)),
    event<PitRolled>("pit-rolled", whole("value", &PitRolled::value)),
    event<RepairProposed>("repair-proposed", seat("mate", &RepairProposed::mate, most_cars),
                          field("points", &RepairProposed::points, GaugePoints{})),
    event<RepairAnswered>("repair-answered", flag("agreed", &RepairAnswered::agreed)),
    event<SpeedNoted>("speed-noted", whole("lap", &SpeedNoted::lap), whole("speed", &SpeedNoted::speed)),
    event<PrizeWon>("prize-won", whole("lap", &PrizeWon::lap)),
    event<RadioThrown>("radio-thrown", seat("target", &RadioThrown::target, most_cars),
                       whole("value", &RadioThrown::value)),
    event<ShotFired>("shot-fired", whole("value", &ShotFired::value)),
    event<CarOut>("car-out", word("cause", &CarOut::cause, names::causes), space("space", &CarOut::space)),
    event<CarFinished>("car-finished", whole("place", &CarFinished::place)),
    event<RaceOver>("race-over"),
    event<TeamRanked>("team-ranked", seat("mate", &TeamRanked::mate, most_cars), whole("place", &TeamRanked::place),
                      whole("points", &TeamRanked::points)),
};
static_assert(declare::covers<Event>(events));

}  // namespace paddock::formula_d::declared
