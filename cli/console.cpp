#include "cli/console.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include "cli/text.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

void note_interrupt(int /*signal*/) { interrupt_seen = 1; }

std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

// The first of the three that is set decides, as for every program.
bool locale_speaks_utf8() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string value = lowered(environment(name));
        if (!value.empty()) return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
    }
    return false;
}

int size_from(const char* variable, int system_says, int usual, int least) {
    constexpr int most = 400;
    const int told = table::whole_number(environment(variable)).value_or(0);
    int size = told > 0 ? told : system_says;
    if (size <= 0) size = usual;
    return size < least ? least : size > most ? most : size;
}

std::string_view code_of(Paint paint) {
    switch (paint) {
        case Paint::strong: return "1";
        case Paint::faint: return "2";
        case Paint::mine: return "1;7";
        case Paint::good: return "32";
        case Paint::warning: return "33";
        case Paint::bad: return "1;31";
    }
    return "0";
}

}  // namespace

void catch_interrupts() {
    struct sigaction action = {};
    action.sa_handler = note_interrupt;  // without SA_RESTART: a read that waits comes back
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    sigaction(SIGHUP, &action, nullptr);
}

bool interrupted() { return interrupt_seen != 0; }

bool LineReader::fill() {
    std::array<char, 4096> bytes{};
    while (!interrupted()) {
        const ssize_t count = ::read(descriptor_, bytes.data(), bytes.size());
        if (count > 0) {
            buffer_.append(bytes.data(), static_cast<std::size_t>(count));
            return true;
        }
        if (count == 0 || errno != EINTR) break;
    }
    ended_ = true;
    return false;
}

std::optional<std::string> LineReader::next() {
    constexpr std::size_t longest = 4096;
    while (!interrupted()) {
        const std::size_t end = buffer_.find('\n');
        const bool whole = end != std::string::npos;
        if (whole || buffer_.size() > longest || (ended_ && !buffer_.empty())) {
            std::string line = buffer_.substr(0, whole ? end : longest);
            buffer_.erase(0, whole ? end + 1 : line.size());
            return line;
        }
        if (ended_ || (!fill() && buffer_.empty())) return std::nullopt;
    }
    return std::nullopt;
}

void Console::tell(std::string_view text, std::size_t indent) {
    say(wrapped(text, static_cast<std::size_t>(screen_.width), indent));
}

std::string Console::fit(std::string_view text) const { return screen_.unicode ? std::string(text) : in_ascii(text); }

std::string Console::painted(Paint paint, std::string_view text) const {
    if (!screen_.colour) return std::string(text);
    return "\033[" + std::string(code_of(paint)) + "m" + std::string(text) + "\033[0m";
}

table::Language standard_language() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const std::string locale = environment(name);
        if (!locale.empty()) return table::language_named(locale).value_or(table::Language::english);
    }
    return table::Language::english;
}

Screen standard_screen() {
    constexpr int least_width = 40;
    constexpr int least_height = 10;
    Screen screen;
    winsize size = {};
    const bool known = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
    const std::string terminal = environment("TERM");
    screen.width = size_from("COLUMNS", known ? size.ws_col : 0, 80, least_width);
    screen.height = size_from("LINES", known ? size.ws_row : 0, 24, least_height);
    screen.terminal = ::isatty(STDOUT_FILENO) == 1 && !terminal.empty() && terminal != "dumb";
    screen.colour = screen.terminal && environment("NO_COLOR").empty();
    screen.unicode = locale_speaks_utf8();
    return screen;
}

}  // namespace paddock::cli
