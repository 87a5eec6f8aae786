# The language, the warnings and the flags that every target shares.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
# A static library needs no other to be built: every floor compiles at once.
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(ccache_program ccache)
if(ccache_program AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${ccache_program}")
    if(PADDOCK_PRECOMPILED)
        # A precompiled header knows the folder it was made in: another folder may not take it out of the cache.
        list(PREPEND CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
            CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR= CCACHE_HASHDIR=1)
    endif()
endif()
set(CMAKE_PCH_INSTANTIATE_TEMPLATES ON)

add_library(paddock_flags INTERFACE)
target_include_directories(paddock_flags INTERFACE "${CMAKE_CURRENT_SOURCE_DIR}")
target_compile_options(paddock_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wold-style-cast -Wcast-qual -Wextra-semi
    -Wnon-virtual-dtor -Woverloaded-virtual -Wundef -Wvla -Werror)
if(NOT PADDOCK_BATCHES)  # where a constant of a neighbour would count as hidden
    target_compile_options(paddock_flags INTERFACE -Wshadow)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 sees overlapping copies in every `"text" + string` (its bug 105651).
    target_compile_options(paddock_flags INTERFACE -Wduplicated-cond -Wlogical-op -Wno-restrict)
else()
    # clang reports what libstdc++'s stable_sort calls; g++ still watches our own calls.
    target_compile_options(paddock_flags INTERFACE -Wno-deprecated-declarations)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND NOT PADDOCK_WASM)
    target_link_options(paddock_flags INTERFACE -fuse-ld=lld-19)  # a fraction of the time of the usual one
endif()

if(PADDOCK_SANITIZE)
    # vptr needs run-time type information, which the floors are built without.
    set(sanitize -fsanitize=${PADDOCK_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all)
    target_compile_options(paddock_flags INTERFACE ${sanitize} -fno-omit-frame-pointer)
    target_compile_definitions(paddock_flags INTERFACE _GLIBCXX_ASSERTIONS)
    target_link_options(paddock_flags INTERFACE ${sanitize})
endif()
if(PADDOCK_FUZZ)
    # Where inputs are read. Rules and bots are slow enough under sanitizers without counting their every comparison.
    set(paddock_coverage -fsanitize=fuzzer-no-link)
endif()

# The rules and the bots are optimised across their sources when the program is linked. Fat objects carry machine
# code beside the intermediate form, which is all the many test programs want: they link in no time.
if(PADDOCK_LTO)
    set(paddock_lto_compile -flto=thin -ffat-lto-objects)
    set(paddock_lto_link -flto=thin -ffat-lto-objects "-Wl,--thinlto-cache-dir=${CMAKE_BINARY_DIR}/thinlto" -O3)
endif()
