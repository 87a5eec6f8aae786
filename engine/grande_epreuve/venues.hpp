#pragma once

#include <span>

#include "engine/grande_epreuve/cars.hpp"

// Where a season may be raced (rule reference §7.3, §7.5).
namespace paddock::grande_epreuve {

inline constexpr int venue_count = 15;

// A circuit and its number in the book; 0: another one.
struct Venue {
    const track::Circuit* circuit = nullptr;
    std::uint8_t number = 0;
};
using Venues = std::span<const Venue>;

// By number: whose home race it is, and when in 1934.
constexpr std::uint16_t date(int month, int day) { return static_cast<std::uint16_t>(month * 32 + day); }
inline constexpr std::array<Country, venue_count + 1> hosts{
    Country::none,        Country::algeria, Country::italy, Country::great_britain, Country::sweden, Country::norway,
    Country::finland,     Country::france,  Country::italy, Country::monaco,        Country::italy,  Country::spain,
    Country::switzerland, Country::none,    Country::none,  Country::germany};
inline constexpr std::array<std::uint16_t, venue_count + 1> dates{
    0,           date(4, 29), date(7, 1),  date(10, 6), date(2, 18), date(3, 4),  date(5, 13), date(4, 13),
    date(7, 15), date(4, 2),  date(8, 26), date(6, 17), date(6, 3),  date(9, 16), date(5, 20), date(5, 27)};

}  // namespace paddock::grande_epreuve
