#pragma once

#include <optional>
#include <vector>

#include "engine/core/declare.hpp"
#include "table/fields.hpp"
#include "table/json_reader.hpp"
#include "table/json_text.hpp"
#include "table/text.hpp"

// Declared values (engine/core/declare.hpp) as JSON, both ways: an overload for each form. A game adds those of its own
// forms in its folder.
namespace paddock::table {

inline void write_value(JsonText& out, const declare::Flag& /*form*/, bool value) { out.value(value); }
template <class Value>
void write_value(JsonText& out, const declare::Whole& form, Value value) {
    out.value(static_cast<int>(value) + form.first);
}
template <class Value, std::size_t Count>
void write_value(JsonText& out, const declare::Word<Value, Count>& form, Value value) {
    out.word(name_in(form.names, value));
}

inline void read_value(const JsonReader& from, const declare::Flag& /*form*/, bool& value) { value = from.flag(); }
template <class Value>
void read_value(const JsonReader& from, const declare::Whole& form, Value& value) {
    value = static_cast<Value>(from.whole(form.least, form.most) - form.first);
}
template <class Value, std::size_t Count>
void read_value(const JsonReader& from, const declare::Word<Value, Count>& form, Value& value) {
    value = from.one_of(form.names);
}

inline void write_value(JsonText& out, const declare::Mark& /*form*/, bool value) { out.value(value); }
inline void write_value(JsonText& out, const declare::OneSeat& /*form*/, Seat value) { out.value(seat_number(value)); }
inline void write_value(JsonText& out, const declare::SeveralSeats& /*form*/, SeatSet seats) {
    out.begin_array();
    for (const Seat seat : seats) out.value(seat_number(seat));
    out.end_array();
}

inline void read_value(const JsonReader& from, const declare::Mark& /*form*/, bool& value) { value = from.flag(); }
inline void read_value(const JsonReader& from, const declare::OneSeat& form, Seat& value) {
    value = seat_of_number(from.whole(0, form.most));
}

// Options.
template <class Options, class Declared>
Json declared_options_json(const Declared& declared, const Options& options) {
    JsonText out(1024);
    out.begin_object();
    declare::for_each(declared, [&](const auto& option) {
        write_value(out.key(option.field.key), option.field.form, options.*option.field.member);
    });
    return Json::parse(out.end_object().take());
}

// What is missing keeps the value it has.
template <class Options, class Declared>
void read_declared_options(const Declared& declared, JsonFields& fields, Options& options) {
    declare::for_each(declared, [&](const auto& option) {
        if (const JsonReader found = fields.optional(option.field.key))
            read_value(found, option.field.form, options.*option.field.member);
    });
}

// Choices.
template <const auto& table, class Variant>
void write_declared_choice(JsonText& out, const Variant& choice) {
    declare::with_entry<table>(choice, [&](const auto& entry, const auto& value) {
        out.begin_object().key("do").word(entry.name);
        bool done = false;
        declare::for_each(entry.fields, [&](const auto& field) {
            if (done || !field.is_in(value)) return;
            done = entry.null && entry.says_no(value);
            out.key(field.key);
            done ? static_cast<void>(out.null()) : write_value(out, field.form, value.*field.member);
        });
        out.end_object();
    });
}

template <class Type, class... Declared>
Type read_declared_fields(JsonFields& fields, const declare::Choice<Type, Declared...>& entry) {
    Type value{};
    bool first = true;
    bool done = false;
    declare::for_each(entry.fields, [&](const auto& field) {
        if (done || !field.is_in(value)) return;
        const JsonReader found = field.lacking ? fields.optional(field.key) : fields.required(field.key);
        done = entry.null && first && found.is_null();
        first = false;
        if (done) {
            value = entry.declined;
        } else if (found) {
            read_value(found, field.form_in(value), value.*field.member);
        }
    });
    return value;
}

template <class Variant, class... Entries>
std::optional<Variant> read_declared_choice(const std::tuple<Entries...>& table, const JsonReader& json) {
    if (!json.is_object()) {
        json.fail_expected("an object with the key \"do\"");
        return std::nullopt;
    }
    JsonFields fields = json.fields();
    const JsonReader what = fields.required("do");
    if (!what) return std::nullopt;
    std::vector<Named<std::size_t>> names;
    declare::for_each(table, [&](const auto& entry) { names.push_back({entry.name, names.size()}); });
    const std::size_t wanted = what.one_of(std::span<const Named<std::size_t>>(names));
    std::optional<Variant> choice;
    std::size_t place = 0;
    declare::for_each(table, [&](const auto& entry) {
        if (place++ == wanted) choice = read_declared_fields(fields, entry);
    });
    return choice;
}

// Events. What only the content of a game can name (the spaces of a circuit) its folder writes with write_named.
template <const auto& table, class Content, class Variant>
void write_declared_event(JsonText& out, const Content& content, const Variant& event) {
    declare::with_entry<table>(event, [&](const auto& entry, const auto& happened) {
        out.key("event").word(entry.name).key("rule").word(happened.rule.view());
        if constexpr (requires { happened.seat; })
            if (happened.seat != Seat::nobody) out.key("seat").value(seat_number(happened.seat));
        declare::for_each(entry.fields, [&](const auto& field) {
            out.key(field.key);
            const auto& value = happened.*field.member;
            if constexpr (requires { write_named(out, content, happened, field.form, value); })
                write_named(out, content, happened, field.form, value);
            else
                write_value(out, field.form, value);
        });
    });
}

}  // namespace paddock::table
