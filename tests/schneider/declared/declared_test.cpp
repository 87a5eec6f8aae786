#include "engine/schneider/declared_events.hpp"
#include "engine/schneider/declared_options.hpp"
#include "table/schneider/binding.hpp"
#include "tests/support/declared_pages.hpp"

// Schema, types and tables of Schneider Trophy are what its declarations say.
namespace paddock::schneider::declared {

using table::Json;

static Json schema_of(const CardForm& form) {
    const Json card{{"type", "string"}, {"pattern", "^((FR|GB|IT|US)-[0-9]{2}|[MRP][0-9]{2}|AP-(FR|GB|IT|US)-[0-9])$"}};
    return form.or_none ? table::declared_tests::or_null(card) : card;
}
static Json schema_of(const CourseForm& /*form*/) { return {{"type", "string"}}; }
static Json schema_of(const SquareForm& /*form*/) { return {{"type", {"string", "null"}}}; }
static Json schema_of(const WayForm& /*form*/) { return {{"type", "array"}, {"items", {{"type", "string"}}}}; }

}  // namespace paddock::schneider::declared

namespace paddock::table::declared_tests {
namespace {

using namespace schneider;

const GamePages schneider_pages{"schneider", "Schneider Trophy", "schneider"};

TEST(SchneiderDeclared, Schema) {
    expect_schema(schneider_pages, declared::options, declared::choices, declared::events);
}
TEST(SchneiderDeclared, Types) {
    expect_types(schneider_pages, declared::options, declared::choices, declared::events);
}
TEST(SchneiderDeclared, TablesOfThePages) {
    expect_choice_table<Schneider>(schneider_pages, declared::choices);
    expect_event_table(schneider_pages, declared::events);
    expect_option_table(schneider_pages);
}

}  // namespace
}  // namespace paddock::table::declared_tests
