#include "ui/text/line_breaks.h"

#include <QRegularExpression>

namespace halftruth {

namespace {

/// Between two spaces they relate or combine what stands on either side.
constexpr QStringView formulaSigns = u"=≠≈≤≥<>∈+−×";
/// Behind a number and a space they belong to it.
constexpr QStringView numberSigns = u"%×…";

bool isSign(const QString &text, qsizetype at) {
    return at > 0 && at < text.size() && formulaSigns.contains(text[at]) && text[at - 1].isSpace() &&
           (at + 1 == text.size() || text[at + 1].isSpace());
}

} // namespace

bool staysOnLine(const QString &text, qsizetype at) {
    if (at < 2 || at >= text.size() || text[at - 1] != u' ')
        return false;
    return isSign(text, at) || isSign(text, at - 2) || (numberSigns.contains(text[at]) && text[at - 2].isDigit());
}

QString keptOnLines(QString text) {
    static const QRegularExpression sign(QStringLiteral(" (=|≠|≈|≤|≥|&lt;|&gt;|<|>|∈|\\+|−|×) "));
    static const QRegularExpression behind(QStringLiteral("(?<=\\d) (?=[%×…])"));
    return text.replace(sign, QStringLiteral("\u00a0\\1\u00a0")).replace(behind, QStringLiteral("\u00a0"));
}

} // namespace halftruth
