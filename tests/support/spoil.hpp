#pragma once

#include <vector>

#include "table/json.hpp"
#include "table/rolls.hpp"

namespace paddock::tests {

// Every value somewhere in another that holds no others.
inline void collect_leaves(table::Json& value, std::vector<table::Json*>& leaves) {
    if (value.is_structured()) {
        for (table::Json& inner : value) collect_leaves(inner, leaves);
        if (!value.empty()) return;
    }
    leaves.push_back(&value);
}

// Changes one of them: a flag is turned over, a number becomes another, anything else becomes what stands elsewhere.
inline void spoil_a_value(table::Json& document, table::FastRolls& rolls) {
    std::vector<table::Json*> leaves;
    collect_leaves(document, leaves);
    const auto any = [&]() -> table::Json& {
        return *leaves[static_cast<std::size_t>(rolls.below(static_cast<int>(leaves.size())))];
    };
    table::Json& leaf = any();
    if (leaf.is_boolean())
        leaf = !leaf.get<bool>();
    else if (leaf.is_number())
        leaf = rolls.below(rolls.below(2) == 0 ? 4 : 64);
    else
        leaf = any();
}

}  // namespace paddock::tests
