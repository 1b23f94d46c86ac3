# Project Nayuki's QR Code generator: target Qrcodegen::Qrcodegen.
find_path(Qrcodegen_INCLUDE_DIR qrcodegen/qrcodegen.hpp)
find_library(Qrcodegen_LIBRARY qrcodegencpp)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Qrcodegen REQUIRED_VARS Qrcodegen_LIBRARY Qrcodegen_INCLUDE_DIR)
if(Qrcodegen_FOUND AND NOT TARGET Qrcodegen::Qrcodegen)
  add_library(Qrcodegen::Qrcodegen UNKNOWN IMPORTED)
  set_target_properties(Qrcodegen::Qrcodegen PROPERTIES IMPORTED_LOCATION "${Qrcodegen_LIBRARY}"
                        INTERFACE_INCLUDE_DIRECTORIES "${Qrcodegen_INCLUDE_DIR}")
endif()
mark_as_advanced(Qrcodegen_INCLUDE_DIR Qrcodegen_LIBRARY)
