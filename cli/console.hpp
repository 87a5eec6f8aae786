#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "table/words.hpp"

// The terminal, or whatever stands in its place: a pipe, a file, a screen reader.
namespace paddock::cli {

// Lines from a file descriptor. Unlike std::cin it notices Ctrl-C while it waits.
class LineReader {
  public:
    explicit LineReader(int descriptor) : descriptor_(descriptor) {}

    // The next line without its end; nothing at the end of input or after Ctrl-C.
    // A line without end is cut at 4096 bytes.
    std::optional<std::string> next();

  private:
    bool fill();

    int descriptor_;
    std::string buffer_;
    bool ended_ = false;
};

// Ctrl-C and a polite kill only set a flag, so that a match can end with its record whole.
void catch_interrupts();
bool interrupted();

enum class Paint : std::uint8_t { strong, faint, mine, good, warning, bad };

struct Screen {
    int width = 80;
    int height = 24;
    bool terminal = false;  // a person looks at it as it is written
    bool colour = false;
    bool unicode = false;
};

class Console {
  public:
    Console(std::ostream& out, std::ostream& err, LineReader& in, const Screen& screen)
        : out_(&out), err_(&err), in_(&in), screen_(screen) {}

    std::ostream& out() { return *out_; }
    std::ostream& err() { return *err_; }
    LineReader& in() { return *in_; }
    const Screen& screen() const { return screen_; }

    // What is spoken here; of a game its words, with "" those of the house.
    table::Language language() const { return language_; }
    void speak(table::Language language) { language_ = language; }
    const table::Words& words(std::string_view game = {}) const { return table::words_of(game, language_); }

    // Texts for people. Where the locale is not UTF-8 they are written in ASCII.
    void say(std::string_view line) { *out_ << fit(line) << '\n'; }
    void write(std::string_view text) { *out_ << fit(text); }
    void complain(std::string_view text) { *err_ << fit(text); }
    // A question whose answer is typed behind it.
    void ask(std::string_view text) { *out_ << fit(text) << std::flush; }
    // For programs: as it is.
    void print(std::string_view text) { *out_ << text << '\n'; }
    // Wrapped to the screen.
    void tell(std::string_view text, std::size_t indent = 0);
    std::string painted(Paint paint, std::string_view text) const;

  private:
    std::string fit(std::string_view text) const;

    std::ostream* out_;
    std::ostream* err_;
    LineReader* in_;
    Screen screen_;
    table::Language language_ = table::Language::english;
};

// The screen behind stdout, by what the system and the environment (NO_COLOR, TERM, COLUMNS, locale) say.
Screen standard_screen();
// The language of the environment (LC_ALL, LC_MESSAGES, LANG); English when it is none of ours.
table::Language standard_language();

}  // namespace paddock::cli
