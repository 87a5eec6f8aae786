#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace paddock::server {

// Runs a piece of work later on the thread of the rooms. May be called from any thread.
using Post = std::function<void(std::function<void()>)>;

// Writes to the store, and brings the store's answers back to the thread of the rooms. What is to be said about a
// change is put into words beside it, on a thread of its own, while the disk works. Answers that are ready at the same
// time come back in one piece.
class Ledger {
  public:
    using Done = std::function<void(store::Kept<void>)>;

    Ledger(store::Store& store, Post post);
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;
    ~Ledger();  // after flush(), or the store would answer nobody

    // `done` runs when the change is on disk, or is refused, and `words` has run.
    void write(store::Change change, Done done) { write(std::move(change), nullptr, std::move(done)); }
    void write(store::Change change, std::function<void()> words, Done done);
    // Waits until everything written so far is on its way back.
    void flush();

  private:
    struct Entry {
        Done done;
        std::function<void()> words;
        store::Kept<void> kept;
        int open = 1;  // of the disk and the words, how many are still at work
    };
    using Entries = std::vector<std::shared_ptr<Entry>>;

    void put_into_words();
    void finish_part(const std::shared_ptr<Entry>& entry);
    void drain();

    store::Store* store_;
    Post post_;
    std::mutex mutex_;  // of everything below, and of Entry::open
    std::condition_variable wake_;
    std::condition_variable rested_;
    Entries unsaid_;   // wait for their words
    Entries answers_;  // wait for the thread of the rooms
    bool speaking_ = false;
    bool ending_ = false;
    std::thread thread_;  // last: it uses all of the above
};

}  // namespace paddock::server
