#include "tests/support/battery.hpp"
#include "engine/formula_d/game.hpp"
#include "engine/track/compile.hpp"
#include "table/library.hpp"
#include "tests/formula_d/battery/checks.hpp"
#include "tests/formula_d/battery/options.hpp"

namespace paddock::formula_d {
namespace {

const table::Library& library() {
    static const table::Library built_in;
    return built_in;
}

const Circuit& circuit(const char* key) { return library().circuit(key)->track(); }

TEST(Battery, formula_d_random_matches_with_random_options) {
    for (std::uint64_t seed = 1; seed <= 2500 && !testing::Test::HasFailure(); ++seed) {
        table::FastRolls rolls{seed};
        const Options options = tests::any_options(rolls);
        const int cars = tests::any_cars(rolls, options);
        const char* key = options.road_race || rolls.below(2) == 0 ? "race-city" : "monaco";
        ASSERT_TRUE(FormulaD::check(circuit(key), options, cars));
        SCOPED_TRACE("seed " + std::to_string(seed) + " on " + key);
        const FormulaD game{circuit(key), options, cars};
        tests::Battery<FormulaD> battery{game, parse_choice, seed};
        const State end = battery.play([&](const State& before, Seat, const Choice&, const State& after) {
            check_position(game, after);
            check_step(game, before, after);
        });
        check_result(game, end);
    }
}

// Choices that lead to the same position at the same cost are one choice.
TEST(Battery, formula_d_lists_no_choice_twice) {
    table::FastRolls rolls{11};
    Choices list;
    Events<Event> silent;
    for (int race = 0; race < 60; ++race) {
        const FormulaD game{circuit("monaco"), Options{}, 10};
        State state = game.start(rolls, silent);
        while (!game.awaiting(state).empty()) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            if (state.ask == Ask::drive && rolls.below(4) == 0) {
                std::vector<State> ends;
                for (const Choice& choice : list) {
                    table::FastRolls same{5};
                    State end = state;
                    ASSERT_TRUE(game.apply(end, seat, choice, same, silent));
                    for (const State& other : ends) {
                        EXPECT_FALSE(other == end) << to_text(choice);
                    }
                    ends.push_back(end);
                }
            }
            const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
            ASSERT_TRUE(game.apply(state, seat, list[pick], rolls, silent));
        }
    }
}

// What the events tell of gauges is what happened to them: no wear is lost or found untold.
TEST(Battery, formula_d_events_account_for_all_wear) {
    struct Account {
        std::array<Gauges, max_cars> wear{};
    };
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        table::FastRolls rolls{seed};
        Options options = tests::any_options(rolls);
        options.qualifying = false;
        const int cars = tests::any_cars(rolls, options);
        const FormulaD game{circuit("race-city"), options, cars};
        Account account;
        const Events<Event> events{[](void* self, const Event& event) {
                                       auto& wear = static_cast<Account*>(self)->wear;
                                       if (const auto* lost = std::get_if<WearLost>(&event)) {
                                           auto& gauge =
                                               wear[static_cast<std::size_t>(number(lost->seat))][lost->gauge];
                                           gauge = static_cast<std::uint8_t>(gauge - lost->points);
                                           EXPECT_EQ(gauge, lost->left);
                                       } else if (const auto* won = std::get_if<WearRegained>(&event)) {
                                           auto& gauge = wear[static_cast<std::size_t>(number(won->seat))][won->gauge];
                                           gauge = static_cast<std::uint8_t>(gauge + won->points);
                                           EXPECT_EQ(gauge, won->left);
                                       }
                                   },
                                   &account};
        Choices list;
        State state = game.start(rolls, events);
        bool racing = state.session == Session::race;
        for (std::size_t i = 0; i < state.cars.size(); ++i) account.wear[i] = state.cars[i].wear;
        while (!game.awaiting(state).empty()) {
            const Seat seat = game.awaiting(state).lowest();
            game.choices(state, seat, list);
            const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
            ASSERT_TRUE(game.apply(state, seat, list[pick], rolls, events));
            if (!racing) {  // cars have their values from the start of the race on
                racing = state.session == Session::race;
                for (std::size_t i = 0; i < state.cars.size(); ++i) account.wear[i] = state.cars[i].wear;
                continue;
            }
            for (std::size_t i = 0; i < state.cars.size(); ++i) {
                EXPECT_EQ(account.wear[i], state.cars[i].wear) << seed;
            }
        }
    }
}

// Two tables that differ only in what a seat may not know look the same to that seat.
TEST(Battery, formula_d_sealed_answers_do_not_show) {
    Events<Event> silent;
    Choices list;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        table::FastRolls rolls{seed};
        Options options;
        options.build = true;
        options.weather = options.tires = true;
        const FormulaD game{circuit("monaco"), options, 4};
        State one = game.start(rolls, silent);
        State two = one;
        // Seat 3 watches while the others answer differently at two otherwise equal tables.
        while (one.ask == Ask::build || one.ask == Ask::tires) {
            SeatSet others = one.asked;
            others.remove(seat(3));
            if (others.empty()) break;
            const Seat answering = others.lowest();
            for (State* table : {&one, &two}) {
                if (!table->asked.contains(answering)) continue;
                game.choices(*table, answering, list);
                const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
                table::FastRolls same{seed};
                ASSERT_TRUE(game.apply(*table, answering, list[pick], same, silent));
            }
            EXPECT_EQ(game.view(one, seat(3)), game.view(two, seat(3)));
            EXPECT_EQ(game.view(one, Seat::nobody), game.view(two, Seat::nobody));
        }
    }
}

}  // namespace
}  // namespace paddock::formula_d
