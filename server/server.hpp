#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/backend.hpp"
#include "server/loop.hpp"
#include "server/post_office.hpp"
#include "store/store.hpp"

namespace paddock::server {

// A whole server: store, rooms, threads, sockets.
class Server {
  public:
    struct Options {
        Settings settings;
        Doorway doorway;
        int workers = 1;
        int log = -1;                  // file descriptor of the log
        const Clock* clock = nullptr;  // none: the real one
        bool signals = false;          // end on SIGINT and SIGTERM
        table::Library library = {};   // what is played with
        table::Seed (*draw_seed)() = table::random_seed;
    };

    // Opens the store only once the port is taken: nothing is made for a server that cannot be reached. A sentence
    // when the door cannot be opened.
    using OpenStore = std::function<std::unique_ptr<store::Store>()>;
    static Result<std::unique_ptr<Server>, std::string> open(const OpenStore& open_store, Options options);
    // With a store that is open already; it is the server's from now on.
    static Result<std::unique_ptr<Server>, std::string> open(std::unique_ptr<store::Store> store, Options options);
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    unsigned short port() const { return port_; }
    void run();   // until stop() or a signal; then everything acknowledged is on disk and the sockets are closed
    void stop();  // from any thread
    // Runs something on the thread of the rooms. For tests, which turn clocks.
    void post(std::function<void()> work) { loop_.post()(std::move(work)); }
    Backend& backend() { return backend_; }

  private:
    Server(Loop loop, std::unique_ptr<store::Store> store, Options options);
    void begin_rest();

    Clock real_clock_;
    Options options_;
    std::unique_ptr<store::Store> store_;
    Loop loop_;
    const Clock& clock_;
    Log log_;
    Metrics metrics_;
    AsyncWriter writer_;
    Workers workers_;
    Backend backend_;
    std::optional<Correspondence> correspondence_;  // where a mailbox is known
    std::optional<PostOffice> post_office_;
    unsigned short port_ = 0;
    bool resting_ = false;
};

}  // namespace paddock::server
