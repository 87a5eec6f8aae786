#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/core/seat.hpp"

// Options, choices and events of a game are declared once, in tables beside their structs:
//
//     inline constexpr std::tuple options{
//         optional_rule(flag("weather", &Options::weather), "FD-WX"),
//         ruling(word("order_basis", &Options::order_basis, {"progress", "track"}), "FD-RUL-03"),
//     };
//     inline constexpr std::tuple choices{
//         choice<Drive>("move", "move 3L2 brake 1", path("path", &Drive::path),
//                       whole("brakes", &Drive::brakes, 0, 99).if_set("brake")),
//     };
//
// Whatever is made of them (texts, JSON both ways, schemas, types, pages) walks through these tables. A field is a key,
// the member it stands for, and a form: how the value is told.
namespace paddock {

template <class Value>
struct Named {
    std::string_view name;
    Value value;
};

// The names of an enumeration from 0 on, in its order.
template <class Value, std::size_t Count>
constexpr std::array<Named<Value>, Count> names_of(const char* const (&names)[Count]) {
    std::array<Named<Value>, Count> table{};
    for (std::size_t i = 0; i < Count; ++i) table[i] = {names[i], static_cast<Value>(i)};
    return table;
}

template <class Value>
constexpr std::string_view name_in(std::type_identity_t<std::span<const Named<Value>>> table, Value value) {
    for (const Named<Value>& entry : table) {
        if (entry.value == value) return entry.name;
    }
    return "?";
}

namespace declare {

// Forms. A game adds its own for what lies on its board: cards, paths, spaces.
struct Flag {
    std::string_view no = "no";  // in texts; in JSON it is false
    std::string_view yes = "yes";
};
struct Mark {  // a flag whose name stands in the text when it is set
    std::string_view name;
};
struct Whole {
    int least;
    int most;
    int step = 1;
    int first = 0;  // what 0 is told as
};
template <class Value, std::size_t Count>
struct Word {
    std::array<Named<Value>, Count> names;
};
struct OneSeat {  // told by its number; nobody is 0
    int most;
};
struct SeveralSeats {
    int most;
};

template <class Owner, class Value, class Form>
struct Field {
    std::string_view key;
    Value Owner::* member;
    Form form;
    // Of choices.
    std::string_view before = {};          // a word that stands before it in the text
    bool lacking = false;                  // JSON need not have it: it is then as usual
    bool silent = false;                   // the text is without it, and without the word, when it is as usual
    int (*up_to)(const Owner&) = nullptr;  // the most it may be beside the fields before it; 0: there is no such field

    constexpr Field after(std::string_view word) const {
        Field copy = *this;
        copy.before = word;
        return copy;
    }
    constexpr Field optional() const {
        Field copy = *this;
        copy.lacking = true;
        return copy;
    }
    constexpr Field if_set(std::string_view word) const {
        Field copy = after(word).optional();
        copy.silent = true;
        return copy;
    }
    constexpr Field at_most(int (*limit)(const Owner&)) const {
        Field copy = *this;
        copy.up_to = limit;
        return copy;
    }

    constexpr bool as_usual(const Owner& owner) const { return owner.*member == Owner{}.*member; }
    constexpr bool is_in(const Owner& owner) const { return up_to == nullptr || up_to(owner) > 0; }
    constexpr Form form_in(const Owner& owner) const {
        Form narrowed = form;
        if constexpr (std::is_same_v<Form, Whole>) narrowed.most = up_to == nullptr ? form.most : up_to(owner);
        return narrowed;
    }
};

template <class Form, class Owner, class Value>
constexpr Field<Owner, Value, Form> field(std::string_view key, Value Owner::* member, Form form) {
    return {key, member, form};
}
template <class Owner>
constexpr auto flag(std::string_view key, bool Owner::* member, std::string_view no = "no",
                    std::string_view yes = "yes") {
    return field(key, member, Flag{no, yes});
}
template <class Owner>
constexpr auto mark(std::string_view key, bool Owner::* member) {
    return field(key, member, Mark{key}).optional();
}
template <class Owner, class Value>
constexpr auto whole(std::string_view key, Value Owner::* member, int least, int most, int step = 1) {
    return field(key, member, Whole{least, most, step});
}
// Whatever its type can hold.
template <class Owner, class Value>
constexpr auto whole(std::string_view key, Value Owner::* member) {
    using Limits = std::numeric_limits<Value>;
    return whole(key, member, Limits::min(), Limits::max());
}
// Held from 0, told from 1.
template <class Owner, class Value>
constexpr auto numbered(std::string_view key, Value Owner::* member, int most) {
    return field(key, member, Whole{1, most, 1, 1});
}
template <class Owner, class Value, std::size_t Count>
constexpr auto word(std::string_view key, Value Owner::* member, const std::array<Named<Value>, Count>& names) {
    return field(key, member, Word<Value, Count>{names});
}
template <class Owner, class Value, std::size_t Count>
constexpr auto word(std::string_view key, Value Owner::* member, const char* const (&names)[Count]) {
    return word(key, member, names_of<Value>(names));
}
template <class Owner>
constexpr auto seat(std::string_view key, Seat Owner::* member, int most) {
    return field(key, member, OneSeat{most});
}
template <class Owner>
constexpr auto seats(std::string_view key, SeatSet Owner::* member, int most) {
    return field(key, member, SeveralSeats{most});
}
// A table of names without its first one, which stands for nothing.
template <class Value, std::size_t Count>
constexpr std::array<Named<Value>, Count - 1> but_none(const std::array<Named<Value>, Count>& names) {
    std::array<Named<Value>, Count - 1> rest{};
    std::copy(names.begin() + 1, names.end(), rest.begin());
    return rest;
}

enum class Group : std::uint8_t { optional_rule, ruling };

// A switch that is agreed before a match. What it is when nobody says anything is what a fresh Options{} holds.
template <class OfField>
struct Option {
    OfField field;
    std::string_view rules;  // where to read more: an id or the beginning of ids, as "FD-WX"
    Group group;
    int place = 0;                    // in lists for people; those without come last, as declared
    std::string_view when_slow = {};  // what it usually is where answers take days; empty: no different

    constexpr Option listed(int at) const {
        Option copy = *this;
        copy.place = at;
        return copy;
    }
    constexpr Option slowly(std::string_view usual) const {
        Option copy = *this;
        copy.when_slow = usual;
        return copy;
    }
};

template <class OfField>
constexpr Option<OfField> optional_rule(OfField field, std::string_view rules) {
    return {field, rules, Group::optional_rule};
}
template <class OfField>
constexpr Option<OfField> ruling(OfField field, std::string_view rules) {
    return {field, rules, Group::ruling};
}

// An answer: what people type and records hold begins with its name, and JSON has that under "do".
template <class OfType, class... Fields>
struct Choice {
    using Type = OfType;

    std::string_view name;
    std::string_view example;  // its text
    std::tuple<Fields...> fields;
    // How it is said to want nothing: a word instead of all fields.
    std::string_view no = {};
    bool (*declines)(const Type&) = nullptr;
    Type declined = {};
    bool null = false;  // in JSON too: the first field is null, and there are no others

    constexpr Choice or_no(std::string_view word, bool (*is_no)(const Type&), Type value = {}) const {
        Choice copy = *this;
        copy.no = word;
        copy.declines = is_no;
        copy.declined = value;
        return copy;
    }
    constexpr Choice or_null(std::string_view word, bool (*is_no)(const Type&), Type value = {}) const {
        Choice copy = or_no(word, is_no, value);
        copy.null = true;
        return copy;
    }
    constexpr bool says_no(const Type& value) const { return declines != nullptr && declines(value); }
};

template <class Type, class... Fields>
constexpr Choice<Type, Fields...> choice(std::string_view name, std::string_view example, const Fields&... fields) {
    return {name, example, std::tuple<Fields...>{fields...}};
}

// What happened. Every event has its rule, and those of a seat have the seat, without being told here.
template <class OfType, class... Fields>
struct Event {
    using Type = OfType;

    std::string_view name;
    std::tuple<Fields...> fields;
};

template <class Type, class... Fields>
constexpr Event<Type, Fields...> event(std::string_view name, const Fields&... fields) {
    return {name, std::tuple<Fields...>{fields...}};
}

// Whether a table has one entry for each kind of a variant, in its order.
template <class Variant, class... Entries>
constexpr bool covers(const std::tuple<Entries...>& /*table*/) {
    return std::is_same_v<Variant, std::variant<typename Entries::Type...>>;
}

template <class Type, class... Entries>
constexpr std::size_t place_of(const std::tuple<Entries...>& /*table*/) {
    constexpr std::array<bool, sizeof...(Entries)> same{std::is_same_v<Type, typename Entries::Type>...};
    return static_cast<std::size_t>(std::find(same.begin(), same.end(), true) - same.begin());
}

// Calls `look` with the entry of a value's kind, and the value. The table is part of the type: the compiler then writes
// keys and words into the code, which is as fast as if they stood there.
template <const auto& table, class Variant, class Look>
void with_entry(const Variant& variant, const Look& look) {
    std::visit([&]<class Type>(const Type& value) { look(std::get<place_of<Type>(table)>(table), value); }, variant);
}

// Calls `look` with each entry of a table, in order.
template <class... Entries, class Look>
constexpr void for_each(const std::tuple<Entries...>& table, const Look& look) {
    std::apply([&](const Entries&... entry) { (look(entry), ...); }, table);
}

}  // namespace declare
}  // namespace paddock
