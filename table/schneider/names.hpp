#pragma once

#include "engine/schneider/game.hpp"
#include "engine/schneider/names.hpp"
#include "table/json.hpp"
#include "table/json_reader.hpp"

// The words of Schneider Trophy as JSON holds them.
namespace paddock::table::schneider_names {

using namespace schneider;
using namespace schneider::names;

inline constexpr std::size_t longest_id = 16;

inline Json or_null(CardId card) { return card == CardId::none ? Json() : Json(name_of(card)); }
inline std::string slot_letter(int slot) { return std::string(1, static_cast<char>('A' + slot)); }

inline constexpr Named<Effect> permanents[] = {{"HAND+1", Effect::larger_hand},    {"NODRAFT", Effect::no_drafting},
                                               {"DROPBACK", Effect::drop_back},    {"DRAFT2", Effect::better_drafting},
                                               {"SAFEPASS", Effect::safe_passing}, {"TRIM", Effect::trim},
                                               {"DRAW2", Effect::draw_two},        {"CLEAN5", Effect::clean_five}};

inline constexpr Named<Phase> phases[] = {{"seats", Phase::seats},
                                          {"nations", Phase::nations},
                                          {"autopilot-nations", Phase::autopilot_nations},
                                          {"next-stage", Phase::next_stage},
                                          {"grid", Phase::grid},
                                          {"pilots", Phase::pilots},
                                          {"first-hands", Phase::first_hands},
                                          {"begin-lap", Phase::begin_lap},
                                          {"begin-round", Phase::begin_round},
                                          {"begin-turn", Phase::begin_turn},
                                          {"declare", Phase::declare},
                                          {"repair", Phase::repair},
                                          {"speed", Phase::speed},
                                          {"fly", Phase::fly},
                                          {"hazards", Phase::hazards},
                                          {"late-repair", Phase::late_repair},
                                          {"landed", Phase::landed},
                                          {"reactions", Phase::reactions},
                                          {"put-away", Phase::put_away},
                                          {"refill", Phase::refill},
                                          {"end-turn", Phase::end_turn},
                                          {"end-lap", Phase::end_lap},
                                          {"crash-repairs", Phase::crash_repairs},
                                          {"end-race", Phase::end_race},
                                          {"next-course", Phase::next_course},
                                          {"development", Phase::development},
                                          {"draw-token", Phase::draw_token},
                                          {"purchase", Phase::purchase},
                                          {"exchange", Phase::exchange},
                                          {"spying", Phase::spying},
                                          {"over", Phase::over}};

inline constexpr Named<Ask> asks[] = {{"nothing", Ask::nothing},
                                      {"nation", Ask::nation},
                                      {"autopilot-nation", Ask::autopilot_nation},
                                      {"pilot", Ask::pilot},
                                      {"autopilot-pilot", Ask::autopilot_pilot},
                                      {"bet", Ask::bet},
                                      {"card", Ask::card},
                                      {"repair", Ask::repair},
                                      {"way", Ask::way},
                                      {"component", Ask::component},
                                      {"drop-back", Ask::drop_back},
                                      {"put-away", Ask::put_away},
                                      {"keep", Ask::keep},
                                      {"crash-repair", Ask::crash_repair},
                                      {"course", Ask::course},
                                      {"marker", Ask::marker},
                                      {"speed-up", Ask::speed_up},
                                      {"recycle", Ask::recycle},
                                      {"spying", Ask::spying},
                                      {"level", Ask::level},
                                      {"victim", Ask::victim}};

}  // namespace paddock::table::schneider_names
