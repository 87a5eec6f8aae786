#include "server/acts.hpp"

#include "table/text.hpp"

namespace paddock::server {

using store::TableState;

namespace {

Allowed<void> must_be_known(const Room& room, Seat seat) {
    if (!room.document().has(seat)) return ApiError{"bad-request", "There is no such seat at this table.", "", "/seat"};
    if (room.document().at(seat).pilot == Pilot::autopilot)
        return ApiError{"bad-request", "The rules fly this seat: it is an autopilot's.", "", "/seat"};
    return {};
}

Allowed<void> must_run(const Room& room) {
    if (room.state() == TableState::open) return ApiError{"not-started", "The match has not begun yet."};
    if (room.state() == TableState::over) return ApiError{"over", "The match is over."};
    return {};
}

Allowed<void> must_not_be_over(const Room& room) {
    if (room.state() == TableState::over) return ApiError{"over", "The match is over."};
    return {};
}

// What the talk says of an act at a seat.
void tell_of(Room& room, const char* deed, Seat seat) {
    room.tell(std::string(deed) + " " + std::to_string(table::seat_number(seat)));
}

void rename(const Room& room, Chair& chair, const std::string& name) {
    const std::size_t told = room.match() == nullptr ? 0 : room.match()->public_events();
    if (told > 0 && chair.name != name) {
        chair.former.push_back({chair.name, told});
        if (chair.former.size() > most_former_names) chair.former.erase(chair.former.begin());
    }
    chair.name = name;
}

std::string seat_text(Seat seat) { return "seat " + std::to_string(table::seat_number(seat)); }

}  // namespace

Allowed<void> start(Room& room, std::optional<bots::Level> fill) {
    if (room.state() != TableState::open) return ApiError{"already-started", "The match has begun already."};
    TableDocument filled = room.document();
    for (int i = 0; i < static_cast<int>(filled.chairs.size()); ++i) {
        Chair& chair = filled.at(seat(i));
        if (chair.pilot != Pilot::open) continue;
        if (!fill)
            return with_gaps(
                {"seats-open", "Nobody has taken seat {n} yet. Wait, or start with bots on the open seats."},
                {{"n", std::to_string(i + 1)}});
        chair.pilot = Pilot::bot;
        chair.level = *fill;
        chair.name = bot_name(*fill, seat(i));
        room.add(store::VoidKeys{room.id(), seat(i)});
    }
    room.change_document() = filled;
    return room.start_match(room.services().draw_seed());
}

Allowed<void> sit(Room& room, Seat seat, const store::Hash& session, const std::string& name) {
    room.add(store::HoldSeat{session, room.id(), seat});
    if (seat == Seat::nobody) return {};  // the chair of the host, which has no name
    if (const auto known = must_be_known(room, seat); !known) return known;
    const Chair& chair = room.document().at(seat);
    const bool newcomer = chair.pilot != Pilot::person;
    if (room.state() == TableState::over) return {};
    const std::string now = name.empty() ? (newcomer ? nameless(room.document(), seat) : chair.name) : name;
    if (!newcomer && (room.state() != TableState::open || now == chair.name)) return {};
    if (const auto changed = room.change_pilot(seat, now); !changed) return changed;
    Chair& taken = room.change_document().at(seat);
    taken.pilot = Pilot::person;
    rename(room, taken, now);
    if (newcomer) taken.absence.reset();
    if (newcomer) tell_of(room, "sit", seat);
    return {};
}

Allowed<void> give_to_bot(Room& room, Seat seat, bots::Level level) {
    if (const auto known = must_be_known(room, seat); !known) return known;
    if (const auto open = must_not_be_over(room); !open) return open;
    const std::string name = bot_name(level, seat);
    if (const auto changed = room.change_pilot(seat, name); !changed) return changed;
    Chair& chair = room.change_document().at(seat);
    chair.pilot = Pilot::bot;
    chair.level = level;
    rename(room, chair, name);
    chair.passed_on = true;
    chair.absence.reset();
    chair.prepared = {};
    room.add(store::VoidKeys{room.id(), seat});
    room.add(store::LoseSeat{room.id(), seat});
    tell_of(room, "bot", seat);
    return {};
}

Allowed<void> leave_seat(Room& room, Seat seat, bots::Level level) {
    if (room.state() != TableState::open) return give_to_bot(room, seat, level);
    if (const auto known = must_be_known(room, seat); !known) return known;
    const std::string name = nameless(room.document(), seat);
    Chair& chair = room.change_document().at(seat);
    chair.pilot = Pilot::open;
    chair.name = name;
    chair.absence.reset();
    room.add(store::LoseSeat{room.id(), seat});
    return {};
}

Allowed<void> hand_over(Room& room, Seat seat, const store::Hash& key) {
    if (const auto known = must_be_known(room, seat); !known) return known;
    if (const auto open = must_not_be_over(room); !open) return open;
    if (const auto noted = room.note("A new link was made for " + seat_text(seat) + "."); !noted) return noted;
    Chair& chair = room.change_document().at(seat);
    if (chair.pilot == Pilot::person) chair.pilot = Pilot::open;  // a bot drives on until somebody comes
    chair.passed_on = true;
    chair.absence.reset();
    chair.prepared = {};  // who comes next thinks for himself
    room.add(store::VoidKeys{room.id(), seat});
    room.add(store::LoseSeat{room.id(), seat});
    room.add(store::AddKey{key, room.id(), seat, room.services().clock.now() + key_lasts});
    tell_of(room, "link", seat);
    return {};
}

Allowed<void> share(Room& room, Seat seat, const store::Hash& key) {
    if (const auto known = must_be_known(room, seat); !known) return known;
    if (const auto open = must_not_be_over(room); !open) return open;
    room.add(store::AddKey{key, room.id(), seat, room.services().clock.now() + key_lasts});
    return {};
}

Allowed<void> rename_seat(Room& room, Seat seat, const std::string& name) {
    if (const auto known = must_be_known(room, seat); !known) return known;
    if (const auto open = must_not_be_over(room); !open) return open;
    if (name.empty()) return ApiError{"bad-request", "A name has at least one letter.", "", "/name"};
    if (room.document().at(seat).name == name) return {};
    if (const auto changed = room.change_pilot(seat, name); !changed) return changed;
    rename(room, room.change_document().at(seat), name);
    return {};
}

Allowed<void> pause(Room& room) {
    if (const auto runs = must_run(room); !runs) return runs;
    if (room.state() == TableState::paused) return ApiError{"paused", "The match is paused already."};
    if (const auto paused = room.pause_match(); !paused) return paused;
    room.set_state(TableState::paused);
    room.tell("pause");
    return {};
}

Allowed<void> resume(Room& room) {
    if (const auto runs = must_run(room); !runs) return runs;
    if (room.state() != TableState::paused) return ApiError{"not-paused", "The match is not paused."};
    if (const auto resumed = room.resume_match(); !resumed) return resumed;
    room.set_state(TableState::running);
    room.tell("resume");
    return {};
}

Allowed<void> extend(Room& room, std::chrono::milliseconds by) {
    if (const auto runs = must_run(room); !runs) return runs;
    if (room.state() == TableState::paused) return ApiError{"paused", "The match is paused: no clock runs."};
    if (!room.extend_clock(by)) return ApiError{"no-clock", "No clock is running at this table."};
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(by).count();
    const auto noted =
        room.note("The host extends the running deadline by " +
                  (seconds % 3600 == 0 ? std::to_string(seconds / 3600) + " h." : std::to_string(seconds) + " s."));
    if (noted) room.tell("extend " + std::to_string(seconds));
    return noted;
}

Allowed<void> note_absence(Room& room, Seat seat, const std::optional<Absence>& absence) {
    if (const auto known = must_be_known(room, seat); !known) return known;
    if (const auto open = must_not_be_over(room); !open) return open;
    if (!room.document().pace.slow)
        return ApiError{"bad-request", "Dates are for tables that are played by post; here the host stops the clock."};
    if (room.document().at(seat).pilot != Pilot::person)
        return ApiError{"bad-request", "Nobody sits there who could be away.", "", "/seat"};
    if (room.document().at(seat).absence == absence) return {};
    std::string words = "The driver of " + seat_text(seat) + " is ";
    if (absence) {
        words += "away from " + to_text(absence->from).substr(0, 10) + " to " +
                 to_text(absence->to - std::chrono::days{1}).substr(0, 10) + ".";
    } else {
        words += "back.";
    }
    if (const auto noted = room.note(words); !noted) return noted;
    room.note_absence(seat, absence);
    return {};
}

Allowed<void> instruct(Room& room, Seat seat, const table::Instruction& instruction) {
    if (const auto known = must_be_known(room, seat); !known) return known;
    if (const auto runs = must_run(room); !runs) return runs;
    if (const auto fault = table::fault_of(room.match()->instructions(), instruction))
        return ApiError{"bad-request", fault->why, "", "/" + std::string(fault->field)};
    auto& left = room.change_unseen().at(seat).prepared.instructions;
    std::erase_if(left, [&](const table::Instruction& other) { return other.question == instruction.question; });
    if (instruction.answer != table::ask_me) left.push_back(instruction);
    return {};
}

Allowed<void> name_rematch(Room& room, const std::string& next) {
    room.change_document().rematch = next;
    return {};
}

}  // namespace paddock::server
