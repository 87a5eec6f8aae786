// Links, ranks and neighbours: rule reference §7.2, computed here a second time from its words.

#include <numeric>

#include "tests/track/notation.hpp"

namespace paddock::track::tests {
namespace {

// A place in a lane of an element, as a fraction of the element.
struct Cell {
    int element, lane, index, length;
    Fraction leading() const { return {index + 1, length}; }
    Fraction trailing() const { return {index, length}; }
    Fraction middle() const { return {2 * index + 1, 2 * length}; }
};

Cell cell_of(const Source& source, const Space& space) {
    const auto lane = static_cast<std::size_t>(number(space.lane));
    return {space.element, number(space.lane), space.index, source.elements[space.element].lengths[lane]};
}

std::string name(int lane, int element, int index) {
    return std::string(1, "LCR"[lane]) + "." + std::to_string(element + 1) + "." + std::to_string(index + 1);
}

// One diagonal by the words of the reference; "" when there is none.
std::string diagonal(const Source& source, const Cell& from, int side) {
    const int to = from.lane + side;
    if (to < 0 || to > 2) return "";
    const int next = (from.element + 1) % static_cast<int>(source.elements.size());
    const Element& here = source.elements[static_cast<std::size_t>(from.element)];
    if (!here.corner) {
        if (from.index + 1 < from.length) return name(to, from.element, from.index + 1);
        return source.elements[static_cast<std::size_t>(next)].corner ? "" : name(to, next, 0);
    }
    const bool early = from.middle() < Fraction{1, 2};
    const int inwards = here.direction[0] == 'L' ? -1 : 1;
    if (here.direction.size() > 1 ? !early : early != (side == inwards)) return "";
    const int length = here.lengths[static_cast<std::size_t>(to)];
    for (int q = 0; q < length; ++q) {
        const Cell target{from.element, to, q, length};
        if (!(target.middle() < from.leading())) return name(to, from.element, q);
    }
    return "";
}

TEST(Links, follow_the_rule_of_the_reference_everywhere) {
    for (const Source& source : examples()) {
        const auto circuit = compiled(source);
        for (int i = 0; i < circuit->track_spaces; ++i) {
            const Space& space = circuit->at(space_id(i));
            if (space.has(Feature::tunnel_mouth)) continue;
            const Cell cell = cell_of(source, space);
            const auto text = [&](SpaceId to) { return to == SpaceId::none ? "" : space_name(*circuit, to); };
            EXPECT_EQ(text(space.left), diagonal(source, cell, -1)) << space_name(*circuit, space_id(i));
            EXPECT_EQ(text(space.right), diagonal(source, cell, +1)) << space_name(*circuit, space_id(i));
            const int next = (cell.element + 1) % static_cast<int>(source.elements.size());
            EXPECT_EQ(text(space.ahead), cell.index + 1 < cell.length ? name(cell.lane, cell.element, cell.index + 1)
                                                                      : name(cell.lane, next, 0));
        }
    }
}

TEST(Links, a_straight_leads_ahead_and_diagonally) {
    const auto circuit = compiled(small());
    EXPECT_EQ(links(*circuit, "C.1.10"), (Names{"C.1.11", "L.1.11", "R.1.11"}));
    EXPECT_EQ(links(*circuit, "L.1.10"), (Names{"C.1.11", "L.1.11"}));
    EXPECT_EQ(links(*circuit, "C.3.40"), (Names{"C.1.1", "L.1.1", "R.1.1"})) << "across the finish line";
    EXPECT_EQ(links(*circuit, "C.1.30"), (Names{"C.2.1"})) << "no diagonal into a corner";
    EXPECT_EQ(links(*circuit, "C.2.6"), (Names{"C.3.1"})) << "nor out of it";
}

TEST(Links, an_s_bend_has_both_diagonals_in_its_first_half_and_none_after) {
    const auto circuit = compiled(monaco());
    EXPECT_EQ(links(*circuit, "C.14.1"), (Names{"C.14.2", "L.14.2", "R.14.2"}));
    EXPECT_EQ(links(*circuit, "C.14.5"), (Names{"C.14.6"}));
    EXPECT_EQ(links(*circuit, "C.18.6"), (Names{"C.18.7"})) << "its middle lies on the half";
}

TEST(Links, free_arrows_allow_every_diagonal) {
    Source source = circuit("S30 R1/6-6-6 S40");
    source.arrows = Arrows::free;
    const auto free = compiled(source);
    for (const char* from : {"C.1.30", "C.2.1", "C.2.5", "C.2.6", "C.3.40"})
        EXPECT_EQ(links(*free, from).size(), 3U) << from;
}

TEST(Links, a_tunnel_allows_no_lane_change) {
    const auto circuit = compiled(race_city());
    for (const char* lane : {"L", "C", "R"})
        EXPECT_EQ(links(*circuit, std::string(lane) + ".9.6"), (Names{std::string(lane) + ".9.7"}));
    EXPECT_EQ(links(*circuit, "C.9.7").size(), 3U);
}

TEST(Links, set_by_hand_replace_the_rule_for_one_diagonal) {
    Source source = small();
    source.hand_links = {{{Lane::centre, 1, 10}, Lane::left, Place{Lane::left, 1, 12}},
                         {{Lane::centre, 1, 20}, Lane::right, std::nullopt}};
    const auto circuit = compiled(source);
    EXPECT_EQ(links(*circuit, "C.1.10"), (Names{"C.1.11", "L.1.12", "R.1.11"}));
    EXPECT_EQ(links(*circuit, "C.1.20"), (Names{"C.1.21", "L.1.21"}));
    EXPECT_FALSE(circuit->even_straights);
    EXPECT_TRUE(compiled(small())->even_straights);
}

TEST(Links, every_space_can_be_reached_and_left) {
    for (const Source& source : examples()) {
        const auto circuit = compiled(source);
        SpaceSet reached;
        for (int i = 0; i < circuit->size(); ++i) {
            EXPECT_NE(circuit->at(space_id(i)).ahead, SpaceId::none);
            for (const SpaceId to : {circuit->at(space_id(i)).ahead, circuit->at(space_id(i)).pit}) {
                if (to != SpaceId::none) reached.set(static_cast<std::size_t>(number(to)));
            }
        }
        EXPECT_EQ(reached.count(), static_cast<std::size_t>(circuit->size()));
    }
}

TEST(Ranks, centre_lane_spaces_before_plus_the_leading_edge) {
    for (const Source& source : examples()) {
        const auto circuit = compiled(source);
        std::vector<int> before(source.elements.size() + 1, 0);
        for (std::size_t e = 0; e < source.elements.size(); ++e)
            before[e + 1] = before[e] + source.elements[e].lengths[1];
        for (int i = 0; i < circuit->track_spaces; ++i) {
            const Cell cell = cell_of(source, circuit->at(space_id(i)));
            const int centre = source.elements[static_cast<std::size_t>(cell.element)].lengths[1];
            const Fraction expected{
                before[static_cast<std::size_t>(cell.element)] * cell.length + centre * (cell.index + 1), cell.length};
            EXPECT_EQ(circuit->ranks[static_cast<std::size_t>(i)], expected) << space_name(*circuit, space_id(i));
        }
    }
}

TEST(Ranks, the_order_sorts_exactly_as_the_ranks_do) {
    for (const Source& source : examples()) {
        const auto circuit = compiled(source);
        for (int i = 0; i < circuit->size(); ++i) {
            for (int k = 0; k < circuit->size(); k += 7) {
                const Fraction a = circuit->ranks[static_cast<std::size_t>(i)];
                const Fraction b = circuit->ranks[static_cast<std::size_t>(k)];
                const int order_a = circuit->at(space_id(i)).order;
                const int order_b = circuit->at(space_id(k)).order;
                ASSERT_EQ(a < b, order_a < order_b);
                ASSERT_EQ(a == b, order_a == order_b);
            }
        }
    }
}

TEST(Ranks, fractions_compare_without_rounding) {
    EXPECT_EQ((Fraction{2, 4}), (Fraction{1, 2}));
    EXPECT_LT((Fraction{1, 3}), (Fraction{3334, 10000}));
    EXPECT_FALSE((Fraction{1, 3} < Fraction{3333, 10000}));
    EXPECT_LT((Fraction{2147483646, 2147483647}), (Fraction{1, 1})) << "no overflow";
}

// Overlap of two intervals of an element against half of the shorter one.
bool overlap_enough(const Cell& a, const Cell& b) {
    const int under = a.length * b.length;
    const int from = std::max(a.index * b.length, b.index * a.length);
    const int to = std::min((a.index + 1) * b.length, (b.index + 1) * a.length);
    return 2 * (to - from) >= under / std::max(a.length, b.length);
}

TEST(Neighbours, overlap_by_at_least_half_of_the_shorter_space) {
    for (const Source& source : {monaco(), race_city()}) {
        const auto circuit = compiled(source);
        for (int i = 0; i < circuit->track_spaces; ++i) {
            const Cell a = cell_of(source, circuit->at(space_id(i)));
            const auto& beside = circuit->at(space_id(i)).beside;
            std::array<int, 3> in_lane{};
            for (int k = 0; k < circuit->track_spaces; ++k) {
                const Cell b = cell_of(source, circuit->at(space_id(k)));
                const bool expected = a.element == b.element && std::abs(a.lane - b.lane) == 1 && overlap_enough(a, b);
                const bool found = std::find(beside.begin(), beside.end(), space_id(k)) != beside.end();
                ASSERT_EQ(found, expected)
                    << space_name(*circuit, space_id(i)) << " " << space_name(*circuit, space_id(k));
                if (found) ++in_lane[static_cast<std::size_t>(b.lane)];
            }
            for (int lane = 0; lane < 3; ++lane) {
                if (std::abs(lane - a.lane) != 1) continue;
                EXPECT_GE(in_lane[static_cast<std::size_t>(lane)], 1);
                EXPECT_LE(in_lane[static_cast<std::size_t>(lane)], 2);
            }
        }
    }
}

TEST(Neighbours, behind_is_the_reverse_of_ahead) {
    for (const Source& source : examples()) {
        const auto circuit = compiled(source);
        for (int i = 0; i < circuit->track_spaces; ++i)
            EXPECT_EQ(circuit->at(circuit->at(space_id(i)).ahead).behind, space_id(i));
    }
}

TEST(Neighbours, abreast_on_a_straight_is_the_same_row) {
    const auto circuit = compiled(small());
    const Space& space = at(*circuit, "C.1.10");
    EXPECT_EQ(space_name(*circuit, space.abreast[0]), "L.1.10");
    EXPECT_EQ(space_name(*circuit, space.abreast[1]), "C.1.10");
    EXPECT_EQ(space_name(*circuit, space.abreast[2]), "R.1.10");
}

}  // namespace
}  // namespace paddock::track::tests
