#pragma once

#include <charconv>
#include <cstring>
#include <string>
#include <string_view>

#include "table/json.hpp"

namespace paddock::table {

// JSON written straight as text, without a value in between: for what is written with every answer. Gives the bytes
// that line_of would give of the same value.
class JsonText {
  public:
    // About how long it will be.
    explicit JsonText(std::size_t size = 256) { make_room(size); }
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;

    JsonText& begin_object() { return open('{'); }
    JsonText& end_object() { return close('}'); }
    JsonText& begin_array() { return open('['); }
    JsonText& end_array() { return close(']'); }
    // Keys are our own words.
    JsonText& key(std::string_view name) {
        put_quoted(name);
        *end_++ = ':';
        comma_ = false;
        return *this;
    }

    // Any text: what has to be escaped is.
    JsonText& value(std::string_view text) { return is_plain(text) ? word(text) : written(line_of(Json(text))); }
    JsonText& value(const char* text) { return value(std::string_view(text)); }
    JsonText& value(bool flag) { return written(flag ? "true" : "false"); }
    JsonText& value(std::int64_t number) {
        constexpr std::size_t most_digits = 24;
        separate(most_digits);
        end_ = std::to_chars(end_, end_ + most_digits, number).ptr;
        return *this;
    }
    JsonText& value(int number) { return value(std::int64_t{number}); }
    JsonText& value(std::size_t number) { return value(static_cast<std::int64_t>(number)); }
    // One of our own words: nothing in it has to be escaped.
    JsonText& word(std::string_view text) {
        put_quoted(text);
        comma_ = true;
        return *this;
    }
    JsonText& null() { return written("null"); }
    // A value that is text already, in one piece or in two.
    JsonText& written(std::string_view json, std::string_view rest = {}) {
        separate(json.size() + rest.size());
        put(json);
        put(rest);
        return *this;
    }
    // Bytes around a value.
    JsonText& raw(std::string_view bytes) {
        reserve(bytes.size());
        put(bytes);
        return *this;
    }
    JsonText& json(const Json& value) { return written(line_of(value)); }

    std::string_view text() const { return {text_.data(), size()}; }
    std::string take() {
        text_.resize(size());
        return std::move(text_);
    }

  private:
    std::size_t size() const { return static_cast<std::size_t>(end_ - text_.data()); }
    // The text is as long as there is room; what is written ends at end_.
    void make_room(std::size_t more) {
        const std::size_t used = end_ == nullptr ? 0 : size();
        text_.resize(2 * used + more + spare);
        end_ = text_.data() + used;
    }
    void reserve(std::size_t more) {
        if (text_.size() - size() < more) make_room(more);
    }
    void put(std::string_view bytes) {
        if (bytes.empty()) return;
        std::memcpy(end_, bytes.data(), bytes.size());
        end_ += bytes.size();
    }
    // What comes next is a value of at most so many bytes.
    void separate(std::size_t room) {
        reserve(room + 1);
        *end_ = ',';
        end_ += comma_ ? 1 : 0;
        comma_ = true;
    }
    // A byte is left for a colon.
    void put_quoted(std::string_view text) {
        separate(text.size() + 3);
        *end_++ = '"';
        put(text);
        *end_++ = '"';
    }
    JsonText& open(char bracket) {
        separate(1);
        *end_++ = bracket;
        comma_ = false;
        return *this;
    }
    JsonText& close(char bracket) {
        reserve(1);
        *end_++ = bracket;
        comma_ = true;
        return *this;
    }
    static bool is_plain(std::string_view text) {
        bool odd = false;  // looked up at the end, so that many letters are compared at once
        for (const char letter : text) odd |= (letter < 0x20) | (letter == 0x7f) | (letter == '"') | (letter == '\\');
        return !odd;
    }

    static constexpr std::size_t spare = 64;
    std::string text_;
    char* end_ = nullptr;
    bool comma_ = false;
};

}  // namespace paddock::table
