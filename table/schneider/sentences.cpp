#include "table/schneider/sentences.hpp"

#include "engine/schneider/choices.hpp"
#include "table/fields.hpp"
#include "table/past.hpp"
#include "table/schneider/names.hpp"
#include "table/text.hpp"

namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

struct Teller {
    const SchneiderContent& content;
    std::span<const Event> past;
    const Words& words;

    std::string tell(std::string_view event, std::initializer_list<Param> params = {}) const {
        return capitalised(words.say("event." + std::string(event), params));
    }
    std::string tell_of(Seat seat, std::string_view event, std::initializer_list<Param> params = {}) const {
        const OpenSeat plane{seat_number(seat)};
        std::vector<Param> all{{"me", plane}, {"who", plane}};
        all.insert(all.end(), params.begin(), params.end());
        return words.say("event." + std::string(event), all);
    }
    std::string card(CardId id) const { return schneider_card_title(content, id, words); }

    std::string course(int number) const {
        return schneider_course_name(content.courses[static_cast<std::size_t>(number)], words);
    }
    std::string square(int number, SquareId id) const {
        return schneider_square(content.rules.courses[static_cast<std::size_t>(number)], id, words);
    }
    std::string ordinal(int number) const { return words.say("ordinal", {{"n", number}}); }
    std::string land(Nation nation) const { return words.say(std::string("nation.the.") + name_of(nation)); }
    std::string on(Nation nation) const { return words.say(std::string("nation.on.") + name_of(nation)); }
    std::string component(Component component) const {
        return words.say(std::string("component.") + name_of(component));
    }
    std::string token(Token token) const { return words.say(token == Token::alert ? "token.alert" : "token.damage"); }
    std::string why(RuleId rule) const {
        const std::string reason = words.say_why(rule.view());
        return reason.empty() ? "" : " " + reason;
    }
    std::string won(const BetShown& e) const {
        if (e.points > 0 && e.coins > 0) return words.say("won.both", {{"points", e.points}, {"coins", e.coins}});
        if (e.points > 0) return words.say("won.points", {{"points", e.points}});
        return e.coins > 0 ? words.say("won.coins", {{"coins", e.coins}}) : words.say("won.nothing");
    }
    // Why somebody is ahead; "" where it needs no words.
    std::string reason(Decided by) const {
        const std::string key = "reason." + std::string(name_in(names::decisions, by));
        return words.has(key) ? words.say(key) : "";
    }

    std::string operator()(const SeatDrawn& e) const {
        return tell_of(e.seat, "seat-drawn", {{"place", ordinal(e.place)}});
    }
    std::string operator()(const NationTaken& e) const {
        return tell_of(e.seat, "nation-taken", {{"land", land(e.nation)}});
    }
    std::string operator()(const PilotTaken& e) const {
        return tell_of(e.seat, "pilot-taken", {{"pilot", words.say(std::string("pilot.") + name_of(e.pilot))}});
    }
    std::string operator()(const RaceBegan& e) const {
        return tell("race-began", {{"race", e.race}, {"course", course(e.course)}});
    }
    std::string operator()(const GridTaken& e) const { return tell_of(e.seat, "grid-taken", {{"at", e.place}}); }
    std::string operator()(const LapBegan& e) const { return tell("lap-began", {{"lap", e.lap}}); }
    std::string operator()(const RoundBegan& e) const { return tell("round-began", {{"round", e.round}}); }
    std::string operator()(const MarkersSet& e) const {
        std::string text = e.leader == Seat::nobody ? tell("markers-set.none") : tell_of(e.leader, "markers-set");
        std::string planes;
        for (const Seat seat : e.drafting) planes += (planes.empty() ? "" : ", ") + open_seat(seat_number(seat));
        return planes.empty() ? text : text + " " + tell("drafting", {{"planes", planes}});
    }
    std::string operator()(const TurnBegan& e) const { return tell_of(e.seat, "turn-began"); }
    std::string operator()(const CardsDrawn& e) const { return tell_of(e.seat, "cards-drawn", {{"n", e.count}}); }
    std::string operator()(const CardSeen& e) const { return tell_of(e.seat, "card-seen", {{"card", card(e.card)}}); }
    std::string operator()(const CardLaid& e) const { return tell_of(e.seat, "card-laid", {{"card", card(e.card)}}); }
    std::string operator()(const BetPlaced& e) const {
        return tell_of(e.seat, "bet-placed", {{"slot", names::slot_letter(e.slot)}});
    }
    std::string operator()(const BetNamed& e) const { return tell_of(e.seat, "bet-named", {{"on", on(e.on)}}); }
    std::string operator()(const CardPlayed& e) const {
        const bool named = e.card != CardId::none && is_development(e.card);
        return tell_of(e.seat, named ? "card-played.named" : "card-played",
                       {{"card", named ? card(e.card) : ""},
                        {"value", e.value},
                        {"dive", e.dive ? 1 : 0},
                        {"trim", e.trim ? 1 : 0}});
    }
    std::string operator()(const ThrottledBack& e) const {
        return tell_of(e.seat, "throttled-back",
                       {{"speed", e.base}, {"dive", e.dive ? 1 : 0}, {"trim", e.trim ? 1 : 0}});
    }
    std::string operator()(const BonusGained& e) const {
        return tell_of(e.seat, "bonus-gained", {{"n", e.points}, {"why", why(e.rule)}});
    }
    std::string operator()(const CoinsGained& e) const {
        return tell_of(e.seat, "coins-gained", {{"n", e.coins}, {"why", why(e.rule)}});
    }
    std::string operator()(const CoinsPaid& e) const {
        return tell_of(e.seat, "coins-paid", {{"n", e.coins}, {"why", why(e.rule)}});
    }
    std::string operator()(const SpeedSet& e) const {
        return tell_of(e.seat, "speed-set", {{"speed", schneider_speed(e, words)}});
    }
    std::string operator()(const WayTaken& e) const {
        const std::string way = words.say("way." + std::string(name_in(names::ways, e.way)));
        return tell_of(e.seat, "way-taken", {{"way", lower_first(way)}});
    }
    std::string operator()(const Flew& e) const {
        const SpeedSet* speed = last_in_turn<SpeedSet, TurnBegan>(past, e.seat);
        return tell_of(
            e.seat, speed == nullptr ? "flew" : "flew.at",
            {{"square", square(e.course, e.to)}, {"speed", speed == nullptr ? "" : schneider_speed(*speed, words)}});
    }
    std::string operator()(const PushedOn& e) const { return tell_of(e.seat, "pushed-on"); }
    std::string operator()(const Oversped& e) const {
        return tell_of(e.seat, "oversped", {{"line", e.line}, {"speed", e.speed}});
    }
    std::string operator()(const DrawIgnored& e) const {
        return tell_of(e.seat, "draw-ignored", {{"why", why(e.rule)}});
    }
    std::string operator()(const TokenDrawn& e) const {
        return tell_of(e.seat, "token-drawn", {{"token", token(e.token)}});
    }
    std::string operator()(const TokenPlaced& e) const {
        const std::string fault = "placed." + std::string(name_in(names::faults, e.fault));
        const bool matters = e.token == Token::damage && words.has("event." + fault);
        return tell(matters ? std::string_view(fault) : "token-placed",
                    {{"token", token(e.token)}, {"component", component(e.component)}, {"square", e.square}});
    }
    std::string operator()(const TokenReturned& e) const {
        return tell("token-returned", {{"token", token(e.token)}, {"why", why(e.rule)}});
    }
    std::string operator()(const Crashed& e) const {
        return tell_of(e.seat, "crashed", {{"square", square(e.course, e.square)}});
    }
    std::string operator()(const DroppedBack& e) const {
        return tell_of(e.seat, "dropped-back", {{"square", square(e.course, e.to)}});
    }
    std::string operator()(const CardPutAway& e) const { return tell_of(e.seat, "card-put-away"); }
    std::string operator()(const CardNamed& e) const {
        const bool put_away = e.rule.view() == "ST-INFO-03";
        return tell_of(e.seat, put_away ? "card-named.away" : "card-named", {{"card", card(e.card)}});
    }
    std::string operator()(const LapEnded& e) const { return tell("lap-ended", {{"lap", e.lap}}); }
    std::string operator()(const LapScored& e) const {
        return tell_of(e.seat, "lap-scored", {{"place", ordinal(e.rank)}, {"n", e.points}});
    }
    std::string operator()(const BetShown& e) const {
        return tell_of(e.seat, "bet-shown", {{"on", on(e.on)}, {"won", won(e)}});
    }
    std::string operator()(const RaceEnded& e) const { return tell("race-ended", {{"race", e.race}}); }
    // Only a tie has to be explained.
    std::string operator()(const RaceRanked& e) const {
        const bool tie = e.ahead_by == Decided::lap_wins || e.ahead_by == Decided::last_lap;
        return tell_of(e.seat, tie ? "race-ranked.tie" : "race-ranked",
                       {{"place", ordinal(e.rank)}, {"n", e.points}, {"reason", reason(e.ahead_by)}});
    }
    std::string operator()(const CourseNamed& e) const {
        return tell_of(e.seat, "course-named", {{"course", course(e.course)}});
    }
    std::string operator()(const YearBegan&) const { return tell("year-began"); }
    std::string operator()(const Repaired& e) const {
        return tell_of(e.seat, "repaired", {{"n", e.tokens}, {"cards", e.cards}, {"markers", e.markers}});
    }
    std::string operator()(const CardTurnedUp& e) const {
        return tell_of(e.seat, e.taken ? "card-turned-up.taken" : "card-turned-up", {{"card", card(e.card)}});
    }
    std::string operator()(const CardShown& e) const {
        return tell("card-shown", {{"card", card(e.card)}, {"at", e.place + 1}});
    }
    std::string operator()(const TimePassed& e) const { return tell("time-passed", {{"month", e.month}}); }
    std::string operator()(const MarkerDrawn& e) const { return tell_of(e.seat, "marker-drawn"); }
    std::string operator()(const MarkerPlaced& e) const {
        for (auto event = past.rbegin(); event != past.rend() && e.board == Board::track; ++event) {
            const CardShown* shown = std::get_if<CardShown>(&*event);
            if (shown != nullptr && shown->place == e.place)
                return tell_of(e.seat, "marker-placed.named", {{"card", card(shown->card)}});
        }
        const auto board = name_in(names::boards, e.board);
        return tell_of(e.seat, "marker-placed." + std::string(board), {{"at", e.place + 1}});
    }
    std::string operator()(const MarkersReturned& e) const { return tell("markers-returned", {{"n", e.count}}); }
    std::string operator()(const CardTaken& e) const { return tell_of(e.seat, "card-taken", {{"card", card(e.card)}}); }
    std::string operator()(const CardReplaced& e) const {
        return tell_of(e.seat, "card-replaced", {{"given", card(e.given)}, {"card", card(e.taken)}});
    }
    std::string operator()(const CardOnOffer& e) const { return tell("card-on-offer", {{"card", card(e.card)}}); }
    std::string operator()(const CardDiscarded& e) const { return tell("card-discarded", {{"card", card(e.card)}}); }
    std::string operator()(const LevelRaised& e) const {
        return tell_of(e.seat, "level-raised", {{"component", component(e.component)}, {"level", e.level}});
    }
    std::string operator()(const BagChanged& e) const {
        return tell_of(e.seat, "bag-changed", {{"damage", e.damage}, {"alert", e.alert}});
    }
    std::string operator()(const YearEnded&) const { return tell("year-ended"); }
    std::string operator()(const MatchOver& e) const {
        const std::string by = e.rule.view() == "ST-RACE-01" ? "" : reason(e.ahead_by);
        return tell_of(e.winner, by.empty() ? "match-over" : "match-over.why", {{"reason", by}});
    }
};

struct Printed {
    Effect effect;
    std::string_view text;
};
constexpr Printed printed[] = {{Effect::repair, "REP"},
                               {Effect::ignore, "IGN"},
                               {Effect::points, "VP"},
                               {Effect::coins, "COIN"},
                               {Effect::draw_three, "DRAW3"},
                               {Effect::brisk_throttle, "PASS3"},
                               {Effect::hop, "HOP"},
                               {Effect::raise_any, "LVL:any"},
                               {Effect::remove_damage, "BAG-D"},
                               {Effect::add_alert, "BAG+A"},
                               {Effect::damage_opponent, "BAG+D>opp"},
                               {Effect::steady, "STEADY"},
                               {Effect::repairing, "REPAIR"},
                               {Effect::sure, "SURE"},
                               {Effect::pylon, "PYLON"},
                               {Effect::slip, "SLIP"}};

std::string effect_text(const Card& card) {
    if (card.effect == Effect::raise_component) return std::string("LVL:") + name_of(card.component);
    for (const Printed& entry : printed) {
        if (entry.effect == card.effect)
            return std::string(entry.text) + (card.amount > 0 ? std::to_string(card.amount) : "");
    }
    for (const auto& entry : names::permanents) {
        if (entry.value == card.effect) return std::string(entry.name);
    }
    return "";
}

std::string values_text(const Card& card) {
    if (!card.is_choice()) return card.value == 0 ? "" : std::to_string(card.value);
    std::string text;
    for (const std::uint8_t value : card.values) text += (text.empty() ? "" : "/") + std::to_string(value);
    return text;
}

}  // namespace

std::string schneider_sentence(const SchneiderContent& content, const Event& event, std::span<const Event> past,
                               const Words& words) {
    return std::visit(Teller{content, past, words}, event);
}

std::string schneider_speed(const SpeedSet& e, const Words& words) {
    std::string parts;
    const auto add = [&](std::string_view part, int more) {
        if (more == 0) return;
        const std::string n = (more > 0 ? "+" : "−") + std::to_string(more > 0 ? more : -more);
        parts += (parts.empty() ? "" : ", ") + words.say("event.part." + std::string(part), {{"n", n}});
    };
    add("drafting", e.drafting);
    add("air", e.air);
    add("handicap", e.handicap);
    add("skill", e.skill);
    if (parts.empty() && e.rule.view() == "ST-AUTO-28") parts = words.say_why(e.rule.view());
    return std::to_string(e.speed) + (parts.empty() ? "" : " (" + parts + ")");
}

std::string schneider_card_title(const SchneiderContent& content, CardId id, const Words& words) {
    if (id == CardId::none) return "";
    const auto place = static_cast<std::size_t>(number(id));
    if (const std::string& name = content.card_names[place]; !name.empty()) {
        const std::string key = "name." + slug_of(name);
        return words.has(key) ? words.say(key) : name;
    }
    const int nation = is_basic(id) ? number(id) / set_size : (number(id) - first_autopilot) / autopilot_cards;
    return words.say(is_basic(id) ? "card.basic" : "card.autopilot",
                     {{"nation", words.say(std::string("nation.") + name_of(static_cast<Nation>(nation)))},
                      {"value", content.rules.cards[place].value}});
}

std::string schneider_course_name(const SchneiderCourse& course, const Words& words) {
    const std::string key = "course." + course.key;
    return words.has(key) ? words.say(key) : course.name;
}

std::string schneider_square(const Course& course, SquareId id, const Words& words) {
    if (id == SquareId::none) return words.say("square.none");
    const std::string name = square_name(course, id);
    if (name.starts_with("G")) return words.say("square.grid", {{"n", name.substr(1)}});
    if (name.starts_with("F")) return words.say("square.home", {{"n", name.substr(1)}});
    // Branches are "aS3" and "aL3".
    if (name.size() > 2 && name[1] == 'S') return words.say("square.short", {{"n", name.substr(2)}});
    if (name.size() > 2 && name[1] == 'L') return words.say("square.long", {{"n", name.substr(2)}});
    return words.say("square", {{"n", name}});
}

std::string schneider_card(const Card& card, CardId id) {
    const std::string values = values_text(card);
    const std::string effect = effect_text(card);
    return name_of(id) + " (" + values + (values.empty() || effect.empty() ? "" : ", ") + effect + ")";
}

}  // namespace paddock::table
