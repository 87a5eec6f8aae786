#include "table/schneider/cards.hpp"

#include "engine/schneider/choices.hpp"
#include "table/content_limits.hpp"

namespace paddock::table {
namespace {

using namespace schneider;

constexpr int highest_value = 12;

// What is printed for an effect; the number behind REP, IGN, VP and COIN is read apart.
constexpr Named<Effect> movement_effects[] = {
    {"CHOICE", Effect::choice}, {"DRAW3", Effect::draw_three}, {"PASS3", Effect::brisk_throttle}, {"HOP", Effect::hop}};
constexpr Named<Effect> reliability_effects[] = {{"LVL:any", Effect::raise_any},
                                                 {"BAG-D", Effect::remove_damage},
                                                 {"BAG+A", Effect::add_alert},
                                                 {"BAG+D>opp", Effect::damage_opponent}};
constexpr Named<Effect> permanent_effects[] = {{"HAND+1", Effect::larger_hand},    {"NODRAFT", Effect::no_drafting},
                                               {"DROPBACK", Effect::drop_back},    {"DRAFT2", Effect::better_drafting},
                                               {"SAFEPASS", Effect::safe_passing}, {"TRIM", Effect::trim},
                                               {"DRAW2", Effect::draw_two},        {"CLEAN5", Effect::clean_five}};
constexpr Named<Effect> autopilot_effects[] = {{"STEADY", Effect::steady},
                                               {"REPAIR", Effect::repairing},
                                               {"SURE", Effect::sure},
                                               {"PYLON", Effect::pylon},
                                               {"SLIP", Effect::slip}};
struct Counted {
    std::string_view name;
    Effect effect;
    int most;
};
constexpr Counted counted_effects[] = {
    {"REP", Effect::repair, 2}, {"IGN", Effect::ignore, 2}, {"VP", Effect::points, 5}, {"COIN", Effect::coins, 50}};

bool read_counted(const std::string& text, Card& card) {
    for (const Counted& counted : counted_effects) {
        if (text.substr(0, counted.name.size()) != counted.name) continue;
        int amount = 0;
        for (const char digit : text.substr(counted.name.size())) {
            if (digit < '0' || digit > '9' || amount > counted.most) return false;
            amount = amount * 10 + (digit - '0');
        }
        card.effect = counted.effect;
        card.amount = static_cast<std::uint8_t>(amount);
        return amount >= 1 && amount <= counted.most;
    }
    return false;
}

bool read_level(const std::string& text, Card& card) {
    for (const Component component : all_components) {
        if (text != std::string("LVL:") + name_of(component)) continue;
        card.effect = Effect::raise_component;
        card.component = component;
        return true;
    }
    return false;
}

void read_effect(const JsonReader& value, Card& card) {
    if (!value) return;
    switch (card.kind) {
        case CardKind::movement:
            if (!read_counted(value.text(longest_name), card)) card.effect = value.one_of(movement_effects);
            return;
        case CardKind::reliability:
            if (!read_level(value.text(longest_name), card)) card.effect = value.one_of(reliability_effects);
            return;
        case CardKind::permanent: card.effect = value.one_of(permanent_effects); return;
        case CardKind::autopilot: card.effect = value.one_of(autopilot_effects); return;
        case CardKind::none: return;
    }
}

CardKind kind_of(CardId id) {
    if (number(id) < first_reliability) return CardKind::movement;
    if (number(id) < first_permanent) return CardKind::reliability;
    return number(id) < first_autopilot ? CardKind::permanent : CardKind::autopilot;
}

void read_values(JsonFields& fields, Card& card) {
    card.value = fields.required("value").whole<std::uint8_t>(1, highest_value);
    if (const JsonReader other = fields.optional("national_value"))
        card.national_value = other.whole<std::uint8_t>(1, highest_value);
    if (!card.is_choice()) return;
    const JsonReader values = fields.required("values");
    std::size_t i = 0;
    for (const JsonReader& value : values.items(3, 3)) {
        if (i < card.values.size()) card.values[i++] = value.whole<std::uint8_t>(1, highest_value);
    }
    const bool rising = card.values[0] < card.values[1] && card.values[1] < card.values[2];
    if (!rising || !card.offers(card.value)) values.fail("three rising values, one of them the card's own");
}

// Recovery is written in whole and half markers.
std::uint8_t read_halves(const JsonReader& value) {
    const double recovery = value.number(0, 9);
    const int halves = static_cast<int>(recovery * 2);
    if (static_cast<double>(halves) < recovery * 2 || static_cast<double>(halves) > recovery * 2)
        value.fail("recovery is written in halves");
    return static_cast<std::uint8_t>(halves);
}

struct Deck {
    Content& content;
    std::vector<std::string>& names;
};

void read_printed_card(const JsonReader& value, CardId first, int count, const Deck& deck) {
    JsonFields fields = value.fields();
    const JsonReader name = fields.required("id");
    const auto id = card_named(name.text(longest_name));
    const JsonReader title = fields.optional("name");
    std::string called = title ? title.text(longest_name) : "";
    if (!id || number(*id) < number(first) || number(*id) >= number(first) + count)
        return name.fail("no card of this deck bears that id");
    deck.names[static_cast<std::size_t>(number(*id))] = std::move(called);
    Card& card = deck.content.cards[static_cast<std::size_t>(number(*id))];
    if (card.kind != CardKind::none) return name.fail("this card is there twice");
    card.kind = kind_of(*id);
    read_effect(fields.optional("effect"), card);
    const bool moves = card.kind == CardKind::movement || card.kind == CardKind::autopilot;
    if (moves) read_values(fields, card);
    if (card.kind == CardKind::movement) card.recovery_halves = read_halves(fields.required("recovery"));
    if (is_development(*id)) card.cost = fields.required("cost").whole<std::uint8_t>(1, 9);
}

}  // namespace

void read_cards(const JsonReader& root, Content& content, std::vector<std::string>& names) {
    const Deck deck{content, names};
    names.assign(card_count, "");
    JsonFields fields = root.fields();
    (void)fields.optional("$schema").text(longest_path);
    (void)fields.required("format").whole(1, 1);
    JsonFields basic = fields.required("basic").fields();
    JsonFields autopilot = fields.required("autopilot").fields();
    for (const Nation nation : all_nations) {
        for (const JsonReader& value : basic.required(name_of(nation)).items(set_size, set_size))
            read_printed_card(value, basic_card(nation, 0), set_size, deck);
        for (const JsonReader& value : autopilot.required(name_of(nation)).items(0, autopilot_cards))
            read_printed_card(value, autopilot_card(nation, 0), autopilot_cards, deck);
    }
    for (const JsonReader& value : fields.required("development").items(track_places, development_cards))
        read_printed_card(value, card(first_development), development_cards, deck);
}

}  // namespace paddock::table
