#include "table/schneider/preview.hpp"

#include <algorithm>

#include "engine/schneider/market.hpp"

namespace paddock::table {

namespace {

using namespace schneider;
using Preview = SchneiderPreview;

// The squares of a path, from the one after its start on.
class PathWalk {
  public:
    PathWalk(const Schneider& game, const State& now, Seat seat) : game_(game), now_(now), seat_(seat) {}

    // From where the plane stands, at this speed, or on from a path under way. So many draws are ignored.
    Preview fly(Flight path, int speed, int ignored) const {
        Preview preview;
        preview.flies = true;
        preview.speed = speed;
        while (true) {
            const SquareId from = path.at;
            const bool complete = step_to_end(path, preview.way);
            if (complete) break;
            const Way way = foreseen(path, speed);
            leave_fork(game_, now_, path, way);
            preview.way.push_back(path.at);
            if (path.at == from) break;
        }
        meet(path, ignored, preview);
        preview.finishes = path.at != SquareId::none && game_.course(now_).crossed(path.at);
        return preview;
    }

  private:
    const Schneider& game_;
    const State& now_;
    Seat seat_;

    // The hazards of a whole path, in the order in which they are met (ST-DANGER-04).
    void meet(const Flight& path, int ignored, Preview& preview) const {
        const auto hazard = [&](bool draws) {
            if (!draws) return Hazard::clean;
            if (ignored-- > 0) return Hazard::ignored;
            ++preview.draws;
            return Hazard::draw;
        };
        for (const std::uint8_t line : path.lines) {
            const int limit = line + line_margin(game_, now_, seat_);
            preview.tests.push_back({line, limit, hazard(preview.speed > limit)});
        }
        preview.pushed = path.pushed;
        preview.push = hazard(path.pushed && !now_.plane(seat_).permanents.has(Effect::safe_passing));
    }
    // Flies on to the end or to a fork, and notes the squares on the way.
    bool step_to_end(Flight& path, std::vector<SquareId>& way) const {
        SquareId at = path.at;
        const bool complete = fly_on(game_, now_, path);
        while (at != path.at) {
            at = game_.course(now_).at(at).next[0];
            way.push_back(at);
        }
        return complete;
    }
    // The way with fewer draws, then the short one (ST-D-09).
    Way foreseen(const Flight& path, int speed) const {
        return fewest(path, speed, Way::long_way) < fewest(path, speed, Way::short_way) ? Way::long_way
                                                                                        : Way::short_way;
    }
    int fewest(Flight path, int speed, Way way) const {
        leave_fork(game_, now_, path, way);
        if (fly_on(game_, now_, path)) return draws_of(game_, now_, seat_, path, speed);
        return std::min(fewest(path, speed, Way::short_way), fewest(path, speed, Way::long_way));
    }
};

struct Previewer {
    const Schneider& game;
    const State& now;
    Seat seat;

    Preview flown(const Move& move, bool hop, int ignored) const {
        const int speed = total_speed(game, now, seat, move);
        Preview preview = PathWalk{game, now, seat}.fly(flight(now, seat, speed, hop), speed, ignored);
        preview.modifiers = modifiers(game, now, seat, move.slot == no_slot ? 0 : move.value);
        preview.skill = speed_of_skill(move);
        return preview;
    }

    Preview operator()(const PlayCard& c) const {
        const Card& card = game.card(c.card);
        Move move;
        move.slot = slot_of(now.plane(seat), c.card);
        move.value = move.base = c.value;
        move.dive = c.dive;
        move.trim = c.trim;
        return flown(move, card.effect == Effect::hop, card.effect == Effect::ignore ? card.amount : 0);
    }
    Preview operator()(const ThrottleBack& c) const {
        Move move;
        move.base = static_cast<std::uint8_t>(throttle_base(game, now.plane(seat)));
        move.dive = c.dive;
        move.trim = c.trim;
        return flown(move, false, 0);
    }
    Preview operator()(const TakeWay& c) const {
        Flight path = now.move.path;
        leave_fork(game, now, path, c.way);
        Preview preview = PathWalk{game, now, seat}.fly(path, now.move.speed, now.move.ignored);
        preview.way.insert(preview.way.begin(), path.at);
        return preview;
    }
    Preview operator()(const PlaceBet& c) const {
        return paying(c.slot < betting_slots ? game.content().betting[c.slot].price : 0);
    }
    Preview operator()(const SpeedUp& c) const { return paying(c.pay ? marker_price : 0); }
    Preview operator()(const Recycle& c) const {
        return paying(exchange_price(game, now.year.taken, c.card, now.year.from_spying));
    }
    Preview operator()(const BuySecondHand& c) const { return paying(c.coins ? marker_price : 0); }
    template <class Other>
    Preview operator()(const Other&) const {
        return {};
    }

    static Preview paying(int coins) {
        Preview preview;
        preview.paid = coins;
        return preview;
    }
};

}  // namespace

SchneiderPreview schneider_preview(const Schneider& game, const State& now, Seat seat, const Choice& choice) {
    return std::visit(Previewer{game, now, seat}, choice);
}

int schneider_missing(const Schneider& game, const State& now, Seat seat, std::size_t place) {
    const int laid = now.year.markers[place][static_cast<std::size_t>(number(seat))];
    return game.card(now.year.track[place]).cost - laid - 1;
}

}  // namespace paddock::table
