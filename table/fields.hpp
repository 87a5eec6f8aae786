#pragma once

#include <span>
#include <string>
#include <string_view>
#include <type_traits>

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
//
// A game whose values lie on a board adds its places (space_fields.hpp in its folder).
namespace paddock::table {

enum class Write { everything, what_is_set };  // what is set: not 0, not false, not the first of its names

class FieldWriter {
  public:
    FieldWriter(Json& object, Write write) : fields_(object.get_ref<Json::object_t&>()), write_(write) {
        fields_.reserve(fields_.size() + usual_fields);
    }

    void flag(const char* key, bool value) { put(key, value, value); }
    template <class Whole>
    void count(const char* key, Whole value, int /*least*/, int /*most*/) {
        put(key, static_cast<int>(value) != 0, static_cast<int>(value));
    }
    template <class Value>
    void name(const char* key, Value value, std::type_identity_t<std::span<const Named<Value>>> names) {
        put(key, value != names[0].value, name_in(names, value));
    }

  protected:
    template <class Value>
    void put(const char* key, bool set, const Value& value) {
        if (set || write_ == Write::everything) fields_.push_back({key, Json(value)});
    }

  private:
    // Views are written with every answer: room for all fields at once, and no look whether a key is there, since
    // each is written once.
    static constexpr std::size_t usual_fields = 32;

    Json::object_t& fields_;
    Write write_;
};

// Keys that are missing leave the value as it is.
class FieldReader {
  public:
    explicit FieldReader(JsonFields& fields) : fields_(fields) {}

    void flag(const char* key, bool& value) {
        if (const JsonReader found = fields_.optional(key)) value = found.flag();
    }
    template <class Whole>
    void count(const char* key, Whole& value, int least, int most) {
        if (const JsonReader found = fields_.optional(key)) value = static_cast<Whole>(found.whole(least, most));
    }
    template <class Value>
    void name(const char* key, Value& value, std::type_identity_t<std::span<const Named<Value>>> names) {
        if (const JsonReader found = fields_.optional(key)) value = found.one_of(names);
    }

  protected:
    JsonReader find(const char* key) { return fields_.optional(key); }

  private:
    JsonFields& fields_;
};

}  // namespace paddock::table
