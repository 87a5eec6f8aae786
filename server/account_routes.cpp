#include <algorithm>

#include "server/backend.hpp"
#include "server/body.hpp"
#include "server/correspondence.hpp"
#include "table/text.hpp"

// Accounts, and the list of one's tables.
namespace paddock::server {

using table::JsonFields;
using table::JsonReader;

namespace {

struct Credentials {
    std::string name;
    std::string passphrase;
    std::string email;
};

constexpr std::size_t shortest_passphrase = 8;
constexpr std::size_t longest_passphrase = 200;
constexpr std::size_t most_tables = 100;

std::string read_account_name(JsonFields& fields) {
    const JsonReader field = fields.required("name");
    std::string name = read_name(field);
    if (field && name.size() < 2) field.fail("a name has at least two letters");
    return name;
}

Allowed<Credentials> read_credentials(const Request& request, bool with_email) {
    return read_body(request, [&](JsonFields& fields) {
        const JsonReader passphrase = fields.required("passphrase");
        Credentials credentials{read_account_name(fields), passphrase.text(longest_passphrase), ""};
        const bool blank = credentials.passphrase.find_first_not_of(' ') == std::string::npos;
        if (passphrase && (blank || credentials.passphrase.size() < shortest_passphrase))
            passphrase.fail("a passphrase has at least eight characters, and not all of them blanks");
        if (!with_email) return credentials;
        if (const JsonReader email = fields.optional("email")) {
            credentials.email = email.text(200);
            if (!credentials.email.empty() && !mail::is_mailbox(credentials.email))
                email.fail_expected("an e-mail address");
        }
        return credentials;
    });
}

Response entered(const std::string& account, const std::string& cookie) {
    Response response = json_response(200, {{"account", account}});
    if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
    return response;
}

// Each passphrase takes a tenth of a second: a long queue of them would keep the bots from thinking.
constexpr std::size_t most_queued = 50;
ApiError busy_hashing() { return {"too-many", "Too many people are at the door: try again in a moment.", "", "", 5}; }

// Spends the time that checking a passphrase takes, so that nobody learns which names there are.
const std::string& nobodys_hash() {
    static const std::string hash = hash_of_passphrase("nobody").value_or("");
    return hash;
}

}  // namespace

void Backend::make_account(Call& call) {
    const auto credentials = read_credentials(call.request, true);
    if (!credentials) return call.reply(to_response(credentials.error()));
    if (services_.workers.queued() > most_queued) return call.reply(to_response(busy_hashing()));
    if (services_.store.find_account(credentials->name))
        return call.reply(to_response({"name-taken", "Somebody has this name already."}));
    store::Change change;
    const Visitor who = visitor(call.request, change);
    services_.workers.run([this, change, who, credentials = *credentials, reply = call.reply] {
        const auto hash = hash_of_passphrase(credentials.passphrase);
        return std::function<void()>([this, change, who, credentials, reply, hash]() mutable {
            if (!hash) return reply(to_response(store_failed()));
            change.push_back(store::AddAccount{{credentials.name, *hash, credentials.email, services_.clock.now()}});
            change.push_back(store::EnterAccount{who.session, credentials.name});
            write(std::move(change), [=, this](const std::optional<ApiError>& no) {
                if (!no) session_changed(who.session);
                if (!no && !credentials.email.empty()) ask_to_confirm(credentials.name);
                reply(no ? to_response(*no) : entered(credentials.name, who.cookie));
            });
        });
    });
}

// Whether a mailbox is somebody's own, only a reply from there tells.
void Backend::ask_to_confirm(const std::string& account) {
    if (!settings_.mail) return;
    write(Correspondence(*this).ask_to_confirm(account), [](const std::optional<ApiError>&) {});
}

void Backend::set_email(Call& call) {
    const auto email = read_body(call.request, [](JsonFields& fields) {
        const JsonReader value = fields.required("email");
        const std::string text(table::trimmed(value.text(254)));
        if (value && !text.empty() && !mail::is_mailbox(text)) value.fail_expected("an e-mail address");
        return text;
    });
    if (!email) return call.reply(to_response(email.error()));
    const auto who = known_visitor(call.request);
    if (!who || !who->account) return call.reply(to_response({"no-session", "Nobody is known here by this browser."}));
    const std::string language(table::tag_of(table::preferred_language(call.request.accept_language)));
    write({store::SetEmail{*who->account, *email, language}},
          [this, account = *who->account, reply = call.reply](const std::optional<ApiError>& no) {
              if (no) return reply(to_response(*no));
              ask_to_confirm(account);
              reply(json_response(200, mail_json(account)));
          });
}

void Backend::set_notices(Call& call) {
    const auto wanted = read_body(call.request, [](JsonFields& fields) { return fields.required("wanted").flag(); });
    if (!wanted) return call.reply(to_response(wanted.error()));
    const auto who = known_visitor(call.request);
    if (!who || !who->account) return call.reply(to_response({"no-session", "Nobody is known here by this browser."}));
    write({store::SetNotices{*who->account, *wanted}},
          [this, account = *who->account, reply = call.reply](const std::optional<ApiError>& no) {
              reply(no ? to_response(*no) : json_response(200, mail_json(account)));
          });
}

// {"email": "ada@race.example", "confirmed": true, "notices": true}; null where this house writes no letters.
Json Backend::mail_json(const std::optional<std::string>& account) {
    if (!settings_.mail || !account) return nullptr;
    const auto found = services_.store.find_account(*account);
    if (!found) return nullptr;
    return {{"email", found->email}, {"confirmed", found->confirmed}, {"notices", found->notices}};
}

void Backend::enter_account(Call& call) {
    const auto credentials = read_credentials(call.request, false);
    if (!credentials) return call.reply(to_response(credentials.error()));
    if (services_.workers.queued() > most_queued) return call.reply(to_response(busy_hashing()));
    const auto account = services_.store.find_account(credentials->name);
    const std::string name = account ? account->name : "";
    const std::string kept = account ? account->passphrase_hash : nobodys_hash();
    store::Change change;
    const Visitor who = visitor(call.request, change);
    services_.workers.run([this, change, who, name, kept, passphrase = credentials->passphrase, reply = call.reply] {
        const bool fits = passphrase_fits(passphrase, kept) && !name.empty();
        return std::function<void()>([this, change, who, name, fits, reply]() mutable {
            if (!fits) return reply(to_response({"wrong-passphrase", "Name and passphrase do not fit."}));
            change.push_back(store::EnterAccount{who.session, name});
            write(std::move(change), [=, this](const std::optional<ApiError>& no) {
                if (!no) session_changed(who.session);
                reply(no ? to_response(*no) : entered(name, who.cookie));
            });
        });
    });
}

void Backend::leave_account(Call& call) {
    const auto who = known_visitor(call.request);
    if (!who) return call.reply(to_response({"no-session", "Nobody is known here by this browser."}));
    write({store::LeaveAccount{who->session}}, [this, who, reply = call.reply](const std::optional<ApiError>& no) {
        if (!no) session_changed(who->session);
        reply(no ? to_response(*no) : json_response(200, {{"account", nullptr}}));
    });
}

// The session's account has another name from then on, and its seats keep theirs.
void Backend::rename_account(Call& call) {
    const auto name = read_body(call.request, read_account_name);
    if (!name) return call.reply(to_response(name.error()));
    const auto who = known_visitor(call.request);
    if (!who || !who->account)
        return call.reply(to_response({"no-session", "Nobody has entered an account by this browser."}));
    write({store::RenameAccount{*who->account, *name}},
          [name = *name, reply = call.reply](const std::optional<ApiError>& no) {
              reply(no ? to_response(*no) : json_response(200, {{"account", name}}));
          });
}

void Backend::get_me(Call& call) {
    const auto who = known_visitor(call.request);
    const Json account = who && who->account ? Json(*who->account) : Json(nullptr);
    const Json mail = mail_json(who ? who->account : std::nullopt);
    const auto answer = [account, mail, cookie = renewed_cookie(call.request), reply = call.reply](Json tables) {
        Json me{{"account", account}, {"tables", std::move(tables)}};
        if (!mail.is_null()) me["mail"] = mail;
        Response response = json_response(200, me);
        if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
        reply(std::move(response));
    };
    if (!who) return answer(Json::array());
    const auto list = std::make_shared<TableList>();
    list->session = who->session;
    list->done = answer;
    if (auto held = services_.store.seats_of(who->session)) list->held = std::move(*held);
    std::vector<std::string> ids;
    for (const store::HeldSeat& seat : list->held) ids.push_back(seat.table);
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    for (const std::string& id : ids) {
        if (auto row = services_.store.find_table(id)) list->rows.push_back(std::move(*row));
    }
    std::ranges::sort(list->rows, std::less{}, &store::TableRow::changed);
    if (list->rows.size() > most_tables) list->rows.erase(list->rows.begin(), list->rows.end() - most_tables);
    go_through(list);
}

// From the latest on. A table at which something is being written is waited for: what is not on disk is told to
// nobody.
void Backend::go_through(const std::shared_ptr<TableList>& list) {
    const auto add_next = [this, list] {
        if (auto table = listed(list->rows.back(), *list)) list->tables.push_back(std::move(*table));
        list->rows.pop_back();
    };
    while (!list->rows.empty()) {
        const store::TableRow& row = list->rows.back();
        const auto found = rooms_.find(row.id);
        if (found != rooms_.end() && found->second->busy())
            return found->second->when_settled([this, list] { go_through(list); });
        if (takes_long(row.id) && !kept_summary(services_.store, row)) {
            return take_up_beside(row.id, [this, list, add_next] {
                add_next();
                go_through(list);
            });
        }
        add_next();
    }
    // Those where it is my turn first, those that are over last.
    std::ranges::stable_sort(list->tables, std::less{}, &Listed::rank);
    Json tables = Json::array();
    for (Listed& each : list->tables) tables.push_back(std::move(each.json));
    list->done(std::move(tables));
}

// A table nobody plays at is told from what the store keeps of it. Only when that has fallen behind is its match
// taken up, which plays it again.
std::optional<Backend::Listed> Backend::listed(const store::TableRow& row, const TableList& list) {
    const auto ranked = [](Json json, const Seats& seats, SeatSet awaiting, store::TableState state) {
        bool my_turn = false;
        for (const Seat seat : seats.seats)
            my_turn = my_turn || (awaiting.contains(seat) && state != store::TableState::paused);
        json["my_turn"] = my_turn;
        return Listed{my_turn ? 0 : state == store::TableState::over ? 2 : 1, std::move(json)};
    };
    std::optional<MatchSummary> summary;
    if (!rooms_.contains(row.id) && row.lines > 0) summary = kept_summary(services_.store, row);
    if (!summary) {
        const auto found = room(row.id);
        if (!found) return std::nullopt;
        const Room& room = **found;
        const Seats seats = seats_among(list.held, list.session, row.id, room.document());
        return ranked(room.table_json(seats.seats, seats.host), seats, room.awaiting(), room.state());
    }
    const auto document = read_table_document(row.id, row.document);
    if (!document) return std::nullopt;
    const Seats seats = seats_among(list.held, list.session, row.id, *document);
    const TableFacts facts{row.id, row.state, *document, *summary, row.deadline, {}};
    return ranked(to_json(facts, seats.seats, seats.host, services_.clock.now()), seats, summary->awaiting, row.state);
}

}  // namespace paddock::server
