#include <algorithm>
#include <array>
#include <charconv>

#include "engine/schneider/choices.hpp"

// Choices as people type them and records hold them.
namespace paddock::schneider {
namespace {

constexpr std::array<const char*, 5> nation_names{"france", "britain", "italy", "usa", "none"};
constexpr std::array<const char*, 5> pilot_names{"sadi-lecointe", "greig", "de-bernardi", "doolittle", "any"};
constexpr std::array<const char*, 4> component_names{"cooling", "propulsion", "controls", "structure"};
constexpr std::array<const char*, 4> nation_letters{"FR", "GB", "IT", "US"};

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

std::optional<int> whole(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || text.size() > 3 || error != std::errc{} || end != text.data() + text.size() || value < 0)
        return std::nullopt;
    return value;
}

template <class Value, std::size_t Count>
std::optional<Value> named(const std::array<const char*, Count>& names, std::string_view text) {
    for (std::size_t i = 0; i < Count; ++i) {
        if (text == names[i]) return static_cast<Value>(i);
    }
    return std::nullopt;
}

// A cursor over the words of a choice.
struct Words {
    std::string_view rest;

    std::string_view next() {
        while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(end);
        return word;
    }
    bool take(std::string_view word) {
        Words ahead = *this;
        if (ahead.next() != word) return false;
        *this = ahead;
        return true;
    }
    std::optional<int> number(int least, int most) {
        const std::optional<int> value = whole(next());
        return value && *value >= least && *value <= most ? value : std::nullopt;
    }
    bool at_end() {
        Words ahead = *this;
        return ahead.next().empty();
    }
};

struct Writer {
    static std::string yes_or_no(bool yes) { return yes ? "yes" : "no"; }
    static std::string skills(bool dive, bool trim) { return std::string(dive ? " dive" : "") + (trim ? " trim" : ""); }

    std::string operator()(const PickNation& c) const { return std::string("nation ") + name_of(c.nation); }
    std::string operator()(const PickPilot& c) const { return std::string("pilot ") + name_of(c.pilot); }
    std::string operator()(const PlaceBet& c) const {
        if (c.slot >= betting_slots) return "bet no";
        return std::string("bet ") + static_cast<char>('A' + c.slot) + " " + name_of(c.on);
    }
    std::string operator()(const PlayCard& c) const {
        return "play " + name_of(c.card) + " as " + std::to_string(c.value) + skills(c.dive, c.trim);
    }
    std::string operator()(const ThrottleBack& c) const { return "throttle" + skills(c.dive, c.trim); }
    std::string operator()(const TakeOff& c) const {
        return c.none ? "repair no" : std::string("repair ") + name_of(c.component) + " " + std::to_string(c.square);
    }
    std::string operator()(const TakeWay& c) const { return c.way == Way::short_way ? "way short" : "way long"; }
    std::string operator()(const HitComponent& c) const { return std::string("hit ") + name_of(c.component); }
    std::string operator()(const DropBack& c) const { return "drop " + yes_or_no(c.drop); }
    std::string operator()(const PutAway& c) const { return "under " + name_of(c.card); }
    std::string operator()(const KeepCard& c) const {
        return "keep " + name_of(c.card) + (c.first == CardId::none ? "" : " then " + name_of(c.first));
    }
    std::string operator()(const PickCourse& c) const { return "course " + std::to_string(c.course + 1); }
    std::string operator()(const PlaceMarker& c) const {
        const std::string place = " " + std::to_string(c.place + 1);
        switch (c.board) {
            case Board::track: return "marker card" + place;
            case Board::spying: return "marker spying";
            case Board::reserved: return "marker reserved";
            case Board::show: break;
        }
        return "marker show" + place;
    }
    std::string operator()(const SpeedUp& c) const { return "hurry " + yes_or_no(c.pay); }
    std::string operator()(const Recycle& c) const { return "recycle " + name_of(c.card); }
    std::string operator()(const BuySecondHand& c) const {
        return c.card == CardId::none ? "buy no" : "buy " + name_of(c.card) + (c.coins ? " coins" : "");
    }
    std::string operator()(const RaiseLevel& c) const { return std::string("raise ") + name_of(c.component); }
    std::string operator()(const PickVictim& c) const { return std::string("victim ") + name_of(c.nation); }
};

std::optional<Choice> read_bet(Words& words) {
    if (words.take("no")) return PlaceBet{};
    const std::string_view slot = words.next();
    if (slot.size() != 1 || slot[0] < 'A' || slot[0] >= 'A' + betting_slots) return std::nullopt;
    const auto on = named<Nation>(nation_names, words.next());
    if (!on || *on == Nation::none) return std::nullopt;
    return PlaceBet{static_cast<std::uint8_t>(slot[0] - 'A'), *on};
}

std::optional<Choice> read_card(Words& words) {
    const auto card = card_named(words.next());
    if (!card || !words.take("as")) return std::nullopt;
    const auto value = words.number(1, 99);
    if (!value) return std::nullopt;
    const bool dive = words.take("dive");
    return PlayCard{*card, static_cast<std::uint8_t>(*value), dive, words.take("trim")};
}

std::optional<Choice> read_take_off(Words& words) {
    if (words.take("no")) return TakeOff{true};
    const auto component = named<Component>(component_names, words.next());
    const auto square = words.number(1, squares_in_a_component);
    if (!component || !square) return std::nullopt;
    return TakeOff{false, *component, static_cast<std::uint8_t>(*square)};
}

std::optional<Choice> read_keep(Words& words) {
    const auto card = card_named(words.next());
    if (!card) return std::nullopt;
    if (!words.take("then")) return KeepCard{*card};
    const auto first = card_named(words.next());
    if (!first) return std::nullopt;
    return KeepCard{*card, *first};
}

std::optional<Choice> read_marker(Words& words) {
    if (words.take("spying")) return PlaceMarker{Board::spying, 0};
    if (words.take("reserved")) return PlaceMarker{Board::reserved, 0};
    const bool track = words.take("card");
    if (!track && !words.take("show")) return std::nullopt;
    const auto place = words.number(1, track ? track_places : public_shows);
    if (!place) return std::nullopt;
    return PlaceMarker{track ? Board::track : Board::show, static_cast<std::uint8_t>(*place - 1)};
}

std::optional<Choice> read_purchase(Words& words) {
    if (words.take("no")) return BuySecondHand{};
    const auto card = card_named(words.next());
    if (!card) return std::nullopt;
    return BuySecondHand{*card, words.take("coins")};
}

template <class Kind>
std::optional<Choice> read_component(Words& words) {
    const auto component = named<Component>(component_names, words.next());
    if (!component) return std::nullopt;
    return Kind{*component};
}

template <class Kind>
std::optional<Choice> read_yes_or_no(Words& words) {
    if (words.take("yes")) return Kind{true};
    if (words.take("no")) return Kind{false};
    return std::nullopt;
}

template <class Kind>
std::optional<Choice> read_single_card(Words& words) {
    const auto card = card_named(words.next());
    if (!card) return std::nullopt;
    return Kind{*card};
}

template <class Kind>
std::optional<Choice> read_nation(Words& words) {
    const auto nation = named<Nation>(nation_names, words.next());
    if (!nation || *nation == Nation::none) return std::nullopt;
    return Kind{*nation};
}

std::optional<Choice> read(Words& words) {
    const std::string_view verb = words.next();
    if (verb == "nation") return read_nation<PickNation>(words);
    if (verb == "victim") return read_nation<PickVictim>(words);
    if (verb == "pilot") {
        const auto pilot = named<Pilot>(pilot_names, words.next());
        return pilot ? std::optional<Choice>(PickPilot{*pilot}) : std::nullopt;
    }
    if (verb == "bet") return read_bet(words);
    if (verb == "play") return read_card(words);
    if (verb == "throttle") {
        const bool dive = words.take("dive");
        return ThrottleBack{dive, words.take("trim")};
    }
    if (verb == "repair") return read_take_off(words);
    if (verb == "way") {
        if (words.take("short")) return TakeWay{Way::short_way};
        return words.take("long") ? std::optional<Choice>(TakeWay{Way::long_way}) : std::nullopt;
    }
    if (verb == "hit") return read_component<HitComponent>(words);
    if (verb == "raise") return read_component<RaiseLevel>(words);
    if (verb == "drop") return read_yes_or_no<DropBack>(words);
    if (verb == "hurry") return read_yes_or_no<SpeedUp>(words);
    if (verb == "under") return read_single_card<PutAway>(words);
    if (verb == "recycle") return read_single_card<Recycle>(words);
    if (verb == "keep") return read_keep(words);
    if (verb == "course") {
        const auto course = words.number(1, 99);
        return course ? std::optional<Choice>(PickCourse{static_cast<std::uint8_t>(*course - 1)}) : std::nullopt;
    }
    if (verb == "marker") return read_marker(words);
    if (verb == "buy") return read_purchase(words);
    return std::nullopt;
}

// "M07" after its letter, within the cards of that kind.
std::optional<CardId> numbered_card(std::string_view digits, int first, int count) {
    const auto i = whole(digits);
    if (!i || *i < 1 || *i > count || (digits.size() == 1 && count > 9)) return std::nullopt;
    return card(first + *i - 1);
}

}  // namespace

const char* name_of(Nation nation) { return nation_names[static_cast<std::size_t>(nation)]; }
const char* name_of(Pilot pilot) { return pilot_names[static_cast<std::size_t>(pilot)]; }
const char* name_of(Component component) { return component_names[static_cast<std::size_t>(component)]; }

std::string name_of(CardId id) {
    const int i = number(id);
    if (i < basic_cards) {
        return std::string(nation_letters[static_cast<std::size_t>(i / set_size)]) + "-" + two_digits(i % set_size + 1);
    }
    if (i < first_reliability) return "M" + two_digits(i - first_development + 1);
    if (i < first_permanent) return "R" + two_digits(i - first_reliability + 1);
    if (i < first_autopilot) return "P" + two_digits(i - first_permanent + 1);
    if (i >= card_count) return "none";
    const int of_nation = i - first_autopilot;
    return std::string("AP-") + nation_letters[static_cast<std::size_t>(of_nation / autopilot_cards)] + "-" +
           std::to_string(of_nation % autopilot_cards + 1);
}

std::optional<CardId> card_named(std::string_view name) {
    if (name.empty()) return std::nullopt;
    if (name[0] == 'M') return numbered_card(name.substr(1), first_development, first_reliability - first_development);
    if (name[0] == 'R') return numbered_card(name.substr(1), first_reliability, first_permanent - first_reliability);
    if (name[0] == 'P') return numbered_card(name.substr(1), first_permanent, first_autopilot - first_permanent);
    const bool autopilot = name.substr(0, 3) == "AP-";
    if (autopilot) name.remove_prefix(3);
    if (name.size() < 4 || name[2] != '-') return std::nullopt;
    const auto nation = named<Nation>(nation_letters, name.substr(0, 2));
    if (!nation) return std::nullopt;
    const int i = static_cast<int>(*nation);
    if (autopilot) return numbered_card(name.substr(3), first_autopilot + i * autopilot_cards, autopilot_cards);
    return numbered_card(name.substr(3), i * set_size, set_size);
}

std::string to_text(const Choice& choice) { return std::visit(Writer{}, choice); }

std::optional<Choice> parse_choice(std::string_view text) {
    Words words{text};
    std::optional<Choice> choice = read(words);
    return choice && words.at_end() ? choice : std::nullopt;
}

}  // namespace paddock::schneider
