#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/track/compile.hpp"
#include "table/json.hpp"
#include "table/json_reader.hpp"
#include "table/text.hpp"

// Two archives with the same vocabulary, so that one list of fields both writes and reads a value:
//
//     template <class Archive, class Lap>
//     void lap_fields(Archive& archive, Lap& lap) {
//         archive.count("throws", lap.throws, 0, 255);
//         archive.flag("failed", lap.failed);
//     }
namespace paddock::table {

template <class Value>
std::string_view name_in(std::span<const Named<Value>> table, Value value) {
    for (const Named<Value>& entry : table) {
        if (entry.value == value) return entry.name;
    }
    return "?";
}
template <class Value, std::size_t Count>
std::string_view name_in(const Named<Value> (&table)[Count], Value value) {
    return name_in(std::span<const Named<Value>>(table), value);
}

enum class Write { everything, what_is_set };  // what is set: not 0, not false, not the first of its names

class FieldWriter {
  public:
    FieldWriter(Json& object, const track::Circuit& circuit, Write write)
        : fields_(object.get_ref<Json::object_t&>()), circuit_(circuit), write_(write) {
        fields_.reserve(fields_.size() + usual_fields);
    }

    void flag(const char* key, bool value) { put(key, value, value); }
    template <class Whole>
    void count(const char* key, Whole value, int /*least*/, int /*most*/) {
        put(key, static_cast<int>(value) != 0, static_cast<int>(value));
    }
    template <class Value, std::size_t Count>
    void name(const char* key, Value value, const Named<Value> (&names)[Count]) {
        put(key, value != names[0].value, name_in(names, value));
    }
    void space(const char* key, track::SpaceId space) {
        const bool set = space != track::SpaceId::none;
        put(key, set, set ? Json(track::space_name(circuit_, space)) : Json());
    }

  private:
    template <class Value>
    void put(const char* key, bool set, const Value& value) {
        if (set || write_ == Write::everything) fields_.push_back({key, Json(value)});
    }

    // Views are written with every answer: room for all fields at once, and no look whether a key is there, since
    // each is written once.
    static constexpr std::size_t usual_fields = 32;

    Json::object_t& fields_;
    const track::Circuit& circuit_;
    Write write_;
};

// Keys that are missing leave the value as it is.
class FieldReader {
  public:
    FieldReader(JsonFields& fields, const track::Circuit& circuit) : fields_(fields), circuit_(circuit) {}

    void flag(const char* key, bool& value) {
        if (const JsonReader found = fields_.optional(key)) value = found.flag();
    }
    template <class Whole>
    void count(const char* key, Whole& value, int least, int most) {
        if (const JsonReader found = fields_.optional(key)) value = static_cast<Whole>(found.whole(least, most));
    }
    template <class Value, std::size_t Count>
    void name(const char* key, Value& value, const Named<Value> (&names)[Count]) {
        if (const JsonReader found = fields_.optional(key)) value = found.one_of(names);
    }
    void space(const char* key, track::SpaceId& space) {
        if (const JsonReader found = fields_.optional(key)) space = read_space(found, circuit_);
    }

    static track::SpaceId read_space(const JsonReader& value, const track::Circuit& circuit);

  private:
    JsonFields& fields_;
    const track::Circuit& circuit_;
};

}  // namespace paddock::table
