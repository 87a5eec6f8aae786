#include "engine/formula_d/ways.hpp"

#include <algorithm>

#include "engine/formula_d/steps.hpp"

// The search for every way a car may drive.
namespace paddock::formula_d {
namespace {

// Some way: where it leads, and its steps since the search began.
struct Node {
    std::uint64_t first;  // Path::Bits, without a gap
    std::uint32_t rest;
    Walker walker;

    Path path(int length) const { return {{first, rest}, length}; }
};
static_assert(sizeof(Node) == 16);

// All ways that drive the same number of spaces. Two million random questions filled half of it.
struct Layer {
    static constexpr std::size_t most = 96;
    std::array<Node, most> nodes;
    Node* last = nodes.data();  // one past
    int pit_nodes = 0;          // those in the pit lane

    Layer() = default;  // the nodes stay as they are: a search has room for many and fills few
    const Node* begin() const { return nodes.data(); }
    const Node* end() const { return last; }
    int track_nodes() const { return static_cast<int>(end() - begin()) - pit_nodes; }
};

// Searches layer by layer; ways that meet on a space with the same prospects become one. What is done with
// them is the visitor's: `reach` is shown every layer, `enter` every step onto a space where something may
// happen, and says whether the way goes on.
template <class Visitor>
class Search {
  public:
    Search(const Ground& ground, Visitor& visitor)
        : ground_(ground),
          visitor_(visitor),
          remaining_(ground.state.move.remaining),
          track_spaces_(ground.circuit.track_spaces),
          even_(ground.circuit.even_straights) {}
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    int longest() const { return longest_; }              // spaces any way on the track drives
    const Layer& last() const { return layers_[last_]; }  // the ways that drive so many

    void run(const Walker& start, int driven) {
        std::size_t now = 0;
        layers_[now].nodes[0] = {0, 0, start};
        ++layers_[now].last;
        layers_[now].pit_nodes = in_pit_lane(start) ? 1 : 0;
        for (int depth = driven;; ++depth) {
            const Layer& layer = layers_[now];
            if (layer.track_nodes() > 0 && (even_ || has_straight_way(start, layer, depth - driven))) {
                longest_ = depth;
                last_ = now;
            }
            visitor_.reach(layer, depth);
            if (depth == remaining_ || layer.begin() == layer.end()) return;
            // Of three layers one is in use, and one at most is kept.
            const std::size_t next = last_ != now ? 3 - now - last_ : (now + 1) % 3;
            extend(layer, Path::left_at(depth - driven), depth + 1, layers_[next]);
            now = next;
        }
    }

    bool in_pit_lane(const Walker& w) const { return track::number(w.at()) >= track_spaces_; }

  private:
    const Ground& ground_;
    Visitor& visitor_;
    int remaining_;
    int track_spaces_;
    bool even_;  // straights without detours
    int longest_ = -1;
    std::size_t last_ = 0;
    std::array<Layer, 3> layers_;

    // A way to the track without a detour on some straight: only those count (FD-LANE-03).
    bool has_straight_way(const Walker& start, const Layer& layer, int length) const {
        return std::any_of(layer.begin(), layer.end(), [&](const Node& way) {
            return !in_pit_lane(way.walker) && !has_detour(ground_, start, way.path(length));
        });
    }

    // `place` is a step to the left where the next step of a path stands.
    void extend(const Layer& layer, const Path::Bits place, int depth, Layer& onward) {
        Next next{onward.nodes.data(), onward.nodes.data(), 0};
        for (const Node way : layer) {  // a copy: what the next layer is filled with may not change it
            const Space& space = ground_.circuit.at(way.walker.at());
            if (in_pit_lane(way.walker) && ends_in_pit_lane(ground_, way.walker.at())) continue;
            const bool watch = ground_.li != SpaceId::none || (space.features & ground_.interrupting_lines) != 0;
            step_to<Step::ahead>(way, place, space, space.ahead, watch, depth, next);
            if (space.left != SpaceId::none) step_to<Step::left>(way, place, space, space.left, watch, depth, next);
            if (space.right != SpaceId::none) step_to<Step::right>(way, place, space, space.right, watch, depth, next);
            if (space.pit != SpaceId::none) step_to<Step::pit>(way, place, space, space.pit, watch, depth, next);
        }
        onward.last = next.end;
        onward.pit_nodes = next.pit_nodes;
    }

    // A layer being filled, in registers.
    struct Next {
        Node* begin;
        Node* end;
        int pit_nodes;
    };

    // A template so that each kind of step is compiled for itself: this is the innermost loop. `watch`
    // says that something may happen on leaving `from`.
    template <Step step>
    [[gnu::always_inline]] void step_to(const Node& way, const Path::Bits& place, const Space& from, SpaceId to,
                                        bool watch, int depth, Next& next) {
        static_assert(static_cast<int>(Step::left) == 1);
        constexpr auto times = static_cast<std::uint32_t>(step);
        Walker walker = way.walker;
        const bool eventful = watch || ground_.is_eventful(to);
        if (eventful && steps::is_barred(ground_, from, to)) return;
        if (steps::take(ground_, walker, step, from, to) != steps::Fault::none) return;
        const std::uint64_t first = way.first + times * place.first;
        const std::uint32_t rest = way.rest + times * place.rest;
        if (eventful && !visitor_.enter({first, rest, walker}, from, depth)) return;
        for (const Node* other = next.begin; other != next.end; ++other) {
            if (other->walker == walker) return;
        }
        if (next.end == next.begin + Layer::most) return;
        next.end->first = first;
        next.end->rest = rest;
        next.end->walker = walker;
        ++next.end;
        // Only from the pit lane or its entry can a step lead into it.
        if ((step == Step::pit || from.in_pit_lane()) && in_pit_lane(walker)) ++next.pit_nodes;
    }
};

// Measures how far ways lead, through whatever happens on them.
class Measure {
  public:
    Measure(const Ground& ground, const Walker& start, int driven) : ground_(ground), search_(ground, *this) {
        search_.run(start, driven);
    }

    // Of ways from a halt where the line was crossed, or a space lost to Li Tsu Sin, already.
    Prospect prospect(bool crosses_line, bool costs_a_space) const {
        const int remaining = ground_.state.move.remaining;
        const bool crosses = crosses_line || line_at_ <= search_.longest();
        const bool costs = costs_a_space || (crosses && ground_.line_costs_a_space);
        return {home_ ? remaining : std::min(search_.longest() + (costs ? 1 : 0), remaining), crosses};
    }

    void reach(const Layer&, int) const {}
    bool enter(const Node&, const Space& from, int length) {
        if (from.has(track::Feature::before_finish)) line_at_ = std::min(line_at_, length);
        home_ = home_ || ground_.flag_falls(from);
        return true;
    }

  private:
    const Ground& ground_;
    int line_at_ = Path::capacity + 1;  // spaces to the first one beyond the finish line
    bool home_ = false;                 // some way takes the flag
    Search<Measure> search_;
};

// Lists the ways.
class Listing {
  public:
    Listing(const Ground& ground, Choices* list)
        : ground_(ground),
          list_(list),
          remaining_(ground.state.move.remaining),
          brakes_(ground.brakes_available()),
          slides_(ground.slide_owed(ground.car.space) > 0),
          search_(ground, *this) {}

    // Returns the most spaces that any way on the track drives.
    int list_all() {
        search_.run(walker_at_start(ground_), 0);
        return finish();
    }

    // Ends of this layer: all driven, or brakes for the rest (FD-BRAKE-01, -02; not in the lane, FD-RUL-67).
    void reach(const Layer& layer, int depth) {
        const int left = remaining_ - depth;
        if (left > brakes_ && layer.pit_nodes == 0) return;
        for (const Node& way : layer) {
            if (search_.in_pit_lane(way.walker)) {
                const bool ends = ends_in_pit_lane(ground_, way.walker.at());
                if (ends ? ends_first_there(way.walker) : left == 0) add(way, depth, 0);
            } else if (left <= brakes_ && !repeats(layer, way)) {
                add(way, depth, left);
            }
        }
    }

    bool enter(const Node& way, const Space& from, int length) {
        if (!ground_.interrupts(from, way.walker.at())) return true;
        halt(way, from, length);
        return false;
    }

  private:
    // A way that ends early because something happens there.
    struct Halt {
        Node node;
        std::uint8_t length;
        std::uint8_t reach;  // the prospect
        std::int16_t price;  // under the flag: spaces of overshoot to be paid
        bool crosses_line;   // the prospect
        bool flag;
        bool lane;  // in the pit lane, where nobody is blocked
    };
    static_assert(sizeof(Halt) == 24);

    const Ground& ground_;
    Choices* list_;
    int remaining_;
    int brakes_;
    bool slides_;             // touching a corner is followed by a slide
    unsigned lane_ends_ = 0;  // bits: the end of the move in the pit lane is listed, without and with a corner touched
    SmallVector<Halt, 256> halts_;
    Search<Listing> search_;

    // Only one space of the lane can end a move early, however many spaces are then lost.
    bool ends_first_there(const Walker& w) {
        const unsigned bit = slides_ && w.has(Walker::touched) ? 2U : 1U;
        const bool first = (lane_ends_ & bit) == 0;
        lane_ends_ |= bit;
        return first;
    }

    // Another way of this layer ends on the same space; the lanes it remembers matter only for a slide to come.
    bool repeats(const Layer& layer, const Node& way) const {
        if (slides_ && way.walker.has(Walker::touched)) return false;
        return std::any_of(layer.begin(), &way,
                           [&](const Node& other) { return other.walker.at() == way.walker.at(); });
    }

    bool is_detour(const Node& way, int length) const {
        return !ground_.circuit.even_straights && has_detour(ground_, walker_at_start(ground_), way.path(length));
    }

    void add(const Node& end, int length, int brakes) {
        if (list_ == nullptr || list_->full() || is_detour(end, length)) return;
        list_->emplace_back(std::in_place_type<Drive>, end.path(length), static_cast<std::uint8_t>(brakes));
    }

    // Ways that halt alike: with the same prospects, or on the same space when nothing is left to
    // drive, or all under the flag at the same price, where the race is over whatever the lane.
    bool halts_alike(const Halt& other, const Halt& halt) const {
        if (halt.flag) return other.flag && other.price == halt.price;
        if (other.length != halt.length) return false;
        const Walker& known = other.node.walker;
        const Walker& halted = halt.node.walker;
        const bool over = halt.length == remaining_ && (!slides_ || !halted.has(Walker::touched));
        return known == halted || (over && known.at() == halted.at());
    }

    [[gnu::noinline]] void halt(const Node& way, const Space& from, int length) {
        Halt halt{way,
                  static_cast<std::uint8_t>(length),
                  0,
                  0,
                  false,
                  ground_.flag_falls(from),
                  search_.in_pit_lane(way.walker)};
        if (halt.flag && way.walker.has(Walker::locked))
            halt.price = static_cast<std::int16_t>(overshoot_under_flag(way.path(length)));
        for (const Halt& other : halts_) {
            if (halts_alike(other, halt)) return;
        }
        if (halts_.full() || is_detour(way, length)) return;
        const Prospect prospect = prospect_of(ground_, way.walker, from, length);
        halt.reach = static_cast<std::uint8_t>(prospect.reach);
        halt.crosses_line = prospect.crosses_line;
        halts_.push_back(halt);
    }

    // FD-RUL-21: spaces that count when an overshooting car takes the flag with this way.
    int overshoot_under_flag(const Path& path) const {
        int overshot = ground_.state.move.overshot;
        int spaces = ground_.state.move.overshoot;
        SpaceId at = ground_.car.space;
        for (int i = 0; i < path.size(); ++i) {
            const Space& from = ground_.circuit.at(at);
            at = link_of(from, path[i]);
            const bool leaves = from.in_corner() && from.corner != ground_.circuit.at(at).corner;
            if (leaves && from.corner != ground_.corner_done) ++overshot;
            spaces += overshot;
        }
        const bool full = ground_.options.overshoot_past_flag == OvershootPastFlag::full;
        return spaces + (full ? (remaining_ - path.size()) * overshot : -overshot);
    }

    // Blocked or not is known only now (FD-BLOCK-01, FD-RUL-15): early halts are offered when the
    // whole number, or as much as any way allows, can still be driven from there.
    int finish() {
        const int longest = search_.longest();
        int best = longest;
        for (const Halt& halt : halts_) best = std::max<int>(best, halt.reach);
        const int due = spaces_due(ground_, best);
        for (const Halt& halt : halts_) {
            if (halt.lane || reaches(ground_, {halt.reach, halt.crosses_line}, due)) add(halt.node, halt.length, 0);
        }
        if (best < 0 || best >= remaining_ || longest < best) return best;
        for (const Node& way : search_.last()) {
            if (!search_.in_pit_lane(way.walker) && !repeats(search_.last(), way)) list_blocked(way, longest);
        }
        return best;
    }

    // FD-BLOCK-02, FD-RUL-14, FD-RUL-61: the longest way, with brakes declared beforehand where that
    // changes the price.
    void list_blocked(const Node& end, int longest) {
        const int left = remaining_ - longest;
        const int slide = end.walker.has(Walker::touched) ? ground_.slide_owed(end.walker.at()) : 0;
        const bool free = ground_.state.move.great_start && ground_.options.start_block_free;  // FD-RUL-44
        SmallVector<BlockPrice, 16> known;
        if (left <= brakes_ && slide == 0 && !free) known.push_back({left, 0, false});  // listed already, as braking
        for (int k = shortfall(ground_, longest); k < left && k <= (free ? 0 : brakes_); ++k) {
            const BlockPrice price = free ? BlockPrice{} : price_after(k, left - k + slide);
            const bool repeated = std::any_of(known.begin(), known.end(), [&](const BlockPrice& other) {
                return (price.out && other.out) ||
                       (price.out == other.out && price.brakes == other.brakes && price.tires == other.tires);
            });
            if (repeated || known.full()) continue;
            known.push_back(price);
            add(end, longest, k);
        }
    }

    BlockPrice price_after(int braked, int undriven) const {
        const Gauges& wear = ground_.car.wear;
        BlockPrice price = block_price(ground_.setting, wear[Gauge::brakes] - braked, wear[Gauge::tires], undriven);
        price.brakes += braked;
        return price;
    }
};

// Straight on lies nothing that stops a car, up to the end of the move or the flag. Then no other way leads
// farther, whatever happens on this one: most questions after the longest way are answered here.
bool is_clear_ahead(const Ground& ground, SpaceId at, int spaces) {
    if (!ground.circuit.even_straights || ground.circuit.at(at).in_pit_lane()) return false;
    for (int i = 0; i < spaces; ++i) {
        const Space& from = ground.circuit.at(at);
        if (ground.flag_falls(from)) return true;
        at = from.ahead;
        if (ground.is_occupied(at)) return false;
    }
    return true;
}

}  // namespace

// How the move can go on from a halt: under the flag it is over, in the pit lane nobody is blocked.
Prospect prospect_of(const Ground& ground, const Walker& halted, const Space& from, int length) {
    const int remaining = ground.state.move.remaining;
    if (ground.flag_falls(from)) return {remaining, true};
    if (ground.circuit.at(halted.at()).in_pit_lane()) return {0, false};
    if (is_clear_ahead(ground, halted.at(), remaining - length)) return {remaining, false};
    return Measure{ground, halted, length}.prospect(from.has(track::Feature::before_finish),
                                                    ground.costs_a_space(from, halted.at()));
}

void list_drives(const Ground& ground, Choices& list) { Listing{ground, &list}.list_all(); }

int longest_way(const Ground& ground) {
    if (is_clear_ahead(ground, ground.car.space, ground.state.move.remaining)) return ground.state.move.remaining;
    return Listing{ground, nullptr}.list_all();
}

}  // namespace paddock::formula_d
