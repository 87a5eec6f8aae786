#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// HTTP as plain values, so that everything behind the sockets can be tried without them.
namespace paddock::server {

struct Request {
    std::string method;
    std::string path;  // without query
    std::string host;
    std::string origin;  // "" when there is none
    std::string content_type;
    std::string session;  // the value of our cookie, "" when there is none
    std::string if_none_match;
    std::string accept_encoding;
    std::string accept_language;
    std::string body;
    std::string address;  // who asks
};

// Why something was not done; nothing has changed then. docs/protocol.md lists the codes.
struct ApiError {
    std::string_view code;
    std::string why;         // in English, which is its key among the words of other languages; gaps as "{n}"
    std::string rule = {};   // the rule that was broken
    std::string where = {};  // the place in what was sent
    int retry_after = 0;     // seconds
    std::vector<std::pair<std::string, std::string>> gaps = {};  // what fills them in
};

struct Response {
    int status = 200;
    std::string content_type = "application/json";
    std::string body;
    std::string_view file;  // sent instead of the body when not empty; lives as long as the program
    std::vector<std::pair<std::string, std::string>> headers;
    std::optional<ApiError> refusal = {};  // becomes the body once it is known who reads it
};

// May be called later, on the thread that asked.
using Reply = std::function<void(Response)>;

}  // namespace paddock::server
