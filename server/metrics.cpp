#include "server/metrics.hpp"

namespace paddock::server {

namespace {

void line(std::string& text, const char* kind, const char* name, const char* help, const std::string& value) {
    text += std::string("# HELP paddock_") + name + " " + help + "\n# TYPE paddock_" + name + " " + kind +
            "\npaddock_" + name + " " + value + "\n";
}
void counter(std::string& text, const char* name, const char* help, std::uint64_t value) {
    line(text, "counter", name, help, std::to_string(value));
}
void gauge(std::string& text, const char* name, const char* help, std::uint64_t value) {
    line(text, "gauge", name, help, std::to_string(value));
}
// Nanoseconds as seconds, without rounding.
std::string seconds(std::uint64_t nanoseconds) {
    constexpr std::uint64_t second = 1'000'000'000;
    std::string fraction = std::to_string(nanoseconds % second);
    fraction.insert(0, 9 - fraction.size(), '0');
    return std::to_string(nanoseconds / second) + "." + fraction;
}

}  // namespace

std::string to_text(const Metrics& metrics, const store::Counters& store) {
    std::string text;
    counter(text, "requests_total", "HTTP requests.", metrics.requests);
    counter(text, "refusals_total", "Requests and messages that were refused.", metrics.refusals);
    counter(text, "failures_total", "Requests and messages the server failed.", metrics.failures);
    counter(text, "messages_total", "Messages from sockets.", metrics.messages);
    counter(text, "answers_total", "Answers taken and on disk.", metrics.answers);
    counter(text, "bot_answers_total", "Answers of bots among them.", metrics.bot_answers);
    counter(text, "clock_answers_total", "Answers given because time was up.", metrics.clock_answers);
    counter(text, "tables_made_total", "Tables made.", metrics.tables_made);
    counter(text, "loads_total", "Tables taken up from the store.", metrics.loads);
    gauge(text, "connections", "Open connections.", metrics.connections);
    gauge(text, "sockets", "Open WebSockets.", metrics.sockets);
    gauge(text, "rooms", "Tables in memory.", metrics.rooms);
    counter(text, "store_commits_total", "Commits on disk.", store.commits);
    counter(text, "store_changes_total", "Changes on disk.", store.items);
    counter(text, "store_refused_total", "Changes refused by the store.", store.refused);
    counter(text, "store_failed_commits_total", "Commits that failed.", store.failed_commits);
    line(text, "counter", "store_commit_seconds_total", "Time spent in commits.", seconds(store.commit_ns));
    gauge(text, "store_queue", "Changes waiting for the disk.", store.queue);
    return text;
}

}  // namespace paddock::server
