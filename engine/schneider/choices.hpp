#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/schneider/vocabulary.hpp"

// What may be answered. Texts and JSON are declared in declared_choices.hpp.
namespace paddock::schneider {

struct PickNation {  // the host's for an autopilot too
    Nation nation = Nation::none;
    bool operator==(const PickNation&) const = default;
};
struct PickPilot {  // the host's for an autopilot too
    Pilot pilot = Pilot::none;
    bool operator==(const PickPilot&) const = default;
};
struct PlaceBet {
    std::uint8_t slot = 0xff;  // 0 is A; 0xff: no bet now
    Nation on = Nation::none;
    bool operator==(const PlaceBet&) const = default;
};
struct PlayCard {
    CardId card = CardId::none;
    std::uint8_t value = 0;
    bool dive = false;  // Doolittle's +4
    bool trim = false;
    bool operator==(const PlayCard&) const = default;
};
struct ThrottleBack {
    bool dive = false;
    bool trim = false;
    bool operator==(const ThrottleBack&) const = default;
};
struct TakeOff {  // a token off the expert cockpit
    bool none = false;
    Component component = Component::cooling;
    std::uint8_t square = 0;  // from 1
    bool operator==(const TakeOff&) const = default;
};
struct TakeWay {
    Way way = Way::short_way;
    bool operator==(const TakeWay&) const = default;
};
struct HitComponent {
    Component component = Component::cooling;
    bool operator==(const HitComponent&) const = default;
};
struct DropBack {
    bool drop = false;
    bool operator==(const DropBack&) const = default;
};
struct PutAway {
    CardId card = CardId::none;
    bool operator==(const PutAway&) const = default;
};
struct KeepCard {  // the others go under the deck, `first` first
    CardId card = CardId::none;
    CardId first = CardId::none;
    bool operator==(const KeepCard&) const = default;
};
struct PickCourse {
    std::uint8_t course = 0;
    bool operator==(const PickCourse&) const = default;
};
struct PlaceMarker {
    Board board = Board::spying;
    std::uint8_t place = 0;  // of track and show, from 0; the text counts from 1
    bool operator==(const PlaceMarker&) const = default;
};
struct SpeedUp {
    bool pay = false;
    bool operator==(const SpeedUp&) const = default;
};
struct Recycle {
    CardId card = CardId::none;
    bool operator==(const Recycle&) const = default;
};
struct BuySecondHand {
    CardId card = CardId::none;
    bool coins = false;  // one marker and 5 AIRCOINS instead of two markers
    bool operator==(const BuySecondHand&) const = default;
};
struct RaiseLevel {
    Component component = Component::cooling;
    bool operator==(const RaiseLevel&) const = default;
};
struct PickVictim {
    Nation nation = Nation::none;
    bool operator==(const PickVictim&) const = default;
};

using Choice =
    std::variant<PickNation, PickPilot, PlaceBet, PlayCard, ThrottleBack, TakeOff, TakeWay, HitComponent, DropBack,
                 PutAway, KeepCard, PickCourse, PlaceMarker, SpeedUp, Recycle, BuySecondHand, RaiseLevel, PickVictim>;
static_assert(std::is_trivially_copyable_v<Choice>);

using Choices = SmallVector<Choice, 96>;

std::string to_text(const Choice& choice);
std::optional<Choice> parse_choice(std::string_view text);

// Names used in texts and files; the others are in names.hpp.
const char* name_of(Nation nation);
const char* name_of(Pilot pilot);  // "any" of none
const char* name_of(Component component);
std::string name_of(CardId card);  // FR-04, M07, R01, P12, AP-IT-2
std::optional<CardId> card_named(std::string_view name);

}  // namespace paddock::schneider
