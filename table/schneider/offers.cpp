#include "table/fields.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/names.hpp"
#include "table/schneider/preview.hpp"
#include "table/schneider/sentences.hpp"

// What is asked, what each answer means in plain words, and what it costs apart from luck.
namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

Json costs_of(const SchneiderPreview& preview) {
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
    const SchneiderPreview& preview;

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
        const int missing = schneider_missing(game, now, seat, place);
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

Question Binding<Schneider>::question(const Schneider& game, const State& now) {
    Question question{std::string(name_in(names::asks, now.ask)), std::string(name_in(question_texts, now.ask))};
    if (now.ask == Ask::card) question.facts = {{"margin", line_margin(game, now, now.mover())}};
    if (now.ask == Ask::recycle) {
        const Plane& plane = now.plane(now.year.buyer);
        const Development& year = now.year;
        question.facts = {{"exchange", schneider_exchange(game, plane, year.taken, plane.purse, year.from_spying)}};
    }
    return question;
}

Offer Binding<Schneider>::offer(const SchneiderContent& content, const Schneider& game, const State& now, Seat seat,
                                const Choice& choice) {
    const SchneiderPreview preview = schneider_preview(game, now, seat, choice);
    const Labeller labeller{content, game, now, seat, preview};
    Offer offer{to_text(choice), std::visit(labeller, choice), choice_json(choice), costs_of(preview)};
    offer.facts = schneider_facts(content, game, now, seat, choice, preview);
    for (const SquareId square : preview.way) offer.way.push_back(square_name(game.course(now), square));
    return offer;
}

}  // namespace paddock::table
