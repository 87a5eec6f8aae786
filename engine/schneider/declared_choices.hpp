#pragma once

#include "engine/schneider/choices.hpp"
#include "engine/schneider/names.hpp"

// The choices of Schneider Trophy, in the order of Choice. The text of each is what people type and records hold.
namespace paddock::schneider::declared {

using namespace declare;

// A card by what is printed in its corner: FR-04, M07, R01, P12, AP-IT-2.
struct CardForm {
    bool or_none = false;  // null in JSON
};

// A pilot may be left to the lot.
inline constexpr auto pilots_or_any = [] {
    auto names = names::pilots;
    names[0].name = "any";
    return names;
}();

constexpr int places_on(const PlaceMarker& marker) {
    return marker.board == Board::track ? track_places : marker.board == Board::show ? public_shows : 0;
}

inline constexpr std::tuple choices{
    choice<PickNation>("nation", "nation italy", word("nation", &PickNation::nation, but_none(names::nations))),
    choice<PickPilot>("pilot", "pilot greig", word("pilot", &PickPilot::pilot, pilots_or_any)),
    choice<PlaceBet>("bet", "bet A italy", word("slot", &PlaceBet::slot, names::slots),
                     word("on", &PlaceBet::on, but_none(names::nations)))
        .or_null("no", [](const PlaceBet& bet) { return bet.slot >= betting_slots; }),
    choice<PlayCard>("play", "play M23 as 7 dive trim", field("card", &PlayCard::card, CardForm{}),
                     whole("value", &PlayCard::value, 1, 99).after("as"), mark("dive", &PlayCard::dive),
                     mark("trim", &PlayCard::trim)),
    choice<ThrottleBack>("throttle", "throttle dive", mark("dive", &ThrottleBack::dive),
                         mark("trim", &ThrottleBack::trim)),
    choice<TakeOff>("repair", "repair cooling 2", word("component", &TakeOff::component, names::components),
                    whole("square", &TakeOff::square, 1, squares_in_a_component))
        .or_null(
            "no", [](const TakeOff& repair) { return repair.none; }, TakeOff{true}),
    choice<TakeWay>("way", "way short", word("way", &TakeWay::way, names::ways)),
    choice<HitComponent>("hit", "hit structure", word("component", &HitComponent::component, names::components)),
    choice<DropBack>("drop", "drop yes", flag("drop", &DropBack::drop)),
    choice<PutAway>("under", "under FR-01", field("card", &PutAway::card, CardForm{})),
    choice<KeepCard>("keep", "keep FR-09 then FR-02", field("card", &KeepCard::card, CardForm{}),
                     field("first", &KeepCard::first, CardForm{true}).if_set("then")),
    choice<PickCourse>("course", "course 3", numbered("course", &PickCourse::course, 99)),
    choice<PlaceMarker>("marker", "marker card 2", word("board", &PlaceMarker::board, names::boards),
                        numbered("place", &PlaceMarker::place, track_places).at_most(places_on)),
    choice<SpeedUp>("hurry", "hurry yes", flag("pay", &SpeedUp::pay)),
    choice<Recycle>("recycle", "recycle FR-10", field("card", &Recycle::card, CardForm{})),
    choice<BuySecondHand>("buy", "buy M07 coins", field("card", &BuySecondHand::card, CardForm{true}),
                          mark("coins", &BuySecondHand::coins))
        .or_no("no", [](const BuySecondHand& buy) { return buy.card == CardId::none; }),
    choice<RaiseLevel>("raise", "raise controls", word("component", &RaiseLevel::component, names::components)),
    choice<PickVictim>("victim", "victim usa", word("nation", &PickVictim::nation, but_none(names::nations))),
};
static_assert(declare::covers<Choice>(choices));

}  // namespace paddock::schneider::declared
