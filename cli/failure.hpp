#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/words.hpp"

// How the program ends, and how a command says that it cannot go on.
namespace paddock::cli {

enum class Exit : int {
    fine = 0,
    no = 1,             // the answer is "no": a record that does not verify, an expectation unmet, a store with faults
    bad_input = 2,      // a command line, file or answer that cannot be used
    system_failed = 3,  // the machine did not do its part: disk full, no permission to write
    interrupted = 130,  // Ctrl-C, as shells count it
};

using Gaps = std::vector<std::pair<std::string, std::string>>;

// One clear sentence for stderr, and the exit code that goes with it. The sentence is English, with gaps as "{flag}",
// and its own key among the words of other languages (house/refusals.json).
class Failure : public std::runtime_error {
  public:
    // `command`: whose --help tells more, "paddock play".
    Failure(Exit exit, const std::string& sentence, Gaps gaps = {}, std::string command = "");
    Exit exit() const { return exit_; }
    std::string said(const table::Words& words) const;

  private:
    Exit exit_;
    std::string sentence_;
    Gaps gaps_;
    std::string command_;
};

inline Failure bad_input(const std::string& sentence, Gaps gaps = {}) {
    return {Exit::bad_input, sentence, std::move(gaps)};
}
inline Failure system_failed(const std::string& sentence) { return {Exit::system_failed, sentence}; }

// A text from outside, fit for a terminal: control characters and broken UTF-8 become '?', long texts are cut.
std::string shown(std::string_view text);

}  // namespace paddock::cli
