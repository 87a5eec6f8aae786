#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

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

// The keys of all circuits of the content folder.
inline std::vector<std::string> every_circuit() {
    std::vector<std::string> keys;
    for (const auto& file : std::filesystem::directory_iterator(std::string(PADDOCK_SOURCE_DIR) + "/content/circuits"))
        keys.push_back(file.path().stem().string());
    std::sort(keys.begin(), keys.end());
    return keys;
}

// For the names of tests, which are made of letters and digits.
inline std::string letters_of(const testing::TestParamInfo<std::string>& circuit) {
    std::string out;
    for (const char c : circuit.param) out += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
    return out;
}

}  // namespace paddock::draw
