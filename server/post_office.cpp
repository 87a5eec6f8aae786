#include "server/post_office.hpp"

#include "mail/mime.hpp"

namespace paddock::server {

namespace {

constexpr std::chrono::milliseconds look_for_due{1'000};
constexpr std::chrono::seconds after_trouble{15};
constexpr std::chrono::minutes longest_idle{9};  // servers may hang up on who is silent for half an hour

}  // namespace

PostOffice::PostOffice(Correspondence& correspondence, mail::Settings settings, Post post, Log& log)
    : correspondence_(&correspondence), settings_(std::move(settings)), post_(std::move(post)), log_(&log) {
    sending_ = std::thread([this] { send_letters(); });
    receiving_ = std::thread([this] { receive_letters(); });
}

void PostOffice::stop() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_all();
    if (sending_.joinable()) sending_.join();
    if (receiving_.joinable()) receiving_.join();
}

void PostOffice::rest(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, time, [this] { return stop_.load(); });
}

template <class Value>
std::optional<Value> PostOffice::ask_rooms(std::function<void(std::function<void(Value)>)> question) {
    // Shared with the answer, which may come after we have given up.
    struct Told {
        std::mutex mutex;
        std::condition_variable wake;
        std::optional<Value> value;
    };
    const auto told = std::make_shared<Told>();
    post_([question = std::move(question), told] {
        question([told](Value value) {
            const std::lock_guard lock(told->mutex);
            told->value.emplace(std::move(value));
            told->wake.notify_all();
        });
    });
    std::unique_lock lock(told->mutex);
    while (!stop_ &&
           !told->wake.wait_for(lock, std::chrono::milliseconds{200}, [&] { return told->value.has_value(); })) {
    }
    return std::move(told->value);
}

void PostOffice::send_letters() {
    using Letters = std::vector<Correspondence::Outgoing>;
    while (!stop_) {
        const auto letters = ask_rooms<Letters>([this](const auto& tell) { tell(correspondence_->due()); });
        if (!letters || letters->empty()) {
            rest(look_for_due);
            continue;
        }
        for (const Correspondence::Outgoing& letter : *letters) {
            if (stop_) return;
            const auto sent = mail::send(settings_.smtp, settings_.from, letter.to, letter.bytes);
            // Until it is on disk that it went, it would be sent again.
            const auto noted = ask_rooms<bool>([this, mailing = letter.mailing, sent](const auto& tell) {
                if (sent) return correspondence_->sent(mailing, tell);
                correspondence_->not_sent(mailing, sent.error(), tell);
            });
            if (!noted.value_or(false)) rest(after_trouble);
        }
    }
}

void PostOffice::receive_letters() {
    while (!stop_) {
        if (!take_in_new_letters()) {
            rest(after_trouble);
            continue;
        }
        const auto told = mail::wait_for_letters(settings_.imap, longest_idle, stop_);
        if (!told) rest(after_trouble);
        if (told && !*told) rest(std::chrono::seconds{settings_.look_every});
    }
}

bool PostOffice::take_in_new_letters() {
    const auto box = mail::look_at(settings_.imap);
    if (!box) {
        log_->error("mailbox-unreachable", {{"why", box.error().why}});
        return false;
    }
    using Place = std::optional<store::MailboxPlace>;
    const auto place = ask_rooms<Place>([this](const auto& tell) { tell(correspondence_->place()); });
    if (!place) return false;
    if (!*place) {  // what lies in a mailbox before we first read it was not written to us
        const auto kept = ask_rooms<bool>([this, first = store::MailboxPlace{box->validity, box->next}](
                                              const auto& tell) { correspondence_->set_place(first, tell); });
        return kept.value_or(false);
    }
    // Where the numbers begin anew, letters we know already are told by their fingerprints.
    const std::uint32_t next = (*place)->validity == box->validity ? (*place)->next : 1;
    const auto numbers = mail::letters_from(settings_.imap, next);
    if (!numbers) return false;
    for (const std::uint32_t number : *numbers) {
        if (stop_) return false;
        const auto bytes = mail::fetch(settings_.imap, *box, number);
        if (!bytes) return false;
        const store::MailboxPlace after{box->validity, number + 1};
        const auto kept = ask_rooms<bool>([this, bytes = bytes->value_or(""), after](const auto& tell) {
            correspondence_->take_in(bytes, after, tell);
        });
        if (!kept || !*kept) return false;
    }
    return true;
}

}  // namespace paddock::server
