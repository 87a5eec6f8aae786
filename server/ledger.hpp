#pragma once

#include <functional>
#include <mutex>
#include <vector>

#include "store/store.hpp"

namespace paddock::server {

// Runs a piece of work later on the thread of the rooms. May be called from any thread.
using Post = std::function<void(std::function<void()>)>;

// Writes to the store, and brings the store's answers back to the thread of the rooms. All answers of one
// commit come back in one piece.
class Ledger {
  public:
    using Done = std::function<void(store::Kept<void>)>;

    Ledger(store::Store& store, Post post) : store_(&store), post_(std::move(post)) {}
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;

    void write(store::Change change, Done done);
    // Runs what has come back. Called on the thread of the rooms.
    void drain();

  private:
    struct Answer {
        Done done;
        store::Kept<void> kept;
    };

    store::Store* store_;
    Post post_;
    std::mutex mutex_;
    std::vector<Answer> answers_;
};

}  // namespace paddock::server
