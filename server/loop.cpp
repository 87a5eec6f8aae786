#include "server/loop.hpp"

#include <list>

#include "server/beast.hpp"
#include "server/front.hpp"

// Sockets. Requests become plain values at once, so that nothing else knows Boost.
namespace paddock::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
using Stream = beast::basic_stream<tcp, Executor>;
using WebSocket = websocket::stream<Stream>;
using HttpRequest = http::request<http::string_body>;
using Task = asio::awaitable<void, Executor>;
constexpr auto quietly = asio::as_tuple(asio::use_awaitable_t<Executor>{});

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

// The value of our cookie among others.
std::string session_of(beast::string_view cookies) {
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
std::string last_of(beast::string_view forwarded) {
    std::string_view text(forwarded.data(), forwarded.size());
    if (const std::size_t comma = text.rfind(','); comma != std::string_view::npos) text.remove_prefix(comma + 1);
    while (text.starts_with(' ')) text.remove_prefix(1);
    return std::string(text.substr(0, 64));
}

Request plain(HttpRequest& message, const std::string& address, bool behind_proxy) {
    Request request;
    request.method = message.method() == http::verb::head ? "GET" : text_of(message.method_string());
    const std::string target = text_of(message.target());
    request.path = target.substr(0, target.find_first_of("?#"));
    request.host = text_of(message[http::field::host]);
    request.origin = text_of(message[http::field::origin]);
    request.content_type = text_of(message[http::field::content_type]);
    request.session = session_of(message[http::field::cookie]);
    request.if_none_match = text_of(message[http::field::if_none_match]);
    request.takes_gzip = message[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
    request.body = std::move(message.body());
    request.address = address;
    if (behind_proxy && message.count("X-Forwarded-For") != 0) request.address = last_of(message["X-Forwarded-For"]);
    return request;
}

// What is shared by all connections.
struct Shop {
    House* house;
    Limits limits;
    bool behind_proxy;
    bool open = true;
    std::list<Stream*> waiting;  // connections between two requests
    Metrics* metrics = nullptr;
    int connections = 0;
};

// Somebody who is connected, as long as this lives.
class Counted {
  public:
    explicit Counted(std::shared_ptr<Shop> shop) : shop_(std::move(shop)) {
        ++shop_->connections;
        ++shop_->metrics->connections;
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    ~Counted() {
        --shop_->connections;
        --shop_->metrics->connections;
    }

  private:
    std::shared_ptr<Shop> shop_;
};

// One WebSocket. It lives while a read or a write is under way.
class Socket final : public Outbox, public std::enable_shared_from_this<Socket> {
  public:
    Socket(Stream&& stream, const std::shared_ptr<Shop>& shop)
        : socket_(std::move(stream)), shop_(shop), counted_(shop) {}

    WebSocket& stream() { return socket_; }

    void send(Text text) override {
        if (closing_) return;
        unsent_ += text->size();
        queue_.push_back(std::move(text));
        if (unsent_ > shop_->limits.unsent) return close("this reader is too slow");
        if (!writing_) write_next();
    }

    void close(std::string why) override {
        if (std::exchange(closing_, true)) return;
        const websocket::close_reason reason(websocket::close_code::going_away, why);
        socket_.async_close(reason, [self = shared_from_this()](Error) {});
    }

    Task talk(HttpRequest upgrade, Request request);

  private:
    void write_next() {
        writing_ = true;
        const Text& next = queue_.front();
        socket_.async_write(asio::buffer(*next), [self = shared_from_this()](Error error, std::size_t) {
            self->writing_ = false;
            if (error || self->queue_.empty()) return;
            self->unsent_ -= self->queue_.front()->size();
            self->queue_.pop_front();
            if (!self->queue_.empty() && !self->closing_) self->write_next();
        });
    }
    Task read_all(Conversation& conversation);

    WebSocket socket_;
    std::shared_ptr<Shop> shop_;
    Counted counted_;
    std::deque<Text> queue_;
    std::size_t unsent_ = 0;
    bool writing_ = false;
    bool closing_ = false;
};

Task Socket::read_all(Conversation& conversation) {
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
        if (buffer.capacity() > 4096) buffer.shrink_to_fit();
    }
}

Task send_response(Stream& stream, Response response, unsigned version, bool keep, bool head);

Task Socket::talk(HttpRequest upgrade, Request request) {
    const std::shared_ptr<Socket> self = shared_from_this();
    auto opened = shop_->house->open_socket(request, *this);
    if (!opened) {
        Response refused = to_response(opened.error());
        co_await send_response(socket_.next_layer(), std::move(refused), upgrade.version(), false, false);
        co_return;
    }
    const std::shared_ptr<Conversation> conversation = *opened;
    beast::get_lowest_layer(socket_).expires_never();
    socket_.set_option(websocket::stream_base::timeout{std::chrono::seconds{10}, shop_->limits.ping_every * 2, true});
    socket_.read_message_max(shop_->limits.message);
    socket_.auto_fragment(false);
    socket_.text(true);
    const auto [error] = co_await socket_.async_accept(upgrade, quietly);
    if (!error) co_await read_all(*conversation);
    closing_ = true;
    shop_->house->socket_closed(conversation);
}

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
asio::awaitable<Response, Executor> response_to(Shop& shop, Request request, Executor executor) {
    struct Waiting {
        explicit Waiting(Executor on) : timer(on, Timer::time_point::max()) {}
        Timer timer;
        std::optional<Response> response;
    };
    const auto waiting = std::make_shared<Waiting>(executor);
    answer_request(*shop.house, request, [waiting](Response response) {
        waiting->response = std::move(response);
        waiting->timer.cancel();
    });
    while (!waiting->response) (void)co_await waiting->timer.async_wait(quietly);
    co_return std::move(*waiting->response);
}

// What is told to who sends no proper request.
std::optional<Refusal> fault_of(const Error& error) {
    if (error == http::error::body_limit) return Refusal{"too-large", "A body has at most 64 KiB."};
    if (error == http::error::header_limit) return Refusal{"too-large", "The headers are too long."};
    if (error.category() == make_error_code(http::error::bad_method).category() &&
        error != http::error::end_of_stream && error != http::error::partial_message)
        return Refusal{"malformed", "This is no HTTP."};
    return std::nullopt;
}

Task serve_requests(Stream& stream, const std::shared_ptr<Shop>& shop, const std::string& address) {
    beast::flat_buffer buffer;
    bool keep = true;
    while (keep && shop->open) {
        http::request_parser<http::string_body> parser;
        parser.body_limit(shop->limits.body);
        parser.header_limit(static_cast<std::uint32_t>(shop->limits.header));
        stream.expires_after(shop->limits.request_time);
        const auto place = shop->waiting.insert(shop->waiting.end(), &stream);
        const auto [error, size] = co_await http::async_read(stream, buffer, parser, quietly);
        shop->waiting.erase(place);
        if (error) {
            const auto fault = fault_of(error);
            if (!fault) co_return;
            Response refused = to_response(*fault);
            co_await send_response(stream, std::move(refused), 11, false, false);
            co_return;
        }
        HttpRequest message = parser.release();
        const bool upgrade = websocket::is_upgrade(message);
        Request request = plain(message, address, shop->behind_proxy);
        if (upgrade) {
            // On its own: what reading requests needs is given back while the socket lives.
            const auto socket = std::make_shared<Socket>(std::move(stream), shop);
            asio::co_spawn(socket->stream().get_executor(), socket->talk(std::move(message), std::move(request)),
                           asio::detached);
            co_return;
        }
        keep = message.keep_alive();
        const bool head = message.method() == http::verb::head;
        const unsigned version = message.version();
        stream.expires_never();
        Response response = co_await response_to(*shop, std::move(request), stream.get_executor());
        stream.expires_after(shop->limits.request_time);
        co_await send_response(stream, std::move(response), version, keep && shop->open, head);
    }
}

// Apart, because g++ 12 destroys aggregates that are made within a co_await twice.
Response too_many_visitors() { return to_response({"too-many", "This server has too many visitors.", "", "", 10}); }

Task serve_connection(TcpSocket socket, std::shared_ptr<Shop> shop) {
    Error ignored;
    const auto peer = socket.remote_endpoint(ignored);
    socket.set_option(tcp::no_delay(true), ignored);
    Stream stream(std::move(socket));
    const Counted counted(shop);
    if (shop->connections > shop->limits.connections) {
        stream.expires_after(std::chrono::seconds{2});
        Response refused = too_many_visitors();
        co_await send_response(stream, std::move(refused), 11, false, false);
    } else {
        co_await serve_requests(stream, shop, peer.address().to_string(ignored));
    }
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace

struct Loop::Inside {
    asio::io_context context{1};
    asio::executor_work_guard<Executor> guard{context.get_executor()};
    std::optional<Acceptor> acceptor;
    std::shared_ptr<Shop> shop;
    std::list<Timer> timers;
    std::optional<asio::basic_signal_set<Executor>> signals;

    Task accept_all();
    void again(Timer& timer, std::chrono::milliseconds time, const std::shared_ptr<std::function<void()>>& work);
};

Task Loop::Inside::accept_all() {
    while (acceptor->is_open()) {
        auto [error, socket] = co_await acceptor->async_accept(quietly);
        if (!error) {
            asio::co_spawn(context.get_executor(), serve_connection(TcpSocket(std::move(socket)), shop),
                           asio::detached);
            continue;
        }
        if (!acceptor->is_open()) co_return;
        // Out of file descriptors, most likely: some will be closed soon.
        Timer pause(context.get_executor(), std::chrono::milliseconds{50});
        (void)co_await pause.async_wait(quietly);
    }
}

void Loop::Inside::again(Timer& timer, std::chrono::milliseconds time,
                         const std::shared_ptr<std::function<void()>>& work) {
    timer.expires_after(time);
    timer.async_wait([this, &timer, time, work](Error error) {
        if (error) return;
        (*work)();
        again(timer, time, work);
    });
}

Loop::Loop() : inside_(std::make_unique<Inside>()) {}
Loop::~Loop() = default;

Post Loop::post() {
    return [inside = inside_.get()](std::function<void()> work) { asio::post(inside->context, std::move(work)); };
}

Result<unsigned short, std::string> Loop::listen(House& house, const Doorway& doorway) {
    Error error;
    const auto address = asio::ip::make_address(doorway.address, error);
    if (error) return "\"" + doorway.address + "\" is no address of this machine.";
    const tcp::endpoint endpoint(address, doorway.port);
    Acceptor acceptor(inside_->context.get_executor());
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(1024, error);
    const std::string place = doorway.address + ":" + std::to_string(doorway.port);
    if (error == asio::error::address_in_use)
        return "Port " + std::to_string(doorway.port) + " is in use by another program; choose another with --port.";
    if (error) return "The server cannot listen on " + place + ": " + error.message() + ".";
    const unsigned short port = acceptor.local_endpoint(error).port();
    inside_->shop = std::make_shared<Shop>(
        Shop{&house, house.settings().limits, doorway.behind_proxy, true, {}, &house.metrics(), 0});
    inside_->acceptor.emplace(std::move(acceptor));
    asio::co_spawn(inside_->context.get_executor(), inside_->accept_all(), asio::detached);
    return port;
}

void Loop::every(std::chrono::milliseconds time, std::function<void()> work) {
    Timer& timer = inside_->timers.emplace_back(inside_->context.get_executor());
    inside_->again(timer, time, std::make_shared<std::function<void()>>(std::move(work)));
}

void Loop::on_signal(std::function<void()> work) {
    inside_->signals.emplace(inside_->context.get_executor(), SIGINT, SIGTERM);
    inside_->signals->async_wait([work = std::move(work)](Error error, int) {
        if (!error) work();
    });
}

void Loop::close_door() {
    Error ignored;
    if (inside_->acceptor) inside_->acceptor->close(ignored);
    if (!inside_->shop) return;
    inside_->shop->open = false;
    for (Stream* stream : inside_->shop->waiting) stream->cancel();
}

void Loop::run() { inside_->context.run(); }

void Loop::stop() {
    asio::post(inside_->context, [inside = inside_.get()] { inside->context.stop(); });
}

void Loop::finish() {
    inside_->context.restart();
    inside_->context.poll();
}

}  // namespace paddock::server
