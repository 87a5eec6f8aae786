#include "server/front.hpp"
#include "server/loop_request.hpp"
#include "server/loop_socket.hpp"

// One connection: requests, and what becomes of it when it asks to be a WebSocket.
namespace paddock::server {

namespace {

void set_headers(http::response_header<>& header, const Response& response) {
    header.result(static_cast<unsigned>(response.status));
    header.set(http::field::content_type, response.content_type);
    for (const auto& [name, value] : response.headers) header.insert(name, value);
}

template <class Body>
Task send_message(Stream& stream, http::response<Body> message, bool keep, std::size_t size, bool head) {
    message.keep_alive(keep);
    if (message.result_int() != 304) message.content_length(size);
    http::response_serializer<Body> serializer(message);
    if (head) {
        (void)co_await http::async_write_header(stream, serializer, quietly);
    } else {
        (void)co_await http::async_write(stream, serializer, quietly);
    }
}

Task send_response(Stream& stream, Response response, unsigned version, bool keep, bool head) {
    if (!response.file.empty()) {
        http::response<http::span_body<const char>> message;
        message.version(version);
        set_headers(message, response);
        message.body() = {response.file.data(), response.file.size()};
        co_await send_message(stream, std::move(message), keep, response.file.size(), head);
        co_return;
    }
    http::response<http::string_body> message;
    message.version(version);
    set_headers(message, response);
    const std::size_t size = response.body.size();
    message.body() = std::move(response.body);
    co_await send_message(stream, std::move(message), keep, size, head);
}

// Answers may come later: the connection sleeps until then.
asio::awaitable<Response, Executor> response_to(LoopState& state, Request request, Executor executor) {
    struct Waiting {
        explicit Waiting(const Executor& on) : timer(on, Timer::time_point::max()) {}
        Timer timer;
        std::optional<Response> response;
    };
    const auto waiting = std::make_shared<Waiting>(executor);
    answer_request(*state.backend, request, [waiting](Response response) {
        waiting->response = std::move(response);
        waiting->timer.cancel();
    });
    while (!waiting->response) (void)co_await waiting->timer.async_wait(quietly);
    co_return std::move(*waiting->response);
}

// The table of a socket may have to be taken up first, which takes its time.
Task prepared(LoopState& state, const Request& request, Executor executor) {
    struct Waiting {
        explicit Waiting(const Executor& on) : timer(on, Timer::time_point::max()) {}
        Timer timer;
        bool done = false;
    };
    const auto waiting = std::make_shared<Waiting>(executor);
    state.backend->prepare(request, [waiting] {
        waiting->done = true;
        waiting->timer.cancel();
    });
    while (!waiting->done) (void)co_await waiting->timer.async_wait(quietly);
}

// Apart, because g++ 12 destroys aggregates that are made within a co_await twice.
Response too_many_visitors() { return to_response({"too-many", "This server has too many visitors.", "", "", 10}); }

// What is refused before it has become a request.
Response spoken(Response response, std::string_view accept_language) {
    speak(response, accept_language);
    return response;
}

// The socket goes its own way: what reading requests needs is given back while it lives.
Task open_socket(Stream& stream, const std::shared_ptr<LoopState>& state, const std::string& network,
                 HttpRequest message, Request request) {
    const auto socket = std::make_shared<Socket>(stream.release_socket(), state, network, state->backend->now());
    auto opened = state->backend->open_socket(request, *socket);
    if (opened) {
        asio::co_spawn(socket->executor(), socket->talk(std::move(message), std::move(*opened)), asio::detached);
        co_return;
    }
    Stream back(socket->release());
    back.expires_after(state->limits.request_time);
    Response refused = spoken(to_response(opened.error()), request.accept_language);
    co_await send_response(back, std::move(refused), message.version(), false, false);
}

Task serve_requests(Stream& stream, const std::shared_ptr<LoopState>& state, const std::string& address) {
    // Of a body nothing stays in here, so this also bounds what stands between its parts: chunk sizes, their
    // extensions, trailers.
    beast::flat_buffer buffer(state->limits.header);
    bool keep = true;
    while (keep && state->open) {
        http::request_parser<http::string_body> parser;
        parser.body_limit(state->limits.body);
        parser.header_limit(static_cast<std::uint32_t>(state->limits.header));
        stream.expires_after(state->limits.request_time);
        const auto place = state->waiting.insert(state->waiting.end(), &stream);
        const auto [error, size] = co_await http::async_read(stream, buffer, parser, quietly);
        state->waiting.erase(place);
        const auto fault = error ? fault_of(error) : fault_of(parser.get());
        if (fault) {
            Response refused = spoken(to_response(*fault), text_of(parser.get()[http::field::accept_language]));
            co_await send_response(stream, std::move(refused), 11, false, false);
        }
        if (error || fault) co_return;
        HttpRequest message = parser.release();
        Request request = plain(message, address, state->doorway);
        if (websocket::is_upgrade(message)) {
            stream.expires_never();
            co_await prepared(*state, request, stream.get_executor());
            co_await open_socket(stream, state, network_of(address), std::move(message), std::move(request));
            co_return;
        }
        keep = message.keep_alive();
        const bool head = message.method() == http::verb::head;
        const unsigned version = message.version();
        stream.expires_never();
        Response response = co_await response_to(*state, std::move(request), stream.get_executor());
        stream.expires_after(state->limits.request_time);
        co_await send_response(stream, std::move(response), version, keep && state->open, head);
    }
}

}  // namespace

Task serve_connection(TcpSocket socket, std::shared_ptr<LoopState> state) {
    Error ignored;
    const auto peer = socket.remote_endpoint(ignored);
    socket.set_option(tcp::no_delay(true), ignored);
    Stream stream(std::move(socket));
    const std::string address = text_of(peer.address());
    const Counted counted(state, network_of(address));
    if (counted.is_one_too_many(state->doorway.believes(address))) {
        stream.expires_after(std::chrono::seconds{2});
        Response refused = spoken(too_many_visitors(), "");
        co_await send_response(stream, std::move(refused), 11, false, false);
    } else {
        co_await serve_requests(stream, state, address);
    }
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace paddock::server
