# cmake -DBUILD=... -DWORK=... -DGENERATOR=... -DCOMPILER=... -DBUILD_TYPE=... -P run.cmake
# Installs the core of the build tree BUILD to a prefix of its own, builds the project beside this file against it and
# checks what that prints.

set(expected "Adult: sex and income: 32561 people, concentration 0.345811\n")

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}: ${result}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

# From nothing, so that a header that is no longer installed is missed.
file(REMOVE_RECURSE "${WORK}")
run("${CMAKE_COMMAND}" --install "${BUILD}" --component core --prefix "${WORK}/prefix")

# The consumer includes every header that was installed: none may need one that was not.
file(GLOB_RECURSE headers RELATIVE "${WORK}/prefix/include/halftruth" "${WORK}/prefix/include/halftruth/*.h")
list(TRANSFORM headers REPLACE "(.+)" "#include <\\1>\n")
list(JOIN headers "" includes)
file(WRITE "${WORK}/all_headers.h" "${includes}")

run("${CMAKE_COMMAND}" -G "${GENERATOR}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${WORK}/build"
    "-DCMAKE_PREFIX_PATH=${WORK}/prefix" "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_BUILD_TYPE=${BUILD_TYPE}"
    "-DALL_HEADERS=${WORK}/all_headers.h")
run("${CMAKE_COMMAND}" --build "${WORK}/build")
run("${WORK}/build/consumer")
if(NOT output STREQUAL expected)
  message(FATAL_ERROR "the consumer printed\n${output}instead of\n${expected}")
endif()
