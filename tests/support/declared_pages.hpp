#pragma once

#include <gtest/gtest.h>

#include "table/binding.hpp"
#include "table/games.hpp"
#include "table/options.hpp"
#include "tests/support/declared_files.hpp"
#include "tests/support/declared_schema.hpp"

// All that is generated from the declarations of one game.
namespace paddock::table::declared_tests {

struct GamePages {
    std::string key;     // formula-d
    std::string name;    // Formula D
    std::string folder;  // formula_d
};

inline constexpr std::string_view renewed_by = "PADDOCK_APPROVE=1 JOBS=1 tools/suite release declared writes it anew";

template <class Options, class Choices, class Events>
void expect_schema(const GamePages& game, const Options& options, const Choices& choices, const Events& events) {
    const Json schema{
        {"$schema", "https://json-schema.org/draft/2020-12/schema"},
        {"title", "Options, choices and events"},
        {"description", "Made from engine/<game>/declared_*.hpp; " + std::string(renewed_by) + "."},
        {"$defs",
         {{"options", options_schema(options)}, {"choice", choice_schema(choices)}, {"event", event_schema(events)}}}};
    expect_file("content/schemas/" + game.key + ".schema.json", laid_out(schema) + "\n");
}

template <class Options, class Choices, class Events>
void expect_types(const GamePages& game, const Options& options, const Choices& choices, const Events& events) {
    Json all_options = options_schema(options);
    for (const auto& [key, schema] : all_options["properties"].items()) all_options["required"].push_back(key);
    expect_file("web/src/" + game.folder + "/declared.ts",
                "// " + game.name + "'s options, choices and events, made from engine/" + game.folder +
                    "/declared_*.hpp.\n// " + std::string(renewed_by) + ".\n\n" + interface_of("Options", all_options) +
                    "\n" + union_of("Choice", choice_schema(choices)) +
                    "export type ChoiceOf<Do extends Choice['do']> = Extract<Choice, { do: Do }>\n\n" +
                    union_of("Event", event_schema(events)) +
                    "export type EventOf<Name extends Event['event']> = Extract<Event, { event: Name }>\n");
}

template <class Game, class Choices>
void expect_choice_table(const GamePages& game, const Choices& choices) {
    using Bind = Binding<Game>;
    std::string table = "| text | JSON |\n| --- | --- |\n";
    declare::for_each(choices, [&](const auto& entry) {
        std::string texts;
        std::string values;
        const auto add = [&](const std::string& text) {
            const auto choice = Bind::parse_choice(text);
            ASSERT_TRUE(choice) << text;
            EXPECT_EQ(Bind::choice_text(*choice), text);
            texts += (texts.empty() ? "`" : ", `") + text + "`";
            values += (values.empty() ? "`" : ", `") + spaced(Bind::choice_json(*choice)) + "`";
        };
        add(std::string(entry.example));
        if (entry.declines != nullptr) add(std::string(entry.name) + " " + std::string(entry.no));
        table += "| " + texts + " | " + values + " |\n";
    });
    expect_section("docs/json.md", "choices of " + game.key, table);
}

template <class Events>
void expect_event_table(const GamePages& game, const Events& events) {
    std::string table = "| event | particulars |\n| --- | --- |\n";
    declare::for_each(events, [&](const auto& entry) {
        std::string keys;
        declare::for_each(entry.fields, [&](const auto& field) {
            keys += (keys.empty() ? "`" : ", `") + std::string(field.key) + "`";
        });
        table += "| `" + std::string(entry.name) + "` | " + keys + (keys.empty() ? "|\n" : " |\n");
    });
    expect_section("docs/json.md", "events of " + game.key, table);
}

inline void expect_option_table(const GamePages& game) {
    std::string table = "| option | values | usual | rules |\n| --- | --- | --- | --- |\n";
    for (const OptionInfo& option : options_of(game.key)) {
        std::string values = option.values;
        const std::string between = option.kind == OptionInfo::Kind::count ? " to " : ", ";
        for (std::size_t at = 0; (at = values.find(' ', at)) != std::string::npos; at += between.size())
            values.replace(at, 1, between);
        table += "| `" + std::string(option.key) + "` | " + values + " | " + option.usual + " | " +
                 std::string(option.rules) + " |\n";
    }
    expect_section("docs/rules/" + game.key + ".md", "options", table);
}

}  // namespace paddock::table::declared_tests
