#include "mail/reply.hpp"

#include <gtest/gtest.h>

#include "mail/html_text.hpp"

namespace paddock::mail {
namespace {

std::vector<ReplyLine> written(std::string_view text, std::string_view meaningful = "any:") {
    return written_lines(text, [&](std::string_view line) { return line.starts_with(meaningful); });
}

TEST(Replies, what_stands_above_the_quoted_letter_was_written) {
    EXPECT_EQ(written("2\n\nOn Tuesday Ada wrote:\n> It is your turn\n> 1 gear 3\n"),
              (std::vector<ReplyLine>{{1, "2"}, {2, ""}}));
}

TEST(Replies, lines_between_quoted_ones_keep_their_numbers) {
    EXPECT_EQ(written("> first\ngear 4\n> second\n7\n"), (std::vector<ReplyLine>{{2, "gear 4"}, {4, "7"}}));
}

TEST(Replies, a_signature_and_all_below_it_does_not_count) {
    EXPECT_EQ(first_line(written("gear 4\n-- \nAda\n1\n")), "gear 4");
    EXPECT_EQ(written("--\n3\n"), std::vector<ReplyLine>{});
}

TEST(Replies, an_unquoted_copy_below_our_tear_line_does_not_count) {
    EXPECT_EQ(written(std::string("5\n") + std::string(tear_line) + "\n1 gear 3\n"),
              (std::vector<ReplyLine>{{1, "5"}}));
}

TEST(Replies, GE_RUL_63_the_line_that_says_who_is_quoted_is_left_out_broken_in_two_as_well) {
    EXPECT_EQ(written("4: 4\nOn 3 May, Table <table@race.test>\nwrote:\n\n> x\n"),
              (std::vector<ReplyLine>{{1, "4: 4"}}));
    EXPECT_EQ(written("Le 3 mai, Table a écrit :\n> x\n"), std::vector<ReplyLine>{});
}

TEST(Replies, GE_RUL_63_a_line_that_means_something_never_vanishes) {
    EXPECT_EQ(written("any:\n> x\n"), (std::vector<ReplyLine>{{1, "any:"}}));
    EXPECT_EQ(written("hello:\n4\n> x\n"), (std::vector<ReplyLine>{{1, "hello:"}, {2, "4"}}));
    EXPECT_EQ(written("no quote follows:\n"), (std::vector<ReplyLine>{{1, "no quote follows:"}}));
}

TEST(Replies, an_empty_reply_says_nothing) {
    EXPECT_EQ(first_line(written("")), "");
    EXPECT_EQ(first_line(written("\n \t\n")), "");
}

TEST(HtmlText, paragraphs_are_lines_and_blanks_are_folded) {
    EXPECT_EQ(text_of_html("<p>gear\n   4</p><p>way&nbsp;2</p>"), "gear 4\nway 2\n");
    EXPECT_EQ(text_of_html("a<br>b<br/><br>c"), "a\nb\n\nc\n");
}

TEST(HtmlText, what_is_for_machines_is_left_out) {
    EXPECT_EQ(text_of_html("<HEAD><title>x</title></HEAD><style>p{}</STYLE><!-- <p>no</p> -->yes<script>1<2</script>"),
              "yes\n");
}

TEST(HtmlText, signs_by_name_and_number) {
    EXPECT_EQ(text_of_html("&lt;4&gt; &#233;&#xE9; &amp; &unknown; &#0; &#xD800;"),
              "<4> éé & &unknown; &#0; &#xD800;\n");
}

TEST(HtmlText, quotes_within_quotes_and_tags_cut_off) {
    EXPECT_EQ(text_of_html("2<blockquote>a<blockquote>b</blockquote></blockquote></blockquote>c"),
              "2\n> a\n> > b\nc\n");
    EXPECT_EQ(text_of_html("2<blockquote"), "2\n");
    EXPECT_EQ(text_of_html(""), "");
}

}  // namespace
}  // namespace paddock::mail
