#pragma once

#include <string>

namespace paddock::test {

// Answers that bring any match to its end: whatever is asked, one of the numbers fits soon.
inline std::string any_answers() {
    constexpr int rounds = 4000;
    std::string text;
    for (int i = 0; i < rounds; ++i) text += "1\n2\n3\n4\n5\n";
    return text;
}

}  // namespace paddock::test
