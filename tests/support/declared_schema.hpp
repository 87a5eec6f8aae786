#pragma once

#include "engine/core/declare.hpp"
#include "table/json.hpp"

// JSON schemas of what games declare: an overload for each form. A game's own forms are in its test.
namespace paddock::table::declared_tests {

inline Json schema_of(const declare::Flag& /*form*/) { return {{"type", "boolean"}}; }
inline Json schema_of(const declare::Mark& /*form*/) { return {{"type", "boolean"}}; }
inline Json schema_of(const declare::Whole& form) {
    if (form.step == 1) return {{"type", "integer"}, {"minimum", form.least}, {"maximum", form.most}};
    Json values = Json::array();
    for (int value = form.least; value <= form.most; value += form.step) values.push_back(value);
    return {{"enum", std::move(values)}};
}
template <class Value, std::size_t Count>
Json schema_of(const declare::Word<Value, Count>& form) {
    Json names = Json::array();
    for (const auto& entry : form.names) names.push_back(entry.name);
    return {{"enum", std::move(names)}};
}
inline Json schema_of(const declare::OneSeat& form) {
    return {{"type", "integer"}, {"minimum", 0}, {"maximum", form.most}};
}
inline Json schema_of(const declare::SeveralSeats& form) {
    return {{"type", "array"}, {"items", {{"type", "integer"}, {"minimum", 1}, {"maximum", form.most}}}};
}

inline Json or_null(Json schema) {
    if (schema.contains("enum")) schema["enum"].push_back(nullptr);
    if (schema.contains("type")) schema["type"] = Json::array({schema["type"], "null"});
    return schema;
}

inline Json object_schema(Json properties, Json required) {
    return {{"type", "object"},
            {"additionalProperties", false},
            {"properties", std::move(properties)},
            {"required", std::move(required)}};
}

template <class Table>
Json options_schema(const Table& table) {
    Json properties = Json::object();
    declare::for_each(
        table, [&](const auto& option) { properties[std::string(option.field.key)] = schema_of(option.field.form); });
    return object_schema(std::move(properties), Json::array());
}

template <class Table>
Json choice_schema(const Table& table) {
    Json kinds = Json::array();
    declare::for_each(table, [&](const auto& entry) {
        Json properties{{"do", {{"const", entry.name}}}};
        Json required = Json::array({"do"});
        declare::for_each(entry.fields, [&](const auto& field) {
            const bool first = properties.size() == 1;
            const Json schema = schema_of(field.form);
            properties[std::string(field.key)] = first && entry.null ? or_null(schema) : schema;
            if (first ? !field.lacking : !field.lacking && !entry.null && field.up_to == nullptr)
                required.push_back(field.key);
        });
        kinds.push_back(object_schema(std::move(properties), std::move(required)));
    });
    return {{"oneOf", std::move(kinds)}};
}

template <class Type>
constexpr bool has_seat = requires(Type happened) { happened.seat; };

template <class Table>
Json event_schema(const Table& table) {
    Json kinds = Json::array();
    declare::for_each(table, [&]<class Entry>(const Entry& entry) {
        Json properties{{"event", {{"const", entry.name}}}, {"rule", {{"type", "string"}}}};
        Json required = Json::array({"event", "rule", "text"});
        if constexpr (has_seat<typename Entry::Type>) properties["seat"] = {{"type", "integer"}, {"minimum", 1}};
        declare::for_each(entry.fields, [&](const auto& field) {
            properties[std::string(field.key)] = schema_of(field.form);
            required.push_back(field.key);
        });
        properties["text"] = {{"type", "string"}};
        kinds.push_back(object_schema(std::move(properties), std::move(required)));
    });
    return {{"oneOf", std::move(kinds)}};
}

}  // namespace paddock::table::declared_tests
