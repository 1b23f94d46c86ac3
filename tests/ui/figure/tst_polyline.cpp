#include "tests/support/test_program.h"
#include "ui/scene/polyline.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace halftruth;

namespace {

double distanceToSegment(QPointF point, QPointF from, QPointF to) {
    const QPointF along = to - from;
    const double length2 = QPointF::dotProduct(along, along);
    const double part = length2 > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / length2, 0.0, 1.0) : 0.0;
    const QPointF off = point - (from + part * along);
    return std::hypot(off.x(), off.y());
}

/// A way up and down.
QPainterPath zigzag(QPointF from, int turns) {
    QPainterPath path(from);
    for (int i = 1; i <= turns; ++i)
        path.lineTo(from + QPointF(7.3 * i, i % 2 ? 40 : 0));
    return path;
}

QPointF scaled(QPointF point, QSizeF scale) { return {point.x() * scale.width(), point.y() * scale.height()}; }

} // namespace

class PolylineTest : public QObject {
    Q_OBJECT

private slots:
    void thinnedStaysWithinTheTolerance_data() {
        QTest::addColumn<QList<QPointF>>("line");
        QTest::addColumn<int>("atMost"); ///< points kept

        QList<QPointF> straight, parabola, steps, spikes, still, noise;
        std::mt19937 generator(1);
        std::uniform_real_distribution<double> anywhere(0, 1);
        for (int i = 0; i <= 1000; ++i) {
            const double x = i / 1000.0;
            straight.append({x, 0.2 + 0.7 * x});
            parabola.append({x, x * x});
            steps.append({x, std::floor(10 * x) / 10});
            spikes.append({x, i % 100 == 50 ? 1.0 : 0.1});
            still.append({0.5, 0.5});
            noise.append({x, anywhere(generator)});
        }
        QList<QPointF> thereAndBack{{0, 0.5}, {0.9, 0.5}, {0.3, 0.5}, {0.6, 0.5}, {0.1, 0.5}};
        QList<QPointF> circle;
        for (int i = 0; i <= 720; ++i)
            circle.append({0.5 + 0.4 * std::cos(i * M_PI / 360), 0.5 + 0.4 * std::sin(i * M_PI / 360)});
        QTest::newRow("straight") << straight << 2;
        QTest::newRow("parabola") << parabola << 60;
        QTest::newRow("steps") << steps << 22;
        QTest::newRow("spikes") << spikes << 32;
        QTest::newRow("one place") << still << 2;
        QTest::newRow("noise") << noise << 1001;
        QTest::newRow("there and back") << thereAndBack << 5;
        QTest::newRow("circle") << circle << 180;
        QTest::newRow("two points") << QList<QPointF>{{0, 0}, {1, 1}} << 2;
        QTest::newRow("nothing") << QList<QPointF>{} << 0;
    }

    void thinnedStaysWithinTheTolerance() {
        QFETCH(const QList<QPointF>, line);
        QFETCH(const int, atMost);
        const QSizeF scale(600, 300);
        const QList<QPointF> thin = thinnedPolyline(line, scale, thinningPixels);
        QVERIFY2(thin.size() <= atMost, qPrintable(QString::number(thin.size())));
        if (line.isEmpty())
            return;
        QCOMPARE(thin.first(), line.first());
        QCOMPARE(thin.last(), line.last());
        // Every point left out lies beside the segment that replaces its part of the line.
        qsizetype segment = 0;
        for (qsizetype i = 0; i < line.size(); ++i) {
            if (segment + 2 < thin.size() && line[i] == thin[segment + 1])
                ++segment;
            const double off = distanceToSegment(scaled(line[i], scale), scaled(thin[segment], scale),
                                                 scaled(thin[segment + 1], scale));
            QVERIFY2(off <= thinningPixels * (1 + 1e-9), qPrintable(QStringLiteral("%1 at %2").arg(off).arg(i)));
        }
    }

    void inkIsWhereDashesAre_data() {
        QTest::addColumn<QList<double>>("pattern"); // none: no dashes
        QTest::addColumn<double>("offset");
        QTest::newRow("solid") << QList<double>{} << 0.0;
        QTest::newRow("dashes") << QList<double>{5, 3} << 0.0;
        QTest::newRow("dots") << QList<double>{1, 1.6} << 0.0;
        QTest::newRow("two kinds") << QList<double>{6, 2, 1.2, 2} << 0.0;
        QTest::newRow("begins in a gap") << QList<double>{3, 6} << 4.5;
        QTest::newRow("begins turns later") << QList<double>{3, 6} << 2 * 9 + 1.0;
        QTest::newRow("begins before") << QList<double>{3, 6} << -1.0;
        QTest::newRow("longer than the way") << QList<double>{1e6, 1e-3} << 0.0;
    }
    void inkIsWhereDashesAre() {
        QFETCH(const QList<double>, pattern);
        QFETCH(const double, offset);
        constexpr double width = 1.8;
        QPen pen(Qt::black, width);
        if (!pattern.isEmpty())
            pen.setDashPattern(pattern);
        pen.setDashOffset(offset);
        QPainterPath path = zigzag({3, 5}, 9);
        path.addPath(zigzag({3, 80}, 4));
        // The same by going the way in small steps.
        double period = 0;
        for (const double each : pattern)
            period += each;
        const auto isInk = [&](double way) {
            if (pattern.isEmpty())
                return true;
            double into = std::fmod(way / width + offset, period);
            into += into < 0 ? period : 0;
            qsizetype dash = 0;
            while (into >= pattern[dash])
                into -= pattern[dash++];
            return dash % 2 == 0;
        };
        const QList<QLineF> ink = inkLines(path, pen);
        const auto isDrawn = [&](QPointF place) {
            return std::ranges::any_of(
                ink, [&](const QLineF &each) { return distanceToSegment(place, each.p1(), each.p2()) < 1e-9; });
        };
        constexpr double step = 0.0371;
        double way = 0;
        double inked = 0;
        for (int i = 0; i < path.elementCount(); ++i) {
            if (path.elementAt(i).isMoveTo()) {
                way = 0;
                continue;
            }
            const QLineF line(path.elementAt(i - 1), path.elementAt(i));
            for (double at = step / 2; at < line.length(); at += step) {
                const bool wanted = isInk(way + at);
                inked += wanted ? step : 0;
                // At the very end of a dash rounding decides.
                if (isInk(way + at - 1e-6) == wanted && isInk(way + at + 1e-6) == wanted)
                    QCOMPARE(isDrawn(line.pointAt(at / line.length())), wanted);
            }
            way += line.length();
        }
        double drawn = 0;
        for (const QLineF &each : ink)
            drawn += each.length();
        QVERIFY(inked > 0);
        QVERIFY2(std::fabs(drawn / inked - 1) < 0.01, qPrintable(QStringLiteral("%1 of %2").arg(drawn).arg(inked)));
    }
};

HALFTRUTH_TEST(PolylineTest)
#include "tst_polyline.moc"
