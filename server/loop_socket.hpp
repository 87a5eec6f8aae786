#pragma once

#include <array>
#include <memory>

#include "server/loop_buffered_stream.hpp"

namespace paddock::server {

// One WebSocket. It lives while somebody reads from it.
class Socket final : public Outbox, public std::enable_shared_from_this<Socket> {
  public:
    Socket(TcpSocket&& socket, const std::shared_ptr<LoopState>& state, const std::string& network, Steady now)
        : socket_(std::move(socket), state->limits.unsent, state->flush_timer),
          state_(state),
          counted_(state, network),
          pings_(state->limits.messages_a_second, state->limits.messages_at_once, now) {}

    // Messages do not pass through Beast, which would send each in a turn of its own; everything else does.
    void send(Text text, Haste haste) override {
        if (!closing_ && !socket_.next_layer().send_text(std::move(text), haste))
            hang_up();  // who does not read hears no goodbye
    }

    // Beast closes open sockets only: who is still being let in hears it as soon as the door is open.
    void close(std::string why) override {
        if (std::exchange(closing_, true)) return;
        farewell_ = std::move(why);
        if (open_) say_farewell();
    }

    // Who floods us is told, but not listened to any longer.
    void cut_off(const std::string& why) override {
        if (std::exchange(closing_, true)) return;
        cut_ = true;
        socket_.next_layer().send_last_word(websocket::close_code::policy_error, why);
        Error ignored;
        tcp_socket().shutdown(tcp::socket::shutdown_send, ignored);
        tcp_socket().cancel(ignored);
    }

    // Until somebody hangs up.
    Task talk(http::request<http::string_body> upgrade, std::shared_ptr<Conversation> conversation);
    // The connection, of a socket that was not opened after all.
    TcpSocket release() { return std::move(socket_.next_layer().next_layer()); }
    Executor executor() { return socket_.get_executor(); }

  private:
    TcpSocket& tcp_socket() { return beast::get_lowest_layer(socket_); }
    void hang_up() {
        closing_ = true;
        Error ignored;
        tcp_socket().close(ignored);
    }
    void say_farewell() {
        const websocket::close_reason reason(websocket::close_code::going_away, farewell_);
        socket_.async_close(reason, [self = shared_from_this()](Error error) {
            if (error) self->hang_up();
        });
    }
    Task read_all(Conversation& conversation);
    Task let_run_dry();

    websocket::stream<BufferedStream> socket_;
    std::shared_ptr<LoopState> state_;
    Counted counted_;
    TokenBucket pings_;
    std::string farewell_;
    bool open_ = false;
    bool closing_ = false;
    bool cut_ = false;
};

inline Task Socket::read_all(Conversation& conversation) {
    beast::basic_flat_buffer<std::allocator<char>> buffer;
    while (true) {
        const auto [error, size] = co_await socket_.async_read(buffer, quietly);
        if (error) co_return;
        if (!socket_.got_text()) {
            close("messages are text");
            co_return;
        }
        const auto data = buffer.data();
        conversation.message({static_cast<const char*>(data.data()), data.size()});
        buffer.consume(data.size());
        if (cut_) co_return;
        if (buffer.capacity() > 4096) buffer.shrink_to_fit();
    }
}

// Hanging up on bytes that nobody has read would take back what was sent last, the reason among it. So what still
// comes is thrown away for a moment.
inline Task Socket::let_run_dry() {
    constexpr std::size_t most = 1U << 20U;
    Timer patience(executor(), std::chrono::seconds{1});
    patience.async_wait([self = shared_from_this()](Error error) {
        if (!error) self->hang_up();
    });
    std::array<char, 4096> bytes;
    for (std::size_t thrown_away = 0; thrown_away < most;) {
        const auto [error, size] = co_await tcp_socket().async_read_some(asio::buffer(bytes), quietly);
        if (error) break;
        thrown_away += size;
    }
    patience.cancel();
    hang_up();
}

inline Task Socket::talk(http::request<http::string_body> upgrade, std::shared_ptr<Conversation> conversation) {
    const std::shared_ptr<Socket> self = shared_from_this();
    socket_.set_option(websocket::stream_base::timeout{std::chrono::seconds{10}, state_->limits.ping_every * 2, true});
    socket_.read_message_max(state_->limits.message);
    // Pings are answered by Beast. Whoever sends nothing else without end is not.
    socket_.control_callback([this](websocket::frame_type kind, beast::string_view) {
        if (kind == websocket::frame_type::ping && !pings_.take(state_->backend->now())) cut_off("too many pings");
    });
    const auto [error] = co_await socket_.async_accept(upgrade, quietly);
    open_ = !error;
    if (open_ && closing_) say_farewell();
    if (open_) co_await read_all(*conversation);
    closing_ = true;
    state_->backend->socket_closed(conversation);
    if (cut_) co_await let_run_dry();
}

}  // namespace paddock::server
