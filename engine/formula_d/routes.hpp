#pragma once

#include <algorithm>

#include "engine/formula_d/pure.hpp"

// Which ways a car may drive: lanes, arrows, traffic, the pit entry (FD-MOVE, FD-LANE, FD-CORN).
namespace paddock::formula_d {

inline constexpr SpaceSet no_spaces{};

// What lies on the track besides cars. A car cannot enter a space that blocks; on entering a dangerous one
// something happens to it first (Rules::meet_danger). What strays about is a list of its own.
struct Obstacles {
    const SpaceSet& blocking;
    const SpaceSet& dangerous;
    std::span<const SpaceId> straying = {};

    bool strays(SpaceId space) const { return std::find(straying.begin(), straying.end(), space) != straying.end(); }
    bool endanger(SpaceId space) const {
        return dangerous[static_cast<std::size_t>(track::number(space))] || strays(space);
    }
};
// Formula D knows debris only (FD-DAM).
inline Obstacles obstacles_on(const State& state) { return {no_spaces, state.markers}; }

// What stands still while one car looks for its way.
class Ground {
  public:
    Ground(const Setting& setting, const State& state, Seat seat, const Obstacles& obstacles);
    Ground(const Setting& setting, const State& state, Seat seat) : Ground(setting, state, seat, obstacles_on(state)) {}

    const Setting& setting;
    const Circuit& circuit;
    const Options& options;
    const State& state;
    const Car& car;
    Seat seat;
    std::uint8_t lane_changes;  // the terms of straights, at hand for the innermost loop
    bool lane_return;
    SpaceId li = SpaceId::none;                   // where Li Tsu Sin stands, when passing her costs a space
    int brakes_to_come = 0;                       // at most, from a checkpoint at the line
    bool line_costs_a_space = false;              // Li Tsu Sin is racing
    bool race = false;                            // not qualifying: others drive too
    bool red_spaces = false;                      // the board has a danger zone that counts
    std::uint8_t corner_done = track::no_corner;  // the corner the car stands in, when its stops are made
    std::uint8_t flag_line = 0;                   // the finish line's Feature, in the last lap
    std::uint8_t interrupting_lines = 0;          // Features whose line changes what follows: the flag or a
                                                  // checkpoint, a police line that closes the contest

    // Occupied or dangerous: one look for the many spaces where nothing is.
    bool is_eventful(SpaceId space) const { return eventful_[static_cast<std::size_t>(track::number(space))]; }
    bool is_occupied(SpaceId space) const { return occupied_[static_cast<std::size_t>(track::number(space))]; }
    bool is_dangerous(SpaceId space) const {
        const auto i = static_cast<std::size_t>(track::number(space));
        return dangerous_[i] || (red_spaces && circuit.danger[i]) || (strays_ && obstacles_.strays(space));
    }
    // Something happens on entering `to` that may change the rest of the move (FD-RUL-59).
    bool interrupts(const Space& from, SpaceId to) const {
        return (from.features & interrupting_lines) != 0 || (is_eventful(to) && is_dangerous(to)) ||
               (li != SpaceId::none && passes_li(from, to));
    }
    // Leaving this space the car takes the flag: nothing beyond the line matters (FD-RUL-22).
    bool flag_falls(const Space& from) const { return (from.features & flag_line) != 0; }
    bool passes_li(const Space& from, SpaceId to) const;
    // Li Tsu Sin takes one of the spaces still to be driven (FD-DRV-01, FD-RUL-38).
    bool costs_a_space(const Space& from, SpaceId to) const {
        return (line_costs_a_space && from.has(track::Feature::before_finish)) || passes_li(from, to);
    }
    // Stops made in the corner this space lies in, during earlier moves of this passage.
    int stops_made(const Space& space) const { return space.corner == circuit.at(car.space).corner ? car.stops : 0; }
    // The pits are asked about seldom, so nothing is worked out beforehand.
    bool pit_open() const { return circuit.pit_spaces > 0 && pit_entry_open(options, state, car); }
    SpaceId box() const;  // where the car must still stop, when it is in the pit lane or enters it
    bool box_taken() const;
    int brakes_available() const;
    int slide_owed(SpaceId end) const;  // spaces the car slides if this part touches a corner and ends there

  private:
    void see_other_cars();
    void look_beyond_the_line();

    Obstacles obstacles_;
    bool strays_;  // something does
    const SpaceSet& dangerous_;
    SpaceSet occupied_;
    SpaceSet eventful_;
};

// A car on its way: where it is, and what the driving code remembers of the move so far. One word,
// because the search for ways makes and compares thousands of them.
class Walker {
  public:
    using Flags = std::uint32_t;
    static constexpr Flags locked = 1U << 24U;   // has overshot a corner: no lane change to the end of the move
    static constexpr Flags touched = 1U << 25U;  // has entered a corner space

    Walker() = default;  // left as it is: a search has room for many and fills few
    constexpr Walker(SpaceId at, LaneHistory lanes, Flags flags)
        : bits_(static_cast<std::uint32_t>(track::number(at)) | std::uint32_t{lanes.bits} << 16U | flags) {}

    constexpr SpaceId at() const { return static_cast<SpaceId>(bits_ & 0xffffU); }
    // The same memories on another space.
    constexpr Walker moved_to(SpaceId to) const {
        Walker moved = *this;
        moved.bits_ = (bits_ & ~std::uint32_t{0xffff}) | static_cast<std::uint32_t>(track::number(to));
        return moved;
    }
    constexpr LaneHistory lanes() const { return {static_cast<std::uint8_t>(bits_ >> 16U)}; }
    constexpr Flags flags() const { return bits_ & (locked | touched); }
    constexpr bool has(Flags flag) const { return (bits_ & flag) != 0; }
    constexpr bool operator==(const Walker&) const = default;

  private:
    std::uint32_t bits_;
};

Walker walker_at_start(const Ground& ground);
constexpr SpaceId link_of(const Space& space, Step step) {
    switch (step) {
        case Step::left: return space.left;
        case Step::right: return space.right;
        case Step::pit: return space.pit;
        default: return space.ahead;
    }
}
// Takes one step, or says which rule forbids it; after a refusal the walker is of no use.
Result<void, Refusal> take_step(const Ground& ground, Walker& walker, Step step);
// In the pit lane, and at its box or held up: the move ends here whatever is left of it.
bool ends_in_pit_lane(const Ground& ground, SpaceId at);

// Every way to drive the part under way, one for each end that differs in place or price.
void list_drives(const Ground& ground, Choices& list);
// Checks a way somebody has written down, and says how the move goes on.
struct DrivePlan {
    LaneHistory lanes = {};  // remembered at the end of this piece
    int reach = 0;           // after a halt: spaces that the best way still allowed
    bool blocked = false;
    int undriven = 0;
};
Result<DrivePlan, Refusal> check_drive(const Ground& ground, const Drive& drive);
// The most spaces of this part that any way on the track drives; fewer than are left: the car is blocked.
int longest_way(const Ground& ground);

// Every shape of a tow, and the check of one (FD-SLIP).
void list_tows(const Ground& ground, Choices& list);
bool may_tow(const Ground& ground);  // in some shape
Result<void, Refusal> check_tow(const Ground& ground, const Tow& tow);

// Every answer to what is asked of a seat: listing.cpp; what is played when it does not answer: fallback.cpp.
void list_choices(const Setting& setting, const State& now, Seat seat, const Obstacles& obstacles, Choices& list);
Choice default_choice(const Setting& setting, const State& now, Seat seat, const Obstacles& obstacles);
// Whether a move of so many spaces straight on leaves a corner that still wants a stop.
bool overshoots(const Ground& ground, int spaces);

// FD-LANE-03 on boards whose straights are not laid in even rows: no detour on a straight.
bool has_detour(const Ground& ground, const Walker& start, const Path& path);

}  // namespace paddock::formula_d
