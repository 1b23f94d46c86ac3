#pragma once

#include "core/explorers/explorer.h"

#include <QString>

namespace halftruth {

/// What an explorer explains to a student: what is drawn, the formula, what to try, the common misreading, the
/// sources.
struct Explanation {
    QString summary{}; ///< rich text of one paragraph's contents, the first of the text
    QString text{};    ///< HTML with p, h4, ul, li, b, i, sub, sup, tt and formulas, which are images that have alt
};

/// Reads resources/explanations/ID.html. A translation is another set of these files, added with a LANG of
/// qt_add_resources: Qt picks the one of the default locale. Where there is none: the explorer's
/// question, and no text.
[[nodiscard]] Explanation explanationOf(const ExplorerSpec &explorer);

/// What the words of differential privacy mean here: resources/explanations/terms.html, with the same tags.
[[nodiscard]] QString termsText();
/// What stands in brackets, and which publication that is: the bibliography.
[[nodiscard]] QString sourcesText();

} // namespace halftruth
