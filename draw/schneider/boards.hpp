#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "draw/schneider/cards.hpp"

// The boards beside the course, drawn from content and from what lies on them. Words are English unless others are
// handed in.
namespace paddock::draw {

// The basic cockpit: a dial from 0 to the cross, with the tokens received.
struct BasicCockpit {
    int damage = 0;
    int alerts = 0;
    std::string caption = "Damage";
};
std::string basic_cockpit_svg(const BasicCockpit& cockpit, const Palette& palette);

// One component of an expert cockpit: its tile, and what lies on its squares.
struct ExpertComponent {
    schneider::Component component = schneider::Component::cooling;
    int level = 1;
    schneider::Tile tile;
    std::vector<schneider::Token> tokens;  // by square; none where nothing lies
    std::string name;
    std::string level_text;
};
std::string expert_cockpit_svg(const std::vector<ExpertComponent>& components, const Palette& palette);

// The betting board as a bookmaker's slate.
struct BettingBoard {
    std::array<schneider::BettingSlot, schneider::betting_slots> slots{};
    std::array<std::vector<schneider::Nation>, schneider::betting_slots> chips;
    std::string title = "The Tote";
    std::array<std::string, 5> heads{"Price", "1st", "2nd", "3rd", "Chips"};
    std::string free = "free";
};
std::string betting_board_svg(const BettingBoard& board, const Palette& palette);

// The year between two races: a leaf for each TIME marker.
struct Calendar {
    int times = 0;
    std::array<std::string, schneider::calendar_spaces> months{"Oct", "Nov", "Dec", "Jan", "Feb", "Mar",
                                                               "Apr", "May", "Jun", "Jul", "Aug", "Sep"};
};
std::string calendar_svg(const Calendar& calendar, const Palette& palette);

struct SpyingTrack {
    std::vector<CardFace> cards;             // oldest first
    std::vector<schneider::Nation> markers;  // one entry a marker
    std::string title = "Industrial spying";
};
std::string spying_track_svg(const SpyingTrack& track, const Palette& palette);

struct AirShow {
    int reserved = 10;                                           // AIRCOINS of each nation's own space
    std::array<std::uint8_t, schneider::public_shows> sums{};    // of the public spaces
    std::array<bool, schneider::nation_count> reserved_taken{};  // by nation
    std::array<schneider::Nation, schneider::public_shows> public_by{schneider::Nation::none, schneider::Nation::none,
                                                                     schneider::Nation::none};
    std::string title = "The air show";
    std::string own = "Reserved, one a nation";
    std::string open = "Public, first come";
};
std::string air_show_svg(const AirShow& show, const Palette& palette);

}  // namespace paddock::draw
