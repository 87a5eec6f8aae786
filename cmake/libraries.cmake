# What table/ leans on: nlohmann_json::nlohmann_json and paddock_sodium.

find_path(sodium_include_dir sodium.h PATHS /usr/include REQUIRED)

if(PADDOCK_WASM)
    # /usr/include also holds the native C library, which must not meet the WebAssembly one:
    # show the compiler a folder with just these headers. The code of libsodium itself stays native.
    find_path(json_include_dir nlohmann/json.hpp PATHS /usr/include REQUIRED)
    set(wasm_include "${CMAKE_BINARY_DIR}/include")
    file(MAKE_DIRECTORY "${wasm_include}")
    file(CREATE_LINK "${json_include_dir}/nlohmann" "${wasm_include}/nlohmann" SYMBOLIC)
    file(CREATE_LINK "${sodium_include_dir}/sodium" "${wasm_include}/sodium" SYMBOLIC)
    file(CREATE_LINK "${sodium_include_dir}/sodium.h" "${wasm_include}/sodium.h" SYMBOLIC)
    add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
    add_library(paddock_sodium INTERFACE)
    target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE "${wasm_include}")
    target_include_directories(paddock_sodium SYSTEM INTERFACE "${wasm_include}")
else()
    find_package(nlohmann_json 3.11 REQUIRED)
    find_library(sodium_library sodium REQUIRED)
    add_library(paddock_sodium INTERFACE)
    target_include_directories(paddock_sodium SYSTEM INTERFACE "${sodium_include_dir}")
    target_link_libraries(paddock_sodium INTERFACE "${sodium_library}")
endif()
