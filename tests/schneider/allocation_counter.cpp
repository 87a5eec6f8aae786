#include "tests/schneider/allocation_counter.hpp"

#include <cstdlib>
#include <new>

namespace {

std::size_t allocations = 0;

}  // namespace

void* operator new(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) std::abort();
    return memory;
}
// The forms that the library derives from this one are replaced too: a sanitizer brings its own otherwise.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace paddock::schneider::tests {

std::size_t allocations_so_far() { return allocations; }

}  // namespace paddock::schneider::tests
