#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "store/sqlite_checkpointer.hpp"
#include "store/store.hpp"

namespace paddock::store::sqlite {

// The one thread that writes. Whatever is queued when it is free goes to disk in one transaction;
// nobody hears of his change before that transaction is there for good.
class Writer {
  public:
    // `tidying` is another connection to the same store.
    Writer(std::unique_ptr<Connection> connection, std::unique_ptr<Connection> tidying);
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer();  // finishes the queue

    void write(Change change, Store::Done done);
    void flush();
    void limit_size(std::uint64_t bytes) { largest_ = bytes; }
    Counters counters() const;

  private:
    struct Item {
        Change change;
        Store::Done done;
    };
    using Answers = std::vector<Kept<void>>;

    void work();
    void serve(std::vector<Item>& group);
    Answers commit(const std::vector<Item>& group);
    Kept<void> carry_out_alone(const Change& change);
    Kept<void> append_alone(const Part& line);
    void give_up(Answers& answers, const Failure& failure);
    void count(const Answers& answers, bool committed, std::uint64_t nanoseconds);
    void keep_limit();
    void checkpoint_when_long();

    std::unique_ptr<Connection> connection_;
    std::atomic<std::uint64_t> largest_ = 0;
    std::uint64_t limited_to_ = 0;
    int log_pages_ = 0;  // of the write-ahead log
    Checkpointer checkpointer_;

    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::condition_variable answered_;
    std::vector<Item> queue_;
    std::uint64_t queued_ = 0;  // ever
    std::uint64_t served_ = 0;
    bool ending_ = false;
    Counters counters_;
    std::thread thread_;  // last: it uses all of the above
};

}  // namespace paddock::store::sqlite
