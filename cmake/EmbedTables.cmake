# cmake -DFOLDER=... -DOUTPUT=... -P EmbedTables.cmake: writes OUTPUT, a C++ source that holds the text of the tables of
# FOLDER: index.csv and those it lists. Included, it offers their names: halftruth_tables(FOLDER VARIABLE).

function(halftruth_tables folder variable)
  # The ids are the first fields of the index, which need no quotes.
  file(READ "${folder}/index.csv" index)
  string(REGEX MATCHALL "\n[a-z0-9-]+," ids "${index}")
  list(TRANSFORM ids REPLACE "[\n,]" "")
  list(TRANSFORM ids REPLACE "(.+)" "${folder}/\\1.csv" OUTPUT_VARIABLE files)
  set(${variable} "${folder}/index.csv" ${files} PARENT_SCOPE)
endfunction()

if(DEFINED OUTPUT)
  halftruth_tables("${FOLDER}" files)
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
endif()
