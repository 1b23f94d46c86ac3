#include "ui/window/explanation.h"

#include <QFile>

#include <string_view>

namespace halftruth {

namespace {

/// Empty where there is none: tst_explanations names the explorers without.
QString textOf(std::string_view id) {
    QFile file(QStringLiteral(":/explanations/%1.html").arg(QString::fromUtf8(id)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    for (const char *sign : {" = ", " − ", " + ", " ≈ ", " ≤ ", " ∈ ", " %"}) { // a line doesn't break at these
        const QString spaced = QString::fromUtf8(sign);
        text.replace(spaced, QString(spaced).replace(QLatin1Char(' '), QChar::Nbsp));
    }
    return text;
}

} // namespace

QString termsText() { return textOf("terms"); }

Explanation explanationOf(const ExplorerSpec &explorer) {
    Explanation result{.text = textOf(explorer.id)};
    if (result.text.isEmpty())
        return {.summary = QString::fromUtf8(explorer.question), .text = {}};
    const qsizetype begin = result.text.indexOf(QLatin1String("<p>")) + 3;
    result.summary = result.text.mid(begin, result.text.indexOf(QLatin1String("</p>")) - begin).simplified();
    return result;
}

} // namespace halftruth
