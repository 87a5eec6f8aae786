#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/track/circuit.hpp"
#include "table/any_match.hpp"

// A view of a Formula D race, taken from its JSON: what the terminal shows of it.
namespace paddock::cli::formula_d {

inline constexpr std::array<std::string_view, 6> gauge_names{"tires", "brakes", "gearbox",
                                                             "body",  "engine", "handling"};

struct CarView {
    int number = 0;  // on the car: the seat, from 1
    std::string name;
    std::string driver;
    std::string status;
    std::string cause;
    std::string compound;
    track::SpaceId space = track::SpaceId::none;
    int gear = 1;
    int crossings = 0;
    int stops = 0;
    int tire_age = 1;
    int reserve = 0;
    int place = 0;
    bool start_due = false;
    bool stalled = false;
    bool spun = false;
    bool in_box = false;
    bool box_served = false;
    bool nitro_used = false;
    bool scrap_used = false;
    bool radio_used = false;
    std::array<int, 6> wear{};
    std::array<int, 6> full{};
    struct Thresholds {
        int collision = 0;
        int engine = 0;
        int danger = 0;
    } thresholds;

    bool racing() const { return status == "racing"; }
    bool on_board() const { return racing() && space != track::SpaceId::none; }
};

struct RaceView {
    std::string session;
    std::string ask;
    std::string weather;
    int round = 0;
    int turn = 0;       // number of the car whose turn it is
    int die = 0;        // of the move under way
    int remaining = 0;  // spaces it still has to drive
    int laps = 2;
    bool road_race = false;
    bool tires = false;
    bool technical_stops = false;
    bool teams = false;
    std::vector<int> order;  // car numbers
    std::vector<track::SpaceId> markers;
    std::vector<CarView> cars;
    std::vector<int> places;  // by seat from 0: 1 is first

    const CarView* car(int number) const;
};

// As the seat sees it; Seat::nobody for a spectator.
RaceView race_view(const table::AnyMatch& match, Seat seat);

}  // namespace paddock::cli::formula_d
