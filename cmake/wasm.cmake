# The house behind the browser's door: a WebAssembly module for each game, and the whole house as a native program for
# comparison.

set(house "${PROJECT_SOURCE_DIR}/wasm/house.cpp" "${PROJECT_SOURCE_DIR}/wasm/request.cpp")

add_library(paddock_house STATIC ${house})
target_compile_options(paddock_house PRIVATE -fno-exceptions ${paddock_house_compile})
target_link_libraries(paddock_house PUBLIC paddock_flags paddock_bots paddock_table paddock_draw paddock_engine)
if(NOT PADDOCK_WASM)
    add_executable(paddock_door EXCLUDE_FROM_ALL wasm/native_door.cpp)
    target_compile_options(paddock_door PRIVATE ${paddock_house_compile})
    target_link_options(paddock_door PRIVATE ${paddock_lto_link})
    target_link_libraries(paddock_door PRIVATE paddock_house)
    return()
endif()

# Rules must be fast, the rest small: it travels to every visitor.
foreach(floor paddock_house paddock_table paddock_draw paddock_bots)
    target_compile_options(${floor} PRIVATE -Oz)
endforeach()

# paddock_optimise(<flag> <pattern>...): sources that are compiled otherwise than their floor.
function(paddock_optimise flag)
    foreach(pattern IN LISTS ARGN)
        file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${pattern}")
        set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS ${flag})
    endforeach()
endfunction()
paddock_optimise(-Oz engine/track/*.cpp)

# paddock_module(<name> <game> <file> <source>...): a module with that one game that runs without glue. Binaryen takes off
# another twentieth of what travels, as it sees the whole module as WebAssembly.
function(paddock_module name game file)
    set(list "${CMAKE_BINARY_DIR}/lists/${game}.cpp")
    configure_file(wasm/module.cpp.in "${list}" @ONLY)
    add_executable(${name} ${ARGN} "${list}" wasm/host.cpp wasm/sodium.cpp)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti -Oz)
    target_link_libraries(${name} PRIVATE paddock_house paddock_sodium)
    target_link_options(${name} PRIVATE -mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576)
    set_target_properties(${name} PROPERTIES OUTPUT_NAME ${file} SUFFIX .wasm)
    add_custom_command(TARGET ${name} POST_BUILD VERBATIM
        COMMAND wasm-opt -O2 --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int
                $<TARGET_FILE:${name}> -o $<TARGET_FILE:${name}>)
endfunction()

# <key>.wasm for each game with a wasm/<game>/module.cmake. There stands the `content` it needs to be raced (neither
# schemas nor rules, which the page fetches when somebody asks), and which sources are to be `fast` or `small` though
# their floor is not. wasm/<game>/speed.cpp, if it is there, becomes speed-<key>.wasm.
# tools/wasm-check and tools/build-web read the lists of modules.
set(keys)
set(speeds)
file(GLOB modules CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/wasm/*/module.cmake")
foreach(module IN LISTS modules)
    cmake_path(GET module PARENT_PATH folder)
    cmake_path(GET folder FILENAME game)
    string(REPLACE _ - key ${game})
    set(content)
    set(fast)
    set(small)
    include("${module}")
    paddock_optimise(-O2 ${fast})
    paddock_optimise(-Oz ${small})
    paddock_module(paddock_${game} ${game} ${key} wasm/door.cpp)
    paddock_embed(paddock_${game} ${content})
    string(APPEND keys "${key}\n")
    if(EXISTS "${folder}/speed.cpp")
        paddock_module(paddock_speed_${game} ${game} speed-${key} "${folder}/speed.cpp")
        paddock_embed(paddock_speed_${game} ${content})
        target_compile_options(paddock_speed_${game} PRIVATE -O2)
        string(APPEND speeds "${key}\n")
    endif()
endforeach()
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/games.txt" CONTENT "${keys}" @ONLY)
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/speeds.txt" CONTENT "${speeds}" @ONLY)
