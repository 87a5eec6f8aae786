#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace paddock::server {

// {"do":"answer","seat":2,"question":17,"choice":"gear 3","id":7}
struct PlainAnswer {
    std::uint64_t id = 0;
    std::uint64_t seat = 0;
    std::uint64_t question = 0;
    std::string_view choice;  // within the message
};

// Nearly every message is an answer, written as plainly as that: in any order, without blanks, every key once, whole
// numbers, nothing escaped. It is read here without a document. Nothing for whatever is not so plain: the reader of
// documents understands it, or knows what is wrong with it.
std::optional<PlainAnswer> read_plain_answer(std::string_view message);

}  // namespace paddock::server
