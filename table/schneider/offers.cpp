#include <algorithm>

#include "engine/schneider/market.hpp"
#include "table/fields.hpp"
#include "table/rolls.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/names.hpp"
#include "table/schneider/sentences.hpp"

// What is asked, what each answer means in plain words, and what it costs apart from luck.
namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

// What follows a choice up to the end of the seat's own doing: where the plane comes to, how often it must draw, what
// it pays. At forks not chosen yet the way the rules foresee is taken.
struct Preview {
    std::vector<SquareId> way;
    int speed = 0;
    int draws = 0;
    int paid = 0;
    bool finishes = false;
};

// The squares of a path, from the one after its start on.
class PathWalk {
  public:
    PathWalk(const Schneider& game, const State& now, Seat seat) : game_(game), now_(now), seat_(seat) {}

    // From where the plane stands, at this speed, or on from a path under way.
    Preview fly(Flight path, int speed) const {
        Preview preview;
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
        preview.draws = std::max(0, draws_of(game_, now_, seat_, path, speed));
        preview.finishes = path.at != SquareId::none && game_.course(now_).crossed(path.at);
        return preview;
    }

  private:
    const Schneider& game_;
    const State& now_;
    Seat seat_;

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

    Preview flown(Move move, bool hop, int ignored) const {
        const int speed = total_speed(game, now, seat, move);
        Preview preview = PathWalk{game, now, seat}.fly(flight(now, seat, speed, hop), speed);
        preview.draws = std::max(0, preview.draws - ignored);
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
        std::vector<SquareId> way{path.at};
        Preview preview = PathWalk{game, now, seat}.fly(path, now.move.speed);
        way.insert(way.end(), preview.way.begin(), preview.way.end());
        preview.way = std::move(way);
        preview.draws = std::max(0, preview.draws - now.move.ignored);
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

Json costs_of(const Preview& preview) {
    Json costs = Json::object();
    if (preview.draws > 0) costs["draws"] = preview.draws;
    if (preview.paid > 0) costs["aircoins"] = preview.paid;
    return costs;
}

std::string nation_text(Nation nation) { return nation == Nation::usa ? "the USA" : capitalised(name_of(nation)); }

struct Labeller {
    const SchneiderContent& content;
    const Schneider& game;
    const State& now;
    Seat seat;
    const Preview& preview;

    std::string card(CardId id) const { return schneider_card(game.card(id), id); }
    std::string coins() const {
        return preview.paid > 0 ? " for " + std::to_string(preview.paid) + " AIRCOINS" : " for nothing";
    }
    // ": speed 6 to 14, 1 draw"
    std::string flight_text() const {
        const Course& course = game.course(now);
        const SquareId end = preview.way.empty() ? now.plane(seat).square : preview.way.back();
        std::string text = ": speed " + std::to_string(preview.speed) + " to " + square_name(course, end);
        if (preview.finishes) text += ", over the finish line";
        return text + (preview.draws > 0 ? ", " + counted(preview.draws, "draw") : "");
    }
    static std::string skills(bool dive, bool trim) {
        return std::string(dive ? ", diving for 4 more" : "") + (trim ? ", trimmed by 1" : "");
    }

    std::string operator()(const PickNation& c) const {
        if (now.ask == Ask::nation) return "Fly for " + nation_text(c.nation);
        return "The next autopilot flies for " + nation_text(c.nation);
    }
    std::string operator()(const PickPilot& c) const {
        const std::string name = c.pilot == Pilot::none ? "a pilot drawn by lot" : std::string(name_of(c.pilot));
        return (now.ask == Ask::pilot ? "Fly with " : "The next autopilot flies with ") + name;
    }
    std::string operator()(const PlaceBet& c) const {
        if (c.slot >= betting_slots) return "No bet now";
        return "Bet on " + nation_text(c.on) + " on slot " + static_cast<char>('A' + c.slot) + coins();
    }
    std::string operator()(const PlayCard& c) const {
        const std::string as = game.card(c.card).is_choice() ? " as " + std::to_string(c.value) : "";
        return "Play " + card(c.card) + as + skills(c.dive, c.trim) + flight_text();
    }
    std::string operator()(const ThrottleBack& c) const {
        return "Throttle back" + skills(c.dive, c.trim) + flight_text();
    }
    std::string operator()(const TakeOff& c) const {
        if (c.none) return "Leave the tokens where they are";
        const Token token = now.plane(seat).tiles[index(c.component)].tokens[c.square - 1U];
        return std::string("Take the ") + (token == Token::alert ? "ALERT" : "DAMAGE") + " off " +
               name_of(c.component) + " " + std::to_string(c.square);
    }
    std::string operator()(const TakeWay& c) const {
        return "Take the " + std::string(name_in(names::ways, c.way)) + " way" + flight_text();
    }
    std::string operator()(const HitComponent& c) const {
        const int square = first_empty(game, now.plane(seat), c.component);
        const Fault fault = fault_at(game, now.plane(seat), c.component, square);
        return std::string("Put the ") + (now.move.token == Token::alert ? "ALERT" : "DAMAGE") + " on " +
               name_of(c.component) + " " + std::to_string(square + 1) + " (" +
               std::string(name_in(names::faults, fault)) + ")";
    }
    std::string operator()(const DropBack& c) const {
        return c.drop ? "Drop back behind your pursuer" : "Stay in front";
    }
    std::string operator()(const PutAway& c) const { return "Put " + card(c.card) + " under the deck"; }
    std::string operator()(const KeepCard& c) const {
        return "Keep " + card(c.card) +
               (c.first == CardId::none ? "" : ", then " + name_of(c.first) + " goes under first");
    }
    std::string operator()(const PickCourse& c) const { return "Fly next at " + content.courses[c.course].name; }
    std::string operator()(const PlaceMarker& c) const {
        switch (c.board) {
            case Board::track: return track_text(c.place);
            case Board::spying: return "Place the marker on the spying track";
            case Board::reserved:
                return "Show the plane on your own space for " + std::to_string(game.content().reserved_show) +
                       " AIRCOINS";
            case Board::show: break;
        }
        return "Show the plane in public for " + std::to_string(game.content().shows[c.place]) + " AIRCOINS";
    }
    std::string track_text(std::size_t place) const {
        const CardId id = now.year.track[place];
        const int missing = game.card(id).cost - now.year.markers[place][static_cast<std::size_t>(number(seat))] - 1;
        return "Place the marker on " + card(id) +
               (missing <= 0 ? ", which is then yours" : ", " + counted(missing, "marker") + " short of it");
    }
    std::string operator()(const SpeedUp& c) const {
        return c.pay ? "Pay 5 AIRCOINS for the last marker and take the card" : "Wait for the next marker";
    }
    std::string operator()(const Recycle& c) const { return "Give " + card(c.card) + " for it" + coins(); }
    std::string operator()(const BuySecondHand& c) const {
        if (c.card == CardId::none) return "Buy nothing";
        return "Buy " + card(c.card) + (c.coins ? " for 1 marker and 5 AIRCOINS" : " for 2 markers");
    }
    std::string operator()(const RaiseLevel& c) const { return std::string("Raise ") + name_of(c.component); }
    std::string operator()(const PickVictim& c) const { return "One more DAMAGE for " + nation_text(c.nation); }
};

constexpr Named<Ask> question_texts[] = {
    {"", Ask::nothing},
    {"Choose your nation.", Ask::nation},
    {"Choose a nation for the next autopilot.", Ask::autopilot_nation},
    {"Choose your pilot.", Ask::pilot},
    {"Choose a pilot for the next autopilot.", Ask::autopilot_pilot},
    {"Bet on a plane in this lap?", Ask::bet},
    {"Play a card, or throttle back.", Ask::card},
    {"Your card repairs: which token comes off?", Ask::repair},
    {"A fork: which way?", Ask::way},
    {"Which component is hit?", Ask::component},
    {"A plane has come up behind you: drop back behind it?", Ask::drop_back},
    {"Which card goes under the deck?", Ask::put_away},
    {"Which card do you keep?", Ask::keep},
    {"One more token comes off after the crash: which?", Ask::crash_repair},
    {"Where is the next race flown?", Ask::course},
    {"Your marker has been drawn: where does it go?", Ask::marker},
    {"One marker is missing: pay 5 AIRCOINS for it?", Ask::speed_up},
    {"Which card of your set do you give for the new one?", Ask::recycle},
    {"Buy a second-hand card?", Ask::spying},
    {"Which component is raised by a level?", Ask::level},
    {"Whose bag gets one more DAMAGE?", Ask::victim},
};

}  // namespace

Question Binding<Schneider>::question(const Schneider& /*game*/, const State& now) {
    return {std::string(name_in(names::asks, now.ask)), std::string(name_in(question_texts, now.ask))};
}

Offer Binding<Schneider>::offer(const SchneiderContent& content, const Schneider& game, const State& now, Seat seat,
                                const Choice& choice) {
    const Preview preview = std::visit(Previewer{game, now, seat}, choice);
    const Labeller labeller{content, game, now, seat, preview};
    Offer offer{to_text(choice), std::visit(labeller, choice), choice_json(choice), costs_of(preview)};
    for (const SquareId square : preview.way) offer.way.push_back(square_name(game.course(now), square));
    return offer;
}

}  // namespace paddock::table
