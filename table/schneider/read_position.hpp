#pragma once

#include "engine/schneider/game.hpp"
#include "table/json_reader.hpp"

// Parts of reading a position: planes and the development year. What is missing is filled in as it goes without saying.
namespace paddock::table::schneider_reading {

schneider::CardId read_card(const JsonReader& value, const schneider::Schneider& game);
Seat read_seat(const JsonReader& value, const schneider::Schneider& game);  // 0 and what is missing: nobody
SeatSet read_seat_set(const JsonReader& value, const schneider::Schneider& game);
schneider::SquareId read_square(const JsonReader& value, const schneider::Course& course);

struct PlaneTerms {
    Seat seat = Seat::nobody;
    bool racing = false;   // hands and decks are dealt
    bool covered = false;  // null stands for what may not be known of it
};
schneider::Plane read_plane(const schneider::Schneider& game, const schneider::Course& course, const JsonReader& value,
                            const PlaneTerms& terms);
// `begun`: the year is under way.
schneider::Development read_year(const schneider::Schneider& game, const JsonReader& value, bool begun);

// Takes what a plane's deck must hold from what lies elsewhere, where the position does not say.
void deal_unseen(schneider::Plane& plane, std::uint8_t on_the_way);

}  // namespace paddock::table::schneider_reading
