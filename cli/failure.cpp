#include "cli/failure.hpp"

#include "cli/text.hpp"
#include "table/text.hpp"

namespace paddock::cli {

namespace {

std::string in_words(const table::Words& words, const std::string& sentence, const Gaps& gaps,
                     const std::string& command) {
    std::vector<table::Param> params;
    for (const auto& [name, text] : gaps) params.emplace_back(name, text);
    std::string said = words.say(sentence, params);
    if (command.empty()) return said;
    return command + ": " + said + " " + words.say("mistake.see", {{"command", command}});
}

}  // namespace

Failure::Failure(Exit exit, const std::string& sentence, Gaps gaps, std::string command)
    : std::runtime_error(in_words(table::words_of("", table::Language::english), sentence, gaps, command)),
      exit_(exit),
      sentence_(sentence),
      gaps_(std::move(gaps)),
      command_(std::move(command)) {}

std::string Failure::said(const table::Words& words) const { return in_words(words, sentence_, gaps_, command_); }

std::string shown(std::string_view text) {
    constexpr std::size_t most = 80;
    std::string out;
    std::size_t letters = 0;
    while (!text.empty() && letters < most) {
        const std::size_t length = letter_length(text);
        if (length == 0 || table::control_length(text) > 0)
            out += '?';
        else
            out += text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
        ++letters;
    }
    return out + (text.empty() ? "" : "...");
}

}  // namespace paddock::cli
