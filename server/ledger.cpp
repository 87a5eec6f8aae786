#include "server/ledger.hpp"

namespace paddock::server {

void Ledger::write(store::Change change, Done done) {
    store_->write(std::move(change), [this, done = std::move(done)](store::Kept<void> kept) mutable {
        bool first = false;
        {
            const std::lock_guard lock(mutex_);
            first = answers_.empty();
            answers_.push_back({std::move(done), std::move(kept)});
        }
        if (first) post_([this] { drain(); });
    });
}

void Ledger::drain() {
    std::vector<Answer> answers;
    {
        const std::lock_guard lock(mutex_);
        answers.swap(answers_);
    }
    for (Answer& answer : answers) answer.done(std::move(answer.kept));
}

}  // namespace paddock::server
