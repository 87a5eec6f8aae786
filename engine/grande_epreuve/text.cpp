#include "engine/core/choice_text.hpp"
#include "engine/grande_epreuve/declared_choices.hpp"

// Choices as people type them and records hold them.
namespace paddock::grande_epreuve {
namespace {

using Own = std::variant<PickCountry, PickCar, VoteFor, PlacePoint, GiveUp>;

}  // namespace

std::string to_text(const Choice& choice) {
    return std::visit(
        []<class Chosen>(const Chosen& chosen) {
            if constexpr (std::is_constructible_v<formula_d::Choice, Chosen>) {
                return formula_d::to_text(formula_d::Choice{chosen});
            } else {
                return declare::choice_text<declared::own_choices>(Own{chosen});
            }
        },
        choice);
}

std::optional<Choice> parse_choice(std::string_view text) {
    const auto as_choice = [](const auto& chosen) { return Choice{chosen}; };
    if (const auto own = declare::choice_of_text<Own>(declared::own_choices, text)) return std::visit(as_choice, *own);
    if (const auto shared = formula_d::parse_choice(text)) return std::visit(as_choice, *shared);
    return std::nullopt;
}

}  // namespace paddock::grande_epreuve
