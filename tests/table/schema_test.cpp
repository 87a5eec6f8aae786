#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "draw/schneider/drawing.hpp"
#include "table/embedded.hpp"
#include "table/options.hpp"
#include "tests/support/matches.hpp"

// The schemas name the very keys the program writes.
namespace paddock::table::tests {
namespace {

Json schema(const std::string& name) {
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path == "content/schemas/" + name) return Json::parse(file.text);
    }
    ADD_FAILURE() << name << " is not built in";
    return Json::object();
}

std::set<std::string> keys_of(const Json& object) {
    std::set<std::string> keys;
    for (const auto& entry : object.items()) keys.insert(entry.key());
    return keys;
}

std::unique_ptr<AnyMatch> begun_match() {
    auto match = opened(R"({"game":"formula-d","seats":2})");
    FastRolls rolls(1);
    match->start(rolls);
    return match;
}

TEST(Schemas, NameEveryOption) {
    const Json options = schema("formula-d.schema.json")["$defs"]["options"]["properties"];
    EXPECT_EQ(keys_of(options), keys_of(begun_match()->setup()["options"]));
}

TEST(Schemas, OptionsAreToldWithTheirUsualValues) {
    const Json usual = begun_match()->setup()["options"];
    std::set<std::string> told;
    for (const OptionInfo& option : options_of("formula-d")) {
        told.insert(std::string(option.key));
        const Json& value = usual[std::string(option.key)];
        const std::string text = value.is_boolean()  ? (value.get<bool>() ? "yes" : "no")
                                 : value.is_number() ? line_of(value)
                                                     : value.get<std::string>();
        EXPECT_EQ(option.usual, text) << option.key;
    }
    EXPECT_EQ(told, keys_of(usual));
}

TEST(Schemas, NameEveryKeyOfAPositionAndACar) {
    const Json wanted = schema("formula-d-position.schema.json");
    const Json& defs = wanted["$defs"];
    const Json position = begun_match()->position();
    EXPECT_EQ(keys_of(wanted["properties"]), keys_of(position));
    EXPECT_EQ(keys_of(defs["car"]["properties"]), keys_of(position["cars"][0]));
    EXPECT_EQ(keys_of(defs["car"]["properties"]["qualifying"]["properties"]),
              keys_of(position["cars"][0]["qualifying"]));
}

TEST(Schemas, NameEveryFeatureOfACourse_AndSoDoesItsPage) {
    std::set<std::string> known;
    for (const draw::FeatureName& feature : draw::feature_names()) known.insert(feature.name);
    for (const draw::Kind kind : draw::plain_features()) known.insert(draw::kind_name(kind).name);
    std::set<std::string> named;
    const Json defs = schema("schneider-drawing.schema.json")["$defs"];
    for (const Json& type : defs["feature"]["properties"]["type"]["enum"]) named.insert(type.get<std::string>());
    EXPECT_EQ(named, known);
    std::ifstream page(std::string(PADDOCK_SOURCE_DIR) + "/docs/courses.md");
    const std::string text{std::istreambuf_iterator<char>(page), {}};
    for (const std::string& name : known) EXPECT_NE(text.find("`" + name + "`"), std::string::npos) << name;
}

TEST(Schemas, NameEveryOptionAndKeyOfSchneiderTrophy) {
    const auto match = opened(R"({"game":"schneider","seats":2})");
    FastRolls rolls(1);
    match->start(rolls);
    EXPECT_EQ(keys_of(schema("schneider.schema.json")["$defs"]["options"]["properties"]),
              keys_of(match->setup()["options"]));
    const Json position = schema("schneider-position.schema.json");
    EXPECT_EQ(keys_of(position["properties"]), keys_of(match->position()));
    EXPECT_EQ(keys_of(position["$defs"]["plane"]["properties"]), keys_of(match->position()["planes"][0]));
}

}  // namespace
}  // namespace paddock::table::tests
