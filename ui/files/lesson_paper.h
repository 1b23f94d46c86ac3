#pragma once

#include "core/lessons/lesson.h"

#include <QByteArray>
#include <QPageSize>
#include <QString>

#include <memory>
#include <vector>

namespace halftruth {

class PagedDocument;

/// What is printed for a class.
enum class LessonPaper : std::uint8_t {
    Worksheet, ///< the questions and exercises, with lines for the answers
    Solutions, ///< the same with the answers and how to come to them
    Notes      ///< the time plan, and what whoever teaches says and does
};

/// Its title in the window's language.
[[nodiscard]] QString titleOf(LessonPaper paper);

/// The paper's words as HTML, in the window's language, with every number computed now. Throws what lessonText()
/// throws.
[[nodiscard]] QString lessonHtml(const std::vector<const Lesson *> &lessons, LessonPaper paper);

/// The paper on its pages: no step is cut by the end of one.
[[nodiscard]] std::unique_ptr<PagedDocument> lessonDocument(const std::vector<const Lesson *> &lessons,
                                                            LessonPaper paper, QPageSize::PageSizeId size);

/// The paper as a PDF.
[[nodiscard]] QByteArray lessonPdf(const std::vector<const Lesson *> &lessons, LessonPaper paper,
                                   QPageSize::PageSizeId size);

} // namespace halftruth
