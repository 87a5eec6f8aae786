# Puts the built web client (web/dist) into the program, each file as it is and compressed.
#
# Included, it offers paddock_embed_web(<library>). Run as a script
# (cmake -DROOT=... -DLIST=... -DOUT=... -DBROTLI=... -P embed_web.cmake) it writes OUT.cpp and OUT.S.

if(NOT CMAKE_SCRIPT_MODE_FILE)
    set(paddock_embed_web_script "${CMAKE_CURRENT_LIST_FILE}")
    enable_language(ASM)

    function(paddock_embed_web library)
        set(root "${PROJECT_SOURCE_DIR}/web/dist")
        file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE "${root}" "${root}/*")
        list(FIND files "index.html" built)
        if(built EQUAL -1)
            message(STATUS "web/dist is not there: the program gets a page that says so")
            set(root "${PROJECT_SOURCE_DIR}/server/unbuilt")
            set(files index.html)
        endif()
        list(SORT files)
        set(out "${CMAKE_BINARY_DIR}/web_files")
        list(JOIN files "\n" lines)
        file(CONFIGURE OUTPUT "${out}.txt" CONTENT "${root}\n${lines}\n" @ONLY)
        list(TRANSFORM files PREPEND "${root}/" OUTPUT_VARIABLE paths)
        add_custom_command(OUTPUT "${out}.cpp" "${out}.S"
            COMMAND ${CMAKE_COMMAND} "-DROOT=${root}" "-DLIST=${out}.txt" "-DOUT=${out}"
                "-DBROTLI=${PROJECT_SOURCE_DIR}/build/brotli" -P "${paddock_embed_web_script}"
            DEPENDS ${paths} "${out}.txt" "${paddock_embed_web_script}"
            COMMENT "Embedding the web client" VERBATIM)
        # The assembler reads the files themselves.
        set_source_files_properties("${out}.S" PROPERTIES OBJECT_DEPENDS "${out}.cpp")
        target_sources(${library} PRIVATE "${out}.cpp" "${out}.S")
    endfunction()
    return()
endif()

file(STRINGS "${LIST}" files)
list(POP_FRONT files)
file(REMOVE_RECURSE "${OUT}")
file(MAKE_DIRECTORY "${OUT}")
set(number 0)
set(data "")
set(names "")
set(rows "")

macro(add_data name path)
    string(APPEND data "    .balign 16\n    .global ${name}\n${name}:\n    .incbin \"${path}\"\n"
        "    .global ${name}_end\n${name}_end:\n")
    string(APPEND names "extern const char ${name}[];\nextern const char ${name}_end[];\n")
endmacro()

foreach(file IN LISTS files)
    set(zipped "${OUT}/${number}.gz")
    execute_process(COMMAND gzip -9 -n -c INPUT_FILE "${ROOT}/${file}" OUTPUT_FILE "${zipped}" RESULT_VARIABLE failed)
    file(SIZE "${ROOT}/${file}" plain_size)
    set(zipped_size ${plain_size})
    if(NOT failed)
        file(SIZE "${zipped}" zipped_size)
    endif()
    file(SHA256 "${ROOT}/${file}" whole_hash)
    string(SUBSTRING "${whole_hash}" 0 32 hash)
    add_data(paddock_web_${number} "${ROOT}/${file}")
    set(gzip "{}")
    set(brotli "{}")
    if(zipped_size LESS plain_size)
        add_data(paddock_web_${number}_gzip "${zipped}")
        set(gzip "{paddock_web_${number}_gzip, paddock_web_${number}_gzip_end}")
    endif()
    # tools/brotli-web has put it there, by the hash of what is in it.
    set(smallest "${BROTLI}/${whole_hash}.br")
    set(smallest_size ${zipped_size})
    if(EXISTS "${smallest}")
        file(SIZE "${smallest}" smallest_size)
    endif()
    if(smallest_size LESS zipped_size)
        add_data(paddock_web_${number}_brotli "${smallest}")
        set(brotli "{paddock_web_${number}_brotli, paddock_web_${number}_brotli_end}")
    endif()
    string(APPEND rows "        {\"/${file}\", {paddock_web_${number}, paddock_web_${number}_end}, ${gzip}, ${brotli}, \"${hash}\"},\n")
    math(EXPR number "${number} + 1")
endforeach()

file(WRITE "${OUT}.S" "// Written by cmake/embed_web.cmake.
    .section .rodata
${data}
    .section .note.GNU-stack,\"\",%progbits
")
file(WRITE "${OUT}.cpp" "// Written by cmake/embed_web.cmake.
#include <vector>

#include \"server/pages.hpp\"

extern \"C\" {
${names}}

namespace paddock::server {

std::span<const WebFile> web_files() {
    static const std::vector<WebFile> files{
${rows}    };
    return files;
}

}  // namespace paddock::server
")
