#pragma once

#include <string>

#include "server/invitation.hpp"
#include "server/room.hpp"

// What people do at a table besides answering. Each runs inside Room::carry_out, and what a host does to a
// match under way stands in its record.
namespace paddock::server {

Allowed<void> start(Room& room, std::optional<bots::Level> fill);
// Seat::nobody is the chair of the host.
Allowed<void> sit(Room& room, Seat seat, const store::Hash& session, const std::string& name);
// A bot drives on. Keys of the seat are void.
Allowed<void> give_to_bot(Room& room, Seat seat, bots::Level level);
// Whoever sits there goes. Before the start the seat is free again, and its links stay good; later a bot drives on.
Allowed<void> leave_seat(Room& room, Seat seat, bots::Level level);
// Who has `key` may take the seat; who had it before has lost it.
Allowed<void> hand_over(Room& room, Seat seat, const store::Hash& key);
// One more link to a seat that somebody keeps, for another device of his.
Allowed<void> share(Room& room, Seat seat, const store::Hash& key);
Allowed<void> rename_seat(Room& room, Seat seat, const std::string& name);
Allowed<void> pause(Room& room);
Allowed<void> resume(Room& room);
Allowed<void> extend(Room& room, std::chrono::milliseconds by);
// No dates: somebody is back.
Allowed<void> note_absence(Room& room, Seat seat, const std::optional<Absence>& absence);
// What the seat leaves for a kind of question; "ask" takes it back.
Allowed<void> instruct(Room& room, Seat seat, const table::Instruction& instruction);
// `next` is the table of the rematch.
Allowed<void> name_rematch(Room& room, const std::string& next);

}  // namespace paddock::server
