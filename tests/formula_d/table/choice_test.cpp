#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/support/matches.hpp"

namespace paddock::table::tests {
namespace {

using formula_d::Choice;
using Bind = Binding<formula_d::FormulaD>;

void expect_round_trips(const Choice& choice) {
    const std::string text = Bind::choice_text(choice);
    const std::optional<Choice> from_text = Bind::parse_choice(text);
    ASSERT_TRUE(from_text) << text;
    ASSERT_TRUE(*from_text == choice) << text;
    const JsonDocument json = document(line_of(Bind::choice_json(choice)));
    const std::optional<Choice> from_json = Bind::read_choice(json.root());
    ASSERT_TRUE(json.errors().empty()) << all_of(json.errors());
    ASSERT_TRUE(from_json && *from_json == choice) << line_of(Bind::choice_json(choice));
}

// Every choice offered now reads back from its text and from its JSON, and the last one is accepted.
bool offers_read_back(AnyMatch& match, FastRolls& rolls, std::set<std::size_t>& kinds) {
    const auto& typed = *match_of<formula_d::FormulaD>(match);
    formula_d::Choices list;
    const Seat seat = match.awaiting().lowest();
    typed.game_value().choices(typed.state(), seat, list);
    for (const Choice& choice : list) {
        kinds.insert(choice.index());
        expect_round_trips(choice);
    }
    const Offer offer = match.offers(seat).back();
    EXPECT_FALSE(offer.label.empty());
    EXPECT_TRUE(match.copy()->play_json(seat, line_of(offer.json), rolls)) << offer.text;
    return !testing::Test::HasFatalFailure();
}

// Drives safely and into the pits whenever a way leads there, then asks for repairs.
void play_for_the_pits(AnyMatch& match, FastRolls& rolls, const Look& look) {
    while (!match.over()) {
        if (!look(match)) return;
        const Seat seat = match.awaiting().lowest();
        std::string text = match.fallback(seat);
        for (const std::string& offered : match.choice_texts(seat)) {
            const bool into_the_pits = offered.starts_with("move ") && offered.find('P') != std::string::npos;
            const bool with_repairs =
                offered.starts_with("stop technical ") && !offered.starts_with("stop technical fit");
            if (into_the_pits || with_repairs) text = offered;
        }
        ASSERT_TRUE(match.play(seat, text, rolls)) << text;
    }
}

TEST(Choices, OfferedOnesReadBackAndAreAccepted) {
    std::set<std::size_t> kinds;
    for (std::size_t i = 0; i < 15 * varied_setups().size(); ++i) {
        const auto match = opened(varied_setups()[i % varied_setups().size()]);
        FastRolls rolls(i);
        match->start(rolls);
        play_at_random(*match, rolls, 3000, [&](AnyMatch& now) { return offers_read_back(now, rolls, kinds); });
        ASSERT_FALSE(HasFatalFailure());
    }
    // Stops at the box and a team mate's consent: random drivers hardly live to see them.
    for (std::size_t i = 0; i < 10; ++i) {
        const auto match = opened(R"({"game":"formula-d","circuit":"monaco","seats":4,
            "options":{"teams":true,"three_lap":true,"tires":true,"weather":true}})");
        FastRolls rolls(i);
        match->start(rolls);
        play_for_the_pits(*match, rolls, [&](AnyMatch& now) { return offers_read_back(now, rolls, kinds); });
        ASSERT_FALSE(HasFatalFailure());
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Choice>) << testing::PrintToString(kinds);
}

RC_GTEST_PROP(Choices, AnyPathReadsBack, ()) {
    formula_d::Drive drive;
    for (const int step : *rc::gen::resize(40, rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 4))))
        drive.path.push_back(static_cast<formula_d::Step>(step));
    drive.brakes = static_cast<std::uint8_t>(*rc::gen::inRange(0, 8));
    expect_round_trips(drive);
    RC_ASSERT(!testing::Test::HasFatalFailure());
}

RC_GTEST_PROP(Choices, AnyTextIsReadOrRefused, (const std::string& text)) {
    const std::optional<Choice> choice = Bind::parse_choice(text);
    if (choice) RC_ASSERT(Bind::parse_choice(Bind::choice_text(*choice)) == choice);
}

}  // namespace
}  // namespace paddock::table::tests
