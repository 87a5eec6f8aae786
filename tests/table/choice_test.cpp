#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "tests/table/support.hpp"

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

// Every choice that is ever offered reads back from its text and from its JSON, and is accepted.
TEST(Choices, OfferedOnesReadBackAndAreAccepted) {
    std::set<std::size_t> kinds;
    for (std::size_t i = 0; i < 40 * varied_setups().size(); ++i) {
        const auto match = opened(varied_setups()[i % varied_setups().size()]);
        const auto& typed = *match_of<formula_d::FormulaD>(*match);
        FastRolls rolls(i);
        match->start(rolls);
        play_at_random(*match, rolls, 3000, [&](AnyMatch& now) {
            formula_d::Choices list;
            const Seat seat = now.awaiting().lowest();
            typed.game_value().choices(typed.state(), seat, list);
            for (const Choice& choice : list) {
                kinds.insert(choice.index());
                expect_round_trips(choice);
            }
            const Offer offer = now.offers(seat).back();
            EXPECT_FALSE(offer.label.empty());
            EXPECT_TRUE(now.copy()->play_json(seat, line_of(offer.json), rolls)) << offer.text;
            return !testing::Test::HasFatalFailure();
        });
        ASSERT_FALSE(HasFatalFailure());
    }
    // All kinds came up but stops and consents, which random drivers hardly live to see; their texts
    // are among the properties of the battery.
    EXPECT_GE(kinds.size(), std::variant_size_v<Choice> - 2) << testing::PrintToString(kinds);
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
