// Every pair of colours that a theme puts on each other: WCAG 2.2, 4.5 for text, 3 for graphics; high contrast has 7.

#include "tests/support/test_program.h"
#include "tests/ui/support/contrast.h"
#include "ui/scene/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <vector>

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
        // What is drawn in a chart: frame and every curve.
        QVERIFY(holds(colours.frame, colours.card, 3));
        for (ColourIndex i = 0; i < inkColour; ++i)
            QVERIFY(holds(colours.colour(i), colours.card, high ? 4.5 : 3));
    }

    // As it is drawn, on any slope: what shines through and what is shared by two pixels are paler than the colour.
    void compared_data() { colours_data(); }
    void compared() {
        QFETCH(const QString, id);
        const Theme &colours = theme(id.toStdString());
        for (const ColourIndex index : {ColourIndex{1}, ColourIndex{2}, ColourIndex{3}, ColourIndex{6}})
            for (const double slope : {0.0, 0.13, 0.5, 0.9}) {
                const double low = drawnContrast(Role::Reference, index, colours, slope);
                QVERIFY2(low >= 3, qPrintable(QStringLiteral("%1, slope %2: %3").arg(index).arg(slope).arg(low)));
            }
    }

    // The running estimate of a class is what its chart is about: stronger than its interval's edges.
    void simulated_data() { colours_data(); }
    void simulated() {
        QFETCH(const QString, id);
        const Theme &colours = theme(id.toStdString());
        const QPen pen = rolePen(Role::Simulation, colours.colour(0), colours);
        QVERIFY(pen.widthF() > bandEdgePen(colours.colour(0), colours).widthF());
        for (const double slope : {0.0, 0.13, 0.5, 0.9})
            QVERIFY(drawnContrast(pen, colours, slope) >= 3);
    }

    // A band is so pale that its edges tell where it ends.
    void edgesOfBands_data() { colours_data(); }
    void edgesOfBands() {
        QFETCH(const QString, id);
        const Theme &colours = theme(id.toStdString());
        for (ColourIndex index = 0; index < inkColour; ++index)
            for (const double slope : {0.0, 0.13, 0.5, 0.9}) {
                const double low = drawnContrast(bandEdgePen(colours.colour(index), colours), colours, slope);
                QVERIFY2(low >= 3, qPrintable(QStringLiteral("%1, slope %2: %3").arg(index).arg(slope).arg(low)));
            }
    }

    // The two blues are one curve and another, which who asked for contrast tells apart by their lightness.
    void bluesDifferInHighContrast() {
        for (const char *id : {"contrast-light", "contrast-dark"})
            QVERIFY2(contrast(theme(id).colour(0), theme(id).colour(4)) >= 2, id);
    }

    // Nothing shines through what is pinned, but it looks so on a card.
    void pinnedIsAsIfItShoneThrough_data() { colours_data(); }
    void pinnedIsAsIfItShoneThrough() {
        QFETCH(const QString, id);
        const Theme &colours = theme(id.toStdString());
        for (ColourIndex index = 0; index < inkColour; ++index) {
            const QColor pinned = pinnedColour(colours.colour(index), colours);
            QCOMPARE(pinned.alpha(), 255);
            QImage card(1, 1, QImage::Format_ARGB32_Premultiplied);
            card.fill(colours.card);
            QPainter painter(&card);
            painter.setOpacity(colours.pinnedOpacity);
            painter.fillRect(card.rect(), colours.colour(index));
            painter.end();
            const QColor shone = card.pixelColor(0, 0);
            for (const int off :
                 {pinned.red() - shone.red(), pinned.green() - shone.green(), pinned.blue() - shone.blue()})
                QVERIFY2(std::abs(off) <= 2, qPrintable(QStringLiteral("%1: %2").arg(index).arg(off)));
        }
        const Curve onMap{.role = Role::Pinned, .colour = inkColour, .x = {}, .y = {}};
        QVERIFY(curvePen(onMap, colours.colour(inkColour), colours).color().alpha() < 255); // which is no card
    }

    // Who asked for contrast has it in the strokes of pinned curves too; elsewhere they step back behind those of
    // now.
    void pinned_data() { colours_data(); }
    void pinned() {
        QFETCH(const QString, id);
        const Theme &colours = theme(id.toStdString());
        const bool high = id.startsWith(QStringLiteral("contrast"));
        QCOMPARE(high, colours.pinnedOpacity > 0.4);
        for (ColourIndex index = 0; index < inkColour; ++index)
            for (const double slope : {0.0, 0.13, 0.5, 0.9}) {
                const double low = drawnContrast(Role::Pinned, index, colours, slope);
                QVERIFY2(low >= (high ? 3 : 1.3),
                         qPrintable(QStringLiteral("%1, slope %2: %3").arg(index).arg(slope).arg(low)));
                QVERIFY(low < drawnContrast(Role::Exact, index, colours, slope));
            }
    }

private:
    /// What nine of ten columns of a slope have, strokes without the gaps between them.
    static double drawnContrast(Role role, ColourIndex index, const Theme &colours, double slope) {
        QPen pen = curvePen({.role = role, .colour = index, .x = {}, .y = {}}, colours.colour(index), colours);
        pen.setStyle(Qt::SolidLine);
        return drawnContrast(pen, colours, slope);
    }
    static double drawnContrast(const QPen &pen, const Theme &colours, double slope) {
        QImage image(200, 220, QImage::Format_RGB32);
        image.fill(colours.card);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(pen);
        painter.drawLine(QPointF(0, 10), QPointF(200, 10 + 200 * slope));
        painter.end();
        std::vector<double> columns;
        for (int x = 20; x < 180; ++x) {
            double most = 0;
            for (int y = 0; y < image.height(); ++y)
                if (image.pixel(x, y) != colours.card.rgb()) // nearly all of it
                    most = std::max(most, contrast(image.pixelColor(x, y), colours.card));
            columns.push_back(most);
        }
        std::ranges::sort(columns);
        return columns[columns.size() / 10];
    }
};

HALFTRUTH_TEST(ThemeTest)
#include "tst_theme.moc"
