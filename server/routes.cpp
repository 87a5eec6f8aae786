#include <algorithm>
#include <array>

#include "server/body.hpp"
#include "server/house.hpp"

// Which request goes where, and what is asked of every one of them.
namespace paddock::server {

const std::vector<House::Route> House::routes = {
    {"GET", "/healthz", &House::get_health},
    {"GET", "/metrics", &House::get_metrics},
    {"GET", "/api/games", &House::get_games},
    {"GET", "/api/me", &House::get_me},
    {"POST", "/api/account", &House::make_account, true},
    {"POST", "/api/account/enter", &House::enter_account, true},
    {"POST", "/api/account/leave", &House::leave_account},
    {"POST", "/api/tables", &House::make_table, true},
    {"GET", "/api/tables/*", &House::get_table},
    {"POST", "/api/tables/*/invitation", &House::look_at_invitation, true},
    {"POST", "/api/tables/*/sit", &House::sit_down, true},
    {"POST", "/api/tables/*/start", &House::start_table},
    {"POST", "/api/tables/*/leave", &House::leave_seat},
    {"POST", "/api/tables/*/replace", &House::replace_seat},
    {"POST", "/api/tables/*/handover", &House::hand_over_seat},
    {"POST", "/api/tables/*/share", &House::share_seat, true},
    {"POST", "/api/tables/*/pause", &House::pause_table},
    {"POST", "/api/tables/*/resume", &House::resume_table},
    {"POST", "/api/tables/*/extend", &House::extend_deadline},
    {"POST", "/api/tables/*/absence", &House::note_absent},
    {"GET", "/api/tables/*/instructions", &House::get_instructions},
    {"POST", "/api/tables/*/instructions", &House::leave_instruction},
    {"POST", "/api/tables/*/rematch", &House::ask_rematch, true},
    {"GET", "/api/tables/*/record", &House::get_record},
    {"POST", "/api/tables/*/recover", &House::recover_table, true},
};

namespace {

// Whether a path fits a pattern; the part the star stands for goes to `table`.
bool fits(std::string_view path, std::string_view pattern, std::string& table) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return path == pattern;
    const std::string_view head = pattern.substr(0, star);
    const std::string_view tail = pattern.substr(star + 1);
    if (path.size() <= head.size() + tail.size() || !path.starts_with(head) || !path.ends_with(tail)) return false;
    const std::string_view middle = path.substr(head.size(), path.size() - head.size() - tail.size());
    if (middle.find('/') != std::string_view::npos) return false;
    table = middle;
    return true;
}

// Requests that say all they have to say by their path; their body is {}.
bool is_wordless(std::string_view path) {
    constexpr std::string_view endings[] = {"/pause", "/resume", "/rematch", "/account/leave"};
    return std::ranges::any_of(endings, [&](std::string_view ending) { return path.ends_with(ending); });
}

std::optional<Refusal> fault_of_empty_body(const Request& request) {
    const auto read = read_body(request, [](table::JsonFields&) { return true; });
    return read ? std::nullopt : std::optional(read.error());
}

// "race.example:8034" → "race.example"
std::string_view name_of_host(std::string_view host) {
    if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
    return host.substr(0, host.find(':'));
}

// A page of somebody else's name that points at this machine is not ours: only numbers and localhost are.
bool is_number_or_local(std::string_view host) {
    const std::string_view name = name_of_host(host);
    if (name == "localhost" || name.starts_with('[')) return true;
    return !name.empty() && name.find_first_not_of("0123456789.") == std::string_view::npos;
}

}  // namespace

bool House::own_origin(const Request& request) const {
    if (!settings_.public_url.empty()) return request.origin == settings_.public_url;
    return request.origin == "http://" + request.host && is_number_or_local(request.host);
}

const House::Route* House::route_of(const Request& request, std::string& table, std::string& allowed) const {
    for (const Route& route : routes) {
        if (!fits(request.path, route.path, table)) continue;
        if (request.method == route.method) return &route;
        allowed.append(allowed.empty() ? "" : ", ").append(route.method);
    }
    return nullptr;
}

std::optional<Refusal> House::refused(const Request& request, const Route& route) {
    if (shut_) return shutting_down();
    if (route.method == "GET") return std::nullopt;
    if (!request.origin.empty() && !own_origin(request))
        return Refusal{"bad-origin", "This page may not change anything on this server."};
    if (!request.content_type.starts_with("application/json"))
        return Refusal{"bad-request", "Send JSON, with Content-Type: application/json."};
    const int wait = route.counted ? throttle_.take(request.address, services_.clock.steady()) : 0;
    if (wait > 0) return Refusal{"too-many", "Too many requests from this address: wait a while.", "", "", wait};
    return is_wordless(route.path) ? fault_of_empty_body(request) : std::nullopt;
}

void House::handle(const Request& request, Reply reply) {
    ++services_.metrics.requests;
    Reply counted = [this, reply = std::move(reply)](Response response) {
        if (response.status >= 500) ++services_.metrics.failures;
        if (response.status >= 400 && response.status < 500) ++services_.metrics.refusals;
        reply(std::move(response));
    };
    if (request.body.size() > settings_.limits.body)
        return counted(to_response({"too-large", "A body has at most 64 KiB."}));
    std::string table;
    std::string allowed;
    const Route* route = route_of(request, table, allowed);
    if (route == nullptr && !allowed.empty()) {
        Response response = to_response({"bad-method", "This takes " + allowed + "."});
        response.headers.emplace_back("Allow", allowed);
        return counted(std::move(response));
    }
    if (route == nullptr) return counted(to_response({"no-such-page", "There is nothing here."}));
    if (const auto no = refused(request, *route)) return counted(to_response(*no));
    Call call{request, nullptr, std::move(counted)};
    if (!table.empty()) {
        const auto found = room(table);
        if (!found) return handle_unreadable(call, *route, table, found.error());
        call.room = *found;
    }
    (this->*route->handler)(call);
}

void House::get_health(Call& call) {
    Response response;
    response.content_type = "text/plain; charset=utf-8";
    response.body = "ok\n";
    if (services_.store.counters().failing) {
        response.status = 503;
        response.body = "the store cannot be written\n";
    }
    call.reply(std::move(response));
}

void House::get_metrics(Call& call) {
    Response response;
    response.content_type = "text/plain; version=0.0.4; charset=utf-8";
    services_.metrics.rooms = rooms_.size();
    response.body = to_text(services_.metrics, services_.store.counters());
    call.reply(std::move(response));
}

void House::get_games(Call& call) {
    Response response;
    response.body = games_;
    call.reply(std::move(response));
}

}  // namespace paddock::server
