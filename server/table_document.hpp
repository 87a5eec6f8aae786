#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bots/level.hpp"
#include "server/api_error.hpp"
#include "server/clock.hpp"
#include "table/json_reader.hpp"
#include "table/prepared.hpp"

// What is agreed at a table and who sits there: the document the store keeps beside the record.
namespace paddock::server {

enum class Pilot : std::uint8_t { person, bot, open, autopilot };  // autopilot: the rules play this seat
enum class Expiry : std::uint8_t { rules, bot, wait };

struct Pace {
    bool slow = false;
    int length = 0;  // seconds of a live answer (0: no clock), hours of a slow one
    Expiry expiry = Expiry::rules;
    bool operator==(const Pace&) const = default;
};

struct Absence {
    Time from{};
    Time to{};  // the first moment of being back
    bool operator==(const Absence&) const = default;
};

// What a seat was called until an event: in what was told before, whoever had it keeps his name.
struct FormerName {
    std::string name;
    std::size_t until = 0;
};

struct Chair {
    std::string name;
    std::vector<FormerName> former;  // the oldest first
    Pilot pilot = Pilot::open;
    bots::Level level = bots::Level::club;  // of a bot
    bool passed_on = false;                 // by hand-over, so that who had it in an earlier match has it no more
    std::optional<Absence> absence;
    table::Prepared prepared;  // the seat's own business: nobody else is told
};

struct TableDocument {
    Json setup;  // without seats
    Pace pace;
    Seat host = Seat::nobody;  // where the host sits; nobody: beside the table
    std::vector<Chair> chairs;
    std::optional<std::string> rematch_of;
    std::optional<std::string> rematch;
    std::optional<std::chrono::milliseconds> left;  // on the clock of a table that is paused

    bool has(Seat seat) const {
        return seat != Seat::nobody && paddock::number(seat) < static_cast<int>(chairs.size());
    }
    Chair& at(Seat seat) { return chairs[static_cast<std::size_t>(paddock::number(seat))]; }
    const Chair& at(Seat seat) const { return chairs[static_cast<std::size_t>(paddock::number(seat))]; }
};

std::string to_text(const TableDocument& document);
// `table` only serves the message when the text is none of ours.
Result<TableDocument, table::InputError> read_table_document(const std::string& table, const std::string& text);

Json to_json(const Pace& pace);
Pace read_pace(const table::JsonReader& value);
bots::Level read_level(const table::JsonReader& value);
std::string_view name_of(Pilot pilot);

// The set-up with its seats, as a match is opened with it: {"name": "Ada"}, {"name": "Club bot", "pilot": "bot club"}.
Json setup_with_seats(const TableDocument& document);
// "Club bot 3"
std::string bot_name(bots::Level level, Seat seat);

// "Pilot 3": somebody who gave no name, by the game that is played.
std::string nameless(const TableDocument& document, Seat seat);

inline constexpr std::size_t longest_name = 40;
inline constexpr std::size_t most_former_names = 20;
Json to_json(const std::vector<FormerName>& former);

}  // namespace paddock::server
