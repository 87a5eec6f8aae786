#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/schneider/vocabulary.hpp"

// What may be answered. The text of each, in brackets, is what people type and records hold.
namespace paddock::schneider {

struct PickNation {  // [nation italy]; the host's for an autopilot too
    Nation nation = Nation::none;
    bool operator==(const PickNation&) const = default;
};
struct PickPilot {  // [pilot greig]; the host's for an autopilot too
    Pilot pilot = Pilot::none;
    bool operator==(const PickPilot&) const = default;
};
struct PlaceBet {              // [bet A italy], [bet no]
    std::uint8_t slot = 0xff;  // 0 is A; 0xff: no bet now
    Nation on = Nation::none;
    bool operator==(const PlaceBet&) const = default;
};
struct PlayCard {  // [play FR-04], [play M23 as 7 dive trim]
    CardId card = CardId::none;
    std::uint8_t value = 0;
    bool dive = false;  // Doolittle's +4
    bool trim = false;
    bool operator==(const PlayCard&) const = default;
};
struct ThrottleBack {  // [throttle], [throttle dive trim]
    bool dive = false;
    bool trim = false;
    bool operator==(const ThrottleBack&) const = default;
};
struct TakeOff {  // [repair cooling 2], [repair no]: a token off the expert cockpit
    bool none = false;
    Component component = Component::cooling;
    std::uint8_t square = 0;  // from 1
    bool operator==(const TakeOff&) const = default;
};
struct TakeWay {  // [way short], [way long]
    Way way = Way::short_way;
    bool operator==(const TakeWay&) const = default;
};
struct HitComponent {  // [hit structure]
    Component component = Component::cooling;
    bool operator==(const HitComponent&) const = default;
};
struct DropBack {  // [drop yes], [drop no]
    bool drop = false;
    bool operator==(const DropBack&) const = default;
};
struct PutAway {  // [under FR-01]
    CardId card = CardId::none;
    bool operator==(const PutAway&) const = default;
};
struct KeepCard {  // [keep FR-09], [keep FR-09 then FR-02]: the others go under the deck, that one first
    CardId card = CardId::none;
    CardId first = CardId::none;
    bool operator==(const KeepCard&) const = default;
};
struct PickCourse {  // [course 3], from 1
    std::uint8_t course = 0;
    bool operator==(const PickCourse&) const = default;
};
enum class Board : std::uint8_t { track, spying, reserved, show };
struct PlaceMarker {  // [marker card 2], [marker spying], [marker reserved], [marker show 1]
    Board board = Board::spying;
    std::uint8_t place = 0;  // of track and show, from 0; the text counts from 1
    bool operator==(const PlaceMarker&) const = default;
};
struct SpeedUp {  // [hurry yes], [hurry no]
    bool pay = false;
    bool operator==(const SpeedUp&) const = default;
};
struct Recycle {  // [recycle FR-10]
    CardId card = CardId::none;
    bool operator==(const Recycle&) const = default;
};
struct BuySecondHand {  // [buy M07], [buy M07 coins], [buy no]
    CardId card = CardId::none;
    bool coins = false;  // one marker and 5 AIRCOINS instead of two markers
    bool operator==(const BuySecondHand&) const = default;
};
struct RaiseLevel {  // [raise controls]
    Component component = Component::cooling;
    bool operator==(const RaiseLevel&) const = default;
};
struct PickVictim {  // [victim usa]
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

// Names used in texts and files.
const char* name_of(Nation nation);        // france, britain, italy, usa
const char* name_of(Pilot pilot);          // sadi-lecointe, greig, de-bernardi, doolittle
const char* name_of(Component component);  // cooling, propulsion, controls, structure
std::string name_of(CardId card);          // FR-04, M07, R01, P12, AP-IT-2
std::optional<CardId> card_named(std::string_view name);

}  // namespace paddock::schneider
