// The data of content/schneider: what the rule reference (§7) says of it, and what the reader refuses.

#include <algorithm>

#include "table/embedded.hpp"
#include "tests/schneider/fixture.hpp"

namespace paddock::schneider::tests {
namespace {

std::vector<table::SchneiderFile> built_in_files() {
    constexpr std::string_view root = "content/schneider/";
    std::vector<table::SchneiderFile> files;
    for (const table::EmbeddedFile& file : table::embedded_files()) {
        if (file.path.substr(0, root.size()) == root)
            files.push_back({std::string(file.path.substr(root.size())), std::string(file.text)});
    }
    return files;
}

// Reads the built-in files with one text changed, and tells the first complaint.
std::string complaint(const std::string& path, const std::string& from, const std::string& to) {
    auto files = built_in_files();
    for (table::SchneiderFile& file : files) {
        if (file.path != path) continue;
        const std::size_t at = file.text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        if (at != std::string::npos) file.text.replace(at, from.size(), to);
    }
    const auto read = table::read_schneider_content(files);
    return read ? "" : table::to_text(read.error().at(0));
}

struct Lap {
    int squares = 0;
    int lines = 0;
};
Lap lap_by(const Course& course, Way way) {
    Lap lap;
    for (SquareId at = course.grid(1); !course.crossed(course.at(at).next_by(way)); ++lap.squares) {
        if (course.at(at).line_by(way) != 0) ++lap.lines;
        at = course.at(at).next_by(way);
    }
    return lap;
}

TEST(Content, courses_are_as_long_as_the_reference_says) {
    struct Expected {
        const char* key;
        int short_lap, long_lap, lines;
    };
    for (const Expected& e : {Expected{"MON", 21, 23, 4}, Expected{"NAP", 23, 24, 3}, Expected{"COW", 24, 26, 3},
                              Expected{"BAL", 22, 24, 4}, Expected{"HAM", 23, 26, 4}, Expected{"VEN", 24, 26, 3},
                              Expected{"CAL", 23, 25, 4}, Expected{"SPI", 24, 25, 3}}) {
        const Course& course = content().courses[static_cast<std::size_t>(course_number(e.key))];
        EXPECT_EQ(lap_by(course, Way::short_way).squares, e.short_lap) << e.key;
        EXPECT_EQ(lap_by(course, Way::long_way).squares, e.long_lap) << e.key;
        EXPECT_EQ(lap_by(course, Way::short_way).lines, e.lines) << e.key;
        EXPECT_EQ(lap_by(course, Way::long_way).lines, e.lines) << e.key;
    }
}

TEST(Content, squares_have_names_that_lead_back_to_them) {
    for (const Course& course : content().courses) {
        for (std::size_t i = 0; i < course.squares.size(); ++i) {
            const SquareId id = square(static_cast<int>(i));
            EXPECT_EQ(square_named(course, square_name(course, id)), id);
        }
    }
    EXPECT_EQ(square_named(content().courses[0], "aS9"), SquareId::none);
}

TEST(Content, decks_total_fifty_three_and_the_development_deck_has_fifty_four_cards) {
    for (const DeckBalance balance : {DeckBalance::equal, DeckBalance::national}) {
        const Schneider game{content(), {.deck_balance = balance}, 2};
        std::array<int, nation_count> totals{};
        for (const Nation nation : all_nations) {
            for (int i = 0; i < set_size; ++i) totals[index(nation)] += game.card(basic_card(nation, i)).value;
        }
        const bool equal = balance == DeckBalance::equal;
        EXPECT_EQ(totals, (std::array<int, nation_count>{equal ? 53 : 55, 53, equal ? 53 : 51, 53}));
    }
    int development = 0;
    for (int i = first_development; i < first_autopilot; ++i)
        development += content().card(schneider::card(i)).kind != CardKind::none ? 1 : 0;
    EXPECT_EQ(development, 54);
}

TEST(Content, card_names_lead_back_to_their_cards) {
    for (int i = 0; i < card_count; ++i) {
        const CardId id = schneider::card(i);
        EXPECT_EQ(card_named(name_of(id)), id) << name_of(id);
    }
    for (const char* name : {"", "M", "M00", "M33", "R17", "P17", "FR-11", "FR-0", "XX-01", "AP-FR-5", "M7", "FR01"})
        EXPECT_EQ(card_named(name), std::nullopt) << name;
}

TEST(Content, faults_are_named_with_their_place) {
    EXPECT_EQ(complaint("cards.json", "\"format\": 1", "\"format\": 1"), "");
    EXPECT_NE(complaint("cards.json", "\"FR-02\"", "\"FR-01\"").find("this card is there twice"), std::string::npos);
    EXPECT_NE(complaint("cards.json", "\"FR-02\"", "\"GB-02\"").find("no card of this deck"), std::string::npos);
    EXPECT_NE(complaint("cards.json", "\"REP1\"", "\"REP3\"").find("/basic/france/1/effect"), std::string::npos);
    EXPECT_NE(complaint("cards.json", "0.5", "0.3").find("halves"), std::string::npos);
    EXPECT_NE(complaint("cards.json", "[3, 5, 7]", "[5, 3, 7]").find("rising"), std::string::npos);
    EXPECT_NE(complaint("boards.json", "\"price\": 0", "\"price\": 1").find("the last slot is free"),
              std::string::npos);
    EXPECT_NE(complaint("boards.json", "\"cross\"", "\"crash\"").find("/tiles/cooling/0/2"), std::string::npos);
    const std::string course = "courses/spithead-1931.json";
    EXPECT_NE(complaint(course, "{\"squares\": 5}", "{\"line\": 5}").find("between squares"), std::string::npos);
    EXPECT_NE(complaint(course, "\"short\"", "\"brief\"").find("short"), std::string::npos);
    EXPECT_NE(complaint(course, "\"squares\": 8", "\"squares\": 61").find("60"), std::string::npos);
    EXPECT_NE(complaint(course, "{", "[").find("spithead"), std::string::npos);
    EXPECT_FALSE(table::read_schneider_content({}));
}

TEST(Content, a_course_must_hold_together) {
    const Stretch five{5, 0};
    EXPECT_TRUE(compile({{five, {}, {}}}));
    EXPECT_FALSE(compile({}));
    EXPECT_FALSE(compile({{{0, 0}, {}, {}}}));
    EXPECT_FALSE(compile({{{5, 4}, {}, {}}})) << "a line on the finish";
    EXPECT_FALSE(compile({{{}, {five}, {five}}, {five, {}, {}}})) << "a fork needs a square before it";
    EXPECT_FALSE(compile({{five, {}, {}}, {{}, {five}, {five}}})) << "and one after it";
    EXPECT_FALSE(compile({{five, {}, {}}, {{}, {five}, {}}, {five, {}, {}}})) << "and two branches";
    EXPECT_FALSE(compile({{{60, 0}, {}, {}}, {{60, 0}, {}, {}}, {{60, 0}, {}, {}}})) << "too long";
}

}  // namespace
}  // namespace paddock::schneider::tests
