# cmake -DFOLDER=... -DOUTPUT=... -P EmbedTables.cmake: writes OUTPUT, a C++ source that holds the text of every CSV
# file of FOLDER. Included, it offers the list of them: halftruth_tables(FOLDER VARIABLE).

function(halftruth_tables folder variable)
  file(GLOB files CONFIGURE_DEPENDS "${folder}/*.csv")
  set(${variable} "${files}" PARENT_SCOPE)
endfunction()

if(DEFINED OUTPUT)
  file(GLOB files "${FOLDER}/*.csv")
  set(entries "")
  foreach(file IN LISTS files)
    get_filename_component(id "${file}" NAME_WE)
    file(READ "${file}" text)
    string(APPEND entries "    {\"${id}\", R\"csv(${text})csv\"},\n")
  endforeach()
  file(WRITE "${OUTPUT}" "// Generated from the tables in resources/data.
#include <halftruth/data/embedded_tables.h>

namespace halftruth {

static constexpr EmbeddedTable tables[] = {
${entries}};

std::span<const EmbeddedTable> embeddedTables() {
    return tables;
}

} // namespace halftruth
")
endif()
