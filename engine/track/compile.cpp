#include "engine/track/compile.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>

namespace paddock::track {
namespace {

constexpr int max_length = 200;  // spaces of one lane in one element
constexpr int min_lap = 64;      // no move goes round: it crosses each line once at most

std::string at(const char* list, std::size_t i) { return std::string("/") + list + "/" + std::to_string(i); }

constexpr Lane inside_of(char letter) { return letter == 'L' ? Lane::left : Lane::right; }

// Builds one circuit. Each step relies on the ones before it; faults are gathered on the way.
class Compiler {
  public:
    explicit Compiler(const Source& source) : source_(source) {}

    Result<Circuit, std::vector<Fault>> run() {
        check_elements();
        if (!faults_.empty()) return faults_;
        lay_spaces();
        link_lanes();
        set_hand_links();
        mark_features();
        mark_specials();
        lay_pit_lane();
        set_grid();
        if (!faults_.empty()) return faults_;
        rank_spaces();
        set_neighbours();
        describe_links();
        count();
        return circuit_;
    }

  private:
    const Source& source_;
    Circuit circuit_;
    std::vector<Fault> faults_;
    std::vector<std::array<int, lane_count>> first_;  // by element and lane: number of the first space
    std::vector<int> centre_before_;                  // centre-lane spaces of all earlier elements

    void fault(std::string place, std::string meaning) { faults_.push_back({std::move(place), std::move(meaning)}); }

    Space& space(int i) { return circuit_.spaces[static_cast<std::size_t>(i)]; }
    Fraction& rank(int i) { return circuit_.ranks[static_cast<std::size_t>(i)]; }
    int elements() const { return static_cast<int>(source_.elements.size()); }
    const Element& element(int e) const { return source_.elements[static_cast<std::size_t>(e)]; }
    int length(int e, int lane) const { return element(e).lengths[static_cast<std::size_t>(lane)]; }
    int first(int e, int lane) const { return first_[static_cast<std::size_t>(e)][static_cast<std::size_t>(lane)]; }
    int next(int e) const { return (e + 1) % elements(); }
    int lap_length() const { return centre_before_.back() + length(elements() - 1, 1); }

    void check_elements() {
        if (source_.elements.empty()) return fault("/elements", "a circuit needs at least one element");
        if (elements() > max_elements) return fault("/elements", "a circuit has at most 64 elements");
        int total = 0;
        int lap_spaces = 0;  // along the shortest lanes
        bool any_corner = false;
        for (std::size_t i = 0; i < source_.elements.size(); ++i) {
            const Element& e = source_.elements[i];
            for (const int n : e.lengths) {
                if (n < 1 || n > max_length) return fault(at("elements", i), "each lane has 1 to 200 spaces");
                total += n;
            }
            lap_spaces += *std::min_element(e.lengths.begin(), e.lengths.end());
            check_shape(e, at("elements", i));
            any_corner = any_corner || e.corner;
        }
        if (!any_corner) fault("/elements", "a circuit needs at least one corner");
        if (lap_spaces < min_lap) fault("/elements", "a lap has at least 64 spaces, more than any move can drive");
        if (total > max_spaces - 64) fault("/elements", "a circuit has at most 960 spaces");
    }

    void check_shape(const Element& e, const std::string& place) {
        const bool even = e.lengths[0] == e.lengths[1] && e.lengths[1] == e.lengths[2];
        if (!e.corner && !even) fault(place, "the lanes of a straight have equally many spaces");
        if (!e.corner) return;
        if (e.direction.empty() || e.direction.find_first_not_of("LR") != std::string::npos)
            return fault(place, "a corner's direction is written with the letters L and R");
        if (e.stops < 1 || e.stops > 3) fault(place, "a corner demands 1, 2 or 3 stops");
        if (source_.arrows == Arrows::free && !even)
            fault(place, "with free arrows the lanes of a corner have equally many spaces");
        const bool right = inside_of(e.direction.front()) == Lane::right;
        const int inside = e.lengths[right ? 2 : 0];
        const int outside = e.lengths[right ? 0 : 2];
        if (inside > e.lengths[1] || e.lengths[1] > outside)
            fault(place, "a corner's lanes get no shorter from the inside outwards");
    }

    void lay_spaces() {
        int id = 0;
        int centre = 0;
        for (int e = 0; e < elements(); ++e) {
            centre_before_.push_back(centre);
            centre += length(e, 1);
            first_.push_back({});
            const Element& shape = element(e);
            for (int lane = 0; lane < lane_count; ++lane) {
                first_.back()[static_cast<std::size_t>(lane)] = id;
                for (int j = 0; j < length(e, lane); ++j, ++id) {
                    Space& s = space(id);
                    s.element = static_cast<std::uint8_t>(e);
                    s.lane = static_cast<Lane>(lane);
                    s.index = static_cast<std::uint16_t>(j);
                    s.corner = shape.corner ? static_cast<std::uint8_t>(circuit_.corners.size()) : no_corner;
                    rank(id) = shape.corner ? Fraction{centre_before_.back() * length(e, lane) + length(e, 1) * (j + 1),
                                                       length(e, lane)}
                                            : Fraction{centre_before_.back() + j + 1, 1};
                }
            }
            if (shape.corner) {
                circuit_.corners.push_back({static_cast<std::uint8_t>(e), static_cast<std::uint8_t>(shape.stops),
                                            inside_of(shape.direction.front())});
            }
        }
        circuit_.track_spaces = static_cast<std::uint16_t>(id);
        name_straights();
        set_insides();
    }

    // Elements that follow each other without a corner between them are one straight.
    void name_straights() {
        std::vector<int> straight(static_cast<std::size_t>(elements()), no_straight);
        int count = -1;
        for (int e = 0; e < elements(); ++e) {
            if (element(e).corner) continue;
            if (e == 0 || element(e - 1).corner) ++count;
            straight[static_cast<std::size_t>(e)] = count;
        }
        if (!element(0).corner && !element(elements() - 1).corner) {
            const int last = straight.back();
            std::replace(straight.begin(), straight.end(), last, 0);
        }
        for (int i = 0; i < circuit_.track_spaces; ++i)
            space(i).straight = static_cast<std::uint8_t>(straight[space(i).element]);
    }

    void set_insides() {
        for (int i = 0; i < circuit_.track_spaces; ++i) {
            int e = space(i).element;
            int rows = element(e).corner ? 0 : length(e, 1) - space(i).index;
            while (!element(e).corner) {
                e = next(e);
                if (!element(e).corner) rows += length(e, 1);
            }
            space(i).inside = inside_of(element(e).direction.front());
            space(i).to_corner = static_cast<std::uint8_t>(std::min(rows, 255));
        }
    }

    // The first space of a lane whose middle is not behind the leading edge of space j of a lane with n spaces.
    static std::optional<int> diagonal_target(int j, int n, int m) {
        for (int q = 0; q < m; ++q) {
            if ((2 * q + 1) * n >= 2 * (j + 1) * m) return q;
        }
        return std::nullopt;
    }

    void link_lanes() {
        for (int e = 0; e < elements(); ++e) {
            for (int lane = 0; lane < lane_count; ++lane) {
                for (int j = 0; j < length(e, lane); ++j) link_space(e, lane, j);
            }
        }
    }

    void link_space(int e, int lane, int j) {
        Space& s = space(first(e, lane) + j);
        const bool last = j + 1 == length(e, lane);
        s.ahead = space_id(last ? first(next(e), lane) : first(e, lane) + j + 1);
        space(number(s.ahead)).behind = space_id(first(e, lane) + j);
        const bool open_joint = source_.arrows == Arrows::free || (!element(e).corner && !element(next(e)).corner);
        for (const int side : {-1, 1}) {
            const int to = lane + side;
            if (to < 0 || to >= lane_count) continue;
            SpaceId& link = side < 0 ? s.left : s.right;
            if (last) {
                if (open_joint) link = space_id(first(next(e), to));
            } else if (!element(e).corner || source_.arrows == Arrows::free) {
                link = space_id(first(e, to) + j + 1);
            } else if (arrow_allows(e, lane, side, j)) {
                const std::optional<int> q = diagonal_target(j, length(e, lane), length(e, to));
                if (q) link = space_id(first(e, to) + *q);
            }
        }
    }

    // The in-out scheme: inwards before the middle of the corner, outwards after it; S-bends both
    // ways before the middle, none after.
    bool arrow_allows(int e, int lane, int side, int j) const {
        const bool early = 2 * j + 1 < length(e, lane);
        if (element(e).direction.size() > 1) return early;
        const int inwards = inside_of(element(e).direction.front()) == Lane::left ? -1 : 1;
        return early == (side == inwards);
    }

    std::optional<int> find(const Place& place) const {
        const int e = place.element - 1;
        if (e < 0 || e >= elements()) return std::nullopt;
        if (place.index < 1 || place.index > length(e, track::number(place.lane))) return std::nullopt;
        return first(e, track::number(place.lane)) + place.index - 1;
    }

    std::optional<int> find(const Place& place, const std::string& where) {
        const std::optional<int> found = std::as_const(*this).find(place);
        if (!found) fault(where, "there is no such space");
        return found;
    }

    void set_hand_links() {
        for (std::size_t i = 0; i < source_.hand_links.size(); ++i) {
            const HandLink& hand = source_.hand_links[i];
            const std::optional<int> from = find(hand.from, at("hand_links", i) + "/from");
            if (!from) continue;
            if (hand.towards == Lane::centre) {
                fault(at("hand_links", i) + "/towards", "a hand-set link leads left or right");
                continue;
            }
            SpaceId& link = hand.towards == Lane::left ? space(*from).left : space(*from).right;
            link = SpaceId::none;
            if (!hand.to) continue;
            const std::optional<int> to = find(*hand.to, at("hand_links", i) + "/to");
            if (to && is_neighbourly(hand, at("hand_links", i) + "/to")) link = space_id(*to);
        }
    }

    // A diagonal leads one lane over, and over no corner or straight between.
    bool is_neighbourly(const HandLink& hand, const std::string& where) {
        const int side = hand.towards == Lane::left ? -1 : 1;
        if (track::number(hand.to->lane) != track::number(hand.from.lane) + side) {
            fault(where, "must lie in the neighbouring lane on that side");
            return false;
        }
        if (hand.to->element != hand.from.element && hand.to->element - 1 != next(hand.from.element - 1)) {
            fault(where, "must lie in the same element or the next");
            return false;
        }
        return true;
    }

    void mark(int e, int row, Feature feature) {
        for (int lane = 0; lane < lane_count; ++lane)
            space(first(e, lane) + row).features |= static_cast<std::uint8_t>(feature);
    }

    bool is_row(const std::array<int, 2>& row, const char* where) {
        const int e = row[0] - 1;
        if (e < 0 || e >= elements() || element(e).corner || row[1] < 1 || row[1] >= length(e, 1)) {
            fault(where, "names a row of a straight that is not its last");
            return false;
        }
        return true;
    }

    void mark_features() {
        for (int lane = 0; lane < lane_count; ++lane) {
            const int e = elements() - 1;
            space(first(e, lane) + length(e, lane) - 1).features |= static_cast<std::uint8_t>(Feature::before_finish);
        }
        for (std::size_t i = 0; i < source_.danger.size(); ++i)
            mark_place(source_.danger[i], "danger", i, Feature::danger);
        for (std::size_t i = 0; i < source_.snipers.size(); ++i)
            mark_place(source_.snipers[i], "snipers", i, Feature::sniper);
        if (source_.police_line && is_row(*source_.police_line, "/police_line")) {
            mark((*source_.police_line)[0] - 1, (*source_.police_line)[1] - 1, Feature::before_police);
            circuit_.has_police_line = true;
        }
        if (source_.tunnel && is_row(*source_.tunnel, "/tunnel")) {
            const int e = (*source_.tunnel)[0] - 1;
            const int row = (*source_.tunnel)[1] - 1;
            mark(e, row, Feature::tunnel_mouth);
            for (int lane = 0; lane < lane_count; ++lane) {
                Space& s = space(first(e, lane) + row);
                s.left = s.right = SpaceId::none;
            }
        }
        if (source_.weather) {
            circuit_.weather = *source_.weather;
            if (circuit_.weather.low < 1 || circuit_.weather.changeable < circuit_.weather.low ||
                circuit_.weather.changeable > 19)
                fault("/weather", "rain (or good) and changeable divide the numbers 1 to 20 in rising order");
        }
    }

    bool is_straight(int e, const std::string& place) {
        if (e >= 1 && e <= elements() && !element(e - 1).corner) return true;
        fault(place, "this must be a straight");
        return false;
    }

    void mark_specials() {
        circuit_.laps = static_cast<std::uint8_t>(source_.laps);
        circuit_.ice = source_.ice;
        for (std::size_t i = 0; i < source_.hills.size(); ++i) climb(source_.hills[i], at("hills", i));
        if (source_.pasture != 0 && is_straight(source_.pasture, "/pasture"))
            circuit_.pasture = static_cast<std::uint8_t>(source_.pasture - 1);
        if (source_.le_mans && is_straight(source_.le_mans->element, "/le_mans/element"))
            circuit_.le_mans = space_id(first(source_.le_mans->element - 1, track::number(source_.le_mans->lane)));
    }

    void climb(const Hill& hill, const std::string& place) {
        if (!is_straight(hill.element, place + "/element")) return;
        if (hill.from < 1 || hill.to < hill.from || hill.to > length(hill.element - 1, 0))
            return fault(place, "a hill lies between two rows of its straight, from the lower to the higher number");
        for (int row = hill.from - 1; row < hill.to; ++row)
            mark(hill.element - 1, row, hill.up ? Feature::uphill : Feature::downhill);
    }

    void mark_place(const Place& place, const char* list, std::size_t i, Feature feature) {
        const std::optional<int> found = find(place, at(list, i));
        if (!found) return;
        space(*found).features |= static_cast<std::uint8_t>(feature);
        if (feature != Feature::danger) return;
        circuit_.danger.set(static_cast<std::size_t>(*found));
        circuit_.has_danger_zone = true;
    }

    void lay_pit_lane() {
        if (!source_.pit_lane) return;
        const PitLane& pit = *source_.pit_lane;
        const std::optional<int> branch = find(pit.branch, "/pit_lane/branch");
        const std::optional<int> exit = find(pit.exit, "/pit_lane/exit");
        if (!branch || !exit) return;
        const int total = pit.before_line + pit.after_line;
        if (pit.before_line < 1 || pit.after_line < 1 || total > 60)
            return fault("/pit_lane", "the pit lane has 1 to 59 spaces on either side of the finish line, 60 in all");
        const Fraction last_row{lap_length(), 1};
        if (!(Fraction{rank(*branch).over + pit.before_line * rank(*branch).under, rank(*branch).under} == last_row))
            fault("/pit_lane/before_line", "must be the number of rows between the branch and the finish line");
        if (!(rank(*exit) == Fraction{pit.after_line + 1, 1}))
            fault("/pit_lane/after_line", "must be one less than the row of the exit");
        const int p1 = circuit_.track_spaces;
        circuit_.pit_spaces = static_cast<std::uint16_t>(total);
        circuit_.pit_branch = space_id(*branch);
        space(*branch).pit = space_id(p1);
        for (int i = 0; i < total; ++i) {
            Space& s = space(p1 + i);
            s.features = static_cast<std::uint8_t>(Feature::pit_lane);
            if (i + 1 == pit.before_line) s.features |= static_cast<std::uint8_t>(Feature::before_finish);
            s.index = static_cast<std::uint16_t>(i);
            s.lane = pit.branch.lane;
            s.straight = no_straight;
            s.inside = space(*branch).inside;
            s.element = space(i < pit.before_line ? *branch : *exit).element;
            s.ahead = space_id(i + 1 < total ? p1 + i + 1 : *exit);
            if (i > 0) s.behind = space_id(p1 + i - 1);
            const int row = i < pit.before_line ? lap_length() - pit.before_line + i + 1 : i - pit.before_line + 1;
            rank(p1 + i) = Fraction{row, 1};
        }
        set_boxes(pit, p1, total);
        if (pit.garages_from < 0 || pit.garages_from > total)
            fault("/pit_lane/garages_from", "names a P space of the pit lane");
        else if (pit.garages_from > 0)
            circuit_.garages_from = space_id(p1 + pit.garages_from - 1);
    }

    void set_boxes(const PitLane& pit, int p1, int total) {
        if (pit.boxes.empty() || pit.boxes.size() > max_boxes)
            return fault("/pit_lane/boxes", "the pit lane has 1 to 8 boxes");
        for (std::size_t i = 0; i < pit.boxes.size(); ++i) {
            if (pit.boxes[i] < 2 || pit.boxes[i] > total) {
                fault(at("pit_lane/boxes", i),
                      "names a P space of the pit lane, P2 or later: a team mate waits before it");
            } else if (std::count(pit.boxes.begin(), pit.boxes.end(), pit.boxes[i]) > 1) {
                fault(at("pit_lane/boxes", i), "two boxes lie beside the same P space");
            } else {
                circuit_.boxes.push_back(space_id(p1 + pit.boxes[i] - 1));
            }
        }
    }

    void set_grid() {
        if (source_.grid.empty() || source_.grid.size() > max_grid)
            return fault("/grid", "the starting grid has 1 to 16 slots");
        for (std::size_t i = 0; i < source_.grid.size(); ++i) {
            const std::optional<int> found = find(source_.grid[i], at("grid", i));
            if (!found) continue;
            const SpaceId slot = space_id(*found);
            if (std::count(circuit_.grid.begin(), circuit_.grid.end(), slot) > 0)
                fault(at("grid", i), "two slots share a space");
            if (i > 0 && !circuit_.grid.empty() && rank(track::number(circuit_.grid.back())) < rank(*found))
                fault(at("grid", i), "a slot stands ahead of the one before it");
            circuit_.grid.push_back(slot);
        }
        const int e = elements() - 1;
        circuit_.qualifying_start = space_id(first(e, 1) + length(e, 1) - 1);
    }

    void rank_spaces() {
        std::vector<int> sorted(static_cast<std::size_t>(circuit_.size()));
        std::iota(sorted.begin(), sorted.end(), 0);
        std::stable_sort(sorted.begin(), sorted.end(), [&](int a, int b) { return rank(a) < rank(b); });
        int order = 0;
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            if (i > 0 && rank(sorted[i - 1]) < rank(sorted[i])) ++order;
            space(sorted[i]).order = static_cast<std::uint16_t>(order);
        }
        circuit_.orders = static_cast<std::uint16_t>(order + 1);
    }

    void set_neighbours() {
        for (int e = 0; e < elements(); ++e) {
            for (int lane = 0; lane < lane_count; ++lane) {
                for (int j = 0; j < length(e, lane); ++j) set_neighbours(e, lane, j);
            }
        }
    }

    void set_neighbours(int e, int lane, int j) {
        Space& s = space(first(e, lane) + j);
        std::size_t count = 0;
        const int n = length(e, lane);
        for (int other = 0; other < lane_count; ++other) {
            const int m = length(e, other);
            if (!element(e).corner) s.abreast[static_cast<std::size_t>(other)] = space_id(first(e, other) + j);
            if (std::abs(other - lane) != 1) continue;
            for (int q = 0; q < m && count < s.beside.size(); ++q) {
                const int overlap = std::min((j + 1) * m, (q + 1) * n) - std::max(j * m, q * n);
                if (overlap > 0 && 2 * overlap >= std::min(n, m)) s.beside[count++] = space_id(first(e, other) + q);
            }
        }
    }

    // The pit lane's spaces too: its exit is a link like any other.
    void describe_links() {
        for (int i = 0; i < circuit_.size(); ++i) {
            Space& from = space(i);
            const std::array<SpaceId, 4> ends{from.ahead, from.left, from.right, from.pit};
            for (std::size_t k = 0; k < ends.size(); ++k) {
                if (ends[k] == SpaceId::none) continue;
                const Space& to = circuit_.at(ends[k]);
                if (from.straight == to.straight && from.straight != no_straight) from.links[k] |= link::along;
                if (from.in_corner() && from.corner != to.corner) from.links[k] |= link::leaves_corner;
                if (to.in_corner()) from.links[k] |= link::in_corner;
            }
        }
    }

    void count() {
        for (int i = 0; i < circuit_.track_spaces; ++i) {
            const Space& s = space(i);
            for (const SpaceId to : {s.ahead, s.left, s.right}) {
                if (to == SpaceId::none) continue;
                ++circuit_.links;
                if (s.straight == no_straight || space(track::number(to)).straight != s.straight) continue;
                if (s.has(Feature::before_finish)) continue;
                if (!(rank(track::number(to)) == Fraction{rank(i).over + rank(i).under, rank(i).under}))
                    circuit_.even_straights = false;
            }
        }
        circuit_.pit_links =
            circuit_.pit_spaces == 0 ? std::uint16_t{0} : static_cast<std::uint16_t>(circuit_.pit_spaces + 1);
    }
};

}  // namespace

Result<Circuit, std::vector<Fault>> compile(const Source& source) {
    Result<Circuit, std::vector<Fault>> compiled = Compiler{source}.run();
    if (!compiled) return compiled;
    std::vector<Fault> faults = validate(source, *compiled);
    if (!faults.empty()) return faults;
    return compiled;
}

std::string space_name(const Circuit& circuit, SpaceId id) {
    if (id == SpaceId::none || number(id) >= circuit.size()) return "-";
    const Space& space = circuit.at(id);
    // Every news holds dozens of names: no text is put together from others here.
    char name[16];
    char* end = name;
    const auto add_number = [&](int number) { end = std::to_chars(end, name + sizeof name, number).ptr; };
    if (space.in_pit_lane()) {
        *end++ = 'P';
    } else {
        *end++ = "LCR"[number(space.lane)];
        *end++ = '.';
        add_number(space.element + 1);
        *end++ = '.';
    }
    add_number(space.index + 1);
    return {name, end};
}

SpaceId find_space(const Circuit& circuit, const std::string& name) {
    for (int i = 0; i < circuit.size(); ++i) {
        if (space_name(circuit, space_id(i)) == name) return space_id(i);
    }
    return SpaceId::none;
}

}  // namespace paddock::track
