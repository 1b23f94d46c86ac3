#include "ui/window/explanation.h"

#include "ui/text/languages.h"
#include "ui/text/line_breaks.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/text/bibliography.h"

#include <QCoreApplication>
#include <QFile>

#include <string_view>

namespace halftruth {

namespace {

/// In the language that is spoken, where it is there. Empty where there is none at all: tst_explanations names the
/// explorers without.
QString textOf(std::string_view id) {
    QFile file(QStringLiteral(":/explanations/%1/%2.html").arg(spokenLanguage(), utf8(id)));
    if (!file.exists())
        file.setFileName(QStringLiteral(":/explanations/%1.html").arg(utf8(id)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return keptOnLines(QString::fromUtf8(file.readAll()).replace(QLatin1Char('\n'), QLatin1Char(' ')));
}

} // namespace

QString termsText() { return textOf("terms"); }

QString sourcesText() {
    const auto heading = [](const char *title) {
        return QStringLiteral("<h4>%1</h4>").arg(QCoreApplication::translate("Sources", title));
    };
    QString text = heading(QT_TRANSLATE_NOOP("Sources", "The five that Halftruth shows whole"));
    bool whole = true;
    for (const Source &source : bibliography()) {
        if (whole && !source.shownWhole()) {
            text += heading(QT_TRANSLATE_NOOP("Sources", "All others"));
            whole = false;
        }
        const QString id = utf8(source.id).replace(QLatin1Char(' '), QChar::Nbsp);
        text += QStringLiteral("<p><b>[%1]</b> %2 (%3). <i>%4</i>, %5.</p>")
                    .arg(id.toHtmlEscaped(), utf8(source.authors).toHtmlEscaped())
                    .arg(source.year)
                    .arg(utf8(source.title).toHtmlEscaped(), utf8(source.venue).toHtmlEscaped());
    }
    return text;
}

Explanation explanationOf(const ExplorerSpec &explorer) {
    Explanation result{.text = textOf(explorer.id)};
    if (result.text.isEmpty())
        return {.summary = localized(explorer.question), .text = {}};
    const qsizetype begin = result.text.indexOf(QLatin1String("<p>")) + 3;
    const QString paragraph = result.text.mid(begin, result.text.indexOf(QLatin1String("</p>")) - begin);
    result.summary = keptOnLines(paragraph.simplified());
    return result;
}

} // namespace halftruth
