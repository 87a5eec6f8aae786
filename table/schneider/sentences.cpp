#include "table/schneider/sentences.hpp"

#include "engine/schneider/choices.hpp"
#include "table/fields.hpp"
#include "table/schneider/names.hpp"
#include "table/text.hpp"

namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

struct Reason {
    std::string_view rules;  // how the rule's id begins
    std::string_view words;
};

// What AIRCOINS, tokens and draws are for; the first that fits.
constexpr Reason reasons[] = {
    {"ST-BET-04", "for the bet"},         {"ST-BET-06", "for the bet"},
    {"ST-MC-05", "for the card"},         {"ST-SHOW", "at the air show"},
    {"ST-DEV-11", "for the last marker"}, {"ST-SPY", "for the last marker"},
    {"ST-RECYC", "for the exchange"},     {"ST-MC", "by the card"},
    {"ST-CRASH", "after the crash"},      {"ST-EXP-10", "no component has room for it"},
    {"ST-EXP-13", "after the crash"},     {"ST-AUTO", "by the card"},
    {"ST-PERM-08", "by safe passing"},
};

std::string reason(RuleId rule) {
    for (const Reason& entry : reasons) {
        if (rule.view().substr(0, entry.rules.size()) == entry.rules) return " " + std::string(entry.words);
    }
    return "";
}

std::string title(std::string_view name) { return name == "usa" ? "the USA" : capitalised(name); }

std::string_view token_name(Token token) { return token == Token::alert ? "an ALERT" : "a DAMAGE"; }

std::string slot_name(int slot) { return std::string("slot ") + static_cast<char>('A' + slot); }

std::string skills(bool dive, bool trim) {
    return std::string(dive ? ", diving for 4 more" : "") + (trim ? ", trimmed by 1" : "");
}

std::string signed_part(int number, std::string_view words) {
    if (number == 0) return "";
    return std::string(number > 0 ? " +" : " ") + std::to_string(number) + " " + std::string(words) + ",";
}

std::string listed(SeatSet seats) {
    std::string text;
    for (const Seat seat : seats) text += (text.empty() ? "" : ", ") + std::to_string(seat_number(seat));
    return text;
}

struct Teller {
    const SchneiderContent& content;

    std::string plane(Seat seat) const { return "Plane " + std::to_string(seat_number(seat)); }
    std::string course(int number) const { return content.courses[static_cast<std::size_t>(number)].name; }
    std::string square(int number, SquareId id) const {
        return square_name(content.rules.courses[static_cast<std::size_t>(number)], id);
    }

    std::string operator()(const SeatDrawn& e) const {
        return plane(e.seat) + " is drawn to choose " + ordinal(e.place) + ".";
    }
    std::string operator()(const NationTaken& e) const {
        return plane(e.seat) + " flies for " + title(name_of(e.nation)) + ".";
    }
    std::string operator()(const PilotTaken& e) const {
        return plane(e.seat) + " is flown by " + std::string(names::pilot_title(e.pilot)) + ".";
    }
    std::string operator()(const RaceBegan& e) const {
        return "Race " + std::to_string(e.race) + " begins: " + course(e.course) + ".";
    }
    std::string operator()(const GridTaken& e) const {
        return plane(e.seat) + " starts from place " + std::to_string(e.place) + " of the grid.";
    }
    std::string operator()(const LapBegan& e) const { return "Lap " + std::to_string(e.lap) + " begins."; }
    std::string operator()(const RoundBegan& e) const { return "Round " + std::to_string(e.round) + "."; }
    std::string operator()(const MarkersSet& e) const {
        std::string text =
            e.leader == Seat::nobody ? "Nobody meets the wind alone" : plane(e.leader) + " leads and meets the wind";
        if (!e.drafting.empty()) text += "; drafting: " + listed(e.drafting);
        return text + ".";
    }
    std::string operator()(const TurnBegan& e) const { return plane(e.seat) + " has the turn."; }
    std::string operator()(const CardsDrawn& e) const {
        return plane(e.seat) + " draws " + counted(e.count, "card") + ".";
    }
    std::string operator()(const CardSeen& e) const { return plane(e.seat) + " sees " + name_of(e.card) + "."; }
    std::string operator()(const CardLaid& e) const { return plane(e.seat) + " lays " + name_of(e.card) + " open."; }
    std::string operator()(const BetPlaced& e) const { return plane(e.seat) + " bets on " + slot_name(e.slot) + "."; }
    std::string operator()(const BetNamed& e) const {
        return "The bet of plane " + std::to_string(seat_number(e.seat)) + " is on " + title(name_of(e.on)) + ".";
    }
    std::string operator()(const CardPlayed& e) const {
        const std::string card = e.card == CardId::none ? "a card" : name_of(e.card);
        return plane(e.seat) + " plays " + card + " as " + std::to_string(e.value) + skills(e.dive, e.trim) + ".";
    }
    std::string operator()(const ThrottledBack& e) const {
        return plane(e.seat) + " throttles back to " + std::to_string(e.base) + skills(e.dive, e.trim) + ".";
    }
    std::string operator()(const BonusGained& e) const {
        return plane(e.seat) + " gains " + counted(e.points, "point") + reason(e.rule) + ".";
    }
    std::string operator()(const CoinsGained& e) const {
        return plane(e.seat) + " gains " + std::to_string(e.coins) + " AIRCOINS" + reason(e.rule) + ".";
    }
    std::string operator()(const CoinsPaid& e) const {
        return plane(e.seat) + " pays " + std::to_string(e.coins) + " AIRCOINS" + reason(e.rule) + ".";
    }
    std::string operator()(const SpeedSet& e) const {
        std::string parts = signed_part(e.drafting, "drafting") + signed_part(e.air, "for the wind") +
                            signed_part(e.handicap, "for damage") + signed_part(e.skill, "by skill");
        if (!parts.empty()) parts = " (" + parts.substr(1, parts.size() - 2) + ")";
        return plane(e.seat) + " flies at " + std::to_string(e.speed) + parts + ".";
    }
    std::string operator()(const WayTaken& e) const {
        return plane(e.seat) + " takes the " + std::string(name_in(names::ways, e.way)) + " way at " +
               square(e.course, e.fork) + ".";
    }
    std::string operator()(const Flew& e) const {
        return plane(e.seat) + " flies from " + square(e.course, e.from) + " to " + square(e.course, e.to) + ".";
    }
    std::string operator()(const PushedOn& e) const {
        return plane(e.seat) + " is pushed on to " + square(e.course, e.to) + ": dangerous overtaking.";
    }
    std::string operator()(const Oversped& e) const {
        return plane(e.seat) + " crosses line " + std::to_string(e.line) + " at " + std::to_string(e.speed) +
               ": too fast.";
    }
    std::string operator()(const DrawIgnored& e) const {
        return plane(e.seat) + " is spared a draw" + reason(e.rule) + ".";
    }
    std::string operator()(const TokenDrawn& e) const {
        return plane(e.seat) + " draws " + std::string(token_name(e.token)) + ".";
    }
    std::string operator()(const TokenPlaced& e) const {
        return plane(e.seat) + " puts " + std::string(token_name(e.token)) + " on " + name_of(e.component) + " " +
               std::to_string(e.square) + meaning(e) + ".";
    }
    std::string operator()(const TokenReturned& e) const {
        return plane(e.seat) + " puts " + std::string(token_name(e.token)) + " back into its bag" +
               (e.rule.view() == "ST-EXP-10" ? ":" : "") + reason(e.rule) + ".";
    }
    std::string operator()(const Crashed& e) const {
        return plane(e.seat) + " crashes on " + square(e.course, e.square) + ".";
    }
    std::string operator()(const DroppedBack& e) const {
        return plane(e.seat) + " drops back from " + square(e.course, e.from) + " to " + square(e.course, e.to) + ".";
    }
    std::string operator()(const CardPutAway& e) const {
        return plane(e.seat) + " puts a card face down under its deck.";
    }
    std::string operator()(const CardNamed& e) const {
        const bool put_away = e.rule.view() == "ST-INFO-03";
        return plane(e.seat) + (put_away ? " has put away " : " has kept ") + name_of(e.card) + ".";
    }
    std::string operator()(const LapEnded& e) const { return "Lap " + std::to_string(e.lap) + " is over."; }
    std::string operator()(const LapScored& e) const {
        return plane(e.seat) + " is " + ordinal(e.rank) + " in the lap: " + counted(e.points, "point") + ".";
    }
    std::string operator()(const BetShown& e) const {
        std::string won;
        if (e.points > 0) won += counted(e.points, "point");
        if (e.coins > 0) won += (won.empty() ? "" : " and ") + std::to_string(e.coins) + " AIRCOINS";
        return plane(e.seat) + " had bet on " + title(name_of(e.on)) + " on " + slot_name(e.slot) + ": " +
               (won.empty() ? "nothing" : won) + ".";
    }
    std::string operator()(const RaceEnded& e) const { return "Race " + std::to_string(e.race) + " is over."; }
    std::string operator()(const RaceRanked& e) const {
        return plane(e.seat) + " is " + ordinal(e.rank) + " in the race with " + counted(e.points, "point") +
               ahead(e.ahead_by) + ".";
    }
    std::string operator()(const CourseNamed& e) const {
        return plane(e.seat) + " names the next course: " + course(e.course) + ".";
    }
    std::string operator()(const YearBegan&) const { return "A development year begins."; }
    std::string operator()(const Repaired& e) const {
        return plane(e.seat) + " is repaired: " + counted(e.tokens, "marker") + " for tokens, " +
               std::to_string(e.cards) + " for cards, " + std::to_string(e.markers) + " left.";
    }
    std::string operator()(const CardTurnedUp& e) const {
        return plane(e.seat) + " turns up " + name_of(e.card) + (e.taken ? " and takes it." : ": no use.");
    }
    std::string operator()(const CardShown& e) const {
        return name_of(e.card) + " comes to place " + std::to_string(e.place + 1) + " of the development track.";
    }
    std::string operator()(const TimePassed& e) const {
        return "Time passes: month " + std::to_string(e.month) + " of 12.";
    }
    std::string operator()(const MarkerDrawn& e) const {
        return "A marker of plane " + number_of(e.seat) + " is drawn.";
    }
    std::string operator()(const MarkerPlaced& e) const {
        constexpr std::string_view where[] = {" places a marker on card ", " places a marker on the spying track",
                                              " shows its plane on its own space", " shows its plane on public space "};
        const bool numbered = e.board == Board::track || e.board == Board::show;
        return plane(e.seat) + std::string(where[static_cast<std::size_t>(e.board)]) +
               (numbered ? std::to_string(e.place + 1) : "") + ".";
    }
    std::string operator()(const MarkersReturned& e) const {
        return counted(e.count, "marker") + " of plane " + number_of(e.seat) + " back into the common bag.";
    }
    std::string operator()(const CardTaken& e) const { return plane(e.seat) + " takes " + name_of(e.card) + "."; }
    std::string operator()(const CardReplaced& e) const {
        return plane(e.seat) + " gives " + name_of(e.given) + " for " + name_of(e.taken) + ".";
    }
    std::string operator()(const CardOnOffer& e) const { return name_of(e.card) + " comes to the spying track."; }
    std::string operator()(const CardDiscarded& e) const { return name_of(e.card) + " is discarded."; }
    std::string operator()(const LevelRaised& e) const {
        return plane(e.seat) + " raises its " + name_of(e.component) + " to level " + std::to_string(e.level) + ".";
    }
    std::string operator()(const BagChanged& e) const {
        return "The bag of plane " + number_of(e.seat) + " now holds " + std::to_string(e.damage) + " DAMAGE and " +
               std::to_string(e.alert) + " ALERT.";
    }
    std::string operator()(const YearEnded&) const { return "The development year is over."; }
    std::string operator()(const MatchOver& e) const {
        return plane(e.winner) + " has won the match" + victory(e.ahead_by) + ".";
    }

    // Only a tie has to be explained.
    static std::string ahead(Decided by) {
        if (by == Decided::lap_wins) return ", ahead of the next by more laps won";
        return by == Decided::last_lap ? ", ahead of the next by the last lap" : "";
    }
    static std::string victory(Decided by) {
        switch (by) {
            case Decided::trophy: return ": three races won";
            case Decided::gold: return " by gold cups";
            case Decided::silver: return " by silver cups, level on gold";
            case Decided::bronze: return " by bronze cups, level on gold and silver";
            case Decided::points: return " by points";
            case Decided::lap_wins: return " by laps won, level on points";
            case Decided::last_lap: return " by the last lap, level on points and laps won";
            case Decided::last_race: return " by the last race, level on cups and points";
            default: return "";
        }
    }

    static std::string number_of(Seat seat) { return std::to_string(seat_number(seat)); }
    static std::string meaning(const TokenPlaced& e) {
        if (e.token != Token::damage || e.fault == Fault::blank) return "";
        if (e.fault == Fault::cross) return ": the cross";
        if (is_chain(e.fault)) return std::string(": it spreads to ") + name_of(chained(e.fault));
        switch (e.fault) {
            case Fault::slower: return ": every move 1 square less";
            case Fault::sharp_lines: return ": lines bite at their own number";
            case Fault::no_skill: return ": the pilot's skill is lost";
            default: return ": one card less in hand";
        }
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

std::string schneider_sentence(const SchneiderContent& content, const Event& event) {
    return std::visit(Teller{content}, event);
}

std::string schneider_card(const Card& card, CardId id) {
    const std::string values = values_text(card);
    const std::string effect = effect_text(card);
    return name_of(id) + " (" + values + (values.empty() || effect.empty() ? "" : ", ") + effect + ")";
}

}  // namespace paddock::table
