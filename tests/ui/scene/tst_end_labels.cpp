#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "ui/scene/figure_scene.h"

#include "core/figure/series.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace halftruth;

namespace {

constexpr QSizeF size{800, 400};

Curve line(const char *name, double from, double to, double end = 10) {
    return {.label = Text::verbatim(name), .x = {0, end}, .y = {from, to}};
}

Figure figureOf(std::vector<Layer> layers) {
    return {.id = "f",
            .title = Text::verbatim("Lines"),
            .x = {.title = Text::verbatim("x"), .range = {0, 10}},
            .y = {.title = Text::verbatim("y"), .range = {0, 1}},
            .layers = std::move(layers)};
}

/// The rectangles in which each series is found, by name.
std::map<std::string, QRectF> entries(const FigureScene &scene) {
    std::map<std::string, QRectF> found;
    for (double y = 0; y < size.height(); y += 1)
        for (double x = 0; x < size.width(); x += 2)
            if (const std::string name = scene.seriesAt({x, y}); !name.empty())
                found[name] = found[name].united(QRectF(x, y, 2, 1));
    return found;
}

} // namespace

class TestEndLabels : public QObject {
    Q_OBJECT

private:
    FigureScene m_scene;
    std::map<std::string, QRectF> drawn(const Figure &figure) {
        m_scene.setSize(size);
        m_scene.setFigure(std::make_shared<const Figure>(figure));
        return entries(m_scene);
    }
    [[nodiscard]] const QRectF &plot() const { return m_scene.geometry().plot; }

private slots:
    void namesStandAtTheirEnds() {
        const auto found = drawn(figureOf({line("low", 0.5, 0.1), line("high", 0.2, 0.9)}));
        QCOMPARE(found.size(), std::size_t{2});
        for (const auto &[name, y] : {std::pair{"low", 0.1}, {"high", 0.9}}) {
            const QRectF &at = found.at(name);
            QVERIFY(at.left() >= plot().right() - 1);
            QVERIFY(at.right() <= size.width());
            QVERIFY(std::abs(at.center().y() - m_scene.geometry().sceneY(y)) <= 2);
        }
    }

    void namesMakeRoomForEachOther() {
        const auto found = drawn(figureOf(
            {line("a", 0, 0.50), line("b", 0, 0.51), line("c", 0, 0.52), line("d", 0, 1.0), line("e", 0, 0.0)}));
        QCOMPARE(found.size(), std::size_t{5});
        std::vector<std::pair<double, std::string>> order;
        for (const auto &[name, at] : found) {
            order.emplace_back(at.center().y(), name);
            for (const auto &[other, there] : found)
                QVERIFY2(name == other || at.intersected(there).height() <= 1.5, (name + " " + other).c_str());
        }
        std::ranges::sort(order);
        std::string read;
        for (const auto &each : order)
            read += each.second;
        QCOMPARE(read, std::string("dcbae")); // as their ends, from above
    }

    // A name far from its end is looked for as long as one in a legend, and misread sooner.
    void namesThatWouldBeFarFromTheirEndsHaveALegend() {
        const double row = QFontMetricsF(FigureStyle().font()).height();
        for (const int lines : {3, 5, 7}) {
            std::vector<Layer> layers;
            for (int i = 0; i < lines; ++i)
                layers.emplace_back(line(("c" + std::to_string(i)).c_str(), 0, 0.5 + 0.001 * i));
            layers.emplace_back(line("far", 0, 0.1));
            const auto found = drawn(figureOf(layers));
            QCOMPARE(found.size(), layers.size());
            for (const auto &[name, at] : found) {
                if (lines > 3) { // three make room by a line, five by two
                    QVERIFY2(at.bottom() <= plot().top() + 1, name.c_str());
                    continue;
                }
                QVERIFY2(at.left() >= plot().right() - 1, name.c_str());
                const double end = name == "far" ? 0.1 : 0.5 + 0.001 * (name[1] - '0');
                QVERIFY2(std::abs(at.center().y() - m_scene.geometry().sceneY(end)) <= 1.5 * row + 1, name.c_str());
            }
        }
    }

    // In every chart of every explorer, as large as in a small window and in a large one.
    void namesAreNearTheirEnds_data() { addEveryFigure(); }
    void namesAreNearTheirEnds() {
        QFETCH(const Figure, figure);
        const double row = QFontMetricsF(FigureStyle().font()).height();
        const std::vector<std::string> series = seriesNames(figure);
        for (const QSizeF room : {QSizeF(630, 250), {630, 370}, {890, 400}, {890, 620}}) {
            m_scene.setSize(room);
            m_scene.setFigure(std::make_shared<const Figure>(figure));
            for (std::size_t i = 0; i < series.size(); ++i) {
                const auto *curve = std::get_if<Curve>(&figure.layers[i]);
                if (!curve || series[i].empty() ||
                    (curve->role != Role::Pinned && !inLegend(figure.layers[i]))) // a piece, named with another
                    continue;
                for (const QRectF &name : m_scene.names())
                    if (name.left() >= plot().right() && name.bottom() > plot().top() &&
                        m_scene.seriesAt(name.center()) == series[i]) {
                        const double away = std::abs(name.center().y() - m_scene.geometry().sceneY(curve->y.back()));
                        QVERIFY2(away <= 1.5 * row + 1, (series[i] + ' ' + std::to_string(away)).c_str());
                    }
            }
        }
    }

    // Names at one point would tell nobody which curve is whose.
    void curvesThatMeetAtTheEdgeHaveALegend() {
        for (const auto &[name, at] :
             drawn(figureOf({line("a", 0.1, 0.7), line("b", 0.3, 0.7), line("c", 0.5, 0.7)})))
            QVERIFY2(at.bottom() <= plot().top() + 1, name.c_str());
        QVERIFY(drawn(figureOf({line("a", 0.1, 0.7), line("b", 0.3, 0.7), line("c", 0.5, 0.8)})).at("a").left() >=
                plot().right() - 1);
    }

    // Below the plot are the axis's numbers, the last of them under its corner.
    void namesKeepOffTheNumbers() {
        const auto found = drawn(figureOf({line("low", 0.5, 0.0), line("lower", 0.5, 0.01), line("high", 0.2, 0.9)}));
        QCOMPARE(found.size(), std::size_t{3});
        for (const auto &[name, at] : found)
            QVERIFY2(at.bottom() <= plot().bottom() + 1, name.c_str());
    }

    void otherwiseALegend_data() {
        QTest::addColumn<int>("which");
        QTest::newRow("an end inside") << 0;
        QTest::newRow("an end above the window") << 1;
        QTest::newRow("points") << 2;
        QTest::newRow("a long name") << 3;
        QTest::newRow("too many") << 4;
        QTest::newRow("one alone") << 5;
    }
    void otherwiseALegend() {
        QFETCH(int, which);
        std::vector<Layer> layers{line("one", 0.2, 0.4)};
        if (which == 0)
            layers.emplace_back(line("other", 0.5, 0.6, 7));
        else if (which == 1)
            layers.emplace_back(line("other", 0.5, 1.5));
        else if (which == 2)
            layers.emplace_back(Points{.label = Text::verbatim("other"), .x = {1}, .y = {0.5}});
        else if (which == 3)
            layers.emplace_back(line("a name that would take a quarter of all there is", 0.5, 0.6));
        for (int i = 0; which == 4 && i < 8; ++i)
            layers.emplace_back(line(("c" + std::to_string(i)).c_str(), 0, 0.1 * i));
        for (const auto &[name, at] : drawn(figureOf(std::move(layers))))
            QVERIFY2(at.bottom() <= plot().top() + 1, name.c_str());
    }

    // Two names at their ends and a third in a legend, rather than all three there.
    void whatEndsInsideStaysInTheLegend() {
        const auto found =
            drawn(figureOf({line("low", 0.5, 0.1), line("inside", 0.4, 0.3, 6), line("high", 0.2, 0.9)}));
        QCOMPARE(found.size(), std::size_t{3});
        for (const char *name : {"low", "high"})
            QVERIFY2(found.at(name).left() >= plot().right() - 1, name);
        QVERIFY(found.at("inside").bottom() <= plot().top() + 1);
    }

    // Its exact curve ends where it takes too long; the bounds go on, and are named where they end.
    void boundsOfAnonymityAreNamedAtTheirEnds() {
        const auto found = drawn(figureOf("anonymity", "epsilon"));
        for (const char *bound : {"Balle et al. 2019", "Feldman et al. 2021", "Feldman et al. 2023", "upper bound"}) {
            QVERIFY2(found.contains(bound), bound);
            QVERIFY2(found.at(bound).left() >= plot().right() - 1, bound);
        }
        QVERIFY(found.at("exact").bottom() <= plot().top() + 1);
    }

    // All curves of a pin are that pin's, not only the first.
    void everyCurveOfAPinIsLedToItsName() {
        const auto pinned = [](double y, bool named) {
            Curve curve = line("q = 0.2", y, y);
            curve.role = Role::Pinned;
            curve.inLegend = named;
            return curve;
        };
        const auto found = drawn(figureOf({line("now", 0.1, 0.1), pinned(0.9, true), pinned(0.5, false)}));
        QCOMPARE(found.size(), std::size_t{2});
        const QRectF &name = found.at("q = 0.2");
        QVERIFY(std::abs(name.center().y() - m_scene.geometry().sceneY(0.7)) <= 2);
        QImage image(size.toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        m_scene.render(&painter, QRectF({}, size), QRectF({}, size));
        painter.end();
        // Something is drawn just right of the plot where a curve with a name ends, and nothing elsewhere.
        const auto inked = [&](double y) {
            const int x = static_cast<int>(plot().right()) + 4;
            const int middle = static_cast<int>(m_scene.geometry().sceneY(y));
            const QRgb background = image.pixel(x, static_cast<int>(m_scene.geometry().sceneY(0.3)));
            for (int row = middle - 18; row <= middle + 18; ++row)
                if (image.pixel(x, row) != background)
                    return true;
            return false;
        };
        QVERIFY(inked(0.1));
        QVERIFY(inked(0.9));
        QVERIFY(inked(0.5));
        QVERIFY(!inked(0.3));
    }

    // In a held frame a curve may come to end far from its name, which stays: dots lead from the one to the other.
    void dotsLeadFromACurveThatEndsInsideToItsName() {
        const auto dots = [&] {
            QImage image(size.toSize(), QImage::Format_RGB32);
            QPainter painter(&image);
            m_scene.render(&painter, QRectF({}, size), QRectF({}, size));
            painter.end();
            int most = 0;
            const int y = static_cast<int>(m_scene.geometry().sceneY(0.3));
            for (int row = y - 1; row <= y + 1; ++row) {
                int inked = 0;
                for (int x = static_cast<int>(m_scene.geometry().sceneX(7)); x < plot().right() - 4; ++x)
                    inked += QColor(image.pixel(x, row)).lightness() < 200 ? 1 : 0;
                most = std::max(most, inked);
            }
            return most;
        };
        drawn(figureOf({line("low", 0.1, 0.1), line("high", 0.9, 0.9)}));
        QVERIFY(dots() < 10);
        m_scene.setHeld(true);
        const auto found = drawn(figureOf({line("low", 0.3, 0.3, 6), line("high", 0.9, 0.9)}));
        QVERIFY(std::abs(found.at("low").center().y() - m_scene.geometry().sceneY(0.3)) <= 2);
        QVERIFY(dots() > 30);
        m_scene.setHeld(false);
    }

    // Lines to a pin's name that cross those to others would lead nowhere that can be told.
    void aPinAmongOthersHasALegend() {
        const auto pinned = [](double y, bool named) {
            Curve curve = line("q = 0.2", y, y);
            curve.role = Role::Pinned;
            curve.inLegend = named;
            return curve;
        };
        for (const auto &[name, at] :
             drawn(figureOf({line("a", 0.1, 0.3), line("b", 0.3, 0.6), pinned(0.9, true), pinned(0.45, false)})))
            QVERIFY2(at.bottom() <= plot().top() + 1, name.c_str());
    }

    void whatIsTakenOutKeepsItsName() {
        Figure figure = figureOf({line("low", 0.5, 0.1), line("high", 0.2, 0.9)});
        hideSeries(figure, {"low"});
        const auto found = drawn(figure);
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found.at("low").left() >= plot().right() - 1);
    }

    void lastTickIsWhole() {
        Figure figure = figureOf({line("one", 0.2, 0.4)});
        figure.x.range = {0, 100'000};
        figure.layers = {Curve{.label = Text::verbatim("one"), .x = {0, 1e5}, .y = {0.2, 0.4}}};
        m_scene.setSize(size);
        m_scene.setFigure(std::make_shared<const Figure>(figure));
        // The label, with thin spaces between its digits, is centred below the plot's right edge.
        const QFont font = FigureStyle().font();
        const double half = QFontMetricsF(font).horizontalAdvance(QStringLiteral("100000")) / 2;
        QVERIFY2(plot().right() + half <= size.width(), qPrintable(QString::number(plot().right() + half)));
    }
};

HALFTRUTH_TEST(TestEndLabels)
#include "tst_end_labels.moc"
