#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "store/store.hpp"

namespace paddock::server {

// Runs a piece of work later on the thread of the rooms. May be called from any thread.
using Post = std::function<void(std::function<void()>)>;

// Writes to the store, and brings the store's answers back to the thread of the rooms. What is to be said about a
// change is put into words on the store's thread, once the change is on disk: meanwhile the next ones gather for a
// commit of their own. Answers that are ready at the same time come back in one piece.
class AsyncWriter {
  public:
    using Done = std::function<void(store::Kept<void>)>;

    AsyncWriter(store::Store& store, Post post) : store_(&store), post_(std::move(post)) {}
    AsyncWriter(const AsyncWriter&) = delete;
    AsyncWriter& operator=(const AsyncWriter&) = delete;

    // `done` runs when the change is on disk and `words` has run, or when it is refused.
    void write(store::Change change, Done done) { write(std::move(change), nullptr, std::move(done)); }
    void write(store::Change change, std::function<void()> words, Done done);
    // Waits until everything written so far is on its way back.
    void flush() { store_->flush(); }

  private:
    struct Entry {
        Done done;
        store::Kept<void> kept = {};
    };
    using Entries = std::vector<std::shared_ptr<Entry>>;

    void bring_back(const std::shared_ptr<Entry>& entry);
    void drain();

    store::Store* store_;
    Post post_;
    std::mutex mutex_;
    Entries answers_;  // wait for the thread of the rooms
};

}  // namespace paddock::server
