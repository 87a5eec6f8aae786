#include "table/words.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <vector>

#include "table/games.hpp"
#include "table/json.hpp"
#include "table/options.hpp"
#include "table/text.hpp"

namespace paddock::table {

namespace {

// Read by the page's tests too: both fill in alike.
Json cases() {
    std::ifstream file(PADDOCK_SOURCE_DIR "/tests/table/words_cases.json");
    std::stringstream text;
    text << file.rdbuf();
    return Json::parse(text.str());
}

TEST(Words, AreFilledInAsTheCasesSay) {
    const Json all = cases();
    ASSERT_GT(all.size(), 20u);
    for (const Json& one : all) {
        std::vector<Param> params;
        for (const auto& [name, value] : one["params"].items()) {
            if (value.is_string())
                params.emplace_back(name, value.get_ref<const std::string&>());
            else
                params.emplace_back(name, value.get<int>());
        }
        const std::string message = one["message"];
        EXPECT_EQ(filled(message, params, *language_named(one["language"].get<std::string>())),
                  one["text"].get<std::string>())
            << message;
    }
}

// One sentence for every reader of its language: names and forms are put in where it is shown.
TEST(Words, SeatsAreLeftOpenAndNamedLater) {
    const Param open[] = {{"who", OpenSeat{3}}, {"me", OpenSeat{3}}, {"n", 2}};
    const std::string sentence =
        filled("{who} {me?lose|loses} {n} {n|tyre|tyres} near {who}.", open, Language::english);
    EXPECT_EQ(sentence, "⟦3⟧ ⟦3?lose|loses⟧ 2 tyres near ⟦3⟧.");
    const auto name = [](int seat) { return "car " + std::to_string(seat); };
    EXPECT_EQ(named(sentence, name), "Car 3 loses 2 tyres near car 3.");
    EXPECT_EQ(named("nothing ⟦open", name), "Nothing ⟦open");
    EXPECT_EQ(named("⟦x⟧ and ⟦12345678901⟧", name), "Car 0 and car 0");
    EXPECT_EQ(open_seat(12), "⟦12⟧");
}

TEST(Words, NamesHaveKeysWithoutAccents) {
    EXPECT_EQ(slug_of("Grand Hôtel hairpin"), "grand-hotel-hairpin");
    EXPECT_EQ(slug_of("Sainte-Dévote"), "sainte-devote");
    EXPECT_EQ(slug_of("Épreuve, n° 2"), "epreuve-n");
    EXPECT_EQ(slug_of("\xc3"), "");
}

TEST(Words, TheMostWantedLanguageWeHaveIsSpoken) {
    EXPECT_EQ(preferred_language(""), Language::english);
    EXPECT_EQ(preferred_language("it"), Language::italian);
    EXPECT_EQ(preferred_language("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5"), Language::french);
    EXPECT_EQ(preferred_language("de, it;q=0.3, fr;q=0.85"), Language::french);
    EXPECT_EQ(preferred_language("fr;q=0, it;q=0.001"), Language::italian);
    EXPECT_EQ(preferred_language("en-GB,it"), Language::english);
    EXPECT_EQ(preferred_language(",;q=,it;q=9.9999999,,"), Language::italian);
    EXPECT_EQ(preferred_language("nonsense"), Language::english);
}

TEST(Words, LocalesNameLanguages) {
    EXPECT_EQ(language_named("it_IT.UTF-8"), Language::italian);
    EXPECT_EQ(language_named("FR"), Language::french);
    EXPECT_EQ(language_named("C"), std::nullopt);
    EXPECT_EQ(language_named("italian"), std::nullopt);
}

TEST(Words, EveryGameSpeaksEveryLanguage) {
    for (const GameInfo& game : games()) {
        for (const LanguageName& language : languages) {
            const Words& words = words_of(game.key, language.language);
            EXPECT_EQ(words.language(), language.language);
            EXPECT_TRUE(words.has("nav.home")) << "the house's";
            for (const OptionInfo& option : options_of(game.key))
                EXPECT_TRUE(words.has("option." + std::string(option.key) + ".line")) << game.key << " " << option.key;
        }
    }
    EXPECT_EQ(words_of("no-such-game", Language::italian).say("no.such.key"), "no.such.key");
}

}  // namespace

}  // namespace paddock::table
