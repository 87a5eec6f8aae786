#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "tests/cli/races.hpp"
#include "tests/support/child.hpp"

// Whatever README.md tells people to type has been tried.
namespace paddock::test {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> commands_in(const fs::path& page) {
    std::vector<std::string> commands;
    std::ifstream file(page);
    bool shell = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```"))
            shell = line == "```sh";
        else if (shell && line.starts_with("paddock "))
            commands.push_back(line);
    }
    return commands;
}

// Under sanitizers bots take their time; the release build tries these.
bool too_slow_here(const std::string& command) {
#if defined(__SANITIZE_ADDRESS__)
    constexpr bool sanitized = true;
#elif defined(__has_feature)
    constexpr bool sanitized = __has_feature(address_sanitizer);
#else
    constexpr bool sanitized = false;
#endif
    const auto speaks_of = [&](const char* word) { return command.find(word) != std::string::npos; };
    return sanitized && (speaks_of("works") || speaks_of("duel") || speaks_of("bench"));
}

TEST(Readme, every_command_works) {
    Folder folder;
    const fs::path source = PADDOCK_SOURCE_DIR;
    for (const char* name : {"docs", "content"}) fs::create_directory_symlink(source / name, folder.path(name));
    fs::create_directory_symlink(fs::path(PADDOCK_PROGRAM).parent_path(), folder.path("bin"));
    folder.write("answers", any_answers());
    const std::vector<std::string> commands = commands_in(source / "README.md");
    EXPECT_GE(commands.size(), 10U);
    for (const std::string& command : commands) {
        if (too_slow_here(command)) continue;
        const std::string script =
            "cd '" + folder.path("") + "' && PATH=\"$PWD/bin:$PATH\" " + command + " < answers > out 2> err";
        EXPECT_EQ(std::system(script.c_str()), 0) << command << "\n" << folder.read("err");
    }
}

TEST(Readme, the_files_it_links_to_are_there) {
    std::ifstream file(fs::path(PADDOCK_SOURCE_DIR) / "README.md");
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    int links = 0;
    for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
        const std::string target = text.substr(at + 2, text.find(')', at) - at - 2);
        EXPECT_TRUE(fs::exists(fs::path(PADDOCK_SOURCE_DIR) / target)) << target;
        ++links;
    }
    EXPECT_GE(links, 8);
}

}  // namespace
}  // namespace paddock::test
