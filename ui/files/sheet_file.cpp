#include "ui/files/sheet_file.h"

#include "ui/files/figure_command.h"
#include "ui/files/sheet_html.h"
#include "ui/text/utf8.h"

#include "core/math/domain/underflow.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace halftruth {

namespace {

QJsonValue sheetNumber(double value) {
    if (isTooSmall(value))
        return QLatin1String(tooSmallText);
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    return value;
}

QJsonObject rowJson(const SheetRow &row) {
    QJsonObject object{{QStringLiteral("label"), utf8(english(row.label))}};
    if (!row.name.empty())
        object[QStringLiteral("name")] = utf8(row.name);
    if (!row.value) {
        object[QStringLiteral("words")] = utf8(english(row.words));
    } else {
        object[QStringLiteral("value")] = sheetNumber(*row.value);
        object[QStringLiteral("unit")] = utf8(english(row.unit));
        object[QStringLiteral("direction")] = utf8(directionWord(row.direction));
        if (row.command.empty())
            object[QStringLiteral("set")] = true;
        else
            object[QStringLiteral("command")] = commandText(row.command);
    }
    if (!row.help.empty())
        object[QStringLiteral("help")] = utf8(english(row.help));
    return object;
}

QByteArray sheetJson(const Sheet &sheet, const Provenance &provenance) {
    QJsonArray sections;
    for (const SheetSection &section : sheet.sections) {
        QJsonArray rows;
        for (const SheetRow &row : section.rows)
            rows.append(rowJson(row));
        sections.append(QJsonObject{{QStringLiteral("id"), utf8(section.id)},
                                    {QStringLiteral("title"), utf8(section.title)},
                                    {QStringLiteral("rows"), rows}});
    }
    QJsonArray charts;
    for (const Figure &chart : sheet.charts)
        charts.append(QJsonObject{{QStringLiteral("id"), utf8(chart.id)},
                                  {QStringLiteral("title"), utf8(english(chart.title))},
                                  {QStringLiteral("caption"), utf8(english(chart.caption))},
                                  {QStringLiteral("command"), provenance.commandLine(utf8(chart.id))}});
    QJsonArray sources;
    for (const Source &source : sheet.sources)
        sources.append(QJsonObject{{QStringLiteral("id"), utf8(source.id)},
                                   {QStringLiteral("authors"), utf8(source.authors)},
                                   {QStringLiteral("year"), source.year},
                                   {QStringLiteral("title"), utf8(source.title)},
                                   {QStringLiteral("venue"), utf8(source.venue)}});
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QStringLiteral("halftruth-sheet")},
                                     {QStringLiteral("version"), 1},
                                     {QStringLiteral("program"), QStringLiteral("halftruth")},
                                     {QStringLiteral("programVersion"), QCoreApplication::applicationVersion()},
                                     {QStringLiteral("explorer"), utf8(sheet.explorer->id)},
                                     {QStringLiteral("explorerQuestion"), utf8(sheet.explorer->question)},
                                     {QStringLiteral("question"), utf8(sheet.wishes.question)},
                                     {QStringLiteral("names"), utf8(sheet.wishes.names)},
                                     {QStringLiteral("date"), utf8(sheet.wishes.date)},
                                     {QStringLiteral("answer"), utf8(english(sheet.answer))},
                                     {QStringLiteral("sections"), sections},
                                     {QStringLiteral("charts"), charts},
                                     {QStringLiteral("sources"), sources},
                                     {QStringLiteral("command"), commandText(sheet.command)}})
        .toJson();
}

} // namespace

const QList<SheetFormatSpec> &sheetFormats() {
    static const QList<SheetFormatSpec> formats{
        {SheetFormat::Pdf, QStringLiteral("pdf"), QCoreApplication::translate("SheetFormat", "PDF document")},
        {SheetFormat::Html, QStringLiteral("html"), QCoreApplication::translate("SheetFormat", "HTML page")},
        {SheetFormat::Json, QStringLiteral("json"), QCoreApplication::translate("SheetFormat", "JSON data")},
    };
    return formats;
}

std::optional<SheetFormat> sheetFormatOf(const QString &fileName) {
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    for (const SheetFormatSpec &each : sheetFormats())
        if (each.suffix == suffix)
            return each.format;
    return std::nullopt;
}

const QList<QPageSize::PageSizeId> &sheetPapers() {
    static const QList<QPageSize::PageSizeId> papers{QPageSize::A4, QPageSize::Letter};
    return papers;
}

QString commandText(const std::vector<std::string> &words) {
    QStringList line{QStringLiteral("halftruth")};
    for (const std::string &word : words)
        line << shellWord(QString::fromStdString(word));
    return line.join(QLatin1Char(' '));
}

QByteArray sheetFile(const Sheet &sheet, const Provenance &provenance, SheetFormat format,
                     QPageSize::PageSizeId paper) {
    switch (format) {
    case SheetFormat::Pdf:
        break;
    case SheetFormat::Html:
        return sheetHtml(sheet, provenance);
    case SheetFormat::Json:
        return sheetJson(sheet, provenance);
    }
    return SheetDocument(sheet, paper).pdf();
}

} // namespace halftruth
