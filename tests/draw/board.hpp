#pragma once

#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "table/circuit_file.hpp"

namespace paddock::draw {

inline std::string read_text(const std::string& path) {
    std::ifstream in(std::string(PADDOCK_SOURCE_DIR) + "/" + path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

// A circuit of the content folder, which has to be without fault.
inline table::CircuitFile load(const std::string& key) {
    const auto file = table::read_circuit_file(key, read_text("content/circuits/" + key + ".json"));
    if (file) return *file;
    for (const table::InputError& error : file.error()) ADD_FAILURE() << to_text(error);
    return {};
}

}  // namespace paddock::draw
