#include <algorithm>

#include "server/body.hpp"
#include "server/house.hpp"

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

Allowed<Credentials> read_credentials(const Request& request, bool with_email) {
    return read_body(request, [&](JsonFields& fields) {
        const JsonReader name = fields.required("name");
        const JsonReader passphrase = fields.required("passphrase");
        Credentials credentials{name.text(longest_name), passphrase.text(longest_passphrase), ""};
        if (name && credentials.name.size() < 2) name.fail("a name has at least two letters");
        if (passphrase && credentials.passphrase.size() < shortest_passphrase)
            passphrase.fail("a passphrase has at least eight characters");
        if (with_email)
            if (const JsonReader email = fields.optional("email")) credentials.email = email.text(200);
        return credentials;
    });
}

Response entered(const std::string& account, const std::string& cookie) {
    Response response = json_response(200, {{"account", account}});
    if (!cookie.empty()) response.headers.emplace_back("Set-Cookie", cookie);
    return response;
}

// Spends the time that checking a passphrase takes, so that nobody learns which names there are.
const std::string& nobodys_hash() {
    static const std::string hash = hash_of_passphrase("nobody").value_or("");
    return hash;
}

}  // namespace

void House::make_account(Call& call) {
    const auto credentials = read_credentials(call.request, true);
    if (!credentials) return call.reply(to_response(credentials.error()));
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
            write(std::move(change), [=](const std::optional<Refusal>& no) {
                reply(no ? to_response(*no) : entered(credentials.name, who.cookie));
            });
        });
    });
}

void House::enter_account(Call& call) {
    const auto credentials = read_credentials(call.request, false);
    if (!credentials) return call.reply(to_response(credentials.error()));
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
            write(std::move(change),
                  [=](const std::optional<Refusal>& no) { reply(no ? to_response(*no) : entered(name, who.cookie)); });
        });
    });
}

void House::leave_account(Call& call) {
    const auto who = known_visitor(call.request);
    if (!who) return call.reply(to_response({"no-session", "Nobody is known here by this browser."}));
    write({store::LeaveAccount{who->session}}, [reply = call.reply](const std::optional<Refusal>& no) {
        reply(no ? to_response(*no) : json_response(200, {{"account", nullptr}}));
    });
}

void House::get_me(Call& call) {
    const auto who = known_visitor(call.request);
    Json me{{"account", who && who->account ? Json(*who->account) : Json(nullptr)}, {"tables", Json::array()}};
    if (who) me["tables"] = my_tables(who->session);
    call.reply(json_response(200, me));
}

// Those where it is my turn first, then the running ones, the latest in front.
Json House::my_tables(const store::Hash& session) {
    struct Mine {
        int rank = 0;
        Time changed{};
        Json json;
    };
    std::vector<std::string> ids;
    if (const auto held = services_.store.seats_of(session)) {
        for (const store::HeldSeat& seat : *held) ids.push_back(seat.table);
    }
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    std::vector<store::TableRow> rows;
    for (const std::string& id : ids) {
        if (auto row = services_.store.find_table(id)) rows.push_back(std::move(*row));
    }
    std::ranges::sort(rows, std::greater{}, &store::TableRow::changed);
    if (rows.size() > most_tables) rows.resize(most_tables);
    std::vector<Mine> mine;
    for (const store::TableRow& row : rows) {
        const auto found = room(row.id);
        if (!found) continue;
        const Seats seats = seats_at(session, **found);
        bool my_turn = false;
        for (const Seat seat : seats.seats) my_turn = my_turn || (*found)->awaiting().contains(seat);
        Json json = (*found)->table_json(seats.seats, seats.host);
        json["my_turn"] = my_turn;
        mine.push_back({my_turn ? 0 : row.state == store::TableState::over ? 2 : 1, row.changed, std::move(json)});
    }
    std::ranges::stable_sort(mine, std::less{}, &Mine::rank);
    Json tables = Json::array();
    for (Mine& each : mine) tables.push_back(std::move(each.json));
    return tables;
}

}  // namespace paddock::server
