#include "server/pages.hpp"

#include <algorithm>

#include "server/api_error.hpp"
#include "table/text.hpp"

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

bool takes_coding(std::string_view accept_encoding, std::string_view coding) {
    bool any = false;
    while (!accept_encoding.empty()) {
        const std::string_view entry = accept_encoding.substr(0, accept_encoding.find(','));
        accept_encoding.remove_prefix(std::min(accept_encoding.size(), entry.size() + 1));
        const std::size_t semicolon = std::min(entry.find(';'), entry.size());
        const std::string_view name = table::trimmed(entry.substr(0, semicolon));
        // Only a weight of nothing but noughts refuses.
        const std::string_view weight = entry.substr(semicolon);
        const std::size_t equals = weight.find("q=");
        const bool wanted = equals == std::string_view::npos ||
                            weight.substr(equals + 2).find_first_of("123456789") != std::string_view::npos;
        if (name == coding) return wanted;
        if (name == "*") any = wanted;
    }
    return any;
}

namespace {

struct Coded {
    std::string_view bytes;
    std::string_view coding;  // "" when the file is sent as it is
};

// The smallest the client takes.
Coded coded(const WebFile& file, std::string_view accept_encoding) {
    if (!file.brotli.empty() && takes_coding(accept_encoding, "br")) return {file.brotli, "br"};
    if (!file.gzip.empty() && takes_coding(accept_encoding, "gzip")) return {file.gzip, "gzip"};
    return {file.plain, ""};
}

}  // namespace

Response page(const Request& request) {
    const WebFile* file = file_at(request.path);
    const bool own_path = request.path.find('.') == std::string::npos && !never_changes(request.path);
    if (file == nullptr && own_path) file = file_at("/index.html");
    if (file == nullptr) return to_response({"no-such-page", "There is nothing here."});
    const Coded chosen = coded(*file, request.accept_encoding);
    Response response;
    response.content_type = content_type_of(file->path);
    // Other bytes, another tag.
    std::string tag = "\"" + std::string(file->hash);
    if (!chosen.coding.empty()) tag.append("-").append(chosen.coding);
    tag += '"';
    response.headers.emplace_back("ETag", tag);
    response.headers.emplace_back("Vary", "Accept-Encoding");
    response.headers.emplace_back("Cache-Control",
                                  never_changes(file->path) ? "public, max-age=31536000, immutable" : "no-cache");
    if (request.if_none_match == "*" || request.if_none_match.find(tag) != std::string::npos) {
        response.status = 304;
        return response;
    }
    response.file = chosen.bytes;
    if (!chosen.coding.empty()) response.headers.emplace_back("Content-Encoding", chosen.coding);
    return response;
}

}  // namespace paddock::server
