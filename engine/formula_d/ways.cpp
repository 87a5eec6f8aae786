#include "engine/formula_d/ways.hpp"

#include <algorithm>

#include "engine/formula_d/steps.hpp"

// The search for every way a car may drive.
namespace paddock::formula_d {
namespace {

// Some way: where it leads, and its steps since the search began.
struct Node {
    Path::Bits steps;
    Walker walker;
};

// A stretch of nodes: all ways that drive the same number of spaces.
struct Layer {
    int begin;
    int end;
    int pit_nodes;  // those in the pit lane
    int track_nodes() const { return end - begin - pit_nodes; }
};

// Searches layer by layer; ways that meet on a space with the same prospects become one.
class Search {
  public:
    Search(const Ground& ground, Choices* list)
        : ground_(ground), list_(list), remaining_(ground.state.move.remaining), even_(ground.circuit.even_straights) {}

    // Only measures how far ways lead from a halt.
    Prospect prospect(const Walker& halted, int driven, bool crosses_line, bool costs_a_space) {
        through_ = true;
        run(halted, driven);
        const bool crosses = crosses_line || line_at_ <= longest_;
        const bool costs = costs_a_space || (crosses && ground_.line_costs_a_space);
        return {home_ ? remaining_ : std::min(longest_ + (costs ? 1 : 0), remaining_), crosses};
    }

    // Returns the most spaces that any way on the track drives.
    int list_all() {
        slides_ = ground_.slide_owed(ground_.car.space) > 0;
        run(walker_at_start(ground_), 0);
        return finish();
    }

  private:
    const Ground& ground_;
    Choices* list_;
    int remaining_;
    bool even_;                         // straights without detours
    bool slides_ = false;               // touching a corner is followed by a slide
    int longest_ = -1;                  // on the track
    int line_at_ = Path::capacity + 1;  // spaces to the first one beyond the finish line, when only measuring
    bool through_ = false;              // only measure
    Layer last_{0, 0, 0};               // ways at `longest_`
    unsigned lane_ends_ = 0;  // bits: the end of the move in the pit lane is listed, without and with a corner touched
    bool home_ = false;       // some way takes the flag, when only measuring
    struct Halt {
        Node node;
        Prospect prospect;
        int length;
        int price;  // under the flag: spaces of overshoot to be paid
        bool flag;
        bool lane;  // in the pit lane, where nobody is blocked
    };
    SmallVector<Halt, 256> halts_;  // ways that end early because something happens there
    std::array<Node, 2048> nodes_;

    void run(const Walker& start, int driven) {
        nodes_[0] = {{}, start};
        Layer now{0, 1, in_pit_lane(start) ? 1 : 0};
        const int brakes = through_ ? -1 : ground_.brakes_available();
        for (int depth = driven;; ++depth) {
            if (now.track_nodes() > 0 && (even_ || has_straight_way(start, now, depth - driven))) {
                longest_ = depth;
                last_ = now;
            }
            if (remaining_ - depth <= brakes || (now.pit_nodes > 0 && !through_)) list_ends(now, depth, brakes);
            if (depth == remaining_ || now.begin == now.end) return;
            Layer next{now.end, now.end, 0};
            const Path::Bits place = Path::step_at(depth - driven, Step::left);
            for (int i = now.begin; i < now.end; ++i) extend(node(i), place, depth, next);
            now = next;
        }
    }

    const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
    const Walker& walker(int i) const { return node(i).walker; }
    bool in_pit_lane(const Walker& w) const { return track::number(w.at()) >= ground_.circuit.track_spaces; }

    // A way to the track without a detour on some straight: only those count (FD-LANE-03).
    bool has_straight_way(const Walker& start, const Layer& layer, int length) const {
        for (int i = layer.begin; i < layer.end; ++i) {
            if (!in_pit_lane(walker(i)) && !has_detour(ground_, start, Path(node(i).steps, length))) return true;
        }
        return false;
    }

    // Ends of this layer: all driven, or brakes for the rest (FD-BRAKE-01, -02; not in the lane, FD-RUL-67).
    void list_ends(const Layer& layer, int depth, int brakes) {
        const int left = remaining_ - depth;
        for (int i = layer.begin; i < layer.end; ++i) {
            if (in_pit_lane(walker(i))) {
                const bool ends = ends_in_pit_lane(ground_, walker(i).at());
                if (ends ? ends_first_there(walker(i)) : left == 0) add(node(i), depth, 0);
            } else if (left <= brakes && !repeats(layer, i)) {
                add(node(i), depth, left);
            }
        }
    }

    // Only one space of the lane can end a move early, however many spaces are then lost.
    bool ends_first_there(const Walker& w) {
        const unsigned bit = slides_ && w.has(Walker::touched) ? 2U : 1U;
        const bool first = (lane_ends_ & bit) == 0;
        lane_ends_ |= bit;
        return first;
    }

    // Another way of this layer ends on the same space; the lanes it remembers matter only for a slide to come.
    bool repeats(const Layer& layer, int i) const {
        if (walker(i).has(Walker::touched) && slides_) return false;
        for (int k = layer.begin; k < i; ++k) {
            if (walker(k).at() == walker(i).at()) return true;
        }
        return false;
    }

    void add(const Node& end, int length, int brakes) {
        if (list_ == nullptr || list_->full()) return;
        const Path path{end.steps, length};
        if (!even_ && has_detour(ground_, walker_at_start(ground_), path)) return;
        list_->emplace_back(Drive{path, static_cast<std::uint8_t>(brakes)});
    }

    // `place` is a step to the left where the next step of a path stands.
    void extend(const Node& way, const Path::Bits& place, int depth, Layer& next) {
        const Walker from = way.walker;
        const Space& space = ground_.circuit.at(from.at());
        if (in_pit_lane(from) && ends_in_pit_lane(ground_, from.at())) return;
        const bool watch = ground_.li != SpaceId::none || (space.features & ground_.interrupting_lines) != 0;
        step_to<Step::ahead>(way, place, space, space.ahead, watch, depth, next);
        if (space.left != SpaceId::none) step_to<Step::left>(way, place, space, space.left, watch, depth, next);
        if (space.right != SpaceId::none) step_to<Step::right>(way, place, space, space.right, watch, depth, next);
        if (space.pit != SpaceId::none) step_to<Step::pit>(way, place, space, space.pit, watch, depth, next);
    }

    // A template so that each kind of step is compiled for itself: this is the innermost loop. `watch`
    // says that something may happen on leaving `from`.
    template <Step step>
    [[gnu::always_inline]] void step_to(const Node& way, const Path::Bits& place, const Space& from, SpaceId to,
                                        bool watch, int depth, Layer& next) {
        static_assert(static_cast<int>(Step::left) == 1);
        constexpr auto times = static_cast<std::uint64_t>(step);
        Walker walker = way.walker;
        const bool eventful = watch || ground_.is_eventful(to);
        if (eventful && steps::is_barred(ground_, from, to)) return;
        if (steps::take(ground_, walker, step, from, to) != steps::Fault::none) return;
        const Path::Bits steps{way.steps[0] + times * place[0], way.steps[1] + times * place[1]};
        if (eventful) {
            if (through_) {
                note_lines(from, depth + 1);
            } else if (ground_.interrupts(from, to)) {
                return halt({steps, walker}, from, depth + 1);
            }
        }
        for (int i = next.begin; i < next.end; ++i) {
            if (nodes_[static_cast<std::size_t>(i)].walker == walker) return;
        }
        if (next.end == static_cast<int>(nodes_.size())) return;
        nodes_[static_cast<std::size_t>(next.end++)] = {steps, walker};
        // Only from the pit lane or its entry can a step lead into it.
        if ((step == Step::pit || from.in_pit_lane()) && in_pit_lane(walker)) ++next.pit_nodes;
    }

    void note_lines(const Space& from, int length) {
        if (from.has(track::Feature::before_finish)) line_at_ = std::min(line_at_, length);
        home_ = home_ || ground_.flag_falls(from);
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
        const Walker halted = way.walker;
        Halt halt{way, {0, false}, length, 0, ground_.flag_falls(from), in_pit_lane(halted)};
        if (halt.flag && halted.has(Walker::locked)) halt.price = overshoot_under_flag({halt.node.steps, length});
        for (const Halt& other : halts_) {
            if (halts_alike(other, halt)) return;
        }
        if (halts_.full()) return;
        if (!even_ && has_detour(ground_, walker_at_start(ground_), {halt.node.steps, length})) return;
        halt.prospect = prospect_of(ground_, halted, from, length);
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
        int best = longest_;
        for (const Halt& halt : halts_) best = std::max(best, halt.prospect.reach);
        const int due = spaces_due(ground_, best);
        for (const Halt& halt : halts_) {
            if (halt.lane || reaches(ground_, halt.prospect, due)) add(halt.node, halt.length, 0);
        }
        if (best < 0 || best >= remaining_ || longest_ < best) return best;
        for (int i = last_.begin; i < last_.end; ++i) {
            if (!in_pit_lane(walker(i)) && !repeats(last_, i)) list_blocked(node(i), ground_.brakes_available());
        }
        return best;
    }

    // FD-BLOCK-02, FD-RUL-14, FD-RUL-61: the longest way, with brakes declared beforehand where that
    // changes the price.
    void list_blocked(const Node& end, int brakes) {
        const int left = remaining_ - longest_;
        const int slide = end.walker.has(Walker::touched) ? ground_.slide_owed(end.walker.at()) : 0;
        const bool free = ground_.state.move.great_start && ground_.options.start_block_free;  // FD-RUL-44
        SmallVector<BlockPrice, 16> known;
        if (left <= brakes && slide == 0 && !free) known.push_back({left, 0, false});  // listed already, as braking
        for (int k = shortfall(ground_, longest_); k < left && k <= (free ? 0 : brakes); ++k) {
            const BlockPrice price = free ? BlockPrice{} : price_after(k, left - k + slide);
            const bool repeated = std::any_of(known.begin(), known.end(), [&](const BlockPrice& other) {
                return (price.out && other.out) ||
                       (price.out == other.out && price.brakes == other.brakes && price.tires == other.tires);
            });
            if (repeated || known.full()) continue;
            known.push_back(price);
            add(end, longest_, k);
        }
    }

    BlockPrice price_after(int braked, int undriven) const {
        const Gauges& wear = ground_.car.wear;
        BlockPrice price = block_price(ground_.setting, wear[Gauge::brakes] - braked, wear[Gauge::tires], undriven);
        price.brakes += braked;
        return price;
    }
};

}  // namespace

// How the move can go on from a halt: under the flag it is over, in the pit lane nobody is blocked.
Prospect prospect_of(const Ground& ground, const Walker& halted, const Space& from, int length) {
    const int remaining = ground.state.move.remaining;
    if (ground.flag_falls(from)) return {remaining, true};
    if (ground.circuit.at(halted.at()).in_pit_lane()) return {0, false};
    return Search{ground, nullptr}.prospect(halted, length, from.has(track::Feature::before_finish),
                                            ground.costs_a_space(from, halted.at()));
}

void list_drives(const Ground& ground, Choices& list) { Search{ground, &list}.list_all(); }

int longest_way(const Ground& ground) { return Search{ground, nullptr}.list_all(); }

}  // namespace paddock::formula_d
