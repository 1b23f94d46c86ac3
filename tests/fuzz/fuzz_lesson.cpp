// Any bytes as a lesson: a complaint, or a lesson with something to do.

#include "ui/files/lesson_file.h"
#include "ui/files/session_json.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace halftruth;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    const QByteArray json(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    (void)isLesson(json);
    try {
        const Lesson lesson = lessonFromJson(json);
        if (lesson.steps.empty())
            std::abort();
    } catch (const OpenError &error) {
        // Whoever shows it puts it on one line.
        const std::string_view said = error.what();
        if (said.empty() || said.size() > 2000)
            std::abort();
    }
    return 0;
}
