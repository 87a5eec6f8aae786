#include "server/front.hpp"

#include "server/pages.hpp"

namespace paddock::server {

namespace {

// Scripts come from files of ours only. Styles may stand in attributes: boards are drawn with them.
constexpr std::string_view content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

bool is_for_programs(std::string_view path) {
    return path.starts_with("/api/") || path == "/api" || path == "/healthz" || path == "/metrics";
}

void make_safe(Response& response, bool secure) {
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    response.headers.emplace_back("Referrer-Policy", "no-referrer");
    response.headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
    if (secure) response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
    if (!response.content_type.starts_with("text/html")) return;
    response.headers.emplace_back("Content-Security-Policy", content_policy);
    response.headers.emplace_back("X-Frame-Options", "DENY");
    response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    response.headers.emplace_back("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
}

}  // namespace

void answer_request(Backend& backend, const Request& request, Reply reply) {
    Reply safe = [reply = std::move(reply), secure = backend.settings().secure(),
                  language = request.accept_language](Response response) {
        speak(response, language);
        make_safe(response, secure);
        reply(std::move(response));
    };
    if (is_for_programs(request.path)) return backend.handle(request, std::move(safe));
    if (request.method != "GET") {
        Response response = to_response({"bad-method", "Pages are only read."});
        response.headers.emplace_back("Allow", "GET, HEAD");
        return safe(std::move(response));
    }
    safe(page(request));
}

}  // namespace paddock::server
