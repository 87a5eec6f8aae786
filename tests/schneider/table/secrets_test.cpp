#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "table/news.hpp"
#include "tests/schneider/table/support.hpp"

// What a seat receives must not depend on what it may not know.
namespace paddock::table::tests {
namespace {

using schneider::State;

// Everything a viewer can get: the last events, view, question, offers, what is played for it, and odds.
std::string bytes_for(const AnyMatch& match, Seat viewer, bool with_odds) {
    constexpr std::size_t events = 100;
    std::string bytes = line_of(news(match, viewer, match.public_events() - std::min(events, match.public_events())));
    if (!with_odds || !match.awaiting().contains(viewer)) return bytes;
    for (const std::string& text : match.choice_texts(viewer)) {
        const auto odds = match.odds(viewer, text, {20'000});
        bytes += odds ? line_of(*odds) : odds.error().why;
    }
    return bytes;
}

// The same match with another position under it.
std::unique_ptr<AnyMatch> with_state(const AnyMatch& match, const State& state) {
    auto other = match.copy();
    Bookmark mark = other->bookmark();
    std::memcpy(mark.state.data(), &state, sizeof(State));
    other->go_back(mark);
    return other;
}

TEST(SchneiderSecrets, TablesThatDifferOnlyInWhatASeatMayNotKnowGiveItTheSameBytes) {
    int differing = 0;
    for (std::size_t i = 0; i < 2 * schneider_setups().size(); ++i) {
        const auto match = opened(schneider_setups()[i % schneider_setups().size()]);
        FastRolls rolls(100 + i);
        match->start(rolls);
        int step = 0;
        play_at_random(*match, rolls, 600, [&](AnyMatch& now) {
            if (step++ % 11 != 0) return true;
            const auto& game = schneider_of(now).game_value();
            const State& state = schneider_of(now).state();
            for (int viewer = -1; viewer < now.seats(); ++viewer) {
                const Seat seat = viewer < 0 ? Seat::nobody : Seat(viewer);
                const State imagined = game.imagine(game.view(state, seat), rolls);
                const auto other = with_state(now, imagined);
                EXPECT_EQ(bytes_for(now, seat, step % 5 == 0), bytes_for(*other, seat, step % 5 == 0));
                differing += line_of(now.position()) != line_of(other->position()) ? 1 : 0;
            }
            return !testing::Test::HasFailure();
        });
        ASSERT_FALSE(testing::Test::HasFailure()) << i;
    }
    EXPECT_GT(differing, 1000) << "the tables compared were the same";
}

bool is_secret(const std::string& question) {
    return question == "put-away" || question == "keep" || question == "bet";
}

// Answers that only their owner may know leave everybody else with the same bytes.
TEST(SchneiderSecrets, SecretAnswersShowToNobodyElse) {
    int compared = 0;
    for (std::size_t i = 0; i < schneider_setups().size(); ++i) {
        const auto match = opened(schneider_setups()[i % schneider_setups().size()]);
        FastRolls rolls(200 + i);
        match->start(rolls);
        play_at_random(*match, rolls, 400, [&](AnyMatch& now) {
            const Seat seat = now.awaiting().lowest();
            const std::string question = now.question(seat).key;
            std::vector<std::string> texts = now.choice_texts(seat);
            if (!is_secret(question) || texts.size() < 3) return true;
            // Two bets on one slot; two cards put away or kept.
            const std::string one = texts[texts.size() - 1];
            const std::string two = texts[texts.size() - 2];
            if (question == "bet" && one.substr(0, 5) != two.substr(0, 5)) return true;
            const auto first = now.copy();
            const auto second = now.copy();
            FastRolls rolls_one(9);
            FastRolls rolls_two(9);
            EXPECT_TRUE(first->play(seat, one, rolls_one));
            EXPECT_TRUE(second->play(seat, two, rolls_two));
            for (int viewer = -1; viewer < now.seats(); ++viewer) {
                const Seat other = viewer < 0 ? Seat::nobody : Seat(viewer);
                if (other == seat) continue;
                EXPECT_EQ(bytes_for(*first, other, false), bytes_for(*second, other, false)) << one << ", " << two;
            }
            EXPECT_NE(bytes_for(*first, seat, false), bytes_for(*second, seat, false)) << one << ", " << two;
            ++compared;
            return !testing::Test::HasFailure();
        });
        ASSERT_FALSE(testing::Test::HasFailure()) << i;
    }
    EXPECT_GT(compared, 100);
}

// The card of a plane that lies open: flown with now, or on top of its pile.
Json open_card(const AnyMatch& match, int seat) {
    const Json position = match.view(Seat::nobody)["position"];
    if (position["turn"] == seat && position["move"].contains("card")) return position["move"]["card"];
    const Json& pile = position["planes"][static_cast<std::size_t>(seat) - 1]["pile"];
    return pile.empty() ? Json() : pile.back();
}

// Whose card an event names or gives away; 0: none.
std::size_t tells_of_a_card(const Json& event) {
    const std::string kind = event["event"];
    const std::string rule = event["rule"];
    const bool by_a_card = kind == "card-played" || (kind != "card-named" && rule.starts_with("ST-MC-"));
    return by_a_card ? event["seat"].get<std::size_t>() : 0;
}

// ST-INFO-05: a story asked for later is no log of the cards played, but for their owner. A card may be played again in
// a later race; and what only a card's effect can do would tell it from others of its value.
TEST(SchneiderSecrets, WithoutALogCoveredCardsAreLeftOutOfTheStory) {
    for (const bool log : {true, false}) {
        const auto match = opened(
            std::string(R"({"game":"schneider","seats":3,"options":{"autopilots":1,"campaign":"long","public_log":)") +
            (log ? "true}}" : "false}}"));
        FastRolls rolls(11);
        match->start(rolls);
        int left_out = 0;
        int effects_left_out = 0;
        int step = 0;
        play_at_random(*match, rolls, 1000, [&](AnyMatch& now) {
            if (step++ % 5 != 0 || now.over()) return true;
            const std::vector<Told> story = now.whole_story(0, now.event_count());
            std::array<std::size_t, 4> last_play{};  // by seat number
            std::array<bool, 4> shows_a_card{};
            for (int seat = 1; seat <= 3; ++seat)
                shows_a_card[static_cast<std::size_t>(seat)] = !open_card(now, seat).is_null();
            for (const Told& told : story) {
                if (told.json["event"] == "card-played") last_play[told.json["seat"].get<std::size_t>()] = told.number;
            }
            for (const Seat viewer : {Seat::nobody, Seat{0}}) {
                std::vector<const Json*> heard(now.event_count(), nullptr);
                const std::vector<Told> told = now.told(viewer, 0, now.event_count());
                for (const Told& event : told) heard[event.number] = &event.json;
                for (const Told& event : story) {
                    const std::size_t seat = tells_of_a_card(event.json);
                    if (seat == 0) continue;
                    const bool own = static_cast<int>(seat) == seat_number(viewer);
                    const bool open =
                        log || seat == 3 || own || (event.number >= last_play[seat] && shows_a_card[seat]);
                    const Json* const found = heard[event.number];
                    const bool played = event.json["event"] == "card-played";
                    if (open) {
                        EXPECT_TRUE(found != nullptr && *found == event.json) << event.sentence;
                    } else if (played) {
                        EXPECT_TRUE(found != nullptr && (*found)["card"].is_null()) << event.sentence;
                        if (found != nullptr) {
                            const std::string sentence = (*found)["text"];
                            EXPECT_EQ(sentence.find("-0"), std::string::npos) << sentence;
                        }
                        ++left_out;
                    } else {
                        EXPECT_TRUE(found == nullptr || (*found)["rule"] == "ST-CARD-04") << event.sentence;
                        ++effects_left_out;
                    }
                }
                // What is put into words once for several viewers is the same for each.
                Gazette gazette(now, 0);
                for (const Seat first : {Seat{1}, Seat::nobody}) (void)gazette.text_for(first);
                EXPECT_EQ(gazette.text_for(viewer), line_of(news(now, viewer, 0)));
            }
            return !testing::Test::HasFailure();
        });
        EXPECT_EQ(left_out > 0, !log);
        EXPECT_EQ(effects_left_out > 0, !log);
    }
}

// Once the decks are empty, plays have no secret events around them: the cards alone make the difference.
TEST(SchneiderSecrets, WhatIsToldAlikeIsTheSame) {
    for (std::uint64_t seed = 1; seed <= 30 && !testing::Test::HasFailure(); ++seed) {
        const auto match = opened(R"({"game":"schneider","seats":2,"options":{"public_log":false}})");
        FastRolls rolls(seed);
        match->start(rolls);
        play_at_random(*match, rolls, 600, [&](AnyMatch& now) {
            const std::size_t lately = std::min<std::size_t>(40, now.event_count());
            for (std::size_t first = now.event_count() - lately; first < now.event_count(); ++first) {
                if (!now.tells_alike(Seat{0}, Seat::nobody, first)) continue;
                EXPECT_EQ(line_of(events_json(now, Seat{0}, first)), line_of(events_json(now, Seat::nobody, first)));
                break;  // what begins later is part of it
            }
            return !testing::Test::HasFailure();
        });
    }
}

// Nobody can count what was told to others: numbers have no gaps, whatever was hidden between them.
TEST(SchneiderSecrets, EventsAreNumberedWithoutGaps) {
    for (const std::string& setup : schneider_setups()) {
        const auto match = opened(setup);
        FastRolls rolls(21);
        match->start(rolls);
        int hidden = 0;
        int step = 0;
        play_at_random(*match, rolls, 300, [&](AnyMatch& now) {
            if (step++ % 7 != 0) return true;
            for (int viewer = -1; viewer < now.seats(); ++viewer) {
                const Json told = news(now, viewer < 0 ? Seat::nobody : Seat(viewer), 0);
                std::size_t next = 0;
                for (const Json& event : told["events"]) {
                    if (!event.contains("n")) {
                        ++hidden;
                        continue;
                    }
                    EXPECT_EQ(event["n"], next++);
                }
                EXPECT_EQ(told["event_count"], next);
                EXPECT_EQ(news(now, Seat::nobody, next)["from"], next);
            }
            return !testing::Test::HasFailure();
        });
        EXPECT_GT(hidden, 0) << "nothing was told to one seat alone";
    }
}

// What is told behind so many numbered events begins right behind them, what has no number included.
TEST(SchneiderSecrets, NewsBeginBehindTheEventsThatAreKnown) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    FastRolls rolls(4);
    match->start(rolls);
    play_at_random(*match, rolls, 60);
    const Json all = news(*match, Seat{0}, 0)["events"];
    for (std::size_t since = 0; since <= match->public_events(); since += 5) {
        Json rest = Json::array();
        std::size_t numbered = 0;
        for (const Json& event : all) {
            if (numbered >= since) rest.push_back(event);
            numbered += event.contains("n") ? 1 : 0;
        }
        EXPECT_EQ(line_of(news(*match, Seat{0}, since)["events"]), line_of(rest)) << since;
    }
}

TEST(SchneiderSecrets, CardsSeenAreToldToTheirOwnerOnly) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    FastRolls rolls(4);
    match->start(rolls);
    play_at_random(*match, rolls, 60);
    int own = 0;
    for (const Told& told : match->told(Seat{0}, 0, match->event_count())) {
        const bool secret = told.json["event"] == "card-seen" || told.json["event"] == "card-named" ||
                            told.json["event"] == "bet-named";
        if (!secret) continue;
        EXPECT_EQ(told.json["seat"], 1);
        ++own;
    }
    EXPECT_GT(own, 3);
    for (const Told& told : match->told(Seat::nobody, 0, match->event_count()))
        EXPECT_NE(told.json["event"], "card-seen");
    const Json view = match->view(Seat{0});
    EXPECT_TRUE(view["position"]["planes"][1]["hand"][0].is_null());
    EXPECT_TRUE(view["position"]["planes"][0]["hand"][0].is_string());
}

}  // namespace
}  // namespace paddock::table::tests
