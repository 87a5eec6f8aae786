#include "store/sqlite_checkpointer.hpp"

#include <utility>

namespace paddock::store::sqlite {

void checkpoint(Connection& connection) {
    sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
}

Checkpointer::Checkpointer(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {
    thread_ = std::thread([this] { work(); });
}

Checkpointer::~Checkpointer() {
    {
        const std::lock_guard lock(mutex_);
        state_ = State::ending;
    }
    wake_.notify_one();
    thread_.join();
}

bool Checkpointer::has_checkpointed() {
    {
        const std::lock_guard lock(mutex_);
        if (state_ == State::done) {
            state_ = State::resting;
            return true;
        }
        if (state_ != State::resting) return false;
        state_ = State::working;
    }
    wake_.notify_one();
    return false;
}

void Checkpointer::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [&] { return state_ == State::working || state_ == State::ending; });
        if (state_ == State::ending) return;
        lock.unlock();
        checkpoint(*connection_);
        lock.lock();
        if (state_ == State::working) state_ = State::done;
    }
}

}  // namespace paddock::store::sqlite
