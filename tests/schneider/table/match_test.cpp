#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "table/live_match.hpp"
#include "table/news.hpp"
#include "table/options.hpp"
#include "table/replay.hpp"
#include "tests/schneider/table/support.hpp"

namespace paddock::table::tests {
namespace {

using schneider::Choice;
using testing::HasSubstr;

std::string faults_of(const std::string& setup) {
    const auto match = open_match(library(), "set-up", setup);
    return match ? "" : all_of(match.error());
}

TEST(SchneiderSetUp, FillsInWhatGoesWithoutSaying) {
    const auto match = opened(R"({"game":"schneider","seats":["Ada",""],"options":{"autopilots":1}})");
    EXPECT_EQ(match->game(), "schneider");
    EXPECT_EQ(match->seats(), 2);
    EXPECT_EQ(match->players(), 1) << "the last seat is an autopilot";
    EXPECT_EQ(match->names()[1], "Plane 2");
    EXPECT_EQ(match->venue().key, "calshot-1929");
    EXPECT_EQ(match->venue().name, "Calshot 1929");
    EXPECT_EQ(match->venue().hash.size(), 64U);
    EXPECT_EQ(match->circuit(), nullptr);
    const Json setup = match->setup();
    EXPECT_EQ(setup["circuit"], "calshot-1929");
    EXPECT_EQ(setup["options"]["cockpit"], "basic");
    EXPECT_EQ(setup["options"]["autopilots"], 1);
    EXPECT_EQ(setup["options"]["recycle_price"], "10/5");
}

TEST(SchneiderSetUp, WrittenSetUpOpensTheSameMatch) {
    for (const std::string& setup : schneider_setups()) {
        const auto match = opened(setup);
        ASSERT_TRUE(match);
        EXPECT_EQ(line_of(match->setup()), line_of(opened(line_of(match->setup()))->setup()));
    }
}

TEST(SchneiderSetUp, FaultsNameTheirPlace) {
    EXPECT_THAT(faults_of(R"({"game":"schneider","circuit":"moon","seats":2})"),
                HasSubstr("/circuit: no course has this key; known are monaco-1914"));
    EXPECT_THAT(faults_of(R"({"game":"schneider","seats":5})"), HasSubstr("/seats: at most 4"));
    EXPECT_THAT(faults_of(R"({"game":"schneider","seats":1})"), HasSubstr("ST-SETUP-01"));
    EXPECT_THAT(faults_of(R"({"game":"schneider","seats":2,"options":{"autopilots":3}})"), HasSubstr("ST-AUTO-01"));
    EXPECT_THAT(faults_of(R"({"game":"schneider","seats":2,"options":{"autopilots":5}})"),
                HasSubstr("/options/autopilots: expected a whole number from 0 to 4"));
    EXPECT_THAT(faults_of(R"({"game":"schneider","seats":2,"options":{"cockpit":"glass"}})"),
                HasSubstr("/options/cockpit: expected one of basic, expert"));
    EXPECT_THAT(faults_of(R"({"game":"schneider","seats":2,"options":{"weather":true}})"),
                HasSubstr("/options/weather: unknown key"));
}

TEST(SchneiderSetUp, EveryOptionIsExplainedWithItsUsualValue) {
    const Json options = opened(R"({"game":"schneider","seats":2})")->setup()["options"];
    ASSERT_EQ(options.size(), options_of("schneider").size());
    for (const OptionInfo& info : options_of("schneider")) {
        ASSERT_TRUE(options.contains(std::string(info.key))) << info.key;
        const Json& value = options[std::string(info.key)];
        const std::string text = value.is_boolean()  ? (value.get<bool>() ? "yes" : "no")
                                 : value.is_number() ? std::to_string(value.get<int>())
                                                     : value.get<std::string>();
        EXPECT_EQ(text, info.usual) << info.key;
        EXPECT_TRUE(words_of("schneider", Language::english).has("option." + std::string(info.key) + ".line"))
            << info.key;
    }
}

TEST(SchneiderSetUp, EveryPresetOpens) {
    for (const Preset& preset : presets_of("schneider")) {
        const Json setup{{"game", "schneider"},
                         {"circuit", preset.circuit},
                         {"options", Json::parse(preset.options, nullptr, false)},
                         {"seats", 4}};
        EXPECT_EQ(faults_of(line_of(setup)), "") << preset.key;
    }
}

void expect_round_trips(const Choice& choice) {
    const std::string text = SchneiderBind::choice_text(choice);
    const std::optional<Choice> from_text = SchneiderBind::parse_choice(text);
    ASSERT_TRUE(from_text && *from_text == choice) << text;
    const JsonDocument json = document(line_of(SchneiderBind::choice_json(choice)));
    const std::optional<Choice> from_json = SchneiderBind::read_choice(json.root());
    ASSERT_TRUE(json.errors().empty()) << all_of(json.errors());
    ASSERT_TRUE(from_json && *from_json == choice) << line_of(SchneiderBind::choice_json(choice));
}

// Every choice offered in random matches reads back from its text and from its JSON, and is accepted.
TEST(SchneiderChoices, OfferedOnesReadBackAndAreAccepted) {
    std::set<std::size_t> kinds;
    for (std::size_t i = 0; i < 8 * schneider_setups().size(); ++i) {
        const auto match = opened(schneider_setups()[i % schneider_setups().size()]);
        FastRolls rolls(i + 1);
        match->start(rolls);
        play_at_random(*match, rolls, 1500, [&](AnyMatch& now) {
            const Seat seat = now.awaiting().lowest();
            schneider::Choices list;
            schneider_of(now).game_value().choices(schneider_of(now).state(), seat, list);
            for (const Choice& choice : list) {
                kinds.insert(choice.index());
                expect_round_trips(choice);
            }
            const std::vector<Offer> offers = now.offers(seat);
            EXPECT_EQ(offers.size(), list.size());
            const Offer& offer = offers[static_cast<std::size_t>(rolls.below(static_cast<int>(offers.size())))];
            EXPECT_FALSE(offer.label.empty());
            EXPECT_TRUE(now.copy()->play_json(seat, line_of(offer.json), rolls)) << offer.text;
            return !testing::Test::HasFailure();
        });
        ASSERT_FALSE(testing::Test::HasFailure()) << i;
        EXPECT_TRUE(match->over()) << i;
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Choice>) << "a kind of choice was never offered";
}

TEST(SchneiderChoices, WhatIsNoChoiceIsRefusedWithItsPlace) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    FastRolls rolls(1);
    match->start(rolls);
    const Seat seat = match->awaiting().lowest();
    const auto why = [&](const std::string& json) { return match->play_json(seat, json, rolls).error().why; };
    EXPECT_THAT(why(R"({"do":"sing"})"), HasSubstr("/do: expected one of nation"));
    EXPECT_THAT(why(R"({"do":"nation","nation":"none"})"), HasSubstr("/nation"));
    EXPECT_THAT(why(R"({"do":"play","card":"XX-01","value":3})"), HasSubstr("/card: expected a card"));
    EXPECT_THAT(why(R"({"do":"marker","board":"card","place":7})"), HasSubstr("/place"));
    EXPECT_EQ(match->play(seat, "way short", rolls).error().rule, "ST-TURN-06");
    EXPECT_TRUE(match->play(seat, "nation italy", rolls));
}

TEST(SchneiderView, ST_LAP_05_says_what_a_lap_pays) {
    const auto pays = [](const std::string& rest) {
        const auto match = opened(R"({"game":"schneider",)" + rest + "}");
        FastRolls rolls(1);
        match->start(rolls);
        return match->view(Seat::nobody)["lap_pays"];
    };
    EXPECT_EQ(pays(R"("seats":4)"), Json({10, 8, 5, 0}));
    EXPECT_EQ(pays(R"("seats":3)"), Json({10, 8, 0}));
    EXPECT_EQ(pays(R"("seats":2,"options":{"lap_points":"by_rank"})"), Json({10, 8}));
}

// An offered flight is flown as it is offered, and its costs are the draws it makes.
TEST(SchneiderOffers, SayWhereAFlightEndsAndHowOftenItDraws) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto match = opened(R"({"game":"schneider","circuit":"venice-1927","seats":3})");
        FastRolls rolls(seed);
        match->start(rolls);
        play_at_random(*match, rolls, 1000, [&](AnyMatch& now) {
            const Seat seat = now.awaiting().lowest();
            if (now.question(seat).key != "card") return true;
            for (const Offer& offer : now.offers(seat)) {
                const auto other = now.copy();
                const auto played = other->play(seat, offer.text, rolls);
                if (other->question(seat).key == "way") continue;
                int draws = 0;
                Json way;
                bool crashed = false;
                for (const Told& told : other->told(Seat::nobody, *played)) {
                    if (told.json["event"] == "turn-began") break;
                    if (told.json["event"] == "flew") way = told.json["way"];
                    draws += told.json["event"] == "token-drawn" ? 1 : 0;
                    crashed = crashed || told.json["event"] == "crashed";
                }
                if (crashed) continue;
                EXPECT_EQ(Json(offer.way), way) << offer.text;
                EXPECT_EQ(offer.costs.value("draws", 0), draws) << offer.label;
                ++compared;
            }
            return !testing::Test::HasFailure();
        });
        ASSERT_FALSE(testing::Test::HasFailure()) << seed;
    }
    EXPECT_GT(compared, 1000);
}

// Exact odds agree with what happens when the same choice is played again and again.
TEST(SchneiderOdds, AgreeWithWhatHappens) {
    const auto match = opened(R"({"game":"schneider","circuit":"venice-1927","seats":4,"options":{"autopilots":3}})");
    FastRolls rolls(5);
    match->start(rolls);
    int measured = 0;
    play_at_random(*match, rolls, 200, [&](AnyMatch& now) {
        const Seat seat = now.awaiting().lowest();
        if (now.question(seat).key != "card" || measured >= 3) return true;
        for (const Offer& offer : now.offers(seat)) {
            if (offer.costs.value("draws", 0) != 1 || measured >= 3) continue;
            const auto odds = now.odds(seat, offer.text, {});
            EXPECT_TRUE(odds) << odds.error().why;
            if (!odds) return false;
            EXPECT_EQ((*odds)["first_roll"]["for"], "danger");
            double damage = 0;
            double sum = 0;
            for (const Json& value : (*odds)["outcomes"]["damage"]) {
                sum += value["chance"].get<double>();
                if (value["value"] == 1) damage = value["chance"];
            }
            EXPECT_NEAR(sum, 1, 1e-9);
            const auto& plane = schneider_of(now).state().plane(seat);
            EXPECT_NEAR(damage, double(plane.bag_damage) / (plane.bag_damage + plane.bag_alert), 1e-6);
            ++measured;
        }
        return true;
    });
    EXPECT_EQ(measured, 3);
}

TEST(SchneiderOdds, AreThereForEveryAnswer) {
    for (const std::string& setup : schneider_setups()) {
        const auto match = opened(setup);
        FastRolls rolls(11);
        match->start(rolls);
        int asked = 0;
        play_at_random(*match, rolls, 1500, [&](AnyMatch& now) {
            if (asked++ % 9 != 0) return true;
            const Seat seat = now.awaiting().lowest();
            const std::string text = now.choice_texts(seat).back();
            const auto odds = now.odds(seat, text, {200'000});
            EXPECT_TRUE(odds) << text << ": " << odds.error().why;
            return !testing::Test::HasFailure();
        });
        ASSERT_FALSE(testing::Test::HasFailure()) << setup;
    }
}

TEST(SchneiderRecords, ReplayToTheSamePositionAndProveTheirRolls) {
    for (const std::string& setup : schneider_setups()) {
        TextSink sink;
        Dice dice;
        dice.seed = Seed{7};
        auto live = LiveMatch::begin(opened(setup), std::move(dice), sink);
        ASSERT_TRUE(live);
        FastRolls whims(3);
        while (!live->match().over()) {
            const Seat seat = live->match().awaiting().lowest();
            const auto texts = live->match().choice_texts(seat);
            ASSERT_TRUE(live->play(seat, texts[static_cast<std::size_t>(whims.below(static_cast<int>(texts.size())))]));
        }
        ASSERT_TRUE(live->reveal());
        const auto record = read_record("record", sink.text);
        ASSERT_TRUE(record) << to_text(record.error());
        auto replay = Replay::open(library(), *record);
        ASSERT_TRUE(replay) << to_text(replay.error());
        while (replay->next()) {
        }
        EXPECT_FALSE(replay->fault()) << to_text(*replay->fault());
        EXPECT_EQ(line_of(replay->match().position()), line_of(live->match().position()));
        const Verdict verdict = verify(library(), *record);
        EXPECT_TRUE(verdict.sound());
        EXPECT_TRUE(verdict.rolls_proven) << verdict.unproven;
    }
}

TEST(SchneiderEvents, AreNumberedThroughTheMatchHeardOrNot) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    FastRolls rolls(2);
    match->start(rolls);
    play_at_random(*match, rolls, 40);
    const auto whole = match->whole_story(0, match->event_count());
    ASSERT_EQ(whole.size(), match->event_count());
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat::nobody}) {
        const auto told = match->told(viewer, 0, match->event_count());
        EXPECT_LT(told.size(), whole.size());
        for (const Told& one : told) EXPECT_EQ(line_of(one.json), line_of(whole[one.number].json));
        const Json events = news(*match, viewer, 0)["events"];
        ASSERT_EQ(events.size(), told.size());
        for (std::size_t i = 0; i < told.size(); ++i) {
            ASSERT_EQ(events[i].contains("n"), match->is_public(told[i].number));
            if (events[i].contains("n")) {
                EXPECT_EQ(events[i]["n"], match->public_events(told[i].number));
            }
        }
    }
}

}  // namespace
}  // namespace paddock::table::tests
