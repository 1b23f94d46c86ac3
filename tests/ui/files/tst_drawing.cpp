// What is painted now and drawn later is the same.

#include "tests/support/test_program.h"
#include "ui/files/drawing.h"
#include "ui/scene/theme.h"

#include <QPainter>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <functional>
#include <thread>

using namespace halftruth;

namespace {

constexpr QSize pixels{240, 160};

using Paint = std::function<void(QPainter &)>;

QImage sheet() {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    return image;
}

QImage painted(const Paint &paint) {
    QImage image = sheet();
    QPainter painter(&image);
    paint(painter);
    return image;
}

QImage drawn(const Paint &paint) {
    Drawing drawing(pixels);
    QPainter painter(&drawing);
    paint(painter);
    painter.end();
    QImage image = sheet();
    drawing.drawOn(image);
    return image;
}

QImage chequered() {
    QImage image(40, 30, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixelColor(x, y, (x + y) % 2 ? QColor(200, 40, 0) : QColor(0, 0, 255, 100));
    return image;
}

/// Where something dark is, and how much.
struct Ink {
    QRect place;
    double amount = 0;
};
Ink inkOf(const QImage &image) {
    Ink ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const int dark = 255 - qGray(image.pixel(x, y));
            ink.amount += dark;
            if (dark > 64)
                ink.place |= QRect(x, y, 1, 1);
        }
    return ink;
}

} // namespace

class DrawingTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void drawsWhatWasPainted_data() {
        QTest::addColumn<Paint>("paint");
        const auto row = [](const char *name, const Paint &paint) { QTest::newRow(name) << paint; };
        row("nothing", [](QPainter &) {});
        row("shapes", [](QPainter &painter) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(Qt::darkGreen, 2.5));
            painter.setBrush(QColor(255, 200, 0, 120));
            painter.drawRect(QRectF(10.3, 10.7, 80, 50));
            painter.drawRoundedRect(QRectF(100, 10, 60, 40), 7, 7);
            painter.drawEllipse(QPointF(60, 110), 30, 20);
            painter.drawConvexPolygon(QPolygonF({{170, 20}, {230, 30}, {200, 60}}));
            painter.setPen(QPen(Qt::darkRed, 2, Qt::DashLine)); // a closed shape's dashes may begin at another corner
            painter.drawLine(QPointF(3, 150), QPointF(200, 90));
            painter.drawPolyline(QPolygonF({{120, 60}, {160, 140}, {200, 70}, {230, 150}}));
        });
        row("many lines", [](QPainter &painter) { // as single ones, which are grey in another way than a path
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(QColor(0, 90, 160, 150), 1.8, Qt::SolidLine, Qt::FlatCap));
            QList<QLineF> lines;
            for (int i = 0; i < 30; ++i)
                lines << QLineF(5 + 7.7 * i, 10, 8 + 7.7 * i, 150);
            painter.drawLines(lines);
            painter.rotate(10);
            painter.drawLine(QPointF(30, 20.5), QPointF(200, 20.5));
        });
        row("fill rules", [](QPainter &painter) {
            const QPolygonF star({{60, 10}, {90, 100}, {10, 45}, {110, 45}, {30, 100}});
            painter.setBrush(Qt::blue);
            painter.drawPolygon(star, Qt::OddEvenFill);
            painter.translate(110, 0);
            painter.drawPolygon(star, Qt::WindingFill);
        });
        row("turned and scaled", [](QPainter &painter) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.translate(120, 80);
            painter.rotate(30);
            painter.scale(1.5, 0.7);
            painter.fillRect(QRectF(-30, -20, 60, 40), Qt::magenta);
            painter.setPen(QPen(Qt::black, 0)); // as thin as a pixel whatever the scale
            painter.drawRect(QRectF(-40, -30, 80, 60));
        });
        row("pictures", [](QPainter &painter) {
            painter.drawImage(QPointF(5, 5), chequered());
            painter.drawPixmap(QRect(60, 5, 90, 70), QPixmap::fromImage(chequered()));
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawImage(QRectF(20, 80, 150, 70), chequered(), QRectF(4, 4, 20, 10));
        });
        row("see-through", [](QPainter &painter) {
            painter.setOpacity(0.4);
            painter.fillRect(QRect(10, 10, 100, 100), Qt::red);
            painter.setOpacity(0.7);
            painter.drawImage(QPointF(60, 60), chequered());
            painter.setCompositionMode(QPainter::CompositionMode_Multiply);
            painter.fillRect(QRect(40, 40, 150, 60), Qt::yellow);
        });
        row("clips", [](QPainter &painter) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setClipRect(QRectF(20, 20, 150, 100));
            painter.save();
            painter.translate(30, 10);
            QPainterPath circle;
            circle.addEllipse(QPointF(60, 60), 50, 50);
            painter.setClipPath(circle, Qt::IntersectClip);
            painter.fillRect(QRect(0, 0, 240, 160), Qt::cyan);
            painter.restore();
            painter.fillRect(QRect(0, 90, 60, 70), Qt::red); // in the rectangle alone again
            painter.setClipping(false);
            painter.fillRect(QRect(200, 0, 40, 30), Qt::green);
            painter.setClipping(true);
            painter.fillRect(QRect(150, 100, 90, 60), Qt::blue);
        });
        row("gradients", [](QPainter &painter) {
            QLinearGradient gradient(0, 0, 240, 0);
            gradient.setColorAt(0, Qt::yellow);
            gradient.setColorAt(1, Qt::darkBlue);
            painter.fillRect(QRect(10, 10, 220, 60), gradient);
            painter.setBrushOrigin(3, 5);
            painter.fillRect(QRect(10, 80, 220, 60), QBrush(Qt::black, Qt::DiagCrossPattern));
        });
    }
    void drawsWhatWasPainted() {
        QFETCH(const Paint, paint);
        QCOMPARE(drawn(paint), painted(paint));
    }

    /// Outlines are grey at their edges in another way than letters of a font.
    void lettersAreWhereTheyWere() {
        const Paint paint = [](QPainter &painter) {
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            painter.setFont(textFont(40));
            painter.drawText(QPointF(12.4, 60.3), QStringLiteral("ℓ(s; m) ≥ π̂"));
            painter.translate(20, 150);
            painter.rotate(-20);
            painter.drawText(QPointF(), QStringLiteral("people"));
        };
        const Ink letters = inkOf(drawn(paint));
        const Ink before = inkOf(painted(paint));
        QVERIFY(before.amount > 255 * 500);
        QVERIFY(std::fabs(letters.amount / before.amount - 1) < 0.03);
        const QMargins pixel(1, 1, 1, 1);
        QVERIFY(before.place.marginsAdded(pixel).contains(letters.place));
        QVERIFY(letters.place.marginsAdded(pixel).contains(before.place));
    }

    void anyThreadDrawsTheSame() {
        Drawing drawing(pixels);
        {
            QPainter painter(&drawing);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setFont(textFont(20));
            painter.drawText(QPointF(10, 40), QStringLiteral("yes answers s"));
            painter.drawPixmap(QPointF(50, 60), QPixmap::fromImage(chequered()));
            painter.fillRect(QRectF(10.5, 100.5, 50, 20), QBrush(Qt::black, Qt::Dense4Pattern));
        }
        QImage here = sheet();
        drawing.drawOn(here);
        QImage there = sheet();
        std::thread([&] { drawing.drawOn(there); }).join();
        QVERIFY(here != sheet());
        QCOMPARE(there, here);
    }

    /// What Qt keeps of letters that have been painted elsewhere, in any size, moves none of them.
    void lettersDoNotDependOnWhatWasWrittenBefore() {
        const Paint write = [](QPainter &painter) {
            painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
            painter.scale(1.7, 1.7);
            painter.setFont(textFont(13));
            painter.drawText(QPointF(3.3, 20.2), QStringLiteral("lie probability q"));
        };
        const QImage first = drawn(write);
        for (int scale = 1; scale < 30; ++scale)
            (void)painted([scale](QPainter &painter) {
                painter.scale(0.37 * scale, 0.37 * scale);
                painter.setFont(textFont(13));
                painter.drawText(QPointF(0.31 * scale, 20), QStringLiteral("lie probability q"));
            });
        QCOMPARE(drawn(write), first);
    }
};

HALFTRUTH_TEST(DrawingTest)

#include "tst_drawing.moc"
