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

struct Labeller {
    const SchneiderContent& content;
    const Schneider& game;
    const State& now;
    Seat seat;
    const SchneiderPreview& preview;
    const Words& words;

    std::string card(CardId id) const { return schneider_card(game.card(id), id); }
    std::string nation(Nation nation) const { return words.say(std::string("nation.") + name_of(nation)); }
    std::string component(Component component) const {
        return words.say(std::string("component.") + name_of(component));
    }
    std::string token(Token token) const { return words.say(token == Token::alert ? "token.alert" : "token.damage"); }
    std::string price() const {
        return preview.paid > 0 ? words.say("costs", {{"n", preview.paid}}) : words.say("bet.free");
    }
    // "Short way: flies 6 to square 14"
    std::string with(const std::string& title, const std::string& line) const {
        return words.say("choice.line", {{"title", title}, {"line", line}});
    }
    // "flies 6 to square 14, 1 draw"
    std::string flight() const {
        const SquareId end = preview.way.empty() ? now.plane(seat).square : preview.way.back();
        std::string text =
            words.say("flies.to", {{"n", preview.speed}, {"square", schneider_square(game.course(now), end, words)}});
        if (preview.finishes) text += ", " + words.say("choice.finish");
        return preview.draws > 0 ? text + ", " + words.say("draws", {{"n", preview.draws}}) : text;
    }
    std::string skills(bool dive, bool trim) const {
        return (dive ? ", " + words.say("switch.dive") : "") + (trim ? ", " + words.say("switch.trim") : "");
    }

    std::string operator()(const PickNation& c) const { return nation(c.nation); }
    std::string operator()(const PickPilot& c) const {
        const std::string key = c.pilot == Pilot::none ? "any" : name_of(c.pilot);
        return with(words.say("pilot." + key), words.say("skill." + key));
    }
    std::string operator()(const PlaceBet& c) const {
        if (c.slot >= betting_slots) return words.say("bet.no");
        return words.say("choice.bet",
                         {{"nation", nation(c.on)}, {"slot", names::slot_letter(c.slot)}, {"price", price()}});
    }
    std::string operator()(const PlayCard& c) const {
        const bool choice = game.card(c.card).is_choice();
        const std::string played =
            words.say(choice ? "choice.play.as" : "choice.play", {{"card", card(c.card)}, {"value", c.value}});
        return with(played + skills(c.dive, c.trim), flight());
    }
    std::string operator()(const ThrottleBack& c) const {
        return with(words.say("throttle") + skills(c.dive, c.trim), flight());
    }
    std::string operator()(const TakeOff& c) const {
        if (c.none) return words.say("repair.no");
        const Token taken = now.plane(seat).tiles[index(c.component)].tokens[c.square - 1U];
        return with(component(c.component), words.say("repair.line", {{"token", token(taken)}, {"n", c.square}}));
    }
    std::string operator()(const TakeWay& c) const {
        return with(words.say("way." + std::string(name_in(names::ways, c.way))), flight());
    }
    // An ALERT shuts off the square it covers; only DAMAGE does what stands there.
    std::string operator()(const HitComponent& c) const {
        const int square = first_empty(game, now.plane(seat), c.component);
        const Fault fault = fault_at(game, now.plane(seat), c.component, square);
        const std::string meaning = words.say("fault." + std::string(name_in(names::faults, fault)));
        const std::string_view key = now.move.token != Token::alert ? "hit.line"
                                     : fault == Fault::blank        ? "hit.alert.blank"
                                                                    : "hit.alert";
        return with(component(c.component), words.say(key, {{"n", square + 1}, {"fault", meaning}}));
    }
    std::string operator()(const DropBack& c) const { return words.say(c.drop ? "drop.yes" : "drop.no"); }
    std::string operator()(const PutAway& c) const { return words.say("choice.under", {{"card", card(c.card)}}); }
    std::string operator()(const KeepCard& c) const {
        const std::string kept = words.say("choice.keep", {{"card", card(c.card)}});
        return c.first == CardId::none ? kept : kept + ", " + words.say("keep.first", {{"card", name_of(c.first)}});
    }
    std::string operator()(const PickCourse& c) const {
        return schneider_course_name(content.courses[c.course], words);
    }
    std::string operator()(const PlaceMarker& c) const {
        switch (c.board) {
            case Board::track: return track_text(c.place);
            case Board::spying: return with(words.say("marker.spying"), words.say("marker.spying.line"));
            case Board::reserved:
                return with(words.say("marker.reserved"),
                            words.say("marker.coins", {{"n", game.content().reserved_show}}));
            case Board::show: break;
        }
        return with(words.say("marker.show"), words.say("marker.coins", {{"n", game.content().shows[c.place]}}));
    }
    std::string track_text(std::size_t place) const {
        const int missing = schneider_missing(game, now, seat, place);
        return with(card(now.year.track[place]),
                    missing > 0 ? words.say("marker.short", {{"n", missing}}) : words.say("marker.yours"));
    }
    std::string operator()(const SpeedUp& c) const {
        return c.pay ? with(words.say("hurry.yes"), words.say("hurry.yes.line"))
                     : with(words.say("hurry.no"), words.say("hurry.no.line"));
    }
    std::string operator()(const Recycle& c) const { return with(card(c.card), price()); }
    std::string operator()(const BuySecondHand& c) const {
        if (c.card == CardId::none) return words.say("buy.no");
        return with(card(c.card), words.say(c.coins ? "buy.coins" : "buy.markers"));
    }
    std::string operator()(const RaiseLevel& c) const { return with(component(c.component), words.say("raise.line")); }
    std::string operator()(const PickVictim& c) const { return nation(c.nation); }
};

// "component" is asked of what has been drawn.
std::string question_text(const State& now, const std::string& key, const Words& words) {
    if (now.ask == Ask::nothing) return "";
    if (now.ask != Ask::component) return capitalised(words.say("ask." + key));
    return capitalised(words.say(now.move.token == Token::alert ? "ask.component.alert" : "ask.component.damage"));
}

}  // namespace

Question Binding<Schneider>::question(const Schneider& game, const State& now, const Words& words) {
    const std::string key(name_in(names::asks, now.ask));
    Question question{key, question_text(now, key, words)};
    if (now.ask == Ask::card) question.facts = {{"margin", line_margin(game, now, now.mover())}};
    if (now.ask == Ask::recycle) {
        const Plane& plane = now.plane(now.year.buyer);
        const Development& year = now.year;
        question.facts = {{"exchange", schneider_exchange(game, plane, year.taken, plane.purse, year.from_spying)}};
    }
    return question;
}

Offer Binding<Schneider>::offer(const SchneiderContent& content, const Schneider& game, const State& now, Seat seat,
                                const Choice& choice, const Words& words) {
    const SchneiderPreview preview = schneider_preview(game, now, seat, choice);
    const Labeller labeller{content, game, now, seat, preview, words};
    Offer offer{to_text(choice), std::visit(labeller, choice), choice_json(choice), costs_of(preview)};
    offer.facts = schneider_facts(content, game, now, seat, choice, preview);
    for (const SquareId square : preview.way) offer.way.push_back(square_name(game.course(now), square));
    return offer;
}

}  // namespace paddock::table
