#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/any_bot.hpp"
#include "server/async_writer.hpp"

namespace paddock::server {

// A question put to a bot: a copy of the match, so that the rooms go on meanwhile.
struct BotQuestion {
    std::unique_ptr<table::AnyMatch> match;
    Seat seat = Seat::nobody;
    bots::Level level = bots::Level::club;
};

// Threads for what takes long: bots that think, passphrases. Answers come back by post.
class Workers {
  public:
    Workers(int threads, Post post);
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    ~Workers() { stop(); }

    // Waits for what is under way and forgets what is queued; from then on nothing is taken.
    void stop();

    // `answer` gets the bot's choice as text, "" when no bot knows the game.
    void think(BotQuestion question, std::function<void(std::string)> answer);
    // Runs `work` beside the rooms, then what it returned on their thread.
    void run(std::function<std::function<void()>()> work);
    // Pieces of work that nobody has begun.
    std::size_t queued() const;

  private:
    // What a bot has worked out serves every match of the same kind: it is kept, the latest used in front.
    struct KnownBot {
        std::string kind;
        std::unique_ptr<table::AnyMatch> match;  // the one it was made for
        std::unique_ptr<bots::AnyBot> bot;
    };
    struct Thread {
        std::deque<std::function<void(Thread&)>> queue;
        std::vector<KnownBot> bots;
        std::condition_variable wake;
        std::thread thread;
    };

    static std::string decide(Thread& thread, const BotQuestion& question);
    static bots::AnyBot* bot_for(Thread& thread, const BotQuestion& question);
    void enqueue(std::size_t thread, std::function<void(Thread&)> work);
    void work(Thread& thread);

    Post post_;
    mutable std::mutex mutex_;
    bool ending_ = false;
    std::size_t next_ = 0;
    std::vector<std::unique_ptr<Thread>> threads_;
};

}  // namespace paddock::server
