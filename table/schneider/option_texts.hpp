#pragma once

#include "table/options.hpp"

// The options of Schneider Trophy in words; what they are is declared in engine/schneider/declared_options.hpp.
namespace paddock::table {

std::span<const OptionInfo> schneider_options();

inline constexpr OptionLine schneider_option_lines[] = {
    {"cockpit", "One damage gauge, or four components of which each fails in its own way."},
    {"campaign",
     "One race; or a campaign: a development year and a race, two or three races with years between them, or until "
     "somebody has won three."},
    {"autopilots", "How many planes the rules fly: the last seats, which nobody is asked for."},
    {"pilots", "Each nation's own pilot, or any pilot, chosen from the rear of the grid on."},
    {"start_aircoins", "AIRCOINS in every purse at the start."},
    {"deck_balance", "Movement decks of equal sums, or France a little stronger and Italy a little weaker."},
    {"grid_drafting", "Drafting and air resistance act from the grid on, in the first round of a lap."},
    {"runout_lines", "Lines beyond the finish are tested too."},
    {"lap_points", "The last plane scores nothing, or what its rank is worth."},
    {"doolittle", "Doolittle's +4 once a race, or once a lap."},
    {"repair_timing", "A card that repairs does so before its move, or after it."},
    {"repair_cost", "Which tokens cost markers when a plane is repaired after a race."},
    {"dev_refill", "A place of the development track is filled again at once after a purchase."},
    {"recycle_price", "AIRCOINS for a point of an exchange, on the development track and on the spying track."},
    {"spy_claim", "Second-hand cards may be bought when they arrive, or only with a marker of one's own."},
    {"basic_reliability", "On basic cockpits cards that raise a component change the bag instead, or are left out."},
    {"autopilot_bet", "An autopilot bets after its second line, or in its second turn of a lap."},
    {"autopilot_recycle", "Cards an autopilot gives away go to the spying track, or to the discards."},
    {"public_log", "The table shows every card played in this race, not only the last one."},
    {"public_purse", "Purses are open to all."},
};

inline constexpr Preset schneider_presets[] = {
    {"first-flight", "First flight", "One race on basic cockpits against three autopilots.", "calshot-1929",
     R"({"autopilots": 3})"},
    {"race", "Race", "One race on basic cockpits, every plane flown from a seat.", "calshot-1929", R"({})"},
    {"expert", "Expert race", "One race on expert cockpits, with pilots to choose from and a little money to bet.",
     "venice-1927", R"({"cockpit": "expert", "pilots": "free", "start_aircoins": 15})"},
    {"season", "Season", "A race, a development year and a race, on basic cockpits.", "naples-1922",
     R"({"campaign": "medium"})"},
    {"full-campaign", "Full campaign", "Three races on expert cockpits with two development years between them.",
     "monaco-1914", R"({"cockpit": "expert", "campaign": "long", "pilots": "free"})"},
    {"trophy", "Trophy", "Races and development years until somebody has won three races.", "monaco-1914",
     R"({"cockpit": "expert", "campaign": "trophy", "pilots": "free"})"},
};

}  // namespace paddock::table
