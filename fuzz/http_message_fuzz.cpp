#include "fuzz/backend.hpp"

// A request as text: method, path, then the body on the lines after. "TABLE" in the path is a running match of
// ours. Answered with a known status, whatever it is; a refusal says why.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock::server;
    static FuzzBackend& backend = *new FuzzBackend;
    static const std::string table = backend.made_table();
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t line = text.find('\n');
    const std::string head = text.substr(0, line);
    const std::size_t blank = head.find(' ');
    if (blank == std::string::npos) return 0;
    std::string path = head.substr(blank + 1);
    if (const std::size_t at = path.find("TABLE"); at != std::string::npos) path.replace(at, 5, table);
    // Passphrases take a tenth of a second each on purpose.
    if (path.starts_with("/api/account")) path = "/api/account/leave";
    const std::string body = line == std::string::npos ? "" : text.substr(line + 1);
    const Response answer = backend.ask(backend.request(head.substr(0, blank), path, body));
    if (answer.status < 200 || answer.status >= 500) std::abort();
    if (answer.status >= 400 && answer.body.find("\"why\"") == std::string::npos) std::abort();
    return 0;
}
