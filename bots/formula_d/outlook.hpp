#pragma once

#include "bots/formula_d/almanac.hpp"

// One car's outlook: what the answers to the question at hand lead to, looked at with the value
// table and the traffic as it stands. Cars ahead have moved before this one, so they stand still.
namespace paddock::bots::formula_d {

inline constexpr int no_way = 1 << 28;  // dearer than anything

// The road with the cars and debris of this moment.
struct Road {
    SpaceSet cars;
    const SpaceSet* markers = nullptr;
    int danger_price = 0;
    bool red_spaces = false;

    bool occupied(std::uint16_t space) const { return cars[space]; }
    int danger(std::uint16_t space, const Square& square) const {
        return (*markers)[space] || (square.red && red_spaces) ? danger_price : 0;
    }
};

// Gear and stocks a move ends with.
struct Trim {
    int gear = 1;
    int tires = 0;
    int brakes = 0;
    int gearbox = 0;
    bool braked = false;  // brakes shortened the move: no slipstream

    Trim after_shift(int to, const Skip& skip) const {
        return {to, tires, brakes - skip.brakes, gearbox - skip.gearbox, false};
    }
    Trim after_braking(int points) const { return {gear, tires, brakes - points, gearbox, points > 0 || braked}; }
};

class Outlook {
  public:
    Outlook(Almanac& almanac, const State& state, Seat seat);

    const Car& car() const { return car_; }
    const Layer& layer() const { return *layer_; }
    const Trim& trim() const { return trim_; }
    const Way& here() const { return here_; }
    int laps() const { return laps_; }
    // Spaces that are surely free of anything the table does not know of: cars, debris that matters.
    int free_spaces() const;

    // Turns to come once a gear is chosen, this one not counted: by the table alone, and looking at
    // the road for every face of the die.
    int promise(const Trim& trim) const;
    int expectation(const Trim& trim);
    // What a shift costs apart from brake and gearbox points.
    int shift_price(const Skip& skip) const;

    // The best that can be made of so many spaces from here.
    int after(int spaces, const Trim& trim) { return after(here_, spaces, trim, barred(state_.move.lanes)); }
    int drive_value(const Drive& drive);
    int tow_value(const Tow& tow) const;
    // The value of ending the move there, with the slipstream if there is one worth it.
    int end_value(const Way& way, const Trim& trim) const;
    // Where a way leads.
    Way walk(const Path& path) const;

  private:
    // An end, looked up as far as it does not depend on gear, brakes and gearbox.
    struct End {
        const std::uint16_t* values;  // nullptr: out of the race
        int extra;
        bool spin;
        bool tow;
        bool known;
    };

    Departure departure_from(const Way& way) const;
    int after(const Way& from, int spaces, const Trim& trim, std::uint8_t barred_lanes);
    static std::uint8_t barred(const LaneHistory& lanes) {
        return static_cast<std::uint8_t>(lanes.changes() >= 2 ? 7U : lanes.forbidden());
    }
    LaneHistory lanes_after(const Path& path) const;
    void look_ahead(const Departure& departure, int spaces, int tires);
    const End& end_of(int way);
    End looked_up(const Way& way, int tires) const;
    int value_of(const End& end, const Way& way, const Trim& trim) const;
    int best_of(int spaces, const Trim& trim);
    int best_end(int spaces, int rolled, const Trim& trim, bool& clean);
    int blocked_value(int spaces, const Trim& trim) const;
    int flag_value(int overshoot, int depth, int rolled, const Trim& trim) const;
    int box_value(bool crossed, const Trim& trim) const;
    int stop_value(const Way& way, const Trim& trim) const { return value_of(looked_up(way, trim.tires), way, trim); }
    int towed_value(const Way& way, const Trim& trim) const;
    int tow_end_value(const Way& way, Way end, const Trim& trim) const;
    int closeness_price(std::uint16_t space) const;
    int strain_price(int gear) const;
    // Minus the price of the stocks left, where the table does not count them.
    int stocks(const Trim& trim) const { return -(trim.brakes * brake_price_ + trim.gearbox * gearbox_price_); }
    bool interrupts(const Path& path) const;
    bool can_tow(const Way& way, int gear) const;
    Node node_at(const Way& way, const Square& square) const;
    int own_box() const { return colour(seat_) % course_.colours(); }

    Almanac& almanac_;
    const Course& course_;
    const State& state_;
    const Car& car_;
    Seat seat_;
    const Layer* layer_;
    Way here_;
    Node node_;
    Trim trim_;
    int laps_;
    int slide_;
    int body_price_;
    int brake_price_ = 0;
    int gearbox_price_ = 0;
    Road road_;
    Reach reach_;
    int looked_ = -1;        // how deep reach_ goes …
    int looked_tires_ = -1;  // … and for which tires
    std::array<End, Reach::capacity> ends_;
};

}  // namespace paddock::bots::formula_d
