#include "ui/files/sheet_words.h"

#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/text/number_text.h"
#include "core/text/units.h"

#include <QCoreApplication>

namespace halftruth {

namespace {

QString directionSign(Direction direction) {
    switch (direction) {
    case Direction::Exact:
        break;
    case Direction::AtMost:
        return QStringLiteral("≤ ");
    case Direction::AtLeast:
        return QStringLiteral("≥ ");
    case Direction::About:
        return QStringLiteral("≈ ");
    }
    return {};
}

QString inUnit(const QString &shown, const SheetRow &row, Markup markup) {
    return row.unit.empty() ? shown : shown + QChar(QChar::Nbsp) + localized(unitOf(*row.value, row.unit), markup);
}

} // namespace

QString shownValue(const SheetRow &row, Markup markup) {
    if (!row.value)
        return localized(row.words, markup);
    if (row.command.empty())
        return inUnit(localized(fieldText(*row.value)), row, markup);
    const Number number = row.shown.value_or(Number{.value = *row.value, .rounding = roundingOf(row.direction)});
    const QString shown = directionSign(row.direction) + localized(number);
    return inUnit(markup == Markup::Rich ? shown.toHtmlEscaped() : shown, row, markup);
}

QString shownValue(const Readout &readout) {
    if (!readout.missing.empty())
        return localized(readout.missing);
    return shownValue({.value = readout.value,
                       .unit = readout.unit,
                       .direction = readout.direction,
                       .shown = readout.shown,
                       .command = {readoutName(readout)}});
}

QString referenceText(const Source &source) {
    return QCoreApplication::translate("Reference", "[%1] %2: “%3”. %4, %5.")
        .arg(utf8(source.id), utf8(source.authors), utf8(source.title), utf8(source.venue),
             QString::number(source.year));
}

} // namespace halftruth
