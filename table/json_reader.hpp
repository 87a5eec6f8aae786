#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "engine/core/declare.hpp"
#include "engine/core/result.hpp"

namespace paddock::table {

// Reading JSON that somebody else wrote: circuit files, scenarios, set-ups, records. Nothing in
// here throws, and no input can crash it or exhaust memory. Typical use:
//
//     auto document = JsonDocument::parse("monaco.json", text);
//     if (!document) return {document.error()};              // line and column of the syntax error
//     JsonFields fields = document->root().fields();
//     const int laps = fields.required("laps").whole(1, 9);
//     if (const JsonReader weather = fields.optional("weather")) { ... }
//     return document->errors().empty() ? ... : document->errors();
//
// A reading that fails notes an error and gives a harmless value, so that one pass over a file
// finds every fault in it. Look at errors() before using what was read.

// One fault of a text from outside.
struct InputError {
    std::string file;     // as handed in, for the message
    std::string pointer;  // JSON pointer of the value, "" for the whole text
    int line = 0;         // syntax errors only, from 1
    int column = 0;
    std::string meaning;  // what was expected and what was found
    bool operator==(const InputError&) const = default;
};

// "monaco.json: /rules/elements/3/stops: expected a whole number from 1 to 3, found "two""
std::string to_text(const InputError& error);

// What a text may cost before it is refused unread.
struct JsonLimits {
    std::size_t bytes = std::size_t{4} << 20;
    int depth = 32;
    int values = 200'000;
};

// More faults than this are not listed.
inline constexpr std::size_t max_input_errors = 100;

enum class Newlines : std::uint8_t { refused, allowed };

class JsonFields;

// One value of a document, or the lack of one. Cheap to copy; valid as long as its document.
// Reading a missing value gives the fallback without a word: whoever found it missing has spoken.
class JsonReader {
  public:
    explicit operator bool() const { return value_ != nullptr; }
    const std::string& pointer() const { return pointer_; }

    bool is_null() const;  // or missing
    bool is_text() const;
    bool is_whole() const;
    bool is_array() const;
    bool is_object() const;

    // A whole number from least to most; least when it is not.
    template <class Whole = int>
    Whole whole(Whole least, Whole most) const {
        return static_cast<Whole>(whole_number(static_cast<std::int64_t>(least), static_cast<std::int64_t>(most)));
    }
    // A finite number from least to most; least when it is not.
    double number(double least, double most) const;
    bool flag() const;
    // Valid UTF-8 of at most so many bytes, free of control characters, so that it may go to a
    // terminal, an SVG or a mail as it is.
    std::string text(std::size_t most, Newlines newlines = Newlines::refused) const;
    // The value whose name stands here; the first of the table when none does.
    template <class Value>
    Value one_of(std::span<const Named<Value>> table) const {
        std::vector<std::string_view> names;
        for (const Named<Value>& entry : table) names.push_back(entry.name);
        return table[choose(names)].value;
    }
    template <class Value, std::size_t Count>
    Value one_of(const Named<Value> (&table)[Count]) const {
        return one_of(std::span<const Named<Value>>(table));
    }
    template <class Value, std::size_t Count>
    Value one_of(const std::array<Named<Value>, Count>& table) const {
        return one_of(std::span<const Named<Value>>(table));
    }
    // The values of an array of least to most entries, in order.
    std::vector<JsonReader> items(std::size_t least, std::size_t most) const;
    // An object whose keys are known to the caller. See JsonFields.
    JsonFields fields() const;
    // An object whose keys are free, by key.
    std::vector<std::pair<std::string, JsonReader>> entries(std::size_t most) const;
    // The value itself, for what is passed on unread; nullptr when missing.
    const nlohmann::json* raw() const { return value_; }

    // Notes a fault the caller found at this place.
    void fail(std::string meaning) const;
    // Notes "expected …, found …" for this place.
    void fail_expected(std::string_view expected) const;

  private:
    friend class JsonDocument;
    friend class JsonFields;
    struct Shared;

    JsonReader(Shared* shared, const nlohmann::json* value, std::string pointer)
        : shared_(shared), value_(value), pointer_(std::move(pointer)) {}

    std::int64_t whole_number(std::int64_t least, std::int64_t most) const;
    std::size_t choose(std::span<const std::string_view> names) const;

    Shared* shared_;
    const nlohmann::json* value_;
    std::string pointer_;
};

// The keys of one object. Whatever was asked for is known; when this goes out of scope, every key
// nobody asked for is an error. So read all fields, conditional ones under their condition.
class JsonFields {
  public:
    JsonFields(const JsonFields&) = delete;
    JsonFields& operator=(const JsonFields&) = delete;
    ~JsonFields();

    JsonReader required(std::string_view key);
    JsonReader optional(std::string_view key);  // false when the key is absent
    bool has(std::string_view key) const;       // without asking for it
    const JsonReader& whole_object() const { return object_; }

  private:
    friend class JsonReader;
    explicit JsonFields(JsonReader object) : object_(std::move(object)) {}

    JsonReader object_;
    std::vector<std::string> asked_;
};

class JsonDocument {
  public:
    // Refuses what is no JSON, what repeats a key in one object, and what exceeds the limits.
    static Result<JsonDocument, InputError> parse(std::string file, std::string_view text,
                                                  const JsonLimits& limits = {});
    JsonDocument(JsonDocument&&) noexcept;
    JsonDocument& operator=(JsonDocument&&) noexcept;
    ~JsonDocument();

    JsonReader root() const;
    // The faults found so far, in the order they were met.
    const std::vector<InputError>& errors() const;

  private:
    explicit JsonDocument(std::unique_ptr<JsonReader::Shared> shared);
    std::unique_ptr<JsonReader::Shared> shared_;
};

}  // namespace paddock::table
