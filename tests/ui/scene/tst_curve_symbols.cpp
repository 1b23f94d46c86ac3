// Who doesn't tell colours apart tells curves by their strokes or by the symbols on them, in every chart.

#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "ui/figure/hover_item.h"
#include "ui/scene/curve_symbols.h"
#include "ui/scene/figure_scene.h"

#include "core/figure/series.h"
#include "core/scenario/answer.h"
#include "core/scenario/presets.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <utility>

using namespace halftruth;

class TestCurveSymbols : public QObject {
    Q_OBJECT

private:
    static constexpr QSizeF size{640, 400};

    static Curve line(const char *name, ColourIndex colour, double from, double to, Role role = Role::Exact) {
        return {.label = Text::verbatim(name), .role = role, .colour = colour, .x = {0, 10}, .y = {from, to}};
    }

    static Figure figureOf(std::vector<Layer> layers) {
        return {.id = "f",
                .title = Text::verbatim("Lines"),
                .x = {.title = Text::verbatim("x"), .range = {0, 10}},
                .y = {.title = Text::verbatim("y"), .range = {0, 1}},
                .layers = std::move(layers)};
    }

    static std::unique_ptr<FigureScene> drawn(const Figure &figure, const FigureStyle &style = {}) {
        auto scene = std::make_unique<FigureScene>();
        scene->setStyle(style);
        scene->setSize(size);
        scene->setFigure(std::make_shared<const Figure>(figure));
        return scene;
    }

    static QImage imageOf(FigureScene &scene) {
        QImage image(size.toSize(), QImage::Format_RGB32);
        image.fill(scene.theme().card);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        scene.render(&painter, QRectF(QPointF(), size), scene.sceneRect());
        return image;
    }

    /// The rows of a rectangle that have anything on them.
    static int height(const QImage &image, const QRectF &room) {
        const QRect all = room.toAlignedRect().intersected(image.rect());
        const QRgb card = theme("light").card.rgb();
        int rows = 0;
        for (int y = all.top(); y <= all.bottom(); ++y) {
            bool any = false;
            for (int x = all.left(); x <= all.right(); ++x)
                any = any || image.pixel(x, y) != card;
            rows += any ? 1 : 0;
        }
        return rows;
    }

    /// Two curves of a figure that are told apart by nothing but their colours; empty where all are.
    static QString alike(const Figure &figure, const FigureStyle &style) {
        if (!figure.y.namedTicks.empty())
            return {}; // each lies in a row that has a name
        const std::vector<CurveSymbol> symbols = curveSymbols(figure, style);
        std::map<std::pair<QList<qreal>, CurveSymbol>, std::pair<const Curve *, const Text *>> known;
        for (std::size_t i = 0; i < figure.layers.size(); ++i) {
            const auto *curve = std::get_if<Curve>(&figure.layers[i]);
            const Text *name = legendEntry(figure.layers[i]);
            if (!curve || !name || curve->stale)
                continue;
            const QPen pen = style.pen(theme("light"), *curve);
            const auto [place, isNew] =
                known.try_emplace({pen.style() == Qt::SolidLine ? QList<qreal>() : pen.dashPattern(), symbols[i]},
                                  std::pair(curve, name));
            const Curve &other = *place->second.first;
            // A pin has one line for what is one in the chart, the edges of a band.
            const bool same =
                other.colour == curve->colour && (other.label == curve->label || *place->second.second == *name ||
                                                  (other.role == Role::Pinned && other.pin == curve->pin));
            if (!isNew && !same)
                return QStringLiteral("%1: %2, %3")
                    .arg(QString::fromStdString(figure.id), QString::fromStdString(english(curve->label)),
                         QString::fromStdString(english(other.label)));
        }
        return {};
    }

private slots:
    void everyCurveHasItsOwn_data() { addEveryFigure(); }
    void everyCurveHasItsOwn() {
        QFETCH(const Figure, figure);
        for (const FigureStyle::Ink ink :
             {FigureStyle::Ink::Colour, FigureStyle::Ink::Dashes, FigureStyle::Ink::Black})
            QCOMPARE(alike(figure, {.ink = ink}), QString());
    }

    void everyCurveOfAPresetHasItsOwn_data() {
        QTest::addColumn<QString>("id");
        for (const Preset &preset : presetTable())
            QTest::newRow(std::string(preset.id).c_str()) << QString::fromUtf8(preset.id.data(), preset.id.size());
    }
    void everyCurveOfAPresetHasItsOwn() {
        QFETCH(const QString, id);
        const Preset &preset = *findPreset(id.toStdString());
        const ExplorerSpec &explorer = *findExplorer(preset.explorer);
        const Request request{.parameters = presetParameters(preset)};
        for (const Figure &figure : explored(explorer, request).figures)
            QCOMPARE(alike(figure, {}), QString());
    }

    void everyCurveOfAPinHasItsOwn() {
        using enum ParameterId;
        for (const char *id : {"accuracy", "mechanisms", "sampling", "custom"}) {
            const ExplorerSpec &explorer = *findExplorer(id);
            Request request{.parameters = fitted(explorer.parameters, Parameters())};
            request.pins.push_back({.parameters = fitted(explorer.parameters, Parameters()
                                                                                  .with(Population, 300)
                                                                                  .with(LieProbability, 0.2)
                                                                                  .with(Categories, 9)
                                                                                  .with(Beta, 0.2))});
            for (const Figure &figure : answer(explorer, request).figures)
                QCOMPARE(alike(figure, {}), QString());
        }
    }

    // What else tells a curve is enough: one alone of its strokes has none, and the first colour stays plain.
    void whoseStrokesNoOtherHasIsPlain() {
        const Figure figure = figureOf({line("exact", 3, 0, 1), line("bound", 2, 0, 0.5, Role::Bound),
                                        line("about", 1, 0, 0.2, Role::Approximation)});
        QVERIFY(std::ranges::all_of(curveSymbols(figure, {}),
                                    [](CurveSymbol each) { return each == CurveSymbol::None; }));
        const std::vector<CurveSymbol> two =
            curveSymbols(figureOf({line("main", 0, 0, 1), line("other", 2, 0, 0.5)}), {});
        QVERIFY(two[0] == CurveSymbol::None && two[1] != CurveSymbol::None);
        const std::vector<CurveSymbol> against =
            curveSymbols(figureOf({line("before", 6, 0, 1, Role::Reference), line("after", 4, 0, 0.5)}), {});
        QVERIFY(against[0] != CurveSymbol::None && against[1] == CurveSymbol::None);
    }

    void aMethodKeepsItsSymbolFromChartToChart() {
        std::map<std::string, std::set<CurveSymbol>> symbols;
        const ExplorerSpec &explorer = *findExplorer("accuracy");
        for (const Figure &figure :
             explored(explorer, {.parameters = fitted(explorer.parameters, Parameters())}).figures) {
            const std::vector<CurveSymbol> all = curveSymbols(figure, {});
            for (std::size_t i = 0; i < all.size(); ++i)
                if (const auto *curve = std::get_if<Curve>(&figure.layers[i]); curve && all[i] != CurveSymbol::None)
                    symbols[english(curve->label)].insert(all[i]);
        }
        for (const char *name : {"Chebyshev", "Hoeffding", "Bernstein", "Chernoff"})
            QCOMPARE(symbols[name].size(), std::size_t{1});
    }

    void moreCurvesThanColoursHaveTheirOwn() {
        std::vector<Layer> layers;
        for (const auto &[name, colour] : {std::pair{"a", 0}, {"b", 0}, {"c", 2}, {"d", 2}, {"e", 3}, {"f", 6}})
            layers.emplace_back(line(name, static_cast<ColourIndex>(colour), 0, 1));
        const std::vector<CurveSymbol> all = curveSymbols(figureOf(layers), {});
        QCOMPARE(std::set<CurveSymbol>(all.begin(), all.end()).size(), layers.size());
        QVERIFY(all[0] == CurveSymbol::None);
    }

    // ------------------------------------------------------------ where they stand

    void theyStandOnTheirCurveAtFewPlaces() {
        std::vector<Layer> layers{line("main", 0, 0, 1)};
        for (int colour = 1; colour < 7; ++colour)
            layers.emplace_back(line(std::string(1, static_cast<char>('a' + colour)).c_str(),
                                     static_cast<ColourIndex>(colour), 0.1 * colour, 0.5));
        const auto scene = drawn(figureOf(layers));
        const auto &runs = scene->symbols().runs();
        QCOMPARE(runs.size(), std::size_t{6});
        std::vector<double> places;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            QVERIFY(runs[i].places.size() >= 4 && runs[i].places.size() <= 7);
            const double from = 0.1 * static_cast<double>(i + 1);
            for (const QPointF place : runs[i].places) {
                const QRectF &plot = scene->geometry().plot;
                const double part = (place.x() - plot.left()) / plot.width();
                const double up = (plot.bottom() - place.y()) / plot.height();
                QVERIFY(std::fabs(up - (from + part * (0.5 - from))) < 1e-9);
                places.push_back(place.x());
            }
        }
        // No two of different curves at one x, where they would hide each other.
        std::ranges::sort(places);
        for (std::size_t i = 1; i < places.size(); ++i)
            QVERIFY(places[i] - places[i - 1] > 2 * symbolRadius(2));
    }

    void theyOnlyRiseAndFallWhileACurveMoves() {
        const auto at = [](double end) {
            const auto scene = drawn(figureOf({line("main", 0, 0, 1), line("other", 2, 0.2, end)}));
            QList<double> places;
            for (const QPointF each : scene->symbols().runs().front().places)
                places << each.x();
            return places;
        };
        QCOMPARE(at(0.3), at(0.9));
    }

    // Cut at the window, upright, or shorter than from one place to the next.
    void everyCurveHasOneThatIsInSight() {
        Curve upright = line("upright", 2, 0.2, 0.8);
        upright.x = {5, 5};
        Curve little = line("little", 3, 0.4, 0.5);
        little.x = {2, 2.01};
        const auto scene = drawn(figureOf({line("main", 0, 0, 1), upright, little, line("steep", 1, -9, 9)}));
        QCOMPARE(scene->symbols().runs().size(), std::size_t{3});
        for (const auto &run : scene->symbols().runs()) {
            QVERIFY(!run.places.isEmpty());
            for (const QPointF place : run.places)
                QVERIFY(scene->geometry().plot.contains(place));
        }
        // What is taken out has none, and what stands above tells it all the same.
        Figure hidden = figureOf({line("main", 0, 0, 1), line("other", 2, 0.2, 0.4)});
        std::get<Curve>(hidden.layers[1]).hidden = true;
        QVERIFY(drawn(hidden)->symbols().runs().empty());
    }

    // ------------------------------------------------------------ wherever a curve is named

    void legendsAndNamesAtEndsHaveThem() {
        for (const FigureStyle::Legend legend : {FigureStyle::Legend::Above, FigureStyle::Legend::AtEnds}) {
            const auto scene =
                drawn(figureOf({line("main", 0, 0.1, 0.2), line("other", 2, 0.1, 0.8)}), {.legend = legend});
            const QImage image = imageOf(*scene);
            const QList<QRectF> names = scene->names();
            QCOMPARE(names.size(), qsizetype{2});
            int taller = 0;
            for (const QRectF &name : names) {
                // Its line, without the words.
                const QRectF swatch = legend == FigureStyle::Legend::Above
                                          ? QRectF(name.topLeft(), QSizeF(24, name.height()))
                                          : QRectF(name.left() - 11, name.top(), 8, name.height());
                taller += height(image, swatch) >= 7 ? 1 : 0;
            }
            QCOMPARE(taller, 1);
        }
    }

    void whatIsReadHasThem() {
        const Figure figure = figureOf({line("main", 0, 0.1, 0.2), line("other", 2, 0.1, 0.8)});
        const auto scene = drawn(figure);
        const auto swatches = [&](std::size_t of) {
            HoverItem hover;
            hover.setBounds(QRectF(QPointF(), size));
            hover.show({.x = 5, .y = 0.9, .lines = {{QString(), &figure.layers[of]}}}, figure, scene->geometry(), {});
            QImage image(size.toSize(), QImage::Format_RGB32);
            image.fill(scene->theme().card);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            hover.paint(&painter, nullptr, nullptr);
            painter.end();
            return height(image, hover.label().adjusted(4, 4, -4, -4));
        };
        QVERIFY(swatches(0) <= 3);
        QVERIFY(swatches(1) >= 7);
    }

    // A small picture has no room for any.
    void bareFiguresHaveNone() {
        Figure figure = figureOf({line("main", 0, 0.1, 0.2), line("main", 0, 0.1, 0.8)});
        FigureScene scene;
        scene.setBare(true);
        scene.setSize(size);
        scene.setFigure(std::make_shared<const Figure>(figure));
        const QImage plain = imageOf(scene);
        std::get<Curve>(figure.layers[1]).label = Text::verbatim("other");
        scene.setFigure(std::make_shared<const Figure>(figure));
        QCOMPARE(imageOf(scene), plain);
    }
};

HALFTRUTH_TEST(TestCurveSymbols)
#include "tst_curve_symbols.moc"
