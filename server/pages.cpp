#include "server/pages.hpp"

#include <algorithm>

#include "server/refusal.hpp"

namespace paddock::server {

namespace {

struct Type {
    std::string_view ending;
    std::string_view type;
};

constexpr Type types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json"},
};

const WebFile* file_at(std::string_view path) {
    const auto files = web_files();
    const auto found = std::ranges::find(files, path, &WebFile::path);
    return found == files.end() ? nullptr : &*found;
}

// Vite names what lies in assets/ after its content: it never changes.
bool never_changes(std::string_view path) { return path.starts_with("/assets/"); }

}  // namespace

std::string_view content_type_of(std::string_view path) {
    for (const Type& type : types) {
        if (path.ends_with(type.ending)) return type.type;
    }
    return "application/octet-stream";
}

Response page(const Request& request) {
    const WebFile* file = file_at(request.path);
    const bool own_path = request.path.find('.') == std::string::npos && !never_changes(request.path);
    if (file == nullptr && own_path) file = file_at("/index.html");
    if (file == nullptr) return to_response({"no-such-page", "There is nothing here."});
    Response response;
    response.content_type = content_type_of(file->path);
    const std::string tag = "\"" + std::string(file->hash) + "\"";
    response.headers.emplace_back("ETag", tag);
    response.headers.emplace_back("Vary", "Accept-Encoding");
    response.headers.emplace_back("Cache-Control",
                                  never_changes(file->path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (request.if_none_match.find(tag) != std::string::npos) {
        response.status = 304;
        return response;
    }
    const bool zipped = request.takes_gzip && !file->gzip.empty();
    response.file = zipped ? file->gzip : file->plain;
    if (zipped) response.headers.emplace_back("Content-Encoding", "gzip");
    return response;
}

}  // namespace paddock::server
