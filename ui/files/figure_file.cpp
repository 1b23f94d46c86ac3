#include "ui/files/figure_file.h"

#include "ui/files/figure_command.h"
#include "ui/files/figure_data.h"
#include "ui/files/picture_words.h"
#include "ui/files/wide_table.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/data/joint_type.h"
#include "core/explorers/support/view_text.h"
#include "core/math/domain/underflow.h"
#include "core/math/vectors/bit_collection.h"
#include "core/scenario/compare.h"
#include "core/scenario/pins.h"
#include "core/scenario/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <utility>

namespace halftruth {

namespace {

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
    for (const std::string &series : view.hidden)
        words << QStringLiteral("--hide") << QString::fromStdString(series);
    return words;
}

QString footerText(const PictureOptions &options, const Provenance &provenance) {
    QStringList lines;
    if (options.parameters)
        lines << localized(valuesText(*provenance.explorer, provenance.parameters));
    if (options.sentence)
        lines << localized(provenance.answer.sentence);
    return lines.join(QLatin1Char('\n'));
}

Picture::Words wordsOf(const Figure &figure, QString command) {
    return {.title = utf8(english(titleAlone(figure))),
            .description = utf8(english(figure.caption)),
            .command = std::move(command)};
}

QByteArray csvFile(const Figure &figure, const PictureOptions &options, const Provenance &provenance,
                   std::size_t most = everyRow) {
    const WideTable wide(figure);
    if (options.wide && !wide.exists())
        throw std::domain_error("table must be long for the figure " + figure.id +
                                ", which has not several columns with one value at each x");
    QByteArray content;
    const auto comment = [&content](const QString &line) { content += "# " + line.toUtf8() + "\n"; };
    comment(utf8(english(titleAlone(figure))));
    comment(utf8(english(figure.caption)));
    comment(provenance.commandLine(utf8(figure.id), FigureFormat::Csv, options));
    return content + (options.wide ? wideText(wide, ',', most) : figureCsv(figure, most));
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

QString fileOfFigure(const QString &fileName, const Figure &figure) {
    const qsizetype suffix = fileName.lastIndexOf(QLatin1Char('.'));
    return fileName.left(suffix) + QLatin1Char('-') + QString::fromStdString(figure.id) + fileName.mid(suffix);
}

namespace {

/// A slice that stands beside its map: only its vertical axis is a parameter's.
bool isUpright(const Figure &figure) {
    bool across = false;
    bool upright = false;
    for (const Layer &layer : figure.layers)
        if (const auto *marker = std::get_if<Marker>(&layer); marker && marker->parameter)
            (marker->direction == Marker::Direction::Vertical ? across : upright) = true;
    return upright && !across;
}

} // namespace

Provenance Provenance::of(const ExplorerSpec &explorer, const Request &request, const Exploration &answer) {
    Provenance provenance{.explorer = &explorer,
                          .parameters = request.parameters,
                          .pins = request.pins,
                          .compare = request.compare,
                          .views = {},
                          .stage = request.stage,
                          .title = request.title,
                          .answer = answer};
    const bool zoomed = std::ranges::any_of(request.views, [](const auto &each) {
        return each.second.x || each.second.y || each.second.xScale || each.second.yScale;
    });
    for (const Figure &figure : answer.figures) {
        View view = request.view(windowOf(figure.id));
        if (zoomed)
            view.x = figure.x.range;
        // A slice along m has the window of its map on the vertical axis.
        if (view.y || (zoomed && isUpright(figure)))
            view.y = figure.y.range;
        if (view != View{})
            provenance.views[figure.id] = view;
    }
    return provenance;
}

QStringList Provenance::commandWords(const QString &figureId) const {
    QStringList words{QStringLiteral("halftruth"), QStringLiteral("export"), utf8(explorer->id),
                      QStringLiteral("--figure"), figureId};
    for (const auto &[name, value] : settingsOf(*explorer, parameters))
        words << QStringLiteral("--") + QString::fromStdString(name) << QString::fromStdString(value);
    for (const Pin &pin : pins)
        words << QStringLiteral("--pin") << QString::fromStdString(pinText(*explorer, parameters, pin));
    if (compare)
        words << QStringLiteral("--compare") << QString::number(referencePin(pins) + 1);
    if (const auto view = views.find(figureId.toStdString()); view != views.end())
        words << viewWords(view->second);
    if (stage)
        words << QStringLiteral("--so-far") << QString::fromStdString(stageText(*stage));
    if (!title.empty())
        words << QStringLiteral("--title") << utf8(title);
    return words;
}

namespace {

QString shellLine(QStringList words) {
    for (QString &word : words)
        word = shellWord(word);
    return words.join(QLatin1Char(' '));
}

} // namespace

QString Provenance::commandLine(const QString &figureId) const { return shellLine(commandWords(figureId)); }

QString Provenance::commandLine(const QString &figureId, FigureFormat format, const PictureOptions &options) const {
    return shellLine(commandWords(figureId) + pictureWords(options, format));
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

Picture pagePicture(std::span<const Figure> figures, const PictureOptions &options, const Provenance &provenance) {
    return {figures, options, footerText(options, provenance), false};
}

FileContent pngContent(std::function<QImage()> draw, const Figure &figure, const Provenance &provenance) {
    // A surface is drawn in the window alone: the command shows the figure that it is of.
    return {.rest = [draw = std::move(draw), words = wordsOf(figure, provenance.commandLine(utf8(figure.id)))] {
        return pngOf(draw(), words);
    }};
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

namespace {

/// Every list of numbers to so many.
void shorten(Layer &layer, std::size_t most) {
    const auto cut = [most](auto &...values) { (values.resize(std::min(values.size(), most)), ...); };
    std::visit(
        [&](auto &each) {
            if constexpr (requires { each.values; })
                cut(each.xs, each.ys, each.values);
            else if constexpr (requires { each.upper; })
                cut(each.x, each.lower, each.upper);
            else if constexpr (requires { each.lines; })
                cut(each.lines);
            else if constexpr (requires { each.y.size(); })
                cut(each.x, each.y);
        },
        layer);
}

FileContent pictureContent(std::span<const Figure> figures, FigureFormat format, const PictureOptions &options,
                           const Provenance &provenance, const Picture::Words &words) {
    if (format == FigureFormat::Csv || format == FigureFormat::Json)
        throw std::invalid_argument("several figures on one page are a picture: png, svg or pdf");
    const auto picture = std::make_shared<const Picture>(figures, options, footerText(options, provenance),
                                                         format != FigureFormat::Png);
    const auto ready = [](const QByteArray &bytes) { return FileContent{.rest = [bytes] { return bytes; }}; };
    if (format == FigureFormat::Svg)
        return {.next = [=] { return ready(picture->svg(words)); }};
    if (format == FigureFormat::Pdf)
        return {.next = [=] {
            return FileContent{.next = [ready, pdf = picture->pdfLater(words)] { return ready(pdf()); }};
        }};
    return {.next = [=] {
        return FileContent{.rest = [words, image = picture->later()] { return pngOf(image(), words); }};
    }};
}

/// All turns in one.
QByteArray whole(FileContent content) {
    while (content.next)
        content = content.next();
    return content.rest();
}

} // namespace

FileContent figureContent(const Figure &figure, FigureFormat format, const PictureOptions &options,
                          const Provenance &provenance) {
    switch (format) {
    case FigureFormat::Csv:
        return {.rest = [figure, options, provenance] { return csvFile(figure, options, provenance); }};
    case FigureFormat::Json: {
        Provenance all = provenance;
        if (all.answer.figures.empty())
            all.answer.figures = {figure}; // it is all there is
        return {.rest = [all = std::move(all), id = utf8(figure.id)] { return answerJson(all, id); }};
    }
    case FigureFormat::Png:
    case FigureFormat::Svg:
    case FigureFormat::Pdf:
        break;
    }
    return pictureContent({&figure, 1}, format, options, provenance,
                          wordsOf(figure, provenance.commandLine(utf8(figure.id), format, options)));
}

QByteArray figureFile(const Figure &figure, FigureFormat format, const PictureOptions &options,
                      const Provenance &provenance) {
    return whole(figureContent(figure, format, options, provenance));
}

QByteArrayList firstLines(const Figure &figure, FigureFormat format, const PictureOptions &options,
                          const Provenance &provenance, std::size_t most) {
    QByteArray text;
    if (format == FigureFormat::Csv) {
        text = csvFile(figure, options, provenance, most);
    } else {
        // What is further down isn't written: a map has 160,000 numbers.
        Provenance beginning = provenance;
        std::vector<Figure> &figures = beginning.answer.figures;
        figures = {figures.empty() ? figure : figures.front()};
        for (Layer &layer : figures.front().layers)
            shorten(layer, most);
        text = answerJson(beginning, utf8(figure.id));
    }
    return text.split('\n').mid(0, static_cast<qsizetype>(most));
}

FileContent boardContent(FigureFormat format, const PictureOptions &options, const Provenance &provenance) {
    return pictureContent(provenance.answer.figures, format, options, provenance,
                          {.title = localized(provenance.explorer->title),
                           .description = localized(provenance.answer.sentence),
                           .command = provenance.commandLine(boardFigure, format, options)});
}

QByteArray boardFile(FigureFormat format, const PictureOptions &options, const Provenance &provenance) {
    return whole(boardContent(format, options, provenance));
}

} // namespace halftruth
