#include "fuzz/backend.hpp"

namespace {

struct Heard final : paddock::server::Outbox {
    void send(paddock::server::Text text, paddock::server::Haste /*haste*/) override {
        texts.push_back(std::move(text));
    }
    void close(std::string) override {}
    void cut_off(const std::string&) override {}
    std::vector<paddock::server::Text> texts;
};

}  // namespace

// Messages on a socket, one a line. Each gets an answer that is JSON; an empty line answers what is asked, so that
// inputs come far.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock::server;
    static FuzzBackend& backend = *new FuzzBackend;
    static int used = 0;
    static std::string table;
    if (used++ % 64 == 0) table = backend.made_table();
    Heard heard;
    auto opened = backend.backend.open_socket(backend.request("GET", "/api/tables/" + table + "/live", ""), heard);
    if (!opened) std::abort();
    std::string_view text(reinterpret_cast<const char*>(data), size);
    for (int i = 0; i < 20 && !text.empty(); ++i) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        heard.texts.clear();
        (*opened)->message(line.empty() ? std::string_view(R"({"do":"watch","since":0})") : line);
        backend.settle();
        if (heard.texts.empty()) std::abort();
        for (const Text& answer : heard.texts)
            if (!Json::accept(*answer)) std::abort();
    }
    backend.backend.socket_closed(*opened);
    return 0;
}
