// Everything that is no circuit, and what the compiler says about it.

#include <limits>

#include "tests/track/notation.hpp"

namespace paddock::track::tests {
namespace {

// Where the compiler finds fault with a circuit; nothing when it accepts it.
Names places(const Source& source) {
    const Result<Circuit, std::vector<Fault>> result = compile(source);
    Names names;
    if (!result) {
        for (const Fault& fault : result.error()) {
            names.push_back(fault.place);
            EXPECT_FALSE(fault.meaning.empty());
        }
    }
    return names;
}

// One change to a circuit that is otherwise sound.
template <class Change>
Names places_after(Change change, Source source = small()) {
    EXPECT_EQ(places(source), Names{}) << "sound before";
    change(source);
    return places(source);
}

TEST(Faults, elements_that_make_no_circuit) {
    Source nothing;
    EXPECT_EQ(places(nothing), (Names{"/elements"}));
    Source many = small();
    many.elements.assign(65, element("S2"));
    EXPECT_EQ(places(many), (Names{"/elements"}));
    EXPECT_EQ(places(circuit("S100")), (Names{"/elements"})) << "no corner";
    EXPECT_EQ(places(circuit("S30 R1/5-6-7 S28")), (Names{"/elements"})) << "63 spaces inside";
    EXPECT_EQ(places(circuit("S30 R1/5-6-7 S29")), Names{}) << "64";
    EXPECT_EQ(places(circuit("S200 R1/5-6-7 S114")), Names{}) << "960 spaces";
    EXPECT_EQ(places(circuit("S200 R1/5-6-7 S115")), (Names{"/elements"}));
}

TEST(Faults, lengths_out_of_range) {
    for (const int length : {0, -1, 201, 1'000'000'000, std::numeric_limits<int>::min()}) {
        EXPECT_EQ(places_after([&](Source& s) { s.elements[0].lengths = {length, length, length}; }),
                  (Names{"/elements/0"}))
            << length;
    }
}

TEST(Faults, shapes_of_elements) {
    EXPECT_EQ(places_after([](Source& s) { s.elements[0].lengths = {30, 31, 30}; }), (Names{"/elements/0"}));
    for (const char* direction : {"", "X", "LX", "l", "R "})
        EXPECT_EQ(places_after([&](Source& s) { s.elements[1].direction = direction; }), (Names{"/elements/1"}));
    for (const int stops : {0, 4, -3})
        EXPECT_EQ(places_after([&](Source& s) { s.elements[1].stops = stops; }), (Names{"/elements/1"}));
    EXPECT_EQ(places_after([](Source& s) { s.elements[1].direction = "L"; }), (Names{"/elements/1"}))
        << "the inside lane is the longest";
    EXPECT_EQ(places_after([](Source& s) { s.elements[1].lengths = {7, 8, 5}; }), (Names{"/elements/1"}));
    EXPECT_EQ(places_after([](Source& s) { s.arrows = Arrows::free; }), (Names{"/elements/1"}))
        << "free arrows need even lanes";
}

TEST(Faults, every_faulty_element_is_named) {
    EXPECT_EQ(places_after([](Source& s) {
                  s.elements[0].lengths = {30, 31, 30};
                  s.elements[1].stops = 0;
              }),
              (Names{"/elements/0", "/elements/1"}));
}

TEST(Faults, the_grid) {
    EXPECT_EQ(places_after([](Source& s) { s.grid.clear(); }), (Names{"/grid"}));
    EXPECT_EQ(places_after([](Source& s) { s.grid.assign(17, {Lane::left, 3, 1}); }), (Names{"/grid"}));
    EXPECT_EQ(places_after([](Source& s) { s.grid[3] = {Lane::left, 3, 41}; }), (Names{"/grid/3"}));
    EXPECT_EQ(places_after([](Source& s) { s.grid[3].element = 0; }), (Names{"/grid/3"}));
    EXPECT_EQ(places_after([](Source& s) { s.grid[1] = s.grid[0]; }), (Names{"/grid/1"})) << "the same space twice";
    EXPECT_EQ(places_after([](Source& s) { std::swap(s.grid[0], s.grid[1]); }), (Names{"/grid/1"}))
        << "a slot ahead of pole";
}

TEST(Faults, features_on_spaces_that_are_not_there) {
    EXPECT_EQ(places_after([](Source& s) { s.danger = {{Lane::left, 1, 1}, {Lane::left, 1, 31}}; }),
              (Names{"/danger/1"}));
    EXPECT_EQ(places_after([](Source& s) { s.snipers = {{Lane::left, 9, 1}}; }), (Names{"/snipers/0"}));
    EXPECT_EQ(places_after([](Source& s) { s.danger = {{Lane::right, 2, 6}}; }), (Names{"/danger/0"}))
        << "the inside lane has five";
}

TEST(Faults, lines_and_tunnels_lie_on_straights) {
    for (const std::array<int, 2>& row :
         {std::array{2, 1}, std::array{1, 30}, std::array{1, 0}, std::array{4, 1}, std::array{0, 1}}) {
        EXPECT_EQ(places_after([&](Source& s) { s.police_line = row; }), (Names{"/police_line"}))
            << row[0] << " " << row[1];
        EXPECT_EQ(places_after([&](Source& s) { s.tunnel = row; }), (Names{"/tunnel"})) << row[0] << " " << row[1];
    }
    EXPECT_EQ(places_after([](Source& s) { s.tunnel = {1, 29}; }), Names{});
}

TEST(Faults, weather_charts) {
    for (const WeatherChart& chart :
         {WeatherChart{0, 10}, WeatherChart{10, 9}, WeatherChart{5, 20}, WeatherChart{255, 255}})
        EXPECT_EQ(places_after([&](Source& s) { s.weather = chart; }), (Names{"/weather"}));
    EXPECT_EQ(places_after([](Source& s) { s.weather = WeatherChart{1, 19}; }), Names{});
}

TEST(Faults, hills_pastures_and_le_mans_starts_lie_on_straights) {
    const auto hill = [](int element, int from, int to) {
        return places_after([&](Source& s) { s.hills = {{element, from, to, true}}; });
    };
    EXPECT_EQ(hill(1, 1, 30), Names{});
    EXPECT_EQ(hill(3, 40, 40), Names{});
    EXPECT_EQ(hill(2, 1, 2), Names{"/hills/0/element"});
    EXPECT_EQ(hill(4, 1, 2), Names{"/hills/0/element"});
    EXPECT_EQ(hill(0, 1, 2), Names{"/hills/0/element"});
    EXPECT_EQ(hill(1, 0, 2), Names{"/hills/0"});
    EXPECT_EQ(hill(1, 3, 2), Names{"/hills/0"});
    EXPECT_EQ(hill(1, 3, 31), Names{"/hills/0"});
    EXPECT_EQ(places_after([](Source& s) { s.pasture = 3; }), Names{});
    EXPECT_EQ(places_after([](Source& s) { s.pasture = 2; }), Names{"/pasture"});
    EXPECT_EQ(places_after([](Source& s) { s.le_mans = LeMansStart{1, Lane::left}; }), Names{});
    EXPECT_EQ(places_after([](Source& s) { s.le_mans = LeMansStart{2, Lane::left}; }), Names{"/le_mans/element"});
}

template <class Change>
Names places_after_pit(Change change) {
    return places_after([&](Source& s) { change(*s.pit_lane); }, monaco());
}

TEST(Faults, the_pit_lane) {
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.branch.index = 15; }), (Names{"/pit_lane/branch"}));
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.exit.element = 24; }), (Names{"/pit_lane/exit"}));
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.before_line = 9; }), (Names{"/pit_lane/before_line"}));
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.after_line = 9; }), (Names{"/pit_lane/after_line"}));
    for (const int spaces : {0, -5, 60, 1000}) {
        EXPECT_EQ(places_after_pit([&](PitLane& p) { p.before_line = spaces; }), (Names{"/pit_lane"})) << spaces;
        EXPECT_EQ(places_after_pit([&](PitLane& p) { p.after_line = spaces; }), (Names{"/pit_lane"})) << spaces;
    }
}

TEST(Faults, the_boxes) {
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.boxes.clear(); }), (Names{"/pit_lane/boxes"}));
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.boxes = {1, 2, 3, 4, 5, 6, 7, 8, 9}; }), (Names{"/pit_lane/boxes"}));
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.boxes[2] = 19; }), (Names{"/pit_lane/boxes/2"}));
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.boxes[0] = 0; }), (Names{"/pit_lane/boxes/0"}));
    EXPECT_EQ(places_after_pit([](PitLane& p) { p.boxes[1] = p.boxes[0]; }),
              (Names{"/pit_lane/boxes/0", "/pit_lane/boxes/1"}));
}

Names places_with_link(const HandLink& link) {
    return places_after([&](Source& s) { s.hand_links = {link}; });
}

TEST(Faults, links_set_by_hand) {
    EXPECT_EQ(places_with_link({{Lane::centre, 1, 31}, Lane::left, std::nullopt}), (Names{"/hand_links/0/from"}));
    EXPECT_EQ(places_with_link({{Lane::centre, 1, 3}, Lane::centre, std::nullopt}), (Names{"/hand_links/0/towards"}));
    EXPECT_EQ(places_with_link({{Lane::centre, 1, 3}, Lane::left, Place{Lane::left, 8, 1}}),
              (Names{"/hand_links/0/to"}));
    EXPECT_EQ(places_with_link({{Lane::centre, 1, 3}, Lane::left, Place{Lane::left, 1, 3}}), (Names{"/elements/0"}))
        << "leads nowhere but sideways";
    EXPECT_EQ(places_with_link({{Lane::centre, 1, 9}, Lane::left, Place{Lane::left, 1, 4}}),
              (Names{"/elements/0", "/elements/0"}))
        << "backwards, and across the link before it";
    EXPECT_EQ(places_with_link({{Lane::centre, 1, 9}, Lane::left, Place{Lane::left, 1, 12}}), (Names{"/elements/0"}))
        << "across the link after it";
}

TEST(Faults, links_set_by_hand_lead_into_the_neighbouring_lane_on_their_side) {
    for (const Place& to : {Place{Lane::right, 1, 10}, Place{Lane::centre, 1, 10}, Place{Lane::centre, 1, 20}}) {
        EXPECT_NE(places_after([&](Source& s) {
                      s.hand_links = {{{Lane::centre, 1, 9}, Lane::left, to},
                                      {{Lane::centre, 1, 10}, Lane::left, std::nullopt}};
                  }),
                  Names{})
            << "from lane C to the left, into lane " << "LCR"[number(to.lane)];
    }
}

TEST(Faults, links_set_by_hand_jump_over_no_corner) {
    EXPECT_NE(places_with_link({{Lane::centre, 1, 30}, Lane::left, Place{Lane::left, 3, 5}}), Names{});
    EXPECT_NE(places_with_link({{Lane::centre, 2, 5}, Lane::left, Place{Lane::left, 3, 5}}), Names{})
        << "nor out of the middle of one";
}

TEST(Faults, a_corner_keeps_its_numbers) {
    EXPECT_EQ(places_with_link({{Lane::centre, 2, 3}, Lane::right, Place{Lane::right, 2, 5}}), (Names{"/elements/1"}))
        << "a way of four spaces through a corner of five";
    EXPECT_EQ(places_with_link({{Lane::centre, 2, 3}, Lane::right, Place{Lane::right, 2, 4}}), Names{})
        << "five are five";
}

TEST(Validate, spaces_that_cannot_be_left_or_reached) {
    const Source source = small();
    auto circuit = compiled(source);
    circuit->spaces[static_cast<std::size_t>(number(find_space(*circuit, "R.2.2")))].ahead = SpaceId::none;
    Names meanings;
    for (const Fault& fault : validate(source, *circuit)) meanings.push_back(fault.meaning);
    ASSERT_EQ(meanings.size(), 1U);
    EXPECT_EQ(meanings[0], "R.2.2 cannot be left");
    auto other = compiled(source);
    other->spaces[static_cast<std::size_t>(number(find_space(*other, "L.2.1")))].ahead = SpaceId::none;
    meanings.clear();
    for (const Fault& fault : validate(source, *other)) meanings.push_back(fault.meaning);
    ASSERT_EQ(meanings.size(), 1U);
    EXPECT_EQ(meanings[0], "L.2.2 cannot be reached");
}

TEST(Validate, sound_circuits_have_no_faults) {
    for (const Source& source : examples()) EXPECT_TRUE(validate(source, *compiled(source)).empty());
}

}  // namespace
}  // namespace paddock::track::tests
