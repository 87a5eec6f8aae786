#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "table/instructions.hpp"
#include "table/json.hpp"
#include "table/json_reader.hpp"
#include "table/text.hpp"
#include "table/words.hpp"

// One match of any game as text and JSON. Nothing above this header knows a rulebook's types.
//
//     Library library;                                                   // table/library.hpp
//     auto opened = open_match(library, "setup.json", text);             // table/games.hpp
//     std::unique_ptr<AnyMatch> match = std::move(*opened);
//     match->start(rolls);                                               // table/rolls.hpp
//     while (!match->over()) {
//         const Seat seat = match->awaiting().lowest();
//         for (const Offer& offer : match->offers(seat)) show(offer.text, offer.label);
//         if (auto played = match->play(seat, answer, rolls); !played) complain(played.error().why);
//     }
//
// Seats are numbered from 0 in C++ (paddock::Seat) and from 1 in every text and JSON ("Car 3", "3: gear 4",
// {"seat": 3}), because that is what people see. docs/json.md describes every JSON value named here.
namespace paddock::table {

struct LoadedCircuit;  // table/library.hpp
class JsonText;        // table/json_text.hpp

// A legal answer, as it is offered.
struct Offer {
    std::string text;   // what is typed and recorded: "move 3L2 brake 1"
    std::string label;  // in plain words: "Drive 6 spaces to C.2.4, braking 1"
    Json json;          // the same answer as JSON
    Json costs;         // what it costs the seat when every die shows its median: {"brakes": 1}; see docs/json.md
    std::vector<std::string> way = {};  // of a move: the spaces it passes when every die shows its median, its end last
    Json facts = {};  // what the label tells, for programs: {"speed": 7}; empty when there is nothing beyond the rest
    bool goes_on = false;  // it is a halt from which the same move goes on
};

// What a seat is being asked.
struct Question {
    std::string key;   // "gear"; empty when nothing is asked
    std::string text;  // "Choose a gear."
    Json facts = {};   // what goes with it, for programs; mostly empty
};

// An answer that was not taken. The match is as it was.
struct Refused {
    std::string rule;  // the rule it breaks, as "FD-GEAR-03"; empty when it was not understood
    std::string why;
};

// An answer that was taken: events first … first + count − 1 tell what followed.
struct Played {
    std::size_t first_event = 0;
    std::size_t event_count = 0;
    std::string text;  // the answer in its one true spelling, as records hold it
};

// Something that happened, for people.
struct Told {
    std::string rule;      // "FD-COLL-02"
    std::string sentence;  // "Car 3 loses 1 body, 2 left: collision, rolled 1."
    Json json;
    std::string why = {};    // of a loss: what was demanded, what was there, what it cost
    std::size_t number = 0;  // among all events of the match, heard or not: for referees and records
};

// Where a match is played, or its first race.
struct Venue {
    std::string key;        // as set-ups hold it: "monaco"
    std::string name;       // for people
    std::string hash;       // of the content the match leans on; records pin it
    std::string line = {};  // more about it, for people; often empty
};

// Of a game that is played on no board.
inline Venue a_table() { return {"table", "A table", ""}; }

// A place to come back to in the same match.
struct Bookmark {
    std::vector<std::byte> state;
    std::size_t events = 0;
    bool started = false;
};

// What the only person at a terminal is called; sentences speak of that seat by its piece.
inline constexpr std::string_view yourself = "You";

inline constexpr std::size_t all_there_are = SIZE_MAX;

struct OddsLimits {
    std::size_t branches = 1'000'000;  // ways the dice may fall before we give up
};

class AnyMatch {
  public:
    virtual ~AnyMatch() = default;
    virtual std::unique_ptr<AnyMatch> copy() const = 0;

    // What is played.
    virtual std::string_view game() const = 0;           // its key
    virtual std::string_view rules_version() const = 0;  // changes whenever a match could go on differently
    virtual int seats() const = 0;
    // How many of them, from the first, may be asked; the others are played by the rules (autopilots).
    virtual int players() const = 0;
    virtual const std::vector<std::string>& names() const = 0;   // by seat
    virtual const std::vector<std::string>& pilots() const = 0;  // by seat, as the set-up says; "" when it does not
    // How sentences speak of a seat: "Ada (car 3)", "Ben (France)", and without a name "car 3".
    virtual std::string called(Seat seat, const Words& words) const = 0;
    virtual Json setup() const = 0;  // complete: every option with its value
    virtual Venue venue() const = 0;
    virtual const LoadedCircuit* circuit() const = 0;  // nullptr for a game that is played on other boards

    // Playing. Rolls are handed in each time; nothing is kept of them.
    virtual void start(Rolls& rolls) = 0;
    // Starts from a position laid out by hand instead, or moves there. False when the document it is
    // part of has faults, those of the position included: then the match is as it was.
    virtual bool lay_out(const JsonDocument& document, const JsonReader& position, Rolls& rolls) = 0;
    // The same with the position out of a view of `seat`: what it leaves covered is imagined.
    virtual bool lay_out_seen(const JsonDocument& document, const JsonReader& position, Seat seat, Rolls& rolls) = 0;
    virtual Result<Played, Refused> play(Seat seat, std::string_view choice, Rolls& rolls) = 0;
    virtual Result<Played, Refused> play_json(Seat seat, std::string_view choice, Rolls& rolls) = 0;
    // Whether this is the text of a choice of this game at all, legal now or not.
    virtual bool understands(std::string_view choice) const = 0;

    // Who owes an answer: none (not started, or over), one, or several at once.
    virtual bool started() const = 0;
    virtual SeatSet awaiting() const = 0;
    bool over() const { return started() && awaiting().empty(); }
    // What is asked of a seat; nothing of a seat that owes no answer.
    virtual Question question(Seat seat, const Words& words) const = 0;
    virtual std::vector<Offer> offers(Seat seat, const Words& words) const = 0;
    virtual void write_offers(JsonText& out, Seat seat, const Words& words) const = 0;  // the same as an array, sooner
    // The texts alone: much cheaper than offers().
    virtual std::vector<std::string> choice_texts(Seat seat) const = 0;
    // Who drives a lap against the stopwatch just now, if anybody (FD-QUAL-05).
    virtual Seat on_the_clock() const = 0;
    // What is played for a seat that does not answer in time.
    virtual std::string fallback(Seat seat) const = 0;
    // Which questions may be left a standing instruction.
    virtual std::span<const InstructionKind> instructions() const = 0;

    // Reading. A view depends on nothing the seat may not know; Seat::nobody is a spectator.
    virtual Json position() const = 0;  // everything, secrets included: for records, referees, tests
    virtual Json view(Seat seat) const = 0;
    virtual std::string view_text(Seat seat) const = 0;  // line_of(view(seat))
    virtual Standings standings() const = 0;
    virtual Json standings_json() const = 0;
    virtual TeamStandings teams() const = 0;  // none where everybody plays for himself
    // Events are numbered from 0 through the whole match.
    virtual std::size_t event_count() const = 0;
    // Everybody counts the events alike: those that every viewer hears, and for good. What only some hear, or nobody
    // may look up later, has no number, so that no gap tells of it. How many there are before event `first`; of all
    // events that can still be told.
    virtual std::size_t public_events(std::size_t first) const = 0;
    std::size_t public_events() const { return public_events(event_count()); }
    virtual bool is_public(std::size_t event) const = 0;
    // The event behind the first `count` public ones.
    virtual std::size_t event_after(std::size_t count) const = 0;
    // The first event that can still be told: 0, unless older ones have been forgotten to save memory.
    virtual std::size_t first_event() const = 0;
    // Keeps at least so many of the last events.
    virtual void forget_events(std::size_t kept) = 0;
    virtual std::vector<Told> told(Seat viewer, std::size_t first, std::size_t count, const Words& words) const = 0;
    // The same, with what seats are called left open (table/words.hpp).
    virtual std::vector<Told> told_openly(Seat viewer, std::size_t first, std::size_t count,
                                          const Words& words) const = 0;
    // All of them from event `first` on as an array, sooner; the public ones with their numbers.
    virtual void write_events(JsonText& out, Seat viewer, std::size_t first, const Words& words) const = 0;
    // Everything, what only one seat may hear included: for referees, tests, records of matches that are over.
    virtual std::vector<Told> whole_story(std::size_t first, std::size_t count, const Words& words) const = 0;

    // The same in English.
    const Words& english() const { return words_of(game(), Language::english); }
    Question question(Seat seat) const { return question(seat, english()); }
    std::vector<Offer> offers(Seat seat) const { return offers(seat, english()); }
    std::vector<Told> told(Seat viewer, std::size_t first, std::size_t count) const {
        return told(viewer, first, count, english());
    }
    std::vector<Told> told(Seat viewer, const Played& played) const {
        return told(viewer, played.first_event, played.event_count);
    }
    std::vector<Told> whole_story(std::size_t first, std::size_t count) const {
        return whole_story(first, count, english());
    }

    // Whether two viewers see the same but for their own seat, and are told the same from an event on. False
    // when it is not known: this only saves work.
    virtual bool looks_alike(Seat one, Seat other) const = 0;
    virtual bool tells_alike(Seat one, Seat other, std::size_t first) const = 0;

    // Exact odds of a choice that could be made now, up to the end of that seat's turn; see docs/json.md.
    virtual Result<Json, Refused> odds(Seat seat, std::string_view choice, const OddsLimits& limits) const = 0;

    // Going back: undone branches, a write that failed.
    virtual Bookmark bookmark() const = 0;
    virtual void go_back(const Bookmark& bookmark) = 0;
};

// [{"seat": 3, "place": 1, "fate": "finished", "points": 10}, …], first place first.
Json to_json(const Standings& standings);
void write_standings(JsonText& out, const Standings& standings);
// [{"seats": [3, 4], "place": 1, "points": 18}, …]
Json to_json(const TeamStandings& teams);

}  // namespace paddock::table
