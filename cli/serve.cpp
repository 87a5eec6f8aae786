#include <arpa/inet.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/data_folder.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "server/server.hpp"

// paddock serve: the table in the browser.
namespace paddock::cli {

namespace {

// "https://race.example/" → "https://race.example"
std::string read_public_url(const Arguments& arguments) {
    std::string url = arguments.value_or("public-url", "");
    if (url.empty()) return url;
    while (url.ends_with('/')) url.pop_back();
    const bool known = url.starts_with("https://") || url.starts_with("http://");
    const std::string rest = known ? url.substr(url.find("//") + 2) : "";
    if (rest.empty() || rest.find_first_of("/?#@ ") != std::string::npos)
        throw arguments.mistake("--public-url wants an address without a path, as https://race.example, not “{typed}”.",
                                {{"typed", shown(url)}});
    return url;
}

bool is_address(const std::string& text) {
    const std::string number = text.substr(0, text.find('%'));  // fe80::1%eth0
    in6_addr room{};
    return ::inet_pton(AF_INET, number.c_str(), &room) == 1 || ::inet_pton(AF_INET6, number.c_str(), &room) == 1;
}

// A number as 0.0.0.0 or ::, before anything is made for a server that cannot listen there.
std::string read_address(const Arguments& arguments) {
    std::string address = arguments.value_or("listen", "127.0.0.1");
    if (!is_address(address))
        throw arguments.mistake("--listen wants the number of an address, as 127.0.0.1 or ::, not “{typed}”.",
                                {{"typed", shown(address)}});
    return address;
}

// Who may tell us on whose behalf it asks. Where TLS is spoken for us and nothing is said: a proxy on this machine.
std::vector<std::string> read_proxies(const Arguments& arguments, bool secure) {
    std::vector<std::string> proxies = arguments.values("proxy");
    for (const std::string& proxy : proxies) {
        if (!is_address(proxy))
            throw arguments.mistake("--proxy wants the number of an address, as 10.0.0.2, not “{typed}”.",
                                    {{"typed", shown(proxy)}});
    }
    if (proxies.empty() && secure) return {"127.0.0.1", "::1"};
    return proxies;
}

// Where passwords of the mailbox are.
mail::SecretSources secret_sources() {
    return {[](const std::string& name) -> std::optional<std::string> {
                const char* value = std::getenv(name.c_str());
                return value != nullptr ? std::optional<std::string>(value) : std::nullopt;
            },
            [](const std::string& path) -> std::optional<std::string> {
                try {
                    return read_text(path);
                } catch (const Failure&) {
                    return std::nullopt;
                }
            }};
}

std::optional<mail::Settings> read_mail(const Arguments& arguments) {
    if (!arguments.has("mail")) return std::nullopt;
    const std::string path = arguments.value_or("mail", "");
    auto settings = mail::read_settings(shown(path), read_text(path), secret_sources());
    if (!settings) throw bad_input(table::to_text(settings.error()));
    return std::move(*settings);
}

server::Server::Options read_options(const Arguments& arguments) {
    server::Server::Options options;
    options.settings.public_url = read_public_url(arguments);
    options.settings.mail = read_mail(arguments);
    options.settings.limits.made_a_minute =
        arguments.whole("made-a-minute", 1, 1'000'000, options.settings.limits.made_a_minute);
    server::Limits& limits = options.settings.limits;
    limits.messages_a_second = arguments.whole("messages-a-second", 1, 1'000'000, limits.messages_a_second);
    limits.messages_at_once = 2 * limits.messages_a_second;
    options.doorway.address = read_address(arguments);
    options.doorway.port = static_cast<unsigned short>(arguments.whole("port", 0, 65535, 8034));
    options.doorway.proxies = read_proxies(arguments, options.settings.secure());
    options.workers = arguments.whole("bot-threads", 1, 64, 1);
    options.log = STDERR_FILENO;
    options.signals = true;
    return options;
}

std::string address_of(const server::Server::Options& options, unsigned short port) {
    if (!options.settings.public_url.empty()) return options.settings.public_url;
    std::string host = options.doorway.address;
    if (host == "127.0.0.1" || host == "0.0.0.0" || host == "::" || host == "::1") host = "localhost";
    if (host.find(':') != std::string::npos) host = "[" + host + "]";
    return "http://" + host + ":" + std::to_string(port);
}

void open_browser(const std::string& address) {
    if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
    if (::fork() != 0) return;
    ::execlp("xdg-open", "xdg-open", address.c_str(), nullptr);
    ::_exit(1);
}

}  // namespace

Exit run_serve(const Arguments& arguments, Console& console) {
    server::Server::Options options = read_options(arguments);
    auto opened = server::Server::open([&] { return open_store(arguments, store::Access::write); }, options);
    if (!opened) throw system_failed(opened.error());
    const std::string address = address_of(options, (*opened)->port());
    console.say("Paddock is open at " + address);
    console.say("Races are kept in " + shown(data_folder(arguments)) + ". Ctrl-C closes the house.");
    console.out().flush();
    if (arguments.has("open")) open_browser(address);
    (*opened)->run();
    return Exit::fine;
}

}  // namespace paddock::cli
