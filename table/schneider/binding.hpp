#pragma once

#include <array>
#include <optional>

#include "engine/schneider/game.hpp"
#include "table/any_match.hpp"
#include "table/binding.hpp"
#include "table/library.hpp"
#include "table/schneider/content.hpp"
#include "table/schneider/instruction_texts.hpp"

namespace paddock::table {

// Schneider Trophy as text and JSON.
template <>
struct Binding<schneider::Schneider> {
    using Game = schneider::Schneider;
    using State = schneider::State;
    using Choice = schneider::Choice;
    using Event = schneider::Event;
    using View = schneider::View;
    using Content = SchneiderContent;

    static constexpr GameInfo info{
        "schneider", "Schneider Trophy", "schneider 1", 2,      schneider::max_planes, schneider::max_planes,
        "plane",     "planes",           "ST-ROUND-01", "Pilot"};
    static constexpr std::span<const InstructionKind> instructions = schneider_instructions::kinds;

    // Set-up: reads "circuit" (the course of the first race) and "options". Nothing when a fault was noted.
    static std::optional<Opened<Game>> open(const Library& library, JsonFields& setup, int seats);
    static Json options_json(const Game& game);
    static const LoadedCircuit* circuit(const Content& /*content*/) { return nullptr; }
    static Venue venue(const Content& content, const Game& game);
    // The last seats are flown by autopilots.
    static int players(const Game& game) { return game.people(); }

    // Choices.
    static std::string choice_text(const Choice& choice) { return to_text(choice); }
    static std::optional<Choice> parse_choice(std::string_view text) { return schneider::parse_choice(text); }
    static Json choice_json(const Choice& choice);
    static std::optional<Choice> read_choice(const JsonReader& value);
    static Offer offer(const Content& content, const Game& game, const State& now, Seat seat, const Choice& choice,
                       const Words& words);
    static Question question(const Game& game, const State& now, const Words& words);

    // Positions. Reading notes every fault it finds; only a position without faults may be played on. With `eyes` it is
    // out of a view.
    static Json position_json(const Content& content, const Game& game, const State& state);
    static State read_position(const Content& content, const Game& game, const JsonReader& position, const Eyes* eyes);
    static bool waits_for_nobody(const State& state);
    static Json view_json(const Content& content, const Game& game, const View& view);

    // Events. Cards seen and bets named are their owner's until they are open to all.
    static bool hears(Seat viewer, const Event& event) { return schneider::hears(viewer, event); }
    // Cards played that others may not look up later, and what only such a card can do.
    static bool is_covered(const Game& game, const State& now, Seat viewer, const Event& event,
                           std::span<const Event> after) {
        return schneider::is_covered(game, now, viewer, event, after);
    }
    static std::optional<Event> covered(const Event& event) { return schneider::without_card(event); }
    static bool may_be_covered(const Game& game, const Event& event) { return schneider::may_be_covered(game, event); }
    // `past` is what happened just before. Seats are left open.
    static Told told(const Content& content, const Game& game, const Event& event, std::span<const Event> past,
                     const Words& words);
    // The same into an object that is open.
    static void write_event(JsonText& out, const Content& content, const Event& event, std::span<const Event> past,
                            const Words& words);
    // By its nation, once it has one.
    static std::string piece(const State& now, Seat seat, const Words& words);

    // Odds: what is measured of the seat whose choice it is, up to the end of the turn under way.
    static constexpr std::array measures{"square",  "tokens",   "damage",        "alerts",
                                         "crashed", "finished", "points_gained", "coins_gained"};
    using Outcome = std::array<int, measures.size()>;
    struct Trace {
        int tokens = 0;  // drawn
        int damage = 0;
        int points = 0;
        int coins = 0;
        bool crashed = false;
        bool settled = false;  // the turn is over: what the others do after it does not count
        schneider::SquareId square = schneider::SquareId::none;  // where the plane was then
        void hear(const Event& event, const State& now, Seat seat);
    };
    static Outcome outcome(const Game& game, const State& before, const State& after, Seat seat, const Trace& trace);
    static Json measure_json(const Game& game, const State& now, std::size_t measure, int value);
    static bool turn_goes_on(const State& before, const State& now);
};

}  // namespace paddock::table
