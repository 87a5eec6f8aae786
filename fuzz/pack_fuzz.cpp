#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/library.hpp"

// Packs: a pack.json and a circuit, divided by a line of dashes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock::table;
    if (size == 0) return 0;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t divide = text.find("\n---\n");
    std::vector<PackFile> files{{"pack.json", text.substr(0, divide)}};
    if (divide != std::string::npos) files.push_back({"circuits/one.json", text.substr(divide + 5)});
    Library library = fuzz_library();
    const std::size_t before = library.packs().size();
    const bool added = library.add_pack("fuzz", files).empty();
    if (added != (library.packs().size() == before + 1)) __builtin_trap();
    return 0;
}
