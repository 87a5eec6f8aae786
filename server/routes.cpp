#include <algorithm>
#include <array>

#include "server/backend.hpp"
#include "server/body.hpp"

// Which request goes where, and what is asked of every one of them.
namespace paddock::server {

const std::vector<Backend::Route> Backend::routes = {
    {"GET", "/healthz", &Backend::get_health},
    {"GET", "/metrics", &Backend::get_metrics},
    {"GET", "/api/games", &Backend::get_games},
    {"GET", "/api/me", &Backend::get_me},
    {"POST", "/api/account", &Backend::make_account, true},
    {"POST", "/api/account/enter", &Backend::enter_account, true},
    {"POST", "/api/account/leave", &Backend::leave_account},
    {"POST", "/api/account/name", &Backend::rename_account, true},
    {"POST", "/api/account/email", &Backend::set_email, true},
    {"POST", "/api/account/notices", &Backend::set_notices},
    {"POST", "/api/tables", &Backend::make_table, true},
    {"GET", "/api/tables/*", &Backend::get_table},
    {"POST", "/api/tables/*/invitation", &Backend::look_at_invitation, true},
    {"POST", "/api/tables/*/sit", &Backend::sit_down, true},
    {"POST", "/api/tables/*/start", &Backend::start_table},
    {"POST", "/api/tables/*/leave", &Backend::leave_seat},
    {"POST", "/api/tables/*/replace", &Backend::replace_seat},
    {"POST", "/api/tables/*/name", &Backend::name_seat},
    {"POST", "/api/tables/*/handover", &Backend::hand_over_seat},
    {"POST", "/api/tables/*/share", &Backend::share_seat, true},
    {"POST", "/api/tables/*/pause", &Backend::pause_table},
    {"POST", "/api/tables/*/resume", &Backend::resume_table},
    {"POST", "/api/tables/*/extend", &Backend::extend_deadline},
    {"POST", "/api/tables/*/absence", &Backend::note_absent},
    {"GET", "/api/tables/*/instructions", &Backend::get_instructions},
    {"POST", "/api/tables/*/instructions", &Backend::leave_instruction},
    {"POST", "/api/tables/*/rematch", &Backend::ask_rematch, true},
    {"GET", "/api/tables/*/record", &Backend::get_record},
    {"POST", "/api/tables/*/recover", &Backend::recover_table, true},
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

std::optional<ApiError> fault_of_empty_body(const Request& request) {
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

bool Backend::own_origin(const Request& request) const {
    if (!settings_.public_url.empty()) return request.origin == settings_.public_url;
    return request.origin == "http://" + request.host && is_number_or_local(request.host);
}

const Backend::Route* Backend::route_of(const Request& request, std::string& table, std::string& allowed) const {
    for (const Route& route : routes) {
        if (!fits(request.path, route.path, table)) continue;
        if (request.method == route.method) return &route;
        allowed.append(allowed.empty() ? "" : ", ").append(route.method);
    }
    return nullptr;
}

std::optional<ApiError> Backend::refused(const Request& request, const Route& route) {
    if (shut_) return shutting_down();
    if (route.method == "GET") return std::nullopt;
    if (!request.origin.empty() && !own_origin(request))
        return ApiError{"bad-origin", "This page may not change anything on this server."};
    if (!request.content_type.starts_with("application/json"))
        return ApiError{"bad-request", "Send JSON, with Content-Type: application/json."};
    const int wait = route.counted ? throttle_.take(request.address, services_.clock.steady()) : 0;
    if (wait > 0) return ApiError{"too-many", "Too many requests from this address: wait a while.", "", "", wait};
    return is_wordless(route.path) ? fault_of_empty_body(request) : std::nullopt;
}

void Backend::handle(const Request& request, Reply reply) {
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
        Response response = to_response(with_gaps({"bad-method", "This takes {methods}."}, {{"methods", allowed}}));
        response.headers.emplace_back("Allow", allowed);
        return counted(std::move(response));
    }
    if (route == nullptr) return counted(to_response({"no-such-page", "There is nothing here."}));
    if (const auto no = refused(request, *route)) return counted(to_response(*no));
    if (table.empty() || !takes_long(table)) return carry_out({request, nullptr, std::move(counted)}, *route, table);
    take_up_beside(table, [this, request, reply = std::move(counted), route, table] {
        carry_out({request, nullptr, reply}, *route, table);
    });
}

void Backend::carry_out(Call call, const Route& route, const std::string& table) {
    if (!table.empty()) {
        const auto found = room(table);
        if (!found) return handle_unreadable(call, route, table, found.error());
        call.room = *found;
    }
    (this->*route.handler)(call);
}

void Backend::get_health(Call& call) {
    Response response;
    response.content_type = "text/plain; charset=utf-8";
    response.body = "ok\n";
    if (services_.store.counters().failing) {
        response.status = 503;
        response.body = "the store cannot be written\n";
    }
    call.reply(std::move(response));
}

void Backend::get_metrics(Call& call) {
    Response response;
    response.content_type = "text/plain; version=0.0.4; charset=utf-8";
    services_.metrics.rooms = rooms_.size();
    response.body = to_text(services_.metrics, services_.store.counters());
    call.reply(std::move(response));
}

void Backend::get_games(Call& call) {
    Response response;
    const table::Language language = table::preferred_language(call.request.accept_language);
    response.body = games_[static_cast<std::size_t>(language)];
    response.headers.emplace_back("Vary", "Accept-Language");
    call.reply(std::move(response));
}

}  // namespace paddock::server
