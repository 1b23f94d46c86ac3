// Every pair of colours that a theme puts on each other: WCAG 2.2, 4.5 for text, 3 for graphics; high contrast has 7.

#include "tests/support/test_program.h"
#include "tests/ui/support/contrast.h"
#include "ui/scene/theme.h"

#include <QTest>

using namespace halftruth;

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void colours_data() {
        QTest::addColumn<QString>("id");
        for (const std::string_view id : windowThemes())
            QTest::newRow(id.data()) << QString::fromUtf8(id);
        QTest::newRow("print") << QStringLiteral("print");
    }
    void colours() {
        QFETCH(const QString, id);
        const Theme &colours = theme(id.toStdString());
        const bool high = id.startsWith(QStringLiteral("contrast"));
        const double text = high ? 7 : 4.5;
        const auto holds = [](const QColor &over, const QColor &behind, double least) {
            if (contrast(over, behind) < least)
                QWARN(qPrintable(
                    QStringLiteral("%1 on %2: %3").arg(over.name(), behind.name()).arg(contrast(over, behind))));
            return contrast(over, behind) >= least;
        };
        for (const QColor &behind : {colours.card, colours.panel, colours.window}) {
            for (const QColor &over : {colours.text, colours.softText, colours.mutedText, colours.accent})
                QVERIFY(holds(over, behind, text));
            for (const QColor &over : {colours.edge, colours.accent})
                QVERIFY(holds(over, behind, 3));
        }
        for (const QColor &over : {colours.text, colours.accent})
            QVERIFY(holds(over, colours.accentSoft, 4.5));
        QVERIFY(holds(colours.onAccent, colours.accent, text));
        QVERIFY(holds(colours.good, colours.goodSoft, text));
        QVERIFY(holds(colours.warning, colours.warningSoft, text));
        QVERIFY(holds(colours.warning, colours.card, text));
        // What is drawn in a chart: frame, every curve, and the thin grey of a reference where it is faded.
        QVERIFY(holds(colours.frame, colours.card, 3));
        for (ColourIndex i = 0; i < inkColour; ++i) {
            QVERIFY(holds(colours.colour(i), colours.card, high ? 4.5 : 3));
            const QColor faded = rolePen(Role::Reference, colours.colour(i)).color();
            if (i == 6) // references are grey
                QVERIFY(holds(over(faded, colours.card), colours.card, 3));
        }
    }
};

HALFTRUTH_TEST(ThemeTest)
#include "tst_theme.moc"
