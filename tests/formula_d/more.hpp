#pragma once

#include <algorithm>

#include "tests/formula_d/fixture.hpp"

// More helpers for the tests that go through the rule reference row by row.
namespace paddock::formula_d::tests {

using Names = std::vector<std::string>;
using Seats = std::vector<Seat>;

// A roll as the engine asked for it.
struct AskedRoll {
    std::string purpose;
    Seat seat = Seat::nobody;
    int first = 0;
    std::vector<int> shares;  // of each outcome, from the first on
};

// Notes what is asked. A purpose that is listed shows its number, every other roll its highest.
class WatchedRolls final : public Rolls {
  public:
    explicit WatchedRolls(std::vector<Roll> shown = {}) : shown_(std::move(shown)) {}

    int roll(const Chance& chance) override {
        AskedRoll asked{std::string(chance.purpose.view()), chance.seat, chance.first, {}};
        for (int i = chance.first; i <= chance.last(); ++i) asked.shares.push_back(chance.weight(i));
        asked_.push_back(asked);
        for (const Roll& roll : shown_) {
            if (roll.purpose == asked.purpose) return std::clamp(roll.value, chance.first, chance.last());
        }
        return chance.last();
    }
    const std::vector<AskedRoll>& asked() const { return asked_; }

  private:
    std::vector<Roll> shown_;
    std::vector<AskedRoll> asked_;
};

// The rolls an answer to the open question leads to, up to the next question. The race does not go on.
inline std::vector<AskedRoll> rolls_after(const Race& race, const std::string& choice, std::vector<Roll> shown = {}) {
    WatchedRolls rolls{std::move(shown)};
    State copy = race.state;
    const std::optional<Choice> answer = parse_choice(choice);
    EXPECT_TRUE(answer.has_value()) << choice;
    if (answer) {
        EXPECT_TRUE(race.game().apply(copy, race.asked(), *answer, rolls, Events<Event>{})) << choice;
    }
    return rolls.asked();
}

// Where the car would end this piece of its move, for every way on the list; sorted, each once.
inline Names ends_of_offers(const Race& race) {
    Names ends;
    for (const std::string& text : race.offers()) {
        State copy = race.state;
        WatchedRolls rolls;
        EXPECT_TRUE(race.game().apply(copy, race.asked(), *parse_choice(text), rolls, Events<Event>{})) << text;
        ends.push_back(race.board().name(copy.car(race.asked()).space));
    }
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    return ends;
}

// Gear, die and move of a road race driver who saves the nitro.
inline void road_turn(Race& race, int gear, int die, const std::string& move, const Script& script = {}) {
    race.play("gear " + std::to_string(gear), {{"gear", die}});
    race.play("nitro no");
    race.play("move " + move, script);
}

// What the refusals of a whole list have in common; empty when one of them is accepted.
inline std::string refusal_of_all(const Race& race, const Names& choices) {
    std::string common;
    for (const std::string& choice : choices) {
        const std::string refusal = race.refusal(choice);
        EXPECT_FALSE(refusal.empty()) << choice << " is accepted";
        common = common.empty() || common == refusal ? refusal : common + " " + refusal;
    }
    return common;
}

// The slots of the grid from pole on.
inline Seats grid_of(const Race& race) {
    Seats slots;
    for (const GridTaken& taken : race.events<GridTaken>()) {
        if (slots.size() < taken.slot) slots.resize(taken.slot, Seat::nobody);
        slots[taken.slot - 1U] = taken.seat;
    }
    return slots;
}

}  // namespace paddock::formula_d::tests
