#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "tests/support/matches.hpp"

namespace paddock::table::tests {
namespace {

std::unique_ptr<AnyMatch> laid_out(const std::string& position, int seats = 2, const std::string& options = "{}") {
    auto match = opened(R"({"game":"formula-d","seats":)" + std::to_string(seats) + R"(,"options":)" + options + "}");
    const JsonDocument read = document(position);
    FastRolls rolls(1);
    EXPECT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    return match;
}

Json odds_of(const AnyMatch& match, Seat seat, const std::string& choice) {
    Result<Json, Refused> odds = match.odds(seat, choice, {});
    EXPECT_TRUE(odds) << odds.error().why;
    return odds ? *odds : Json();
}

std::string share_of(const Json& values, const Json& wanted) {
    for (const Json& entry : values) {
        if (entry["value"] == wanted) return entry["share"];
    }
    return "none";
}

double sum_of(const Json& values) {
    double sum = 0;
    for (const Json& entry : values) sum += entry["chance"].get<double>();
    return sum;
}

// Rows 1 to 15 of the Montée du Beau Rivage are straight: nothing can happen there to a car alone.
TEST(Odds, OfAGearAreTheDie) {
    const auto match = laid_out(R"({"turn":1,"cars":[{"space":"C.3.1","gear":2},{"space":"C.13.1"}]})");
    const Json odds = odds_of(*match, Seat{0}, "gear 2");
    EXPECT_EQ(odds["first_roll"]["for"], "gear");
    ASSERT_EQ(odds["first_roll"]["values"].size(), 3U);
    EXPECT_EQ(odds["first_roll"]["values"][2]["share"], "1/2");
    EXPECT_EQ(share_of(odds["outcomes"]["space"], "C.3.3"), "1/6");
    EXPECT_EQ(share_of(odds["outcomes"]["space"], "C.3.4"), "1/3");
    EXPECT_EQ(share_of(odds["outcomes"]["space"], "C.3.5"), "1/2");
    EXPECT_EQ(share_of(odds["outcomes"]["tires_lost"], 0), "1/1");
    EXPECT_EQ(share_of(odds["outcomes"]["out"], false), "1/1");
    ASSERT_EQ(odds["by_first_roll"].size(), 3U);
    EXPECT_EQ(odds["by_first_roll"][2]["from"], 4);
    EXPECT_EQ(odds["by_first_roll"][2]["share"], "1/2");
    EXPECT_EQ(share_of(odds["by_first_roll"][2]["outcomes"]["space"], "C.3.5"), "1/1");
    EXPECT_EQ(share_of(odds["by_first_roll"][2]["outcomes"]["space"], "C.3.4"), "none");
}

TEST(Odds, WhatHadHappenedBeforeIsNoOutcome) {
    using Bind = Binding<formula_d::FormulaD>;
    const formula_d::FormulaD game{library().circuit("monaco")->track(), {}, 2};
    formula_d::State before = state_of(*laid_out(R"({"turn":1,"cars":[{"space":"C.3.1"},{"space":"C.13.1"}]})"));
    formula_d::State after = before;
    const auto told = [&](std::string_view measure) {
        const auto at = std::ranges::find(Bind::measures, measure) - std::begin(Bind::measures);
        const Bind::Outcome outcome = Bind::outcome(game, before, after, Seat{0}, {});
        return outcome[static_cast<std::size_t>(at)];
    };
    after.cars[0].status = formula_d::Status::out;
    after.cars[0].cause = formula_d::Cause::body;
    EXPECT_NE(told("out"), 0);
    before = after;  // as when a team mate asks who is out already
    EXPECT_EQ(told("out"), 0);
    before.cars[0].status = formula_d::Status::racing;
    after.cars[0].status = formula_d::Status::finished;
    EXPECT_EQ(told("finished"), 1);
    before = after;
    EXPECT_EQ(told("finished"), 0);
}

// From (12,C) in front of Sainte-Dévote, one stop: 7 on the die of 4th gear stops on its last space, every
// pip more is a space too far and a tire.
TEST(Odds, TellForEachNumberOfTheDieWhatTheStopCosts) {
    const auto match = laid_out(R"({"turn":1,"cars":[{"space":"C.1.11","gear":4,"wear":{"tires":4,"brakes":0}},
        {"space":"C.13.1"}]})");
    const Json odds = odds_of(*match, Seat{0}, "gear 4");
    ASSERT_EQ(odds["by_first_roll"].size(), 6U);
    int overshoots = 0;
    for (const Json& roll : odds["by_first_roll"]) {
        const Json& outcomes = roll["outcomes"];
        ASSERT_EQ(outcomes["stops"].size(), 1U) << roll;
        ASSERT_EQ(outcomes["overshoot"].size(), 1U) << roll;
        const int overshoot = outcomes["overshoot"][0]["value"];
        EXPECT_EQ(outcomes["stops"][0]["value"], overshoot == 0 ? 1 : 0) << roll;
        EXPECT_EQ(share_of(outcomes["tires_lost"], overshoot <= 4 ? overshoot : 0), "1/1") << roll;
        EXPECT_EQ(share_of(outcomes["spun"], overshoot == 4), "1/1") << roll;
        EXPECT_EQ(share_of(outcomes["out"], overshoot > 4 ? Json("overshoot") : Json(false)), "1/1") << roll;
        overshoots += overshoot > 0 ? 1 : 0;
    }
    EXPECT_GT(overshoots, 0);
    EXPECT_LT(overshoots, 6);
}

// V-FD-33 by hand: beside one car and behind another, the mover rolls twice for the body: (19/20)², …
TEST(Odds, OfAMoveIntoTrafficAreTheCollisionRolls) {
    const auto match = laid_out(R"({"turn":1,"phase":"drive","ask":"move","awaiting":[1],
        "cars":[{"space":"C.3.1","gear":2},{"space":"L.3.4"},{"space":"C.3.5"}],
        "move":{"from":"C.3.1","die":3,"remaining":3,"tire_age":1}})",
                                3);
    const Json odds = odds_of(*match, Seat{0}, "move 3");
    EXPECT_EQ(share_of(odds["outcomes"]["body_lost"], 0), "361/400");
    EXPECT_EQ(share_of(odds["outcomes"]["body_lost"], 1), "19/200");
    EXPECT_EQ(share_of(odds["outcomes"]["body_lost"], 2), "1/400");
}

// Overshooting Sainte-Dévote from (11,C) in 4th: the die decides about tires, spin and the end.
TEST(Odds, CountTiresSpinsAndTheEnd) {
    const auto match =
        laid_out(R"({"turn":1,"cars":[{"space":"C.1.11","gear":4,"wear":{"tires":4,"brakes":0}},{"space":"C.13.1"}]})");
    const Json odds = odds_of(*match, Seat{0}, "gear 4");
    // One row is left, the corner's outside has seven spaces: 7 stops in it, 8 is the outside way, …
    for (const auto& [name, values] : odds["outcomes"].items()) EXPECT_NEAR(sum_of(values), 1.0, 1e-6) << name;
    EXPECT_NE(share_of(odds["outcomes"]["spun"], true), "none");
}

TEST(Odds, AreRefusedWhenTheChoiceIs) {
    const auto match = laid_out(R"({"turn":1,"cars":[{"space":"C.3.1","gear":2},{"space":"C.13.1"}]})");
    const auto high = match->odds(Seat{0}, "gear 4", {});
    ASSERT_FALSE(high);
    EXPECT_EQ(high.error().rule, "FD-GEAR-03");
    EXPECT_FALSE(match->odds(Seat{1}, "gear 2", {}));
    EXPECT_FALSE(match->odds(Seat{0}, "jump", {}));
}

TEST(Odds, GiveUpBeyondTheLimit) {
    const auto match = laid_out(R"({"turn":1,"cars":[{"space":"C.3.1","gear":2},{"space":"C.13.1"}]})");
    const auto odds = match->odds(Seat{0}, "gear 2", {2});
    ASSERT_FALSE(odds);
    EXPECT_THAT(odds.error().why, testing::HasSubstr("more than 2 branches"));
}

// Every face of every die, not bands, weighed one by one: slow, but written without EveryRoll.
class Faces final : public Rolls {
  public:
    int roll(const Chance& chance) override {
        if (made_ == path_.size()) path_.push_back({chance.first, chance.last(), chance.first});
        const Face& face = path_[made_++];
        weight_ *= static_cast<double>(chance.weight(face.at)) / chance.total_weight();
        return face.at;
    }
    double weight() const { return weight_; }
    bool next() {
        made_ = 0;
        weight_ = 1;
        while (!path_.empty() && path_.back().at == path_.back().last) path_.pop_back();
        if (path_.empty()) return false;
        ++path_.back().at;
        return true;
    }

  private:
    struct Face {
        int first, last, at;
    };
    std::vector<Face> path_;
    std::size_t made_ = 0;
    double weight_ = 1;
};

using Bind = Binding<formula_d::FormulaD>;

void add_brute_force(const FormulaDMatch& match, const formula_d::State& start, const formula_d::State& now, Seat asked,
                     const formula_d::Choice& choice, double weight, Seat seat,
                     std::vector<std::map<std::string, double>>& sums, const Bind::Trace& so_far = {}) {
    struct Witness {
        Bind::Trace trace;
        const formula_d::State& now;
        Seat seat;
    };
    Faces rolls;
    do {
        formula_d::State after = now;
        Witness witness{so_far, after, seat};
        const Events<formula_d::Event> listener(
            [](void* self, const formula_d::Event& event) {
                auto* heard = static_cast<Witness*>(self);
                heard->trace.hear(event, heard->now, heard->seat);
            },
            &witness);
        ASSERT_TRUE(match.game_value().apply(after, asked, choice, rolls, listener));
        const double way = weight * rolls.weight();
        if (!after.asked.empty() && Bind::turn_goes_on(start, after)) {
            const Seat next = after.asked.lowest();
            add_brute_force(match, start, after, next, match.game_value().fallback(after, next), way, seat, sums,
                            witness.trace);
            continue;
        }
        const auto outcome = Bind::outcome(match.game_value(), start, after, seat, witness.trace);
        for (std::size_t i = 0; i < outcome.size(); ++i)
            sums[i][line_of(Bind::measure_json(match.game_value(), start, i, outcome[i]))] += way;
    } while (rolls.next());
}

// What holds for each outcome of the first roll, weighed by it, makes what holds in all.
void expect_sum_of_rolls(const Json& odds, const char* name, const std::string& choice) {
    if (!odds.contains("by_first_roll")) return;
    std::map<std::string, double> sums;
    for (const Json& roll : odds["by_first_roll"]) {
        for (const Json& entry : roll["outcomes"][name])
            sums[line_of(entry["value"])] += roll["chance"].get<double>() * entry["chance"].get<double>();
    }
    for (const Json& entry : odds["outcomes"][name])
        EXPECT_NEAR(entry["chance"].get<double>(), sums[line_of(entry["value"])], 1e-7) << choice << " " << name;
}

TEST(Odds, EqualABruteForceOverAllFaces) {
    const std::vector<std::string> positions{
        // Into traffic at the end of a straight.
        R"({"turn":1,"cars":[{"space":"C.1.11","gear":3,"wear":{"tires":3}},{"space":"L.2.3","gear":2}]})",
        // Debris on the way.
        R"({"turn":1,"markers":["C.3.3","L.3.3","R.3.3"],"cars":[{"space":"C.3.1","gear":2},{"space":"C.13.1"}]})",
        // The rain slide.
        R"({"turn":1,"weather":"rain","cars":[{"space":"C.1.9","gear":2},{"space":"C.13.1"}]})",
        // A strain for two cars, in changeable weather.
        R"({"turn":1,"weather":"changeable","cars":[{"space":"C.13.1","gear":5},{"space":"C.3.1","gear":5}]})",
    };
    for (const std::string& position : positions) {
        const auto match = laid_out(position, 2, R"({"weather":true})");
        const auto& typed = *match_of<formula_d::FormulaD>(*match);
        for (const std::string& choice : match->choice_texts(Seat{0})) {
            std::vector<std::map<std::string, double>> sums(Bind::measures.size());
            add_brute_force(typed, typed.state(), typed.state(), Seat{0}, *formula_d::parse_choice(choice), 1.0,
                            Seat{0}, sums);
            ASSERT_FALSE(HasFatalFailure());
            const Json odds = odds_of(*match, Seat{0}, choice);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                const char* const name = Bind::measures[i];
                const Json& values = odds["outcomes"][name];
                EXPECT_EQ(values.size(), sums[i].size()) << choice << " " << name;
                EXPECT_NEAR(sum_of(values), 1.0, 1e-6);
                for (const Json& entry : values)
                    EXPECT_NEAR(entry["chance"].get<double>(), sums[i][line_of(entry["value"])], 2e-9)
                        << choice << " " << name << " " << entry["value"];
                expect_sum_of_rolls(odds, name, choice);
            }
        }
    }
}

// Wherever a match may stand, the shares of every measure make exactly one.
TEST(Odds, MakeOneWhereverAMatchMayStand) {
    for (std::size_t i = 0; i < varied_setups().size(); ++i) {
        const auto match = opened(varied_setups()[i]);
        FastRolls rolls(i + 100);
        match->start(rolls);
        int until_next = 5;
        play_at_random(*match, rolls, 400, [&](AnyMatch& now) {
            if (until_next-- > 0) return true;
            until_next = 20;
            const Seat seat = now.awaiting().lowest();
            const Result<Json, Refused> odds = now.odds(seat, now.fallback(seat), {20'000});
            if (!odds) {
                EXPECT_THAT(odds.error().why, testing::HasSubstr("branches"));
                return true;
            }
            for (const auto& [name, values] : (*odds)["outcomes"].items())
                EXPECT_NEAR(sum_of(values), 1.0, 1e-6) << name;
            return true;
        });
    }
}

}  // namespace
}  // namespace paddock::table::tests
