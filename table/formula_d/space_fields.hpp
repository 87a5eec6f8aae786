#pragma once

#include "engine/track/compile.hpp"
#include "table/fields.hpp"

// The archives of table/fields.hpp for values that lie on a circuit.
namespace paddock::table {

class SpaceWriter : public FieldWriter {
  public:
    SpaceWriter(Json& object, const track::Circuit& circuit, Write write)
        : FieldWriter(object, write), circuit_(circuit) {}

    void space(const char* key, track::SpaceId space) {
        const bool set = space != track::SpaceId::none;
        put(key, set, set ? Json(track::space_name(circuit_, space)) : Json());
    }

  private:
    const track::Circuit& circuit_;
};

// A space by its name; none when null stands there.
track::SpaceId read_space(const JsonReader& value, const track::Circuit& circuit);

class SpaceReader : public FieldReader {
  public:
    SpaceReader(JsonFields& fields, const track::Circuit& circuit) : FieldReader(fields), circuit_(circuit) {}

    void space(const char* key, track::SpaceId& space) {
        if (const JsonReader found = find(key)) space = read_space(found, circuit_);
    }

  private:
    const track::Circuit& circuit_;
};

}  // namespace paddock::table
