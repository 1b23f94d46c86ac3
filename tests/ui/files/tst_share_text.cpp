// What is copied of all that is shown: as text, and as a table of LaTeX that LaTeX can read.

#include "tests/support/test_program.h"
#include "ui/files/share_text.h"
#include "ui/files/sheet_words.h"
#include "ui/text/localized.h"

#include "core/scenario/answer.h"
#include "core/scenario/settings.h"
#include "core/text/number_text.h"

#include <QRegularExpression>
#include <QTest>

using namespace halftruth;
using enum ParameterId;

namespace {

Provenance provenanceOf(const ExplorerSpec &explorer, std::string_view settings = {}) {
    const Request request{.parameters =
                              withSettings(explorer, explorer.fit(explorer.defaults()), settingsIn(settings))};
    return Provenance::of(explorer, request, answer(explorer, request));
}

/// What LaTeX would stumble over: braces that don't match, a line that has other cells than its table or that doesn't
/// end, a sign it has no letter for.
QStringList latexComplaints(const QString &latex) {
    QStringList found;
    static const QRegularExpression escape(QStringLiteral("\\\\[{}%$#&_,\\\\]"));
    qsizetype columns = 0;
    for (const QString &line : latex.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'%'))
            continue;
        static const QRegularExpression table(QStringLiteral("^\\\\begin\\{tabular\\}\\{([lr]+)\\}$"));
        if (const auto begins = table.match(line); begins.hasMatch())
            columns = begins.captured(1).size();
        int depth = 0;
        QString bare = line;
        const bool command = line.startsWith(QStringLiteral("\\begin")) || line.startsWith(QStringLiteral("\\end")) ||
                             line == QStringLiteral("\\hline");
        if (!command && !line.endsWith(QStringLiteral(" \\\\")))
            found << QStringLiteral("no end: ") + line;
        bare.remove(escape);
        for (const QChar each : bare) {
            depth += each == u'{' ? 1 : each == u'}' ? -1 : 0;
            if (depth < 0)
                break;
            if (each.unicode() > 126)
                found << QStringLiteral("%1 in %2").arg(each).arg(line);
        }
        if (depth != 0)
            found << QStringLiteral("braces: ") + line;
        if (!command && bare.count(u'&') != columns - 1)
            found << QStringLiteral("cells: ") + line;
        if (bare.count(u'$') % 2 != 0 || bare.contains(u'%') || bare.contains(u'#'))
            found << QStringLiteral("signs: ") + line;
        static const QRegularExpression script(QStringLiteral("(?<![{}])[_^]"));
        if (bare.contains(script))
            found << QStringLiteral("scripts: ") + line;
    }
    return found;
}

} // namespace

class ShareTextTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void escapesWhatLatexReads_data() {
        QTest::addColumn<QString>("markup");
        QTest::addColumn<QString>("latex");
        const auto row = [](const char *markup, const char *latex) {
            QTest::newRow(markup) << QString::fromUtf8(markup) << QString::fromUtf8(latex);
        };
        row("5 % of a_b & c#d $x", "5 \\% of a\\_b \\& c\\#d \\$x");
        row("{a} \\ ~ ^", "\\{a\\} \\textbackslash{} \\textasciitilde{} \\textasciicircum{}");
        row("a &lt; b &amp; c", "a \\ensuremath{<} b \\& c");
        row("<i>q</i> at <i>ε</i>", "\\ensuremath{q} at \\ensuremath{\\ensuremath{\\varepsilon}}");
        row("A<sub>p</sub>, <b>e<sup>ε</sup></b>",
            "A\\textsubscript{p}, \\textbf{e\\textsuperscript{\\ensuremath{\\varepsilon}}}");
        row("3.2×10⁻⁵", "3.2\\ensuremath{\\times}10\\ensuremath{^{-5}}");
        row("π̂, π₀", "\\ensuremath{\\hat{\\ensuremath{\\pi}}}, \\ensuremath{\\pi}\\ensuremath{_{0}}");
        row("<i>ℓ</i>(<i>s</i>)", "\\ensuremath{\\ensuremath{\\ell}}(\\ensuremath{s})");
        row("≤ −1", "\\ensuremath{\\leq} \\ensuremath{-}1");
        row("[2pt] x*", "{[}2pt] x{*}");
        row("a < b", "a \\ensuremath{<} b");
        row("", "");
    }
    void escapesWhatLatexReads() {
        QFETCH(QString, markup);
        QFETCH(QString, latex);
        QCOMPARE(latexOf(markup), latex);
    }

    // A custom chart is told by its curves: a column for each, at the axis's ticks.
    void aCustomChartHasItsCurves() {
        const Provenance provenance = provenanceOf(*findExplorer("custom"));
        const QString latex = shareLatex(provenance);
        QCOMPARE(latex.count(QStringLiteral("\\begin{tabular}")), 2);
        const QString table = latex.mid(latex.lastIndexOf(QStringLiteral("\\begin{tabular}")));
        std::vector<const Curve *> curves;
        for (const Layer &layer : provenance.answer.figures.front().layers)
            if (const auto *curve = std::get_if<Curve>(&layer))
                curves.push_back(curve);
        QVERIFY(!curves.empty());
        const QStringList rows = table.split(QStringLiteral(" \\\\\n"));
        QVERIFY(rows.size() > 5);
        int told = 0;
        for (const QString &row : rows.mid(1, rows.size() - 2)) {
            const QStringList cells = QString(row).remove(QStringLiteral("\\hline\n")).split(QStringLiteral(" & "));
            QCOMPARE(static_cast<std::size_t>(cells.size()), curves.size() + 1);
            for (std::size_t i = 0; i < curves.front()->x.size(); ++i)
                told += latexOf(localized(displayNumber(curves.front()->x[i], 5))) == cells[0] &&
                        latexOf(localized(displayNumber(curves.front()->y[i], 5))) == cells[1];
        }
        QVERIFY(told >= rows.size() - 2); // what stands there are values of the curves
        QVERIFY(!latex.contains(QStringLiteral("curves & 5 & curves")));
    }

    void isReadableInEveryExplorer_data() {
        QTest::addColumn<QString>("explorer");
        for (const ExplorerSpec &each : explorerTable())
            QTest::newRow(std::string(each.id).c_str()) << QString::fromUtf8(each.id);
    }
    void isReadableInEveryExplorer() {
        QFETCH(QString, explorer);
        const Provenance provenance = provenanceOf(*findExplorer(explorer.toStdString()));
        const QString latex = shareLatex(provenance);
        const QStringList complaints = latexComplaints(latex);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
        QVERIFY(latex.startsWith(QStringLiteral("% halftruth export ")));
        QVERIFY(latex.contains(QStringLiteral("\\begin{tabular}{lrl}\n\\hline\n")));
        QVERIFY(latex.endsWith(QStringLiteral("\\hline\n\\end{tabular}\n")));
        const std::size_t rows =
            provenance.explorer->usesAt(provenance.parameters).size() + provenance.answer.readouts.size();
        const QString first = latex.left(latex.indexOf(QStringLiteral("\\end{tabular}")));
        QCOMPARE(first.count(QStringLiteral(" \\\\\n")), static_cast<qsizetype>(rows));
        // Sentence, every number and every source stand in the text.
        const QString text = shareText(provenance);
        QVERIFY(text.contains(QString::fromStdString(english(provenance.answer.sentence))));
        for (const Readout &readout : provenance.answer.readouts)
            QVERIFY2(text.contains(QStringLiteral("\n%1: %2\n")
                                       .arg(QString::fromStdString(english(readout.label)), shownValue(readout))),
                     english(readout.label).c_str());
        for (const Source &source : sourcesOf(provenance.answer))
            QVERIFY(text.contains(referenceText(source)));
    }

    // A bound still holds as it is shown; what is set has all its digits.
    void roundsWhatStillHolds() {
        const Provenance provenance = provenanceOf(*findExplorer("accuracy"), "q=0.2689414213699951");
        const QString text = shareText(provenance);
        QVERIFY(text.contains(QStringLiteral("0.2689414213699951")));
        for (const Readout &readout : provenance.answer.readouts)
            if (readout.direction == Direction::AtMost && readout.missing.empty()) {
                const QString shown = shownValue(readout);
                QVERIFY(shown.startsWith(QStringLiteral("≤ ")));
                bool read = false;
                const double value = shown.mid(2).section(QChar::Nbsp, 0, 0).toDouble(&read);
                if (read)
                    QVERIFY2(value >= readout.value * (1 - 1e-12), qPrintable(shown));
            }
        QVERIFY(shareLatex(provenance).contains(QStringLiteral("lie probability, $q$ & 0.2689414213699951 &  \\\\")));
    }

    // Whatever a person writes ends no line and no comment.
    void namesAreNoCommands() {
        const ExplorerSpec &explorer = *findExplorer("counts");
        Request request{.parameters = explorer.fit(explorer.defaults())};
        request.pins = {{.parameters = request.parameters.with(LieProbability, 0.1), .name = "a\n\\input{x}"}};
        const QString latex = shareLatex(Provenance::of(explorer, request, answer(explorer, request)));
        for (const QString &line : latex.split(u'\n'))
            QVERIFY(line.startsWith(u'%') || !line.contains(QStringLiteral("\\input")));
    }
};

HALFTRUTH_TEST(ShareTextTest)

#include "tst_share_text.moc"
