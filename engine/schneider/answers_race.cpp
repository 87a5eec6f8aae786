#include <algorithm>

#include "engine/schneider/answers.hpp"

// Answers to the questions of set-up and race.
namespace paddock::schneider {
namespace {

template <class List, class Value>
bool holds(const List& list, const Value& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

bool in_range(Component component) { return index(component) < component_count; }

}  // namespace

// D-23, D-24
Verdict answer(const Play& play, Seat seat, const PickNation& choice) {
    const bool own = play.state.ask == Ask::nation;
    if (!own && play.state.ask != Ask::autopilot_nation) return wrong_kind();
    if (!holds(nations_left(play.state), choice.nation)) return Refusal{"ST-SETUP-01"_rule, "that nation is taken"};
    done(play);
    give_nation(play, own ? seat : autopilot_without_nation(play.game, play.state), choice.nation);
    return {};
}

// D-02, D-24
Verdict answer(const Play& play, Seat seat, const PickPilot& choice) {
    const bool own = play.state.ask == Ask::pilot;
    if (!own && play.state.ask != Ask::autopilot_pilot) return wrong_kind();
    const auto left = pilots_left(play.state);
    const Seat whose = own ? seat : autopilot_without_pilot(play.game, play.state);
    if (choice.pilot == Pilot::none) {  // by lot, where the autopilot's own pilot is gone
        if (own || holds(left, pilot_of(play.state.plane(whose).nation)))
            return Refusal{"ST-R-27"_rule, "a pilot has to be named"};
        done(play);
        give_any_pilot(play, whose);
        return {};
    }
    if (!holds(left, choice.pilot)) return Refusal{"ST-SETUP-04"_rule, "that pilot is taken"};
    done(play);
    give_pilot(play, whose, choice.pilot);
    return {};
}

// D-03
Verdict answer(const Play& play, Seat seat, const PlaceBet& choice) {
    if (play.state.ask != Ask::bet) return wrong_kind();
    const Verdict verdict = check_bet(play.game, play.state, seat, choice);
    if (!verdict) return verdict;
    done(play);
    if (choice.slot != no_slot) place_bet(play, seat, choice.slot, seat_of(play.state, choice.on));
    return {};
}

Verdict check_skills(const Schneider& game, const State& state, Seat seat, bool dive, bool trim) {
    if (dive && !may_dive(game, state, seat)) return Refusal{"ST-PILOT-05"_rule, "there is no +4 to use"};
    if (trim && !state.plane(seat).permanents.has(Effect::trim))
        return Refusal{"ST-PERM-09"_rule, "the plane has no trim tab"};
    return {};
}

// D-04, D-05, D-07, D-08
Verdict answer(const Play& play, Seat seat, const PlayCard& choice) {
    if (play.state.ask != Ask::card) return wrong_kind();
    const Plane& plane = play.state.plane(seat);
    const std::uint8_t slot = slot_of(plane, choice.card);
    if (slot == no_slot || !in_hand(plane, slot)) return Refusal{"ST-TURN-02"_rule, "that card is not in the hand"};
    const Card& card = play.game.card(choice.card);
    if (!card.offers(choice.value))
        return Refusal{card.is_choice() ? "ST-MC-06"_rule : "ST-CARD-01"_rule, "that is not a value of the card"};
    const Verdict skills = check_skills(play.game, play.state, seat, choice.dive, choice.trim);
    if (!skills) return skills;
    done(play);
    play.state.move.dive = choice.dive;
    play.state.move.trim = choice.trim;
    choose_card(play, slot, choice.value);
    declare(play);
    return {};
}

Verdict answer(const Play& play, Seat seat, const ThrottleBack& choice) {
    if (play.state.ask != Ask::card) return wrong_kind();
    const Verdict skills = check_skills(play.game, play.state, seat, choice.dive, choice.trim);
    if (!skills) return skills;
    done(play);
    play.state.move.dive = choice.dive;
    play.state.move.trim = choice.trim;
    choose_throttle(play);
    declare(play);
    return {};
}

Verdict check_take_off(const Schneider& game, const State& state, Seat seat, const TakeOff& choice) {
    if (choice.none) {
        if (choice.square != 0 || choice.component != Component::cooling)
            return Refusal{"ST-MC-02"_rule, "either a token or none"};
        if (state.ask == Ask::crash_repair) return Refusal{"ST-EXP-13"_rule, "one more token goes to the bag"};
        return {};
    }
    const RuleId rule = state.ask == Ask::repair ? "ST-MC-02"_rule : "ST-EXP-13"_rule;
    if (!in_range(choice.component) || choice.square < 1 || choice.square > squares_in_a_component)
        return Refusal{rule, "there is no such square"};
    (void)game;
    if (state.plane(seat).tiles[index(choice.component)].tokens[choice.square - 1U] == Token::none)
        return Refusal{rule, "no token lies there"};
    return {};
}

// D-11, D-14
Verdict answer(const Play& play, Seat seat, const TakeOff& choice) {
    State& state = play.state;
    if (state.ask != Ask::repair && state.ask != Ask::crash_repair) return wrong_kind();
    const Verdict verdict = check_take_off(play.game, state, seat, choice);
    if (!verdict) return verdict;
    const bool after_crash = state.ask == Ask::crash_repair;
    done(play);
    if (choice.none) {
        state.move.repairs = 0;
        return {};
    }
    return_token(play, seat, choice.component, choice.square - 1, after_crash ? "ST-EXP-13"_rule : "ST-MC-01"_rule);
    if (!after_crash) --state.move.repairs;
    return {};
}

// D-09
Verdict answer(const Play& play, Seat seat, const TakeWay& choice) {
    if (play.state.ask != Ask::way) return wrong_kind();
    if (choice.way != Way::short_way && choice.way != Way::long_way)
        return Refusal{"ST-ROUTE-01"_rule, "a fork has two branches"};
    done(play);
    take_way(play, seat, choice.way);
    return {};
}

// D-10
Verdict answer(const Play& play, Seat seat, const HitComponent& choice) {
    if (play.state.ask != Ask::component) return wrong_kind();
    if (!in_range(choice.component) || first_empty(play.game, play.state.plane(seat), choice.component) < 0)
        return Refusal{"ST-EXP-10"_rule, "that component has no empty square"};
    done(play);
    place_token(play, choice.component);
    return {};
}

// D-13
Verdict answer(const Play& play, Seat seat, const DropBack& choice) {
    if (play.state.ask != Ask::drop_back) return wrong_kind();
    done(play);
    if (choice.drop) drop_back(play, seat);
    return {};
}

// D-06
Verdict answer(const Play& play, Seat seat, const PutAway& choice) {
    if (play.state.ask != Ask::put_away) return wrong_kind();
    const std::uint8_t slot = slot_of(play.state.plane(seat), choice.card);
    if (slot == no_slot || !in_hand(play.state.plane(seat), slot))
        return Refusal{"ST-THR-03"_rule, "that card is not in the hand"};
    done(play);
    put_under(play, seat, slot);
    return {};
}

// D-12
Verdict answer(const Play& play, Seat seat, const KeepCard& choice) {
    if (play.state.ask != Ask::keep) return wrong_kind();
    const Plane& plane = play.state.plane(seat);
    const std::uint8_t kept = slot_of(plane, choice.card);
    const std::uint8_t first = slot_of(plane, choice.first);
    if (kept == no_slot || !holds(plane.looked, kept)) return Refusal{"ST-MC-07"_rule, "that card was not looked at"};
    const bool order_matters = plane.looked.size() > 2;
    if (order_matters != (choice.first != CardId::none) ||
        (order_matters && (first == no_slot || first == kept || !holds(plane.looked, first))))
        return Refusal{"ST-MC-07"_rule, "of three cards one is kept, and one of the others goes under first"};
    done(play);
    keep_card(play, seat, kept, order_matters ? first : no_slot);
    return {};
}

// D-15
Verdict answer(const Play& play, Seat seat, const PickCourse& choice) {
    if (play.state.ask != Ask::course) return wrong_kind();
    if (choice.course >= play.content().courses.size()) return Refusal{"ST-CAMP-05"_rule, "there is no such course"};
    done(play);
    play.state.course = choice.course;
    play.tell(CourseNamed{"ST-CAMP-05"_rule, seat, choice.course});
    return {};
}

}  // namespace paddock::schneider
