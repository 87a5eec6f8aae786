#pragma once

#include <array>
#include <optional>

#include "engine/formula_d/game.hpp"
#include "table/any_match.hpp"
#include "table/binding.hpp"
#include "table/formula_d/instruction_texts.hpp"
#include "table/library.hpp"

namespace paddock::table {

// Formula D as text and JSON.
template <>
struct Binding<formula_d::FormulaD> {
    using Game = formula_d::FormulaD;
    using State = formula_d::State;
    using Choice = formula_d::Choice;
    using Event = formula_d::Event;
    using View = formula_d::View;
    using Content = LoadedCircuit;

    static constexpr GameInfo info{
        "formula-d", "Formula D", "formula-d 4", 2,       formula_d::Rules::terms.most_cars, 6,
        "car",       "cars",      "FD-TURN-01",  "Driver"};
    static constexpr std::span<const InstructionKind> instructions = formula_d_instructions::kinds;

    // Set-up: reads "circuit" and "options". Nothing when a fault was noted.
    static std::optional<Opened<Game>> open(const Library& library, JsonFields& setup, int seats);
    static Json options_json(const Game& game);
    static const LoadedCircuit* circuit(const Content& content) { return &content; }
    static Venue venue(const Content& content, const Game& /*game*/) {
        return {content.key(), content.name(), content.hash};
    }
    // Every seat is asked.
    static int players(const Game& game) { return game.cars(); }

    // Choices.
    static std::string choice_text(const Choice& choice) { return to_text(choice); }
    static std::optional<Choice> parse_choice(std::string_view text) { return formula_d::parse_choice(text); }
    static Json choice_json(const Choice& choice);
    static void write_choice(JsonText& out, const Choice& choice);
    static std::optional<Choice> read_choice(const JsonReader& value);
    static Offer offer(const Content& content, const Game& game, const State& now, Seat seat, const Choice& choice,
                       const Words& words);
    static void write_offer(JsonText& out, const Content& content, const Game& game, const State& now, Seat seat,
                            const Choice& choice, const Words& words);
    static Question question(const Game& game, const State& now, const Words& words);
    // FD-QUAL-05, FD-RUL-30: from a driver's first answer in a qualifying lap to the line; not in a race, and not with
    // the clock off.
    static Seat on_the_clock(const Game& game, const State& now) {
        const Seat driver = now.session == formula_d::Session::qualifying ? now.mover() : Seat::nobody;
        const bool runs = driver != Seat::nobody && game.options().qual_clock == formula_d::QualifyingClock::real &&
                          now.car(driver).space != game.circuit().qualifying_start;
        return runs ? driver : Seat::nobody;
    }

    // Positions. Reading notes every fault it finds; only a position without faults may be played on. With `eyes` it is
    // out of a view.
    static Json position_json(const Content& content, const Game& game, const State& state);
    static State read_position(const Content& content, const Game& game, const JsonReader& position, const Eyes* eyes);
    // Whether resume() is needed to come to a question.
    static bool waits_for_nobody(const State& state);
    static Json view_json(const Content& content, const Game& game, const View& view);
    static std::string view_text(const Game& game, const View& view);  // the same as line_of writes it, sooner

    // Events. Everybody hears all of them: the rules tell sealed answers when the last one is in.
    static bool hears(Seat /*viewer*/, const Event& /*event*/) { return true; }
    // `past` is what happened just before. Seats are left open.
    static Told told(const Content& content, const Game& game, const Event& event, std::span<const Event> past,
                     const Words& words);
    // The same into an object that is open.
    static void write_event(JsonText& out, const Content& content, const Event& event, std::span<const Event> past,
                            const Words& words);

    // Odds: what is measured of the seat whose choice it is, and how far ahead we look.
    static constexpr std::array measures{"space",     "tires_lost",  "brakes_lost",   "gearbox_lost",
                                         "body_lost", "engine_lost", "handling_lost", "stops",
                                         "overshoot", "spun",        "out",           "finished"};
    using Outcome = std::array<int, measures.size()>;
    // What a turn leaves no trace of in the position at its end.
    struct Trace {
        int stops = 0;      // made in corners
        int overshoot = 0;  // spaces driven beyond the end of a corner that wanted another stop
        // Whether nothing that follows counts any more. A driver's turn is measured at its end.
        static constexpr bool settled = false;
        // Hears what happens to a seat, and sees the position at that moment.
        void hear(const Event& event, const State& now, Seat seat);
    };
    static Outcome outcome(const Game& game, const State& before, const State& after, Seat seat, const Trace& trace);
    static Json measure_json(const Game& game, const State& now, std::size_t measure, int value);
    static bool turn_goes_on(const State& before, const State& now);
};

}  // namespace paddock::table
