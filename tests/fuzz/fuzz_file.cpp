// Any bytes as a file that is opened: a figure as PNG, SVG, PDF, JSON or CSV, a session, a lesson, another table, or
// a complaint.

#include "ui/files/session_file.h"
#include "ui/files/session_json.h"

#include <cstdint>
#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

using namespace halftruth;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    // Files may be named, and a fuzzer must not read any.
    const QByteArray content(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (content.contains('@') || content.contains("--data") || content.contains("\\u"))
        return 0;
    static const int file = ::memfd_create("fuzz", 0);
    if (file < 0 || ::ftruncate(file, 0) != 0 || ::pwrite(file, data, size, 0) != static_cast<::ssize_t>(size))
        std::abort();
    try {
        const auto opened = openFile(QStringLiteral("/proc/self/fd/%1").arg(file));
        if (opened && !opened->lesson) {
            const Request asked = request(opened->session.scenario);
            if (!validate(asked.parameters,
                          usesAt(*opened->session.scenario.explorer, asked.parameters, asked.solving))
                     .empty())
                std::abort();
        }
    } catch (const OpenError &error) {
        if (*error.what() == '\0')
            std::abort();
    }
    return 0;
}
