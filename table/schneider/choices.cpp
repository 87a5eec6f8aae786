#include "table/schneider/binding.hpp"
#include "table/schneider/forms.hpp"

// Choices of Schneider Trophy as JSON. Their texts belong to the engine (engine/schneider/text.cpp).
namespace paddock::table {

using schneider::Choice;
using schneider::Schneider;

Json Binding<Schneider>::choice_json(const Choice& choice) {
    JsonText out;
    write_declared_choice<schneider::declared::choices>(out, choice);
    return Json::parse(out.take());
}

std::optional<Choice> Binding<Schneider>::read_choice(const JsonReader& value) {
    return read_declared_choice<Choice>(schneider::declared::choices, value);
}

}  // namespace paddock::table
