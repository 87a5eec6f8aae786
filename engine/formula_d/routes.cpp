#include "engine/formula_d/routes.hpp"

#include <algorithm>

namespace paddock::formula_d {

Ground::Ground(const Circuit& circuit_, const Options& options_, const State& state_, Seat seat_)
    : circuit(circuit_), options(options_), state(state_), car(state_.car(seat_)), seat(seat_),
      danger(dangerous_spaces(circuit_, options_, state_)) {
    const bool racing = state.session == Session::race;
    if (racing) {
        for (const Car& other : state.cars) {
            if (other.status != Status::racing || other.in_box || &other == &car) continue;
            occupied[static_cast<std::size_t>(track::number(other.space))] = true;
        }
    }
    if (!car.box_served && circuit.pit_spaces > 0 && racing) {
        box = box_of(circuit, seat);
        for (std::size_t i = 0; i < state.cars.size(); ++i) {
            const Car& other = state.cars[i];
            box_taken = box_taken || (&other != &car && other.status == Status::racing && other.in_box && other.space == box);
        }
    }
    pit_open = circuit.pit_spaces > 0 && pit_entry_open(options, state, car);
    const bool road_race = options.road_race && car.driver != Driver::none;
    line_interrupts = racing ? car.crossings == options.race_laps() ||
                                   (road_race && (car.crossings >= 1 || options.li_scope == LiScope::every_crossing))
                             : car.crossings == 1;
    police_interrupts = racing && circuit.has_police_line && hazards(options) && closes_police_contest(state, options, seat);
    if (racing && options.li_scope == LiScope::overtake && !state.move.passed_li) {
        const Seat li_seat = racing_driver(state, Driver::li);
        if (li_seat != Seat::nobody && li_seat != seat) li = state.car(li_seat).space;
    }
}

bool Ground::interrupts(const Space& from, SpaceId to) const {
    if (is_dangerous(to)) return true;
    if (line_interrupts && from.has(track::Feature::before_finish)) return true;
    if (police_interrupts && from.has(track::Feature::before_police)) return true;
    return li != SpaceId::none && passes_li(from, to);
}

// FD-RUL-38 `overtake`: behind or level before the step, ahead after it, on her straight.
bool Ground::passes_li(const Space& from, SpaceId to_id) const {
    if (li == SpaceId::none) return false;
    const Space& to = circuit.at(to_id);
    const Space& hers = circuit.at(li);
    if (hers.straight == 0xff || from.straight != hers.straight || to.straight != hers.straight) return false;
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

// The ways of one layer: all that drive the same number of spaces.
struct Node {
    Walker walker;
    Path path;
};
constexpr std::size_t layer_capacity = 96;
using Layer = SmallVector<Node, layer_capacity>;

bool same_prospects(const Walker& a, const Walker& b) { return a.at == b.at && a.lanes == b.lanes; }

constexpr std::array<Step, 4> all_steps{Step::ahead, Step::left, Step::right, Step::pit};

// Searches layer by layer; ways that meet on a space with the same prospects become one.
class Search {
  public:
    Search(const Ground& ground, Choices* list) : ground_(ground), list_(list), remaining_(ground.state.move.remaining) {}

    // The most spaces of this part that can be driven, going on through whatever happens on the way.
    int longest_from(const Node& start, int driven) {
        through_ = true;
        run(start, driven);
        return longest_;
    }

    void list_all() {
        Node start{walker_at_start(ground_), {}};
        run(start, 0);
        finish();
    }

  private:
    const Ground& ground_;
    Choices* list_;
    int remaining_;
    bool through_ = false;  // only measure
    int longest_ = -1;      // on the track
    Layer last_;            // ways at `longest_` that found no further space
    struct Halt {
        Node node;
        int reach;
    };
    SmallVector<Halt, 48> halts_;  // ways that end early because something happens there

    void run(const Node& start, int driven) {
        Layer layers[2];
        layers[0].push_back(start);
        const int brakes = through_ ? 0 : std::min(ground_.brakes_available(), remaining_);
        for (int depth = driven;; ++depth) {
            Layer& now = layers[(depth - driven) & 1];
            Layer& next = layers[(depth - driven + 1) & 1];
            next.clear();
            if (now.empty()) return;
            if (has_track_node(now)) longest_ = depth;
            if (!through_) list_ends(now, depth, brakes);
            if (depth == remaining_) return;
            for (const Node& node : now) extend(node, depth, next);
            if (!through_ && longest_ == depth && !has_track_node(next)) keep_last(now);
        }
    }

    bool in_pit_lane(const Node& node) const { return ground_.circuit.at(node.walker.at).in_pit_lane(); }

    bool has_track_node(const Layer& layer) const {
        return std::any_of(layer.begin(), layer.end(), [&](const Node& node) { return !in_pit_lane(node); });
    }

    void keep_last(const Layer& layer) {
        for (const Node& node : layer) {
            if (!in_pit_lane(node)) last_.push_back(node);
        }
    }

    // Ends of this layer: all driven, or brakes for the rest (FD-BRAKE-01, -02; not in the lane, FD-RUL-67).
    void list_ends(const Layer& layer, int depth, int brakes) {
        const int left = remaining_ - depth;
        for (std::size_t i = 0; i < layer.size(); ++i) {
            const Node& node = layer[i];
            if (in_pit_lane(node)) {
                if (left == 0 || ends_in_pit_lane(ground_, node.walker.at)) add(node.path, 0);
            } else if (left <= brakes && !repeats(layer, i)) {
                add(node.path, left);
            }
        }
    }

    // Another way of this layer ends on the same space; the lanes it remembers matter only for a slide to come.
    bool repeats(const Layer& layer, std::size_t i) const {
        const Walker& walker = layer[i].walker;
        if (walker.touched && ground_.slide_owed() > 0) return false;
        for (std::size_t k = 0; k < i; ++k) {
            if (layer[k].walker.at == walker.at) return true;
        }
        return false;
    }

    void add(const Path& path, int brakes) {
        if (list_ == nullptr || list_->full()) return;
        if (!ground_.circuit.even_straights && has_detour(ground_, path)) return;
        list_->push_back(Drive{path, static_cast<std::uint8_t>(brakes)});
    }

    void extend(const Node& node, int depth, Layer& next) {
        const Space& from = ground_.circuit.at(node.walker.at);
        if (from.in_pit_lane() && ends_in_pit_lane(ground_, node.walker.at)) return;
        for (const Step step : all_steps) {
            const SpaceId to = link_of(from, step);
            if (to == SpaceId::none) continue;
            Node onward = node;
            if (!try_step(ground_, onward.walker, step)) continue;
            onward.path.push_back(step);
            if (!through_ && ground_.interrupts(from, to)) {
                halt(onward, from, depth + 1);
            } else {
                merge(onward, next);
            }
        }
    }

    static void merge(const Node& node, Layer& layer) {
        for (const Node& other : layer) {
            if (same_prospects(other.walker, node.walker)) return;
        }
        if (!layer.full()) layer.push_back(node);
    }

    void halt(const Node& node, const Space& from, int depth) {
        for (const Halt& other : halts_) {
            if (same_prospects(other.node.walker, node.walker) && other.node.path.size() == node.path.size()) return;
        }
        if (halts_.full()) return;
        const bool flag = from.has(track::Feature::before_finish) && ground_.line_interrupts &&
                          (ground_.state.session == Session::qualifying || ground_.car.crossings == ground_.options.race_laps());
        const int reach = flag ? remaining_ : Search{ground_, nullptr}.longest_from(node, depth);
        halts_.push_back({node, reach});
    }

    // Blocked or not is known only now (FD-BLOCK-01, FD-RUL-15): early halts are offered when the
    // whole number, or as much as any way allows, can still be driven from there.
    void finish() {
        int best = longest_;
        for (const Halt& halt : halts_) best = std::max(best, halt.reach);
        const int brakes = ground_.brakes_available();
        for (const Halt& halt : halts_) {
            if (halt.reach >= best - brakes) add(halt.node.path, 0);
        }
        if (best < 0 || best >= remaining_ || longest_ < best) return;
        for (std::size_t i = 0; i < last_.size(); ++i) {
            if (!repeats(last_, i)) list_blocked(last_[i], brakes);
        }
    }

    // FD-BLOCK-02, FD-RUL-14, FD-RUL-61: the longest way, with brakes declared beforehand where that
    // changes the price.
    void list_blocked(const Node& node, int brakes) {
        const int left = remaining_ - longest_;
        const int slide = node.walker.touched ? ground_.slide_owed() : 0;
        SmallVector<BlockPrice, 16> known;
        for (int k = 0; k < left && k <= brakes; ++k) {
            BlockPrice price;
            if (!ground_.state.move.great_start || !ground_.options.start_block_free) {
                price = block_price(ground_.options, ground_.car.wear[Gauge::brakes] - k, ground_.car.wear[Gauge::tires],
                                    left - k + slide);
                price.brakes += k;
            } else if (k > 0) {
                return;
            }
            const bool repeated = std::any_of(known.begin(), known.end(), [&](const BlockPrice& other) {
                return (price.out && other.out) ||
                       (price.out == other.out && price.brakes == other.brakes && price.tires == other.tires);
            });
            if (repeated || known.full()) continue;
            known.push_back(price);
            add(node.path, k);
        }
    }
};

SpaceId end_of(const Circuit& circuit, SpaceId from, const Path& path) {
    for (int i = 0; i < path.size(); ++i) from = link_of(circuit.at(from), path[i]);
    return from;
}

// Whether the search offers a way of the same length to the same space at the same price.
bool is_offered(const Ground& ground, const Drive& drive, SpaceId end) {
    Choices list;
    list_drives(ground, list);
    return std::any_of(list.begin(), list.end(), [&](const Choice& choice) {
        const Drive* other = std::get_if<Drive>(&choice);
        return other != nullptr && other->brakes == drive.brakes && other->path.size() == drive.path.size() &&
               end_of(ground.circuit, ground.car.space, other->path) == end;
    });
}

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
        if (ends_in_pit_lane(ground, walker.at)) return Refusal{"FD-RUL-67"_rule, "the move ends there in the pit lane"};
        const Space& from = ground.circuit.at(walker.at);
        const Result<void, Refusal> step = take_step(ground, walker, drive.path[i]);
        if (!step) return step.error();
        halted = ground.interrupts(from, walker.at);
    }
    if (!ground.circuit.even_straights && has_detour(ground, drive.path))
        return Refusal{"FD-LANE-03"_rule, "there is a shorter way on this straight"};
    const bool in_lane = ground.circuit.at(walker.at).in_pit_lane();
    if (drive.brakes > ground.brakes_available()) return Refusal{"FD-BRAKE-02"_rule, "not enough brake points"};
    if (drive.brakes > 0 && in_lane) return Refusal{"FD-PIT-10"_rule, "no braking in the pit lane"};
    if (in_lane && ends_in_pit_lane(ground, walker.at)) return DrivePlan{walker.lanes};
    if (!halted && length + drive.brakes == remaining) return DrivePlan{walker.lanes};
    if (!is_offered(ground, drive, walker.at)) {
        if (halted && drive.brakes > 0) return Refusal{"FD-RUL-59"_rule, "brakes are asked after what happens there"};
        return Refusal{"FD-MOVE-04"_rule, "the whole number must be driven while there is a way"};
    }
    if (halted) return DrivePlan{walker.lanes};
    return DrivePlan{walker.lanes, true, remaining - drive.brakes - length};
}

namespace {

// Steps of the shortest free way between two spaces of one straight; −1 when there is none.
int shortest_way(const Ground& ground, SpaceId from, SpaceId to) {
    SpaceSet seen;
    SmallVector<SpaceId, layer_capacity> layers[2];
    layers[0].push_back(from);
    for (int depth = 0; depth <= Path::capacity; ++depth) {
        auto& now = layers[depth & 1];
        auto& next = layers[(depth + 1) & 1];
        next.clear();
        for (const SpaceId at : now) {
            if (at == to) return depth;
            const Space& space = ground.circuit.at(at);
            for (const SpaceId link : {space.ahead, space.left, space.right}) {
                if (link == SpaceId::none || ground.circuit.at(link).straight != space.straight) continue;
                const auto i = static_cast<std::size_t>(track::number(link));
                if (seen[i] || ground.is_occupied(link) || next.full()) continue;
                seen[i] = true;
                next.push_back(link);
            }
        }
    }
    return -1;
}

}  // namespace

bool has_detour(const Ground& ground, const Path& path) {
    SpaceId at = ground.car.space;
    SpaceId run_start = at;
    int run = 0;
    const auto detour = [&] { return run > 1 && run > shortest_way(ground, run_start, at); };
    for (int i = 0; i < path.size(); ++i) {
        const Space& space = ground.circuit.at(at);
        const SpaceId to = link_of(space, path[i]);
        const bool same = space.straight != 0xff && ground.circuit.at(to).straight == space.straight;
        if (!same) {
            if (detour()) return true;
            run_start = to;
            run = 0;
        } else {
            ++run;
        }
        at = to;
    }
    return detour();
}

}  // namespace paddock::formula_d
