#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/any_bot.hpp"
#include "table/games.hpp"
#include "table/library.hpp"
#include "table/rolls.hpp"

// Matches of any game in which advice is taken.
namespace paddock::tests {

inline std::unique_ptr<table::AnyMatch> match_of_setup(const char* setup) {
    static const table::Library library;
    auto match = table::open_match(library, "set-up", setup);
    EXPECT_TRUE(match) << setup;
    return match ? std::move(*match) : nullptr;
}

// Everybody accepts what is advised, to the end. How many questions there were; each had a listed answer that comes
// first, a verdict on each of the others, and a reason in every language.
inline int advised_questions(const char* setup) {
    const std::unique_ptr<table::AnyMatch> match = match_of_setup(setup);
    table::FastRolls rolls{7};
    match->start(rolls);
    const std::unique_ptr<bots::AnyBot> bot = bots::make_bot(*match, bots::Level::rookie);
    int questions = 0;
    for (; !match->over(); ++questions) {
        const Seat seat = match->awaiting().lowest();
        const std::vector<std::string> listed = match->choice_texts(seat);
        const bots::Advice advice = bot->advise(*match, seat);
        if (advice.answers.empty()) {
            ADD_FAILURE() << "no advice";
            return 0;
        }
        EXPECT_EQ(advice.answers[0].verdict, bots::Verdict::advised);
        EXPECT_LE(advice.answers.size(), listed.size());
        for (const bots::Advice::Answer& answer : advice.answers)
            EXPECT_NE(std::find(listed.begin(), listed.end(), answer.choice), listed.end()) << answer.choice;
        for (const table::LanguageName& language : table::languages) {
            const table::Words& words = table::words_of(match->game(), language.language);
            EXPECT_TRUE(words.has(advice.reason.key)) << advice.reason.key;
            EXPECT_EQ(bots::in_words(advice.reason, words).find('{'), std::string::npos) << advice.reason.key;
        }
        if (!match->play(seat, advice.answers[0].choice, rolls)) {
            ADD_FAILURE() << advice.answers[0].choice;
            return 0;
        }
    }
    return questions;
}

// The place at the end of a seat that accepts all advice, the others being club bots: the mean of some races. The seat
// is another one in each race.
inline double mean_place_by_advice(const char* setup, int races) {
    const std::unique_ptr<table::AnyMatch> first = match_of_setup(setup);
    const std::unique_ptr<bots::AnyBot> bot = bots::make_bot(*first, bots::Level::club);
    int places = 0;
    for (int race = 0; race < races; ++race) {
        const std::unique_ptr<table::AnyMatch> match = first->copy();
        const Seat me = seat(race % match->seats());
        table::FastRolls rolls{static_cast<std::uint64_t>(race) + 1};
        match->start(rolls);
        while (!match->over()) {
            const Seat asked = match->awaiting().lowest();
            const std::string answer =
                asked == me ? bot->advise(*match, asked).answers[0].choice : bot->decide(*match, asked);
            EXPECT_TRUE(match->play(asked, answer, rolls)) << answer;
        }
        for (const Standing& standing : match->standings()) {
            if (standing.seat == me) places += standing.place;
        }
    }
    return static_cast<double>(places) / races;
}

}  // namespace paddock::tests
