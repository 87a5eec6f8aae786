#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/json.hpp"

// Looking into JSON that the table wrote: what is missing reads as nothing, never as a crash.
namespace paddock::cli {

using table::Json;

inline const Json& member(const Json& object, std::string_view key) {
    static const Json nothing;
    if (!object.is_object()) return nothing;
    const auto found = object.find(std::string(key));
    return found == object.end() ? nothing : *found;
}
inline int whole_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_number_integer() ? value.get<int>() : 0;
}
inline double number_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_number() ? value.get<double>() : 0;
}
inline bool flag_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_boolean() && value.get<bool>();
}
inline std::string text_of(const Json& object, std::string_view key) {
    const Json& value = member(object, key);
    return value.is_string() ? value.get<std::string>() : std::string();
}
inline std::vector<int> wholes_of(const Json& object, std::string_view key) {
    std::vector<int> numbers;
    const Json& list = member(object, key);
    if (!list.is_array()) return numbers;
    for (const Json& value : list) {
        if (value.is_number_integer()) numbers.push_back(value.get<int>());
    }
    return numbers;
}

}  // namespace paddock::cli
