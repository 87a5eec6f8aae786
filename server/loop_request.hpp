#pragma once

#include <optional>

#include "server/loop_state.hpp"

// Requests of Beast as plain values.
namespace paddock::server {

using HttpRequest = http::request<http::string_body>;

inline std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// An address of the fourth version that is wrapped in one of the sixth is the same address.
inline std::string text_of(const asio::ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
    return address.to_string();
}

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

// A proxy adds the address it saw at the end, of the last header when there are several. Nothing when that is none.
inline std::optional<std::string> forwarded_for(const HttpRequest& message) {
    constexpr std::string_view blanks = " \t";
    std::string_view text;
    const auto headers = message.equal_range("X-Forwarded-For");
    for (auto header = headers.first; header != headers.second; ++header)
        text = {header->value().data(), header->value().size()};
    text.remove_prefix(text.rfind(',') + 1);  // from the beginning when there is no comma
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text = text.substr(0, text.find_last_not_of(blanks) + 1);
    Error error;
    const auto address = asio::ip::make_address(text, error);
    return error ? std::nullopt : std::optional(text_of(address));
}

inline Request plain(HttpRequest& message, const std::string& address, const Doorway& doorway) {
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
    request.accept_language = text_of(message[http::field::accept_language]);
    request.body = std::move(message.body());
    request.address = address;
    if (doorway.believes(address)) request.address = forwarded_for(message).value_or(address);
    return request;
}

// A request that can be read, but is not a proper one all the same (RFC 9112, 3.2 and 6.1). Beast takes a body in an
// encoding it does not know for none at all.
inline std::optional<ApiError> fault_of(const HttpRequest& message) {
    constexpr unsigned since = 11;
    const std::size_t hosts = message.count(http::field::host);
    if (hosts != 1 && (hosts != 0 || message.version() >= since))
        return ApiError{"malformed", "A request by HTTP/1.1 has one header Host, which says whom it is for."};
    const std::size_t encodings = message.count(http::field::transfer_encoding);
    const bool chunked = beast::iequals(message[http::field::transfer_encoding], "chunked");
    if (encodings > 1 || (encodings == 1 && (!chunked || message.version() < since)))
        return ApiError{"malformed", "A body comes whole, or chunked and in no other encoding."};
    return std::nullopt;
}

// What is told to who sends no proper request.
inline std::optional<ApiError> fault_of(const Error& error) {
    if (error == http::error::body_limit) return ApiError{"too-large", "A body has at most 64 KiB."};
    if (error == http::error::header_limit || error == http::error::buffer_overflow)
        return ApiError{"too-large", "The headers are too long, or what stands between the parts of the body is."};
    if (error.category() == make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
        return ApiError{"malformed", "This is no HTTP."};
    return std::nullopt;
}

}  // namespace paddock::server
