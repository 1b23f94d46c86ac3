#include "tests/core/support/reading.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/contrast.h"
#include "tests/ui/support/figures.h"
#include "ui/files/drawing.h"
#include "ui/files/figure_file.h"
#include "ui/scene/figure_scene.h"
#include "ui/scene/ink_mask.h"

#include <QAreaSeries>
#include <QChart>
#include <QGraphicsObject>
#include <QLineSeries>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace halftruth;

namespace {

QChart *chartOf(const FigureScene &scene) {
    for (QGraphicsItem *item : scene.items())
        if (auto *chart = qobject_cast<QChart *>(item->toGraphicsObject()))
            return chart;
    return nullptr;
}

/// What is drawn of a kind of series, in drawing order.
template <class Series>
std::vector<Series *> drawn(const FigureScene &scene) {
    std::vector<Series *> result;
    for (QAbstractSeries *each : chartOf(scene)->series())
        if (auto *series = qobject_cast<Series *>(each); series && series->isVisible())
            result.push_back(series);
    return result;
}

/// The points that are drawn, as positions in the unit square.
std::vector<QList<QPointF>> drawnPoints(const FigureScene &scene) {
    std::vector<QList<QPointF>> result;
    const QRectF plot = scene.geometry().plot;
    for (QGraphicsItem *item : scene.items())
        if (const auto *points = dynamic_cast<PointsItem *>(item))
            for (const PointsItem::Group &group : points->groups()) {
                QList<QPointF> &units = result.emplace_back();
                for (const QPointF &place : group.places)
                    units.append(
                        {(place.x() - plot.left()) / plot.width(), (plot.bottom() - place.y()) / plot.height()});
            }
    return result;
}

/// Where the unit square's positions stand on an axis, written without the renderer's own map.
double fromUnit(const Axis &axis, double unit) {
    if (axis.scale == Scale::Linear)
        return axis.range.lower + unit * (axis.range.upper - axis.range.lower);
    return std::exp(std::log(axis.range.lower) + unit * std::log(axis.range.upper / axis.range.lower));
}

bool inside(const Axis &axis, double value) { return value >= axis.range.lower && value <= axis.range.upper; }

/// Within a thousandth of a pixel.
bool samePlace(const Axis &axis, double a, double b) {
    if (axis.scale == Scale::Log)
        return std::fabs(std::log(a / b)) <= 1e-9 * std::log(axis.range.upper / axis.range.lower);
    return std::fabs(a - b) <= 1e-9 * (axis.range.upper - axis.range.lower);
}

double distanceTo(const QLineF &segment, QPointF point) {
    const QPointF along = segment.p2() - segment.p1();
    const double squared = QPointF::dotProduct(along, along);
    const double part =
        squared > 0 ? std::clamp(QPointF::dotProduct(point - segment.p1(), along) / squared, 0.0, 1.0) : 0.0;
    return QLineF(segment.p1() + part * along, point).length();
}

Figure plain(std::vector<Layer> layers, Interval x = {0, 10}, Interval y = {0, 10}) {
    return {.id = "test",
            .title = phrase("Test"),
            .x = {.title = phrase("x"), .range = x},
            .y = {.title = phrase("y"), .range = y},
            .layers = std::move(layers),
            .caption = phrase("A test")};
}

Curve curve(std::vector<double> x, std::vector<double> y, ColourIndex colour = 0) {
    return {.label = Text::verbatim("curve " + std::to_string(colour)),
            .colour = colour,
            .x = std::move(x),
            .y = std::move(y)};
}

void set(FigureScene &scene, const Figure &figure) { scene.setFigure(std::make_shared<const Figure>(figure)); }

void render(FigureScene &scene, QPaintDevice &device) {
    QPainter painter(&device);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    scene.render(&painter, scene.sceneRect(), scene.sceneRect());
}

QImage ground(const FigureScene &scene) {
    QImage image(scene.sceneRect().size().toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(scene.theme().card);
    return image;
}

QImage picture(FigureScene &scene) {
    QImage image = ground(scene);
    render(scene, image);
    return image;
}

/// As into a file.
QImage drawn(FigureScene &scene) {
    QImage image = ground(scene);
    Drawing drawing(image.size());
    render(scene, drawing);
    drawing.drawOn(image);
    return image;
}

} // namespace

class FigureSceneTest : public QObject {
    Q_OBJECT

private slots:
    // Over the letter, not in its upper line.
    void hatsStandOnCapitals() {
        const SymbolText title({}, QStringLiteral("T\u0302"), {}, textFont(13));
        QImage image(60, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        title.paint(&painter, {20, 20}, Qt::black);
        painter.end();
        struct Ink {
            int left = 99;
            int right = -1;
            [[nodiscard]] bool any() const { return right >= 0; }
        };
        std::vector<Ink> rows(60);
        for (int y = 0; y < 60; ++y)
            for (int x = 0; x < 60; ++x)
                if (qGray(image.pixel(x, y)) < 200)
                    rows[static_cast<std::size_t>(y)] = {std::min(rows[static_cast<std::size_t>(y)].left, x),
                                                         std::max(rows[static_cast<std::size_t>(y)].right, x)};
        const auto hat = std::ranges::find_if(rows, &Ink::any);
        const auto below = std::find_if(hat, rows.end(), [](const Ink &row) { return !row.any(); });
        const auto letter = std::find_if(below, rows.end(), [](const Ink &row) { return row.any(); });
        QVERIFY(letter != rows.end());
        QVERIFY(below - hat >= 2 && below - hat <= 4);
        QVERIFY2(letter - below <= 2, qPrintable(QString::number(letter - below)));
        Ink whole;
        for (auto row = hat; row != below; ++row)
            whole = {std::min(whole.left, row->left), std::max(whole.right, row->right)};
        QVERIFY2(std::abs(whole.left + whole.right - letter->left - letter->right) <= 3,
                 qPrintable(QStringLiteral("%1–%2 over %3–%4")
                                .arg(whole.left)
                                .arg(whole.right)
                                .arg(letter->left)
                                .arg(letter->right)));
    }

    // A bar stands on 0 or hangs below it, wherever the plot ends.
    void barsStandOnZero() {
        FigureScene scene;
        scene.setTheme(theme("light"));
        scene.setSize({640, 480});
        set(scene, plain({Bars{.label = Text::verbatim("bars"), .colour = 5, .x = {2, 6}, .y = {-1, 2}, .width = 1}},
                         {0, 10}, {-2, 4}));
        const QImage image = picture(scene);
        const auto bar = [&](double x, double y) {
            return image.pixelColor(scene.geometry().toScene(x, y).toPoint()) == scene.theme().colour(5);
        };
        QVERIFY(bar(2, -0.5) && !bar(2, 0.3) && !bar(2, -1.5));
        QVERIFY(bar(6, 0.3) && bar(6, 1.7) && !bar(6, -0.3) && !bar(6, 2.3));
        // What is beside a logarithmic axis stands on its foot.
        Figure log = plain({Bars{.label = Text::verbatim("bars"), .colour = 5, .x = {2}, .y = {1}, .width = 1}},
                           {0, 10}, {0.01, 10});
        log.y.scale = Scale::Log;
        set(scene, log);
        const QImage logarithmic = picture(scene);
        QCOMPARE(logarithmic.pixelColor(scene.geometry().toScene(2, 0.012).toPoint()), scene.theme().colour(5));
        QVERIFY(logarithmic.pixelColor(scene.geometry().toScene(2, 2).toPoint()) != scene.theme().colour(5));
    }

    // Neither the grid nor each other: what shines through is drawn ten times as slowly.
    void nothingShinesThroughStaleBars() {
        FigureScene scene;
        scene.setTheme(theme("light"));
        scene.setSize({640, 480});
        const Bars stale{.label = Text::verbatim("bars"),
                         .colour = 5,
                         .x = {2, 4, 6, 8},
                         .y = {3, 3, 3, 3},
                         .width = 1,
                         .stale = true};
        set(scene, plain({stale, stale}, {0, 10}, {0, 4}));
        const QImage image = picture(scene);
        const QRgb faded = mixedColour(scene.theme().colour(5), scene.theme().card, staleOpacity).rgb();
        for (const double x : {1.8, 2.0, 4.0, 6.0, 8.2})
            for (double y = 0.1; y < 2.9; y += 0.01)
                QCOMPARE(image.pixel(scene.geometry().toScene(x, y).toPoint()), faded);
    }

    // So is a curve in ink, dotted or not.
    void curvesInInkAreSeenOnMaps() {
        HeatMap map{.label = Text::verbatim("map"),
                    .colours = {.kind = ColourScale::Kind::Diverging, .range = {-1, 1}},
                    .xEdges = {0, 10},
                    .yEdges = {0, 10},
                    .xs = {0, 5, 10},
                    .ys = {0, 5, 10}};
        map.values.assign(9, 1); // its darkest
        const Curve limit{.role = Role::Approximation, .colour = inkColour, .x = {0, 10}, .y = {5, 5}};
        const auto figure = std::make_shared<const Figure>(plain({map, limit}));
        for (const char *name : {"light", "dark", "contrast-light", "contrast-dark"}) {
            FigureScene scene;
            scene.setTheme(theme(name));
            scene.setSize({640, 480});
            scene.setFigure(figure);
            QImage image(640, 480, QImage::Format_RGB32);
            QPainter painter(&image);
            scene.render(&painter, QRectF(0, 0, 640, 480), scene.sceneRect());
            painter.end();
            const QRectF plot = scene.geometry().plot;
            const int y = static_cast<int>(plot.center().y());
            int seen = 0;
            int all = 0;
            for (int x = static_cast<int>(plot.left()) + 4; x < plot.right() - 4; ++x, ++all) {
                double most = 1;
                for (int each = y - 4; each <= y + 4; ++each)
                    most = std::max(most, contrast(image.pixelColor(x, y - 12), image.pixelColor(x, each)));
                seen += most >= 3 ? 1 : 0;
            }
            QVERIFY2(seen == all,
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(QLatin1String(name)).arg(seen).arg(all)));
        }
    }

    // A map has every lightness: a contour is seen on all of them, in every theme.
    // The legend's sample is what it is on the map: dark, on a pale rim. So are dots, which no line crosses.
    void inkLooksAlikeInTheLegend() {
        for (const char *id : {"light", "dark", "contrast-dark"}) {
            const Theme &drawn = halftruth::theme(id);
            Figure figure =
                plain({HeatMap{.label = phrase("value"),
                               .colours = {.range = {0, 1}},
                               .xEdges = {0, 10},
                               .yEdges = {0, 10},
                               .xs = {5},
                               .ys = {5},
                               .values = {0.5}},
                       curve({0, 10}, {2, 8}, inkColour),
                       Points{.label = phrase("best"), .colour = inkColour, .x = {5}, .y = {5}}, Marker{.value = 5}});
            FigureScene scene;
            scene.setTheme(drawn);
            scene.setSize({600, 400});
            set(scene, figure);
            const QImage image = picture(scene);
            const QRectF plot = scene.geometry().plot;
            const auto count = [&](const QRect &where, const QColor &wanted) {
                int found = 0;
                for (int y = where.top(); y <= where.bottom(); ++y)
                    for (int x = where.left(); x <= where.right(); ++x)
                        found += image.pixel(x, y) == wanted.rgb() ? 1 : 0;
                return found;
            };
            const QRect legend(0, 0, 600, static_cast<int>(plot.top()) - 4);
            QVERIFY(count(legend, drawn.series[7]) > 50);
            int pale = 0; // between two pixels it is mixed with what is beside it
            for (int y = 0; y < legend.bottom(); ++y)
                for (int x = 0; x < 600; ++x)
                    pale += contrast(image.pixelColor(x, y), drawn.series[7]) >= 7 ? 1 : 0;
            QVERIFY2(pale > 50, id);
            // All of the dot's middle is its own.
            const QPoint dot = scene.geometry().toScene(5, 5).toPoint();
            QCOMPARE(count(QRect(dot - QPoint(2, 2), QSize(4, 4)), drawn.series[7]), 16);
        }
    }

    // A line of a marker is no lighter or darker than accent on card, also where it crosses a bar.
    void markersAreSeenOnBars() {
        for (const char *id : {"light", "dark", "contrast-light", "contrast-dark"}) {
            const Theme &drawn = halftruth::theme(id);
            FigureScene scene;
            scene.setTheme(drawn);
            scene.setSize({600, 400});
            set(scene, plain({Bars{.label = phrase("bars"), .x = {5}, .y = {9}, .width = 4}, Marker{.value = 5}}));
            const QImage image = picture(scene);
            const QPoint on = scene.geometry().toScene(5, 4).toPoint();
            for (const int aside : {-2, 1})
                QCOMPARE(image.pixelColor(on + QPoint(aside, 0)), drawn.card);
            QCOMPARE(image.pixelColor(on + QPoint(8, 0)), drawn.series[0]);
        }
    }

    // Bars that are compared with a line are seen to their ends, and a narrow bar isn't hidden by a line along it.
    void noLineHidesTheEndsOfBars() {
        FigureScene scene;
        scene.setSize({600, 400});
        set(scene, plain({Bars{.label = phrase("bars"), .x = {2, 5, 8}, .y = {4.9, 5, 5.1}, .width = 2},
                          Marker{.direction = Marker::Direction::Horizontal, .value = 5}}));
        const QImage image = picture(scene);
        for (const auto &[x, y] : {std::pair{2.0, 4.85}, {5.0, 4.9}, {8.0, 5.05}, {8.0, 4.9}})
            QVERIFY(contrast(image.pixelColor(scene.geometry().toScene(x, y).toPoint()), scene.theme().series[0]) <
                    1.1);
        set(scene, plain({Bars{.label = phrase("bars"), .x = {5}, .y = {9}, .width = 0.15}, Marker{.value = 5}}));
        const QImage narrow = picture(scene);
        const QPoint on = scene.geometry().toScene(5, 4).toPoint();
        QVERIFY(contrast(narrow.pixelColor(on + QPoint(2, 0)), scene.theme().series[0]) < 1.1);
    }

    // In an empty plot a note stands beside the lines.
    void aNoteStandsBesideLines() {
        for (const Marker::Direction direction : {Marker::Direction::Vertical, Marker::Direction::Horizontal}) {
            const bool down = direction == Marker::Direction::Vertical;
            Figure figure = plain({Marker{.direction = direction, .value = 4.9}});
            FigureScene scene;
            scene.setSize({600, 400});
            set(scene, figure);
            const QImage without = picture(scene);
            figure.note = phrase("Nothing has been repeated");
            set(scene, figure);
            const QImage with = picture(scene);
            const QPoint at = scene.geometry().toScene(4.9, 4.9).toPoint();
            int changed = 0;
            for (int along = -150; along <= 150; ++along)
                for (const int aside : {-1, 0, 1}) {
                    const QPoint on =
                        down ? QPoint(at.x() + aside, at.y() + along) : QPoint(at.x() + along, at.y() + aside);
                    changed += without.pixel(on) != with.pixel(on) ? 1 : 0;
                }
            QCOMPARE(changed, 0);
            QVERIFY(without != with);
        }
    }

    // Dots that are close to each other stay apart in a thumbnail.
    void dotsOfAThumbnailStayApart() {
        Points dots{.label = phrase("dots"), .x = {}, .y = {}};
        for (int i = 0; i < 100; ++i) {
            dots.x.push_back(i % 10 + 0.5);
            dots.y.push_back(i / 10 + 0.5);
        }
        FigureScene scene;
        scene.setBare(true);
        scene.setSize({150, 60});
        set(scene, plain({dots}));
        bool any = false;
        for (QGraphicsItem *item : scene.items())
            if (const auto *points = dynamic_cast<PointsItem *>(item))
                for (const PointsItem::Group &group : points->groups()) {
                    any = true;
                    QVERIFY(group.diameter <= 52.0 / 10 + 1e-9);
                }
        QVERIFY(any);
    }

    // A bound is told from what is exact in a legend, too, and every sample begins with its line.
    void samplesOfALegendShowTheirDashes() {
        for (const Role role : {Role::Exact, Role::Bound}) {
            Curve one = curve({0, 5}, {2, 8});
            one.role = role;
            Curve gaps = curve({0, 5}, {3, 9}, 2);
            gaps.gaps = true;
            FigureScene scene;
            scene.setSize({600, 400});
            set(scene, plain({one, gaps, curve({0, 5}, {4, 9}, 3), curve({0, 5}, {5, 9}, 4)}));
            const QImage image = picture(scene);
            const int bottom = static_cast<int>(scene.geometry().plot.top()) - 4;
            const auto runs = [&](const QColor &wanted) {
                int most = 0;
                for (int y = 0; y < bottom; ++y) {
                    int found = 0;
                    for (int x = 1; x < 600; ++x)
                        found += image.pixelColor(x, y) == wanted && image.pixelColor(x - 1, y) != wanted ? 1 : 0;
                    most = std::max(most, found);
                }
                return most;
            };
            QVERIFY(role == Role::Exact || runs(scene.theme().series[0]) >= 2);
            QVERIFY(runs(scene.theme().series[2]) >= 2);
        }
    }

    void contoursAreSeenOnMaps() {
        HeatMap map{.label = Text::verbatim("map"),
                    .colours = {.kind = ColourScale::Kind::Diverging, .range = {-1, 1}},
                    .xEdges = {0, 10},
                    .yEdges = {0, 10}};
        for (int i = 0; i <= 40; ++i) {
            map.xs.push_back(i / 4.0);
            map.ys.push_back(i / 4.0);
        }
        for (int row = 0; row <= 40; ++row)
            map.values.insert(map.values.end(), 41, static_cast<float>(row / 20.0 - 1));
        for (const auto kind : {ColourScale::Kind::Diverging, ColourScale::Kind::Sequential}) {
            map.colours.kind = kind;
            const Contour contour{.lines = {{.x = {4, 6}, .y = {0, 10}}}};
            for (const char *name : {"light", "dark", "contrast-light", "contrast-dark", "print"}) {
                FigureScene scene;
                scene.setTheme(theme(name));
                scene.setSize({640, 480});
                set(scene, plain({map, contour}));
                const QImage image = picture(scene);
                const QRectF plot = scene.geometry().plot;
                constexpr int stretch = 12;
                for (int from = static_cast<int>(plot.top()) + 2; from + stretch < plot.bottom(); from += stretch) {
                    double most = 1; // pixels at the line's edges are mixed
                    for (int y = from; y < from + stretch; ++y) {
                        const double up = (plot.bottom() - y) / plot.height();
                        const int x = static_cast<int>(plot.left() + (0.4 + 0.2 * up) * plot.width());
                        for (int each = x - 3; each <= x + 3; ++each)
                            most = std::max(most, contrast(image.pixelColor(x + 12, y), image.pixelColor(each, y)));
                    }
                    QVERIFY2(most >= 3, qPrintable(QStringLiteral("%1, %2: %3").arg(name).arg(from).arg(most)));
                }
            }
        }
    }

    // Nothing that is drawn over a map is drawn beyond it, however it is cut.
    void curvesEndWhereAMapEnds() {
        HeatMap map{.label = Text::verbatim("map"),
                    .colours = {.kind = ColourScale::Kind::Diverging, .range = {-1, 1}},
                    .xEdges = {0, 10},
                    .yEdges = {0, 10},
                    .xs = {2.5, 7.5},
                    .ys = {2.5, 7.5},
                    .values = {0, 0, 0, 0}};
        const Contour contour{.emphasised = true, .lines = {{.x = {6, 9}, .y = {5, 14}}}};
        FigureScene scene;
        scene.setTheme(theme("dark"));
        scene.setSize({640, 480});
        set(scene, plain({map, Curve{.colour = inkColour, .x = {1, 5}, .y = {5, 14}}, contour}));
        const QImage image = picture(scene);
        const QRect plot = scene.geometry().plot.toAlignedRect();
        for (int x = plot.left() + 2; x < plot.right() - 2; ++x)
            for (int y = plot.top() - 6; y < plot.top() - 1; ++y)
                QCOMPARE(image.pixelColor(x, y), scene.theme().card);
    }

    // Lines that are closer to each other than a name is wide have none; a name hides its own line alone.
    void aContoursNameHidesNoOther() {
        FigureScene scene;
        scene.setSize({640, 480});
        const auto shown = [&](double apart, bool named) {
            Figure figure = plain({});
            std::vector<double> ys;
            for (int i = 0; i <= 40; ++i)
                ys.push_back(i / 4.0);
            for (int i = 0; i < 6; ++i) {
                std::vector<double> xs;
                for (const double y : ys)
                    xs.push_back(1 + i * apart + y / 10);
                figure.layers.emplace_back(
                    Contour{.level = static_cast<double>(i),
                            .label = named && i > 0 && i < 5 ? Text::verbatim("+0.25") : Text(),
                            .lines = {{.x = xs, .y = ys}}});
            }
            set(scene, figure);
            return picture(scene);
        };
        QCOMPARE(shown(0.1, true), shown(0.1, false));
        QVERIFY(shown(1, true) != shown(1, false));
    }

    // The name of a marker goes to the line's other side, and further, rather than onto data.
    void aMarkersLabelHidesNoData() {
        FigureScene scene;
        scene.setSize({420, 320});
        std::vector<double> xs;
        for (int i = 0; i <= 200; ++i)
            xs.push_back(i * 0.05);
        // Beside an upright line a steep curve; along a flat one curves on both sides.
        Figure upright = plain({curve({5.3, 5.6}, {0, 10}), Marker{.value = 5}});
        Figure flat = plain({});
        for (const double height : {4.2, 4.6, 5.3, 5.7})
            flat.layers.emplace_back(curve(xs, std::vector<double>(xs.size(), height)));
        flat.layers.emplace_back(Marker{.direction = Marker::Direction::Horizontal, .value = 5});
        for (Figure *figure : {&upright, &flat}) {
            set(scene, *figure);
            const QImage bare = picture(scene);
            std::get<Marker>(figure->layers.back()).label = Text::verbatim("1 - b = 0.95");
            set(scene, *figure);
            const QImage labelled = picture(scene);
            QVERIFY(labelled != bare);
            for (const QPointF each : inkOf(*figure, scene.geometry(), false))
                QCOMPARE(labelled.pixelColor(each.toPoint()), bare.pixelColor(each.toPoint()));
        }
    }

    // A level line that is crowded all along has its name behind its end, at its height; held, all stays where it is.
    void aCrowdedLinesNameStandsBesideThePlot() {
        FigureScene scene;
        scene.setSize({640, 320});
        Band shade{.label = Text::verbatim("between")};
        for (int i = 0; i <= 10; ++i) {
            shade.x.push_back(i);
            shade.lower.push_back(0.5);
            shade.upper.push_back(9.5);
        }
        const auto figure = [&](bool crowded) {
            Figure made = plain({});
            if (crowded)
                made.layers.emplace_back(shade);
            made.layers.emplace_back(
                Marker{.direction = Marker::Direction::Horizontal, .value = 5, .label = Text::verbatim("truth 0.3")});
            return made;
        };
        set(scene, figure(false));
        const double right = scene.geometry().plot.right();
        QCOMPARE(scene.overlayLabels().size(), 1);
        QVERIFY(scene.geometry().plot.contains(scene.overlayLabels().first()));
        set(scene, figure(true));
        QCOMPARE(scene.overlayLabels().size(), 1);
        const QRectF label = scene.overlayLabels().first();
        QVERIFY(scene.geometry().plot.right() < right);
        QVERIFY(label.left() > scene.geometry().plot.right() && label.right() <= 640);
        QVERIFY(std::fabs(label.center().y() - scene.geometry().sceneY(5)) < 1);
        const QRectF plot = scene.geometry().plot;
        scene.setHeld(true);
        set(scene, figure(false));
        QCOMPARE(scene.geometry().plot, plot);
        scene.setHeld(false);
        QCOMPARE(scene.geometry().plot.right(), right);
    }

    // A few bars have their numbers where there is room for all.
    void aFewWholeNumbersAreAllTold() {
        const Axis axis{.range = Interval{-0.5, 7.5}, .integer = true};
        QCOMPARE(labelsFor(axis, 300, true, FigureStyle().font()).texts.size(), 8);
        QVERIFY(labelsFor(axis, 80, true, FigureStyle().font()).texts.size() < 8);
    }

    // A map has every lightness: the line of a marker is seen on all of them, in every theme.
    void markersAreSeenOnMaps() {
        HeatMap map{.label = Text::verbatim("map"),
                    .colours = {.kind = ColourScale::Kind::Diverging, .range = {-1, 1}},
                    .xEdges = {0, 10},
                    .yEdges = {0, 10}};
        for (int i = 0; i <= 20; ++i) {
            map.xs.push_back(i / 2.0);
            map.ys.push_back(i / 2.0);
        }
        for (int row = 0; row <= 20; ++row)
            map.values.insert(map.values.end(), 21, static_cast<float>(row / 10.0 - 1));
        const auto figure = std::make_shared<const Figure>(plain({map, Marker{.value = 5}}));
        for (const char *name : {"light", "dark", "contrast-light", "contrast-dark"}) {
            FigureScene scene;
            scene.setTheme(theme(name));
            scene.setSize({640, 480});
            scene.setFigure(figure);
            QImage image(640, 480, QImage::Format_RGB32);
            QPainter painter(&image);
            scene.render(&painter, QRectF(0, 0, 640, 480), scene.sceneRect());
            painter.end();
            const QRectF plot = scene.geometry().plot;
            const int middle = static_cast<int>(plot.center().x());
            const int part = static_cast<int>(plot.height() / 8);
            for (int from = static_cast<int>(plot.top()) + 1; from + part < plot.bottom(); from += part) {
                int seen = 0;
                for (int y = from; y < from + part; ++y) {
                    double most = 1;
                    for (int a = middle - 4; a <= middle + 4; ++a)
                        most = std::max(most, contrast(image.pixelColor(a, y), image.pixelColor(a + 1, y)));
                    seen += most >= 2.5 ? 1 : 0; // pixels at the edges are mixed
                }
                QVERIFY2(
                    seen >= part / 2,
                    qPrintable(
                        QStringLiteral("%1, %2: %3 of %4").arg(QLatin1String(name)).arg(from).arg(seen).arg(part)));
            }
        }
    }

    // Also where its line would lie between two pixels: a figure of any size has the marker anywhere.
    void markersAreSeen() {
        for (const std::string_view name : windowThemes()) {
            FigureScene scene;
            scene.setTheme(theme(name));
            scene.setSize({640, 480});
            for (double value = 3.3; value < 3.32; value += 0.002)
                for (const bool chosen : {true, false}) {
                    set(scene, plain({Marker{.value = value, .chosen = chosen}}));
                    const QImage image = picture(scene);
                    const QPointF at = scene.geometry().toScene(value, 5);
                    double most = 1;
                    for (int x = static_cast<int>(at.x()) - 3; x <= at.x() + 3; ++x)
                        for (int y = static_cast<int>(at.y()) - 5; y <= at.y() + 5; ++y)
                            most = std::max(most, contrast(image.pixelColor(x, y), scene.theme().card));
                    QVERIFY2(
                        most >= 3,
                        qPrintable(QStringLiteral("%1, %2: %3").arg(QString::fromUtf8(name)).arg(value).arg(most)));
                }
        }
    }

    // Of several bands that overlap the chosen one alone has edges: of the others something is seen, and no line.
    void quietBandsHaveNoEdges() {
        for (const std::string_view name : windowThemes()) {
            FigureScene scene;
            scene.setTheme(theme(name));
            scene.setSize({640, 480});
            set(scene, plain({Band{.label = Text::verbatim("other"),
                                   .colour = 1,
                                   .x = {2.3, 4.3},
                                   .lower = {2.2, 2.2},
                                   .upper = {4.4, 4.4},
                                   .quiet = true}}));
            const QImage image = picture(scene);
            const QColor &card = scene.theme().card;
            const auto at = [&](double x, double y) {
                return image.pixelColor(scene.geometry().toScene(x, y).toPoint());
            };
            QVERIFY(at(3.3, 3.3) != card);
            for (double y = 4.2; y < 4.6; y += 0.01)
                QVERIFY2(contrast(at(3.3, y), card) < 1.3, std::string(name).c_str());
        }
    }

    // However thin curves are drawn, no line across the plot is thicker; and it is seen.
    void markersAreNoThickerThanCurves() {
        for (const double width : {0.7, 1.0, 1.35, 2.0}) {
            FigureScene scene;
            scene.setTheme(theme("print"));
            scene.setStyle({.lineWidth = width});
            scene.setSize({640, 480});
            const auto inked = [&](Layer layer) {
                set(scene, plain({std::move(layer)}));
                constexpr int times = 20; // as in a file
                QImage image(640 * times, 4 * times, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                const QPointF at = scene.geometry().toScene(3.33, 3.33);
                scene.render(&painter, QRectF(image.rect()), QRectF(0, at.y() - 2, 640, 4));
                painter.end();
                int most = 0;
                double strongest = 1;
                for (int y = 0; y < image.height(); y += times) {
                    int row = 0;
                    for (int x = static_cast<int>(at.x() - 4) * times; x < static_cast<int>(at.x() + 4) * times;
                         ++x) {
                        const double seen = contrast(image.pixelColor(x, y), Qt::white);
                        row += seen >= 1.5 ? 1 : 0;
                        strongest = std::max(strongest, seen);
                    }
                    most = std::max(most, row);
                }
                return std::pair(most / static_cast<double>(times), strongest);
            };
            const auto curve = inked(Curve{.label = Text::verbatim("c"), .x = {3.33, 3.33}, .y = {0, 10}});
            QVERIFY(std::fabs(curve.first - width) < 0.15);
            for (const bool chosen : {true, false}) {
                const auto marker = inked(Marker{.value = 3.33, .chosen = chosen});
                QVERIFY2(marker.first <= curve.first + 0.1, qPrintable(QString::number(marker.first)));
                QVERIFY2(marker.second >= 3, qPrintable(QString::number(marker.second)));
            }
            const auto reference = inked(Curve{
                .label = Text::verbatim("r"), .role = Role::Reference, .colour = 6, .x = {3.33, 3.33}, .y = {0, 10}});
            QVERIFY2(reference.first <= curve.first + 0.1, qPrintable(QString::number(reference.first)));
            QVERIFY2(reference.second >= 3, qPrintable(QString::number(reference.second)));
        }
    }

    // Above and below, and where it begins and ends inside the plot; not between bars that are drawn as one band, nor
    // at the window's own edges.
    void bandsHaveEdgesThatAreSeen() {
        const auto mostIn = [](const QImage &image, const QRectF &room, const QColor &card) {
            double most = 1;
            for (int x = static_cast<int>(room.left()); x <= room.right(); ++x)
                for (int y = static_cast<int>(room.top()); y <= room.bottom(); ++y)
                    most = std::max(most, contrast(image.pixelColor(x, y), card));
            return most;
        };
        for (const std::string_view name : windowThemes())
            for (ColourIndex colour = 0; colour < inkColour; ++colour) {
                FigureScene scene;
                scene.setTheme(theme(name));
                scene.setSize({640, 480});
                const QColor &card = scene.theme().card;
                // A band, and two bars as the classroom has them.
                set(scene, plain({Band{.label = Text::verbatim("band"),
                                       .colour = colour,
                                       .x = {2.3, 4.3},
                                       .lower = {2, 3.1},
                                       .upper = {4, 4.9}},
                                  Band{.label = Text::verbatim("bars"),
                                       .colour = colour,
                                       .x = {5.2, 5.2, 5.8, 5.8, 6.2, 6.2, 6.8, 6.8},
                                       .lower = {0.7, 2.1, 2.1, 0.7, 0.7, 3.1, 3.1, 0.7},
                                       .upper = {0.7, 6.1, 6.1, 0.7, 0.7, 7.1, 7.1, 0.7}},
                                  Band{.label = Text::verbatim("all along"),
                                       .colour = colour,
                                       .x = {0, 10},
                                       .lower = {8.1, 8.1},
                                       .upper = {9.1, 9.1}}}));
                const QImage image = picture(scene);
                const PlotGeometry &geometry = scene.geometry();
                const auto around = [&](double x, double y) {
                    return QRectF(geometry.toScene(x, y) - QPointF(2, 2), QSizeF(4, 4));
                };
                // Off the grid, which is seen by itself where there is much contrast.
                for (const QPointF seen : {QPointF(3.3, 2.55),
                                           {3.3, 4.45},
                                           {2.3, 3.3},
                                           {4.3, 4.3},
                                           {5.2, 4.3},
                                           {5.8, 4.3},
                                           {5.5, 6.1},
                                           {6.5, 3.1},
                                           {5.3, 8.1},
                                           {5.3, 9.1}})
                    QVERIFY2(mostIn(image, around(seen.x(), seen.y()), card) >= 3,
                             qPrintable(QStringLiteral("%1, %2 at %3, %4: %5")
                                            .arg(QString::fromUtf8(name))
                                            .arg(colour)
                                            .arg(seen.x())
                                            .arg(seen.y())
                                            .arg(mostIn(image, around(seen.x(), seen.y()), card))));
                const double pale = mostIn(image, around(3.3, 3.5), card);
                QVERIFY(pale < 2.5);
                for (const QPointF none : {QPointF(5.5, 0.7), {6.1, 0.7}, {5.2, 1.4}, {6.8, 1.4}, {9.95, 8.5}})
                    QVERIFY2(mostIn(image, around(none.x(), none.y()), card) <= std::max(pale, 1.6) + 0.1,
                             qPrintable(QStringLiteral("%1 at %2, %3: %4")
                                            .arg(QString::fromUtf8(name))
                                            .arg(none.x())
                                            .arg(none.y())
                                            .arg(mostIn(image, around(none.x(), none.y()), card))));
            }
    }

    /// What a map is coloured by is the place on the axis.
    void manyValuesStandWhereOneDoes() {
        for (const Scale scale : {Scale::Linear, Scale::Log}) {
            const AxisMap map(Axis{.range = {2e-6, 40}, .scale = scale});
            std::vector<float> values;
            for (int i = -20; i <= 1020; ++i)
                values.push_back(static_cast<float>(map.fromUnit(i / 1000.0)));
            std::vector<float> units(values.size());
            map.toUnits(values, units);
            for (std::size_t i = 0; i < values.size(); ++i)
                QVERIFY(std::fabs(static_cast<double>(units[i]) - map.toUnit(static_cast<double>(values[i]))) < 1e-5);
        }
        const AxisMap map(Axis{.range = {1e-30, 1}, .scale = Scale::Log});
        const std::vector<float> small{0, 1e-40F, 1e-31F};
        std::vector<float> units(small.size());
        map.toUnits(small, units);
        QVERIFY(std::ranges::all_of(units, [](float unit) { return unit < 0; }));
    }

    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    // A curve along the frame is as wide as any other, and a point in a corner as round.
    void nothingIsCutAtTheEdge() {
        FigureScene scene;
        scene.setSize({400, 300});
        // How much of a card is covered by the orange of what is drawn, in pixels: more red than blue.
        const auto covered = [&](std::vector<Layer> layers) {
            set(scene, plain(std::move(layers)));
            const QImage image = picture(scene);
            const QColor ink = scene.theme().colour(1);
            double sum = 0;
            for (int y = 26; y < image.height(); ++y) // below the legend
                for (int x = 0; x < image.width(); ++x)
                    sum += std::max(0, image.pixelColor(x, y).red() - image.pixelColor(x, y).blue());
            return sum / (ink.red() - ink.blue());
        };
        const double inside = covered({curve({0, 10}, {5, 5}, 1)});
        QVERIFY(inside > 1.5 * scene.geometry().plot.width());
        for (const double edge : {0.0, 10.0}) {
            QVERIFY(covered({curve({0, 10}, {edge, edge}, 1)}) > 0.9 * inside);
            const double upright = covered({curve({5, 5}, {0, 10}, 1)});
            QVERIFY(covered({curve({edge, edge}, {0, 10}, 1)}) > 0.9 * upright);
        }
        const auto point = [](double x, double y) {
            return Points{.label = phrase("p"), .colour = 1, .x = {x}, .y = {y}};
        };
        const double whole = covered({point(5, 5)});
        QVERIFY(whole > 30);
        for (const double x : {0.0, 10.0})
            for (const double y : {0.0, 10.0})
                QVERIFY(covered({point(x, y)}) > 0.9 * whole);
    }

    void aCurveOfOnePointIsAPoint() {
        FigureScene scene;
        set(scene, plain({curve({5}, {5})}));
        QCOMPARE(drawnPoints(scene), std::vector{QList<QPointF>{QPointF(0.5, 0.5)}});
        set(scene, plain({curve({4, 5}, {5, 5})}));
        QVERIFY(drawnPoints(scene).empty());
    }

    void seriesAreTheFiguresNumbers_data() { addEveryFigure(); }
    void seriesAreTheFiguresNumbers() {
        QFETCH(const Figure, figure);
        FigureScene scene;
        scene.setVectorOutput(true);
        scene.setSize({640, 400});
        set(scene, figure);
        // Every number in the window is a point of the lines, in order, and nothing is between them but cut ends.
        const auto lines = drawn<QLineSeries>(scene);
        std::size_t line = 0;
        qsizetype at = 0;
        for (const Layer &layer : figure.layers) {
            const auto *data = std::get_if<Curve>(&layer);
            if (!data)
                continue;
            for (std::size_t i = 0; i < data->x.size(); ++i) {
                if (!inside(figure.x, data->x[i]) || !inside(figure.y, data->y[i]) || data->x.size() < 2)
                    continue;
                bool found = false;
                for (int skipped = 0; !found && skipped < 4 && line < lines.size();) {
                    if (at == lines[line]->count()) {
                        ++line;
                        at = 0;
                        continue;
                    }
                    const QPointF point = lines[line]->at(static_cast<int>(at++));
                    found = samePlace(figure.x, fromUnit(figure.x, point.x()), data->x[i]) &&
                            samePlace(figure.y, fromUnit(figure.y, point.y()), data->y[i]);
                    skipped += !found;
                }
                QVERIFY2(found, qPrintable(QStringLiteral("%1: point %2 at x = %3 is not drawn")
                                               .arg(QString::fromStdString(reading(data->label)))
                                               .arg(i)
                                               .arg(data->x[i])));
            }
        }
    }

    void onScreenTheLinesPassThroughTheNumbers_data() { addEveryFigure(); }
    void onScreenTheLinesPassThroughTheNumbers() {
        QFETCH(const Figure, figure);
        FigureScene scene;
        scene.setSize({640, 400});
        set(scene, figure);
        const QRectF plot = scene.geometry().plot;
        std::vector<QLineF> segments;
        for (const QLineSeries *line : drawn<QLineSeries>(scene))
            for (int i = 1; i < line->count(); ++i)
                segments.push_back({line->at(i - 1).x() * plot.width(), line->at(i - 1).y() * plot.height(),
                                    line->at(i).x() * plot.width(), line->at(i).y() * plot.height()});
        for (const Layer &layer : figure.layers) {
            const auto *data = std::get_if<Curve>(&layer);
            for (std::size_t i = 0; data && data->x.size() > 1 && i < data->x.size(); ++i) {
                if (!inside(figure.x, data->x[i]) || !inside(figure.y, data->y[i]))
                    continue;
                const QPointF place = scene.geometry().toScene(data->x[i], data->y[i]);
                const QPointF point(place.x() - plot.left(), plot.bottom() - place.y());
                double nearest = 1e9;
                for (const QLineF &segment : segments)
                    nearest = std::min(nearest, distanceTo(segment, point));
                QVERIFY2(nearest <= 0.06, qPrintable(QStringLiteral("%1: point %2 is %3 pixels beside its line")
                                                         .arg(QString::fromStdString(reading(data->label)))
                                                         .arg(i)
                                                         .arg(nearest)));
            }
        }
    }

    void everythingDrawnIsInThePlot_data() { addEveryFigure(); }
    void everythingDrawnIsInThePlot() {
        QFETCH(Figure, figure);
        // A window in the middle of the data, so that everything has to be cut.
        for (Axis *axis : {&figure.x, &figure.y}) {
            const double lower = fromUnit(*axis, 0.3);
            const double upper = fromUnit(*axis, 0.6);
            axis->range = {lower, upper};
        }
        FigureScene scene;
        set(scene, figure);
        const QRectF unit = QRectF(0, 0, 1, 1).adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
        for (const QLineSeries *series : drawn<QLineSeries>(scene))
            for (const QPointF &point : series->points())
                QVERIFY(unit.contains(point));
        for (const QAreaSeries *series : drawn<QAreaSeries>(scene))
            for (const QLineSeries *border : {series->upperSeries(), series->lowerSeries()})
                for (const QPointF &point : border->points())
                    QVERIFY(unit.contains(point));
        for (const QList<QPointF> &points : drawnPoints(scene))
            for (const QPointF &point : points)
                QVERIFY(unit.contains(point));
    }

    void cutsWhereACurveLeaves() {
        FigureScene scene;
        set(scene, plain({curve({-5, 5, 15, 25}, {-5, 5, 15, -5})}));
        const auto lines = drawn<QLineSeries>(scene);
        QCOMPARE(lines.size(), std::size_t{1});
        QCOMPARE(lines[0]->points(), (QList<QPointF>{{0, 0}, {1, 1}})); // what lies between is on the line
    }

    void breaksWhereNothingCanBeShown() {
        FigureScene scene;
        set(scene, plain({curve({1, 2, 3, 4, 5}, {1, 2, std::nan(""), 4, 5})}));
        const auto lines = drawn<QLineSeries>(scene);
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0]->points(), (QList<QPointF>{{0.1, 0.1}, {0.2, 0.2}}));
        QCOMPARE(lines[1]->points(), (QList<QPointF>{{0.4, 0.4}, {0.5, 0.5}}));
    }

    void logAxesKeepTheRest() {
        Figure figure = plain({curve({-1, 0, 1, 10, 100}, {1, 1, 1, 10, 100}), curve({1, 10, 100}, {0, -3, 100}, 1),
                               curve({1, 10, 100}, {0, 10, 100}, 2)},
                              {1, 100}, {1, 100});
        figure.x.scale = figure.y.scale = Scale::Log;
        FigureScene scene;
        set(scene, figure);
        const auto lines = drawn<QLineSeries>(scene);
        // The second has only one point left, and no line through it.
        QCOMPARE(lines.size(), std::size_t{2});
        QCOMPARE(lines[0]->points(), (QList<QPointF>{{0, 0}, {1, 1}})); // what lies between is on the line
        QCOMPARE(lines[1]->points(), (QList<QPointF>{{0.5, 0.5}, {1, 1}}));
    }

    void nothingStaysFromTheFigureBefore() {
        FigureScene scene;
        std::vector<double> x{0, 5, 10};
        std::vector<Layer> many;
        for (ColourIndex i = 0; i < 5; ++i)
            many.emplace_back(curve(x, {1.0, 2.0, 3.0 + i}, i));
        many.emplace_back(Points{.label = phrase("points"), .x = {1, 2}, .y = {3, 4}});
        many.emplace_back(Band{.label = phrase("band"), .x = x, .lower = {1, 1, 1}, .upper = {2, 2, 2}});
        set(scene, plain(many));
        QCOMPARE(drawn<QLineSeries>(scene).size(), std::size_t{5});
        QCOMPARE(drawnPoints(scene).size(), std::size_t{1});
        QCOMPARE(drawn<QAreaSeries>(scene).size(), std::size_t{1});

        set(scene, plain({curve(x, {7, 8, 9}, 3)}));
        QCOMPARE(drawn<QLineSeries>(scene).size(), std::size_t{1});
        QCOMPARE(drawn<QLineSeries>(scene)[0]->points(), (QList<QPointF>{{0, 0.7}, {1, 0.9}}));
        QCOMPARE(drawn<QLineSeries>(scene)[0]->pen().color(), theme("light").colour(3));
        QCOMPARE(drawnPoints(scene).size(), std::size_t{0});
        QCOMPARE(drawn<QAreaSeries>(scene).size(), std::size_t{0});

        set(scene, plain({}));
        QCOMPARE(drawn<QLineSeries>(scene).size(), std::size_t{0});

        set(scene, plain(many));
        QCOMPARE(drawn<QLineSeries>(scene).size(), std::size_t{5});
        QCOMPARE(drawnPoints(scene)[0], (QList<QPointF>{{0.1, 0.3}, {0.2, 0.4}}));
        QCOMPARE(chartOf(scene)->series().size(), 6); // reused, not added
    }

    void curvesArePennedByRoleAndTheme() {
        Curve bound = curve({0, 10}, {1, 2}, 1);
        bound.role = Role::Bound;
        FigureScene scene;
        set(scene, plain({bound}));
        QCOMPARE(drawn<QLineSeries>(scene)[0]->pen(), rolePen(Role::Bound, theme("light").colour(1), theme("light")));
        scene.setTheme(theme("dark"));
        QCOMPARE(drawn<QLineSeries>(scene)[0]->pen(), rolePen(Role::Bound, theme("dark").colour(1), theme("dark")));
    }

    void themesDiffer() {
        FigureScene scene;
        scene.setSize({400, 300});
        set(scene, figureOf("accuracy", "error"));
        std::vector<QImage> pictures;
        for (const std::string_view id : pictureThemes()) {
            scene.setTheme(theme(id));
            pictures.push_back(picture(scene));
            QCOMPARE(pictures.back().pixelColor(1, 1), theme(id).card);
        }
        QVERIFY(pictures[0] != pictures[1]);
        QVERIFY(pictures[0] != pictures[2]);
        QVERIFY(pictures[1] != pictures[2]);
    }

    void aLiveSceneDrawsWhatAFreshOneDoes_data() { addEveryFigure(testing::longOr(1, 3)); }
    void aLiveSceneDrawsWhatAFreshOneDoes() {
        QFETCH(const Figure, figure);
        FigureScene live;
        // Other figures, sizes and themes have been there before.
        set(live, figureOf("accuracy", "error"));
        live.setSize({300, 200});
        live.setTheme(theme("dark"));
        picture(live);
        set(live, figureOf("privacy-ratio", "surface"));
        live.setSize({520, 360});
        picture(live);
        set(live, figureOf("randomized-response", "probabilities"));
        live.setTheme(theme("light"));
        set(live, figure);
        const QImage fresh = figureImage(figure, {.size = {520, 360}, .dpi = 96, .theme = QStringLiteral("light")});
        QCOMPARE(drawn(live), fresh.convertToFormat(QImage::Format_ARGB32_Premultiplied));
    }

    /// The dashes of a line that fills the plot can't be seen, and took 0.3 s to draw. Of one that only goes up and
    /// down a path takes long, 0.1 s for 300 turns: it is drawn line by line, and looks the same.
    void denseLinesAreSolid_data() {
        QTest::addColumn<int>("teeth");
        QTest::addColumn<double>("height");
        QTest::addColumn<bool>("dashed");
        QTest::addColumn<bool>("series");
        QTest::newRow("one") << 1 << 8.0 << true << true;
        QTest::newRow("ten") << 10 << 8.0 << true << false;
        QTest::newRow("fifty") << 50 << 8.0 << true << false; // some 9 pixels from one to the next
        QTest::newRow("ripple") << 80 << 0.1 << true << false;
        QTest::newRow("thousand") << 1000 << 8.0 << false << true;
    }
    void denseLinesAreSolid() {
        QFETCH(const int, teeth);
        QFETCH(const double, height);
        QFETCH(const bool, dashed);
        QFETCH(const bool, series);
        std::vector<double> x;
        std::vector<double> y;
        for (int i = 0; i <= 2 * teeth; ++i) {
            x.push_back(10.0 * i / (2 * teeth));
            y.push_back(i % 2 ? 1 + height : 1);
        }
        Curve bound = curve(x, y, 1);
        bound.role = Role::Bound;
        FigureScene scene;
        scene.setSize({520, 360});
        set(scene, plain({bound}));
        for (const bool again : {false, true}) { // a line in place of another
            if (again)
                set(scene, plain({bound}));
            const std::vector<QLineSeries *> lines = drawn<QLineSeries>(scene);
            QCOMPARE(lines.size(), series ? std::size_t{1} : std::size_t{0});
            for (const QLineSeries *each : lines)
                QCOMPARE(each->pen().style() != Qt::SolidLine, dashed);
        }
        FigureScene whole; // as in files of lines, where it is one path
        whole.setVectorOutput(true);
        whole.setSize({520, 360});
        set(whole, plain({bound}));
        QCOMPARE(drawn<QLineSeries>(whole).size(), std::size_t{1});
        const QImage shown = picture(scene);
        const QImage path = picture(whole);
        double ink = 0;
        double different = 0;
        const QRect plot = scene.geometry().plot.toAlignedRect();
        const auto grey = [](const QImage &image, int row, int column) { return qGray(image.pixel(column, row)); };
        for (int row = plot.top(); row <= plot.bottom(); ++row)
            for (int column = plot.left(); column <= plot.right(); ++column) {
                ink += 255 - grey(path, row, column);
                different += std::abs(grey(path, row, column) - grey(shown, row, column));
            }
        const int inkless = plot.width() * plot.height(); // a grey of one in all of it
        QVERIFY(ink > inkless);
        QVERIFY2(different < 0.1 * ink, qPrintable(QString::number(different / ink)));
    }

    /// A series for each of 200 intervals took 0.1 s to paint.
    void manyPiecesAreOneDrawing() {
        constexpr int pieces = 40;
        std::vector<double> x;
        std::vector<double> y;
        for (int i = 0; i < pieces; ++i) {
            const double at = 10 * (i + 0.5) / pieces;
            x.insert(x.end(), {at, at, at});
            y.insert(y.end(), {2, 8, std::numeric_limits<double>::quiet_NaN()});
        }
        FigureScene scene;
        scene.setSize({520, 360});
        for (const std::size_t shown : {1, pieces, 1}) { // of what was drawn before nothing is left
            set(scene, plain({curve({x.begin(), x.begin() + static_cast<std::ptrdiff_t>(3 * shown)},
                                    {y.begin(), y.begin() + static_cast<std::ptrdiff_t>(3 * shown)})}));
            for (const QGraphicsItem *item : scene.items())
                if (const auto *chart = dynamic_cast<const QChart *>(item))
                    QVERIFY(chart->series().size() <= 1);
            const QImage picture = drawn(scene);
            const auto inked = [&](double at, double height) {
                const QColor pixel = picture.pixelColor(scene.geometry().toScene(at, height).toPoint());
                return qGray(pixel.rgb()) < 180;
            };
            for (int i = 0; i < pieces; ++i) {
                const double at = 10 * (i + 0.5) / pieces;
                QCOMPARE(inked(at, 5.3), static_cast<std::size_t>(i) < shown);
                QVERIFY(!inked(at, 1.3) && !inked(at, 8.7) && !inked(10.0 * (i + 1) / pieces, 5.3));
            }
        }
    }

    void theHeatMapHasItsColours() {
        // Four cells: lowest, middle and highest values at places that can be read off the picture.
        HeatMap map{.label = phrase("value"),
                    .colours = {.kind = ColourScale::Kind::Diverging, .range = {-1, 1}},
                    .xEdges = {0, 10},
                    .yEdges = {0, 10},
                    .xs = {2.5, 7.5},
                    .ys = {2.5, 7.5},
                    .values = {-1, 0, 1, 5}};
        FigureScene scene;
        scene.setSize({500, 400});
        set(scene, plain({map}));
        const QImage image = picture(scene);
        const auto at = [&](double x, double y) {
            return image.pixelColor(scene.geometry().toScene(x, y).toPoint()).rgb();
        };
        const auto &colours = colourTable(ColourScale::Kind::Diverging);
        QCOMPARE(at(2.5, 2.5), colours[0]);
        QVERIFY(qGray(at(7.5, 2.5)) >= 253); // of 256 colours none is exactly in the middle
        QCOMPARE(at(2.5, 7.5), colours[255]);
        QCOMPARE(at(7.5, 7.5), colours[255]); // beyond the scale: its end
    }

    // A note is read inside the plot: in the middle of an empty one, at the foot of one that shows something.
    void aNoteIsShown_data() {
        QTest::addColumn<bool>("empty");
        QTest::addColumn<QString>("note");
        for (const bool empty : {true, false}) {
            QTest::addRow("short, empty %d", empty) << empty << QStringLiteral("There is nothing in this window.");
            QTest::addRow("long, empty %d", empty) << empty << QStringLiteral("as long as it is ").repeated(12);
        }
    }
    void aNoteIsShown() {
        QFETCH(bool, empty);
        QFETCH(QString, note);
        FigureScene scene;
        scene.setSize({420, 320});
        Figure figure = plain({empty ? curve({}, {}) : curve({0, 10}, {9, 9})});
        set(scene, figure);
        const QImage without = picture(scene);
        figure.note = Text::verbatim(note.toStdString());
        set(scene, figure);
        const QImage with = picture(scene);
        QRect changed;
        for (int y = 0; y < with.height(); ++y)
            for (int x = 0; x < with.width(); ++x)
                if (with.pixel(x, y) != without.pixel(x, y))
                    changed |= QRect(x, y, 1, 1);
        const QRectF plot = scene.geometry().plot;
        QVERIFY(changed.height() > 6);
        QVERIFY2(plot.contains(QRectF(changed)), "it reaches beyond the plot");
        QVERIFY(std::fabs(QRectF(changed).center().x() - plot.center().x()) < 4);
        if (empty)
            QVERIFY(std::fabs(QRectF(changed).center().y() - plot.center().y()) < 4);
        else
            QVERIFY(plot.bottom() - changed.bottom() < 20);
        figure.note = {};
        set(scene, figure);
        QCOMPARE(picture(scene), without);
    }

    // Where the note has its place at the head of the plot it stands below the labels of markers there.
    void aNoteHidesNoLabel() {
        FigureScene scene;
        scene.setSize({420, 320});
        std::vector<double> xs;
        for (int i = 0; i <= 200; ++i)
            xs.push_back(i * 0.05);
        Figure figure = plain({curve(xs, std::vector<double>(xs.size(), 0.4)), Marker{.value = 5}});
        const auto shown = [&] {
            set(scene, figure);
            return picture(scene);
        };
        const auto difference = [](const QImage &left, const QImage &right) {
            QRect changed;
            for (int y = 0; y < left.height(); ++y)
                for (int x = 0; x < left.width(); ++x)
                    if (left.pixel(x, y) != right.pixel(x, y))
                        changed |= QRect(x, y, 1, 1);
            return changed;
        };
        const QImage bare = shown();
        std::get<Marker>(figure.layers.back()).label = phrase("x = 5");
        const QImage labelled = shown();
        figure.note = phrase("Of what is larger nothing is shown.");
        const QImage noted = shown();
        const QRect label = difference(bare, labelled);
        const QRect note = difference(labelled, noted);
        QVERIFY(label.width() > 10 && note.width() > 100);
        QVERIFY(note.left() < label.right() && label.left() < note.right());
        QVERIFY2(note.top() > label.bottom(), "the note hides the label");
        QVERIFY2(note.bottom() < scene.geometry().plot.center().y(), "it is not at the head");
    }

    // Dots that are close together, on curves: what is said of one lies on none of them.
    void aLabelLiesOnNoDot() {
        FigureScene scene;
        scene.setSize({420, 320});
        Figure figure = plain({});
        std::vector<double> xs;
        for (int i = 0; i <= 200; ++i)
            xs.push_back(i * 0.05);
        for (const double height : {4.0, 4.6, 5.2, 5.8})
            figure.layers.emplace_back(curve(xs, std::vector<double>(xs.size(), height)));
        figure.layers.emplace_back(Points{.label = {}, .x = {5, 5, 5, 5}, .y = {4, 4.6, 5.2, 5.8}});
        const auto shown = [&] {
            set(scene, figure);
            return picture(scene);
        };
        const QImage bare = shown();
        for (const double height : {4.0, 4.6, 5.2, 5.8})
            figure.layers.emplace_back(Annotation{.x = 5, .y = height, .text = Text::verbatim("1 000 000")});
        const QImage labelled = shown();
        QVERIFY(bare != labelled);
        for (const QPointF each : inkOf(figure, scene.geometry(), false)) {
            const QPoint at = each.toPoint();
            QCOMPARE(labelled.pixelColor(at), bare.pixelColor(at));
        }
    }

    // However far a person zooms in, there is as much of it as there are pixels.
    void whatIsSeenOfABarIsNoMoreThanThePlot() {
        FigureScene scene;
        scene.setSize({420, 320});
        for (const double seen : {10.0, 1.0, 1e-3}) {
            Figure figure = plain({Bars{.label = {}, .x = {5}, .y = {8}, .width = 4}}, {5 - seen / 2, 5 + seen / 2});
            set(scene, figure);
            const QRectF plot = scene.geometry().plot;
            const QList<QPointF> ink = inkOf(figure, scene.geometry(), false);
            QVERIFY(!ink.isEmpty());
            QVERIFY(static_cast<double>(ink.size()) < plot.width() * plot.height());
            QVERIFY(std::ranges::all_of(ink, [&](QPointF at) { return plot.adjusted(-1, -1, 1, 1).contains(at); }));
        }
    }

    // Of metres of paper with small type: as fine as on screen it was gigabytes of points.
    void inkIsNoFinerThanAPlotNeeds() {
        FigureScene scene;
        scene.setSize({100000, 100000});
        Figure figure = plain({Bars{.label = {}, .x = {5}, .y = {8}, .width = 4}}, {0, 10});
        set(scene, figure);
        const PlotGeometry &geometry = scene.geometry();
        const QList<QPointF> ink = inkOf(figure, geometry, false);
        QVERIFY2(ink.size() < 2'000'000, qPrintable(QString::number(ink.size())));
        const InkMask mask(geometry.plot, ink);
        InkMap map;
        map.clear(geometry.plot);
        for (const QPointF point : ink)
            map.add(point, InkMap::data);
        const auto isFree = [&](QPointF centre) {
            const QRectF place(centre - QPointF(8, 8), QSizeF(16, 16));
            const bool free = mask.isFree(place);
            if (map.any(place, [](InkMap::Owner) { return true; }) == free)
                qFatal("one of them says otherwise");
            return free;
        };
        for (int part = 0; part < 1000; ++part) {
            const double high = 0.3 + 7.4 * part / 1000;
            QVERIFY(!isFree(geometry.toScene(3.1 + 3.8 * (part * 37 % 1000) / 1000, high)));
            QVERIFY(isFree(geometry.toScene(2.8, high)));
            QVERIFY(isFree(geometry.toScene(7.2, high)));
        }
    }

    // Letters that reach down, at numbers as wide as can be: both are read for themselves.
    void anAxisTitleKeepsOffTheNumbers() {
        FigureScene scene;
        scene.setSize({420, 320});
        Figure figure = plain({curve({0, 10}, {0, 0.95})}, {0, 10}, {0.9, 1});
        figure.x.title = {};
        figure.y.title = Text::verbatim("coverage probability");
        figure.y.namedTicks = {{0.95, Text::verbatim("exact, for these people")}};
        set(scene, figure);
        const QImage image = picture(scene);
        const QRect plot = scene.geometry().plot.toAlignedRect();
        int widest = 0; // of the columns without ink between two that have some
        int last = -1;
        for (int x = 0; x < plot.left() - 8; ++x)
            for (int y = plot.top(); y < plot.bottom(); ++y)
                if (image.pixel(x, y) != image.pixel(0, 0)) {
                    widest = std::max(widest, last < 0 ? 0 : x - last - 1);
                    last = x;
                    break;
                }
        QVERIFY2(widest >= 6 && widest <= 8, qPrintable(QString::number(widest)));
    }

    // A point on a marker's line, as that of a cheapest plan: what is said of it stands beside the line, and that of
    // another marker too.
    void aLabelLiesOnNoMarker() {
        FigureScene scene;
        scene.setSize({420, 320});
        Figure figure = plain({Points{.label = {}, .x = {5}, .y = {5}}, Marker{.value = 5}, Marker{.value = 4},
                               Marker{.value = 9.6}, Marker{.direction = Marker::Direction::Horizontal, .value = 3}});
        const auto shown = [&] {
            set(scene, figure);
            return picture(scene);
        };
        const QImage bare = shown();
        figure.layers.emplace_back(Annotation{.x = 5, .y = 5, .text = Text::verbatim("1 000 000")});
        const QImage annotated = shown();
        QVERIFY(bare != annotated);
        std::get<Marker>(figure.layers[4]).label = phrase("x = 5");
        const QImage labelled = shown();
        QVERIFY(labelled != annotated);
        for (const QPointF each : inkOf(figure, scene.geometry(), true)) {
            const QPoint at = each.toPoint();
            QCOMPARE(labelled.pixelColor(at), bare.pixelColor(at));
        }
        // Between two lines there may be room for two lines of words alone.
        std::get<Marker>(figure.layers[2]).value = 2;
        std::get<Marker>(figure.layers[3]).value = 8;
        figure.layers.pop_back();
        const QImage bareBetween = shown();
        figure.layers.emplace_back(Annotation{.x = 5, .y = 5, .text = Text::verbatim("cheapest: n = 10 000")});
        const QImage between = shown();
        QVERIFY(between != bareBetween);
        for (const QPointF each : inkOf(figure, scene.geometry(), true))
            QCOMPARE(between.pixelColor(each.toPoint()), bareBetween.pixelColor(each.toPoint()));
    }

    // Of dots that are near each other each label is read as its own dot's.
    void aLabelIsNearestToItsOwnDot() {
        FigureScene scene;
        scene.setSize({520, 420});
        const std::vector<QPointF> dots{{7, 6}, {7.3, 5.4}, {6.6, 4.9}};
        Figure figure = plain({});
        std::vector<double> xs;
        for (int i = 0; i <= 200; ++i)
            xs.push_back(i * 0.05);
        for (const QPointF dot : dots)
            figure.layers.emplace_back(curve(xs, std::vector<double>(xs.size(), dot.y())));
        const auto labelled = [&](std::size_t blank) {
            Figure all = figure;
            for (std::size_t i = 0; i < dots.size(); ++i) // every digit is as wide as the others
                all.layers.emplace_back(Annotation{.x = dots[i].x(),
                                                   .y = dots[i].y(),
                                                   .text = Text::verbatim(i == blank ? "111111111" : "888888888")});
            set(scene, all);
            return picture(scene);
        };
        const QImage plainest = labelled(dots.size());
        int placed = 0;
        for (std::size_t i = 0; i < dots.size(); ++i) {
            const QImage other = labelled(i);
            QRect place;
            for (int y = 0; y < other.height(); ++y)
                for (int x = 0; x < other.width(); ++x)
                    if (other.pixel(x, y) != plainest.pixel(x, y))
                        place |= QRect(x, y, 1, 1);
            if (place.isNull()) // no place is better than one where it says something else
                continue;
            ++placed;
            const auto from = [&](QPointF dot) {
                const QPointF at = scene.geometry().toScene(dot.x(), dot.y());
                return std::hypot(std::max({place.left() - at.x(), at.x() - place.right(), 0.0}),
                                  std::max({place.top() - at.y(), at.y() - place.bottom(), 0.0}));
            };
            for (const QPointF each : dots)
                QVERIFY2(from(dots[i]) <= from(each) + 4, qPrintable(QString::number(i)));
        }
        QVERIFY(placed > 1);
    }

    // What is now hides what is pinned, be it lines, dots or symbols, and in many turns of a curve as well.
    void whatIsPinnedLiesBelow_data() {
        QTest::addColumn<int>("points");
        QTest::newRow("a line") << 2;
        QTest::newRow("many turns") << 400;
    }
    void whatIsPinnedLiesBelow() {
        QFETCH(const int, points);
        const auto inkOf = [](const auto &now, bool withPin) {
            auto pinned = now;
            pinned.role = Role::Pinned;
            pinned.inLegend = false;                              // which would take room from the plot
            Figure figure = plain({curve({0, 10}, {1, 2}), now}); // of two curves one has symbols
            if (withPin)
                figure.layers.emplace_back(pinned);
            FigureScene scene;
            scene.setSize({640, 480});
            set(scene, figure);
            const QImage image = picture(scene);
            const QRect plot = scene.geometry().plot.toRect();
            int ink = 0;
            for (int y = plot.top(); y <= plot.bottom(); ++y)
                for (int x = plot.left(); x <= plot.right(); ++x)
                    ink += image.pixelColor(x, y) == scene.theme().series[1] ? 1 : 0;
            return ink;
        };
        Curve now = curve({}, {}, 1);
        for (int i = 0; i < points; ++i) {
            now.x.push_back(10.0 * i / (points - 1));
            now.y.push_back(points > 2 ? 5 + i % 2 : 5);
        }
        const Points dots{.label = Text::verbatim("dots"), .colour = 1, .x = now.x, .y = now.y};
        const auto staysWhole = [&inkOf](const auto &each) {
            const int alone = inkOf(each, false);
            QVERIFY2(alone > 20, qPrintable(QString::number(alone)));
            QVERIFY2(inkOf(each, true) >= alone, qPrintable(QString::number(inkOf(each, true))));
        };
        staysWhole(now);
        staysWhole(Points{.label = Text::verbatim("dots"), .colour = 1, .x = now.x, .y = now.y});
    }

    // A pin draws curves of several colours, and has one line in the legend: in none of them.
    void aPinOfSeveralColoursHasNone() {
        const auto colourfulness = [](int second) {
            FigureScene scene;
            scene.setSize({420, 320});
            Figure figure = plain({});
            for (const int colour : {0, second}) {
                Curve pinned = curve({0, 10}, {1.0 + colour, 5});
                pinned.label = Text::verbatim("a");
                pinned.role = Role::Pinned;
                pinned.colour = static_cast<ColourIndex>(colour);
                pinned.inLegend = colour == 0 && figure.layers.empty();
                pinned.legend = Text::verbatim("a pin");
                figure.layers.emplace_back(std::move(pinned));
            }
            set(scene, figure);
            const QImage image = picture(scene);
            int most = 0;
            for (const QRectF &name : scene.names())
                for (int y = static_cast<int>(name.top()); y < static_cast<int>(name.bottom()); ++y)
                    for (int x = static_cast<int>(name.left()); x < static_cast<int>(name.left()) + 14; ++x) {
                        const QColor pixel = image.pixelColor(x, y);
                        most = std::max(most, pixel.saturation());
                    }
            return most;
        };
        QVERIFY2(colourfulness(0) > 40, qPrintable(QString::number(colourfulness(0))));
        QVERIFY2(colourfulness(1) < 25, qPrintable(QString::number(colourfulness(1))));
    }

    // While something is moved a longer name is whole where its line has room for it, and the plot stands still.
    void heldNamesGrow() {
        const auto named = [](const char *label) {
            return Figure{.id = "counts",
                          .title = Text::verbatim("How likely"),
                          .x = {.range = {0, 10}},
                          .y = {.range = {0, 1}},
                          .layers = {Bars{.label = Text::verbatim(label), .x = {1, 2}, .y = {0.2, 0.8}}},
                          .caption = {}};
        };
        const auto widthOf = [](const FigureScene &scene) { return scene.names().front().width(); };
        for (const double width : {400.0, 130.0}) {
            FigureScene free;
            free.setSize({width, 300});
            set(free, named("m = 142"));
            const double whole = widthOf(free);
            FigureScene held;
            held.setSize({width, 300});
            set(held, named("m = 60"));
            QVERIFY(widthOf(held) < whole);
            const QRectF plot = held.geometry().plot;
            held.setHeld(true);
            set(held, named("m = 142"));
            QCOMPARE(held.geometry().plot, plot);
            if (width > 200)
                QCOMPARE(widthOf(held), whole);
            QVERIFY(held.names().front().bottom() <= plot.top());
            QVERIFY(held.names().front().right() <= width);
            // What has grown stays so: names would jump to and fro.
            const double grown = widthOf(held);
            set(held, named("m = 60"));
            QCOMPARE(widthOf(held), grown);
            held.setHeld(false);
            QVERIFY(widthOf(held) < whole);
        }
    }

    void tooSmallForAPictureIsNoFailure() {
        FigureScene scene;
        for (const QSizeF size : {QSizeF(0, 0), QSizeF(10, 10), QSizeF(61, 61), QSizeF(80, 500)}) {
            scene.setSize(size);
            set(scene, figureOf("privacy-ratio", "surface"));
        }
        scene.setSize({500, 400});
        QVERIFY(scene.geometry().plot.width() > 200);
    }
};

HALFTRUTH_TEST(FigureSceneTest)

#include "tst_figure_scene.moc"
