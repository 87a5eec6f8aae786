#pragma once

#include "bots/formula_d/course.hpp"

// Where a car can be after so many spaces: the fan of its ways, depth by depth. The limits on lane
// changes are left out: on an empty road no end depends on them, in traffic few do.
namespace paddock::bots::formula_d {

struct Way {
    std::uint16_t space = 0;
    std::uint16_t risk = 0;       // price of the dangers met
    std::uint8_t overshot = 0;    // corners left short of their stops
    std::uint8_t overshoot = 0;   // spaces driven beyond their end lines
    std::uint8_t touched = 0xff;  // depth at which the first corner space was entered
    bool crossed = false;         // the finish line
};

inline constexpr int most_spaces = 48;  // of a move: the highest die with nitro, slide and all

// Over the line in the last lap, where the race ends.
struct Flag {
    std::uint8_t depth = 0;
    std::uint8_t overshoot = 0;
    std::uint16_t risk = 0;
};

class Reach {
  public:
    static constexpr int capacity = 512;

    int first(int depth) const { return begin_[static_cast<std::size_t>(depth)]; }
    int last(int depth) const { return begin_[static_cast<std::size_t>(depth) + 1]; }  // one past
    bool empty(int depth) const { return first(depth) == last(depth); }
    const Way& operator[](int i) const { return ways_.begin()[i]; }
    int depth() const { return depth_; }
    int size() const { return last(depth_); }
    const SmallVector<Flag, 12>& flags() const { return flags_; }
    int box_depth() const { return box_depth_; }       // spaces to the own box; 0: not in reach
    bool box_crossed() const { return box_crossed_; }  // … beyond the finish line

    std::span<const Way> at(int depth) const {
        return {ways_.begin() + first(depth), static_cast<std::size_t>(last(depth) - first(depth))};
    }

  private:
    template <class Road>
    friend class Fan;

    SmallVector<Way, capacity> ways_;
    std::array<std::uint16_t, most_spaces + 2> begin_;
    SmallVector<Flag, 12> flags_;
    int depth_ = -1;
    int box_depth_ = 0;
    bool box_crossed_ = false;
};

struct Departure {
    Way way;                                 // where the car is, and what it has done in this move
    std::uint8_t corner = track::no_corner;  // the corner it stands in …
    std::uint8_t stops = 0;                  // … and the stops made there
    bool last_lap = false;
    bool pits_open = false;
    bool served = false;      // in the pit lane: has been in its box
    std::uint8_t barred = 0;  // bits of lanes that may not be taken on this straight any more
    std::uint16_t box = nowhere;
};

// The road without cars.
struct EmptyRoad {
    int red_price = 0;
    bool occupied(std::uint16_t) const { return false; }
    int danger(std::uint16_t, const Square& square) const { return square.red ? red_price : 0; }
};

template <class Road>
class Fan {
  public:
    Fan(const Course& course, const Departure& departure, const Road& road, Reach& reach)
        : course_(course), departure_(departure), road_(road), reach_(reach) {}

    void spread(int depth) {
        reach_.flags_.clear();
        reach_.box_depth_ = 0;
        reach_.ways_.clear();
        reach_.ways_.push_back(departure_.way);
        reach_.begin_[0] = 0;
        reach_.begin_[1] = 1;
        for (int d = 1; d <= depth; ++d) {
            for (int i = reach_.first(d - 1), last = reach_.last(d - 1); i < last; ++i) advance(i, d);
            reach_.begin_[static_cast<std::size_t>(d) + 1] = static_cast<std::uint16_t>(reach_.ways_.size());
        }
        reach_.depth_ = depth;
    }

  private:
    void advance(int i, int depth) {
        const Way way = reach_[i];
        const Square& from = course_.at(way.space);
        step(way, from, from.to[0], depth);
        if (way.overshot > 0) return;  // FD-OVER-08
        if (from.to[1] != nowhere && may_change(from, from.to[1])) step(way, from, from.to[1], depth);
        if (from.to[2] != nowhere && may_change(from, from.to[2])) step(way, from, from.to[2], depth);
        if (from.pit != nowhere && departure_.pits_open) step(way, from, from.pit, depth);
    }

    // FD-LANE-01, -02, as far as lane changes made before count; corners know no limit.
    bool may_change(const Square& from, std::uint16_t to) const {
        return from.stops > 0 || ((departure_.barred >> course_.at(to).lane) & 1U) == 0;
    }

    void step(Way way, const Square& from, std::uint16_t to, int depth) {
        if (road_.occupied(to)) return;
        const Square& square = course_.at(to);
        if (from.stops > 0 && from.corner != square.corner) {
            const int made = from.corner == departure_.corner ? departure_.stops : 0;
            if (made + 1 < from.stops) return;  // out of the race: no way at all
            if (made < from.stops) ++way.overshot;
        }
        way.space = to;
        if (from.before_finish) {
            if (departure_.last_lap) return take_flag(way, depth);
            way.crossed = true;
        }
        way.overshoot = static_cast<std::uint8_t>(way.overshoot + way.overshot);
        way.risk = static_cast<std::uint16_t>(way.risk + road_.danger(to, square));
        if (square.stops > 0 && way.touched == 0xff) way.touched = static_cast<std::uint8_t>(depth);
        if (to == departure_.box && !departure_.served) return reach_box(way, depth);
        merge(way, depth);
    }

    // Only the spaces up to the line count (FD-RUL-21).
    void take_flag(const Way& way, int depth) {
        for (const Flag& flag : reach_.flags_) {
            if (flag.depth == depth && flag.overshoot == way.overshoot) return;
        }
        if (!reach_.flags_.full()) reach_.flags_.push_back({static_cast<std::uint8_t>(depth), way.overshoot, way.risk});
    }

    void reach_box(const Way& way, int depth) {
        reach_.box_depth_ = depth;
        reach_.box_crossed_ = way.crossed;
    }

    void merge(const Way& way, int depth) {
        for (Way* other = reach_.ways_.begin() + reach_.first(depth); other != reach_.ways_.end(); ++other) {
            if (other->space != way.space || other->overshoot != way.overshoot) continue;
            if (way.risk < other->risk) other->risk = way.risk;
            return;
        }
        if (!reach_.ways_.full()) reach_.ways_.push_back(way);
    }

    const Course& course_;
    const Departure& departure_;
    const Road& road_;
    Reach& reach_;
};

// All ways up to `depth` spaces from the departure.
template <class Road>
void spread(const Course& course, const Departure& departure, const Road& road, int depth, Reach& reach) {
    Fan<Road>{course, departure, road, reach}.spread(depth);
}

}  // namespace paddock::bots::formula_d
