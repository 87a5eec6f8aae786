# The house behind the browser's door: a WebAssembly module, and the same as a native program for comparison.

set(house "${PROJECT_SOURCE_DIR}/wasm/house.cpp" "${PROJECT_SOURCE_DIR}/wasm/request.cpp")

if(NOT PADDOCK_WASM)
    add_library(paddock_house STATIC ${house})
    target_compile_options(paddock_house PRIVATE -fno-exceptions ${paddock_house_compile})
    target_link_libraries(paddock_house PUBLIC paddock_flags paddock_bots paddock_table paddock_draw paddock_engine)
    add_executable(paddock_door EXCLUDE_FROM_ALL wasm/native_door.cpp)
    target_compile_options(paddock_door PRIVATE ${paddock_house_compile})
    target_link_options(paddock_door PRIVATE ${paddock_lto_link})
    target_link_libraries(paddock_door PRIVATE paddock_house)
    return()
endif()

# Rules must be fast, the rest small: it travels to every visitor. Of the bots only what fills their tables.
foreach(floor paddock_table paddock_draw paddock_bots)
    target_compile_options(${floor} PRIVATE -Oz)
endforeach()
set_source_files_properties("${PROJECT_SOURCE_DIR}/bots/formula_d/solver.cpp" "${PROJECT_SOURCE_DIR}/bots/formula_d/outlook.cpp"
    PROPERTIES COMPILE_OPTIONS -O2)
file(GLOB compiler CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/engine/track/*.cpp")
set_source_files_properties(${compiler} PROPERTIES COMPILE_OPTIONS -Oz)

# paddock_module(<name> <source>...): a module that runs without glue.
function(paddock_module name)
    add_executable(${name} ${ARGN} "${PROJECT_SOURCE_DIR}/wasm/host.cpp" "${PROJECT_SOURCE_DIR}/wasm/sodium.cpp")
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti -Oz)
    target_link_libraries(${name} PRIVATE paddock_flags paddock_bots paddock_table paddock_draw paddock_engine
        paddock_sodium)
    target_link_options(${name} PRIVATE -mexec-model=reactor -Wl,--strip-all -Wl,-z,stack-size=1048576)
    set_target_properties(${name} PROPERTIES SUFFIX .wasm)
endfunction()

paddock_module(paddock_web wasm/door.cpp ${house})
set_target_properties(paddock_web PROPERTIES OUTPUT_NAME paddock)

paddock_module(paddock_speed wasm/speed.cpp)
target_compile_options(paddock_speed PRIVATE -O2)
set_target_properties(paddock_speed PROPERTIES OUTPUT_NAME speed)
