// What a WebAssembly module of ours needs so that it imports nothing from its host.

#include <cstdint>
#include <string>  // brings libc++'s declaration of __libcpp_verbose_abort

extern "C" {
// compiler-rt's archive was built with a stack protector.
std::uintptr_t __stack_chk_guard = 0x595e9fbd;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// libc++ and its run-time part would print before they abort, and printing is an import.
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
}

[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
