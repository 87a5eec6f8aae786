# Lists of games that nobody writes: who has a certain header in its folder is on the list.

# paddock_list(<target> <template> <header> <suffix>): compiles <template>, as bots/all_bots.cpp.in, into the target. In it
# stands @includes@ for <floor>/<game>/<header> of every game that has it, and @values@ for their <game>_<suffix>.
function(paddock_list target template header suffix)
    cmake_path(GET template PARENT_PATH floor)
    file(GLOB headers CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}" "${PROJECT_SOURCE_DIR}/${floor}/*/${header}")
    set(includes "")
    set(values "")
    foreach(path IN LISTS headers)
        cmake_path(GET path PARENT_PATH folder)
        cmake_path(GET folder FILENAME game)
        string(APPEND includes "#include \"${path}\"\n")
        list(APPEND values ${game}_${suffix})
    endforeach()
    list(JOIN values ", " values)
    cmake_path(GET template STEM LAST_ONLY source)
    set(source "${CMAKE_BINARY_DIR}/lists/${source}")
    configure_file("${PROJECT_SOURCE_DIR}/${template}" "${source}" @ONLY)
    target_sources(${target} PRIVATE "${source}")
    set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
