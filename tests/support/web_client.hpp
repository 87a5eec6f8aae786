#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "table/json.hpp"

// A small client of HTTP and WebSocket, written from the standards and not from the library the server uses.
namespace paddock::tests {

using table::Json;

// A connection to this machine. −1 when it could not be made.
inline int connect_to(unsigned short port) {
    const int descriptor = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    sockaddr general{};
    std::memcpy(&general, &address, sizeof general);
    if (descriptor >= 0 && ::connect(descriptor, &general, sizeof general) == 0) {
        const int yes = 1;
        ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        return descriptor;
    }
    if (descriptor >= 0) ::close(descriptor);
    return -1;
}

// One frame, as a client has to send it. The mask is all zeros, which leaves the text as it is.
inline std::string frame_of(std::string_view text, int kind = 1, bool masked = true) {
    std::string frame;
    frame += static_cast<char>(0x80 | kind);
    const unsigned mask = masked ? 0x80U : 0U;
    if (text.size() < 126) {
        frame += static_cast<char>(mask | text.size());
    } else if (text.size() < 65536) {
        frame += static_cast<char>(mask | 126U);
        frame += static_cast<char>(text.size() >> 8U);
        frame += static_cast<char>(text.size() & 0xffU);
    } else {
        frame += static_cast<char>(mask | 127U);
        for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>((text.size() >> shift) & 0xffU);
    }
    if (masked) frame.append(4, '\0');
    return frame.append(text);
}

struct Frame {
    int kind = 0;
    std::string_view text;  // within the buffer
    std::size_t whole = 0;  // bytes with the head
};

// The first frame of what has come in; nothing while it is incomplete.
inline std::optional<Frame> first_frame(std::string_view in) {
    const auto byte = [&](std::size_t at) { return static_cast<std::size_t>(static_cast<unsigned char>(in[at])); };
    if (in.size() < 2) return std::nullopt;
    std::size_t head = 2;
    std::size_t size = byte(1) & 0x7fU;
    const std::size_t long_size = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (in.size() < head + long_size) return std::nullopt;
    if (long_size > 0) size = 0;
    for (std::size_t i = 0; i < long_size; ++i) size = (size << 8U) | byte(head++);
    if (in.size() < head + size) return std::nullopt;
    return Frame{static_cast<int>(byte(0) & 0xfU), in.substr(head, size), head + size};
}

struct WebReply {
    int status = 0;  // 0: no answer
    std::map<std::string, std::string> headers;
    std::string body;

    Json json() const { return Json::parse(body, nullptr, false); }
    std::string code() const {
        const Json value = json();
        return value.is_object() && value.contains("error") ? value["error"].value("code", "") : "";
    }
};

// Bytes in and out, with patience for so long.
class Wire {
  public:
    explicit Wire(unsigned short port) : descriptor_(connect_to(port)) {}
    Wire(Wire&& other) noexcept : in(std::move(other.in)), descriptor_(std::exchange(other.descriptor_, -1)) {}
    Wire& operator=(Wire&&) = delete;
    ~Wire() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }

    int descriptor() const { return descriptor_; }
    bool write(std::string_view bytes) {
        while (!bytes.empty()) {
            const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }
    // False when nothing came within that time, or the other end has hung up.
    bool read_more(std::chrono::milliseconds patience) {
        pollfd waiting{descriptor_, POLLIN, 0};
        if (::poll(&waiting, 1, static_cast<int>(patience.count())) <= 0) return false;
        char bytes[16384];
        const auto got = ::recv(descriptor_, bytes, sizeof bytes, 0);
        if (got <= 0) return false;
        in.append(bytes, static_cast<std::size_t>(got));
        return true;
    }

    // Reads one HTTP answer.
    WebReply reply(std::chrono::milliseconds patience = std::chrono::seconds{10}) {
        WebReply reply;
        std::size_t end = std::string::npos;
        while ((end = in.find("\r\n\r\n")) == std::string::npos)
            if (!read_more(patience)) return reply;
        const std::string head = in.substr(0, end + 2);
        reply.status = std::atoi(head.c_str() + std::min<std::size_t>(9, head.size()));
        for (std::size_t at = head.find("\r\n") + 2; at < head.size();) {
            const std::size_t stop = head.find("\r\n", at);
            const std::string line = head.substr(at, stop - at);
            std::string name = line.substr(0, line.find(':'));
            std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
            reply.headers[name] = line.substr(std::min(line.size(), line.find(':') + 2));
            at = stop + 2;
        }
        in.erase(0, end + 4);
        const std::size_t size = static_cast<std::size_t>(std::atol(reply.headers["content-length"].c_str()));
        while (in.size() < size)
            if (!read_more(patience)) return reply;
        reply.body = in.substr(0, size);
        in.erase(0, size);
        return reply;
    }

    std::string in;

  private:
    int descriptor_;
};

// Somebody with a browser: keeps the cookie.
class Visitor {
  public:
    explicit Visitor(unsigned short port) : port_(port) {}

    WebReply get(const std::string& path) { return send("GET", path, ""); }
    WebReply post(const std::string& path, const Json& body = Json::object()) {
        return send("POST", path, table::line_of(body));
    }
    WebReply send(const std::string& method, const std::string& path, const std::string& body,
                  const std::string& headers = "Content-Type: application/json\r\n") {
        Wire wire(port_);
        wire.write(method + " " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) + "\r\n" +
                   cookie_header() + headers + "Content-Length: " + std::to_string(body.size()) +
                   "\r\nConnection: close\r\n\r\n" + body);
        WebReply reply = wire.reply();
        const std::string given = reply.headers["set-cookie"];
        if (given.starts_with("paddock=")) cookie = given.substr(8, given.find(';') - 8);
        return reply;
    }
    std::string cookie_header() const { return cookie.empty() ? "" : "Cookie: other=1; paddock=" + cookie + "\r\n"; }
    unsigned short port() const { return port_; }

    std::string cookie;

  private:
    unsigned short port_;
};

inline std::string upgrade_request(const Visitor& visitor, const std::string& path, const std::string& headers = "") {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(visitor.port()) + "\r\n" +
           visitor.cookie_header() + headers +
           "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
}

// A WebSocket at a table.
class Line {
  public:
    Line(const Visitor& visitor, const std::string& table, const std::string& headers = "") : wire_(visitor.port()) {
        wire_.write(upgrade_request(visitor, "/api/tables/" + table + "/live", headers));
        opening = wire_.reply();
    }

    bool open() const { return opening.status == 101; }
    bool send(const Json& message) { return send_text(table::line_of(message)); }
    bool send_text(std::string_view text) { return wire_.write(frame_of(text)); }
    bool send_bytes(std::string_view bytes) { return wire_.write(bytes); }
    Wire& wire() { return wire_; }

    // The next message as it came; nothing when none comes in time. Pings are answered.
    std::optional<std::string> next_text(std::chrono::milliseconds patience = std::chrono::seconds{10}) {
        while (true) {
            while (const auto frame = first_frame(wire_.in)) {
                const int kind = frame->kind;
                std::string text(frame->text);
                wire_.in.erase(0, frame->whole);
                if (kind == 9) wire_.write(frame_of(text, 10));
                if (kind == 10) ++pongs;
                if (kind == 8) closed = true;
                if (kind == 8 && text.size() > 2) farewell = text.substr(2);
                if (kind == 1) return text;
            }
            if (closed || !wire_.read_more(patience)) return std::nullopt;
        }
    }
    // The same as a value; null when none comes.
    Json next(std::chrono::milliseconds patience = std::chrono::seconds{10}) {
        const auto text = next_text(patience);
        return text ? Json::parse(*text, nullptr, false) : Json();
    }
    // The next message with that key; others are skipped.
    Json next(const std::string& key) {
        while (true) {
            Json message = next();
            if (message.is_null() || message.contains(key)) return message;
        }
    }

    WebReply opening;
    bool closed = false;
    std::string farewell;  // why the server closed it
    int pongs = 0;

  private:
    Wire wire_;
};

}  // namespace paddock::tests
