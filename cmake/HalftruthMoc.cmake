# AUTOMOC calls moc through a script that leaves out what makes it slow.
get_target_property(moc Qt6::moc IMPORTED_LOCATION)
configure_file("${CMAKE_CURRENT_LIST_DIR}/moc.sh.in" "${PROJECT_BINARY_DIR}/moc.sh" @ONLY
               FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
set(CMAKE_AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc.sh")
