#include "server/correspondence.hpp"

#include <algorithm>

#include "mail/mime.hpp"
#include "mail/reply.hpp"
#include "server/secrets.hpp"
#include "table/text.hpp"
#include "table/words.hpp"

namespace paddock::server {

namespace {

using table::Words;

constexpr int letters_at_once = 8;
constexpr int most_tries = 12;
constexpr std::size_t most_answers = 24;   // listed in a letter; a longer list is for the table
constexpr std::size_t sentences_told = 8;  // of what happened last

std::string lowered(std::string text) {
    for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text;
}

const Words& words_for(const store::Account& account, std::string_view game = {}) {
    return table::words_of(game, table::language_named(account.language).value_or(table::Language::english));
}

// 2, 4, 8 minutes … up to half a day.
std::chrono::minutes patience_after(int tries) { return std::chrono::minutes{std::min(1 << std::min(tries, 10), 720)}; }

std::string host_of(const std::string& mailbox) { return mailbox.substr(mailbox.find('@') + 1); }

Json letter_json(const std::string& to, const std::string& subject, const std::string& text,
                 const std::string& reply_to) {
    return {{"to", to}, {"subject", subject}, {"text", text}, {"in_reply_to", reply_to}};
}

// Whether somebody wants no more notices, in any of our languages.
bool says_stop(std::string text) {
    text = lowered(std::string(table::trimmed(text)));
    for (const table::LanguageName& known : table::languages) {
        if (text == lowered(table::words_of({}, known.language).say("mail.stop"))) return true;
    }
    return false;
}

}  // namespace

// Going out.

std::vector<Correspondence::Outgoing> Correspondence::due() {
    std::vector<Outgoing> letters;
    const auto mailings = services().store.mail_due(now(), letters_at_once);
    if (!mailings) return letters;
    store::Change dropped;
    for (const store::Mailing& mailing : *mailings) {
        if (mailing.letter.empty() && backend_->takes_long(mailing.table)) {  // it is due again once its table is there
            backend_->when_taken_up(mailing.table, [] {});
            continue;
        }
        if (const auto draft = written(mailing))
            letters.push_back({mailing, draft->to, mail::to_mime(letter_of(mailing, *draft))});
        else
            dropped.push_back(store::EndMail{mailing.n, "not needed"});
    }
    if (!dropped.empty()) write(std::move(dropped), nullptr);
    return letters;
}

std::optional<Correspondence::Draft> Correspondence::written(const store::Mailing& mailing) {
    if (!mailing.letter.empty()) {
        const Json letter = Json::parse(mailing.letter, nullptr, false);
        if (!letter.is_object()) return std::nullopt;
        return Draft{letter.value("to", ""), letter.value("subject", ""), letter.value("text", ""),
                     letter.value("in_reply_to", "")};
    }
    const auto holder = services().store.account_at(mailing.table, mailing.seat);
    if (!holder || !*holder || !(*holder)->confirmed || !(*holder)->notices) return std::nullopt;
    return notice(mailing, **holder);
}

std::string Correspondence::table_link(const std::string& table) const {
    return backend_->settings().public_url + "/t/" + table;
}

std::optional<Correspondence::Draft> Correspondence::notice(const store::Mailing& mailing,
                                                            const store::Account& account) {
    const auto found = backend_->room(mailing.table);
    if (!found || (*found)->match() == nullptr || (*found)->busy()) return std::nullopt;
    const Room& room = **found;
    const table::AnyMatch& match = *room.match();
    const bool over = mailing.kind == store::MailKind::result;
    if (!over && (room.state() != store::TableState::running || room.question_of(mailing.seat) != mailing.question))
        return std::nullopt;
    const Words& words = words_for(account, match.game());
    const std::string place = match.venue().name;
    const std::string subject = over                                        ? "mail.subject.result"
                                : mailing.kind == store::MailKind::reminder ? "mail.subject.reminder"
                                                                            : "mail.subject.turn";
    std::string text = std::string(mail::tear_line) + "\n" + words.say("mail.above") + "\n\n";
    const std::size_t events = match.event_count();
    const std::size_t first = std::max(match.first_event(), events > sentences_told ? events - sentences_told : 0);
    for (const table::Told& told : match.told(mailing.seat, first, events - first, words)) text += told.sentence + "\n";
    if (!over) {
        text += "\n" + match.question(mailing.seat, words).text + "\n\n";
        const std::vector<table::Offer> offers = match.offers(mailing.seat, words);
        for (std::size_t i = 0; i < offers.size() && offers.size() <= most_answers; ++i)
            text += "  " + std::to_string(i + 1) + "  " + offers[i].label + "  (" + offers[i].text + ")\n";
        text += "\n" + words.say(offers.size() <= most_answers ? "mail.how" : "mail.how.long") + "\n";
        if (const auto deadline = room.deadline())
            text += words.say("mail.deadline", {{"time", to_text(*deadline)}}) + "\n";
    }
    if (!backend_->settings().public_url.empty()) text += "\n" + table_link(mailing.table) + "\n";
    text += "\n" + words.say("mail.foot", {{"stop", words.say("mail.stop")}}) + "\n";
    return Draft{account.email, words.say(subject, {{"place", place}}), text};
}

mail::Letter Correspondence::letter_of(const store::Mailing& mailing, const Draft& draft) const {
    mail::Letter letter;
    letter.from_name = settings().from_name;
    letter.from = settings().from;
    letter.to = draft.to;
    letter.subject = draft.subject;
    letter.id = mailing.token + "@" + host_of(settings().from);
    letter.in_reply_to = draft.in_reply_to;
    letter.text = draft.text;
    letter.unsubscribe = "mailto:" + settings().from + "?subject=stop";
    letter.date = std::chrono::duration_cast<std::chrono::seconds>(now().time_since_epoch()).count();
    letter.is_answer = mailing.kind == store::MailKind::answer;
    return letter;
}

void Correspondence::sent(const store::Mailing& mailing, Kept done) {
    store::Change change{store::EndMail{mailing.n, "sent"}};
    if (mailing.kind == store::MailKind::turn) queue_reminder(change, mailing);
    write(std::move(change), std::move(done));
}

// When three quarters of the time are over.
void Correspondence::queue_reminder(store::Change& change, const store::Mailing& mailing) {
    const auto row = services().store.find_table(mailing.table);
    if (!row || !row->deadline || *row->deadline <= now()) return;
    const Time due = now() + (*row->deadline - now()) * 3 / 4;
    change.push_back(store::QueueMail{{.token = random_key(),
                                       .kind = store::MailKind::reminder,
                                       .table = mailing.table,
                                       .seat = mailing.seat,
                                       .question = mailing.question,
                                       .due = due}});
}

void Correspondence::not_sent(const store::Mailing& mailing, const mail::TransportFailure& failure, Kept done) {
    services().log.error("letter-not-sent",
                         {{"letter", mailing.n}, {"tries", mailing.tries + 1}, {"why", failure.why}});
    if (failure.for_good || mailing.tries + 1 >= most_tries)
        return write({store::EndMail{mailing.n, failure.why}}, std::move(done));
    write({store::PostponeMail{mailing.n, now() + patience_after(mailing.tries + 1), mailing.tries + 1}},
          std::move(done));
}

store::Change Correspondence::ask_to_confirm(const std::string& account) const {
    const auto found = services().store.find_account(account);
    if (!found || found->email.empty()) return {};
    const Words& words = words_for(*found);
    const Json letter = letter_json(found->email, words.say("mail.subject.confirm"),
                                    words.say("mail.confirm", {{"name", found->name}}) + "\n", "");
    return {store::QueueMail{{.token = random_key(),
                              .kind = store::MailKind::confirm,
                              .account = found->name,
                              .letter = table::line_of(letter),
                              .due = now()}}};
}

void Correspondence::write(store::Change change, Kept done) {
    services().writer.write(std::move(change), [this, done = std::move(done)](const store::Kept<void>& kept) {
        if (!kept) services().log.error("letter-not-kept", {{"why", kept.error().why}});
        if (done) done(static_cast<bool>(kept));
    });
}

// Coming in.

std::optional<store::MailboxPlace> Correspondence::place() const {
    const auto kept = services().store.mailbox_place();
    return kept ? *kept : std::nullopt;
}

void Correspondence::set_place(const store::MailboxPlace& place, Kept done) {
    write({store::SetMailboxPlace{place}}, std::move(done));
}

std::optional<store::Mailing> Correspondence::answered_mailing(const mail::Received& letter) const {
    for (const std::string& name : letter.refers_to) {
        if (!name.ends_with("@" + host_of(settings().from))) continue;
        auto found = services().store.find_mail(name.substr(0, name.find('@')));
        if (found && *found) return std::move(*found);
    }
    return std::nullopt;
}

void Correspondence::take_in(const std::string& bytes, const store::MailboxPlace& place, Kept done) {
    store::Change change{store::SetMailboxPlace{place}};
    const auto letter = mail::read_mime(bytes);
    if (!letter || letter->from.empty()) return write(std::move(change), std::move(done));
    // The same letter twice is one (GE-RUL-62). One without a name is known by its sender, date and words.
    const std::string name = letter->id.empty() ? letter->date + "\n" + letter->text : letter->id;
    const store::Hash fingerprint = hash_of_text(letter->from + "\n" + name);
    const auto taken = services().store.has_taken(fingerprint);
    if (!taken) return done(false);
    if (*taken) return write(std::move(change), std::move(done));
    change.push_back(store::TakeMail{fingerprint, now()});
    if (letter->origin == mail::Origin::person) return take_person(*letter, std::move(change), std::move(done));
    // A mailbox that is gone is written to no more. Machines are not answered.
    const auto mailing = letter->undeliverable ? answered_mailing(*letter) : std::nullopt;
    const auto holder = mailing ? services().store.account_at(mailing->table, mailing->seat)
                                : store::Kept<std::optional<store::Account>>(std::nullopt);
    if (holder && *holder) change.push_back(store::ConfirmEmail{(*holder)->name, (*holder)->email, false});
    write(std::move(change), std::move(done));
}

store::Part Correspondence::reply_to(const mail::Received& letter, const std::string& text) const {
    const std::string subject = letter.subject.starts_with("Re:") ? letter.subject : "Re: " + letter.subject;
    return store::QueueMail{{.token = random_key(),
                             .kind = store::MailKind::answer,
                             .letter = table::line_of(letter_json(letter.from, subject, text + "\n", letter.id)),
                             .due = now()}};
}

void Correspondence::take_person(const mail::Received& letter, store::Change change, Kept done) {
    const std::string line = mail::first_line(mail::written_lines(letter.text, [](std::string_view) { return false; }));
    const auto mailing = answered_mailing(letter);
    const auto known = services().store.account_with(letter.from);
    if (known && *known && (says_stop(letter.subject) || says_stop(line))) {
        change.push_back(store::SetNotices{(*known)->name, false});
        change.push_back(reply_to(letter, words_for(**known).say("mail.stopped")));
        return write(std::move(change), std::move(done));
    }
    if (!mailing) {  // a stranger is not answered: his address may be a lie
        if (known && *known) change.push_back(reply_to(letter, words_for(**known).say("mail.which")));
        return write(std::move(change), std::move(done));
    }
    std::optional<store::Account> account;
    if (mailing->account.empty()) {
        if (auto holder = services().store.account_at(mailing->table, mailing->seat)) account = std::move(*holder);
    } else if (auto found = services().store.find_account(mailing->account)) {
        account = std::move(*found);
    }
    // A token never stands in for the address (GE-RUL-58); who is told so learns nothing else.
    if (!account || lowered(account->email) != letter.from) {
        change.push_back(reply_to(letter, table::words_of({}, table::Language::english).say("mail.who")));
        return write(std::move(change), std::move(done));
    }
    if (mailing->kind == store::MailKind::confirm) {
        change.push_back(store::ConfirmEmail{account->name, account->email, true});
        change.push_back(reply_to(letter, words_for(*account).say("mail.confirmed")));
        return write(std::move(change), std::move(done));
    }
    backend_->when_taken_up(mailing->table,
                            [this, letter, mailing = *mailing, account = *account, line, change = std::move(change),
                             done = std::move(done)] { take_answer(letter, mailing, account, line, change, done); });
}

void Correspondence::take_answer(const mail::Received& letter, const store::Mailing& mailing,
                                 const store::Account& account, const std::string& line, store::Change change,
                                 Kept done) {
    const auto found =
        mailing.table.empty() ? store::Kept<std::shared_ptr<Room>>(store::Failure{}) : backend_->room(mailing.table);
    if (!found || (*found)->match() == nullptr) {
        change.push_back(reply_to(letter, words_for(account).say("mail.which")));
        return write(std::move(change), std::move(done));
    }
    const std::shared_ptr<Room>& room = *found;
    const Words& words = words_for(account, room->match()->game());
    const auto act = [this, letter, mailing, line, change, &words](Room& at) -> Allowed<void> {
        std::string choice = line;
        if (const auto number = table::whole_number(line)) {
            const std::vector<table::Offer> offers = at.match()->offers(mailing.seat, words);
            if (at.question_of(mailing.seat) == mailing.question && *number >= 1 &&
                *number <= static_cast<int>(offers.size()))
                choice = offers[static_cast<std::size_t>(*number - 1)].text;
        }
        if (choice.empty()) return ApiError{"bad-request", words.say("mail.empty")};
        const Answer answer{mailing.seat, mailing.question, choice, "", false, true};
        if (const auto played = at.play(answer); !played) return played.error();
        for (const store::Part& part : change) at.add(part);
        // Who is asked the next thing at once is told with it.
        if (at.question_of(mailing.seat) == 0)
            at.add(reply_to(letter, words.say("mail.understood", {{"answer", choice}})));
        return {};
    };
    room->carry_out(act, [this, letter, change, done, &words](const std::optional<ApiError>& no) mutable {
        if (!no) return done(true);
        if (no->code == "store-failed") return done(false);
        const std::string why = server::to_json(*no, words).value("why", "");
        change.push_back(reply_to(letter, words.say("mail.refused", {{"why", why}})));
        write(std::move(change), std::move(done));
    });
}

}  // namespace paddock::server
