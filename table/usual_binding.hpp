#pragma once

#include <array>
#include <optional>

#include "table/any_match.hpp"
#include "table/binding.hpp"

// What a Binding need not say. A game may derive its own from this one and say only where it is different: as it stands
// it is for a game that everybody sees all of, without a board, options or odds.
namespace paddock::table {

template <class G>
struct UsualBinding {
    using Choice = typename G::Choice;
    using State = typename G::State;
    using Event = typename G::Event;
    struct Content {};

    // A game that is made of how many seats it has.
    static std::optional<Opened<G>> open(const Library& /*library*/, JsonFields& setup, int seats) {
        if (const JsonReader circuit = setup.optional("circuit")) (void)circuit.text(60);
        if (const JsonReader options = setup.optional("options")) (void)options.fields();
        return Opened<G>{std::make_shared<const Content>(), G{seats}};
    }
    static Json options_json(const G& /*game*/) { return Json::object(); }
    static const LoadedCircuit* circuit(const auto& /*content*/) { return nullptr; }
    static Venue venue(const auto& /*content*/, const G& /*game*/) { return a_table(); }
    static int players(const G& game) { return game.seats(); }

    // A choice is its text, in JSON too.
    static std::string choice_text(const Choice& choice) { return to_text(choice); }
    static std::optional<Choice> read_choice(const JsonReader& value) {
        return Binding<G>::parse_choice(value.text(100));
    }
    static Offer offer(const auto& /*content*/, const G& /*game*/, const State& /*now*/, Seat /*seat*/,
                       const Choice& choice, const Words& /*words*/) {
        return {choice_text(choice), choice_text(choice), choice_text(choice), Json::object()};
    }

    // A view that holds the whole state.
    static Json view_json(const auto& content, const G& game, const auto& view) {
        return {{"seat", seat_number(view.seat)},
                {"position", Binding<G>::position_json(content, game, view.state)},
                {"standings", to_json(game.standings(view.state))}};
    }

    static bool hears(Seat /*viewer*/, const Event& /*event*/) { return true; }

    static constexpr std::array<const char*, 0> measures{};
    struct Trace {
        static constexpr bool settled = false;
        void hear(const Event& /*event*/, const State& /*now*/, Seat /*seat*/) {}
    };
    static std::array<int, 0> outcome(const G& /*game*/, const State& /*before*/, const State& /*after*/, Seat /*seat*/,
                                      const Trace& /*trace*/) {
        return {};
    }
    static Json measure_json(const G& /*game*/, const State& /*now*/, std::size_t /*measure*/, int /*value*/) {
        return {};
    }
    static bool turn_goes_on(const State& /*before*/, const State& /*now*/) { return false; }
};

}  // namespace paddock::table
