#include "table/formula_d/space_fields.hpp"

namespace paddock::table {

track::SpaceId read_space(const JsonReader& value, const track::Circuit& circuit) {
    constexpr std::size_t longest_name = 16;
    if (value.is_null()) return track::SpaceId::none;
    const std::string name = value.text(longest_name);
    if (name.empty() && !value.is_text()) return track::SpaceId::none;
    const track::SpaceId space = track::find_space(circuit, name);
    if (space == track::SpaceId::none) value.fail_expected("a space of the circuit, as C.2.4 or P5");
    return space;
}

}  // namespace paddock::table
