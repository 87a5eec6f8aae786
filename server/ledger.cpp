#include "server/ledger.hpp"

namespace paddock::server {

Ledger::Ledger(store::Store& store, Post post) : store_(&store), post_(std::move(post)) {
    thread_ = std::thread([this] { put_into_words(); });
}

Ledger::~Ledger() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Ledger::write(store::Change change, std::function<void()> words, Done done) {
    const auto entry = std::make_shared<Entry>();
    entry->done = std::move(done);
    if (words) {
        entry->words = std::move(words);
        entry->open = 2;
        bool idle = false;
        {
            const std::lock_guard lock(mutex_);
            unsaid_.push_back(entry);
            idle = !speaking_;
        }
        if (idle) wake_.notify_one();
    }
    store_->write(std::move(change), [this, entry](store::Kept<void> kept) {
        entry->kept = std::move(kept);
        finish_part(entry);
    });
}

void Ledger::put_into_words() {
    Entries entries;
    while (true) {
        {
            std::unique_lock lock(mutex_);
            speaking_ = false;
            if (unsaid_.empty()) rested_.notify_all();
            wake_.wait(lock, [&] { return ending_ || !unsaid_.empty(); });
            if (unsaid_.empty()) return;
            entries.swap(unsaid_);
            speaking_ = true;
        }
        for (const auto& entry : entries) {
            entry->words();
            finish_part(entry);
        }
        entries.clear();
    }
}

void Ledger::finish_part(const std::shared_ptr<Entry>& entry) {
    bool first = false;
    {
        const std::lock_guard lock(mutex_);
        if (--entry->open > 0) return;
        first = answers_.empty();
        answers_.push_back(entry);
    }
    if (first) post_([this] { drain(); });
}

void Ledger::flush() {
    store_->flush();
    std::unique_lock lock(mutex_);
    rested_.wait(lock, [&] { return unsaid_.empty() && !speaking_; });
}

void Ledger::drain() {
    Entries answers;
    {
        const std::lock_guard lock(mutex_);
        answers.swap(answers_);
    }
    for (const auto& entry : answers) entry->done(std::move(entry->kept));
}

}  // namespace paddock::server
