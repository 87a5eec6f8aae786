#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <thread>

#include "store/sqlite.hpp"

namespace paddock::store::sqlite {

// Copies the write-ahead log into the file (a checkpoint) while others write, on a connection and a thread of its own:
// nobody waits for it.
class Checkpointer {
  public:
    explicit Checkpointer(std::unique_ptr<Connection> connection);
    Checkpointer(const Checkpointer&) = delete;
    Checkpointer& operator=(const Checkpointer&) = delete;
    ~Checkpointer();

    // Whether it has gone through the log since it was last asked; else it does, if it is not at it already.
    bool has_checkpointed();

  private:
    enum class State : std::uint8_t { resting, working, done, ending };

    void work();

    std::unique_ptr<Connection> connection_;
    std::mutex mutex_;
    std::condition_variable wake_;
    State state_ = State::resting;
    std::thread thread_;  // last: it uses all of the above
};

// What cannot be copied now stays in the log. A failure loses nothing.
void checkpoint(Connection& connection);

}  // namespace paddock::store::sqlite
