#pragma once

#include "engine/core/declare.hpp"
#include "table/fields.hpp"
#include "table/json_reader.hpp"
#include "table/json_text.hpp"

// Declared values (engine/core/declare.hpp) as JSON, both ways: an overload for each form. A game adds those of its own
// forms in its folder.
namespace paddock::table {

inline void write_value(JsonText& out, const declare::Flag& /*form*/, bool value) { out.value(value); }
template <class Value>
void write_value(JsonText& out, const declare::Whole& /*form*/, Value value) {
    out.value(static_cast<int>(value));
}
template <class Value, std::size_t Count>
void write_value(JsonText& out, const declare::Word<Value, Count>& form, Value value) {
    out.word(name_in(form.names, value));
}

inline void read_value(const JsonReader& from, const declare::Flag& /*form*/, bool& value) { value = from.flag(); }
template <class Value>
void read_value(const JsonReader& from, const declare::Whole& form, Value& value) {
    value = static_cast<Value>(from.whole(form.least, form.most));
}
template <class Value, std::size_t Count>
void read_value(const JsonReader& from, const declare::Word<Value, Count>& form, Value& value) {
    value = from.one_of(form.names);
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

}  // namespace paddock::table
