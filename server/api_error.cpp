#include "server/api_error.hpp"

#include <algorithm>
#include <array>

namespace paddock::server {

namespace {

struct CodeStatus {
    std::string_view code;
    int status;
};

constexpr CodeStatus statuses[] = {
    {"malformed", 400},        {"bad-setup", 400},       {"bad-request", 400},
    {"wrong-passphrase", 401}, {"no-session", 401},      {"not-yours", 403},
    {"not-host", 403},         {"bad-origin", 403},      {"no-such-table", 404},
    {"no-such-page", 404},     {"bad-link", 404},        {"bad-method", 405},
    {"not-awaited", 409},      {"illegal", 409},         {"stale", 409},
    {"seats-open", 409},       {"already-started", 409}, {"not-started", 409},
    {"paused", 409},           {"not-paused", 409},      {"over", 409},
    {"not-over", 409},         {"name-taken", 409},      {"no-clock", 409},
    {"link-expired", 410},     {"too-large", 413},       {"too-many", 429},
    {"store-failed", 503},     {"unreadable", 503},      {"shutting-down", 503},
};

}  // namespace

int status_of(std::string_view code) {
    const auto* found = std::ranges::find(statuses, code, &CodeStatus::code);
    return found == std::end(statuses) ? 500 : found->status;
}

ApiError with_gaps(ApiError refusal, std::vector<std::pair<std::string, std::string>> gaps) {
    refusal.gaps = std::move(gaps);
    return refusal;
}

Json to_json(const ApiError& refusal, const table::Words& words) {
    std::vector<table::Param> gaps;
    for (const auto& [name, text] : refusal.gaps) gaps.emplace_back(name, text);
    Json json{{"code", refusal.code}, {"why", words.say(refusal.why, gaps)}};
    if (!refusal.rule.empty()) json["rule"] = refusal.rule;
    if (!refusal.where.empty()) json["where"] = refusal.where;
    return json;
}

Response json_response(int status, const Json& value) {
    Response response;
    response.status = status;
    response.body = table::line_of(value);
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response to_response(const ApiError& refusal) {
    Response response = json_response(status_of(refusal.code), nullptr);
    response.refusal = refusal;
    if (refusal.retry_after > 0) response.headers.emplace_back("Retry-After", std::to_string(refusal.retry_after));
    return response;
}

void speak(Response& response, std::string_view accept_language) {
    if (!response.refusal) return;
    const table::Words& words = table::words_of("", table::preferred_language(accept_language));
    response.body = table::line_of(Json{{"error", to_json(*response.refusal, words)}});
    response.refusal.reset();
}

ApiError store_failed() {
    return {"store-failed", "The store could not write this down, so it has not happened. Nothing is lost."};
}

ApiError no_such_table() { return {"no-such-table", "There is no such table."}; }

ApiError unreadable_table() {
    return {
        "store-failed",
        "This table cannot be read from the store. Nothing of it was changed; the log of the server has the reason."};
}

ApiError not_found(const store::Failure& failure) {
    return failure.kind == store::Failure::Kind::missing ? no_such_table() : unreadable_table();
}

ApiError shutting_down() { return {"shutting-down", "The server is going to rest. Try again in a moment."}; }

}  // namespace paddock::server
