#include "ui/files/figure_file.h"

#include "ui/files/figure_command.h"
#include "ui/files/figure_data.h"
#include "ui/files/pdf_file.h"
#include "ui/scene/figure_scene.h"
#include "ui/text/utf8.h"

#include "core/data/joint_type.h"
#include "core/explorers/support/view_text.h"
#include "core/math/domain/domain.h"
#include "core/math/domain/underflow.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/pins.h"
#include "core/scenario/settings.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>
#include <memory>
#include <stdexcept>

namespace halftruth {

namespace {

constexpr double screenDpi = 96.0;

QJsonObject jsonValues(const ExplorerSpec &explorer, const Parameters &parameters) {
    QJsonObject values;
    for (const ParameterUse &use : explorer.usesAt(parameters))
        values[utf8(spec(use.id).name)] = use.valueKind() == ValueKind::Number
                                              ? QJsonValue(parameters[use.id])
                                              : QJsonValue(QString::fromStdString(valueText(use, parameters)));
    return values;
}

/// The options that ask for a view.
QStringList viewWords(const View &view) {
    QStringList words;
    for (const std::string &scale : scaleTexts(view))
        words << QStringLiteral("--scale") << QString::fromStdString(scale);
    for (const std::string &window : windowTexts(view))
        words << QStringLiteral("--window") << QString::fromStdString(window);
    return words;
}

void requireBetween(const char *name, int value, int lower, int upper) {
    const Range allowed = range::integers(lower, upper);
    if (!allowed.contains(value))
        throw std::invalid_argument(domainMessage(name, allowed, value));
}

void check(const PictureOptions &options) {
    requireBetween("width", options.size.width(), smallestPicture, largestPicture);
    requireBetween("height", options.size.height(), smallestPicture, largestPicture);
    requireBetween("dpi", options.dpi, lowestDpi, highestDpi);
}

QSizeF sceneSize(const PictureOptions &options) { return QSizeF(options.size) * (screenDpi / options.dpi); }

/// A scene of its own for every picture: what is on screen is never touched.
std::unique_ptr<FigureScene> sceneFor(const Figure &figure, const PictureOptions &options, bool vector) {
    auto scene = std::make_unique<FigureScene>();
    scene->setVectorOutput(vector);
    scene->setTheme(theme(options.theme.toStdString()));
    scene->setFigure(std::make_shared<const Figure>(figure));
    scene->setSize(sceneSize(options));
    return scene;
}

void paintScene(FigureScene &scene, QPaintDevice *device, const QRectF &target) {
    QPainter painter(device);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    scene.render(&painter, target, scene.sceneRect());
}

QByteArray svgFile(const Figure &figure, const PictureOptions &options, const QString &command) {
    const auto scene = sceneFor(figure, options, true);
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(screenDpi));
    generator.setSize(sceneSize(options).toSize());
    generator.setViewBox(scene->sceneRect());
    // QSvgGenerator writes both as they are: "K < 3" would be no XML.
    generator.setTitle(utf8(english(figure.title)).toHtmlEscaped());
    generator.setDescription((utf8(english(figure.caption)) + QStringLiteral("\n") + command).toHtmlEscaped());
    paintScene(*scene, &generator, scene->sceneRect());
    return content;
}

QByteArray pdfPage(const Figure &figure, const PictureOptions &options, const QString &command) {
    const auto scene = sceneFor(figure, options, true);
    const QSizeF points = sceneSize(options) * (72.0 / screenDpi);
    return pdfFile(
        {.title = utf8(english(figure.title)),
         .description = utf8(english(figure.caption)) + QLatin1Char(' ') + command,
         .size = QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch)},
        [&](QPdfWriter &writer) { paintScene(*scene, &writer, QRectF(0, 0, writer.width(), writer.height())); });
}

QByteArray csvFile(const Figure &figure, const Provenance &provenance) {
    QByteArray content;
    const auto comment = [&content](const QString &line) { content += "# " + line.toUtf8() + "\n"; };
    comment(utf8(english(figure.title)));
    comment(utf8(english(figure.caption)));
    comment(provenance.commandLine(utf8(figure.id)));
    return content + figureCsv(figure);
}

/// A number as it is; JSON has none for infinity.
QJsonValue jsonNumber(double value) {
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("inf") : QStringLiteral("-inf");
    return value;
}

QJsonObject readoutJson(const Readout &readout) {
    QJsonObject object{{QStringLiteral("label"), utf8(english(readout.label))},
                       {QStringLiteral("direction"), utf8(directionWord(readout.direction))},
                       {QStringLiteral("unit"), utf8(english(readout.unit))},
                       {QStringLiteral("help"), utf8(english(readout.help))}};
    // What is positive but smaller than the numbers with all their digits is no number of a file either.
    if (readout.missing.empty())
        object[QStringLiteral("value")] =
            isTooSmall(readout.value) ? QJsonValue(QLatin1String(tooSmallText)) : jsonNumber(readout.value);
    else
        object[QStringLiteral("missing")] = utf8(english(readout.missing));
    return object;
}
} // namespace

const QList<FigureFormatSpec> &figureFormats() {
    static const QList<FigureFormatSpec> formats{
        {FigureFormat::Png, QStringLiteral("png"), QCoreApplication::translate("FigureFormat", "PNG image"), true},
        {FigureFormat::Svg, QStringLiteral("svg"), QCoreApplication::translate("FigureFormat", "SVG drawing"), true},
        {FigureFormat::Pdf, QStringLiteral("pdf"), QCoreApplication::translate("FigureFormat", "PDF page"), true},
        {FigureFormat::Csv, QStringLiteral("csv"), QCoreApplication::translate("FigureFormat", "CSV table"), false},
        {FigureFormat::Json, QStringLiteral("json"), QCoreApplication::translate("FigureFormat", "JSON data"), false},
    };
    return formats;
}

std::optional<FigureFormat> formatOfFile(const QString &fileName) {
    const QString suffix = QFileInfo(fileName).suffix().toLower();
    for (const FigureFormatSpec &each : figureFormats())
        if (each.suffix == suffix)
            return each.format;
    return std::nullopt;
}

Provenance Provenance::of(const ExplorerSpec &explorer, const Request &request, const Exploration &answer) {
    Provenance provenance{
        .explorer = &explorer, .parameters = request.parameters, .pins = request.pins, .views = {}, .answer = answer};
    if (request.views.empty())
        return provenance;
    for (const Figure &figure : answer.figures) {
        View view = request.view(figure.id);
        view.x = figure.x.range;
        if (view.y)
            view.y = figure.y.range;
        provenance.views[figure.id] = view;
    }
    return provenance;
}

QString Provenance::commandLine(const QString &figureId) const {
    QStringList words{QStringLiteral("halftruth"), QStringLiteral("export"), utf8(explorer->id),
                      QStringLiteral("--figure"), figureId};
    for (const auto &[name, value] : settingsOf(*explorer, parameters))
        words << QStringLiteral("--") + QString::fromStdString(name) << QString::fromStdString(value);
    for (const Pin &pin : pins)
        words << QStringLiteral("--pin")
              << QString::fromStdString(settingsText(settingsFrom(*explorer, parameters, pin.parameters)));
    if (const auto view = views.find(figureId.toStdString()); view != views.end())
        words << viewWords(view->second);
    for (QString &word : words)
        word = shellWord(word);
    return words.join(QLatin1Char(' '));
}

QJsonObject Provenance::json(const QString &figureId) const {
    QJsonObject object{{QStringLiteral("program"), QStringLiteral("halftruth")},
                       {QStringLiteral("version"), QCoreApplication::applicationVersion()},
                       {QStringLiteral("explorer"), utf8(explorer->id)},
                       {QStringLiteral("figure"), figureId},
                       {QStringLiteral("parameters"), jsonValues(*explorer, parameters)},
                       {QStringLiteral("command"), commandLine(figureId)}};
    if (!pins.empty()) {
        const std::vector<Text> names = pinNames(*explorer, pins, parameters);
        QJsonArray pinned;
        for (std::size_t i = 0; i < pins.size(); ++i)
            pinned.append(QJsonObject{{QStringLiteral("name"), utf8(english(names[i]))},
                                      {QStringLiteral("parameters"), jsonValues(*explorer, pins[i].parameters)}});
        object[QStringLiteral("pins")] = pinned;
    }
    if (const auto view = views.find(figureId.toStdString()); view != views.end()) {
        QJsonObject window;
        if (const auto &x = view->second.x)
            window[QStringLiteral("x")] = QJsonArray{x->lower, x->upper};
        if (const auto &y = view->second.y)
            window[QStringLiteral("y")] = QJsonArray{y->lower, y->upper};
        object[QStringLiteral("window")] = window;
    }
    if (explorer->usesData) {
        const DataSource &data = parameters.data();
        QJsonArray columns;
        for (const std::string &column : data.columns)
            columns.append(QString::fromStdString(column));
        const char *kind = data.kind == DataSource::Kind::Table  ? "table"
                           : data.kind == DataSource::Kind::Zipf ? "zipf"
                                                                 : "uniform";
        object[QStringLiteral("data")] = QJsonObject{{QStringLiteral("kind"), QLatin1String(kind)},
                                                     {QStringLiteral("id"), QString::fromStdString(data.id)},
                                                     {QStringLiteral("columns"), columns}};
    }
    return object;
}

QImage figureImage(const Figure &figure, const PictureOptions &options) {
    check(options);
    const auto scene = sceneFor(figure, options, false);
    QImage image(options.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(theme(options.theme.toStdString()).card);
    paintScene(*scene, &image, QRectF(QPointF(), QSizeF(options.size)));
    const int dotsPerMetre = static_cast<int>(options.dpi / 0.0254 + 0.5);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return image;
}

QByteArray pngFile(const QImage &image, const Figure &figure, const Provenance &provenance) {
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Title"), utf8(english(figure.title)));
    writer.setText(QStringLiteral("Description"), utf8(english(figure.caption)));
    writer.setText(QStringLiteral("Software"), QStringLiteral("Halftruth"));
    writer.setText(QStringLiteral("Command"), provenance.commandLine(utf8(figure.id)));
    if (!writer.write(image))
        throw std::runtime_error("the image can't be encoded: " + writer.errorString().toStdString());
    return content;
}

QByteArray answerJson(const Provenance &provenance, const QString &figureId) {
    QJsonArray readouts;
    for (const Readout &readout : provenance.answer.readouts)
        readouts.append(readoutJson(readout));
    QJsonArray figures;
    for (const Figure &figure : provenance.answer.figures)
        figures.append(figureJson(figure));
    return QJsonDocument(QJsonObject{{QStringLiteral("figure"), figureId},
                                     {QStringLiteral("provenance"), provenance.json(figureId)},
                                     {QStringLiteral("sentence"), utf8(english(provenance.answer.sentence))},
                                     {QStringLiteral("readouts"), readouts},
                                     {QStringLiteral("figures"), figures}})
        .toJson();
}

QByteArray figureFile(const Figure &figure, FigureFormat format, const PictureOptions &options,
                      const Provenance &provenance) {
    check(options);
    const QString command = provenance.commandLine(utf8(figure.id));
    switch (format) {
    case FigureFormat::Png:
        return pngFile(figureImage(figure, options), figure, provenance);
    case FigureFormat::Svg:
        return svgFile(figure, options, command);
    case FigureFormat::Pdf:
        return pdfPage(figure, options, command);
    case FigureFormat::Csv:
        return csvFile(figure, provenance);
    case FigureFormat::Json:
        if (provenance.answer.figures.empty()) { // the figure is all there is
            Provenance whole = provenance;
            whole.answer.figures = {figure};
            return answerJson(whole, utf8(figure.id));
        }
        return answerJson(provenance, utf8(figure.id));
    }
    return {};
}

} // namespace halftruth
