#pragma once

#include <string>
#include <string_view>

#include "table/json.hpp"

// Generated files: how they are laid out, and where they are kept.
namespace paddock::table::declared_tests {

// JSON for people: what fits stands on one line, with blanks after colons and commas.
std::string spaced(const Json& value);
std::string laid_out(const Json& value, std::size_t indent = 0);

// TypeScript of schemas, as Prettier lays it out.
std::string interface_of(std::string_view name, const Json& object);
std::string union_of(std::string_view name, const Json& kinds);

// Compares a file of the repository, or what stands in it between <!-- name --> and <!-- end of name -->, with what was
// made of the declarations. PADDOCK_APPROVE=1 writes it first.
void expect_file(const std::string& path, const std::string& text);
void expect_section(const std::string& path, const std::string& name, const std::string& text);

}  // namespace paddock::table::declared_tests
