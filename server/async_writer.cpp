#include "server/async_writer.hpp"

namespace paddock::server {

void AsyncWriter::write(store::Change change, std::function<void()> words, Done done) {
    auto entry = std::make_shared<Entry>(std::move(done));
    store_->write(std::move(change),
                  [this, entry = std::move(entry), words = std::move(words)](store::Kept<void> kept) {
                      if (kept && words) words();
                      entry->kept = std::move(kept);
                      bring_back(entry);
                  });
}

void AsyncWriter::bring_back(const std::shared_ptr<Entry>& entry) {
    bool first = false;
    {
        const std::lock_guard lock(mutex_);
        first = answers_.empty();
        answers_.push_back(entry);
    }
    if (first) post_([this] { drain(); });
}

void AsyncWriter::drain() {
    Entries answers;
    {
        const std::lock_guard lock(mutex_);
        answers.swap(answers_);
    }
    for (const auto& entry : answers) entry->done(std::move(entry->kept));
}

}  // namespace paddock::server
