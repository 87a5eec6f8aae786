#pragma once

#include "table/options.hpp"

// The options of Schneider Trophy in words (rule reference §4.1).
namespace paddock::table {

inline constexpr OptionInfo schneider_options[] = {
    {"cockpit", OptionInfo::Kind::word, "basic expert", "basic",
     "One damage gauge, or four components of which each fails in its own way.", "ST-EXP"},
    {"campaign", OptionInfo::Kind::word, "none short medium long trophy", "none",
     "One race; or a campaign: a development year and a race, two or three races with years between them, or until "
     "somebody has won three.",
     "ST-CAMP"},
    {"autopilots", OptionInfo::Kind::count, "0 4", "0",
     "How many planes the rules fly: the last seats, which nobody is asked for.", "ST-AUTO"},
    {"pilots", OptionInfo::Kind::word, "national free", "national",
     "Each nation's own pilot, or any pilot, chosen from the rear of the grid on.", "ST-SETUP-04"},
    {"start_aircoins", OptionInfo::Kind::count, "0 1000", "0", "AIRCOINS in every purse at the start.", "ST-SETUP-11"},
    {"deck_balance", OptionInfo::Kind::word, "equal national", "equal",
     "Movement decks of equal sums, or France a little stronger and Italy a little weaker.", "ST-CARD"},
    {"grid_drafting", OptionInfo::Kind::flag, "no yes", "yes",
     "Drafting and air resistance act from the grid on, in the first round of a lap.", "ST-DRAFT-06",
     OptionInfo::Group::ruling},
    {"runout_lines", OptionInfo::Kind::flag, "no yes", "no", "Lines beyond the finish are tested too.", "ST-CURVE-05",
     OptionInfo::Group::ruling},
    {"lap_points", OptionInfo::Kind::word, "last_zero by_rank", "last_zero",
     "The last plane scores nothing, or what its rank is worth.", "ST-LAP-05", OptionInfo::Group::ruling},
    {"doolittle", OptionInfo::Kind::word, "race lap", "race", "Doolittle's +4 once a race, or once a lap.",
     "ST-PILOT-05", OptionInfo::Group::ruling},
    {"repair_timing", OptionInfo::Kind::word, "before after", "before",
     "A card that repairs does so before its move, or after it.", "ST-MC-01", OptionInfo::Group::ruling},
    {"repair_cost", OptionInfo::Kind::word, "alert damage both", "alert",
     "Which tokens cost markers when a plane is repaired after a race.", "ST-REPAIR-02", OptionInfo::Group::ruling},
    {"dev_refill", OptionInfo::Kind::flag, "no yes", "yes",
     "A place of the development track is filled again at once after a purchase.", "ST-DEV-13",
     OptionInfo::Group::ruling},
    {"recycle_price", OptionInfo::Kind::word, "10/5 10/10 5/5", "10/5",
     "AIRCOINS for a point of an exchange, on the development track and on the spying track.", "ST-RECYC-03",
     OptionInfo::Group::ruling},
    {"spy_claim", OptionInfo::Kind::word, "immediate own_marker", "immediate",
     "Second-hand cards may be bought when they arrive, or only with a marker of one's own.", "ST-SPY-04",
     OptionInfo::Group::ruling},
    {"basic_reliability", OptionInfo::Kind::word, "substitute remove", "substitute",
     "On basic cockpits cards that raise a component change the bag instead, or are left out.", "ST-RELI-06",
     OptionInfo::Group::ruling},
    {"autopilot_bet", OptionInfo::Kind::word, "second_line second_round", "second_line",
     "An autopilot bets after its second line, or in its second turn of a lap.", "ST-ABET-01",
     OptionInfo::Group::ruling},
    {"autopilot_recycle", OptionInfo::Kind::word, "spy discard", "spy",
     "Cards an autopilot gives away go to the spying track, or to the discards.", "ST-ADEV-09",
     OptionInfo::Group::ruling},
    {"public_log", OptionInfo::Kind::flag, "no yes", "yes",
     "The table shows every card played in this race, not only the last one.", "ST-INFO-05", OptionInfo::Group::ruling},
    {"public_purse", OptionInfo::Kind::flag, "no yes", "yes", "Purses are open to all.", "ST-INFO-10",
     OptionInfo::Group::ruling},
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
