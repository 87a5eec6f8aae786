#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "engine/core/seat.hpp"
#include "engine/core/small_vector.hpp"

// The words of the book as types, one word for each thing where the book has several (ST-R-01).
namespace paddock::schneider {

inline constexpr int max_planes = 4;
inline constexpr int laps_in_a_race = 3;
inline constexpr int set_size = 10;        // movement cards of a plane
inline constexpr int slots_in_a_set = 14;  // and up to four autopilot cards
inline constexpr int track_places = 6;     // of the development track
inline constexpr int spying_places = 3;
inline constexpr int calendar_spaces = 12;
inline constexpr int public_shows = 3;
inline constexpr int betting_slots = 4;
inline constexpr int crash_damage = 4;  // basic cockpit
inline constexpr int damage_in_a_bag = 12;
inline constexpr int alerts_in_a_bag = 6;

enum class Nation : std::uint8_t { france, britain, italy, usa, none };
inline constexpr int nation_count = 4;
inline constexpr std::array<Nation, nation_count> all_nations{Nation::france, Nation::britain, Nation::italy,
                                                              Nation::usa};
constexpr std::size_t index(Nation nation) { return static_cast<std::size_t>(nation); }

// A pilot bears the number of his nation, so that "the pilot of the own nation" is a cast.
enum class Pilot : std::uint8_t { sadi_lecointe, greig, de_bernardi, doolittle, none };
constexpr Pilot pilot_of(Nation nation) { return static_cast<Pilot>(nation); }

// What puts a plane ahead of the next one in a ranking (ST-RACE-01, ST-RACE-02, ST-CAMP-03, ST-CAMP-04).
enum class Decided : std::uint8_t {
    level,  // nothing: they share a place, or nobody comes behind
    points,
    lap_wins,
    last_lap,
    gold,
    silver,
    bronze,
    last_race,
    position,  // on the course, while the race lasts
    trophy     // three races won
};

enum class Token : std::uint8_t { none, damage, alert };

enum class Component : std::uint8_t { cooling, propulsion, controls, structure };
inline constexpr int component_count = 4;
inline constexpr std::array<Component, component_count> all_components{Component::cooling, Component::propulsion,
                                                                       Component::controls, Component::structure};
inline constexpr int squares_in_a_component = 5;  // at the highest level
inline constexpr int highest_level = 3;           // ST-R-60
constexpr std::size_t index(Component component) { return static_cast<std::size_t>(component); }

// What a square of an expert component does under a DAMAGE.
enum class Fault : std::uint8_t {
    blank,
    to_cooling,
    to_propulsion,
    to_controls,
    to_structure,
    slower,       // MOVE−1
    sharp_lines,  // CURVE=
    no_skill,     // PILOT
    small_hand,   // HAND−1
    cross,
};
constexpr bool is_chain(Fault fault) { return fault >= Fault::to_cooling && fault <= Fault::to_structure; }
constexpr bool is_handicap(Fault fault) { return fault >= Fault::slower && fault <= Fault::small_hand; }
constexpr Component chained(Fault fault) {
    return static_cast<Component>(static_cast<int>(fault) - static_cast<int>(Fault::to_cooling));
}

// A place on the course, within the lap. G4…G1, main and branch squares, F1, F2 … have numbers of their own.
enum class SquareId : std::uint8_t { none = 0xff };
constexpr int number(SquareId square) { return static_cast<int>(square); }
constexpr SquareId square(int number) { return static_cast<SquareId>(number); }

enum class Way : std::uint8_t { short_way, long_way };

enum class Board : std::uint8_t { track, spying, reserved, show };  // where markers of a development year are placed

// A card by what is printed in its corner: the numbers are the same in every pack, so that a text like "M07" needs
// no content to be read.
enum class CardId : std::uint8_t { none = 0xff };
constexpr int number(CardId card) { return static_cast<int>(card); }
constexpr CardId card(int number) { return static_cast<CardId>(number); }
inline constexpr int basic_cards = nation_count * set_size;                    // FR-01 … US-10
inline constexpr int first_development = basic_cards;                          // M01 …
inline constexpr int first_reliability = first_development + 32;               // R01 …
inline constexpr int first_permanent = first_reliability + 16;                 // P01 …
inline constexpr int development_cards = 64;                                   // of all three kinds
inline constexpr int first_autopilot = first_development + development_cards;  // AP-FR-1 …
inline constexpr int autopilot_cards = 4;                                      // of a nation, at most
inline constexpr int card_count = first_autopilot + nation_count * autopilot_cards;
constexpr CardId basic_card(Nation nation, int i) { return card(static_cast<int>(nation) * set_size + i); }
constexpr CardId autopilot_card(Nation nation, int i) {
    return card(first_autopilot + static_cast<int>(nation) * autopilot_cards + i);
}
constexpr bool is_basic(CardId id) { return number(id) < basic_cards; }
constexpr bool is_development(CardId id) { return number(id) >= first_development && number(id) < first_autopilot; }

// A set of development cards.
class CardSet {
  public:
    constexpr bool contains(CardId id) const { return is_development(id) && ((bits_ >> place(id)) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr void add(CardId id) { bits_ |= std::uint64_t{1} << place(id); }
    constexpr void remove(CardId id) { bits_ &= ~(std::uint64_t{1} << place(id)); }
    constexpr void add(CardSet others) { bits_ |= others.bits_; }
    constexpr CardId lowest() const { return card(first_development + std::countr_zero(bits_)); }
    constexpr bool operator==(const CardSet&) const = default;

  private:
    static constexpr int place(CardId id) { return number(id) - first_development; }
    std::uint64_t bits_ = 0;
};

enum class CardKind : std::uint8_t { none, movement, reliability, permanent, autopilot };

enum class Effect : std::uint8_t {
    none,
    // movement cards
    repair,          // REP1, REP2
    ignore,          // IGN1, IGN2
    points,          // VPn
    coins,           // COINn
    choice,          // CHOICE a/b/c
    draw_three,      // DRAW3
    brisk_throttle,  // PASS3
    hop,             // HOP
    // reliability cards
    raise_component,  // LVL:<component>
    raise_any,        // LVL:any
    remove_damage,    // BAG−D
    add_alert,        // BAG+A
    damage_opponent,  // BAG+D>opp
    // permanent cards, in the order of Permanent
    larger_hand,      // HAND+1
    no_drafting,      // NODRAFT
    drop_back,        // DROPBACK
    better_drafting,  // DRAFT2
    safe_passing,     // SAFEPASS
    trim,             // TRIM
    draw_two,         // DRAW2
    clean_five,       // CLEAN5
    // autopilot cards
    steady,
    repairing,
    sure,
    pylon,
    slip,
};
inline constexpr int first_permanent_effect = static_cast<int>(Effect::larger_hand);

// The permanent effects a plane owns.
class Permanents {
  public:
    constexpr bool has(Effect effect) const { return ((bits_ >> place(effect)) & 1U) != 0; }
    constexpr void add(Effect effect) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << place(effect)); }
    constexpr bool operator==(const Permanents&) const = default;

  private:
    static constexpr int place(Effect effect) { return static_cast<int>(effect) - first_permanent_effect; }
    std::uint8_t bits_ = 0;
};

}  // namespace paddock::schneider
