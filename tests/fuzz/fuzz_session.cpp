// Any bytes as a session: a complaint, or something that is written and read back the same. The folder has no data
// files.

#include "ui/files/session_json.h"

#include <cstdint>
#include <cstdlib>

using namespace halftruth;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QByteArray json(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString folder = QStringLiteral("/nowhere");
    try {
        const Session session = sessionFromJson(json, folder);
        const ExplorerSpec &explorer = *session.scenario.explorer;
        const Request asked = request(session.scenario);
        if (!validate(asked.parameters, usesAt(explorer, asked.parameters, asked.solving)).empty() ||
            !(sessionFromJson(sessionJson(session, folder), folder) == session))
            std::abort();
    } catch (const OpenError &error) {
        if (*error.what() == '\0')
            std::abort();
    }
    return 0;
}
