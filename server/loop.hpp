#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/async_writer.hpp"
#include "server/backend.hpp"

namespace paddock::server {

struct Doorway {
    std::string address = "127.0.0.1";
    unsigned short port = 0;                // 0: any that is free
    std::vector<std::string> proxies = {};  // their addresses: they tell who asks by X-Forwarded-For, and nobody else

    bool believes(std::string_view address) const { return std::ranges::find(proxies, address) != proxies.end(); }
};

// The one thread of the rooms, its sockets and timers. All of Boost is behind this header.
class Loop {
  public:
    Loop();
    Loop(Loop&& other) noexcept;
    Loop& operator=(Loop&&) = delete;
    ~Loop();

    // Runs pieces of work on the thread that is in run(). The only thing other threads may use.
    Post post();
    // Takes the port, so that nobody else can. It, or why not, in one sentence. Who comes now waits until
    // the door is opened.
    Result<unsigned short, std::string> take_port(const Doorway& doorway);
    // Lets connections into the backend. The port has been taken.
    void open_door(Backend& backend, const Doorway& doorway);
    void every(std::chrono::milliseconds time, std::function<void()> work);
    // SIGINT and SIGTERM.
    void on_signal(std::function<void()> work);
    // Takes no more connections and closes those that wait for requests.
    void close_door();

    void run();   // until stop()
    void stop();  // from any thread
    // Runs what has been posted, without waiting for anything.
    void finish();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace paddock::server
