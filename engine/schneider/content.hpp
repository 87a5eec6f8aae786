#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.hpp"
#include "engine/schneider/vocabulary.hpp"

// What is printed on courses, cards, cockpits and boards: data handed in, never changed by a match.
namespace paddock::schneider {

// A card. Names for people are not the engine's business.
struct Card {
    CardKind kind = CardKind::none;
    Effect effect = Effect::none;
    std::uint8_t amount = 0;                   // of REP, IGN, VP, COIN
    Component component = Component::cooling;  // of LVL:<component>
    std::uint8_t value = 0;                    // printed value; choice cards: the one at the arrow (ST-RECYC-04)
    std::array<std::uint8_t, 3> values{};      // choice cards: all of them, rising
    std::uint8_t recovery_halves = 0;
    std::uint8_t cost = 0;            // in markers
    std::uint8_t national_value = 0;  // with deck_balance=national; 0: the same

    bool operator==(const Card&) const = default;
    constexpr bool is_choice() const { return effect == Effect::choice; }
    constexpr int highest() const { return is_choice() ? values[2] : value; }
    constexpr bool offers(int wanted) const {
        if (!is_choice()) return wanted == value;
        return wanted > 0 && (wanted == values[0] || wanted == values[1] || wanted == values[2]);
    }
};

struct Square {
    std::array<SquareId, 2> next{SquareId::none, SquareId::none};  // by Way; both the same where there is no fork
    std::array<std::uint8_t, 2> line{};  // number of the line on the way there (ST-CURVE-01); 0: none
    std::uint8_t order = 0;              // ST-ROUND-04: who stands on the greater one is ahead
    bool runout = false;                 // beyond the finish line
    std::uint8_t plain = 0;  // so many squares follow by their numbers, over no line: a flight takes them at one go

    bool operator==(const Square&) const = default;
    constexpr bool is_fork() const { return next[0] != next[1]; }
    constexpr SquareId next_by(Way way) const { return next[static_cast<std::size_t>(way)]; }
    constexpr std::uint8_t line_by(Way way) const { return line[static_cast<std::size_t>(way)]; }
};

inline constexpr int runout_squares = 32;
inline constexpr int max_squares = 160;

// One lap: the grid, the course, the run-out. Squares are numbered in flying order, a fork's short branch before its
// long one. The loop does not close: a plane near the finish is never behind one on the grid (ST-MOVE-04, ST-R-17).
struct Course {
    SmallVector<Square, max_squares> squares;
    SquareId first_runout = SquareId::none;

    const Square& at(SquareId id) const { return squares[static_cast<std::size_t>(number(id))]; }
    SquareId grid(int place) const { return square(max_planes - place); }  // place 1 is the front
    bool crossed(SquareId id) const { return number(id) >= number(first_runout); }
    bool operator==(const Course&) const = default;
};

// A course as it is written down: squares, then a line with that number (0: none).
struct Stretch {
    std::uint8_t squares = 0;
    std::uint8_t line = 0;
    bool operator==(const Stretch&) const = default;
};
struct CourseElement {
    Stretch stretch;  // of the single file; or, when this is a fork:
    std::vector<Stretch> short_way;
    std::vector<Stretch> long_way;
    bool is_fork() const { return !short_way.empty(); }
    bool operator==(const CourseElement&) const = default;
};
// The course, or what is wrong with it.
Result<Course, std::string> compile(const std::vector<CourseElement>& elements);
// "12", "aS2", "bL1", "G3", "F7" and back. SquareId::none when there is no such square.
std::string square_name(const Course& course, SquareId id);
SquareId square_named(const Course& course, std::string_view name);

using Tile = SmallVector<Fault, squares_in_a_component>;

struct Payout {
    std::uint8_t points = 0;
    std::uint8_t coins = 0;
    bool operator==(const Payout&) const = default;
};
struct BettingSlot {
    std::uint8_t price = 0;                        // 0: the free slot, which takes any number of chips
    std::array<Payout, max_planes - 1> payouts{};  // by rank; the last rank never pays
    bool operator==(const BettingSlot&) const = default;
};

// A part of an autopilot's request.
struct RequestPart {
    bool permanent = false;
    std::uint8_t better_by = 0;  // otherwise: a movement card worth that much more than one of its set
    bool operator==(const RequestPart&) const = default;
};
using Request = SmallVector<RequestPart, 3>;

inline constexpr int max_courses = 16;

struct Content {
    SmallVector<Course, max_courses> courses;
    std::array<Card, card_count> cards{};
    std::array<std::array<Tile, highest_level>, component_count> tiles{};          // by component and level
    std::array<std::array<std::uint8_t, component_count>, nation_count> levels{};  // of a nation's plane
    std::array<BettingSlot, betting_slots> betting{};                              // dearest first
    std::array<std::uint8_t, max_planes> lap_points{};                             // by rank
    std::array<std::uint8_t, public_shows> shows{};                                // sums, highest first
    std::uint8_t reserved_show = 0;
    std::array<Request, nation_count> requests{};  // of the autopilots' sheets (ST-ADEV-06)

    const Card& card(CardId id) const { return cards[static_cast<std::size_t>(number(id))]; }
    const Tile& tile(Component component, int level) const {
        return tiles[index(component)][static_cast<std::size_t>(level - 1)];
    }
};

}  // namespace paddock::schneider
