# What every target of the project has in common: the language level, the warnings and the sanitizers.

set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# A static library's files, and the mocs of its classes, wait for no other library: no core is idle between two of them.
set(CMAKE_OPTIMIZE_DEPENDENCIES ON)
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)

# halftruth_target(NAME): applies the project's settings to a target.
function(halftruth_target name)
  target_compile_features(${name} PUBLIC cxx_std_20)
  set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF)
  # -O3 takes a tenth longer to compile; the loops that need it ask for it.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O2>)
  target_compile_options(${name} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
  # What is called is found at the start, and can't be changed afterwards.
  if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
    target_link_options(${name} PRIVATE $<$<CONFIG:Release>:-Wl,-z,relro,-z,now>)
  endif()
  # GCC 12 sees overlapping copies in "text" + std::string where there are none (GCC bug 105651).
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(${name} PRIVATE -Wno-restrict)
  endif()
  if(HALFTRUTH_WARNINGS_AS_ERRORS)
    target_compile_options(${name} PRIVATE -Werror)
  endif()
  if(HALFTRUTH_SANITIZE)
    target_compile_options(${name} PUBLIC -fsanitize=${HALFTRUTH_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(${name} PUBLIC -fsanitize=${HALFTRUTH_SANITIZE})
  endif()
endfunction()

# The headers of Qt and of the standard library cost most of a file's compilation: the files of a folder share them by
# being compiled as one. Off, every file is compiled by itself: quicker after a change to one, and proof that each
# includes what it needs.
option(HALFTRUTH_UNITY "Compile the files of a folder together" ON)

# halftruth_unity(TARGET): does so with a target's files. Their unnamed namespaces are one for each folder.
function(halftruth_unity target)
  if(NOT HALFTRUTH_UNITY)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" OUTPUT_VARIABLE file)
    cmake_path(GET file PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY "${PROJECT_SOURCE_DIR}")
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()
