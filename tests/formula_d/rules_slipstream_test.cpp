// FD-SLIP: in the wake of another car.

#include "tests/formula_d/more.hpp"

namespace paddock::formula_d::tests {
namespace {

// A follower drives nine spaces in lane C; its move ends on (65,C). X stands somewhere.
struct Wake {
    Race race;
    Seat follower, x;

    explicit Wake(int gear = 4, int gear_of_x = 4, const std::string& where_x_is = "66C", const CarSetup& setup = {}) {
        CarSetup mine = setup;
        mine.gear = gear;
        follower = race.add(gear == 3 ? "58C" : gear == 4 ? "56C" : gear == 5 ? "54C" : "44C", mine);
        if (gear > 4) race.car(follower).stops = 2;  // it comes out of K2
        x = race.add(where_x_is, {.gear = gear_of_x});
        race.rolls.let_the_rest_fall();  // collisions are another chapter
        race.go();
        const int die = gear == 3 ? 7 : gear == 4 ? 9 : gear == 5 ? 11 : 21;
        race.turn(gear, die, std::to_string(die));
    }
    bool offered() const { return race.asks() == Ask::slipstream && race.asked() == follower; }
    Names shapes() const {
        Names names = race.offers();
        std::erase_if(names, [](const std::string& text) { return text.find("brake") != std::string::npos; });
        std::sort(names.begin(), names.end());
        return names;
    }
};

TEST(Slipstream, FD_SLIP_01_both_cars_in_fourth_or_higher) {
    EXPECT_TRUE(Wake(4, 4).offered());
    EXPECT_TRUE(Wake(5, 5).offered());
    EXPECT_FALSE(Wake(3, 3).offered());
    EXPECT_FALSE(Wake(4, 3).offered());
    EXPECT_FALSE(Wake(5, 1).offered());
}

TEST(Slipstream, FD_SLIP_02_the_follower_as_fast_as_the_car_ahead_or_faster) {
    EXPECT_FALSE(Wake(4, 5).offered());
    EXPECT_FALSE(Wake(4, 6).offered());
    EXPECT_FALSE(Wake(5, 6).offered());
    EXPECT_TRUE(Wake(5, 4).offered());
}

TEST(Slipstream, FD_SLIP_03_directly_behind_in_the_same_lane) {
    EXPECT_TRUE(Wake(4, 4, "66C").offered());
    for (const char* space : {"66L", "66R", "67C", "65L"}) EXPECT_FALSE(Wake(4, 4, space).offered()) << space;
}

TEST(Slipstream, FD_SLIP_04_it_may_be_declined) {
    Wake wake;
    ASSERT_TRUE(wake.offered());
    EXPECT_TRUE(wake.race.offers("tow no"));
    wake.race.play("tow no");
    EXPECT_EQ(wake.race.where(wake.follower), "65C");
    EXPECT_EQ(wake.race.asked(), wake.x);
}

TEST(Slipstream, FD_SLIP_05_three_spaces_more) {
    for (const auto& [shape, end] : {std::pair{"L1R", "68C"}, std::pair{"R2", "68R"}, std::pair{"L2", "68L"}}) {
        Wake wake;
        wake.race.play(std::string("tow ") + shape);
        EXPECT_EQ(wake.race.where(wake.follower), end);
        EXPECT_EQ(wake.race.wear(wake.follower), "6/3/3/3/3/2");
    }
    EXPECT_FALSE(Wake().race.accepts("tow L3"));
    EXPECT_FALSE(Wake().race.accepts("tow L1"));
}

TEST(Slipstream, FD_SLIP_06_the_shapes_from_the_centre_lane) {
    EXPECT_EQ(Wake().shapes(), (Names{"tow L1R", "tow L2", "tow R2", "tow no"})) << "each end once";
    Wake wake;
    for (const char* shape : {"tow LR1", "tow R1L", "tow RL1"}) EXPECT_TRUE(wake.race.accepts(shape)) << shape;
    for (const char* shape : {"tow 3", "tow 1L1", "tow 2L", "tow LRL"}) EXPECT_FALSE(wake.race.accepts(shape)) << shape;
}

TEST(Slipstream, FD_SLIP_06_two_lanes_and_one_straight_from_an_outer_lane) {
    Race race;
    const Seat a = race.add("56L", {.gear = 4});
    race.add("66L", {.gear = 4});
    race.go();
    race.turn(4, 9, "9");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    EXPECT_TRUE(race.offers("tow RR1"));
    EXPECT_FALSE(race.offers("tow R1R")) << "the same end";
    EXPECT_TRUE(race.accepts("tow R1R"));
    EXPECT_FALSE(race.offers("tow L2"));
    race.play("tow RR1");
    EXPECT_EQ(race.where(a), "68R");
}

TEST(Slipstream, FD_SLIP_06_shapes_that_meet_other_debris_are_listed_apart) {
    Wake wake;
    wake.race.marker("66L");
    EXPECT_EQ(wake.shapes(), (Names{"tow L1R", "tow L2", "tow R1L", "tow R2", "tow no"}));
    wake.race.marker("67L");
    EXPECT_EQ(wake.shapes(), (Names{"tow L1R", "tow L2", "tow LR1", "tow R1L", "tow R2", "tow no"}))
        << "one marker or two";
}

TEST(Slipstream, FD_SLIP_06_home_by_the_clean_way) {
    Race race{{}, monaco_board()};
    race.add("C.23.4", {.gear = 4, .crossings = 2});
    race.add("C.23.13", {.gear = 4, .crossings = 2});
    race.marker("L.23.13");
    race.go();
    race.turn(4, 8, "8");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    EXPECT_TRUE(race.offers("tow L1R"));
    EXPECT_TRUE(race.offers("tow R1L")) << "under the flag without passing the marker";
    EXPECT_FALSE(race.offers("tow R2")) << "one clean way home is as good as another";
    EXPECT_EQ(rolls_after(race, "tow R1L").size(), 0U);
}

TEST(Slipstream, FD_SLIP_07_fewer_than_three_only_with_brakes) {
    Wake wake;
    EXPECT_FALSE(wake.race.accepts("tow L brake 1"));
    EXPECT_TRUE(wake.race.accepts("tow L brake 2"));
    wake.race.play("tow L1 brake 1");
    EXPECT_EQ(wake.race.where(wake.follower), "67L");
    EXPECT_EQ(wake.race.wear(wake.follower), "6/2/3/3/3/2");

    Wake no_brakes{4, 4, "66C", {.brakes = 0}};
    ASSERT_TRUE(no_brakes.offered());
    EXPECT_FALSE(no_brakes.race.accepts("tow L1 brake 1"));
    for (const std::string& offer : no_brakes.race.offers()) EXPECT_EQ(offer.find("brake"), std::string::npos);
}

TEST(Slipstream, FD_SLIP_08_again_and_again) {
    Race race;
    const Seat a = race.add("56C", {.gear = 4});
    for (const char* space : {"66C", "69C", "72C"}) race.add(space, {.gear = 4});
    const Seat slow = race.add("75L", {.gear = 2});
    race.go();
    race.turn(4, 9, "9");
    race.play("tow L1R");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    race.play("tow R1L");
    ASSERT_EQ(race.where(a), "71C");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    race.play("tow L2", {{"collision", 20, slow}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "74L");
    EXPECT_NE(race.asked(), a) << "the conditions must hold again: the last car is too slow";
}

TEST(Slipstream, FD_SLIP_09_a_brake_for_being_carried_into_a_corner) {
    Race race;
    const Seat a = race.add("68C", {.gear = 5});
    race.add("80C", {.gear = 5});
    race.go();
    race.turn(5, 11, "11");
    race.play("tow R2");
    EXPECT_EQ(race.where(a), "82R") << "no space less";
    EXPECT_EQ(race.wear(a), "6/2/3/3/3/2");
}

TEST(Slipstream, FD_SLIP_09_none_when_the_tow_ends_before_the_corner) {
    Race race;
    const Seat a = race.add("66C", {.gear = 5});
    race.add("78C", {.gear = 5});
    race.go();
    race.turn(5, 11, "11");
    race.play("tow R2");
    EXPECT_EQ(race.where(a), "80R");
    EXPECT_EQ(race.wear(a), "6/3/3/3/3/2");
}

TEST(Slipstream, FD_SLIP_10_in_a_corner_the_arrows_hold) {
    Race race{{}, monaco_board()};
    race.add("C.3.9", {.gear = 4});
    race.add("C.4.2", {.gear = 4});  // Massenet, a left-hander
    race.go();
    race.turn(4, 7, "7");
    ASSERT_EQ(race.where(seat(0)), "C.4.1");
    ASSERT_EQ(race.asks(), Ask::slipstream);
    EXPECT_TRUE(race.accepts("tow L2"));
    EXPECT_EQ(race.refusal("tow R2"), "FD-SLIP-10") << "outwards too early";
    EXPECT_EQ(race.refusal("tow LR1"), "FD-SLIP-10");
    EXPECT_FALSE(race.offers("tow R2"));
}

TEST(Slipstream, FD_SLIP_11_not_after_braking_to_get_there) {
    Race race;
    const Seat a = race.add("56C", {.gear = 4});
    const Seat x = race.add("66C", {.gear = 4});
    race.go();
    race.turn(4, 12, "9 brake 3", {{"collision", 20, x}, {"collision", 20, a}});
    EXPECT_EQ(race.where(a), "65C");
    EXPECT_EQ(race.asked(), x);
}

}  // namespace
}  // namespace paddock::formula_d::tests
