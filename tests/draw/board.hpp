#pragma once

#include <fstream>
#include <map>
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

// A circuit of the content folder, which has to be without fault. Read once, handed out as copies.
inline table::CircuitFile load(const std::string& key) {
    static std::map<std::string, table::CircuitFile> known;
    if (const auto found = known.find(key); found != known.end()) return found->second;
    const auto file = table::read_circuit_file(key, read_text("content/circuits/" + key + ".json"));
    if (file) return known[key] = *file;
    for (const table::InputError& error : file.error()) ADD_FAILURE() << to_text(error);
    return {};
}

}  // namespace paddock::draw
