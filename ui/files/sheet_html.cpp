#include "ui/files/sheet_html.h"

#include "ui/files/sheet_words.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <vector>

namespace halftruth {

namespace {

QString escaped(const std::string &plain) { return QString::fromStdString(plain).toHtmlEscaped(); }

QString heading(const QString &title, bool newPage = false) {
    return QStringLiteral("<h3%1>%2</h3>")
        .arg(newPage ? QStringLiteral(" style=\"page-break-before: always\"") : QString(), title.toHtmlEscaped());
}

const QString tableStart = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"1\">");

/// How a row stands: in half the width, or in all of it for a long label or for long words.
enum class Shape { Half, LongLabel, LongWords };

Shape shapeOf(const SheetRow &row) {
    constexpr qsizetype longestLabel = 44;
    constexpr qsizetype longestWords = 26;
    if (!row.value && localized(row.words).size() > longestWords)
        return Shape::LongWords;
    return localized(row.label).size() > longestLabel ? Shape::LongLabel : Shape::Half;
}

QString cells(const SheetRow *row, int labelPercent, int valuePercent) {
    if (!row)
        return QStringLiteral("<td></td><td></td>");
    return QStringLiteral("<td class=\"label\" width=\"%1%\">%2</td><td width=\"%3%\">%4</td>")
        .arg(QString::number(labelPercent), localized(row->label, Markup::Rich), QString::number(valuePercent),
             shownValue(*row, Markup::Rich));
}

/// Rows of one shape, in their order; short ones in two columns.
QString table(std::span<const SheetRow *const> rows, Shape shape) {
    QString html = tableStart;
    const std::size_t lines = shape == Shape::Half ? (rows.size() + 1) / 2 : rows.size();
    for (std::size_t i = 0; i < lines; ++i) {
        html += QStringLiteral("<tr>");
        if (shape == Shape::Half)
            html += cells(rows[i], 29, 21) + cells(i + lines < rows.size() ? rows[i + lines] : nullptr, 29, 21);
        else
            html += shape == Shape::LongLabel ? cells(rows[i], 79, 21) : cells(rows[i], 20, 80);
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString tables(std::span<const SheetRow *const> rows) {
    QString html;
    while (!rows.empty()) {
        const Shape shape = shapeOf(*rows.front());
        const auto end = std::ranges::find_if(rows, [shape](const SheetRow *row) { return shapeOf(*row) != shape; });
        const auto run = static_cast<std::size_t>(end - rows.begin());
        html += table(rows.first(run), shape);
        rows = rows.subspan(run);
    }
    return html;
}

QString list(const std::vector<SheetRow> &rows) {
    QString html = QStringLiteral("<ul>");
    for (const SheetRow &row : rows)
        html += QStringLiteral("<li>%1</li>").arg(shownValue(row, Markup::Rich));
    return html + QStringLiteral("</ul>");
}

QString section(const SheetSection &section, const SheetLook &look) {
    std::vector<const SheetRow *> shown;
    bool labelled = false;
    bool leftOut = false;
    for (const SheetRow &row : section.rows) {
        labelled = labelled || !row.label.empty();
        if (!look.all && !row.main)
            leftOut = true;
        else
            shown.push_back(&row);
    }
    if (shown.empty())
        return {};
    QString html = heading(localized(section.title));
    html += labelled ? tables(shown) : list(section.rows);
    if (leftOut)
        html += QStringLiteral("<p class=\"small\">%1</p>")
                    .arg(QCoreApplication::translate("Sheet", "All other numbers are in the sheet as JSON or HTML.")
                             .toHtmlEscaped());
    // What a number without one would need is said where it is one of those that answer the question.
    for (const SheetRow &row : section.rows)
        if (!row.value && row.main && !row.help.empty())
            html += QStringLiteral("<p>%1</p>").arg(localized(row.help, Markup::Rich));
    return html;
}

QString charts(const Sheet &sheet, const SheetLook &look) {
    if (sheet.charts.empty())
        return {};
    QString html = heading(QCoreApplication::translate("Sheet", "Charts"), look.chartsOnNewPage) + tableStart;
    for (std::size_t i = 0; i < sheet.charts.size(); ++i) {
        html += i % 2 == 0 ? QStringLiteral("<tr>") : QString();
        html += QStringLiteral("<td width=\"50%\" valign=\"top\"><img src=\"chart:%1\" alt=\"%2\">")
                    .arg(i)
                    .arg(localized(sheet.charts[i].title).toHtmlEscaped());
        if (look.captions)
            html += QStringLiteral("<p class=\"small\">%1</p>").arg(localized(sheet.charts[i].caption, Markup::Rich));
        html += QStringLiteral("</td>");
        if (i + 1 == sheet.charts.size() && i % 2 == 0)
            html += QStringLiteral("<td width=\"50%\"></td>");
        html += i % 2 == 1 || i + 1 == sheet.charts.size() ? QStringLiteral("</tr>") : QString();
    }
    return html + QStringLiteral("</table>");
}

QString sources(const Sheet &sheet) {
    QString html = heading(QCoreApplication::translate("Sheet", "Sources")) + QStringLiteral("<p class=\"small\">");
    for (const Source &source : sheet.sources)
        html += referenceText(source).toHtmlEscaped() + QLatin1Char(' ');
    return html + QStringLiteral("</p>");
}

QString commands(const Sheet &sheet, const SheetLook &look) {
    QString html = heading(QCoreApplication::translate("Sheet", "To make it again"));
    html +=
        QStringLiteral("<p class=\"small\">%1</p>")
            .arg(QCoreApplication::translate(
                     "Sheet",
                     "Halftruth %1. This sheet, with --output and the name of a file behind it; any of its results, "
                     "with --number and the result's English name:")
                     .arg(QCoreApplication::applicationVersion())
                     .toHtmlEscaped());
    const auto code = [](const std::vector<std::string> &command) {
        return QStringLiteral("<code>%1</code>").arg(commandText(command).toHtmlEscaped());
    };
    html += QStringLiteral("<p class=\"small\">%1</p>").arg(code(sheet.command));
    QString each;
    for (const SheetSection &section : sheet.sections)
        for (const SheetRow &row : section.rows)
            if (!row.command.empty() && (look.eachCommand || !row.name.empty()))
                each += QStringLiteral("%1: %2<br>").arg(localized(row.label, Markup::Rich), code(row.command));
    return html + QStringLiteral("<p class=\"small\">%1</p>").arg(each);
}

QString signatures(const Sheet &sheet) {
    const QString line(36, QLatin1Char('_'));
    const auto filled = [&line](const std::string &words) { return words.empty() ? line : escaped(words); };
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"6\"><tr>"
                          "<td>%1 %2</td><td>%3 %4</td></tr></table>")
        .arg(QCoreApplication::translate("Sheet", "Names:").toHtmlEscaped(), filled(sheet.wishes.names),
             QCoreApplication::translate("Sheet", "Date:").toHtmlEscaped(), filled(sheet.wishes.date));
}

} // namespace

QString sheetBody(const Sheet &sheet, const SheetLook &look) {
    const ExplorerSpec &explorer = *sheet.explorer;
    QString html = QStringLiteral("<h1>%1</h1>")
                       .arg(QCoreApplication::translate("Sheet", "Parameter sheet: %1")
                                .arg(localized(explorer.title))
                                .toHtmlEscaped());
    html += QStringLiteral("<p><b>%1</b></p>")
                .arg(sheet.wishes.question.empty() ? localized(explorer.question).toHtmlEscaped()
                                                   : escaped(sheet.wishes.question));
    html += QStringLiteral("<p>%1</p>").arg(localized(sheet.answer, Markup::Rich));
    for (const SheetSection &each : sheet.sections)
        html += section(each, look);
    return html + charts(sheet, look) + sources(sheet) + commands(sheet, look) + signatures(sheet);
}

PictureOptions sheetChartOptions() {
    constexpr int dpi = 300;
    PictureOptions options;
    options.dpi = dpi;
    options.size = {pixelsOf(sheetChartMillimetres.width(), dpi), pixelsOf(sheetChartMillimetres.height(), dpi)};
    options.typePoints = 7;
    options.linePoints = 0.9;
    options.style.margin = paperMargin;
    return options;
}

QByteArray sheetHtml(const Sheet &sheet, const Provenance &provenance) {
    QString body = sheetBody(sheet, {.chartsOnNewPage = false, .eachCommand = true});
    for (std::size_t i = 0; i < sheet.charts.size(); ++i)
        body.replace(
            QStringLiteral("<img src=\"chart:%1\"").arg(i),
            QStringLiteral("<img src=\"data:image/svg+xml;base64,%1\"")
                .arg(QLatin1String(
                    figureFile(sheet.charts[i], FigureFormat::Svg, sheetChartOptions(), provenance).toBase64())));
    const QString title = QCoreApplication::translate("Sheet", "Parameter sheet: %1")
                              .arg(localized(sheet.explorer->title))
                              .toHtmlEscaped();
    return (QStringLiteral("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>%1</title>\n<style>\n"
                           "body { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; "
                           "color: #1a1a1a; }\n"
                           "h1 { font-size: 1.5em; } h3 { border-bottom: 1px solid #999; margin-bottom: 0.3em; }\n"
                           "td { vertical-align: top; padding: 0.15em 0.6em 0.15em 0; } .label { color: #555; }\n"
                           ".small { font-size: 0.85em; } code { overflow-wrap: anywhere; } img { width: 100%; }\n"
                           "</style>\n</head>\n<body>\n")
                .replace(QStringLiteral("%1"), title) +
            body + QStringLiteral("\n</body>\n</html>\n"))
        .toUtf8();
}

} // namespace halftruth
