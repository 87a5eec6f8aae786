#include <gtest/gtest.h>

#include <set>

#include "draw/schneider/boards.hpp"
#include "draw/schneider/tokens.hpp"
#include "table/schneider/content.hpp"
#include "tests/support/svg.hpp"

namespace paddock::draw {
namespace {

using schneider::Nation;
using schneider::Token;

const schneider::Content& rules() {
    static const auto content = table::built_in_schneider_content();
    return content->rules;
}

bool holds(const std::string& svg, const std::string& words) {
    return svg.find(">" + words + "<") != std::string::npos;
}

TEST(SchneiderCards, EveryCardOfThePackIsDrawn) {
    for (int i = 0; i < schneider::card_count; ++i) {
        const schneider::Card& card = rules().card(schneider::card(i));
        if (card.kind == schneider::CardKind::none) continue;
        const bool basic = schneider::is_basic(schneider::card(i));
        const Nation nation = basic ? static_cast<Nation>(i / schneider::set_size) : Nation::none;
        const std::string svg =
            card_svg({card, nation, "Kind", basic ? "" : "Name & more", "Text.", "foot"}, paper_palette());
        EXPECT_EQ(fault_of(svg), "") << i;
        EXPECT_TRUE(holds(svg, "foot")) << i;
        EXPECT_EQ(holds(svg, "Name &amp; more"), !basic) << i;
        if (card.kind != schneider::CardKind::movement) continue;
        EXPECT_TRUE(holds(svg, std::to_string(card.value))) << i;
    }
}

TEST(SchneiderCards, ChoiceCardsShowAllThreeValues) {
    int found = 0;
    for (int i = schneider::first_development; i < schneider::first_reliability; ++i) {
        const schneider::Card& card = rules().card(schneider::card(i));
        if (!card.is_choice()) continue;
        ++found;
        const std::string svg = card_svg({card, Nation::none, "Movement", "Pitch", "", ""}, paper_palette());
        for (const int value : card.values) EXPECT_TRUE(holds(svg, std::to_string(value)));
    }
    EXPECT_GT(found, 0);
}

// Whoever sees a back learns the nation, nothing else.
TEST(SchneiderCards, BacksDifferByNationOnly) {
    std::set<std::string> backs;
    for (const Nation nation : schneider::all_nations) {
        const std::string svg = card_back_svg(nation, paper_palette());
        EXPECT_EQ(fault_of(svg), "");
        backs.insert(svg);
    }
    EXPECT_EQ(backs.size(), 4U);
}

TEST(SchneiderCards, WordsAreBrokenBetweenWords) {
    const auto lines = wrapped("one two three four five six", 60, Font::ui, 14);
    ASSERT_GT(lines.size(), 1U);
    std::string joined;
    for (const std::string& line : lines) joined += (joined.empty() ? "" : " ") + line;
    EXPECT_EQ(joined, "one two three four five six");
    EXPECT_TRUE(wrapped("", 60, Font::ui, 14).empty());
}

TEST(SchneiderBoards, TokensDiffer) {
    EXPECT_NE(token_svg(Token::damage, paper_palette()), token_svg(Token::alert, paper_palette()));
    EXPECT_EQ(fault_of(token_svg(Token::damage, css_palette())), "");
}

TEST(SchneiderBoards, BettingBoardShowsPricesAndPayouts) {
    BettingBoard board;
    board.slots = rules().betting;
    const std::string open = betting_board_svg(board, paper_palette());
    EXPECT_EQ(fault_of(open), "");
    EXPECT_TRUE(holds(open, "15"));
    EXPECT_TRUE(holds(open, "3 + 20"));
    EXPECT_TRUE(holds(open, "free"));
    EXPECT_FALSE(holds(open, "IT"));
    board.chips[1] = {Nation::italy};
    EXPECT_TRUE(holds(betting_board_svg(board, paper_palette()), "IT"));
}

TEST(SchneiderBoards, ExpertCockpitShowsItsTiles) {
    std::vector<ExpertComponent> parts;
    for (const schneider::Component component : schneider::all_components)
        parts.push_back({component, 2, rules().tile(component, 2), {}, "Part", "level 2"});
    const std::string empty = expert_cockpit_svg(parts, paper_palette());
    EXPECT_EQ(fault_of(empty), "");
    parts[0].tokens = {Token::damage};
    EXPECT_NE(expert_cockpit_svg(parts, paper_palette()), empty);
}

TEST(SchneiderBoards, OthersAreWellFormed) {
    for (int damage = 0; damage <= 5; ++damage)
        EXPECT_EQ(fault_of(basic_cockpit_svg({damage, 9, "Damage"}, night_palette())), "");
    EXPECT_NE(calendar_svg({3}, paper_palette()), calendar_svg({4}, paper_palette()));
    EXPECT_EQ(fault_of(calendar_svg({12}, paper_palette())), "");
    AirShow show;
    show.sums = rules().shows;
    EXPECT_EQ(fault_of(air_show_svg(show, paper_palette())), "");
    const CardFace face{rules().card(schneider::basic_card(Nation::usa, 3)), Nation::usa, "", "", "Plain.", ""};
    EXPECT_EQ(fault_of(spying_track_svg({{face, face, face, face}, {Nation::usa, Nation::italy}}, paper_palette())),
              "");
}

}  // namespace
}  // namespace paddock::draw
