#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

// What somebody wrote into a reply, told from what the mail program put around it.
namespace paddock::mail {

struct ReplyLine {
    int number = 0;  // of the line in the letter, from 1: faults are told by it
    std::string text;
    bool operator==(const ReplyLine&) const = default;
};

// A line no mail program writes by itself, above everything we send: what stands below it was not written just now.
inline constexpr std::string_view tear_line = "~ ~ ~ ~ ~ ~ ~ ~";

// The lines above a signature ("--") and our own tear line, without quoted ones ("> …") and without the line or two in
// which a program says whom it quotes. Such a line is only left out right before a quoted block, when it ends with ":"
// and `means_something` says no; so nothing that was meant vanishes unseen.
std::vector<ReplyLine> written_lines(std::string_view text,
                                     const std::function<bool(std::string_view)>& means_something);

// The first line that is not blank; "": there is none.
std::string first_line(const std::vector<ReplyLine>& lines);

}  // namespace paddock::mail
