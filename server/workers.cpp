#include "server/workers.hpp"

#include <algorithm>

#include "table/json.hpp"

namespace paddock::server {

namespace {

constexpr std::size_t kept_bots = 8;  // a thread; each knows its circuit by heart, which takes some megabytes

std::string kind_of(const BotQuestion& question) {
    table::Json setup = question.match->setup();
    setup["seats"] = question.match->seats();
    return std::string(bots::name_of(question.level)) + table::line_of(setup);
}

}  // namespace

Workers::Workers(int threads, Post post) : post_(std::move(post)) {
    for (int i = 0; i < threads; ++i) threads_.push_back(std::make_unique<Thread>());
    for (const auto& thread : threads_) thread->thread = std::thread([this, &thread = *thread] { work(thread); });
}

void Workers::stop() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
        for (const auto& thread : threads_) thread->queue.clear();
    }
    for (const auto& thread : threads_) thread->wake.notify_one();
    for (const auto& thread : threads_)
        if (thread->thread.joinable()) thread->thread.join();
}

void Workers::work(Thread& thread) {
    while (true) {
        std::function<void(Thread&)> piece;
        {
            std::unique_lock lock(mutex_);
            thread.wake.wait(lock, [&] { return ending_ || !thread.queue.empty(); });
            if (ending_) return;
            piece = std::move(thread.queue.front());
            thread.queue.pop_front();
        }
        piece(thread);
    }
}

void Workers::enqueue(std::size_t thread, std::function<void(Thread&)> work) {
    Thread& chosen = *threads_[thread % threads_.size()];
    {
        const std::lock_guard lock(mutex_);
        if (ending_) return;
        chosen.queue.push_back(std::move(work));
    }
    chosen.wake.notify_one();
}

bots::AnyBot* Workers::bot_for(Thread& thread, const BotQuestion& question) {
    const std::string kind = kind_of(question);
    const auto found = std::ranges::find(thread.bots, kind, &KnownBot::kind);
    if (found != thread.bots.end()) {
        std::rotate(thread.bots.begin(), found, found + 1);
        return thread.bots.front().bot.get();
    }
    KnownBot known{kind, question.match->copy(), nullptr};
    known.bot = bots::make_bot(*known.match, question.level);
    thread.bots.insert(thread.bots.begin(), std::move(known));
    if (thread.bots.size() > kept_bots) thread.bots.pop_back();
    return thread.bots.front().bot.get();
}

std::string Workers::decide(Thread& thread, const BotQuestion& question) {
    bots::AnyBot* bot = bot_for(thread, question);
    return bot == nullptr ? "" : bot->decide(*question.match, question.seat);
}

void Workers::think(BotQuestion question, std::function<void(std::string)> answer) {
    // The same kind goes to the same thread, which knows it already.
    const std::size_t thread = std::hash<std::string>{}(kind_of(question));
    auto shared = std::make_shared<BotQuestion>(std::move(question));
    enqueue(thread, [this, shared, answer = std::move(answer)](Thread& self) {
        post_([answer, text = decide(self, *shared)] { answer(text); });
    });
}

std::size_t Workers::queued() const {
    const std::lock_guard lock(mutex_);
    std::size_t count = 0;
    for (const auto& thread : threads_) count += thread->queue.size();
    return count;
}

void Workers::run(std::function<std::function<void()>()> work) {
    enqueue(next_++, [this, work = std::move(work)](Thread&) { post_(work()); });
}

}  // namespace paddock::server
