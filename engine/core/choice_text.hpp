#pragma once

#include <charconv>
#include <optional>
#include <string>

#include "engine/core/declare.hpp"

// Declared choices (engine/core/declare.hpp) as people type them and records hold them: "move 3L2 brake 1". An overload
// of write_words and read_words for each form; a game adds those of its own forms beside them.
namespace paddock::declare {

// A cursor over the words of a text.
struct Words {
    std::string_view rest;

    std::string_view next() {
        while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(end);
        return word;
    }
    // Goes on when this word comes next.
    bool take(std::string_view word) {
        Words ahead = *this;
        if (ahead.next() != word) return false;
        *this = ahead;
        return true;
    }
    bool at_end() const { return Words{rest}.next().empty(); }
};

// Three letters at most.
inline std::optional<int> whole_number(std::string_view word) {
    constexpr std::size_t most_letters = 3;
    int value = 0;
    const char* const end = word.data() + word.size();
    if (word.empty() || word.size() > most_letters) return std::nullopt;
    const auto [at, error] = std::from_chars(word.data(), end, value);
    return error == std::errc{} && at == end ? std::optional(value) : std::nullopt;
}

inline void add_word(std::string& text, std::string_view word) {
    text += ' ';
    text += word;
}

inline void write_words(std::string& text, const Flag& form, bool value) { add_word(text, value ? form.yes : form.no); }
inline void write_words(std::string& text, const Mark& form, bool value) {
    if (value) add_word(text, form.name);
}
template <class Value>
void write_words(std::string& text, const Whole& form, Value value) {
    const int number = static_cast<int>(value) + form.first;
    add_word(text, form.least < 0 && number > 0 ? "+" : "");  // what can be negative bears its sign
    text += std::to_string(number);
}
template <class Value, std::size_t Count>
void write_words(std::string& text, const Word<Value, Count>& form, Value value) {
    add_word(text, name_in(form.names, value));
}
inline void write_words(std::string& text, const OneSeat& /*form*/, Seat value) {
    add_word(text, std::to_string(number(value) + 1));
}

inline bool read_words(Words& words, const Flag& form, bool& value) {
    value = words.take(form.yes);
    return value || words.take(form.no);
}
inline bool read_words(Words& words, const Mark& form, bool& value) {
    value = words.take(form.name);
    return true;
}
template <class Value>
bool read_words(Words& words, const Whole& form, Value& value) {
    std::string_view word = words.next();
    const bool plus = form.least < 0 && word.starts_with('+');
    if (plus) word.remove_prefix(1);
    const std::optional<int> number = whole_number(word);
    if (!number || *number < (plus ? 1 : form.least) || *number > form.most) return false;
    value = static_cast<Value>(*number - form.first);
    return true;
}
template <class Value, std::size_t Count>
bool read_words(Words& words, const Word<Value, Count>& form, Value& value) {
    const std::string_view word = words.next();
    const auto found =
        std::find_if(form.names.begin(), form.names.end(), [&](auto& each) { return each.name == word; });
    if (found == form.names.end()) return false;
    value = found->value;
    return true;
}
inline bool read_words(Words& words, const OneSeat& form, Seat& value) {
    int number = 0;
    if (!read_words(words, Whole{1, form.most}, number)) return false;
    value = paddock::seat(number - 1);
    return true;
}

template <class Owner, class Value, class Form>
void write_field(std::string& text, const Field<Owner, Value, Form>& field, const Owner& owner) {
    if (!field.is_in(owner) || (field.silent && field.as_usual(owner))) return;
    if (!field.before.empty()) add_word(text, field.before);
    write_words(text, field.form, owner.*field.member);
}

template <class Owner, class Value, class Form>
bool read_field(Words& words, const Field<Owner, Value, Form>& field, Owner& owner) {
    if (!field.is_in(owner)) return true;
    if (!field.before.empty() && !words.take(field.before)) return field.silent;
    return read_words(words, field.form_in(owner), owner.*field.member);
}

template <class Type, class... Fields>
std::optional<Type> read_choice(Words& words, const Choice<Type, Fields...>& entry) {
    Type value = entry.declined;
    if (entry.declines == nullptr || !words.take(entry.no)) {
        value = {};
        bool fine = true;
        for_each(entry.fields, [&](const auto& field) { fine = fine && read_field(words, field, value); });
        if (!fine || entry.says_no(value)) return std::nullopt;
    }
    return words.at_end() ? std::optional(value) : std::nullopt;
}

template <const auto& table, class Variant>
std::string choice_text(const Variant& choice) {
    std::string text;
    with_entry<table>(choice, [&](const auto& entry, const auto& value) {
        text = entry.name;
        if (entry.says_no(value)) return add_word(text, entry.no);
        for_each(entry.fields, [&](const auto& field) { write_field(text, field, value); });
    });
    return text;
}

template <class Variant, class Table>
std::optional<Variant> choice_of_text(const Table& table, std::string_view text) {
    Words words{text};
    const std::string_view name = words.next();
    std::optional<Variant> choice;
    for_each(table, [&](const auto& entry) {
        if (entry.name == name) choice = read_choice(words, entry);
    });
    return choice;
}

}  // namespace paddock::declare
