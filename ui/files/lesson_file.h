#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace halftruth {

/// The form that a lesson's file says it has; docs/lesson-format.md describes it.
inline constexpr const char *lessonFormat = "halftruth-lesson";

/// Whether a JSON file says that it is a lesson.
[[nodiscard]] bool isLesson(const QByteArray &json);

/// Reads a lesson, and computes each of its numbers once. Throws OpenError "PLACE: what is wrong", where the place is
/// the line of what is no JSON and the path of all else: "steps[2].question.digits must be in {1, ..., 9}, but is
/// 12".
[[nodiscard]] Lesson lessonFromJson(const QByteArray &json);

/// The lessons of the program, in the order they are given: resources/lessons/*.json by name.
[[nodiscard]] const std::vector<Lesson> &builtinLessons();
/// Null where there is none of that id.
[[nodiscard]] const Lesson *findLesson(const QString &id);

} // namespace halftruth
