#pragma once

#include "engine/formula_d/declared_choices.hpp"
#include "engine/grande_epreuve/choices.hpp"
#include "engine/grande_epreuve/names.hpp"
#include "engine/grande_epreuve/venues.hpp"

// Her own choices, and all of them in the order of Choice.
namespace paddock::grande_epreuve::declared {

using namespace declare;

inline constexpr std::tuple own_choices{
    choice<PickCountry>("country", "country italy", word("country", &PickCountry::country, names::countries)),
    choice<PickCar>("car", "car 32", numbered("car", &PickCar::sheet, sheet_count)),
    choice<VoteFor>("vote", "vote 9", numbered("circuit", &VoteFor::venue, venue_count))
        .or_no(
            "enough", [](const VoteFor& vote) { return vote.venue == no_venue; }, VoteFor{}),
    choice<PlacePoint>("point", "point tires", word("gauge", &PlacePoint::gauge, names::gauges)),
    choice<GiveUp>("give-up", "give-up race", flag("season", &GiveUp::season, "race", "season")),
};
inline constexpr auto choices = std::tuple_cat(formula_d::declared::choices, own_choices);
static_assert(declare::covers<grande_epreuve::Choice>(choices));

}  // namespace paddock::grande_epreuve::declared
