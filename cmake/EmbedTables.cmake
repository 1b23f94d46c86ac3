# cmake -DFOLDER=... -DOUTPUT=... -P EmbedTables.cmake: writes OUTPUT, a C++ source that holds the text of the tables of
# FOLDER.
file(GLOB files "${FOLDER}/*.csv")
set(entries "")
foreach(file IN LISTS files)
  get_filename_component(id "${file}" NAME_WE)
  file(READ "${file}" text)
  string(APPEND entries "    {\"${id}\", R\"csv(${text})csv\"},\n")
endforeach()
file(WRITE "${OUTPUT}" "// Generated from the tables in resources/data.
#include <core/data/embedded_tables.h>

namespace halftruth {

static constexpr EmbeddedTable tables[] = {
${entries}};

std::span<const EmbeddedTable> embeddedTables() {
    return tables;
}

} // namespace halftruth
")
