#include <cstdint>
#include <string_view>

#include "table/circuit_file.hpp"

// Circuit files: read and compiled, or refused with every fault in its place.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace paddock::table;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto circuit = read_circuit_file("fuzz", text);
    if (!circuit && circuit.error().empty()) __builtin_trap();
    return 0;
}
