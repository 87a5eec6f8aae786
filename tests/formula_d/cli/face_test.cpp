#include "cli/face.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cli/text.hpp"
#include "table/games.hpp"
#include "table/rolls.hpp"

// What stands above a question of Formula D, from positions laid out by hand.
namespace paddock::cli {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class FormulaDTable : public testing::Test {
  protected:
    // What car 1 sees when it has rolled and is asked for its way.
    std::string shown_to_driver(const std::string& car, int die, const std::string& table = "",
                                BoardStyle style = BoardStyle::strip) {
        auto opened = table::open_match(library_, "", R"({"game":"formula-d","seats":2})");
        const std::unique_ptr<table::AnyMatch> match = std::move(*opened);
        const std::string rolled = std::to_string(die);
        const auto position = table::JsonDocument::parse(
            "", R"({"turn":1,"phase":"drive","ask":"move","awaiting":[1],)" + table + R"("cars":[{)" + car +
                    R"(},{"space":"C.13.1"}],"move":{"die":)" + rolled + R"(,"remaining":)" + rolled + "}}");
        table::FastRolls rolls(1);
        EXPECT_TRUE(match->lay_out(*position, position->root(), rolls))
            << (position->errors().empty() ? "" : to_text(position->errors()[0]));
        std::ostringstream out;
        LineReader in(-1);
        Console console(out, out, in, {80, 24, false, false, true});
        const Face& face = face_of(*match);
        const std::vector<Numbered> answers = face.numbered(match->offers(Seat{0}));
        face.show_table(*match, Seat{0}, answers, style, console);
        return out.str();
    }

    table::Library library_;
};

TEST_F(FormulaDTable, a_marker_is_seen_where_an_answer_ends) {
    const std::string seen = shown_to_driver(R"("space":"C.3.1","gear":3)", 7, R"("markers":["C.3.2","C.3.12"],)");
    EXPECT_THAT(seen, testing::ContainsRegex("C [^\n]*\\[1\\]x[0-9]+>")) << "a halt on the marker";
    EXPECT_THAT(seen, HasSubstr(" x ")) << "one beyond reach";
}

TEST_F(FormulaDTable, where_a_way_leads_into_the_pits_they_are_explained) {
    const std::string car = R"("space":"R.23.1","gear":3,"wear":{"tires":0})";
    const std::string explained = "into the pit lane: a stop at your box (P5) renews all tyres";
    EXPECT_THAT(joined(split(shown_to_driver(car, 6), '\n'), " "), HasSubstr("P in a way leads"));
    EXPECT_THAT(shown_to_driver(car, 6), HasSubstr(explained));
    EXPECT_THAT(shown_to_driver(R"("space":"C.3.1","gear":3)", 6), Not(HasSubstr("pit lane:")));
}

TEST_F(FormulaDTable, in_the_pit_lane_the_way_to_the_box_is_told) {
    const std::string before = R"("space":"P2","gear":2)";
    const std::string beyond = R"("space":"P7","gear":2)";
    for (const BoardStyle style : {BoardStyle::strip, BoardStyle::words}) {
        EXPECT_THAT(shown_to_driver(before, 2, "", style),
                    AllOf(HasSubstr("your box is 3 spaces ahead, on P5"), HasSubstr("17 spaces")));
        EXPECT_THAT(shown_to_driver(beyond, 2, "", style),
                    AllOf(HasSubstr("your box lies behind you"), HasSubstr("12 spaces")));
    }
}

}  // namespace
}  // namespace paddock::cli
