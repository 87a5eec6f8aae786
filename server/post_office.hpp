#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "server/correspondence.hpp"

namespace paddock::server {

// Carries letters between the house and its mail server, on two threads of its own: one that sends, one that waits for
// what comes. The network may be as slow as it likes; the rooms are only asked for letters and handed letters, by
// `post`.
class PostOffice {
  public:
    PostOffice(Correspondence& correspondence, mail::Settings settings, Post post, Log& log);
    PostOffice(const PostOffice&) = delete;
    PostOffice& operator=(const PostOffice&) = delete;
    ~PostOffice() { stop(); }

    // Ends both threads. What has not been sent waits in the store.
    void stop();

  private:
    void send_letters();
    void receive_letters();
    bool take_in_new_letters();
    // Runs something on the thread of the rooms and waits for what it tells; nothing once we are to stop.
    template <class Value>
    std::optional<Value> ask_rooms(std::function<void(std::function<void(Value)>)> question);
    void rest(std::chrono::milliseconds time);

    Correspondence* correspondence_;
    mail::Settings settings_;
    Post post_;
    Log* log_;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::thread sending_;
    std::thread receiving_;
};

}  // namespace paddock::server
