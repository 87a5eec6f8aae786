#include "table/json_reader.hpp"

#include <gtest/gtest.h>

namespace paddock::table {
namespace {

std::string syntax_fault(const std::string& text, const JsonLimits& limits = {}) {
    const auto document = JsonDocument::parse("f.json", text, limits);
    return document ? "" : to_text(document.error());
}

std::string all(const std::vector<InputError>& errors) {
    std::string out;
    for (const InputError& error : errors) out += to_text(error) + "\n";
    return out;
}

TEST(JsonDocument, SaysWhereTheSyntaxBreaks) {
    EXPECT_EQ(syntax_fault("{\n \"a\": 1,\n \"b\": }"), "f.json:3:7: this is not JSON: did not expect } here");
    EXPECT_EQ(syntax_fault("[1, 2"), "f.json:1:6: this is not JSON: the text ends too soon");
    EXPECT_EQ(syntax_fault(""), "f.json:1:1: this is not JSON: the text ends too soon");
    EXPECT_EQ(syntax_fault("{} x"), "f.json:1:4: this is not JSON: did not expect x here");
    EXPECT_EQ(syntax_fault("{\"a\": 1e999}"), "f.json:1:11: a number too large to be read");
    EXPECT_EQ(syntax_fault("\"\xff\""), "f.json:1:2: this is not JSON: did not expect this character");
}

TEST(JsonDocument, RefusesKeysThatStandTwice) {
    EXPECT_EQ(syntax_fault(R"({"a": 1, "b": {"a": 1}, "a": 2})"),
              "f.json:1:25: the key \"a\" stands twice in one object");
    EXPECT_EQ(syntax_fault("{\"a\\\"\\\\\": 1,\n  \"a\\\"\\\\\": 2}"),
              "f.json:2:3: the key \"a\"\\\" stands twice in one object");
}

TEST(JsonDocument, RefusesWhatExceedsItsLimits) {
    EXPECT_EQ(syntax_fault(std::string(32, '[') + std::string(32, ']')), "");
    EXPECT_EQ(syntax_fault(std::string(33, '[') + std::string(33, ']')), "f.json:1:33: nested more than 32 deep");
    EXPECT_EQ(syntax_fault(std::string(3'000'000, '[')), "f.json:1:33: nested more than 32 deep");
    EXPECT_EQ(syntax_fault("[1,2,\n3]", {.values = 3}), "f.json:2:2: more than 3 values");
    EXPECT_EQ(syntax_fault("[1,2,3]", {.bytes = 6}), "f.json: longer than 6 bytes: 7");
    std::string many = "[0";
    for (int i = 0; i < 300'000; ++i) many += ",0";
    EXPECT_EQ(syntax_fault(many + "]"), "f.json:1:400001: more than 200000 values");
}

TEST(JsonReader, ReadsWhatIsThere) {
    const auto document = JsonDocument::parse(
        "f.json", R"({"n": -3, "x": 2.5, "yes": true, "t": "Noghès", "l": [1, 2], "o": {"b": 1, "a": 2}})");
    ASSERT_TRUE(document);
    JsonFields fields = document->root().fields();
    EXPECT_EQ(fields.required("n").whole(-5, 5), -3);
    EXPECT_EQ(fields.required("x").number(0, 3), 2.5);
    EXPECT_TRUE(fields.required("yes").flag());
    EXPECT_EQ(fields.required("t").text(7), "Noghès");
    const auto items = fields.required("l").items(1, 5);
    ASSERT_EQ(items.size(), 2U);
    EXPECT_EQ(items[1].whole(0, 9), 2);
    EXPECT_EQ(items[1].pointer(), "/l/1");
    const auto entries = fields.required("o").entries(9);
    ASSERT_EQ(entries.size(), 2U);
    EXPECT_EQ(entries[0].first, "a");
    EXPECT_FALSE(fields.optional("not there"));
    EXPECT_TRUE(document->errors().empty()) << all(document->errors());
}

TEST(JsonReader, SaysWhatWasExpectedAndWhatWasFound) {
    const auto document = JsonDocument::parse(
        "f.json",
        R"({"a": "two", "b": 9, "c": 1.5, "d": 18446744073709551615, "e": null, "f": [1, 2, 3], "g": {}, "h": "blue", "i": "bell\u0007", "j": "a line\nand another"})");
    ASSERT_TRUE(document);
    constexpr Named<int> colours[] = {{"red", 1}, {"green", 2}};
    {
        JsonFields fields = document->root().fields();
        EXPECT_EQ(fields.required("a").whole(1, 3), 1);
        EXPECT_EQ(fields.required("b").whole(1, 3), 1);
        EXPECT_EQ(fields.required("c").whole(1, 3), 1);
        EXPECT_EQ(fields.required("d").whole(1, 3), 1);
        EXPECT_FALSE(fields.required("e").flag());
        EXPECT_TRUE(fields.required("f").items(0, 2).empty());
        EXPECT_EQ(fields.required("g").text(5), "");
        EXPECT_EQ(fields.required("h").one_of(colours), 1);
        EXPECT_EQ(fields.required("i").text(20), "");
        EXPECT_EQ(fields.required("j").text(20, Newlines::allowed), "a line\nand another");
        EXPECT_EQ(fields.required("k").whole(4, 5), 4);
    }
    EXPECT_EQ(all(document->errors()),
              "f.json: /a: expected a whole number from 1 to 3, found \"two\"\n"
              "f.json: /b: expected a whole number from 1 to 3, found 9\n"
              "f.json: /c: expected a whole number from 1 to 3, found 1.5\n"
              "f.json: /d: expected a whole number from 1 to 3, found 18446744073709551615\n"
              "f.json: /e: expected true or false, found null\n"
              "f.json: /f: expected an array of 0 to 2 entries, found an array of 3 entries\n"
              "f.json: /g: expected text, found an object\n"
              "f.json: /h: expected one of red, green, found \"blue\"\n"
              "f.json: /i: expected text without control characters, found \"bell?\"\n"
              "f.json: the key \"k\" is missing\n");
}

// What a terminal obeys, and what would turn a line around.
TEST(JsonReader, RefusesControlCharactersOfEveryKind) {
    for (const char* code :
         {"0007", "007f", "0080", "009b", "009f", "061c", "200e", "200f", "2028", "202a", "202e", "2066", "2069"}) {
        const auto document = JsonDocument::parse("f.json", "\"a\\u" + std::string(code) + "b\"");
        ASSERT_TRUE(document);
        EXPECT_EQ(document->root().text(20), "") << code;
        EXPECT_EQ(all(document->errors()), "f.json: expected text without control characters, found \"a?b\"\n") << code;
    }
    const auto keys = JsonDocument::parse("f.json", "{\"a\\u009bb\": 1}");
    ASSERT_TRUE(keys);
    {
        JsonFields fields = keys->root().fields();
    }
    EXPECT_EQ(all(keys->errors()), "f.json: /a?b: unknown key; known here: \n");
    for (const char* plain : {"é", "\xc2\xa0", "–", "″", "→", "⁠"}) {
        const auto document = JsonDocument::parse("f.json", "\"" + std::string(plain) + "\"");
        ASSERT_TRUE(document);
        EXPECT_EQ(document->root().text(20), plain);
    }
}

TEST(JsonReader, ASingleNumberThatFitsIsNamed) {
    const auto document = JsonDocument::parse("f.json", "11");
    ASSERT_TRUE(document);
    EXPECT_EQ(document->root().whole(10, 10), 10);
    EXPECT_EQ(all(document->errors()), "f.json: expected the number 10, found 11\n");
}

TEST(JsonReader, ReportsKeysNobodyAskedFor) {
    const auto document = JsonDocument::parse("f.json", R"({"a": 1, "a/b~c": 2, "stop": {"deep": true}})");
    ASSERT_TRUE(document);
    {
        document->root().fields().required("a");
    }
    EXPECT_EQ(all(document->errors()),
              "f.json: /a~1b~0c: unknown key; known here: a\n"
              "f.json: /stop: unknown key; known here: a\n");
}

TEST(JsonReader, StaysSilentBelowWhatIsMissing) {
    const auto document = JsonDocument::parse("f.json", "{}");
    ASSERT_TRUE(document);
    JsonFields fields = document->root().fields();
    JsonFields below = fields.required("gone").fields();
    below.required("further").items(3, 3);
    EXPECT_EQ(below.required("further").number(2, 3), 2);
    EXPECT_EQ(all(document->errors()), "f.json: the key \"gone\" is missing\n");
}

TEST(JsonReader, ListsAHundredFaultsAndNoMore) {
    std::string text = "[0";
    for (int i = 1; i < 5000; ++i) text += ",0";
    const auto document = JsonDocument::parse("f.json", text + "]");
    ASSERT_TRUE(document);
    for (const JsonReader& item : document->root().items(0, 9999)) item.flag();
    ASSERT_EQ(document->errors().size(), max_input_errors + 1);
    EXPECT_EQ(document->errors().back().meaning, "there are more faults; they are not listed");
}

TEST(JsonReader, QuotesLongTextShortlyAndNeverInsideACharacter) {
    std::string text;
    for (int i = 0; i < 100; ++i) text += "é";
    const auto document = JsonDocument::parse("f.json", "\"" + text + "\"");
    ASSERT_TRUE(document);
    document->root().flag();
    EXPECT_EQ(document->errors()[0].meaning, "expected true or false, found \"éééééééééééééééééééé…\"");
}

}  // namespace
}  // namespace paddock::table
