#include "engine/schneider/market.hpp"

// Taking a card from the development track (ST-DEV-10 to ST-DEV-17, ST-DEV-21), what reliability and permanent cards
// do.
namespace paddock::schneider {

// ST-DEV-12: the first to complete it takes it (ST-DEV-09); the others' markers go back.
void take_card(const Play& play, Seat seat, std::size_t place) {
    Development& year = play.state.year;
    year.buyer = seat;
    year.taken = year.track[place];
    year.place = byte(static_cast<int>(place));
    year.from_spying = false;
    year.track[place] = CardId::none;
    year.markers[place][at(seat)] = 0;
    for (int i = 0; i < play.game.planes(); ++i)
        return_markers(play, paddock::seat(i), year.markers[place][static_cast<std::size_t>(i)], "ST-DEV-12"_rule);
    play.tell(CardTaken{"ST-DEV-10"_rule, seat, year.taken});
    play.state.phase = Phase::purchase;
}

namespace {

void change_bag(const Play& play, Seat seat, int damage, int alerts, RuleId rule) {
    Plane& plane = play.state.plane(seat);
    if (damage < 0 && plane.bag_damage == 0) damage = 0;  // ST-RELI-03
    plane.bag_damage = byte(plane.bag_damage + damage);
    plane.bag_alert = byte(plane.bag_alert + alerts);
    play.tell(BagChanged{rule, seat, plane.bag_damage, plane.bag_alert});
}

// ST-DEV-15, ST-PERM-12, ST-R-89: markers on a second copy of the effect would be lost.
void lay_beside_cockpit(const Play& play) {
    Development& year = play.state.year;
    const Effect effect = play.game.card(year.taken).effect;
    play.state.plane(year.buyer).permanents.add(effect);
    year.laid.add(year.taken);
    for (std::size_t place = 0; place < track_places; ++place) {
        if (year.track[place] == CardId::none || play.game.card(year.track[place]).effect != effect) continue;
        return_markers(play, year.buyer, year.markers[place][at(year.buyer)], "ST-PERM-12"_rule);
    }
    complete_purchase(play);
}

void raise_any(const Play& play) {
    const Seat buyer = play.state.year.buyer;
    const auto open = components_to_raise(play.state.plane(buyer));
    if (open.size() > 1) return play.ask(Ask::level, buyer);
    if (open.size() == 1) raise_level(play, buyer, open[0]);
    complete_purchase(play);
}

void choose_victim(const Play& play) {
    const Seat buyer = play.state.year.buyer;
    if (play.game.planes() > 2) return play.ask(Ask::victim, buyer);
    plant_damage(play, buyer == seat(0) ? seat(1) : seat(0));
}

// On a basic cockpit level cards have another use (ST-RELI-06, ST-R-59).
void apply_reliability(const Play& play, const Card& card) {
    const Seat buyer = play.state.year.buyer;
    const bool expert = is_expert(play.game, buyer);
    switch (card.effect) {
        case Effect::raise_component:
            if (!expert) {
                change_bag(play, buyer, -1, 0, "ST-RELI-06"_rule);
            } else if (play.state.plane(buyer).tiles[index(card.component)].level < highest_level) {
                raise_level(play, buyer, card.component);
            }
            break;
        case Effect::raise_any:
            if (expert) return raise_any(play);
            change_bag(play, buyer, -1, 1, "ST-RELI-06"_rule);
            break;
        case Effect::remove_damage: change_bag(play, buyer, -1, 0, "ST-RELI-03"_rule); break;
        case Effect::add_alert: change_bag(play, buyer, 0, 1, "ST-RELI-04"_rule); break;
        case Effect::damage_opponent: return choose_victim(play);
        default: break;
    }
    complete_purchase(play);
}

}  // namespace

SmallVector<Component, component_count> components_to_raise(const Plane& plane) {
    SmallVector<Component, component_count> open;
    for (const Component component : all_components) {
        if (plane.tiles[index(component)].level < highest_level) open.push_back(component);
    }
    return open;
}

void raise_level(const Play& play, Seat seat, Component component) {
    std::uint8_t& level = play.state.plane(seat).tiles[index(component)].level;
    ++level;
    play.tell(LevelRaised{"ST-RELI-01"_rule, seat, component, level});
}

// ST-RELI-05, ST-R-61: from a reserve that never runs out.
void plant_damage(const Play& play, Seat victim) {
    change_bag(play, victim, 1, 0, "ST-RELI-05"_rule);
    complete_purchase(play);
}

void settle_purchase(const Play& play) {
    const Card& card = play.game.card(play.state.year.taken);
    switch (card.kind) {
        case CardKind::permanent: return lay_beside_cockpit(play);
        case CardKind::reliability: return apply_reliability(play, card);
        default: play.state.phase = Phase::exchange; return;
    }
}

// ST-DEV-21, ST-R-88: the place is filled again (ST-R-49), or not before next year (ST-DEV-22); then claims on the
// spying track are due. A reliability card is never kept (ST-RELI-07).
void complete_purchase(const Play& play) {
    Development& year = play.state.year;
    if (play.game.card(year.taken).kind == CardKind::reliability) year.deck.add(year.taken);  // ST-DEV-16
    if (!year.from_spying && play.options().dev_refill) refill_place(play, year.place);
    year.buyer = Seat::nobody;
    year.taken = CardId::none;
    year.place = 0;
    year.from_spying = false;
    play.state.phase = Phase::spying;
}

}  // namespace paddock::schneider
