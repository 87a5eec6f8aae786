#pragma once

#include <functional>
#include <string>
#include <vector>

#include "mail/letter.hpp"
#include "mail/transport.hpp"
#include "server/backend.hpp"

namespace paddock::server {

// What a house writes to people and what it makes of their letters. Runs on the thread of the rooms and knows no
// network: server/post_office.hpp carries the bytes. Every letter that comes leads to one change in the store that
// holds all of it (that it was taken in, what it did, our answer), so a house that dies at any moment has done it once
// or not yet.
class Correspondence {
  public:
    struct Outgoing {
        store::Mailing mailing;
        std::string to;
        std::string bytes;
    };
    using Kept = std::function<void(bool kept)>;

    // The backend has settings for mail, and lives longer.
    explicit Correspondence(Backend& backend) : backend_(&backend) {}

    // Letters whose time has come. Those that nobody needs any more, because the question is answered or the mailbox is
    // not confirmed, are dropped on the way.
    std::vector<Outgoing> due();
    void sent(const store::Mailing& mailing, Kept done);
    void not_sent(const store::Mailing& mailing, const mail::TransportFailure& failure, Kept done);

    // Where the reading of our mailbox has got to; nothing: it has not begun.
    std::optional<store::MailboxPlace> place() const;
    void set_place(const store::MailboxPlace& place, Kept done);

    // A letter that came; afterwards the mailbox is read from `place` on. Not kept: the disk failed, and it has to be
    // brought again.
    void take_in(const std::string& bytes, const store::MailboxPlace& place, Kept done);

    // Asks somebody to confirm a mailbox by a reply.
    store::Change ask_to_confirm(const std::string& account) const;

  private:
    struct Draft {
        std::string to;
        std::string subject;
        std::string text;
        std::string in_reply_to = {};
    };

    const mail::Settings& settings() const { return *backend_->settings().mail; }
    const Services& services() const { return backend_->services(); }
    Time now() const { return services().clock.now(); }

    std::optional<Draft> written(const store::Mailing& mailing);
    std::optional<Draft> notice(const store::Mailing& mailing, const store::Account& account);
    std::string table_link(const std::string& table) const;
    mail::Letter letter_of(const store::Mailing& mailing, const Draft& draft) const;
    void write(store::Change change, Kept done);
    void queue_reminder(store::Change& change, const store::Mailing& mailing);

    std::optional<store::Mailing> answered_mailing(const mail::Received& letter) const;
    void take_person(const mail::Received& letter, store::Change change, Kept done);
    void take_answer(const mail::Received& letter, const store::Mailing& mailing, const store::Account& account,
                     const std::string& line, store::Change change, Kept done);
    store::Part reply_to(const mail::Received& letter, const std::string& text) const;

    Backend* backend_;
};

}  // namespace paddock::server
