#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/loop_flush_timer.hpp"

namespace paddock::server {

// The lower end of a WebSocket: collects what is written in one turn of the loop and sends it in one go. An answer
// and the news that follow it leave together, and messages need no turn of their own.
class BufferedStream {
  public:
    using executor_type = Executor;
    using next_layer_type = TcpSocket;

    BufferedStream(TcpSocket socket, std::size_t most_unsent, std::shared_ptr<FlushTimer> flush_timer)
        : inside_(std::make_shared<Inside>(std::move(socket), most_unsent, std::move(flush_timer))) {}

    executor_type get_executor() { return inside_->socket.get_executor(); }
    TcpSocket& next_layer() { return inside_->socket; }
    const TcpSocket& next_layer() const { return inside_->socket; }

    // A whole message of the server. False when the reader is too slow.
    bool send_text(Text text, Haste haste);

    // The frame that closes, at once.
    void send_last_word(unsigned code, std::string_view why);

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return inside_->socket.async_read_some(buffers, std::forward<Token>(token));
    }
    // The handshake, pongs and the last goodbye: taken whole, and sent at once.
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return asio::async_initiate<Token, void(Error, std::size_t)>(
            [inside = inside_](auto handler, const Buffers& data) {
                Piece piece{beast::buffers_to_string(data), nullptr};
                const std::size_t size = piece.head.size();
                inside->add(std::move(piece));
                const Error error = inside->overflows() ? asio::error::no_buffer_space : Error{};
                inside->flush();
                asio::post(inside->socket.get_executor(),
                           beast::bind_front_handler(std::move(handler), error, error ? 0 : size));
            },
            token, buffers);
    }

    friend void teardown(beast::role_type role, BufferedStream& stream, Error& error) {
        websocket::teardown(role, stream.next_layer(), error);
    }
    template <class Handler>
    friend void async_teardown(beast::role_type role, BufferedStream& stream, Handler&& handler) {
        websocket::async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
    }

  private:
    // Texts are shared by all who are told them, and not copied.
    struct Piece {
        std::string head;
        Text text;
        std::size_t size() const { return head.size() + (text ? text->size() : 0); }
    };
    struct Inside final : Flushable, std::enable_shared_from_this<Inside> {
        Inside(TcpSocket from, std::size_t most, std::shared_ptr<FlushTimer> by)
            : socket(std::move(from)), most_unsent(most), flush_timer(std::move(by)) {
            Error ignored;
            socket.non_blocking(true, ignored);
        }
        void add(Piece piece) {
            unsent += piece.size();
            pending.push_back(std::move(piece));
        }
        bool overflows() const { return unsent > most_unsent; }
        void flush();
        void flush_after_this_turn();
        // With the next message that is in haste, or when the timer is due. Who was told nothing for that long hears it
        // now.
        void flush_in_a_while();
        void flush_now() override;
        void forget_pending() {
            pending = {};
            unsent = flying.size();
        }
        // What is pending, without so many bytes in front.
        std::string rest(std::size_t sent) const;

        TcpSocket socket;
        std::size_t most_unsent;
        std::size_t unsent = 0;
        std::vector<Piece> pending;
        std::string flying;  // being sent; empty while the network keeps up
        bool scheduled = false;
        std::shared_ptr<FlushTimer> flush_timer;
        bool waits_for_timer = false;
        Steady sent_at{};
    };

    std::shared_ptr<Inside> inside_;
};

inline void BufferedStream::Inside::flush_after_this_turn() {
    if (std::exchange(scheduled, true)) return;
    asio::post(socket.get_executor(), [self = shared_from_this()] {
        self->scheduled = false;
        self->flush();
    });
}

inline void BufferedStream::Inside::flush_in_a_while() {
    if (scheduled || waits_for_timer) return;
    if (std::chrono::steady_clock::now() - sent_at >= FlushTimer::longest) return flush_after_this_turn();
    waits_for_timer = true;
    flush_timer->join(weak_from_this());
}

inline void BufferedStream::Inside::flush_now() {
    waits_for_timer = false;
    flush();
}

inline std::string BufferedStream::Inside::rest(std::size_t sent) const {
    std::string bytes;
    for (const Piece& piece : pending) {
        bytes += piece.head;
        if (piece.text) bytes += *piece.text;
    }
    return bytes.substr(sent);
}

// Usually the network takes everything at once.
inline void BufferedStream::Inside::flush() {
    if (pending.empty() || !flying.empty()) return;
    std::vector<asio::const_buffer> buffers;
    buffers.reserve(2 * pending.size());
    for (const Piece& piece : pending) {
        buffers.push_back(asio::buffer(piece.head));
        if (piece.text) buffers.push_back(asio::buffer(*piece.text));
    }
    sent_at = std::chrono::steady_clock::now();
    Error error;
    const std::size_t sent = socket.send(buffers, 0, error);
    const bool gone = error && error != asio::error::would_block;
    if (gone || (!error && sent == unsent)) return forget_pending();  // who is gone is noticed by who reads
    flying = rest(error ? 0 : sent);
    forget_pending();
    asio::async_write(socket, asio::buffer(flying), [self = shared_from_this()](Error failed, std::size_t) {
        self->unsent -= self->flying.size();
        self->flying = {};
        if (!failed) self->flush();
    });
}

// RFC 6455, 5.2: a frame that is final, text, and not masked.
inline bool BufferedStream::send_text(Text text, Haste haste) {
    std::string head;
    const std::size_t size = text->size();
    const auto byte = [&](std::size_t value) { head += static_cast<char>(value & 0xffU); };
    byte(0x81);
    if (size < 126) {
        byte(size);
    } else if (size < 65536) {
        byte(126);
        byte(size >> 8U);
        byte(size);
    } else {
        byte(127);
        for (unsigned shift = 64; shift > 0; shift -= 8) byte(size >> (shift - 8));
    }
    inside_->add({std::move(head), std::move(text)});
    if (inside_->overflows()) {
        inside_->flush();  // what we held back ourselves is nobody's fault
    } else if (haste == Haste::now) {
        inside_->flush_after_this_turn();
    } else {
        inside_->flush_in_a_while();
    }
    return !inside_->overflows();
}

inline void BufferedStream::send_last_word(unsigned code, std::string_view why) {
    std::string frame{static_cast<char>(0x88U), static_cast<char>(2 + why.size()),
                      static_cast<char>((code >> 8U) & 0xffU), static_cast<char>(code & 0xffU)};
    inside_->add({frame.append(why), nullptr});
    inside_->flush();
}

}  // namespace paddock::server
