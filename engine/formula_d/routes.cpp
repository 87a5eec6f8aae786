#include "engine/formula_d/steps.hpp"

#include <algorithm>
#include <optional>

namespace paddock::formula_d {

static constexpr SpaceSet no_spaces{};

Ground::Ground(const Circuit& circuit_, const Options& options_, const State& state_, Seat seat_)
    : circuit(circuit_),
      options(options_),
      state(state_),
      car(state_.car(seat_)),
      seat(seat_),
      eventful_(state_.session == Session::race ? state_.markers : no_spaces) {
    const std::uint8_t corner = circuit.at(car.space).corner;
    if (corner != track::no_corner && car.stops >= circuit.corners[corner].stops) corner_done = corner;
    constexpr auto finish = static_cast<std::uint8_t>(track::Feature::before_finish);
    constexpr auto police = static_cast<std::uint8_t>(track::Feature::before_police);
    if (state.session != Session::race) {
        if (car.crossings == 1) flag_line = interrupting_lines = finish;  // the end of a qualifying lap
        return;
    }
    race = true;
    red_spaces = circuit.has_danger_zone && hazards(options);
    if (red_spaces) eventful_ |= circuit.danger;
    pit_open = circuit.pit_spaces > 0 && pit_entry_open(options, state, car);
    if (circuit.pit_spaces > 0 && !car.box_served) box = box_of(circuit, seat);
    see_other_cars();
    const bool road_race = options.road_race && car.driver != Driver::none;
    if (car.crossings == options.race_laps()) flag_line = finish;
    if (flag_line != 0 || (road_race && (car.crossings >= 1 || options.li_scope == LiScope::every_crossing)))
        interrupting_lines = finish;
    if (road_race && car.crossings >= 1 && flag_line == 0) look_beyond_the_line();
    if (circuit.has_police_line && hazards(options) && closes_police_contest(state, options, seat))
        interrupting_lines |= police;
    if (options.road_race && options.li_scope == LiScope::overtake && !state.move.passed_li) {
        const Seat li_seat = racing_driver(state, Driver::li);
        if (li_seat != Seat::nobody && li_seat != seat) li = state.car(li_seat).space;
    }
}

void Ground::see_other_cars() {
    for (const Car& other : state.cars) {
        if (other.status != Status::racing || &other == &car) continue;
        if (other.in_box) {
            box_taken = box_taken || other.space == box;  // FD-RUL-19
        } else {
            others_.push_back(other.space);
            eventful_[static_cast<std::size_t>(track::number(other.space))] = true;
        }
    }
}

// FD-DRV-01 and FD-RUL-43: what a lap completed takes away and gives.
void Ground::look_beyond_the_line() {
    const Seat li_seat = racing_driver(state, Driver::li);
    line_costs_a_space = options.li_scope != LiScope::overtake && li_seat != Seat::nobody && li_seat != seat;
    const int given = car.driver == Driver::slivers ? 4 : 2;
    brakes_to_come = std::min(given, car.full[Gauge::brakes] - car.wear[Gauge::brakes]);
}

// FD-RUL-38 `overtake`: behind or level before the step, ahead after it, on her straight.
bool Ground::passes_li(const Space& from, SpaceId to_id) const {
    if (li == SpaceId::none) return false;
    const Space& to = circuit.at(to_id);
    const Space& hers = circuit.at(li);
    if (hers.straight == track::no_straight || from.straight != hers.straight || to.straight != hers.straight)
        return false;
    // Rows left to the next corner grow smaller along a straight, across the finish line too.
    return from.to_corner >= hers.to_corner && to.to_corner < hers.to_corner;
}

int Ground::brakes_available() const {
    if (state.session == Session::qualifying)
        return options.qual_wp_actions == QualifyingActions::free ? car.full[Gauge::brakes] : 0;  // FD-RUL-29
    if (options.nitro_no_brake && state.move.nitro) return 0;                                     // FD-RUL-36
    return car.wear[Gauge::brakes];
}

namespace {

// One step of some way: where it leads, and the node it came from.
struct Node {
    Walker walker;
    std::uint16_t parent;
    Step step;
};

// A stretch of nodes: all ways that drive the same number of spaces.
struct Layer {
    int begin;
    int end;
    int pit_nodes;  // those in the pit lane
    int track_nodes() const { return end - begin - pit_nodes; }
};

// Spaces short of what the best way allowed before this car halted on another: they are braked for,
// not counted as blocked (FD-RUL-15).
int shortfall(const Ground& ground, int longest) {
    const int due = std::min<int>(ground.state.move.reach, ground.state.move.remaining);
    return std::clamp(due - longest, 0, ground.brakes_available());
}

// Searches layer by layer; ways that meet on a space with the same prospects become one.
class Search {
  public:
    Search(const Ground& ground, Choices* list)
        : ground_(ground), list_(list), remaining_(ground.state.move.remaining) {}

    // The most spaces of this part that can be driven, going on through whatever happens on the way.
    int longest_from(const Walker& start, int driven) {
        through_ = true;
        run(start, driven);
        return longest_;
    }

    // Returns the most spaces that any way on the track drives.
    int list_all() {
        slide_ = ground_.slide_owed();
        run(walker_at_start(ground_), 0);
        return finish();
    }

  private:
    const Ground& ground_;
    Choices* list_;
    int remaining_;
    int slide_ = 0;
    int longest_ = -1;      // on the track
    bool through_ = false;  // only measure
    Layer last_{0, 0, 0};   // ways at `longest_` that found no further space
    struct Halt {
        Node node;
        int length;
        int reach;  // spaces that can be driven in all, this way
        bool flag;
        bool lane;  // in the pit lane, where nobody is blocked
    };
    SmallVector<Halt, 64> halts_;  // ways that end early because something happens there
    std::array<Node, 2048> nodes_;

    void run(const Walker& start, int driven) {
        nodes_[0] = {start, 0, Step::ahead};
        Layer now{0, 1, in_pit_lane(start) ? 1 : 0};
        const int brakes = through_ ? -1 : ground_.brakes_available();
        for (int depth = driven;; ++depth) {
            if (now.track_nodes() > 0) longest_ = depth;
            if (remaining_ - depth <= brakes || (now.pit_nodes > 0 && !through_)) list_ends(now, depth, brakes);
            if (depth == remaining_ || now.begin == now.end) return;
            Layer next{now.end, now.end, 0};
            for (int i = now.begin; i < now.end; ++i) extend(i, depth, next);
            if (longest_ == depth && next.track_nodes() == 0) last_ = now;
            now = next;
        }
    }

    const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
    const Walker& walker(int i) const { return node(i).walker; }
    bool in_pit_lane(const Walker& w) const { return track::number(w.at()) >= ground_.circuit.track_spaces; }

    Path path_to(const Node& end, int length) const {
        Path path;
        const Node* n = &end;
        for (int i = 0; i < length; ++i) {
            path.push_front(n->step);
            n = &node(n->parent);
        }
        return path;
    }

    // Ends of this layer: all driven, or brakes for the rest (FD-BRAKE-01, -02; not in the lane, FD-RUL-67).
    void list_ends(const Layer& layer, int depth, int brakes) {
        const int left = remaining_ - depth;
        for (int i = layer.begin; i < layer.end; ++i) {
            if (in_pit_lane(walker(i))) {
                if (left == 0 || ends_in_pit_lane(ground_, walker(i).at())) add(node(i), depth, 0);
            } else if (left <= brakes && !repeats(layer, i)) {
                add(node(i), depth, left);
            }
        }
    }

    // Another way of this layer ends on the same space; the lanes it remembers matter only for a slide to come.
    bool repeats(const Layer& layer, int i) const {
        if (walker(i).has(Walker::touched) && slide_ > 0) return false;
        for (int k = layer.begin; k < i; ++k) {
            if (walker(k).at() == walker(i).at()) return true;
        }
        return false;
    }

    void add(const Node& end, int length, int brakes) {
        if (list_ == nullptr || list_->full()) return;
        const Path path = path_to(end, length);
        if (!ground_.circuit.even_straights && has_detour(ground_, path)) return;
        list_->emplace_back(Drive{path, static_cast<std::uint8_t>(brakes)});
    }

    void extend(int i, int depth, Layer& next) {
        const Walker from = walker(i);
        const Space& space = ground_.circuit.at(from.at());
        if (in_pit_lane(from) && ends_in_pit_lane(ground_, from.at())) return;
        const bool watch = ground_.li != SpaceId::none || (space.features & ground_.interrupting_lines) != 0;
        step_to<Step::ahead>(i, from, space, space.ahead, watch, depth, next);
        if (space.left != SpaceId::none) step_to<Step::left>(i, from, space, space.left, watch, depth, next);
        if (space.right != SpaceId::none) step_to<Step::right>(i, from, space, space.right, watch, depth, next);
        if (space.pit != SpaceId::none) step_to<Step::pit>(i, from, space, space.pit, watch, depth, next);
    }

    // A template so that each kind of step is compiled for itself: this is the innermost loop. `watch`
    // says that something may happen on leaving `from`.
    template <Step step>
    [[gnu::always_inline]] void step_to(int parent, Walker walker, const Space& from, SpaceId to, bool watch, int depth,
                                        Layer& next) {
        const bool eventful = watch || ground_.is_eventful(to);
        if (eventful && steps::is_barred(ground_, from, to)) return;
        if (steps::take(ground_, walker, step, from, to) != steps::Fault::none) return;
        if (eventful && !through_ && ground_.interrupts(from, to)) return halt(walker, parent, step, from, depth + 1);
        for (int i = next.begin; i < next.end; ++i) {
            if (nodes_[static_cast<std::size_t>(i)].walker == walker) return;
        }
        if (next.end == static_cast<int>(nodes_.size())) return;
        // Part by part: copying a whole Node through memory is much slower.
        Node& reached = nodes_[static_cast<std::size_t>(next.end++)];
        reached.walker = walker;
        reached.parent = static_cast<std::uint16_t>(parent);
        reached.step = step;
        // Only from the pit lane or its entry can a step lead into it.
        if ((step == Step::pit || from.in_pit_lane()) && in_pit_lane(walker)) ++next.pit_nodes;
    }

    // Ways that halt alike: with the same prospects, or on the same space when nothing is left to
    // drive, or all under the flag, where the race is over whatever the lane.
    bool halts_alike(const Halt& other, const Walker& halted, int length, bool flag) const {
        if (other.length != length) return false;
        if (flag) return other.flag;
        const Walker& known = other.node.walker;
        const bool over = length == remaining_ && (slide_ == 0 || !halted.has(Walker::touched));
        return known == halted || (over && known.at() == halted.at());
    }

    [[gnu::noinline]] void halt(Walker halted, int parent, Step step, const Space& from, int length) {
        const bool flag = ground_.flag_falls(from);
        const bool lane = in_pit_lane(halted);
        for (const Halt& other : halts_) {
            if (halts_alike(other, halted, length, flag)) return;
        }
        if (halts_.full()) return;
        int reach = flag ? remaining_ : lane ? 0 : Search{ground_, nullptr}.longest_from(halted, length);
        if (ground_.line_costs_a_space && from.has(track::Feature::before_finish))
            reach = std::min(reach + 1, remaining_);
        halts_.push_back({{halted, static_cast<std::uint16_t>(parent), step}, length, reach, flag, lane});
    }

    // Blocked or not is known only now (FD-BLOCK-01, FD-RUL-15): early halts are offered when the
    // whole number, or as much as any way allows, can still be driven from there.
    int finish() {
        int best = longest_;
        for (const Halt& halt : halts_) best = std::max(best, halt.reach);
        const int brakes = ground_.brakes_available() + ground_.brakes_to_come;
        for (const Halt& halt : halts_) {
            if (halt.lane || halt.reach >= best - brakes) add(halt.node, halt.length, 0);
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
        const int slide = end.walker.has(Walker::touched) ? slide_ : 0;
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
        BlockPrice price = block_price(ground_.options, wear[Gauge::brakes] - braked, wear[Gauge::tires], undriven);
        price.brakes += braked;
        return price;
    }
};

SpaceId end_of(const Circuit& circuit, SpaceId from, const Path& path) {
    for (int i = 0; i < path.size(); ++i) from = link_of(circuit.at(from), path[i]);
    return from;
}

// The most spaces any way drives, if the search offers one of the same length to the same space.
std::optional<int> reach_if_offered(const Ground& ground, const Drive& drive, SpaceId end) {
    Choices list;
    const int best = Search{ground, &list}.list_all();
    const bool offered = std::any_of(list.begin(), list.end(), [&](const Choice& choice) {
        const Drive* other = std::get_if<Drive>(&choice);
        return other != nullptr && other->path.size() == drive.path.size() &&
               end_of(ground.circuit, ground.car.space, other->path) == end;
    });
    if (!offered) return std::nullopt;
    return best;
}

// The most spaces of this part that any way drives.
int longest_way(const Ground& ground) { return Search{ground, nullptr}.longest_from(walker_at_start(ground), 0); }

}  // namespace

void list_drives(const Ground& ground, Choices& list) { Search{ground, &list}.list_all(); }

Result<DrivePlan, Refusal> check_drive(const Ground& ground, const Drive& drive) {
    const int remaining = ground.state.move.remaining;
    const int length = drive.path.size();
    if (length + drive.brakes > remaining) return Refusal{"FD-MOVE-04"_rule, "that is farther than the roll"};
    Walker walker = walker_at_start(ground);
    bool halted = false;
    for (int i = 0; i < length; ++i) {
        if (halted) return Refusal{"FD-RUL-59"_rule, "something happens on the way first; the rest is asked then"};
        if (ends_in_pit_lane(ground, walker.at()))
            return Refusal{"FD-RUL-67"_rule, "the move ends there in the pit lane"};
        const Space& from = ground.circuit.at(walker.at());
        const Result<void, Refusal> step = take_step(ground, walker, drive.path[i]);
        if (!step) return step.error();
        halted = ground.interrupts(from, walker.at());
    }
    if (!ground.circuit.even_straights && has_detour(ground, drive.path))
        return Refusal{"FD-LANE-03"_rule, "there is a shorter way on this straight"};
    const bool in_lane = ground.circuit.at(walker.at()).in_pit_lane();
    if (drive.brakes > ground.brakes_available()) return Refusal{"FD-BRAKE-02"_rule, "not enough brake points"};
    if (drive.brakes > 0 && in_lane) return Refusal{"FD-PIT-10"_rule, "no braking in the pit lane"};
    if (in_lane && ends_in_pit_lane(ground, walker.at())) return DrivePlan{.lanes = walker.lanes()};
    if (!halted && length + drive.brakes == remaining) return DrivePlan{.lanes = walker.lanes()};
    if (halted && drive.brakes > 0) return Refusal{"FD-RUL-59"_rule, "brakes are asked after what happens there"};
    if (halted) {
        if (const std::optional<int> reach = reach_if_offered(ground, drive, walker.at()))
            return DrivePlan{.lanes = walker.lanes(), .reach = std::max(0, *reach - length)};
    }
    const int longest = longest_way(ground);
    if (in_lane || longest >= remaining)
        return Refusal{"FD-MOVE-04"_rule, "the whole number must be driven while there is a way"};
    if (halted || length < longest) return Refusal{"FD-BLOCK-02"_rule, "a blocked car drives as far as it can"};
    if (drive.brakes < shortfall(ground, longest))
        return Refusal{"FD-RUL-15"_rule, "another way led farther: brake for the difference"};
    return DrivePlan{.lanes = walker.lanes(), .blocked = true, .undriven = remaining - drive.brakes - length};
}

namespace {

// Steps of the shortest way a car may drive between two spaces of one straight; −1 when there is none.
int shortest_way(const Ground& ground, const Walker& start, SpaceId to) {
    SmallVector<Walker, 64> layers[2];
    layers[0].push_back(start);
    for (int depth = 0; depth <= Path::capacity; ++depth) {
        const auto& now = layers[depth & 1];
        auto& next = layers[(depth + 1) & 1];
        next.clear();
        for (const Walker& walker : now) {
            if (walker.at() == to) return depth;
            const Space& space = ground.circuit.at(walker.at());
            for (const Step step : {Step::ahead, Step::left, Step::right}) {
                const SpaceId link = link_of(space, step);
                if (link == SpaceId::none || ground.circuit.at(link).straight != space.straight) continue;
                Walker onward = walker;
                if (steps::is_barred(ground, space, link) || next.full()) continue;
                if (steps::take(ground, onward, step, space, link) != steps::Fault::none) continue;
                if (std::find(next.begin(), next.end(), onward) == next.end()) next.push_back(onward);
            }
        }
    }
    return -1;
}

}  // namespace

bool has_detour(const Ground& ground, const Path& path) {
    Walker run_start = walker_at_start(ground);
    SpaceId at = run_start.at();
    int run = 0;
    const auto detour = [&] { return run > 1 && run > shortest_way(ground, run_start, at); };
    for (int i = 0; i < path.size(); ++i) {
        const Space& space = ground.circuit.at(at);
        const SpaceId to = link_of(space, path[i]);
        const bool same = space.straight != track::no_straight && ground.circuit.at(to).straight == space.straight;
        if (!same) {
            if (detour()) return true;
            run_start = Walker{to, LaneHistory{}, 0};
            run = 0;
        } else {
            ++run;
        }
        at = to;
    }
    return detour();
}

}  // namespace paddock::formula_d
