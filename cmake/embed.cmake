# Puts content packs and rule texts into a program.
#
# Included, it offers paddock_embed(<target> <pattern>...). Run as a script
# (cmake -DROOT=... -DLIST=... -DOUT=... -P embed.cmake) it writes the .cpp.

if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(paddock_embed_script "${CMAKE_CURRENT_LIST_FILE}")

    function(paddock_embed target)
        list(TRANSFORM ARGN PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE patterns)
        file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}" ${patterns})
        list(SORT files)
        set(list "${CMAKE_BINARY_DIR}/embedded_${target}.txt")
        set(out "${CMAKE_BINARY_DIR}/embedded_${target}.cpp")
        list(JOIN files "\n" lines)
        file(CONFIGURE OUTPUT "${list}" CONTENT "${lines}\n" @ONLY)
        list(TRANSFORM files PREPEND "${PROJECT_SOURCE_DIR}/" OUTPUT_VARIABLE paths)
        add_custom_command(OUTPUT "${out}"
            COMMAND ${CMAKE_COMMAND} "-DROOT=${PROJECT_SOURCE_DIR}" "-DLIST=${list}" "-DOUT=${out}"
                -P "${paddock_embed_script}"
            DEPENDS ${paths} "${list}" "${paddock_embed_script}"
            COMMENT "Embedding content into ${target}" VERBATIM)
        target_sources(${target} PRIVATE "${out}")
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
