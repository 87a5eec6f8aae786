#include "bots/catalogue.hpp"

#include <gtest/gtest.h>

#include "table/games.hpp"

namespace paddock::bots {
namespace {

TEST(Catalogue, EveryPresetOpensAMatch) {
    const table::Library library;
    const table::Json games = games_json(library, table::words_in(table::Language::english))["games"];
    ASSERT_EQ(games.size(), table::games().size());
    for (const table::Json& game : games) {
        EXPECT_FALSE(game["circuits"].empty());
        EXPECT_FALSE(game["options"].empty());
        ASSERT_FALSE(game["presets"].empty());
        for (const table::Json& preset : game["presets"]) {
            const table::Json setup{{"game", game["key"]},
                                    {"circuit", preset["circuit"]},
                                    {"options", preset["options"]},
                                    {"seats", game["seats"][1]}};
            EXPECT_TRUE(table::open_match(library, "", table::line_of(setup))) << preset["key"];
        }
    }
}

TEST(Catalogue, UsualValuesAreAmongTheValues) {
    const table::Library library;
    const table::Json games = games_json(library, table::words_in(table::Language::english));
    for (const table::Json& option : games["games"][0]["options"]) {
        const table::Json& values = option["values"];
        if (option["kind"] == "count") {
            EXPECT_LE(values[0], option["usual"]);
            EXPECT_GE(values[1], option["usual"]);
        } else {
            EXPECT_NE(std::find(values.begin(), values.end(), option["usual"]), values.end()) << option["key"];
        }
    }
}

}  // namespace
}  // namespace paddock::bots
