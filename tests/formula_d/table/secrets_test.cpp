#include <gtest/gtest.h>

#include "tests/support/matches.hpp"

// What a seat receives must not depend on what it may not know.
namespace paddock::table::tests {
namespace {

constexpr Seat ada{0};
constexpr Seat ben{1};

std::string bytes_for(const AnyMatch& match, Seat seat) {
    std::string bytes = line_of(match.view(seat));
    for (const Told& told : match.told(seat, 0, match.event_count())) bytes += line_of(told.json);
    for (const Offer& offer : match.offers(seat))
        bytes += offer.text + offer.label + line_of(offer.json) + line_of(offer.costs);
    return bytes;
}

void play_all(AnyMatch& match, Seat seat, const std::vector<std::string>& choices) {
    FastRolls rolls(1);
    for (const std::string& choice : choices) ASSERT_TRUE(match.play(seat, choice, rolls)) << choice;
}

TEST(Secrets, AHalfBuiltOrFinishedCarIsHiddenUntilAllAreBuilt) {
    const std::string setup = R"({"game":"formula-d","seats":2,"options":{"build":true}})";
    const auto one = opened(setup);
    const auto two = opened(setup);
    FastRolls rolls_one(9);
    FastRolls rolls_two(9);
    one->start(rolls_one);
    two->start(rolls_two);
    play_all(*one, ada, {"build tires 14", "build brakes 1"});
    play_all(*two, ada, {"build tires 5", "build brakes 3"});
    EXPECT_EQ(bytes_for(*one, ben), bytes_for(*two, ben));
    EXPECT_EQ(bytes_for(*one, Seat::nobody), bytes_for(*two, Seat::nobody));
    EXPECT_NE(bytes_for(*one, ada), bytes_for(*two, ada));
    play_all(*one, ada, {"build gearbox 1", "build body 1", "build engine 1"});
    play_all(*two, ada, {"build gearbox 3", "build body 3", "build engine 3"});
    EXPECT_EQ(bytes_for(*one, ben), bytes_for(*two, ben));
    EXPECT_EQ(bytes_for(*one, Seat::nobody), bytes_for(*two, Seat::nobody));
    EXPECT_NE(line_of(one->position()), line_of(two->position()));
    // The last one in shows them all.
    for (AnyMatch* match : {one.get(), two.get()})
        play_all(*match, ben, {"build tires 6", "build brakes 3", "build gearbox 3", "build body 3", "build engine 3"});
    EXPECT_NE(bytes_for(*one, ben), bytes_for(*two, ben));
}

TEST(Secrets, TiresAreHiddenUntilAllAreFitted) {
    const std::string setup = R"({"game":"formula-d","seats":2,"options":{"weather":true}})";
    const auto one = opened(setup);
    const auto two = opened(setup);
    FastRolls rolls_one(9);
    FastRolls rolls_two(9);
    one->start(rolls_one);
    two->start(rolls_two);
    play_all(*one, ada, {"fit soft"});
    play_all(*two, ada, {"fit rain"});
    EXPECT_EQ(bytes_for(*one, ben), bytes_for(*two, ben));
    EXPECT_EQ(bytes_for(*one, Seat::nobody), bytes_for(*two, Seat::nobody));
    EXPECT_NE(bytes_for(*one, ada), bytes_for(*two, ada));
    FastRolls late_one(4);
    FastRolls late_two(4);
    ASSERT_TRUE(one->play(ben, "fit hard", late_one));
    ASSERT_TRUE(two->play(ben, "fit hard", late_two));
    EXPECT_NE(bytes_for(*one, ben), bytes_for(*two, ben));
}

}  // namespace
}  // namespace paddock::table::tests
