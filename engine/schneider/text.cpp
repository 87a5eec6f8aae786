#include <array>

#include "engine/core/choice_text.hpp"
#include "engine/schneider/declared_choices.hpp"

// Choices as people type them and records hold them.
namespace paddock::schneider {

namespace declared {

static void write_words(std::string& text, const CardForm& /*form*/, CardId card) {
    declare::add_word(text, name_of(card));
}

static bool read_words(declare::Words& words, const CardForm& /*form*/, CardId& card) {
    const std::optional<CardId> read = card_named(words.next());
    card = read.value_or(CardId::none);
    return read.has_value();
}

}  // namespace declared

namespace {

constexpr std::array<const char*, nation_count> nation_letters{"FR", "GB", "IT", "US"};

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// "M07" after its letter, within the cards of that kind.
std::optional<CardId> numbered_card(std::string_view digits, int first, int count) {
    const auto i = declare::whole_number(digits);
    if (!i || *i < 1 || *i > count || (digits.size() == 1 && count > 9)) return std::nullopt;
    return card(first + *i - 1);
}

}  // namespace

const char* name_of(Nation nation) { return name_in(names::nations, nation).data(); }
const char* name_of(Pilot pilot) { return name_in(declared::pilots_or_any, pilot).data(); }
const char* name_of(Component component) { return name_in(names::components, component).data(); }

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
    const auto nation = std::find(nation_letters.begin(), nation_letters.end(), name.substr(0, 2));
    if (nation == nation_letters.end()) return std::nullopt;
    const int i = static_cast<int>(nation - nation_letters.begin());
    if (autopilot) return numbered_card(name.substr(3), first_autopilot + i * autopilot_cards, autopilot_cards);
    return numbered_card(name.substr(3), i * set_size, set_size);
}

std::string to_text(const Choice& choice) { return declare::choice_text<declared::choices>(choice); }

std::optional<Choice> parse_choice(std::string_view text) {
    return declare::choice_of_text<Choice>(declared::choices, text);
}

}  // namespace paddock::schneider
