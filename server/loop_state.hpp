#pragma once

#include <list>
#include <memory>
#include <unordered_map>

#include "server/beast.hpp"
#include "server/loop.hpp"

// What the parts of the loop share. Boost's executor is named, so that nothing is looked up at run time.
namespace paddock::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Error = boost::system::error_code;
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<tcp, Executor>;
using Stream = beast::basic_stream<tcp, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
using Task = asio::awaitable<void, Executor>;
constexpr auto quietly = asio::as_tuple(asio::use_awaitable_t<Executor>{});

class FlushTimer;

struct LoopState {
    Backend* backend;
    Limits limits;
    Doorway doorway;
    bool open = true;
    std::list<Stream*> waiting;  // connections between two requests
    Metrics* metrics = nullptr;
    int connections = 0;
    std::shared_ptr<FlushTimer> flush_timer = nullptr;
    std::unordered_map<std::string, int> by_network = {};  // the same
};

// Somebody who is connected, as long as this lives.
class Counted {
  public:
    Counted(std::shared_ptr<LoopState> state, std::string network)
        : state_(std::move(state)), network_(std::move(network)) {
        ++state_->connections;
        ++state_->metrics->connections;
        ++state_->by_network[network_];
    }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;
    ~Counted() {
        --state_->connections;
        --state_->metrics->connections;
        const auto found = state_->by_network.find(network_);
        if (--found->second == 0) state_->by_network.erase(found);
    }

    const std::string& network() const { return network_; }
    // All who come through a proxy have its address.
    bool is_one_too_many(bool through_proxy) const {
        if (state_->connections > state_->limits.connections) return true;
        return !through_proxy && state_->by_network.at(network_) > state_->limits.connections_an_address;
    }

  private:
    std::shared_ptr<LoopState> state_;
    std::string network_;
};

// Everything that happens on one connection.
Task serve_connection(TcpSocket socket, std::shared_ptr<LoopState> state);

}  // namespace paddock::server
