// Any text as the command in a figure's file, behind its first words.

#include "ui/files/figure_command.h"
#include "ui/files/session_json.h"

#include <cstdint>
#include <cstdlib>
#include <exception>

using namespace halftruth;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (shellWords(shellWord(text)) != QStringList{text})
        std::abort();
    // Files may be named, and a fuzzer must not read any.
    if (text.contains(QLatin1Char('@')) || text.contains(QStringLiteral("--data")))
        return 0;
    try {
        const Scenario scenario = scenarioOf(QStringLiteral("halftruth export ") + text, QStringLiteral("/nowhere"));
        const Parameters shown = request(scenario).parameters;
        if (!validate(shown, scenario.explorer->usesAt(shown)).empty())
            std::abort();
    } catch (const std::exception &error) {
        if (*error.what() == '\0')
            std::abort();
    }
    return 0;
}
