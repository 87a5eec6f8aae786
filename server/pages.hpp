#pragma once

#include <span>
#include <string_view>

#include "server/message.hpp"

namespace paddock::server {

// A file of the built web client (web/dist), inside the program. cmake/embed_web.cmake puts it there.
struct WebFile {
    std::string_view path;  // "/assets/index-3f2a.js"
    std::string_view plain;
    std::string_view gzip;    // "" when it is no smaller
    std::string_view brotli;  // the same
    std::string_view hash;
};
std::span<const WebFile> web_files();

// The page or file of a path. Paths the program does not know are the client's own and get its first page;
// missing assets do not.
Response page(const Request& request);
std::string_view content_type_of(std::string_view path);
// Whether a client that says so takes a coding: "gzip, br;q=0.8" takes "br".
bool takes_coding(std::string_view accept_encoding, std::string_view coding);

}  // namespace paddock::server
