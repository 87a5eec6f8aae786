#pragma once

#include "table/house_game.hpp"
#include "table/open_game.hpp"
#include "table/usual_binding.hpp"
#include "tests/toy/game.hpp"

namespace paddock::table {

// All that the table must be told of a small game.
template <>
struct Binding<toy::Dash> : UsualBinding<toy::Dash> {
    static constexpr GameInfo info{"toy", "Dash", "toy 1", 2, 4, 2, "runner", "runners", "TOY-TURN-01"};

    static std::optional<toy::Choice> parse_choice(std::string_view text) { return toy::parse_choice(text); }
    static Question question(const toy::Dash& /*game*/, const toy::State& /*now*/, const Words& /*words*/) {
        return {"go", "Walk or run?"};
    }

    static Json position_json(const Content& /*content*/, const toy::Dash& game, const toy::State& state) {
        Json json{{"turn", state.turn + 1}, {"runners", Json::array()}};
        for (int i = 0; i < game.seats(); ++i) json["runners"].push_back(state.steps[static_cast<std::size_t>(i)]);
        return json;
    }
    static toy::State read_position(const Content& /*content*/, const toy::Dash& game, const JsonReader& position,
                                    const Eyes* /*eyes*/) {
        toy::State state;
        JsonFields fields = position.fields();
        state.turn = static_cast<std::uint8_t>(fields.required("turn").whole(1, game.seats()) - 1);
        const auto seats = static_cast<std::size_t>(game.seats());
        const auto runners = fields.required("runners").items(seats, seats);
        for (std::size_t i = 0; i < runners.size(); ++i)
            state.steps[i] = static_cast<std::uint8_t>(runners[i].whole(0, toy::steps_to_win - 1));
        return state;
    }
    static Told told(const Content& /*content*/, const toy::Dash& /*game*/, const toy::Event& event,
                     std::span<const toy::Event> /*past*/, const Words& /*words*/) {
        const std::string who = "Runner " + std::to_string(seat_number(event.seat));
        const std::string what = event.steps == 0 ? " falls." : " takes " + counted(event.steps, "step") + ".";
        const Json json{{"event", "ran"},
                        {"rule", event.rule.view()},
                        {"seat", seat_number(event.seat)},
                        {"steps", event.steps},
                        {"text", who + what}};
        return {std::string(event.rule.view()), who + what, json};
    }
};

inline constexpr HouseGame toy_game{Binding<toy::Dash>::info, open_game<toy::Dash>};

}  // namespace paddock::table
