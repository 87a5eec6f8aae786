#include "table/embedded.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace paddock::table {
namespace {

const std::filesystem::path root = PADDOCK_SOURCE_DIR;

std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void collect(const std::filesystem::path& folder, const std::string& extension, std::set<std::string>& paths) {
    if (!std::filesystem::exists(folder)) return;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == extension) paths.insert(entry.path().lexically_relative(root).generic_string());
    }
}

TEST(Embedded, is_every_pack_and_every_rule_text) {
    std::set<std::string> wanted;
    collect(root / "content", ".json", wanted);
    collect(root / "docs" / "rules", ".md", wanted);
    std::set<std::string> found;
    for (const EmbeddedFile& file : embedded_files()) found.emplace(file.path);
    EXPECT_EQ(found, wanted);
    EXPECT_EQ(found.size(), embedded_files().size());
}

TEST(Embedded, holds_the_bytes_of_the_files) {
    for (const EmbeddedFile& file : embedded_files()) EXPECT_EQ(file.text, contents(root / file.path)) << file.path;
}

TEST(Embedded, is_sorted_by_path) { EXPECT_TRUE(std::ranges::is_sorted(embedded_files(), {}, &EmbeddedFile::path)); }

}  // namespace
}  // namespace paddock::table
