#include "server/server.hpp"

namespace paddock::server {

namespace {

constexpr std::chrono::milliseconds tick_every{100};
constexpr std::chrono::milliseconds rest_after{300};  // time for sockets to say goodbye

}  // namespace

Server::Server(Loop loop, std::unique_ptr<store::Store> store, Options options)
    : options_(std::move(options)),
      store_(std::move(store)),
      loop_(std::move(loop)),
      clock_(options_.clock != nullptr ? *options_.clock : real_clock_),
      log_(clock_, options_.log),
      writer_(*store_, loop_.post()),
      workers_(options_.workers, loop_.post()),
      backend_({*store_, writer_, workers_, options_.library, clock_, log_, metrics_, options_.draw_seed,
                options_.settings.mail.has_value()},
               options_.settings) {
    if (!options_.settings.mail) return;
    correspondence_.emplace(backend_);
    post_office_.emplace(*correspondence_, *options_.settings.mail, loop_.post(), log_);
}

Result<std::unique_ptr<Server>, std::string> Server::open(std::unique_ptr<store::Store> store, Options options) {
    return open([&] { return std::move(store); }, std::move(options));
}

Result<std::unique_ptr<Server>, std::string> Server::open(const OpenStore& open_store, Options options) {
    Loop loop;
    const auto port = loop.take_port(options.doorway);
    if (!port) return port.error();
    std::unique_ptr<Server> server(new Server(std::move(loop), open_store(), std::move(options)));
    server->port_ = *port;
    server->loop_.open_door(server->backend_, server->options_.doorway);
    server->loop_.every(tick_every, [self = server.get()] { self->backend_.tick(); });
    if (server->options_.signals) server->loop_.on_signal([self = server.get()] { self->begin_rest(); });
    return server;
}

Server::~Server() {
    if (post_office_) post_office_->stop();
    workers_.stop();  // no thread of ours posts any more
    writer_.flush();
}

void Server::run() {
    log_.info("listening", {{"address", options_.doorway.address}, {"port", port_}});
    loop_.run();
    if (post_office_) post_office_->stop();
    workers_.stop();
    writer_.flush();
    loop_.finish();  // the last acknowledgements
    writer_.flush();
    log_.info("stopped");
}

void Server::begin_rest() {
    if (std::exchange(resting_, true)) return;
    log_.info("stopping");
    loop_.close_door();
    backend_.shut();
    loop_.every(rest_after, [this] { loop_.stop(); });
}

void Server::stop() {
    post([this] { begin_rest(); });
}

}  // namespace paddock::server
