# What is installed beside the program and the library, and their Debian packages: cpack -G DEB in the build folder.

set(packaging "${CMAKE_CURRENT_LIST_DIR}/packaging")
set(documents "${PROJECT_BINARY_DIR}/documents")
set(HALFTRUTH_MAINTAINER "The Halftruth contributors <contributors@halftruth.org>" CACHE STRING "Of the packages")

# The changelog of the packages; the time is that of SOURCE_DATE_EPOCH where it is set.
string(TIMESTAMP release_time "%a, %d %b %Y %H:%M:%S +0000" UTC)
set(changelog "${documents}/changelog.Debian")
configure_file("${packaging}/changelog.in" "${changelog}" @ONLY)
add_custom_command(OUTPUT "${documents}/changelog.gz" "${changelog}.gz"
  COMMAND gzip -9nc "${PROJECT_SOURCE_DIR}/CHANGELOG.md" > "${documents}/changelog.gz"
  COMMAND gzip -9nc "${changelog}" > "${changelog}.gz"
  DEPENDS "${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${changelog}" VERBATIM COMMENT "Compressing the changelog")
set(files "${documents}/changelog.gz" "${changelog}.gz")

function(halftruth_documents package component)
  install(FILES "${packaging}/copyright" ${files} DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${package}" COMPONENT ${component})
endfunction()
halftruth_documents(libhalftruth-dev core)

if(HALFTRUTH_BUILD_APP)
  # The program itself says what its options are; under sanitizers it isn't run to be built.
  if(NOT HALFTRUTH_SANITIZE)
    set(manual "${documents}/halftruth.1.gz" "${documents}/halftruth.bash")
    add_custom_command(OUTPUT ${manual}
      COMMAND "${packaging}/manual.sh" $<TARGET_FILE:halftruth> ${PROJECT_VERSION} "${documents}"
      DEPENDS halftruth "${packaging}/manual.sh" VERBATIM COMMENT "Writing the manual page and the completion")
    install(FILES "${documents}/halftruth.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT app)
    install(FILES "${documents}/halftruth.bash" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions"
            COMPONENT app RENAME halftruth)
  endif()
  halftruth_documents(halftruth app)
endif()
add_custom_target(halftruth_documents ALL DEPENDS ${files} ${manual})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME halftruth)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "privacy and accuracy of randomized response")
set(CPACK_PACKAGE_VENDOR "The Halftruth contributors")
set(CPACK_PACKAGE_CONTACT "${HALFTRUTH_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 0bookworm1) # before any revision of Debian's own
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_COMPONENTS_ALL core)

set(CPACK_DEBIAN_CORE_PACKAGE_NAME libhalftruth-dev)
set(CPACK_DEBIAN_CORE_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_CORE_PACKAGE_DEPENDS "libboost-dev (>= 1.74), libcsv-dev, libsodium-dev")
set(CPACK_DEBIAN_CORE_DESCRIPTION "The mathematics of Halftruth as a C++20 library without a user interface:
exact distributions of the count, privacy ratios, bounds of shuffling,
surveys, frequency oracles, sampling before perturbing, and what is solved
from the others. Every quantity is in one table, with its formula, its
source, and whether it is exact or a bound.")
if(HALFTRUTH_BUILD_APP)
  list(APPEND CPACK_COMPONENTS_ALL app)
  set(CPACK_DEBIAN_APP_PACKAGE_NAME halftruth)
  set(CPACK_DEBIAN_APP_PACKAGE_SECTION math)
  set(CPACK_DEBIAN_APP_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_APP_PACKAGE_RECOMMENDS
      "fonts-inter, fonts-dejavu-core, fonts-wqy-microhei, qt6-translations-l10n")
  set(CPACK_DEBIAN_APP_DESCRIPTION "Randomized response lets people answer a delicate question and keep
deniability: each answer is a lie with a known probability. Halftruth shows
what that costs in accuracy and what it buys in privacy: move a slider, and
every chart, number and sentence follows.

It has lessons for classes, asks a class on its phones, plans and evaluates
surveys, and computes, solves, sweeps and exports figures on the command line.")
endif()
include(CPack)
