#include "table/fields.hpp"
#include "table/schneider/binding.hpp"
#include "table/schneider/names.hpp"

// Choices of Schneider Trophy as JSON. Their texts belong to the engine (engine/schneider/text.cpp).
namespace paddock::table {

namespace {

using namespace schneider;
namespace names = schneider_names;

struct Writer {
    Json operator()(const PickNation& c) const { return {{"do", "nation"}, {"nation", name_of(c.nation)}}; }
    Json operator()(const PickPilot& c) const { return {{"do", "pilot"}, {"pilot", name_of(c.pilot)}}; }
    Json operator()(const PlaceBet& c) const {
        if (c.slot >= betting_slots) return {{"do", "bet"}, {"slot", nullptr}};
        return {{"do", "bet"}, {"slot", names::slot_letter(c.slot)}, {"on", name_of(c.on)}};
    }
    Json operator()(const PlayCard& c) const {
        return {{"do", "play"}, {"card", name_of(c.card)}, {"value", c.value}, {"dive", c.dive}, {"trim", c.trim}};
    }
    Json operator()(const ThrottleBack& c) const { return {{"do", "throttle"}, {"dive", c.dive}, {"trim", c.trim}}; }
    Json operator()(const TakeOff& c) const {
        if (c.none) return {{"do", "repair"}, {"component", nullptr}};
        return {{"do", "repair"}, {"component", name_of(c.component)}, {"square", c.square}};
    }
    Json operator()(const TakeWay& c) const { return {{"do", "way"}, {"way", name_in(names::ways, c.way)}}; }
    Json operator()(const HitComponent& c) const { return {{"do", "hit"}, {"component", name_of(c.component)}}; }
    Json operator()(const DropBack& c) const { return {{"do", "drop"}, {"drop", c.drop}}; }
    Json operator()(const PutAway& c) const { return {{"do", "under"}, {"card", name_of(c.card)}}; }
    Json operator()(const KeepCard& c) const {
        return {{"do", "keep"}, {"card", name_of(c.card)}, {"first", names::or_null(c.first)}};
    }
    Json operator()(const PickCourse& c) const { return {{"do", "course"}, {"course", c.course + 1}}; }
    Json operator()(const PlaceMarker& c) const {
        Json json{{"do", "marker"}, {"board", name_in(names::boards, c.board)}};
        if (c.board == Board::track || c.board == Board::show) json["place"] = c.place + 1;
        return json;
    }
    Json operator()(const SpeedUp& c) const { return {{"do", "hurry"}, {"pay", c.pay}}; }
    Json operator()(const Recycle& c) const { return {{"do", "recycle"}, {"card", name_of(c.card)}}; }
    Json operator()(const BuySecondHand& c) const {
        return {{"do", "buy"}, {"card", names::or_null(c.card)}, {"coins", c.coins}};
    }
    Json operator()(const RaiseLevel& c) const { return {{"do", "raise"}, {"component", name_of(c.component)}}; }
    Json operator()(const PickVictim& c) const { return {{"do", "victim"}, {"nation", name_of(c.nation)}}; }
};

CardId named_card(const JsonReader& value) {
    const auto card = card_named(value.text(names::longest_id));
    if (!card && value.is_text()) value.fail_expected("a card, as FR-04 or M07");
    return card.value_or(CardId::none);
}
CardId named_card_or_none(const JsonReader& value) { return value.is_null() ? CardId::none : named_card(value); }

Nation read_nation(const JsonReader& value) {
    const Nation nation = value.one_of(names::nations);
    if (nation == Nation::none && value) value.fail_expected("a nation");
    return nation;
}

constexpr Named<std::uint8_t> slots[] = {{"A", 0}, {"B", 1}, {"C", 2}, {"D", 3}};
constexpr Named<Pilot> pilots_or_any[] = {{"any", Pilot::none},
                                          {"sadi-lecointe", Pilot::sadi_lecointe},
                                          {"greig", Pilot::greig},
                                          {"de-bernardi", Pilot::de_bernardi},
                                          {"doolittle", Pilot::doolittle}};
static_assert(std::size(slots) == betting_slots);

Choice read_bet(JsonFields& f) {
    const JsonReader slot = f.required("slot");
    if (slot.is_null()) return PlaceBet{};
    const std::uint8_t chosen = slot.one_of(slots);
    return PlaceBet{chosen, read_nation(f.required("on"))};
}

Choice read_play(JsonFields& f) {
    const CardId card = named_card(f.required("card"));
    const auto value = f.required("value").whole<std::uint8_t>(1, 99);
    const bool dive = f.optional("dive").flag();
    return PlayCard{card, value, dive, f.optional("trim").flag()};
}

Choice read_take_off(JsonFields& f) {
    const JsonReader component = f.required("component");
    if (component.is_null()) return TakeOff{true};
    const Component chosen = component.one_of(names::components);
    return TakeOff{false, chosen, f.required("square").whole<std::uint8_t>(1, squares_in_a_component)};
}

Choice read_marker(JsonFields& f) {
    const Board board = f.required("board").one_of(names::boards);
    if (board == Board::spying || board == Board::reserved) return PlaceMarker{board, 0};
    const int places = board == Board::track ? track_places : public_shows;
    return PlaceMarker{board, static_cast<std::uint8_t>(f.required("place").whole(1, places) - 1)};
}

using Read = Choice (*)(JsonFields& fields);

// By the value of "do".
constexpr Named<Read> readers[] = {
    {"nation", [](JsonFields& f) -> Choice { return PickNation{read_nation(f.required("nation"))}; }},
    {"pilot", [](JsonFields& f) -> Choice { return PickPilot{f.required("pilot").one_of(pilots_or_any)}; }},
    {"bet", read_bet},
    {"play", read_play},
    {"throttle",
     [](JsonFields& f) -> Choice {
         const bool dive = f.optional("dive").flag();
         return ThrottleBack{dive, f.optional("trim").flag()};
     }},
    {"repair", read_take_off},
    {"way", [](JsonFields& f) -> Choice { return TakeWay{f.required("way").one_of(names::ways)}; }},
    {"hit", [](JsonFields& f) -> Choice { return HitComponent{f.required("component").one_of(names::components)}; }},
    {"drop", [](JsonFields& f) -> Choice { return DropBack{f.required("drop").flag()}; }},
    {"under", [](JsonFields& f) -> Choice { return PutAway{named_card(f.required("card"))}; }},
    {"keep",
     [](JsonFields& f) -> Choice {
         const CardId card = named_card(f.required("card"));
         return KeepCard{card, named_card_or_none(f.optional("first"))};
     }},
    {"course",
     [](JsonFields& f) -> Choice {
         return PickCourse{static_cast<std::uint8_t>(f.required("course").whole(1, max_courses) - 1)};
     }},
    {"marker", read_marker},
    {"hurry", [](JsonFields& f) -> Choice { return SpeedUp{f.required("pay").flag()}; }},
    {"recycle", [](JsonFields& f) -> Choice { return Recycle{named_card(f.required("card"))}; }},
    {"buy",
     [](JsonFields& f) -> Choice {
         const CardId card = named_card_or_none(f.required("card"));
         return BuySecondHand{card, f.optional("coins").flag()};
     }},
    {"raise", [](JsonFields& f) -> Choice { return RaiseLevel{f.required("component").one_of(names::components)}; }},
    {"victim", [](JsonFields& f) -> Choice { return PickVictim{read_nation(f.required("nation"))}; }},
};
static_assert(std::size(readers) == std::variant_size_v<Choice>);

}  // namespace

Json Binding<Schneider>::choice_json(const Choice& choice) { return std::visit(Writer{}, choice); }

std::optional<Choice> Binding<Schneider>::read_choice(const JsonReader& value) {
    if (!value.is_object()) {
        value.fail_expected("an object with the key \"do\"");
        return std::nullopt;
    }
    JsonFields fields = value.fields();
    const JsonReader what = fields.required("do");
    if (!what) return std::nullopt;
    return what.one_of(readers)(fields);
}

}  // namespace paddock::table
