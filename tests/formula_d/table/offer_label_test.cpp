#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/matches.hpp"

// What answers of Formula D promise in plain words.
namespace paddock::table::tests {
namespace {

using testing::Contains;
using testing::Each;
using testing::HasSubstr;
using testing::Not;

// The labels of car 1, which has rolled and is asked for its way.
std::vector<std::string> ways(const std::string& car, int die, const std::string& table = "",
                              const std::string& options = "{}") {
    const auto match = opened(R"({"game":"formula-d","seats":2,"options":)" + options + "}");
    const std::string rolled = std::to_string(die);
    const JsonDocument read =
        document(R"({"turn":1,"phase":"drive","ask":"move","awaiting":[1],)" + table + R"("cars":[{)" + car +
                 R"(},{"space":"C.13.1"}],"move":{"die":)" + rolled + R"(,"remaining":)" + rolled + "}}");
    FastRolls rolls(1);
    EXPECT_TRUE(match->lay_out(read, read.root(), rolls)) << all_of(read.errors());
    std::vector<std::string> labels;
    for (const Offer& offer : match->offers(Seat{0})) labels.push_back(offer.label);
    return labels;
}

TEST(Labels, AWayThatIsDrivenToItsEndSaysNoMore) {
    const auto labels = ways(R"("space":"C.3.1","gear":3)", 5);
    EXPECT_THAT(labels, Contains("5 spaces to C.3.6"));
    EXPECT_THAT(labels, Each(Not(HasSubstr(", then"))));
}

TEST(Labels, AHaltOnADamageMarkerIsNoEnd) {
    const auto labels = ways(R"("space":"C.3.1","gear":3)", 7, R"("markers":["C.3.2"],)");
    EXPECT_THAT(labels, Contains(HasSubstr("1 space to C.3.2, then 6 more")));
}

TEST(Labels, ASlideInTheRainIsForeseen) {
    const auto labels = ways(R"("space":"C.2.1","gear":3)", 4, R"("weather":"rain",)", R"({"weather":true})");
    EXPECT_THAT(labels, Contains(HasSubstr(", then slide 3")));
}

TEST(Labels, ThePitLaneIsNamed) {
    const auto labels = ways(R"("space":"R.23.1","gear":3,"wear":{"tires":0})", 6);
    EXPECT_THAT(labels, Contains("6 spaces to P3, into the pit lane"));
    const auto box = ways(R"("space":"R.23.1","gear":3,"wear":{"tires":0})", 8);
    EXPECT_THAT(box, Contains("8 spaces to P5, into the box"));
}

TEST(Labels, OnePointIsOneOfItsThings) {
    const auto labels = ways(R"("space":"C.1.10","gear":4)", 9);
    EXPECT_THAT(labels, Contains(HasSubstr("costs 1 tyre")));
    EXPECT_THAT(labels, Each(Not(HasSubstr("1 tyres"))));
    EXPECT_THAT(labels, Contains(HasSubstr("costs 2 tyres")));
}

}  // namespace
}  // namespace paddock::table::tests
