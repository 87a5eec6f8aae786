#pragma once

#include <regex>
#include <utility>

#include "tests/server/support.hpp"

namespace paddock::server::tests {

// Everything one visitor is sent, with the random name of the table taken out.
class Listener {
  public:
    Listener(const Visitor& visitor, const std::string& table)
        : visitor_(visitor), table_(table), line_(visitor, table) {
        line_.send({{"do", "watch"}, {"since", 0}});
        listen();
    }
    // All that has been sent until now: a ping is answered behind it.
    void listen() {
        line_.send({{"do", "ping"}, {"id", 1000}});
        while (const auto text = line_.next_text()) {
            if (*text == R"({"to":1000,"ok":true})") break;
            const Json message = Json::parse(*text);
            if (message.contains("news") && !message["news"]["asked"].is_null())
                question_ = message["news"]["asked"]["number"];
            note(*text);
        }
        note(visitor_.get("/api/tables/" + table_).body);
        note(visitor_.get("/api/me").body);
        note(visitor_.get("/api/tables/" + table_ + "/record").body);
    }
    // What was asked last.
    void answer(const std::string& choice, int seat) {
        line_.send({{"do", "answer"}, {"id", 7}, {"seat", seat}, {"question", question_}, {"choice", choice}});
        EXPECT_TRUE(line_.next("to").value("ok", false));
        ++question_;  // its next one
    }
    std::string heard;

  private:
    // Who is here is told whenever it is noticed, which no secret decides: neither the words for it count nor how
    // often, nor how far the match had come by then.
    static std::string without_presence(const std::string& text) {
        static const std::regex presence(R"re("here":(true|false)|"watching":\{[^}]*\})re");
        return std::regex_replace(text, presence, "");
    }
    static std::string without_progress(const std::string& text) {
        static const std::regex progress(R"re("event_count":[0-9]+|"awaiting":\[[^\]]*\]|"deadline":("[^"]*"|null))re");
        return std::regex_replace(text, progress, "");
    }
    void note(std::string text) {
        text = without_presence(text);
        if (text.starts_with(R"({"table":{)")) {
            text = without_progress(text);
            if (std::exchange(last_table_, text) == text) return;
        }
        for (std::size_t at = text.find(table_); at != std::string::npos; at = text.find(table_))
            text.replace(at, table_.size(), "TABLE");
        heard += text + "\n";
    }
    Visitor visitor_;
    std::string table_;
    std::string last_table_;
    int question_ = 0;
    Line line_;
};

}  // namespace paddock::server::tests
