#pragma once

#include <optional>

#include "server/loop_shop.hpp"

// Requests of Beast as plain values.
namespace paddock::server {

using HttpRequest = http::request<http::string_body>;

inline std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// The value of our cookie among others.
inline std::string session_of(beast::string_view cookies) {
    constexpr std::string_view name = "paddock=";
    std::string_view rest(cookies.data(), cookies.size());
    while (!rest.empty()) {
        std::string_view cookie = rest.substr(0, rest.find(';'));
        rest.remove_prefix(std::min(rest.size(), cookie.size() + 1));
        while (cookie.starts_with(' ')) cookie.remove_prefix(1);
        if (cookie.starts_with(name)) return std::string(cookie.substr(name.size()));
    }
    return {};
}

// A proxy adds the address it saw at the end.
inline std::string last_of(beast::string_view forwarded) {
    std::string_view text(forwarded.data(), forwarded.size());
    if (const std::size_t comma = text.rfind(','); comma != std::string_view::npos) text.remove_prefix(comma + 1);
    while (text.starts_with(' ')) text.remove_prefix(1);
    return std::string(text.substr(0, 64));
}

inline Request plain(HttpRequest& message, const std::string& address, bool behind_proxy) {
    Request request;
    request.method = message.method() == http::verb::head ? "GET" : text_of(message.method_string());
    const std::string target = text_of(message.target());
    request.path = target.substr(0, target.find_first_of("?#"));
    request.host = text_of(message[http::field::host]);
    request.origin = text_of(message[http::field::origin]);
    request.content_type = text_of(message[http::field::content_type]);
    request.session = session_of(message[http::field::cookie]);
    request.if_none_match = text_of(message[http::field::if_none_match]);
    request.accept_encoding = text_of(message[http::field::accept_encoding]);
    request.body = std::move(message.body());
    request.address = address;
    if (behind_proxy && message.count("X-Forwarded-For") != 0) request.address = last_of(message["X-Forwarded-For"]);
    return request;
}

// A request that can be read, but is not a proper one all the same (RFC 9112, 3.2).
inline std::optional<Refusal> fault_of(const HttpRequest& message) {
    constexpr unsigned since = 11;
    const std::size_t hosts = message.count(http::field::host);
    if (hosts == 1 || (hosts == 0 && message.version() < since)) return std::nullopt;
    return Refusal{"malformed", "A request by HTTP/1.1 has one header Host, which says whom it is for."};
}

// What is told to who sends no proper request.
inline std::optional<Refusal> fault_of(const Error& error) {
    if (error == http::error::body_limit) return Refusal{"too-large", "A body has at most 64 KiB."};
    if (error == http::error::header_limit) return Refusal{"too-large", "The headers are too long."};
    if (error.category() == make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
        return Refusal{"malformed", "This is no HTTP."};
    return std::nullopt;
}

}  // namespace paddock::server
