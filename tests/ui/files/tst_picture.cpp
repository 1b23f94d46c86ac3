#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "ui/files/figure_file.h"
#include "ui/files/pdf_file.h"
#include "ui/scene/colour_key.h"
#include "ui/scene/figure_scene.h"
#include "ui/text/languages.h"

#include "core/figure/series.h"
#include "core/scenario/pins.h"
#include "core/scenario/presets.h"

#include <QRegularExpression>
#include <QScopeGuard>
#include <QXmlStreamReader>

#include <cmath>
#include <set>

using namespace halftruth;
using enum ParameterId;

namespace {

const PicturePreset &preset(const char *id) {
    for (const PicturePreset &each : picturePresets())
        if (each.id == QLatin1String(id))
            return each;
    qFatal("no such preset");
}

/// With the size that it has in millimetres.
PictureOptions optionsOf(const PicturePreset &each) {
    PictureOptions options = each.options;
    options.size = {pixelsOf(each.millimetres.width(), options.dpi),
                    pixelsOf(each.millimetres.height(), options.dpi)};
    return options;
}

/// In units of the scene.
QSizeF sizeOf(const PictureOptions &options) { return QSizeF(options.size) * (unitsPerInch(options) / options.dpi); }

Provenance answered(const char *explorer) {
    const ExplorerSpec &spec = *findExplorer(explorer);
    const Request request{.parameters = fitted(spec.parameters, Parameters())};
    return Provenance::of(spec, request, explored(spec, request));
}

QString svg(const Figure &figure, const PictureOptions &options, const char *explorer = "accuracy") {
    return QString::fromUtf8(figureFile(figure, FigureFormat::Svg, options, answered(explorer)));
}

QStringList textsOf(const QString &drawing) {
    QStringList texts;
    QXmlStreamReader xml(drawing);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
            texts << xml.readElementText().trimmed();
    return texts;
}

/// A figure in a style, as it stands in a file of a size in scene units.
std::unique_ptr<FigureScene> drawn(const Figure &figure, const FigureStyle &style, QSizeF size) {
    auto scene = std::make_unique<FigureScene>();
    scene->setTheme(theme("print"));
    scene->setStyle(style);
    scene->setFigure(std::make_shared<const Figure>(figure));
    scene->setSize(size);
    return scene;
}

QImage imageOf(FigureScene &scene) {
    QImage image(scene.sceneRect().size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, QRectF(image.rect()), scene.sceneRect());
    return image;
}

QList<QRectF> insetsOf(const FigureScene &scene) {
    for (const QGraphicsItem *item : scene.items())
        if (const auto *inset = dynamic_cast<const InsetLegendItem *>(item))
            return inset->places();
    return {};
}

QRectF insetOf(const FigureScene &scene) { return insetsOf(scene).value(0); }

/// How much of a picture is its plot.
double plotPart(const Figure &figure, const PictureOptions &paper) {
    const QSizeF size = sizeOf(paper);
    const QRectF plot = drawn(figure, paper.style, size)->geometry().plot;
    return plot.width() * plot.height() / (size.width() * size.height());
}

Figure simple(std::vector<Layer> layers) {
    return {.id = "plain",
            .title = phrase("Plain"),
            .x = {.title = phrase("x"), .range = {0, 10}},
            .y = {.title = phrase("y"), .range = {0, 10}},
            .layers = std::move(layers)};
}

Curve curve(std::vector<double> x, std::vector<double> y, ColourIndex colour = 0) {
    return {.label = phrase("curve"), .colour = colour, .x = std::move(x), .y = std::move(y)};
}

} // namespace

class TestPicture : public QObject {
    Q_OBJECT

private slots:
    // ------------------------------------------------------------ sizes

    void millimetresArePixelsAtAResolution() {
        QCOMPARE(pixelsOf(25.4, 600), 600);
        QCOMPARE(pixelsOf(85, 600), 2008);
        QCOMPARE(pixelsOf(85, 96), 321);
    }

    void filesHaveTheirSizeInMillimetres() {
        const Figure figure = figureOf("randomized-response", "epsilon");
        const PictureOptions column = optionsOf(preset("column"));
        const QRegularExpression size(QStringLiteral("<svg width=\"([0-9.]+)mm\" height=\"([0-9.]+)mm\""));
        const auto read = size.match(svg(figure, column));
        QVERIFY(std::fabs(read.captured(1).toDouble() - 85) < 0.03); // half a pixel of 600 dpi
        QVERIFY(std::fabs(read.captured(2).toDouble() - 70) < 0.03);

        const QByteArray pdf = figureFile(figure, FigureFormat::Pdf, column, answered("randomized-response"));
        const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
        const auto page = box.match(QString::fromLatin1(pdf));
        QVERIFY2(page.hasMatch(), pdf.left(2000).constData());
        QVERIFY(std::fabs(page.captured(1).toDouble() / 72 * 25.4 - 85) < 0.2); // PDF pages are whole points
        QVERIFY(std::fabs(page.captured(2).toDouble() / 72 * 25.4 - 70) < 0.2);

        const QImage image = figureImage(figure, column);
        QCOMPARE(image.size(), QSize(2008, 1654));
        QVERIFY(std::fabs(image.dotsPerMeterX() * 0.0254 - 600) < 0.1);
    }

    /// In points of the page, whatever its size: a unit of the drawing times the type's units.
    void typeAndLinesHaveTheirPoints_data() {
        QTest::addColumn<double>("type");
        QTest::addColumn<double>("line");
        QTest::newRow("paper") << 8.0 << 0.9;
        QTest::newRow("small") << 7.0 << 0.5;
        QTest::newRow("slide") << 20.0 << 3.0;
    }
    void typeAndLinesHaveTheirPoints() {
        QFETCH(const double, type);
        QFETCH(const double, line);
        PictureOptions options = optionsOf(preset("columns"));
        options.typePoints = type;
        options.linePoints = line;
        const QString drawing = svg(figureOf("randomized-response", "epsilon"), options);
        const QRegularExpression head(QStringLiteral("<svg width=\"([0-9.]+)mm\".*?viewBox=\"0 0 ([0-9.]+)"),
                                      QRegularExpression::DotMatchesEverythingOption);
        const auto read = head.match(drawing);
        const double pointsPerUnit = read.captured(1).toDouble() / 25.4 * 72 / read.captured(2).toDouble();
        QVERIFY(std::fabs(12 * pointsPerUnit / type - 1) < 1e-3); // labels are 12 units
        std::set<double> widths;
        const QRegularExpression width(QStringLiteral("stroke=\"#0072b2\"[^>]*stroke-width=\"([0-9.]+)\""));
        for (auto each = width.globalMatch(drawing); each.hasNext();)
            widths.insert(each.next().captured(1).toDouble());
        QVERIFY(std::ranges::any_of(
            widths, [&](double units) { return std::fabs(units * pointsPerUnit / line - 1) < 1e-2; }));
    }

    void typeAndLinesAreLimited() {
        const Figure figure = figureOf("randomized-response", "epsilon");
        const auto refused = [&](const PictureOptions &options) {
            try {
                (void)figureImage(figure, options);
            } catch (const std::invalid_argument &error) {
                return QString::fromUtf8(error.what());
            }
            return QString();
        };
        QCOMPARE(refused({.typePoints = 3}), QStringLiteral("type-size must be in [4, 72], but is 3"));
        QCOMPARE(refused({.linePoints = 21}), QStringLiteral("line-width must be in [0.1, 20], but is 21"));
    }

    /// Without touching anything, whatever the explorer shows first, in every language.
    void aPaperIsMostlyPlot_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("explorer");
        QTest::addColumn<QString>("language");
        for (const PicturePreset &each : picturePresets())
            for (const ExplorerSpec &explorer : explorerTable())
                for (const QString &language : languages()) {
                    if (each.millimetres.isEmpty())
                        continue; // as on screen
                    QTest::addRow("%s %s %s", qPrintable(each.id), std::string(explorer.id).c_str(),
                                  qPrintable(language))
                        << each.id << QString::fromLatin1(explorer.id) << language;
                }
    }
    void aPaperIsMostlyPlot() {
        QFETCH(const QString, id);
        QFETCH(const QString, explorer);
        QFETCH(const QString, language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        speak(language);
        const Provenance first = answered(qPrintable(explorer));
        const double part = plotPart(first.answer.figures.front(), optionsOf(preset(qPrintable(id))));
        QVERIFY2(part >= 0.7, qPrintable(QString::number(part)));
    }

    /// Nor does a worked example take much of a column for what isn't plot: that its bounds have seven names, or its
    /// vertical axis numbers of five digits.
    void aPresetIsMostlyPlot_data() {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<QString>("language");
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")})
            for (const Preset &each : presetTable())
                QTest::addRow("%s %s", std::string(each.id).c_str(), qPrintable(language))
                    << std::string(each.id) << language;
    }
    void aPresetIsMostlyPlot() {
        QFETCH(const std::string, id);
        QFETCH(const QString, language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        speak(language);
        const Preset &each = *findPreset(id);
        const ExplorerSpec &explorer = *findExplorer(each.explorer);
        const double part = plotPart(explored(explorer, {.parameters = presetParameters(each)}).figures.front(),
                                     optionsOf(preset("column")));
        QVERIFY2(part >= 0.7, qPrintable(QString::number(part)));
    }

    /// What a point is stands beside it in a column, too, however many other names are around.
    void pointsAreNamedInAColumn_data() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "de", "zh_CN"})
            QTest::addRow("%s", language) << QString::fromLatin1(language);
    }
    void pointsAreNamedInAColumn() {
        QFETCH(const QString, language);
        const auto english = qScopeGuard([] { speak(QStringLiteral("en")); });
        speak(language);
        const PictureOptions column = optionsOf(preset("column"));
        const Preset &crowded = *findPreset("three-points-of-5000");
        const Figure map =
            explored(*findExplorer(crowded.explorer), {.parameters = presetParameters(crowded)}).figures.front();
        for (const Figure &figure : {map, figureOf("mechanisms", "categories")}) {
            const auto scene = drawn(figure, column.style, sizeOf(column));
            qsizetype said = 0;
            for (const Layer &layer : figure.layers) {
                const auto *marker = std::get_if<Marker>(&layer);
                said += std::holds_alternative<Annotation>(layer) || (marker && !marker->label.empty()) ? 1 : 0;
            }
            QCOMPARE(scene->overlayLabels().size(), said);
            for (const QRectF &label : scene->overlayLabels())
                QVERIFY(scene->geometry().plot.contains(label));
        }
    }

    /// Where a legend has no place as a whole, and neither have names beside their curves, its halves have.
    void aLegendMayStandInTwoPieces() {
        const Preset &bounds = *findPreset("nearly-the-truth");
        const Figure figure =
            explored(*findExplorer(bounds.explorer), {.parameters = presetParameters(bounds)}).figures.front();
        const PictureOptions column = optionsOf(preset("column"));
        const auto scene = drawn(figure, column.style, sizeOf(column));
        const QList<QRectF> pieces = insetsOf(*scene);
        QCOMPARE(pieces.size(), 2);
        QVERIFY(!pieces[0].intersects(pieces[1]));
        const QRectF plot = scene->geometry().plot;
        QVERIFY(plot.contains(pieces[0]) && plot.contains(pieces[1]));
        // Every curve has its name, and each is where it is looked for.
        std::set<std::string> found;
        for (const QRectF &name : scene->names())
            found.insert(scene->seriesAt(name.center()));
        std::size_t named = 0;
        for (const Layer &layer : figure.layers)
            named += inLegend(layer) ? 1 : 0;
        QCOMPARE(found.size(), named);
        QVERIFY(!found.contains(std::string()));
    }

    /// Nor is anything cut by the page's edge: numbers at an axis' ends, titles, dots.
    void nothingIsCut_data() { addEveryFigure(); }
    void nothingIsCut() {
        QFETCH(const Figure, figure);
        for (const PicturePreset &each : picturePresets()) {
            if (each.millimetres.isEmpty())
                continue;
            const QSizeF size = sizeOf(optionsOf(each));
            auto scene = drawn(figure, each.options.style, size);
            QImage image((2 * size).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            scene->render(&painter, QRectF(image.rect()), scene->sceneRect());
            painter.end();
            int inked = 0;
            for (int x = 0; x < image.width(); ++x)
                inked += (image.pixel(x, 0) != 0xffffffff ? 1 : 0) +
                         (image.pixel(x, image.height() - 1) != 0xffffffff ? 1 : 0);
            for (int y = 0; y < image.height(); ++y)
                inked += (image.pixel(0, y) != 0xffffffff ? 1 : 0) +
                         (image.pixel(image.width() - 1, y) != 0xffffffff ? 1 : 0);
            QVERIFY2(inked == 0, qPrintable(each.id + QLatin1Char(' ') + QString::number(inked)));
        }
    }

    // ------------------------------------------------------------ the legend inside

    void aLegendInsideHidesNothing_data() { addEveryFigure(); }
    void aLegendInsideHidesNothing() {
        QFETCH(const Figure, figure);
        if (heatMap(figure))
            return; // a map fills its plot: the legend stands above, as the next test says
        const QSizeF size(520, 340);
        const auto with = drawn(figure, {.legend = FigureStyle::Legend::Inside}, size);
        // What stands in the plot, as a legend or beside its curve.
        QList<QRectF> places;
        for (const QRectF &name : with->names())
            if (with->geometry().plot.contains(name))
                places << name;
        if (places.isEmpty())
            return;
        // Drawn without it, at that place is nothing but the card and its grid.
        auto without = drawn(figure, {.legend = FigureStyle::Legend::None, .markers = false}, size);
        if (insetOf(*with).isEmpty() && with->geometry().plot != without->geometry().plot)
            return; // some stand above
        QCOMPARE(without->geometry().plot, with->geometry().plot);
        const QImage image = imageOf(*without);
        for (const QRectF &place : places) {
            const QRect inner = place.toAlignedRect().intersected(image.rect());
            int inked = 0;
            for (int y = inner.top(); y <= inner.bottom(); ++y)
                for (int x = inner.left(); x <= inner.right(); ++x) {
                    const QColor colour = image.pixelColor(x, y);
                    inked += colour.lightness() < 215 ? 1 : 0; // the grid is lighter, a band's area too
                }
            // What is written into the plot, a note or a curve's name, moves out of its way.
            QVERIFY2(inked < 0.02 * inner.width() * inner.height(), qPrintable(QString::number(inked)));
        }
    }

    void whereThereIsNoPlaceItStandsAbove() {
        // A curve that is everywhere.
        std::vector<double> x;
        std::vector<double> y;
        for (int i = 0; i <= 200; ++i) {
            x.push_back(i / 20.0);
            y.push_back(i % 2 == 0 ? 0 : 10);
        }
        const Figure full = simple({curve(x, y)});
        const auto inside = drawn(full, {.legend = FigureStyle::Legend::Inside}, {400, 300});
        QVERIFY(insetOf(*inside).isEmpty());
        const auto above = drawn(full, {}, {400, 300});
        QCOMPARE(imageOf(*inside), imageOf(*above));
        // And where there is one it is inside, whole, and the plot is higher.
        const auto line = drawn(simple({curve({0, 10}, {0, 10}), curve({0, 10}, {0, 9}, 1)}),
                                {.title = false, .legend = FigureStyle::Legend::Inside}, {400, 300});
        QVERIFY(!insetOf(*line).isEmpty() && line->geometry().plot.contains(insetOf(*line)));
        QVERIFY(line->geometry().plot.height() > above->geometry().plot.height() + 15);
    }

    /// Four curves that leave no room for a legend of them all: what has a place at its curve is named there, away
    /// from the other names and the labels.
    void namesStandBesideTheirCurves() {
        const PictureOptions column = optionsOf(preset("column"));
        const auto scene = drawn(figureOf("sampling", "error"), column.style, sizeOf(column));
        QVERIFY(!insetOf(*scene).isEmpty());
        const QRectF place = insetOf(*scene);
        QList<QRectF> names;
        for (const QRectF &name : scene->names())
            if (!place.contains(name.center()))
                names << name;
        QVERIFY(!names.isEmpty());
        for (qsizetype i = 0; i < names.size(); ++i) {
            QVERIFY(scene->geometry().plot.contains(names[i]));
            QVERIFY(!names[i].intersects(place));
            for (qsizetype j = 0; j < i; ++j)
                QVERIFY(!names[i].intersects(names[j]));
        }
    }

    /// On paper a map's colours are told above it, and every value of them is whole.
    void coloursOfAMapAreToldAbove() {
        const Figure figure = figureOf("privacy-ratio", "surface");
        const PictureOptions column = optionsOf(preset("column"));
        const auto scene = drawn(figure, column.style, sizeOf(column));
        QVERIFY(scene->geometry().plot.right() > sizeOf(column).width() - 20);
        const QStringList texts = textsOf(svg(figure, column, "privacy-ratio"));
        QVERIFY(texts.contains(QStringLiteral("privacy loss")));
        for (const char *value : {"−1", "0", "1"})
            QVERIFY2(texts.contains(QString::fromUtf8(value)), qPrintable(texts.join(QLatin1Char('|'))));
        const auto screen = drawn(figure, {}, sizeOf(column));
        QVERIFY(screen->geometry().plot.right() < sizeOf(column).width() - 80);
    }

    /// None lies on another, nor beyond the colours.
    void valuesOfColoursAreApart_data() { addEveryFigure(); }
    void valuesOfColoursAreApart() {
        QFETCH(const Figure, figure);
        if (!heatMap(figure))
            return;
        for (const PicturePreset &each : picturePresets()) {
            if (each.millimetres.isEmpty())
                continue;
            const auto scene = drawn(figure, each.options.style, sizeOf(optionsOf(each)));
            QList<QRectF> values;
            for (const QGraphicsItem *item : scene->items())
                if (const auto *key = dynamic_cast<const ColourKeyItem *>(item))
                    values = key->valuePlaces();
            QVERIFY(values.size() >= 2);
            for (qsizetype i = 0; i < values.size(); ++i)
                for (qsizetype j = 0; j < i; ++j)
                    QVERIFY(!values[i].intersects(values[j]));
        }
    }

    /// Names of rows as long as a third of the picture stand in their rows.
    void longNamesOfRowsStandInside() {
        const Figure figure = figureOf("survey", "estimate");
        const PictureOptions column = optionsOf(preset("column"));
        const auto scene = drawn(figure, column.style, sizeOf(column));
        QVERIFY(scene->geometry().plot.left() < 40);
        const QStringList texts = textsOf(svg(figure, column, "survey"));
        for (const Tick &row : figure.y.namedTicks)
            QVERIFY(texts.contains(QString::fromStdString(english(row.label))));
        QVERIFY(drawn(figure, {}, sizeOf(column))->geometry().plot.left() > 100);
        // They are read for themselves: no line of a marker goes through them, nor an interval's end.
        const QImage image = imageOf(*scene);
        int names = 0;
        for (const QGraphicsItem *item : scene->items())
            if (const auto *frame = dynamic_cast<const FrameItem *>(item))
                for (const QRectF &name : frame->namesInside()) {
                    ++names;
                    const QRect inner = name.toRect().adjusted(1, 1, -1, -1);
                    for (int y = inner.top(); y <= inner.bottom(); ++y)
                        for (int x = inner.left(); x <= inner.right(); ++x)
                            QVERIFY(image.pixelColor(x, y).hsvSaturation() < 40);
                }
        QCOMPARE(names, static_cast<int>(figure.y.namedTicks.size()));
    }

    // ------------------------------------------------------------ what is in it

    void partsAreLeftOut() {
        const Figure figure = figureOf("accuracy", "error");
        const auto texts = [&](const FigureStyle &style) { return textsOf(svg(figure, {.style = style})); };
        const QString title = QString::fromStdString(english(figure.title));
        QVERIFY(texts({}).contains(title));
        QVERIFY(!texts({.title = false}).contains(title));
        QVERIFY(texts({}).contains(QStringLiteral("Hoeffding")));
        QVERIFY(!texts({.legend = FigureStyle::Legend::None}).contains(QStringLiteral("Hoeffding")));
        QVERIFY(texts({}).contains(QStringLiteral("n = 200")));
        QVERIFY(!texts({.markers = false}).contains(QStringLiteral("n = 200")));
    }

    void valuesAndAnswerStandBelow() {
        const Figure figure = figureOf("accuracy", "error");
        const QString below = textsOf(svg(figure, {.parameters = true, .sentence = true})).join(QLatin1Char(' '));
        QVERIFY2(below.contains(QStringLiteral("q = 0.25, n = 200, m = 60, α = 0.1, β = 0.05")), qPrintable(below));
        QVERIFY(below.contains(QStringLiteral("With 200 people")));
        QVERIFY(!textsOf(svg(figure, {})).join(QLatin1Char(' ')).contains(QStringLiteral("With 200 people")));
        // They have room of their own.
        const auto without = drawn(figure, {}, {500, 400});
        const auto with = drawn(figure, {.footer = QStringLiteral("One line.")}, {500, 400});
        QVERIFY(with->geometry().plot.bottom() < without->geometry().plot.bottom() - 10);
    }

    void everyDigitOfAValueIsBelow() {
        const ExplorerSpec &explorer = *findExplorer("randomized-response");
        const Parameters exact = fitted(explorer.parameters, Parameters().with(LieProbability, 0.12345678901234567));
        const std::string text = english(valuesText(explorer, exact));
        QVERIFY2(text.starts_with("q = 0.12345678901234566"), text.c_str());
    }

    // ------------------------------------------------------------ ink

    void blackAndWhiteHasNoColour_data() { addEveryFigure(); }
    void blackAndWhiteHasNoColour() {
        QFETCH(const Figure, figure);
        const QImage image =
            figureImage(figure, {.size = {390, 255}, .dpi = 72, .style = {.ink = FigureStyle::Ink::Black}});
        int colourful = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                const auto [least, most] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
                colourful = std::max(colourful, most - least);
            }
        QVERIFY2(colourful <= 2, qPrintable(QString::number(colourful)));
    }

    void curvesAreToldApartWithoutColour() {
        for (const FigureStyle::Ink ink : {FigureStyle::Ink::Dashes, FigureStyle::Ink::Black}) {
            const FigureStyle style{.ink = ink};
            std::set<QList<qreal>> patterns;
            for (ColourIndex colour = 0; colour < 7; ++colour) {
                const QPen pen = style.pen(theme("print"), curve({0, 1}, {0, 1}, colour));
                patterns.insert(pen.style() == Qt::SolidLine ? QList<qreal>() : pen.dashPattern());
            }
            QCOMPARE(patterns.size(), std::size_t{7});
        }
    }

    // ------------------------------------------------------------ large

    void aPageOfMetresIsDrawn_data() { addEveryFigure(); }
    void aPageOfMetresIsDrawn() {
        QFETCH(const Figure, figure);
        PictureOptions options{
            .size = {largestPicture, largestPicture}, .dpi = lowestDpi, .typePoints = smallestType};
        for (const auto legend : {FigureStyle::Legend::AtEnds, FigureStyle::Legend::Inside}) {
            options.style.legend = legend;
            QVERIFY(!textsOf(svg(figure, options)).isEmpty());
        }
    }

    // ------------------------------------------------------------ several, fonts, maps

    void aBoardHasAllOfThem() {
        const Provenance accuracy = answered("accuracy");
        const QString board = QString::fromUtf8(boardFile(FigureFormat::Svg, {}, accuracy));
        for (const Figure &figure : accuracy.answer.figures)
            // As much of a long title as has room.
            QVERIFY2(std::ranges::any_of(textsOf(board),
                                         [&](const QString &text) {
                                             return text.startsWith(
                                                 QString::fromStdString(english(figure.title)).left(12));
                                         }),
                     figure.id.c_str());
        QVERIFY(board.contains(QStringLiteral("halftruth export accuracy --figure board")));
        for (const FigureFormat format : {FigureFormat::Csv, FigureFormat::Json}) {
            bool refused = false;
            try {
                (void)boardFile(format, {}, accuracy);
            } catch (const std::invalid_argument &) {
                refused = true;
            }
            QVERIFY(refused);
        }
    }

    void fontsAreNamedAsTheyAre() {
        const QString drawing = svg(figureOf("accuracy", "error"), {});
        const QRegularExpression family(QStringLiteral("font-family=\"([^\"]*)\""));
        const QStringList generic{QStringLiteral("Sans Serif"), QStringLiteral("sans"), QStringLiteral("Sans"),
                                  QStringLiteral("serif"), QStringLiteral("Serif")};
        int families = 0;
        for (auto each = family.globalMatch(drawing); each.hasNext(); ++families) {
            const QString name = each.next().captured(1);
            QVERIFY2(!name.isEmpty() && !generic.contains(name), qPrintable(name));
        }
        QVERIFY(families > 5);
        const QString asked =
            svg(figureOf("accuracy", "error"), {.style = {.family = QStringLiteral("DejaVu Serif")}});
        QVERIFY(!asked.contains(QStringLiteral("DejaVu Sans")));
    }

    void mapsLoseNothingInAPdf() {
        const QByteArray pdf = figureFile(figureOf("privacy-ratio", "surface"), FigureFormat::Pdf,
                                          {.size = {1600, 1000}}, answered("privacy-ratio"));
        QVERIFY(pdf.contains("/Subtype /Image"));
        QVERIFY(!pdf.contains("/DCTDecode")); // a JPEG
    }
};

HALFTRUTH_TEST(TestPicture)
#include "tst_picture.moc"
