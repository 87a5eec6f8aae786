#include "server/backend.hpp"

#include <algorithm>

#include "bots/catalogue.hpp"

// Rooms, visitors and the passing of time.
namespace paddock::server {

using store::TableState;

namespace {

constexpr std::chrono::seconds tidy_every{10};
constexpr std::chrono::seconds look_every{1};
constexpr std::chrono::milliseconds wake_for{20};
constexpr std::chrono::hours renew_every{24};
constexpr std::size_t replayed_at_once = 400;          // lines: some milliseconds
constexpr std::size_t most_woken_at_once = 4;          // by workers, who have other work too
constexpr std::string_view cookie_lasts = "34560000";  // 400 days, the most a browser keeps one

// Between looking and writing.
ApiError somebody_was_first() { return {"name-taken", "Somebody was faster, and has it already."}; }

}  // namespace

Backend::Backend(const Services& services, Settings settings)
    : services_(services), settings_(std::move(settings)), throttle_(settings_.limits.made_a_minute) {
    for (const table::LanguageName& known : table::languages)
        games_.push_back(table::line_of(bots::games_json(services_.library, table::words_in(known.language))));
    if (const auto running = services_.store.tables_in(TableState::running)) {
        for (const store::TableRow& row : *running) asleep_.push_back(row.id);
    }
}

void Backend::write(store::Change change, std::function<void(std::optional<ApiError>)> done) {
    services_.writer.write(std::move(change), [this, done = std::move(done)](const store::Kept<void>& kept) {
        if (kept) return done(std::nullopt);
        if (kept.error().kind == store::Failure::Kind::conflict) return done(somebody_was_first());
        services_.log.error("not-written", {{"why", kept.error().why}});
        done(store_failed());
    });
}

store::Kept<std::shared_ptr<Room>> Backend::room(const std::string& id) {
    const auto found = rooms_.find(id);
    if (found != rooms_.end() && !found->second->broken()) return found->second;
    if (auto known = known_unreadable(id)) return *known;
    auto made = std::make_shared<Room>(services_, settings_.limits, id);
    return kept_room(id, made, made->load());
}

store::Kept<std::shared_ptr<Room>> Backend::kept_room(const std::string& id, const std::shared_ptr<Room>& made,
                                                      const store::Kept<void>& loaded) {
    if (!loaded) {
        if (loaded.error().kind != store::Failure::Kind::missing)
            services_.log.error("not-loaded", {{"table", id}, {"why", loaded.error().why}});
        remember_unreadable(id, loaded.error());
        return loaded.error();
    }
    rooms_[id] = made;
    made->wake_pilots();
    return made;
}

bool Backend::takes_long(const std::string& id) {
    if (taking_up_.contains(id)) return true;
    const auto found = rooms_.find(id);
    if ((found != rooms_.end() && !found->second->broken()) || known_unreadable(id)) return false;
    const auto row = services_.store.find_table(id);
    return row && row->lines > replayed_at_once;
}

void Backend::take_up_beside(const std::string& id, std::function<void()> then) {
    const auto [place, first] = taking_up_.try_emplace(id);
    place->second.push_back(std::move(then));
    if (!first) return;
    const auto made = std::make_shared<Room>(services_, settings_.limits, id);
    made->load_beside([this, id, made](const store::Kept<void>& loaded) {
        // Whoever could not wait has taken it up meanwhile: that is the room then.
        const auto found = rooms_.find(id);
        if (found == rooms_.end() || found->second->broken()) (void)kept_room(id, made, loaded);
        const auto waiting = taking_up_.extract(id);
        for (const auto& each : waiting.mapped()) each();
    });
}

void Backend::when_taken_up(const std::string& id, std::function<void()> then) {
    takes_long(id) ? take_up_beside(id, std::move(then)) : then();
}

// What cannot be read stays so while nothing is written to it. It is not tried again: a long record takes a while.
std::optional<store::Failure> Backend::known_unreadable(const std::string& id) {
    const auto found = unreadable_.find(id);
    if (found == unreadable_.end()) return std::nullopt;
    const auto row = services_.store.find_table(id);
    if (row && row->changed == found->second.changed) return found->second.failure;
    unreadable_.erase(found);
    return std::nullopt;
}

void Backend::remember_unreadable(const std::string& id, const store::Failure& failure) {
    const auto row = services_.store.find_table(id);
    if (row && failure.kind == store::Failure::Kind::corrupt) unreadable_[id] = {row->changed, failure};
}

// Visitors.

std::optional<Backend::Visitor> Backend::known_visitor(const Request& request) {
    const auto hash = hash_of_key(request.session);
    if (!hash) return std::nullopt;
    const auto session = services_.store.find_session(*hash);
    if (!session) return std::nullopt;
    return Visitor{*hash, session->account, ""};
}

// Who comes back keeps his session: once in a while its cookie is set anew. Sessions are never deleted, because no
// clock can be trusted with that.
std::string Backend::renewed_cookie(const Request& request) {
    const auto hash = hash_of_key(request.session);
    const auto session = hash ? services_.store.find_session(*hash) : store::Failure{};
    const Time now = services_.clock.now();
    if (!session || (session->seen <= now && now - session->seen < renew_every)) return "";
    write({store::TouchSession{*hash, now}}, [](const auto&) {});
    return cookie_of(request.session);
}

Backend::Visitor Backend::visitor(const Request& request, store::Change& change) {
    if (auto known = known_visitor(request)) return *known;
    const std::string key = random_key();
    const store::Hash hash = *hash_of_key(key);
    change.push_back(store::OpenSession{hash, services_.clock.now()});
    return {hash, std::nullopt, cookie_of(key)};
}

std::string Backend::cookie_of(const std::string& key) const {
    return "paddock=" + key + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::string(cookie_lasts) +
           (settings_.secure() ? "; Secure" : "");
}

Backend::Seats Backend::seats_at(const std::optional<store::Hash>& session, const Room& room) {
    if (!session) return {};
    const auto held = services_.store.seats_of(*session);
    return held ? seats_among(*held, *session, room.id(), room.document()) : Seats{};
}

// Who sat at the first match sits at its rematch, unless the seat was passed on.
Backend::Seats Backend::seats_among(const std::vector<store::HeldSeat>& held, const store::Hash& session,
                                    const std::string& id, const TableDocument& document) {
    Seats seats;
    store::Change inherited;
    for (const store::HeldSeat& seat : held) {
        if (seat.table == id && seat.seat == Seat::nobody) seats.host = true;
        if (seat.table == id && document.has(seat.seat)) seats.seats.add(seat.seat);
    }
    for (const store::HeldSeat& seat : held) {
        if (document.rematch_of != seat.table || !document.has(seat.seat)) continue;
        const Chair& chair = document.at(seat.seat);
        if (chair.pilot != Pilot::person || chair.passed_on || seats.seats.contains(seat.seat)) continue;
        seats.seats.add(seat.seat);
        inherited.push_back(store::HoldSeat{session, id, seat.seat});
    }
    if (!inherited.empty()) write(std::move(inherited), [](const auto&) {});
    return seats;
}

// After somebody sat down, left or was handed a seat: sockets that are open see what is theirs now.
void Backend::seats_changed(Room& room) {
    for (const auto& conversation : conversations_) {
        if (conversation->room().get() != &room) continue;
        const Seats seats = seats_at(conversation->session, room);
        conversation->seats = seats.seats;
        conversation->host = seats.host;
    }
    room.when_settled([self = room.shared_from_this()] { self->send_table(); });
}

// After somebody entered an account or left one: the same for all tables of that session.
void Backend::session_changed(const store::Hash& session) {
    std::vector<std::shared_ptr<Room>> concerned;
    for (const auto& conversation : conversations_) {
        if (conversation->session != session) continue;
        const auto& room = conversation->room();
        if (std::ranges::find(concerned, room) == concerned.end()) concerned.push_back(room);
    }
    for (const auto& room : concerned) seats_changed(*room);
}

// Sockets.

namespace {

// The table whose socket this is the address of; "" when it is none.
std::string table_of_socket(const std::string& path) {
    constexpr std::string_view before = "/api/tables/";
    constexpr std::string_view after = "/live";
    if (!path.starts_with(before) || !path.ends_with(after) || path.size() <= before.size() + after.size()) return "";
    return path.substr(before.size(), path.size() - before.size() - after.size());
}

}  // namespace

void Backend::prepare(const Request& request, std::function<void()> then) {
    const std::string table = table_of_socket(request.path);
    table.empty() || shut_ ? then() : when_taken_up(table, std::move(then));
}

Allowed<std::shared_ptr<Conversation>> Backend::open_socket(const Request& request, Outbox& outbox) {
    if (shut_) return shutting_down();
    if (!request.origin.empty() && !own_origin(request))
        return ApiError{"bad-origin", "This page may not talk to this server."};
    const std::string table = table_of_socket(request.path);
    if (table.empty()) return ApiError{"no-such-page", "Sockets are opened at /api/tables/TABLE/live."};
    const auto found = room(table);
    if (!found) return not_found(found.error());
    const auto visitor = known_visitor(request);
    const std::string holder = visitor ? std::string(visitor->session.begin(), visitor->session.end())
                                       : "address " + network_of(request.address);
    const int most = visitor ? settings_.limits.sockets_a_session : settings_.limits.sockets_of_strangers;
    if (const auto open = sockets_.find(holder); open != sockets_.end() && open->second >= most)
        return visitor ? ApiError{"too-many", "Too many tables are open in this browser.", "", "", 10}
                       : ApiError{"too-many", "Too many spectators come from this address.", "", "", 10};
    auto conversation = std::make_shared<Conversation>(*found, outbox, settings_.limits);
    ++sockets_[holder];
    conversation->holder = holder;
    conversation->language = table::preferred_language(request.accept_language);
    if (visitor) {
        conversation->session = visitor->session;
        conversation->name = visitor->account.value_or("");
        const Seats seats = seats_at(visitor->session, **found);
        conversation->seats = seats.seats;
        conversation->host = seats.host;
    }
    conversations_.push_back(conversation);
    ++services_.metrics.sockets;
    return conversation;
}

void Backend::socket_closed(const std::shared_ptr<Conversation>& conversation) {
    conversation->closed();
    std::erase(conversations_, conversation);
    --services_.metrics.sockets;
    const auto found = sockets_.find(conversation->holder);
    if (found != sockets_.end() && --found->second <= 0) sockets_.erase(found);
}

// Time.

void Backend::tick() {
    if (shut_) return;
    const Steady now = services_.clock.steady();
    for (const auto& [id, each] : rooms_) each->tick();
    wake_some();
    if (now - looked_ >= look_every) meet_deadlines();
    if (now - tidied_ >= tidy_every) tidy();
    services_.metrics.rooms = rooms_.size();
}

// After a start tables wait for bots that were thinking when the server stopped.
void Backend::wake_some() {
    const Steady end = services_.clock.steady() + wake_for;
    while (!asleep_.empty() && taking_up_.size() < most_woken_at_once && services_.clock.steady() < end) {
        const std::string id = asleep_.front();
        asleep_.pop_front();
        when_taken_up(id, [this, id] { (void)room(id); });
    }
}

// Tables in memory look at their clocks themselves.
void Backend::meet_deadlines() {
    looked_ = services_.clock.steady();
    const auto passed = services_.store.deadlines_until(services_.clock.now());
    if (!passed) return;
    for (const store::Deadline& deadline : *passed) {
        const std::string& id = deadline.table;
        if (rooms_.contains(id) || patient_.contains(id) || taking_up_.contains(id)) continue;
        when_taken_up(id, [this, id] {
            const auto found = room(id);
            if (found && (*found)->document().pace.expiry != Expiry::wait)
                (*found)->tick();
            else
                patient_.insert(id);  // or it cannot be taken up, which has been told
        });
    }
}

void Backend::tidy() {
    tidied_ = services_.clock.steady();
    throttle_.forget(tidied_);
    store::Change summaries;
    std::erase_if(rooms_, [&](const auto& entry) {
        if (!entry.second->idle(tidied_)) return false;
        if (auto summary = entry.second->summary_to_keep()) summaries.push_back(std::move(*summary));
        for (const auto& watcher : entry.second->watchers()) watcher->close("the table could not be taken up again");
        return true;
    });
    if (!summaries.empty()) write(std::move(summaries), [](const auto&) {});
}

Backend::~Backend() {
    for (const auto& [id, each] : rooms_) each->let_go();
}

void Backend::shut() {
    shut_ = true;
    for (const auto& conversation : std::vector(conversations_)) conversation->close("the server is going to rest");
}

}  // namespace paddock::server
