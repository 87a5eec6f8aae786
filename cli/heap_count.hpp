#pragma once

#include <cstdint>

namespace paddock::cli {

// How often this thread has called operator new, so that "never touches the heap" can be measured and tested.
std::uint64_t heap_calls();

}  // namespace paddock::cli
