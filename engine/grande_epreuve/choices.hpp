#pragma once

#include "engine/formula_d/choices.hpp"
#include "engine/formula_d/play.hpp"
#include "engine/grande_epreuve/state.hpp"

// What may be answered beside the choices of Formula D.
namespace paddock::grande_epreuve {

struct PickCountry {
    Country country = Country::none;
    bool operator==(const PickCountry&) const = default;
};
struct PickCar {
    std::uint8_t sheet = no_sheet;
    bool operator==(const PickCar&) const = default;
};
struct VoteFor {  // one circuit after the other; no_venue: that is all
    std::uint8_t venue = no_venue;
    bool operator==(const VoteFor&) const = default;
};
struct PlacePoint {
    Gauge gauge = Gauge::tires;
    bool operator==(const PlacePoint&) const = default;
};
struct GiveUp {  // the race, or the season with it
    bool season = false;
    bool operator==(const GiveUp&) const = default;
};

using Choice = formula_d::Extended<formula_d::Choice, PickCountry, PickCar, VoteFor, PlacePoint, GiveUp>;
static_assert(std::is_trivially_copyable_v<Choice>);
using Choices = SmallVector<Choice, 512>;

std::string to_text(const Choice& choice);
std::optional<Choice> parse_choice(std::string_view text);

}  // namespace paddock::grande_epreuve
