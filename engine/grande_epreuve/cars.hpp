#pragma once

#include "engine/formula_d/vocabulary.hpp"

// The cars of the season by country (table 2.10).
namespace paddock::grande_epreuve {

// In the alphabetical order of their English names, which is the order of their garages.
enum class Country : std::uint8_t {
    algeria,
    belgium,
    czechoslovakia,
    finland,
    france,
    germany,
    great_britain,
    italy,
    monaco,
    norway,
    spain,
    sweden,
    switzerland,
    usa,
    none,  // not allotted yet; a host without drivers
};
inline constexpr int country_count = 14;

// GE-CAMP-04: a car's wear points before anything was added to them.
struct Sheet {
    Country country;
    const char* name;
    formula_d::Gauges wear;
};
inline constexpr int sheet_count = 55;
inline constexpr std::uint8_t no_sheet = 0xff;
inline constexpr std::array<Sheet, sheet_count> sheets{{
    //  T  B  G  C  E  H
    {Country::great_britain, "MG K3 Magnette 1.1L S-6", {{6, 2, 4, 2, 3, 3}}},
    {Country::great_britain, "Bugatti T54 5.0L S-8", {{10, 2, 2, 3, 2, 1}}},
    {Country::great_britain, "Panhard 8C 8.0L S-8", {{8, 2, 3, 4, 2, 1}}},
    {Country::great_britain, "ERA A-Type R1A 6C", {{8, 2, 2, 4, 2, 2}}},
    {Country::great_britain, "Invicta-Meadows 4.5L S-6", {{7, 3, 3, 3, 2, 2}}},
    {Country::great_britain, "Riley 2000/6 1.8L", {{4, 6, 4, 2, 2, 2}}},
    {Country::great_britain, "Bugatti T51 2.3L S-8", {{7, 3, 2, 2, 3, 3}}},
    {Country::great_britain, "Amilcar C6 1.1L S-4", {{6, 3, 4, 3, 2, 2}}},
    {Country::great_britain, "Triumph Dolomite S-8", {{6, 3, 4, 3, 2, 2}}},
    {Country::great_britain, "Sunbeam Tiger 4.0L V-12", {{9, 2, 2, 3, 2, 2}}},
    {Country::belgium, "Bugatti T35B 2.3L S-8", {{7, 2, 3, 2, 3, 3}}},
    {Country::czechoslovakia, "Bugatti T51A 1.5L", {{7, 4, 2, 2, 2, 3}}},
    {Country::czechoslovakia, "Sunbeam Tiger 4.0L V-12", {{9, 2, 2, 3, 2, 2}}},
    {Country::finland, "Chrysler Special 6.3L", {{6, 3, 3, 2, 4, 2}}},
    {Country::finland, "Mercedes Benz SSK 7.1L", {{6, 3, 3, 3, 3, 2}}},
    {Country::france, "Salmson 8C 1.1L", {{5, 5, 4, 2, 2, 2}}},
    {Country::france, "Alfa Romeo Monza 2.6L S-8", {{8, 3, 3, 2, 2, 2}}},
    {Country::france, "Maserati 8CM 3.0L S-8", {{7, 3, 3, 2, 3, 2}}},
    {Country::france, "Amilcar C6 1.1L S-4", {{6, 3, 4, 3, 2, 2}}},
    {Country::france, "Bugatti T59 2.9L 8C", {{8, 3, 2, 3, 2, 2}}},
    {Country::france, "Bugatti T51A 1.5L", {{7, 4, 2, 2, 2, 3}}},
    {Country::france, "Bugatti T51 2.3L S-8", {{7, 3, 2, 2, 3, 3}}},
    {Country::france, "Bugatti T54 5.0L S-8", {{10, 2, 2, 3, 2, 1}}},
    {Country::france, "Delage 15 S8 1.5L", {{7, 2, 3, 4, 2, 2}}},
    {Country::germany, "Auto Union Type A 4.4L", {{5, 3, 5, 2, 2, 3}}},
    {Country::germany, "Bugatti T51A", {{8, 3, 2, 2, 3, 2}}},
    {Country::germany, "Mercedes-Benz W25 8C", {{6, 3, 3, 3, 3, 2}}},
    {Country::germany, "Mercedes-Benz SSKL 7.6L S-6", {{6, 4, 4, 2, 2, 2}}},
    {Country::germany, "Mercedes-Benz SSKLI", {{6, 3, 3, 3, 3, 2}}},
    {Country::germany, "Alfa Romeo Monza 2.3L S-8", {{7, 3, 3, 2, 3, 2}}},
    {Country::germany, "Zoller 12C", {{6, 3, 4, 3, 2, 2}}},
    {Country::germany, "Auto Union Type A 4.4L (Short)", {{5, 3, 5, 3, 2, 2}}},
    {Country::italy, "Alfa Romeo 3.2L", {{5, 4, 4, 2, 3, 2}}},
    {Country::italy, "Alfa Romeo Monza 2.6L S-8", {{8, 3, 3, 2, 2, 2}}},
    {Country::italy, "Maserati 4CM 2.0L S-4", {{6, 4, 4, 2, 2, 2}}},
    {Country::italy, "Maserati 8C 3.0L", {{8, 3, 2, 2, 3, 2}}},
    {Country::italy, "Alfa Romeo 6C 1.5L", {{6, 3, 3, 4, 2, 2}}},
    {Country::italy, "Alfa Romeo 8C", {{10, 2, 2, 2, 2, 2}}},
    {Country::italy, "Alfa Romeo Tipo B 2.9L", {{7, 3, 3, 3, 2, 2}}},
    {Country::italy, "Maserati 4CM", {{5, 5, 4, 2, 2, 2}}},
    {Country::italy, "Maserati 8CM 3.0L S-8", {{7, 3, 3, 2, 3, 2}}},
    {Country::monaco, "Alfa Romeo Tipo B P3 2.7L S-8", {{7, 4, 3, 2, 2, 2}}},
    {Country::norway, "Alfa Romeo Monza 2.3L S-8", {{7, 3, 3, 2, 3, 2}}},
    {Country::spain, "Bugatti T35B 2.3L S-8", {{7, 2, 3, 2, 3, 3}}},
    {Country::sweden, "Alfa Romeo Monza 2.3L S-8", {{7, 3, 3, 2, 3, 2}}},
    {Country::sweden, "Bugatti T43 2.3L", {{6, 2, 3, 2, 3, 4}}},
    {Country::sweden, "Bugatti T35B 2.3L S-8", {{7, 2, 3, 2, 3, 3}}},
    {Country::switzerland, "Bugatti T51 2.3L S-8", {{7, 3, 2, 2, 3, 3}}},
    {Country::switzerland, "Maserati 8CM 3.0L S-8", {{7, 3, 3, 2, 3, 2}}},
    {Country::usa, "Ford Special 3.6 V-8", {{4, 2, 4, 3, 3, 4}}},
    {Country::usa, "Maserati 26M 2.5L S-8", {{7, 3, 3, 2, 2, 3}}},
    {Country::usa, "Chrysler Special V-8", {{6, 3, 3, 3, 3, 2}}},
    {Country::usa, "Buick 4.5L S-8", {{8, 3, 3, 2, 2, 2}}},
    {Country::algeria, "Alfa Romeo 6C 1.5L", {{6, 3, 3, 4, 2, 2}}},
    {Country::algeria, "Alfa Romeo 8C", {{10, 2, 2, 2, 2, 2}}},
}};

}  // namespace paddock::grande_epreuve
