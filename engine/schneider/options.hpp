#pragma once

#include <cstdint>

namespace paddock::schneider {

enum class Cockpit : std::uint8_t { basic, expert };
enum class PilotChoice : std::uint8_t { national, free };
enum class LapPoints : std::uint8_t { last_zero, by_rank };
enum class DoolittleScope : std::uint8_t { race, lap };
enum class RepairTiming : std::uint8_t { before, after };
enum class Campaign : std::uint8_t { none, short_, medium, long_, trophy };
enum class RepairCost : std::uint8_t { alert, damage, both };
enum class RecyclePrice : std::uint8_t { ten_five, ten_ten, five_five };
enum class SpyClaim : std::uint8_t { immediate, own_marker };
enum class BasicReliability : std::uint8_t { substitute, remove };
enum class AutopilotBet : std::uint8_t { second_line, second_round };
enum class AutopilotRecycle : std::uint8_t { spy, discard };
enum class DeckBalance : std::uint8_t { equal, national };

// The named switches of the game, agreed before the start (rule reference §4.1).
struct Options {
    Cockpit cockpit = Cockpit::basic;
    PilotChoice pilots = PilotChoice::national;
    std::uint16_t start_aircoins = 0;  // ST-R-21
    bool grid_drafting = true;
    bool runout_lines = false;
    LapPoints lap_points = LapPoints::last_zero;
    DoolittleScope doolittle = DoolittleScope::race;
    RepairTiming repair_timing = RepairTiming::before;
    Campaign campaign = Campaign::none;
    RepairCost repair_cost = RepairCost::alert;
    bool dev_refill = true;
    RecyclePrice recycle_price = RecyclePrice::ten_five;
    SpyClaim spy_claim = SpyClaim::immediate;
    BasicReliability basic_reliability = BasicReliability::substitute;
    std::uint8_t autopilots = 0;  // seats flown by the rules: the last ones of the table
    AutopilotBet autopilot_bet = AutopilotBet::second_line;
    AutopilotRecycle autopilot_recycle = AutopilotRecycle::spy;
    DeckBalance deck_balance = DeckBalance::equal;
    bool public_log = true;    // ST-R-20
    bool public_purse = true;  // ST-R-78

    constexpr bool operator==(const Options&) const = default;
    // ST-RECYC-03, ST-R-51: each market has the price of its own example in the book.
    constexpr int track_price() const { return recycle_price == RecyclePrice::five_five ? 5 : 10; }
    constexpr int spying_price() const { return recycle_price == RecyclePrice::ten_ten ? 10 : 5; }
};

}  // namespace paddock::schneider
