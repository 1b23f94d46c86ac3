#include "ui/files/share_text.h"

#include "ui/files/sheet_words.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/figure/axes.h"
#include "core/figure/series.h"
#include "core/report/sheet.h"
#include "core/scenario/pins.h"
#include "core/text/number_text.h"
#include "core/text/units.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

/// Signs that a LaTeX of seven bits has no letters for, and those it reads as commands.
const QHash<QChar, QString> &latexSigns() {
    static const QHash<QChar, QString> signs = [] {
        QHash<QChar, QString> all{{u'\\', QStringLiteral("\\textbackslash{}")},
                                  {u'{', QStringLiteral("\\{")},
                                  {u'}', QStringLiteral("\\}")},
                                  {u'%', QStringLiteral("\\%")},
                                  {u'$', QStringLiteral("\\$")},
                                  {u'#', QStringLiteral("\\#")},
                                  {u'&', QStringLiteral("\\&")},
                                  {u'[', QStringLiteral("{[}")}, // behind the end of a row it would be an option
                                  {u'*', QStringLiteral("{*}")},
                                  {u'_', QStringLiteral("\\_")},
                                  {u'~', QStringLiteral("\\textasciitilde{}")},
                                  {u'^', QStringLiteral("\\textasciicircum{}")},
                                  {u'<', QStringLiteral("\\ensuremath{<}")},
                                  {u'>', QStringLiteral("\\ensuremath{>}")},
                                  {u'|', QStringLiteral("\\ensuremath{|}")},
                                  {u'"', QStringLiteral("''")},
                                  {u'\n', QStringLiteral(" ")},
                                  {QChar(0x00a0), QStringLiteral("~")},
                                  {QChar(0x202f), QStringLiteral("\\,")},
                                  {u'–', QStringLiteral("--")},
                                  {u'…', QStringLiteral("\\ldots{}")},
                                  {u'“', QStringLiteral("``")},
                                  {u'”', QStringLiteral("''")},
                                  {u'’', QStringLiteral("'")},
                                  {u'é', QStringLiteral("\\'e")}};
        const std::initializer_list<std::pair<QChar, const char *>> formulas{
            {u'α', "\\alpha"},      {u'β', "\\beta"},       {u'γ', "\\gamma"},  {u'δ', "\\delta"},
            {u'ε', "\\varepsilon"}, {u'θ', "\\theta"},      {u'λ', "\\lambda"}, {u'μ', "\\mu"},
            {u'π', "\\pi"},         {u'ρ', "\\rho"},        {u'σ', "\\sigma"},  {u'φ', "\\varphi"},
            {u'Δ', "\\Delta"},      {u'Σ', "\\Sigma"},      {u'Φ', "\\Phi"},    {u'−', "-"},
            {u'×', "\\times"},      {u'·', "\\cdot"},       {u'±', "\\pm"},     {u'≤', "\\leq"},
            {u'≥', "\\geq"},        {u'≈', "\\approx"},     {u'≠', "\\neq"},    {u'∈', "\\in"},
            {u'→', "\\rightarrow"}, {u'∞', "\\infty"},      {u'√', "\\surd"},   {u'½', "\\frac{1}{2}"},
            {u'¼', "\\frac{1}{4}"}, {u'′', "{}^{\\prime}"}, {u'⌈', "\\lceil"},  {u'⌉', "\\rceil"},
            {u'ℓ', "\\ell"},
        };
        for (const auto &[sign, formula] : formulas)
            all[sign] = QStringLiteral("\\ensuremath{%1}").arg(QLatin1String(formula));
        return all;
    }();
    return signs;
}

/// "⁻⁵" is ^{-5}, "₀" is _{0}: the character in its place, or nothing.
std::optional<QChar> raised(QChar sign) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    if (sign == u'⁻')
        return u'-';
    const qsizetype digit = digits.indexOf(sign);
    return digit < 0 ? std::nullopt : std::optional(QChar(u'0' + static_cast<char16_t>(digit)));
}
std::optional<QChar> lowered(QChar sign) {
    const int digit = sign.unicode() - 0x2080;
    return digit < 0 || digit > 9 ? std::nullopt : std::optional(QChar(u'0' + static_cast<char16_t>(digit)));
}

/// Text without tags.
QString latexWords(const QString &text) {
    QString latex;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto run = [&](auto digitOf, const char *command) {
            QString digits;
            while (i < text.size() && digitOf(text[i]))
                digits += *digitOf(text[i++]);
            --i;
            latex += QStringLiteral("\\ensuremath{%1{%2}}").arg(QLatin1String(command), digits);
        };
        if (raised(text[i]))
            run(raised, "^");
        else if (lowered(text[i]))
            run(lowered, "_");
        else if (i + 1 < text.size() && text[i + 1] == QChar(0x0302)) { // a hat
            const QString letter = latexSigns().value(text[i], QString(text[i]));
            latex += QStringLiteral("\\ensuremath{\\hat{%1}}").arg(letter);
            ++i;
        } else
            latex += latexSigns().value(text[i], QString(text[i]));
    }
    return latex;
}

QString plainEntities(QString text) {
    return text.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
        .replace(QStringLiteral("&gt;"), QStringLiteral(">"))
        .replace(QStringLiteral("&quot;"), QStringLiteral("\""))
        .replace(QStringLiteral("&#39;"), QStringLiteral("'"))
        .replace(QStringLiteral("&nbsp;"), QString(QChar::Nbsp))
        .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
}

SheetRow rowOf(const Readout &readout) {
    SheetRow row{.label = readout.label,
                 .words = readout.missing,
                 .unit = readout.unit,
                 .direction = readout.direction,
                 .shown = readout.shown};
    if (readout.missing.empty())
        row.value = readout.value;
    row.command = {readoutName(readout)}; // it was computed: rounded by its direction
    return row;
}

/// A parameter as it is set, with all its digits.
QString setValue(const ParameterUse &use, const Parameters &parameters) {
    if (use.valueKind() == ValueKind::Number)
        return localized(fieldText(parameters[use.id]));
    if (use.valueKind() == ValueKind::Choice)
        return localized(spec(use.id).choices()[static_cast<std::size_t>(parameters.integer(use.id))].title);
    return QString::fromStdString(valueText(use, parameters));
}

/// The curves that share their places, at those nearest to the axis's ticks; nothing of a figure that has none.
QStringList curveLines(const Figure &figure) {
    std::vector<const Curve *> curves;
    for (const Layer &layer : figure.layers)
        if (const auto *curve = std::get_if<Curve>(&layer);
            curve && !isHidden(layer) && curve->x.size() > 1 && (curves.empty() || curve->x == curves.front()->x))
            curves.push_back(curve);
    if (curves.empty())
        return {};
    const auto title = [](const Axis &axis) {
        return latexWords(localized(axis.symbol.empty() ? axis.title : Text::verbatim(axis.symbol)));
    };
    QStringList lines{QStringLiteral("\\begin{tabular}{%1}").arg(QString(1 + curves.size(), u'r')),
                      QStringLiteral("\\hline")};
    QStringList cells{title(figure.x)};
    for (const Curve *curve : curves)
        cells << latexOf(localized(curve->label, Markup::Rich));
    lines << cells.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\") << QStringLiteral("\\hline");
    constexpr int mostRows = 12;
    std::size_t last = curves.front()->x.size();
    for (const double tick : ticks(figure.x, mostRows).major) {
        const std::vector<double> &xs = curves.front()->x;
        const auto nearest = std::ranges::min_element(xs, {}, [&](double x) { return std::fabs(x - tick); });
        const auto place = static_cast<std::size_t>(nearest - xs.begin());
        if (std::exchange(last, place) == place)
            continue;
        constexpr int digits = 5;
        cells = {latexWords(localized(displayNumber(xs[place], digits)))};
        for (const Curve *curve : curves)
            cells << latexWords(localized(displayNumber(curve->y[place], digits)));
        lines << cells.join(QStringLiteral(" & ")) + QStringLiteral(" \\\\");
    }
    lines << QStringLiteral("\\hline") << QStringLiteral("\\end{tabular}");
    return lines;
}

} // namespace

QString latexOf(const QString &markup) {
    static const QHash<QString, QString> tags{{QStringLiteral("b"), QStringLiteral("\\textbf{")},
                                              {QStringLiteral("i"), QStringLiteral("\\ensuremath{")},
                                              {QStringLiteral("sub"), QStringLiteral("\\textsubscript{")},
                                              {QStringLiteral("sup"), QStringLiteral("\\textsuperscript{")}};
    QString latex;
    for (qsizetype i = 0; i < markup.size();) {
        const qsizetype start = markup.indexOf(u'<', i);
        const qsizetype end = start < 0 ? -1 : markup.indexOf(u'>', start);
        if (end < 0) {
            latex += latexWords(plainEntities(markup.mid(i)));
            break;
        }
        latex += latexWords(plainEntities(markup.mid(i, start - i)));
        const QString tag = markup.mid(start + 1, end - start - 1);
        latex += tag.startsWith(u'/') && tags.contains(tag.mid(1)) ? QStringLiteral("}") : tags.value(tag);
        i = end + 1;
    }
    return latex;
}

QString shareText(const Provenance &provenance) {
    const ExplorerSpec &explorer = *provenance.explorer;
    QStringList lines{
        QCoreApplication::translate("Share", "%1: %2").arg(localized(explorer.title), localized(explorer.question)),
        localized(valuesText(explorer, provenance.parameters)), QString(), localized(provenance.answer.sentence),
        QString()};
    for (const Readout &readout : provenance.answer.readouts)
        lines << QCoreApplication::translate("Share", "%1: %2").arg(localized(readout.label), shownValue(readout));
    if (const auto sources = sourcesOf(provenance.answer); !sources.empty()) {
        lines << QString();
        for (const Source &source : sources)
            lines << referenceText(source);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

QString shareLatex(const Provenance &provenance) {
    const ExplorerSpec &explorer = *provenance.explorer;
    QStringList lines;
    if (!provenance.answer.figures.empty()) {
        // A line break in a name would end the comment.
        QString command = provenance.commandLine(utf8(provenance.answer.figures.front().id));
        lines << QStringLiteral("% ") + command.replace(QLatin1Char('\n'), QLatin1Char(' '));
    }
    lines << QStringLiteral("\\begin{tabular}{lrl}") << QStringLiteral("\\hline");
    const auto row = [&lines](const QString &name, const QString &value, const QString &unit) {
        lines << QStringLiteral("%1 & %2 & %3 \\\\").arg(name, value, unit);
    };
    for (const ParameterUse &use : explorer.usesAt(provenance.parameters)) {
        const ParameterSpec &parameter = spec(use.id);
        QString name = latexWords(localized(use.name()));
        if (!parameter.symbol.empty())
            name += QStringLiteral(", $%1$").arg(latexWords(utf8(parameter.symbol)));
        const Text unit =
            use.valueKind() == ValueKind::Number ? unitOf(provenance.parameters[use.id], parameter.unit) : Text();
        // "curves & 5 & curves" would say it twice.
        const QString counted = unit.source == std::string_view(use.name()) ? QString() : localized(unit);
        row(name, latexWords(setValue(use, provenance.parameters)), latexWords(counted));
    }
    lines << QStringLiteral("\\hline");
    for (const Readout &readout : provenance.answer.readouts) {
        SheetRow shown = rowOf(readout);
        const Text unit = shown.value ? unitOf(*shown.value, std::exchange(shown.unit, Text())) : Text();
        row(latexOf(localized(readout.label, Markup::Rich)), latexOf(shownValue(shown, Markup::Rich)),
            latexOf(localized(unit, Markup::Rich)));
    }
    lines << QStringLiteral("\\hline") << QStringLiteral("\\end{tabular}");
    // A custom chart has nothing but its curves to tell.
    if (explorer.group == ExplorerGroup::Custom && !provenance.answer.figures.empty())
        lines << curveLines(provenance.answer.figures.front());
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace halftruth
