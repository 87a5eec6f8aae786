# Puts the content packs and the rule texts into the program.
#
# Included, it offers paddock_embed(<library>). Run as a script
# (cmake -DROOT=... -DLIST=... -DOUT=... -P embed.cmake) it writes the .cpp.

if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(paddock_embed_script "${CMAKE_CURRENT_LIST_FILE}")

    function(paddock_embed library)
        set(patterns "${PROJECT_SOURCE_DIR}/content/*.json" "${PROJECT_SOURCE_DIR}/docs/rules/*.md")
        if(PADDOCK_WASM)  # schemas and rules are not needed to race: the page fetches the rules when somebody asks
            set(patterns "${PROJECT_SOURCE_DIR}/content/circuits/*.json" "${PROJECT_SOURCE_DIR}/content/schneider/*.json"
                         "${PROJECT_SOURCE_DIR}/content/drawings/schneider/*.json")
        endif()
        file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}" ${patterns})
        list(SORT files)
        set(list "${CMAKE_BINARY_DIR}/embedded.txt")
        set(out "${CMAKE_BINARY_DIR}/embedded.cpp")
        list(JOIN files "\n" lines)
        file(CONFIGURE OUTPUT "${list}" CONTENT "${lines}\n" @ONLY)
        list(TRANSFORM files PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE paths)
        add_custom_command(OUTPUT "${out}"
            COMMAND ${CMAKE_COMMAND} "-DROOT=${PROJECT_SOURCE_DIR}" "-DLIST=${list}" "-DOUT=${out}"
                -P "${paddock_embed_script}"
            DEPENDS ${paths} "${list}" "${paddock_embed_script}"
            COMMENT "Embedding content and rule texts" VERBATIM)
        target_sources(${library} PRIVATE "${out}")
        # ISO only promises literals of 65535 characters; g++ and clang take them of any length.
        set_source_files_properties("${out}" PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
    endfunction()
    return()
endif()

file(STRINGS "${LIST}" files)
list(LENGTH files count)
file(WRITE "${OUT}.part" "// Written by cmake/embed.cmake.
#include <array>

#include \"table/embedded.hpp\"

namespace paddock::table {
namespace {
using namespace std::string_view_literals;
constexpr std::array<EmbeddedFile, ${count}> files{{
")
foreach(file IN LISTS files)
    file(READ "${ROOT}/${file}" text)
    string(FIND "${text}" ")~paddock~\"" clash)
    if(NOT clash EQUAL -1)
        message(FATAL_ERROR "${file} holds the mark that ends an embedded text")
    endif()
    file(APPEND "${OUT}.part" "    {\"${file}\"sv, R\"~paddock~(")
    file(APPEND "${OUT}.part" "${text}")
    file(APPEND "${OUT}.part" ")~paddock~\"sv},\n")
endforeach()
file(APPEND "${OUT}.part" "}};
}  // namespace

std::span<const EmbeddedFile> embedded_files() { return files; }

}  // namespace paddock::table
")
file(RENAME "${OUT}.part" "${OUT}")
