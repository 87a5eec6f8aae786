#include <cctype>
#include <set>

#include "draw/board.hpp"
#include "draw/ground.hpp"
#include "draw/lettering.hpp"
#include "draw/sheet.hpp"
#include "draw/town.hpp"
#include "tests/draw/board.hpp"

namespace paddock::draw {
namespace {

// What is wrong with an XML text, "" when nothing is: tags nest, attributes are quoted and unique,
// ampersands begin entities, ids are unique and every reference has its target.
class Xml {
  public:
    explicit Xml(std::string_view text) : text_(text) {}

    std::string fault() {
        while (at_ < text_.size() && fault_.empty()) text_[at_] == '<' ? tag() : character();
        if (fault_.empty() && !open_.empty()) fault_ = "never closed: " + open_.back();
        for (const std::string& reference : references_) {
            if (ids_.count(reference) == 0) fault_ = "points nowhere: " + reference;
        }
        return fault_;
    }

  private:
    void character() {
        if (text_[at_] == '&' && !std::isalpha(static_cast<unsigned char>(text_[at_ + 1]))) fault_ = "a bare ampersand";
        ++at_;
    }
    void tag() {
        const std::size_t end = text_.find('>', at_);
        if (end == std::string_view::npos) return void(fault_ = "a tag without end");
        std::string_view inside = text_.substr(at_ + 1, end - at_ - 1);
        at_ = end + 1;
        if (inside.starts_with('/')) return close(inside.substr(1));
        const bool empty = inside.ends_with('/');
        if (empty) inside.remove_suffix(1);
        const std::size_t name = inside.find(' ');
        if (!empty) open_.emplace_back(inside.substr(0, name));
        if (name != std::string_view::npos) attributes(inside.substr(name));
    }
    void close(std::string_view name) {
        if (open_.empty() || open_.back() != name) return void(fault_ = "closes out of turn: " + std::string(name));
        open_.pop_back();
    }
    void attributes(std::string_view rest) {
        std::set<std::string> seen;
        while (!rest.empty() && rest != " ") {
            const std::size_t equals = rest.find("=\"");
            const std::size_t quote = equals == std::string_view::npos ? equals : rest.find('"', equals + 2);
            if (rest[0] != ' ' || quote == std::string_view::npos)
                return void(fault_ = "bad attributes: " + std::string(rest.substr(0, 60)));
            const std::string name(rest.substr(1, equals - 1));
            const std::string value(rest.substr(equals + 2, quote - equals - 2));
            if (!seen.insert(name).second) fault_ = "twice: " + name;
            if (value.find('<') != std::string::npos) fault_ = "a tag in an attribute";
            if (name == "id" && !ids_.insert(value).second) fault_ = "id twice: " + value;
            if (name == "href") references_.insert(value.substr(1));
            if (value.starts_with("url(#")) references_.insert(value.substr(5, value.size() - 6));
            rest.remove_prefix(quote + 1);
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::string> open_;
    std::set<std::string> ids_;
    std::set<std::string> references_;
    std::string fault_;
};

BoardOptions with_cars(const table::CircuitFile& file) {
    BoardOptions options;
    for (std::size_t i = 0; i < file.circuit.grid.size(); ++i)
        options.cars.push_back({file.circuit.grid[i], -1, static_cast<Livery>(i % 8), std::to_string(i + 1), i == 3});
    options.cars.push_back({track::SpaceId::none, 2, Livery::green, "11", false});
    return options;
}

std::string board(const table::CircuitFile& file, const Palette& palette, const BoardOptions& options = {}) {
    return board_svg(file.circuit, file.source, file.drawing, palette, options);
}

std::size_t count(const std::string& text, const std::string& word) {
    std::size_t found = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++found;
    return found;
}

// Everything that stands in a fill, a stroke or a stop.
std::set<std::string> colours(const std::string& svg) {
    std::set<std::string> out;
    for (const std::string name : {" fill=\"", " stroke=\"", " stop-color=\""}) {
        for (std::size_t at = svg.find(name); at != std::string::npos; at = svg.find(name, at + 1)) {
            const std::size_t from = at + name.size();
            out.insert(svg.substr(from, svg.find('"', from) - from));
        }
    }
    return out;
}

class EveryBoard : public testing::TestWithParam<std::string> {
  protected:
    table::CircuitFile file = load(GetParam());
};

TEST_P(EveryBoard, IsWellFormed) {
    for (const Palette& palette : {css_palette(), night_palette()}) {
        const std::string svg = board(file, palette, with_cars(file));
        EXPECT_EQ(Xml(svg).fault(), "");
        EXPECT_EQ(svg.find("nan"), std::string::npos);
        EXPECT_EQ(svg.find("inf\""), std::string::npos);
    }
}

TEST_P(EveryBoard, IsTheSameEveryTime) {
    EXPECT_EQ(board(file, css_palette(), with_cars(file)), board(file, css_palette(), with_cars(file)));
}

TEST_P(EveryBoard, StaysBelowSixHundredKilobytes) {
    EXPECT_LT(board(file, css_palette()).size(), 600'000U);
    EXPECT_GT(board(file, paper_palette()).size(), 100'000U);
}

TEST_P(EveryBoard, TakesEveryColourFromThePalette) {
    for (const Palette& palette : {css_palette(), paper_palette(), night_palette()}) {
        std::set<std::string> allowed(palette.values.begin(), palette.values.end());
        allowed.insert("none");
        for (const std::string& colour : colours(board(file, palette, with_cars(file)))) {
            EXPECT_TRUE(allowed.count(colour) == 1 || colour.starts_with("url(#")) << colour;
        }
    }
    const std::string themed = board(file, css_palette(), with_cars(file));
    EXPECT_EQ(count(themed, "\"#"), count(themed, "href=\"#")) << "a plain colour in a themed board";
}

TEST_P(EveryBoard, NamesEveryCornerOnce) {
    const std::string svg = board(file, paper_palette());
    for (const Plate& plate : file.drawing.plates) {
        const std::string& name = file.source.elements[static_cast<std::size_t>(plate.element - 1)].name;
        EXPECT_EQ(count(svg, ">" + upper_case(name) + "</text>"), 1U) << name;
    }
    EXPECT_EQ(count(svg, paper_palette()[Colour::plate_edge]), file.drawing.plates.size());
}

TEST_P(EveryBoard, PutsCarsOnTopOnlyWhenThereAreAny) {
    const std::string empty = board(file, paper_palette());
    BoardOptions options;
    options.cars.push_back({file.circuit.grid[0], -1, Livery::blue, "27", false});
    const std::string one = board(file, paper_palette(), options);
    EXPECT_EQ(count(empty, ">27</text>"), 0U);
    EXPECT_EQ(count(one, ">27</text>"), 1U);
    options.cars[0].space = track::space_id(60'000);
    EXPECT_EQ(board(file, paper_palette(), options), empty) << "a car that is nowhere is not drawn";
}

class EveryTown : public EveryBoard {};

TEST_P(EveryTown, IsBuiltClearOfRoadAndWater) {
    const Drawing page = on_page(file.drawing);
    const Lanes lanes(file.source, page);
    Ground ground(lanes, file.source, page);
    const Ground before = ground;
    const Planting planting = plant(lanes, page, ground);
    EXPECT_GT(planting.houses.size(), 800U);
    EXPECT_GT(planting.trees.size(), 100U);
    for (const House& house : planting.houses) {
        for (const Point corner : rectangle(house.at, house.size, house.angle)) {
            EXPECT_GT(lanes.line().distance_from(corner), lanes.road_half() + 3);
            EXPECT_FALSE(before.is_water(corner));
        }
    }
    for (const Tree& tree : planting.trees) EXPECT_GT(lanes.line().distance_from(tree.at), lanes.road_half() + 6);
}

INSTANTIATE_TEST_SUITE_P(Content, EveryBoard, testing::ValuesIn(every_circuit()), letters_of);

INSTANTIATE_TEST_SUITE_P(Content, EveryTown, testing::Values("monaco", "race-city", "nice"), letters_of);

TEST(Board, PrefixesItsIds) {
    const table::CircuitFile file = load("monaco");
    BoardOptions options;
    options.id_prefix = "left-";
    const std::string svg = board(file, css_palette(), options);
    EXPECT_EQ(svg.find("id=\"board-"), std::string::npos);
    EXPECT_NE(svg.find("id=\"left-"), std::string::npos);
    EXPECT_EQ(Xml(svg).fault(), "");
}

TEST(Board, EscapesForeignWords) {
    table::CircuitFile file = load("monaco");
    file.source.name = "A <b> & \"c\"";
    file.drawing.title->text = "</svg><script>";
    const std::string svg = board(file, paper_palette());
    EXPECT_EQ(Xml(svg).fault(), "");
    EXPECT_EQ(svg.find("<script"), std::string::npos);
}

TEST(Car, CarriesItsNumberUprightAndWearsItsLivery) {
    const std::string svg = car_svg({Livery::green, "14", 90, 1}, css_palette());
    EXPECT_EQ(Xml(svg).fault(), "");
    EXPECT_NE(svg.find("var(--gb)"), std::string::npos);
    EXPECT_EQ(svg.find("var(--it)"), std::string::npos);
    const std::size_t text = svg.find("<text");
    EXPECT_EQ(svg.substr(text, svg.find('>', text) - text).find("rotate"), std::string::npos);
    EXPECT_NE(svg.find(">14</text>"), std::string::npos);
}

TEST(Number, HasAtMostOneDecimal) {
    EXPECT_EQ(number_text(0), "0");
    EXPECT_EQ(number_text(-0.04), "0");
    EXPECT_EQ(number_text(12), "12");
    EXPECT_EQ(number_text(12.34), "12.3");
    EXPECT_EQ(number_text(-0.5), "-.5");
    EXPECT_EQ(number_text(1234.96), "1235");
}

TEST(Path, AddsUpWithoutDrift) {
    EXPECT_EQ(Path({{0, 0}, {10.04, 0}, {20.08, 0}, {30.12, 0.3}}).text(), "M0 0l10 0 10.1 0 10 .3z");
    EXPECT_EQ(Path().add_line({{5, 5}, {5, 5}}).text(), "M5 5l0 0");
}

}  // namespace
}  // namespace paddock::draw
