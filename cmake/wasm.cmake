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

# Rules must be fast, the rest small: it travels to every visitor. Of the bots only what fills their tables.
foreach(floor paddock_house paddock_table paddock_draw paddock_bots)
    target_compile_options(${floor} PRIVATE -Oz)
endforeach()
set_source_files_properties("${PROJECT_SOURCE_DIR}/bots/formula_d/solver.cpp" "${PROJECT_SOURCE_DIR}/bots/formula_d/outlook.cpp"
    PROPERTIES COMPILE_OPTIONS -O2)
file(GLOB compiler CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/engine/track/*.cpp")
set_source_files_properties(${compiler} PROPERTIES COMPILE_OPTIONS -Oz)
# Chapters that are not played in the thick of a race, and the texts of choices.
foreach(chapter finish pits qualifying repairs standings start text weather)
    set_source_files_properties("${PROJECT_SOURCE_DIR}/engine/formula_d/${chapter}.cpp" PROPERTIES COMPILE_OPTIONS -Oz)
endforeach()
# Schneider Trophy is quick enough as it is: its bots look at far fewer positions.
file(GLOB seaplanes CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/engine/schneider/*.cpp")
set_source_files_properties(${seaplanes} PROPERTIES COMPILE_OPTIONS -Oz)

# paddock_module(<name> <game> <file> <source>...): a module with that one game that runs without glue.
function(paddock_module name game file)
    add_executable(${name} ${ARGN} wasm/${game}.cpp wasm/host.cpp wasm/sodium.cpp)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti -Oz)
    target_link_libraries(${name} PRIVATE paddock_house paddock_sodium)
    target_link_options(${name} PRIVATE -mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576)
    set_target_properties(${name} PROPERTIES OUTPUT_NAME ${file} SUFFIX .wasm)
endfunction()

# What a game needs to be raced: neither schemas nor rules, which the page fetches when somebody asks.
set(formula_d_content content/circuits/*.json)
set(schneider_content content/schneider/*.json content/drawings/schneider/*.json)

# <key>.wasm for each game. tools/wasm-check and tools/build-web read the list.
set(keys)
foreach(game formula_d schneider)
    string(REPLACE _ - key ${game})
    paddock_module(paddock_${game} ${game} ${key} wasm/door.cpp)
    paddock_embed(paddock_${game} ${${game}_content})
    string(APPEND keys "${key}\n")
endforeach()
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/games.txt" CONTENT "${keys}" @ONLY)

paddock_module(paddock_speed formula_d speed wasm/speed.cpp)
paddock_embed(paddock_speed ${formula_d_content})
target_compile_options(paddock_speed PRIVATE -O2)
