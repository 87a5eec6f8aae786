#include "server/plain_answer.hpp"

#include <gtest/gtest.h>

namespace paddock::server::tests {
namespace {

TEST(PlainAnswer, IsReadInAnyOrder) {
    for (const char* text : {R"({"do":"answer","id":7,"seat":2,"question":117,"choice":"gear 3"})",
                             R"({"do":"answer","seat":2,"question":117,"choice":"gear 3","id":7})",
                             R"({"choice":"gear 3","question":117,"id":7,"seat":2,"do":"answer"})"}) {
        const auto answer = read_plain_answer(text);
        ASSERT_TRUE(answer) << text;
        EXPECT_EQ(answer->id, 7);
        EXPECT_EQ(answer->seat, 2);
        EXPECT_EQ(answer->question, 117);
        EXPECT_EQ(answer->choice, "gear 3");
    }
    const auto without_id = read_plain_answer(R"({"do":"answer","seat":2,"question":0,"choice":""})");
    ASSERT_TRUE(without_id);
    EXPECT_EQ(without_id->id, 0);
    EXPECT_EQ(without_id->question, 0);
    EXPECT_EQ(without_id->choice, "");
}

// All of these are left to the reader of documents, whether it takes them or not.
TEST(PlainAnswer, IsNothingWhereTheMessageIsNotPlain) {
    for (const char* text : {
             "",
             "{",
             "{}",
             R"({"do":"watch","since":0})",
             R"({"do":"answer","seat":2,"question":117})",
             R"({"do":"answer","seat":2,"choice":"gear 3"})",
             R"({"do":"answer","question":117,"choice":"gear 3"})",
             R"({"seat":2,"question":117,"choice":"gear 3"})",
             R"( {"do":"answer","seat":2,"question":117,"choice":"gear 3"})",
             R"({"do": "answer","seat":2,"question":117,"choice":"gear 3"})",
             R"({"do":"answer","seat":2,"question":117,"choice":"gear 3"} )",
             R"({"do":"answer","seat":2,"question":117,"choice":"gear 3",})",
             R"({"do":"answer","seat":2,"question":117,"choice":"gear 3")",
             R"({"do":"answer","seat":2,"question":117,"choice":"gear 3)",
             R"({"do":"answer","seat":2,"question":117,"choice":"gear\u00203"})",
             R"({"do":"answer","seat":2,"question":117,"choice":"gear é"})",
             R"({"do":"answer","seat":2,"question":117,"choice":3})",
             R"({"do":"answer","seat":"2","question":117,"choice":"gear 3"})",
             R"({"do":"answer","seat":2.0,"question":117,"choice":"gear 3"})",
             R"({"do":"answer","seat":-2,"question":117,"choice":"gear 3"})",
             R"({"do":"answer","seat":2,"question":0117,"choice":"gear 3"})",
             R"({"do":"answer","seat":2,"question":1e2,"choice":"gear 3"})",
             R"({"do":"answer","seat":2,"question":9007199254740993,"choice":"gear 3"})",
             R"({"do":"answer","seat":2,"seat":2,"question":117,"choice":"gear 3"})",
             R"({"do":"answer","seat":2,"question":117,"choice":"gear 3","by":"me"})",
         })
        EXPECT_FALSE(read_plain_answer(text)) << text;
    using namespace std::string_view_literals;
    EXPECT_FALSE(read_plain_answer("{\"do\":\"answer\",\"seat\":2,\"at\":1,\"choice\":\"\0\"}"sv));
}

}  // namespace
}  // namespace paddock::server::tests
