#include "cli/text.hpp"

#include <gtest/gtest.h>

#include "cli/face.hpp"
#include "cli/failure.hpp"

// Text on a terminal.
namespace paddock::cli {
namespace {

TEST(Text, counts_columns_not_bytes) {
    EXPECT_EQ(columns("Sainte-Dévote"), 13U);
    EXPECT_EQ(columns("\033[1;31mred\033[0m"), 3U);
    EXPECT_EQ(cut("Dévote", 3), "Dév");
    EXPECT_EQ(padded("é", 3), "é  ");
    EXPECT_EQ(right_aligned("7", 3), "  7");
}

TEST(Text, wraps_at_blanks_and_indents_what_follows) {
    EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
    EXPECT_EQ(wrapped("one two three", 9, 2), "one two\n  three");
    EXPECT_EQ(wrapped("one\ntwo", 20), "one\ntwo");
    EXPECT_EQ(wrapped("incomprehensibilities", 5), "incomprehensibilities");
    EXPECT_EQ(wrapped("", 5), "");
    EXPECT_EQ(wrapped("  two before", 40), "  two before");
}

TEST(Text, finds_the_nearest_word) {
    const std::vector<std::string> words{"play", "replay", "verify", "--seed", "--seats"};
    EXPECT_EQ(nearest("paly", words), "play");
    EXPECT_EQ(nearest("verfiy", words), "verify");
    EXPECT_EQ(nearest("--sed", words), "--seed");
    EXPECT_EQ(nearest("zebra", words), "");
    EXPECT_EQ(nearest("", words), "");
}

TEST(Text, shows_foreign_texts_without_their_control_characters) {
    EXPECT_EQ(shown("Sainte-Dévote"), "Sainte-Dévote");
    EXPECT_EQ(shown("\033[31m"), "?[31m");
    EXPECT_EQ(shown("a\nb\x7f"), "a?b?");
    EXPECT_EQ(shown("\xc2\x9b"), "?");
    EXPECT_EQ(shown("a\u202eb\u2066c\u200fd"), "a?b?c?d");
    EXPECT_EQ(shown("\xff\xc3"), "??");
    EXPECT_EQ(shown(std::string(81, 'a')), std::string(80, 'a') + "...");
}

TEST(Text, has_a_likeness_in_ascii) {
    EXPECT_EQ(in_ascii("Sainte-Dévote · Grand Hôtel…"), "Sainte-Devote - Grand Hotel...");
    EXPECT_EQ(in_ascii("plain"), "plain");
    EXPECT_EQ(in_ascii("日\xff"), "??");
    EXPECT_EQ(in_ascii("\033[1mé\033[0m"), "\033[1me\033[0m");
}

TEST(Text, percentages_never_round_a_risk_away) {
    EXPECT_EQ(percent(0), "0 %");
    EXPECT_EQ(percent(0.0001), "<1 %");
    EXPECT_EQ(percent(0.25), "25 %");
    EXPECT_EQ(percent(0.9999), ">99 %");
    EXPECT_EQ(percent(1), "100 %");
}

}  // namespace
}  // namespace paddock::cli
