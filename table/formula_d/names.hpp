#pragma once

#include "engine/formula_d/game.hpp"
#include "engine/formula_d/names.hpp"
#include "table/json_reader.hpp"

// The words of Formula D as JSON holds them.
namespace paddock::table::formula_d_names {

using namespace formula_d;
using namespace formula_d::names;

inline constexpr Named<Session> sessions[] = {
    {"setup", Session::setup}, {"qualifying", Session::qualifying}, {"race", Session::race}, {"over", Session::over}};

inline constexpr Named<Phase> phases[] = {{"draft", Phase::draft},
                                          {"build", Phase::build},
                                          {"qualifying-weather", Phase::qualifying_weather},
                                          {"qualifying-tires", Phase::qualifying_tires},
                                          {"qualifying-lap", Phase::qualifying_lap},
                                          {"race-weather", Phase::race_weather},
                                          {"race-tires", Phase::race_tires},
                                          {"grid", Phase::grid},
                                          {"begin-round", Phase::begin_round},
                                          {"begin-turn", Phase::begin_turn},
                                          {"roll-die", Phase::roll_die},
                                          {"bonus", Phase::bonus},
                                          {"drive", Phase::drive},
                                          {"walk", Phase::walk},
                                          {"after-part", Phase::after_part},
                                          {"slipstream", Phase::slipstream},
                                          {"box", Phase::box},
                                          {"mechanics", Phase::mechanics},
                                          {"stop", Phase::stop},
                                          {"overshoot", Phase::overshoot},
                                          {"collision", Phase::collision},
                                          {"sniper", Phase::sniper},
                                          {"radio", Phase::radio},
                                          {"strain", Phase::strain},
                                          {"weather", Phase::weather},
                                          {"end-turn", Phase::end_turn},
                                          {"round-weather", Phase::round_weather},
                                          {"over", Phase::over}};

inline constexpr Named<Ask> asks[] = {{"nothing", Ask::nothing},  {"driver", Ask::driver},
                                      {"build", Ask::build},      {"tires", Ask::tires},
                                      {"gear", Ask::gear},        {"nitro", Ask::nitro},
                                      {"bonus", Ask::soft_bonus}, {"skid", Ask::skid},
                                      {"scrap", Ask::scrap},      {"move", Ask::drive},
                                      {"tow", Ask::slipstream},   {"stop", Ask::pit_stop},
                                      {"consent", Ask::consent},  {"checkpoint", Ask::checkpoint},
                                      {"police", Ask::police},    {"radio", Ask::radio},
                                      {"weather", Ask::weather}};

inline constexpr Named<Part> parts[] = {
    {"die", Part::die}, {"slide", Part::slide}, {"tow", Part::tow}, {"exit", Part::exit}};

inline constexpr Named<Arrival> arrivals[] = {{"settled", Arrival::settled},
                                              {"police", Arrival::police},
                                              {"finish", Arrival::finish},
                                              {"danger", Arrival::danger}};

}  // namespace paddock::table::formula_d_names
