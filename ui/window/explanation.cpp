#include "ui/window/explanation.h"

#include <QFile>

namespace halftruth {

Explanation explanationOf(const ExplorerSpec &explorer) {
    QFile file(QStringLiteral(":/explanations/%1.html").arg(QString::fromUtf8(explorer.id)));
    if (!file.open(QIODevice::ReadOnly)) // tst_explanations names the explorers that have none
        return {.summary = QString::fromUtf8(explorer.question)};
    Explanation result{.text = QString::fromUtf8(file.readAll())};
    for (const char *sign : {" = ", " − ", " + ", " ≈ ", " %"}) { // a line doesn't break at these
        const QString spaced = QString::fromUtf8(sign);
        result.text.replace(spaced, QString(spaced).replace(QLatin1Char(' '), QChar::Nbsp));
    }
    const qsizetype begin = result.text.indexOf(QLatin1String("<p>")) + 3;
    result.summary = result.text.mid(begin, result.text.indexOf(QLatin1String("</p>")) - begin).simplified();
    return result;
}

} // namespace halftruth
