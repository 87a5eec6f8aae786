#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "table/json.hpp"

namespace paddock::table {

// JSON written straight as text, without a value in between: for what is written with every answer. Gives the bytes
// that line_of would give of the same value.
class JsonText {
  public:
    // About how long it will be.
    explicit JsonText(std::size_t size = 0) { text_.reserve(size); }

    JsonText& begin_object() { return open('{'); }
    JsonText& end_object() { return close('}'); }
    JsonText& begin_array() { return open('['); }
    JsonText& end_array() { return close(']'); }
    // Keys are our own words: nothing in them has to be escaped.
    JsonText& key(std::string_view name) {
        separate();
        text_.append(1, '"').append(name).append("\":");
        comma_ = false;
        return *this;
    }

    JsonText& value(std::string_view text);
    JsonText& value(const char* text) { return value(std::string_view(text)); }
    JsonText& value(bool flag) { return written(flag ? "true" : "false"); }
    JsonText& value(std::int64_t number) {
        char digits[24];
        return written({digits, std::to_chars(digits, digits + sizeof digits, number).ptr});
    }
    JsonText& value(int number) { return value(std::int64_t{number}); }
    JsonText& value(std::size_t number) { return value(static_cast<std::int64_t>(number)); }
    JsonText& null() { return written("null"); }
    // A value that is text already.
    JsonText& written(std::string_view json) {
        separate();
        text_ += json;
        comma_ = true;
        return *this;
    }
    JsonText& json(const Json& value) { return written(line_of(value)); }

    std::string take() { return std::move(text_); }

  private:
    JsonText& open(char bracket) {
        separate();
        text_ += bracket;
        comma_ = false;
        return *this;
    }
    JsonText& close(char bracket) {
        text_ += bracket;
        comma_ = true;
        return *this;
    }
    void separate() {
        if (comma_) text_ += ',';
    }

    std::string text_;
    bool comma_ = false;
};

inline JsonText& JsonText::value(std::string_view text) {
    for (const char letter : text) {
        const bool plain = letter >= 0x20 && letter != 0x7f && letter != '"' && letter != '\\';
        if (!plain) return written(line_of(Json(text)));
    }
    separate();
    text_.append(1, '"').append(text).append(1, '"');
    comma_ = true;
    return *this;
}

}  // namespace paddock::table
