#pragma once

#include <string>
#include <string_view>

namespace paddock::mail {

// What a person reads in an HTML letter, line by line, for mail programs that send nothing else. What stands in a
// <blockquote> is marked with "> ", as in plain text.
std::string text_of_html(std::string_view html);

}  // namespace paddock::mail
