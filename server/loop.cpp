#include "server/loop.hpp"

#include <sys/resource.h>

#include "server/loop_flush_timer.hpp"
// Everything of Asio and Beast that is no template.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>

// The thread of the rooms: its door, its timers, its signals. Connections are in server/loop_connection.cpp.
namespace paddock::server {

namespace {

using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;

// Asks the system for as many descriptors as there may be connections, and tells how many connections that allows.
int connections_allowed(int wanted) {
    constexpr rlim_t for_ourselves = 64;
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
    const rlim_t needed = static_cast<rlim_t>(wanted) + for_ourselves;
    if (limit.rlim_cur < needed) {
        limit.rlim_cur = std::min(needed, limit.rlim_max);
        ::setrlimit(RLIMIT_NOFILE, &limit);
        ::getrlimit(RLIMIT_NOFILE, &limit);
    }
    if (limit.rlim_cur >= needed) return wanted;
    return limit.rlim_cur > 2 * for_ourselves ? static_cast<int>(limit.rlim_cur - for_ourselves) : wanted;
}

}  // namespace

struct Loop::Inside {
    asio::io_context context{1};
    asio::executor_work_guard<Executor> guard{context.get_executor()};
    std::optional<Acceptor> acceptor;
    std::shared_ptr<LoopState> state;
    std::list<Timer> timers;
    std::optional<asio::basic_signal_set<Executor>> signals;

    Task accept_all();
    void again(Timer& timer, std::chrono::milliseconds time, const std::shared_ptr<std::function<void()>>& work);
};

Task Loop::Inside::accept_all() {
    while (acceptor->is_open()) {
        auto [error, socket] = co_await acceptor->async_accept(quietly);
        if (!error) {
            asio::co_spawn(context.get_executor(), serve_connection(TcpSocket(std::move(socket)), state),
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
Loop::Loop(Loop&& other) noexcept = default;
Loop::~Loop() = default;

Post Loop::post() {
    return [inside = inside_.get()](std::function<void()> work) { asio::post(inside->context, std::move(work)); };
}

Result<unsigned short, std::string> Loop::take_port(const Doorway& doorway) {
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
    inside_->acceptor.emplace(std::move(acceptor));
    return port;
}

void Loop::open_door(Backend& backend, const Doorway& doorway) {
    inside_->state = std::make_shared<LoopState>(
        LoopState{&backend, backend.settings().limits, doorway, true, {}, &backend.metrics(), 0});
    inside_->state->flush_timer = std::make_shared<FlushTimer>(inside_->context.get_executor());
    inside_->state->limits.connections = connections_allowed(inside_->state->limits.connections);
    asio::co_spawn(inside_->context.get_executor(), inside_->accept_all(), asio::detached);
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
    if (!inside_->state) return;
    inside_->state->open = false;
    for (Stream* stream : inside_->state->waiting) stream->cancel();
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
