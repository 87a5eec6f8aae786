#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/failure.hpp"

// Commands are data: what a command takes is declared once, and parsing, help, suggestions and shell
// completion all come from that declaration (cli/commands.cpp).
namespace paddock::cli {

class Console;

// What a shell may offer at a place.
enum class Offers : std::uint8_t { nothing, files, folders, games, circuits, levels, presets, words };

struct Flag {
    std::string_view name = "";   // "seed", typed as --seed
    std::string_view value = "";  // "TEXT"; empty: a switch without a value
    Offers offers = Offers::nothing;
    std::string_view words = "";  // Offers::words: what may stand there, separated by blanks
    char letter = 0;              // 'o', typed as -o
    bool repeatable = false;
};

class Arguments;

struct Command {
    std::string_view name = "";   // "play", "circuit check"
    std::string_view takes = "";  // "GAME [ID]"
    std::size_t least = 0;        // plain arguments
    std::size_t most = 0;
    Offers offers = Offers::nothing;  // at the place of a plain argument
    std::string_view words = "";
    std::vector<Flag> flags = {};
    std::vector<std::string_view> examples = {};  // "paddock play GAME    # what it does"
    Exit (*run)(const Arguments& arguments, Console& console) = nullptr;
};

// What was typed, checked against the command's declaration.
class Arguments {
  public:
    // Throws a Failure that names the mistake, with the nearest flag for a mistyped one.
    static Arguments parse(const Command& command, std::span<const std::string> words);

    const Command& command() const { return *command_; }
    const std::vector<std::string>& plain() const { return plain_; }
    bool has(std::string_view flag) const { return values_.contains(std::string(flag)); }
    std::optional<std::string> value(std::string_view flag) const;
    std::string value_or(std::string_view flag, std::string_view usual) const;
    std::vector<std::string> values(std::string_view flag) const;
    // A whole number from least to most; `usual` when the flag was not given.
    int whole(std::string_view flag, int least, int most, int usual) const;
    // One of these words; `usual` when the flag was not given.
    std::string word(std::string_view flag, const std::vector<std::string>& words, std::string_view usual) const;

    // "paddock play: … See paddock play --help."
    Failure mistake(const std::string& sentence, Gaps gaps = {}) const;

  private:
    explicit Arguments(const Command& command) : command_(&command) {}
    void take_flag(const std::string& word, std::span<const std::string> words, std::size_t& next);
    const Flag& flag_of(const std::string& name, const std::string& typed) const;

    const Command* command_;
    std::vector<std::string> plain_;
    std::map<std::string, std::vector<std::string>> values_;
};

}  // namespace paddock::cli
