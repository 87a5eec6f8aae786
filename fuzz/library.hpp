#pragma once

#include "table/library.hpp"

namespace paddock::table {

// The built-in content, read once for all inputs.
inline const Library& fuzz_library() {
    static const Library* const built_in = new Library;
    return *built_in;
}

}  // namespace paddock::table
