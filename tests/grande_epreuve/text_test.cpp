#include "engine/grande_epreuve/declared_choices.hpp"
#include "engine/grande_epreuve/declared_events.hpp"
#include "engine/grande_epreuve/declared_options.hpp"
#include "tests/grande_epreuve/fixture.hpp"

// Choices as texts, and the tables of what is declared.
namespace paddock::grande_epreuve::tests {
namespace {

TEST(Texts, every_choice_is_read_as_it_is_written) {
    declare::for_each(declared::choices, [](const auto& entry) {
        const std::optional<Choice> choice = parse_choice(entry.example);
        ASSERT_TRUE(choice) << entry.example;
        EXPECT_EQ(to_text(*choice), entry.example);
    });
    EXPECT_EQ(to_text(VoteFor{}), "vote enough");
    EXPECT_EQ(parse_choice("vote enough"), Choice{VoteFor{}});
    EXPECT_EQ(to_text(PickCar{31}), "car 32");
    for (const char* nonsense : {"", "vote", "vote 16", "vote 0", "car 56", "country romania", "point nose", "give-up"})
        EXPECT_FALSE(parse_choice(nonsense)) << nonsense;
}

TEST(Texts, options_are_told_once) {
    std::vector<std::string_view> keys;
    declare::for_each(declared::options, [&](const auto& option) { keys.push_back(option.field.key); });
    std::vector<std::string_view> sorted = keys;
    std::sort(sorted.begin(), sorted.end());
    EXPECT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end());
}

}  // namespace
}  // namespace paddock::grande_epreuve::tests
