// The data of content/schneider: what the rule reference (§7) says of it, and what the reader refuses.

#include <algorithm>

#include "table/embedded.hpp"
#include "table/schneider/sentences.hpp"
#include "table/text.hpp"
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

// The rows of the tables of the rule reference, cell by cell.
std::vector<Names> rows_of_the_reference() {
    std::vector<Names> rows;
    for (const table::EmbeddedFile& file : table::embedded_files()) {
        if (file.path != "docs/rules/schneider.md") continue;
        std::string_view text = file.text;
        while (!text.empty()) {
            std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(text.size(), line.size() + 1));
            if (line.empty() || line[0] != '|') continue;
            Names cells;
            for (line.remove_prefix(1); !line.empty();) {
                const std::string_view cell = line.substr(0, line.find('|'));
                cells.emplace_back(table::trimmed(cell));
                line.remove_prefix(std::min(line.size(), cell.size() + 1));
            }
            rows.push_back(cells);
        }
    }
    return rows;
}

Names split(std::string text, const std::string& at) {
    Names parts;
    for (std::size_t end = text.find(at); end != std::string::npos; end = text.find(at)) {
        parts.push_back(text.substr(0, end));
        text.erase(0, end + at.size());
    }
    parts.push_back(text);
    return parts;
}

// "1½" is three halves.
int halves(const std::string& number) {
    const std::size_t half = number.find("½");
    const std::string whole = number.substr(0, half);
    return (whole.empty() ? 0 : 2 * std::stoi(whole)) + (half == std::string::npos ? 0 : 1);
}

std::string printed(const std::string& id, const std::string& values, std::string effect) {
    if (effect == "—" || effect == "CHOICE") effect = "";
    if (effect == "BAG−D") effect = "BAG-D";
    return id + " (" + values + (values.empty() || effect.empty() ? "" : ", ") + effect + ")";
}

std::string printed(const std::string& id) {
    return table::schneider_card(content().card(*card_named(id)), *card_named(id));
}

TEST(Content, movement_decks_are_those_of_the_reference) {
    int compared = 0;
    for (const Names& row : rows_of_the_reference()) {
        if (row.size() != 9 || !card_named(row[0])) continue;
        for (const std::size_t at : {0U, 5U}) {  // two decks side by side
            EXPECT_EQ(printed(row[at]), printed(row[at], row[at + 1], row[at + 2]));
            EXPECT_EQ(content().card(*card_named(row[at])).recovery_halves, halves(row[at + 3])) << row[at];
            ++compared;
        }
    }
    EXPECT_EQ(compared, basic_cards);
}

TEST(Content, development_cards_are_those_of_the_reference) {
    int compared = 0;
    for (const Names& row : rows_of_the_reference()) {
        for (const std::string& id : split(row[0], ", ")) {
            if (!card_named(id) || !is_development(*card_named(id)) || row.size() < 4) continue;
            // id, name, value, effect, recovery, cost; the other kinds have neither value nor recovery.
            const bool movement = row.size() == 6;
            const Card& card = content().card(*card_named(id));
            const Names values = split(movement ? row[2] : "", " ▸");
            EXPECT_EQ(printed(id), printed(id, values[0], row[movement ? 3 : 2]));
            if (movement) {
                EXPECT_EQ(std::to_string(card.value), values.back()) << id;
                EXPECT_EQ(card.recovery_halves, halves(row[4])) << id;
            }
            EXPECT_EQ(std::to_string(card.cost), row[movement ? 5 : 3]) << id;
            ++compared;
        }
    }
    EXPECT_EQ(compared, 54);
}

TEST(Content, autopilot_cards_are_those_of_the_reference) {
    int compared = 0;
    for (const Names& row : rows_of_the_reference()) {
        for (std::size_t at = 0; at + 1 < row.size() && row.size() == 5; at += 3) {
            if (row[at].substr(0, 3) != "AP-") continue;
            const Names words = split(row[at + 1], " ");  // "REPAIR 4"; PYLON and SLIP are worth 4
            EXPECT_EQ(printed(row[at]), printed(row[at], words.size() > 1 ? words[1] : "4", words[0]));
            ++compared;
        }
    }
    EXPECT_EQ(compared, 13);
}

TEST(Content, lines_lie_where_the_reference_has_them) {
    int compared = 0;
    for (const Names& row : rows_of_the_reference()) {
        if (row.size() != 6 || row[2].find("→") == std::string::npos) continue;
        const Course& course = content().courses[static_cast<std::size_t>(course_number(row[0]))];
        const Names places = split(row[2], " / ");
        const Names numbers = split(row[3], " / ");
        ASSERT_EQ(places.size(), numbers.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Names ends = split(places[i], " → ");
            const Square& before = course.at(square_named(course, ends[0]));
            EXPECT_EQ(square_name(course, before.next[0]), ends[1]) << row[0];
            EXPECT_EQ(std::to_string(before.line[0]), numbers[i]) << row[0] << " " << places[i];
            ++compared;
        }
    }
    EXPECT_EQ(compared, 37) << "28 lines, nine of them in two branches";
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
    const auto shortest = compile({{{1, 0}, {}, {}}});
    ASSERT_TRUE(shortest) << "one square, and a run-out of the usual length behind it";
    EXPECT_EQ(shortest->squares.size(), static_cast<std::size_t>(max_planes + 1 + runout_squares));
    for (std::size_t i = 0; i + 1 < shortest->squares.size(); ++i)
        EXPECT_EQ(number(shortest->squares[i].next[0]), static_cast<int>(i) + 1);
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
