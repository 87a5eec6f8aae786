#pragma once

#include <cstddef>

// Counts what this program takes from the heap. In a file of its own, so that no compiler sees through operator new.
namespace paddock::schneider::tests {

std::size_t allocations_so_far();

}  // namespace paddock::schneider::tests
