// What a WebAssembly module of ours needs so that it imports nothing from its host.

#include <wasi/api.h>

#include <cstdint>
#include <string>  // brings libc++'s declaration of __libcpp_verbose_abort

extern "C" {
// compiler-rt's archive was built with a stack protector.
std::uintptr_t __stack_chk_guard = 0x595e9fbd;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// libc++ and its run-time part would print before they abort, and printing is an import.
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

// The C library keeps its standard output for a clean end, which a module in a page never comes to; and bots look
// at the clock when their time is limited, which it never is here.
__wasi_errno_t __wasi_fd_close(__wasi_fd_t) { return __WASI_ERRNO_NOTSUP; }
__wasi_errno_t __wasi_fd_seek(__wasi_fd_t, __wasi_filedelta_t, __wasi_whence_t, __wasi_filesize_t*) {
    return __WASI_ERRNO_NOTSUP;
}
__wasi_errno_t __wasi_fd_write(__wasi_fd_t, const __wasi_ciovec_t*, std::size_t, __wasi_size_t*) {
    return __WASI_ERRNO_NOTSUP;
}
__wasi_errno_t __wasi_clock_time_get(__wasi_clockid_t, __wasi_timestamp_t, __wasi_timestamp_t* time) {
    *time = 0;
    return __WASI_ERRNO_SUCCESS;
}
}

[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
