#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "engine/track/compile.hpp"
#include "table/library.hpp"
#include "tests/formula_d/battery/checks.hpp"
#include "tests/formula_d/battery/options.hpp"

// Properties over whatever rapidcheck thinks of. A failure prints the smallest case and its seed.
namespace paddock::formula_d {
namespace {

const Circuit& either_circuit(bool street) {
    static const table::Library library;
    return library.circuit(street ? "race-city" : "monaco")->track();
}

Path any_path() {
    Path path;
    const int size = *rc::gen::inRange(0, 1 + Path::capacity);
    for (int i = 0; i < size; ++i) path.push_back(static_cast<Step>(*rc::gen::inRange(0, 4)));
    return path;
}

Gauges any_repair() {
    Gauges gauges;
    for (const Gauge gauge : all_gauges) gauges[gauge] = static_cast<std::uint8_t>(*rc::gen::inRange(0, 8));
    return gauges;
}

RC_GTEST_PROP(Properties, a_path_is_its_text, ()) {
    const Path path = any_path();
    RC_ASSERT(parse_path(to_text(path)) == path);
}

RC_GTEST_PROP(Properties, a_move_is_its_text, ()) {
    const Choice choice = Drive{any_path(), static_cast<std::uint8_t>(*rc::gen::inRange(0, 100))};
    RC_ASSERT(parse_choice(to_text(choice)) == choice);
}

RC_GTEST_PROP(Properties, a_stop_and_a_repair_are_their_texts, ()) {
    const Choice stop = StopAtBox{*rc::gen::arbitrary<bool>(),
                                  static_cast<Compound>(*rc::gen::inRange(0, compound_count)), any_repair()};
    RC_ASSERT(parse_choice(to_text(stop)) == stop);
    const Choice repair = Repair{any_repair()};
    RC_ASSERT(parse_choice(to_text(repair)) == repair);
}

RC_GTEST_PROP(Properties, any_words_are_a_choice_or_none, (const std::string& words)) {
    const std::optional<Choice> choice = parse_choice(words);
    if (choice) RC_ASSERT(parse_choice(to_text(*choice)) == choice);
}

RC_GTEST_PROP(Properties, a_race_keeps_cars_apart_and_goes_forward, (std::uint64_t seed)) {
    table::FastRolls rolls{seed};
    const Options options = tests::any_options(rolls);
    const FormulaD game{either_circuit(options.road_race || rolls.below(2) == 0), options,
                        tests::any_cars(rolls, options)};
    Choices list;
    State state = game.start(rolls, {});
    while (!game.awaiting(state).empty()) {
        const Seat seat = game.awaiting(state).lowest();
        game.choices(state, seat, list);
        const State before = state;
        const auto pick = static_cast<std::size_t>(rolls.below(static_cast<int>(list.size())));
        RC_ASSERT(game.apply(state, seat, list[pick], rolls, {}).has_value());
        check_position(game, state);
        check_step(game, before, state);
        if (testing::Test::HasFailure()) RC_FAIL("the position is not sound");
    }
    check_result(game, state);
}

// A straight of any length, a corner of any lanes: what compiles keeps the promises of the compiler.
RC_GTEST_PROP(Properties, a_corner_compiles_to_its_own_numbers, ()) {
    track::Source source;
    const int inside = *rc::gen::inRange(2, 20);
    const int centre = inside + *rc::gen::inRange(0, 4);
    const int outside = centre + *rc::gen::inRange(0, 5);
    const bool right = *rc::gen::arbitrary<bool>();
    track::Element straight{"straight", false, "", 0, {70, 70, 70}};
    track::Element corner{"corner", true, right ? "R" : "L", 1, {inside, centre, outside}};
    if (right) std::swap(corner.lengths[0], corner.lengths[2]);
    source.elements = {straight, corner, straight};
    source.grid = {{track::Lane::left, 3, 70}, {track::Lane::right, 3, 69}};
    const auto compiled = track::compile(source);
    if (compiled) {
        RC_ASSERT(compiled->track_spaces == 2 * 3 * 70 + inside + centre + outside);
        RC_ASSERT(track::validate(source, *compiled).empty());
    } else {
        RC_ASSERT(!compiled.error().empty());
    }
}

}  // namespace
}  // namespace paddock::formula_d
