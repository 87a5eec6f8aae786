#include "tests/support/declared_files.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace paddock::table::declared_tests {

namespace {

constexpr std::size_t width = 120;

std::string full_path(const std::string& path) { return std::string(PADDOCK_SOURCE_DIR) + "/" + path; }

std::string read(const std::string& path) {
    std::ifstream file(full_path(path), std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

bool approving() { return std::getenv("PADDOCK_APPROVE") != nullptr; }

constexpr std::string_view how_to_renew =
    " is not what the declarations say; PADDOCK_APPROVE=1 JOBS=1 tools/suite release declared writes it anew";

std::string literal(const Json& value) {
    return value.is_string() ? "'" + value.get<std::string>() + "'" : line_of(value);
}

std::vector<std::string> alternatives(const Json& schema);

std::string property(const std::string& key, const Json& schema, bool required, std::size_t indent) {
    const std::string start = std::string(indent, ' ') + key + (required ? ":" : "?:");
    const std::string deeper = "\n" + std::string(indent + 2, ' ');
    const std::vector<std::string> words = alternatives(schema);
    std::string line;
    std::string lines;
    for (const std::string& word : words) {
        line += (line.empty() ? "" : " | ") + word;
        lines += deeper + "| " + word;
    }
    if (start.size() + 1 + line.size() <= width) return start + " " + line;
    return start + (indent + 2 + line.size() <= width ? deeper + line : lines);
}

bool is_required(const Json& object, const std::string& key) {
    const Json& keys = object["required"];
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

// "{ do: 'gear'; gear: number }"
std::string object_in_line(const Json& object) {
    std::string text;
    for (const auto& [key, schema] : object["properties"].items())
        text += (text.empty() ? "{ " : "; ") + property(key, schema, is_required(object, key), 0);
    return text + " }";
}

// What a value of this schema may be, in TypeScript.
std::vector<std::string> alternatives(const Json& schema) {
    std::vector<std::string> words;
    if (schema.contains("const")) return {literal(schema["const"])};
    if (schema.contains("enum")) {
        for (const Json& value : schema["enum"]) words.push_back(literal(value));
        return words;
    }
    const Json types = schema["type"].is_array() ? schema["type"] : Json::array({schema["type"]});
    for (const Json& type : types) {
        if (type == "integer") {
            words.emplace_back("number");
        } else if (type == "array") {
            words.push_back(alternatives(schema["items"]).front() + "[]");
        } else if (type == "object") {
            words.push_back(object_in_line(schema));
        } else {
            words.push_back(type.get<std::string>());
        }
    }
    return words;
}

}  // namespace

std::string spaced(const Json& value) {
    if (!value.is_structured()) return line_of(value);
    std::string text;
    for (const auto& [key, child] : value.items())
        text += (text.empty() ? "" : ", ") + (value.is_object() ? "\"" + key + "\": " : "") + spaced(child);
    return value.is_object() ? "{" + text + "}" : "[" + text + "]";
}

std::string laid_out(const Json& value, std::size_t indent) {
    const std::string line = spaced(value);
    if (!value.is_structured() || line.size() + indent < width - 20) return line;
    const std::string margin(indent + 2, ' ');
    std::string text;
    for (const auto& [key, child] : value.items())
        text += (text.empty() ? "" : ",\n") + margin + (value.is_object() ? "\"" + key + "\": " : "") +
                laid_out(child, indent + 2);
    const std::string end = "\n" + std::string(indent, ' ');
    return value.is_object() ? "{\n" + text + end + "}" : "[\n" + text + end + "]";
}

std::string interface_of(std::string_view name, const Json& object) {
    std::string text = "export interface " + std::string(name) + " {\n";
    for (const auto& [key, schema] : object["properties"].items())
        text += property(key, schema, is_required(object, key), 2) + "\n";
    return text + "}\n";
}

std::string union_of(std::string_view name, const Json& kinds) {
    std::string text = "export type " + std::string(name) + " =";
    for (const Json& kind : kinds["oneOf"]) {
        const std::string line = "  | " + object_in_line(kind);
        text += "\n";
        if (line.size() <= width) {
            text += line;
            continue;
        }
        text += "  | {\n";
        for (const auto& [key, schema] : kind["properties"].items())
            text += property(key, schema, is_required(kind, key), 6) + "\n";
        text += "    }";
    }
    return text + "\n";
}

void expect_file(const std::string& path, const std::string& text) {
    if (approving()) std::ofstream(full_path(path), std::ios::binary) << text;
    EXPECT_EQ(read(path), text) << path << how_to_renew;
}

void expect_section(const std::string& path, const std::string& name, const std::string& text) {
    const std::string page = read(path);
    const std::string begin = "<!-- " + name + " -->\n";
    const std::string end = "<!-- end of " + name + " -->";
    const std::size_t from = page.find(begin);
    const std::size_t to = page.find(end);
    ASSERT_TRUE(from != std::string::npos && to != std::string::npos) << path << " has no " << begin;
    expect_file(path, page.substr(0, from + begin.size()) + text + page.substr(to));
}

}  // namespace paddock::table::declared_tests
