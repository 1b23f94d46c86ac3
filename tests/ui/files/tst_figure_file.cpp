#include "tests/core/support/reading.h"
#include "tests/support/file_content.h"
#include "tests/support/test_program.h"
#include "tests/ui/support/figures.h"
#include "ui/files/figure_data.h"
#include "ui/files/figure_file.h"
#include "ui/files/file_writer.h"
#include "ui/files/pdf_file.h"
#include "ui/files/wide_table.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTransform>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <sys/resource.h>

using namespace halftruth;
using enum ParameterId;

namespace {

Provenance provenance(const char *explorer = "accuracy") {
    const ExplorerSpec *spec = findExplorer(explorer);
    return {.explorer = spec, .parameters = fitted(spec->parameters, Parameters())};
}

QByteArray file(const Figure &figure, FigureFormat format, const PictureOptions &options = {}) {
    return figureFile(figure, format, options, provenance());
}

/// A line or an outline of an SVG, in the coordinates of the whole drawing.
struct Outline {
    QString stroke;
    QString element;
    QList<QPointF> points;
};

struct SvgWords {
    QRectF viewBox;
    QString title;
    QString description;
    QList<Outline> outlines;
    int images = 0;
};

QTransform transformOf(const QString &text) {
    static const QRegularExpression number(QStringLiteral("-?[0-9.]+(?:e[-+]?[0-9]+)?"));
    QList<double> values;
    for (auto match = number.globalMatch(text); match.hasNext();)
        values << match.next().captured().toDouble();
    return values.size() == 6 ? QTransform(values[0], values[1], values[2], values[3], values[4], values[5])
                              : QTransform();
}

QList<QPointF> pointsOf(const QString &text) {
    static const QRegularExpression pair(
        QStringLiteral("(-?[0-9.]+(?:e[-+]?[0-9]+)?)[ ,]+(-?[0-9.]+(?:e[-+]?[0-9]+)?)"));
    QList<QPointF> points;
    for (auto matches = pair.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        points << QPointF(match.captured(1).toDouble(), match.captured(2).toDouble());
    }
    return points;
}

SvgWords parsed(const QByteArray &svg) {
    SvgWords drawing;
    struct Group {
        QTransform transform;
        QString stroke;
    };
    QList<Group> groups{{}};
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const QString name = xml.name().toString();
        const auto attributes = xml.attributes();
        if (token == QXmlStreamReader::StartElement) {
            Group group = groups.last();
            if (attributes.hasAttribute(QStringLiteral("transform")))
                group.transform =
                    transformOf(attributes.value(QStringLiteral("transform")).toString()) * group.transform;
            if (attributes.hasAttribute(QStringLiteral("stroke")))
                group.stroke = attributes.value(QStringLiteral("stroke")).toString();
            groups << group;
            if (name == QStringLiteral("svg")) {
                const auto parts = attributes.value(QStringLiteral("viewBox")).toString().split(QLatin1Char(' '));
                drawing.viewBox =
                    QRectF(parts[0].toDouble(), parts[1].toDouble(), parts[2].toDouble(), parts[3].toDouble());
            } else if (name == QStringLiteral("title") || name == QStringLiteral("desc")) {
                (name == QStringLiteral("title") ? drawing.title : drawing.description) = xml.readElementText();
                groups.removeLast(); // the end has been read too
            } else if (name == QStringLiteral("image")) {
                ++drawing.images;
            } else if (name == QStringLiteral("path") || name == QStringLiteral("polyline")) {
                const QString text =
                    attributes.value(name == QStringLiteral("path") ? QStringLiteral("d") : QStringLiteral("points"))
                        .toString();
                drawing.outlines << Outline{group.stroke, name, group.transform.map(QPolygonF(pointsOf(text)))};
            }
        } else if (token == QXmlStreamReader::EndElement) {
            groups.removeLast();
        }
    }
    if (xml.hasError())
        qWarning("%s", qPrintable(xml.errorString()));
    return drawing;
}

/// A window in the middle, that cuts everything.
Figure zoomed(Figure figure) {
    for (Axis *axis : {&figure.x, &figure.y}) {
        const bool log = axis->scale == Scale::Log;
        const auto at = [&](double part) {
            return log ? axis->range.lower * std::pow(axis->range.upper / axis->range.lower, part)
                       : axis->range.lower + part * axis->range.width();
        };
        axis->range = Interval{at(0.3), at(0.6)};
    }
    return figure;
}

struct PdfInfo {
    QString output;
    QString errors;
};
PdfInfo pdfInfo(const QString &program, const QByteArray &pdf) {
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("figure.pdf"));
    writeFile(name, pdf);
    QProcess process;
    process.start(program, {QStringLiteral("-enc"), QStringLiteral("UTF-8"), name});
    process.waitForFinished();
    return {QString::fromUtf8(process.readAllStandardOutput()), QString::fromUtf8(process.readAllStandardError())};
}

QString complaint(const std::function<void()> &call) {
    try {
        call();
    } catch (const std::exception &error) {
        return QString::fromUtf8(error.what());
    }
    return QStringLiteral("nothing");
}

} // namespace

class FigureFileTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3")); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("."))); }

    void formats() {
        QCOMPARE(formatOfFile(QStringLiteral("/a/b.PNG")), FigureFormat::Png);
        QCOMPARE(formatOfFile(QStringLiteral("b.tar.svg")), FigureFormat::Svg);
        QVERIFY(!formatOfFile(QStringLiteral("b.gif")));
        QVERIFY(!formatOfFile(QStringLiteral("png")));
    }

    void theCommandNamesEverything() {
        QCOMPARE(provenance().commandLine(QStringLiteral("error")),
                 QStringLiteral("halftruth export accuracy --figure error --q 0.25 --n 200 --ones 60 --alpha 0.1 "
                                "--beta 0.05 --error-scale absolute --simulate off"));
    }

    void theCommandNamesTheWindow() {
        Provenance zoomed = provenance();
        zoomed.views["error"] = {.x = Interval{10, 2.5e4}, .y = {}, .xScale = {}, .yScale = Scale::Linear};
        zoomed.views["failure"] = {.x = {}, .y = Interval{1e-6, 0.5}, .xScale = {}, .yScale = {}};
        QVERIFY2(
            zoomed.commandLine(QStringLiteral("error"))
                .endsWith(" --beta 0.05 --error-scale absolute --simulate off --scale y=linear --window x=10:25000"),
            qPrintable(zoomed.commandLine(QStringLiteral("error"))));
        QVERIFY(zoomed.commandLine(QStringLiteral("failure"))
                    .endsWith(" --beta 0.05 --error-scale absolute --simulate off --window y=1e-6:0.5"));
        QVERIFY(zoomed.commandLine(QStringLiteral("required"))
                    .endsWith(" --beta 0.05 --error-scale absolute --simulate off"));
        QCOMPARE(zoomed.json(QStringLiteral("error"))[QStringLiteral("window")].toObject(),
                 (QJsonObject{{QStringLiteral("x"), QJsonArray{10.0, 25000.0}}}));
    }

    /// What a zoomed figure's provenance asks for shows the same figure, a slice in its map's window too.
    void theWindowShowsTheSame_data() {
        QTest::addColumn<QByteArray>("figure");
        for (const char *id : {"surface", "counts", "slice-outcome", "slice-ones"})
            QTest::newRow(id) << QByteArray(id);
    }
    void theWindowShowsTheSame() {
        QFETCH(const QByteArray, figure);
        const ExplorerSpec &explorer = *findExplorer("privacy-ratio");
        const Request seen{
            .parameters = explorer.fit(Parameters()),
            .views = {{"surface", {.x = Interval{20, 90}, .y = Interval{10.5, 70}, .xScale = {}, .yScale = {}}},
                      {"counts", {.x = {}, .y = {}, .xScale = {}, .yScale = Scale::Log}}}};
        const std::vector<Figure> shown = explored(explorer, seen).figures;
        const Provenance provenance = Provenance::of(explorer, seen, {.figures = shown});
        const std::string id = figure.toStdString();
        const Request again{.parameters = provenance.parameters, .views = {{id, provenance.views.at(id)}}};
        const auto byId = [&](const std::vector<Figure> &figures) {
            return *std::ranges::find(figures, id, &Figure::id);
        };
        QVERIFY(byId(explored(explorer, again).figures) == byId(shown));
        QVERIFY(Provenance::of(explorer, {.parameters = seen.parameters}, {.figures = shown}).views.empty());
    }

    void png() {
        const Figure figure = figureOf("accuracy", "error");
        const QByteArray content = file(figure, FigureFormat::Png, {.size = {640, 480}, .dpi = 150});
        QBuffer buffer;
        buffer.setData(content);
        QImageReader reader(&buffer, "png");
        const QImage image = reader.read();
        QCOMPARE(image.size(), QSize(640, 480));
        QCOMPARE(image.dotsPerMeterX(), 5906); // 150 dots in 0.0254 m
        QCOMPARE(image.dotsPerMeterY(), 5906);
        QCOMPARE(image.text(QStringLiteral("Title")), QString::fromStdString(english(figure.title)));
        QCOMPARE(image.text(QStringLiteral("Description")), QString::fromStdString(english(figure.caption)));
        QCOMPARE(image.text(QStringLiteral("Software")), QStringLiteral("Halftruth"));
        QCOMPARE(
            image.text(QStringLiteral("Command")),
            provenance().commandLine(QStringLiteral("error"), FigureFormat::Png, {.size = {640, 480}, .dpi = 150}));
        QCOMPARE(image.pixelColor(0, 0), theme("print").card);
    }

    void twiceTheResolutionIsTwiceTheText() {
        // The same drawing, finer: where one is coloured, so is the other.
        const Figure figure = figureOf("accuracy", "error");
        const QImage coarse = figureImage(figure, {.size = {800, 500}, .dpi = 96});
        const QImage fine = figureImage(figure, {.size = {1600, 1000}, .dpi = 192})
                                .scaled(800, 500, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        int difference = 0;
        for (int y = 0; y < 500; ++y)
            for (int x = 0; x < 800; ++x)
                difference += std::abs(qGray(coarse.pixel(x, y)) - qGray(fine.pixel(x, y)));
        QVERIFY2(difference / (800.0 * 500.0) < 3, qPrintable(QString::number(difference)));
    }

    void themes() {
        const Figure figure = figureOf("accuracy", "error");
        const auto inTheme = [&](const QString &id) {
            return figureImage(figure, {.size = {300, 200}, .theme = id});
        };
        QVERIFY(inTheme(QStringLiteral("print")) != inTheme(QStringLiteral("light")));
        QVERIFY(inTheme(QStringLiteral("dark")) != inTheme(QStringLiteral("light")));
    }

    void sizesAreLimited_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("dpi");
        QTest::addColumn<QString>("message");
        QTest::newRow("wide") << QSize(16385, 500) << 96
                              << QStringLiteral("width must be in {100, ..., 16384}, but is 16385");
        QTest::newRow("narrow") << QSize(99, 500) << 96
                                << QStringLiteral("width must be in {100, ..., 16384}, but is 99");
        QTest::newRow("high") << QSize(500, 1000000) << 96
                              << QStringLiteral("height must be in {100, ..., 16384}, but is 1000000");
        QTest::newRow("low") << QSize(500, 0) << 96
                             << QStringLiteral("height must be in {100, ..., 16384}, but is 0");
        QTest::newRow("coarse") << QSize(500, 500) << 35
                                << QStringLiteral("dpi must be in {36, ..., 1200}, but is 35");
        QTest::newRow("fine") << QSize(500, 500) << 1201
                              << QStringLiteral("dpi must be in {36, ..., 1200}, but is 1201");
    }
    void sizesAreLimited() {
        QFETCH(const QSize, size);
        QFETCH(const int, dpi);
        QFETCH(const QString, message);
        const Figure figure = figureOf("accuracy", "error");
        QCOMPARE(complaint([&] { (void)figureImage(figure, {.size = size, .dpi = dpi}); }), message);
        QCOMPARE(complaint([&] { (void)file(figure, FigureFormat::Pdf, {.size = size, .dpi = dpi}); }), message);
    }

    void svgSaysWhereItIsFrom() {
        const Figure figure = figureOf("accuracy", "error");
        const SvgWords drawing = parsed(file(figure, FigureFormat::Svg, {.size = {800, 500}, .dpi = 96}));
        QCOMPARE(drawing.viewBox, QRectF(0, 0, 800, 500));
        QCOMPARE(drawing.title, QString::fromStdString(english(figure.title)));
        QVERIFY(drawing.description.contains(QString::fromStdString(english(figure.caption))));
        QVERIFY(drawing.description.contains(provenance().commandLine(QStringLiteral("error"))));
    }

    void svgIsXmlWhateverTheFigureSays() {
        Figure figure = figureOf("accuracy", "error");
        figure.title = phrase("1 < 2 & \"so on\"");
        figure.caption = phrase("q < 1/2 & p > q");
        const SvgWords drawing = parsed(file(figure, FigureFormat::Svg));
        QCOMPARE(drawing.title, QString::fromStdString(english(figure.title)));
        QVERIFY(drawing.description.contains(QString::fromStdString(english(figure.caption))));
    }

    void aSolidCurveIsOnePath() {
        const Figure figure = figureOf("randomized-response", "epsilon");
        const SvgWords drawing = parsed(file(figure, FigureFormat::Svg));
        const QString colour = theme("print").colour(0).name();
        int whole = 0;
        for (const Outline &outline : drawing.outlines)
            if (outline.stroke == colour && outline.points.size() > 2) {
                QCOMPARE(outline.element, QStringLiteral("path"));
                ++whole;
            }
        QCOMPARE(whole, 1);
    }

    void svgStaysInside_data() { addEveryFigure(); }
    void svgStaysInside() {
        QFETCH(const Figure, figure);
        const SvgWords drawing = parsed(file(zoomed(figure), FigureFormat::Svg, {.size = {800, 500}, .dpi = 96}));
        QVERIFY(!drawing.outlines.isEmpty());
        for (const Outline &outline : drawing.outlines)
            for (const QPointF &point : outline.points)
                QVERIFY2(drawing.viewBox.contains(point), qPrintable(QStringLiteral("%1 of stroke %2 reaches %3, %4")
                                                                         .arg(outline.element, outline.stroke)
                                                                         .arg(point.x())
                                                                         .arg(point.y())));
    }

    void svgCurvesStayInThePlot() {
        // A steep line far beyond the window on every side.
        const Figure figure{
            .id = "steep",
            .title = {},
            .x = {.title = phrase("x"), .range = {0, 1}},
            .y = {.title = phrase("y"), .range = {0, 1}},
            .layers = {Curve{.label = phrase("up"), .colour = 1, .x = {-9, 9}, .y = {-8, 10}},
                       Curve{.label = phrase("down"), .colour = 1, .x = {-9, 9}, .y = {9, -9}},
                       Band{.label = phrase("band"),
                            .colour = 1,
                            .x = {-5, 0.2, 0.6, 5},
                            .lower = {-9, -9, -9, -9},
                            .upper = {9, 9, 9, 9}},
                       Bars{.label = phrase("bars"), .colour = 1, .x = {-2, 0, 1, 3}, .y = {9, 9, 9, 9}},
                       Contour{.lines = {{.x = {-4, 5}, .y = {6, -5}}}}},
            .caption = phrase("steep")};
        const PictureOptions options{.size = {800, 500}, .dpi = 96};
        const SvgWords drawing = parsed(file(figure, FigureFormat::Svg, options));
        // The plot's frame is the horizontal line that is the longest.
        QRectF plot;
        for (const Outline &outline : drawing.outlines)
            if (const QRectF box = QPolygonF(outline.points).boundingRect();
                outline.stroke == theme("print").frame.name() && box.width() > plot.width())
                plot = QRectF(box.left(), 0, box.width(), box.bottom());
        QVERIFY(plot.width() > 500);
        int curves = 0;
        for (const Outline &outline : drawing.outlines) {
            if (QPolygonF(outline.points).boundingRect().width() < 100)
                continue; // a swatch of the legend
            ++curves;
            for (const QPointF &point : outline.points)
                QVERIFY2(plot.adjusted(-1, 0, 1, 1).contains(point), qPrintable(outline.stroke));
        }
        QVERIFY(curves > 3);
    }

    void svgHasOneImageForAHeatMap() {
        const SvgWords drawing = parsed(file(figureOf("privacy-ratio", "surface"), FigureFormat::Svg));
        QCOMPARE(drawing.images, 2); // the map and its colour bar
        const SvgWords near = parsed(file(zoomed(figureOf("privacy-ratio", "surface")), FigureFormat::Svg));
        QCOMPARE(near.images, 2);
    }

    void pdfIsWhole() {
        const Figure figure = figureOf("accuracy", "error");
        const QByteArray pdf = file(figure, FigureFormat::Pdf, {.size = {800, 500}, .dpi = 96});
        QVERIFY(pdf.startsWith("%PDF-1."));
        QVERIFY(pdf.endsWith("%%EOF\n"));
        QCOMPARE(pdfDescription(pdf), QString::fromStdString(english(figure.caption)) + QLatin1Char(' ') +
                                          provenance().commandLine(QStringLiteral("error"), FigureFormat::Pdf,
                                                                   {.size = {800, 500}, .dpi = 96}));
    }

    /// Two runs write the same bytes, and no time of their own.
    /// Laying out, painting and compressing each take a while: a window goes on between them, or gives it up there.
    void aPictureIsMadeInTurns_data() {
        QTest::addColumn<FigureFormat>("format");
        QTest::addColumn<int>("turns");
        QTest::newRow("png") << FigureFormat::Png << 1;
        QTest::newRow("svg") << FigureFormat::Svg << 1;
        QTest::newRow("pdf") << FigureFormat::Pdf << 2;
    }
    void aPictureIsMadeInTurns() {
        QFETCH(const FigureFormat, format);
        QFETCH(const int, turns);
        const Figure figure = figureOf("accuracy", "error");
        FileContent content = figureContent(figure, format, {}, provenance());
        for (int turn = 0; turn < turns; ++turn) {
            QVERIFY(content.next && !content.rest);
            content = content.next();
        }
        QVERIFY(!content.next);
        QCOMPARE(content.rest(), figureFile(figure, format, {}, provenance()));
        for (int left = 0; left <= turns; ++left) {
            FileContent abandoned = figureContent(figure, format, {}, provenance());
            for (int turn = 0; turn < left; ++turn)
                abandoned = abandoned.next();
        }
    }

    void pdfHasNoTime() {
        const Figure figure = figureOf("accuracy", "error");
        const PictureOptions options{.size = {300, 200}, .dpi = 96};
        const QByteArray pdf = file(figure, FigureFormat::Pdf, options);
        QVERIFY(!pdf.contains("CreationDate") && !pdf.contains("CreateDate"));
        QTest::qWait(1100); // the times that PDF knows are whole seconds
        QVERIFY(file(figure, FigureFormat::Pdf, options) == pdf);
        qputenv("SOURCE_DATE_EPOCH", "86400");
        const QByteArray dated = file(figure, FigureFormat::Pdf, options);
        qunsetenv("SOURCE_DATE_EPOCH");
        QVERIFY(dated.contains("/CreationDate (D:19700102000000Z)"));
        QVERIFY(dated.contains("<xmp:CreateDate>1970-01-02T00:00:00Z</xmp:CreateDate>"));
    }

    void pdfIsReadByOthers() {
        const QString program = QStandardPaths::findExecutable(QStringLiteral("pdfinfo"));
        if (program.isEmpty())
            QSKIP("pdfinfo is not installed");
        const Figure figure = figureOf("accuracy", "error");
        const PdfInfo info = pdfInfo(program, file(figure, FigureFormat::Pdf, {.size = {800, 500}, .dpi = 96}));
        QCOMPARE(info.errors, QString());
        QVERIFY2(info.output.contains(QString::fromStdString(english(figure.title))), qPrintable(info.output));
        QVERIFY2(info.output.contains(QRegularExpression(QStringLiteral("Metadata Stream: +yes"))),
                 qPrintable(info.output));
        QVERIFY2(info.output.contains(QRegularExpression(QStringLiteral("Pages: +1\n"))), qPrintable(info.output));
        // 800 × 500 pixels at 96 dpi
        QVERIFY2(info.output.contains(QRegularExpression(QStringLiteral("Page size: +600 x 375 pts"))),
                 qPrintable(info.output));
    }

    void csvHasTheNumbers_data() { addEveryFigure(); }
    void csvHasTheNumbers() {
        QFETCH(const Figure, figure);
        const QByteArray content = file(figure, FigureFormat::Csv);
        QVERIFY(content.startsWith("# " + QByteArray::fromStdString(english(figure.title)) + "\n"));
        QVERIFY(content.contains("# halftruth export accuracy --figure"));
        QList<QByteArray> rows = content.split('\n');
        rows.removeIf([](const QByteArray &row) { return row.isEmpty() || row.startsWith('#'); });
        QCOMPARE(rows.takeFirst(), QByteArray("series,role,x,y,value"));
        qsizetype next = 0;
        for (const Layer &layer : figure.layers) {
            const auto *curve = std::get_if<Curve>(&layer);
            if (const auto *map = std::get_if<HeatMap>(&layer)) {
                for (const float value : map->values)
                    QCOMPARE(rows[next++].split(',').last().toFloat(), value);
                continue;
            }
            if (!curve) {
                while (next < rows.size() && !rows[next].contains(",exact,") && !rows[next].contains(",bound,") &&
                       !rows[next].contains(",approximation,") && !rows[next].contains(",reference,") &&
                       !rows[next].contains(",simulation,"))
                    ++next;
                if (std::holds_alternative<Bars>(layer))
                    next += static_cast<qsizetype>(std::get<Bars>(layer).x.size());
                if (std::holds_alternative<Points>(layer))
                    next += static_cast<qsizetype>(std::get<Points>(layer).x.size());
                continue;
            }
            for (std::size_t i = 0; i < curve->x.size(); ++i) {
                QVERIFY(next < rows.size());
                const QList<QByteArray> fields = rows[next++].split(',');
                // The last fields: labels may hold commas.
                QCOMPARE(fields[fields.size() - 3].toDouble(), curve->x[i]);
                QVERIFY(fields[fields.size() - 2].toDouble() == curve->y[i]);
                QCOMPARE(fields[fields.size() - 4], QByteArray::fromStdString(std::string(roleName(curve->role))));
            }
        }
    }

    void csvQuotes() {
        const Figure figure{.id = "quotes",
                            .layers = {Curve{.label = phrase("a, \"b\""), .x = {0.1}, .y = {1e-300}}}};
        QCOMPARE(figureCsv(figure), QByteArray("series,role,x,y,value\n\"a, \"\"b\"\"\",exact,0.1,1e-300,\n"));
    }

    /// All that the explorer answers, so that others can check what is said of the numbers.
    void jsonHasTheWholeAnswer() {
        for (const ExplorerSpec &explorer : explorerTable()) {
            const Request request{.parameters = explorer.fit(Parameters())};
            const Exploration answer = explored(explorer, request);
            const QJsonObject root =
                QJsonDocument::fromJson(answerJson(Provenance::of(explorer, request, answer))).object();
            QCOMPARE(root[QStringLiteral("figure")].toString(), QStringLiteral("all"));
            QCOMPARE(root[QStringLiteral("figures")].toArray().size(), static_cast<qsizetype>(answer.figures.size()));
            QCOMPARE(root[QStringLiteral("sentence")].toString(), QString::fromStdString(english(answer.sentence)));
            const QJsonArray readouts = root[QStringLiteral("readouts")].toArray();
            QCOMPARE(readouts.size(), static_cast<qsizetype>(answer.readouts.size()));
            for (std::size_t i = 0; i < answer.readouts.size(); ++i) {
                const Readout &readout = answer.readouts[i];
                const QJsonObject object = readouts[static_cast<qsizetype>(i)].toObject();
                QCOMPARE(object[QStringLiteral("direction")].toString().toStdString(),
                         std::string(directionWord(readout.direction)));
                QCOMPARE(object.contains(QStringLiteral("value")), readout.missing.empty());
                if (readout.missing.empty() && std::isfinite(readout.value))
                    QCOMPARE(object[QStringLiteral("value")].toDouble(), readout.value);
            }
        }
    }

    void jsonHasTheNumbers_data() { addEveryFigure(); }
    void jsonHasTheNumbers() {
        QFETCH(const Figure, figure);
        const QJsonObject root = QJsonDocument::fromJson(file(figure, FigureFormat::Json)).object();
        QCOMPARE(root[QStringLiteral("figure")].toString(), QString::fromStdString(figure.id));
        const QJsonArray figures = root[QStringLiteral("figures")].toArray();
        QCOMPARE(figures.size(), 1);
        const QJsonObject written = figures.first().toObject();
        QCOMPARE(written[QStringLiteral("id")].toString(), QString::fromStdString(figure.id));
        const QJsonObject from = root[QStringLiteral("provenance")].toObject();
        QCOMPARE(from[QStringLiteral("explorer")].toString(), QStringLiteral("accuracy"));
        QCOMPARE(from[QStringLiteral("version")].toString(), QStringLiteral("1.2.3"));
        QCOMPARE(from[QStringLiteral("parameters")].toObject()[QStringLiteral("q")].toDouble(), 0.25);
        const QJsonArray layers = written[QStringLiteral("layers")].toArray();
        QCOMPARE(layers.size(), static_cast<qsizetype>(figure.layers.size()));
        const auto same = [](const QJsonArray &array, const auto &values) {
            if (array.size() != static_cast<qsizetype>(values.size()))
                return false;
            for (std::size_t i = 0; i < values.size(); ++i)
                if (array[static_cast<qsizetype>(i)].toDouble() != static_cast<double>(values[i]))
                    return false;
            return true;
        };
        for (qsizetype i = 0; i < layers.size(); ++i) {
            const QJsonObject object = layers[i].toObject();
            const Layer &layer = figure.layers[static_cast<std::size_t>(i)];
            if (const auto *curve = std::get_if<Curve>(&layer)) {
                QVERIFY(same(object[QStringLiteral("x")].toArray(), curve->x));
                QVERIFY(same(object[QStringLiteral("y")].toArray(), curve->y));
            } else if (const auto *map = std::get_if<HeatMap>(&layer)) {
                QVERIFY(same(object[QStringLiteral("values")].toArray(), map->values));
            } else if (const auto *band = std::get_if<Band>(&layer)) {
                QVERIFY(same(object[QStringLiteral("lower")].toArray(), band->lower));
            }
        }
    }

    /// What a preview shows, without the rest, for which a map takes long.
    void firstLinesAreThoseOfTheFile() {
        constexpr int most = 40;
        for (const ExplorerSpec &explorer : explorerTable()) {
            const Request request{.parameters = explorer.fit(Parameters())};
            const Exploration answer = explored(explorer, request);
            const Provenance whole = Provenance::of(explorer, request, answer);
            for (const Figure &figure : answer.figures)
                for (const FigureFormat format : {FigureFormat::Csv, FigureFormat::Json})
                    for (const bool wide : {false, true}) {
                        PictureOptions options;
                        options.wide = wide && WideTable(figure).exists();
                        QCOMPARE(firstLines(figure, format, options, whole, most),
                                 figureFile(figure, format, options, whole).split('\n').mid(0, most));
                    }
        }
    }

    void writesOverAnExistingFile() {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("figure.csv"));
        writeFile(name, "old");
        writeFile(name, "new");
        QCOMPARE(contentOf(name), QByteArray("new"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1); // no temporary stays
    }

    void aFailureLeavesTheOldFile_data() {
        QTest::addColumn<int>("size");
        QTest::newRow("fits a buffer") << 2000;
        QTest::newRow("more than a buffer") << 100000;
    }
    void aFailureLeavesTheOldFile() {
        QFETCH(const int, size);
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("figure.csv"));
        writeFile(name, "old");
        // A full disk, as far as this process can tell.
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{1024, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const QString message = complaint([&] { writeFile(name, QByteArray(size, 'x')); });
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY2(message.startsWith(name + QStringLiteral(" can't be written: ")) &&
                     !message.contains(QStringLiteral("Unknown")),
                 qPrintable(message));
        QCOMPARE(contentOf(name), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aFolderThatIsNotThere() {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("none/figure.csv"));
        const QString message = complaint([&] { writeFile(name, "new"); });
        QVERIFY2(message.startsWith(name + QStringLiteral(" can't be written: ")), qPrintable(message));
        QVERIFY(!message.endsWith(QStringLiteral(": ")));
    }
};

HALFTRUTH_TEST(FigureFileTest)

#include "tst_figure_file.moc"
