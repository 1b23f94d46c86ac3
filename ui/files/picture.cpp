#include "ui/files/picture.h"

#include "ui/files/drawing.h"
#include "ui/files/pdf_file.h"
#include "ui/scene/figure_scene.h"

#include "core/math/domain/domain.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageWriter>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace halftruth {

namespace {

void requireIn(const char *name, const Range &allowed, double value) {
    if (!allowed.contains(value))
        throw std::invalid_argument(domainMessage(name, allowed, value));
}

void check(const PictureOptions &options) {
    const Range sides = range::integers(smallestPicture, largestPicture);
    requireIn("width", sides, options.size.width());
    requireIn("height", sides, options.size.height());
    requireIn("dpi", range::integers(lowestDpi, highestDpi), options.dpi);
    requireIn("type-size", Range{.lower = smallestType, .upper = largestType}, options.typePoints);
    requireIn("line-width", Range{.lower = thinnestLine, .upper = thickestLine}, options.linePoints);
}

QSizeF sceneSize(const PictureOptions &options) {
    return QSizeF(options.size) * (unitsPerInch(options) / options.dpi);
}

/// As many as bring each figure nearest to the shape of a chart, three to two.
int columnsFor(std::size_t figures, QSizeF size) {
    int best = 1;
    double widest = 0;
    for (int columns = 1; columns <= static_cast<int>(figures); ++columns) {
        const int rows = (static_cast<int>(figures) + columns - 1) / columns;
        const double width = std::min(size.width() / columns, 1.5 * size.height() / rows);
        if (width > widest + 1e-9) {
            widest = width;
            best = columns;
        }
    }
    return best;
}

} // namespace

QString PicturePreset::name() const { return QCoreApplication::translate("PicturePreset", title); }

const QList<PicturePreset> &picturePresets() {
    using enum FigureStyle::Legend;
    /// In a paper the caption says what the title would.
    const FigureStyle paper{.margin = paperMargin, .title = false, .legend = Inside};
    const FigureStyle hall{.margin = hallMargin, .legend = Inside};
    static const QList<PicturePreset> presets{
        {QStringLiteral("screen"), QT_TRANSLATE_NOOP("PicturePreset", "As on screen"), {}, {}},
        {QStringLiteral("column"),
         QT_TRANSLATE_NOOP("PicturePreset", "One column of a paper, 85 mm"),
         {85, 70},
         {.dpi = 600, .typePoints = 8, .linePoints = 0.9, .style = paper}},
        {QStringLiteral("columns"),
         QT_TRANSLATE_NOOP("PicturePreset", "Two columns of a paper, 178 mm"),
         {178, 100},
         {.dpi = 600, .typePoints = 8, .linePoints = 0.9, .style = paper}},
        {QStringLiteral("slide"),
         QT_TRANSLATE_NOOP("PicturePreset", "Slide, 16:9"),
         {338.6, 190.5},
         {.dpi = 144, .typePoints = 18, .linePoints = 2.7, .style = hall}},
        {QStringLiteral("poster"),
         QT_TRANSLATE_NOOP("PicturePreset", "Poster"),
         {400, 280},
         {.dpi = 300, .typePoints = 24, .linePoints = 3.5, .style = hall}},
    };
    return presets;
}

double unitsPerInch(const PictureOptions &options) { return FigureStyle::fontPixels * 72.0 / options.typePoints; }

int pixelsOf(double millimetres, int dpi) { return static_cast<int>(std::lround(millimetres / 25.4 * dpi)); }

Picture::Picture(std::span<const Figure> figures, const PictureOptions &options, const QString &footer, bool vector)
    : m_options(options) {
    check(options);
    m_size = sceneSize(options);
    FigureStyle style = options.style;
    style.lineWidth = options.linePoints / 72.0 * unitsPerInch(options);
    const Theme &colours = theme(options.theme.toStdString());
    double height = m_size.height();
    style.footer = footer;
    style.hiddenEntries = false; // a picture has nothing to press
    if (figures.size() > 1 && !footer.isEmpty()) {
        auto below = std::make_unique<QGraphicsScene>();
        auto *item = new FooterItem;
        below->addItem(item);
        below->setBackgroundBrush(colours.card);
        const double room = m_size.width() - 2 * style.margin;
        const double taken = item->set(room, colours, style) + style.margin;
        item->setBounds(QRectF(0, 0, room, taken));
        height -= taken;
        place(std::move(below), QRectF(style.margin, height, room, taken));
        style.footer.clear();
    }
    if (figures.size() > 1)
        style.title = true; // a caption can't say which is which
    const int columns = columnsFor(figures.size(), {m_size.width(), height});
    const int rows = (static_cast<int>(figures.size()) + columns - 1) / columns;
    const QSizeF cell(m_size.width() / columns, height / rows);
    for (int i = 0; i < static_cast<int>(figures.size()); ++i) {
        auto scene = std::make_unique<FigureScene>();
        scene->setVectorOutput(vector);
        scene->setTheme(colours);
        scene->setStyle(style);
        auto figure = std::make_shared<Figure>(figures[static_cast<std::size_t>(i)]);
        if (figures.size() == 1)
            figure->title = titleAlone(*figure);
        scene->setSize(cell); // before there is anything to lay out in another
        scene->setFigure(std::move(figure));
        const QPointF corner((i % columns) * cell.width(), (i / columns) * cell.height());
        place(std::move(scene), QRectF(corner, cell));
    }
}

void Picture::place(std::unique_ptr<QGraphicsScene> scene, const QRectF &where) {
    m_parts.emplace_back(std::move(scene), where);
}

void Picture::paint(QPaintDevice *device, const QSizeF &target) const {
    QPainter painter(device);
    paint(painter, QRectF(QPointF(), target));
}

void Picture::paint(QPainter &painter, const QRectF &target) const {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform |
                           QPainter::LosslessImageRendering);
    painter.setFont(m_options.style.font()); // what a file says of the font where nothing is written
    const double across = target.width() / m_size.width();
    const double down = target.height() / m_size.height();
    for (const auto &[scene, where] : m_parts)
        scene->render(&painter,
                      QRectF(target.x() + where.x() * across, target.y() + where.y() * down, where.width() * across,
                             where.height() * down),
                      QRectF(QPointF(), where.size()), Qt::IgnoreAspectRatio);
}

std::function<QImage()> Picture::later(QSize pixels) const {
    const auto drawing = std::make_shared<Drawing>(pixels);
    paint(drawing.get(), pixels);
    return [drawing, pixels, ground = theme(m_options.theme.toStdString()).card, dpi = m_options.dpi] {
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(ground);
        const int dotsPerMetre = static_cast<int>(dpi / 0.0254 + 0.5);
        image.setDotsPerMeterX(dotsPerMetre);
        image.setDotsPerMeterY(dotsPerMetre);
        drawing->drawOn(image);
        return image;
    };
}

QByteArray Picture::svg(const Words &words) const {
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    // The size that the file says it has is that of its pixels; what is drawn is in units of the scene.
    generator.setResolution(m_options.dpi);
    generator.setSize(m_options.size);
    generator.setViewBox(QRectF(QPointF(), m_size));
    // QSvgGenerator writes both as they are: "K < 3" would be no XML.
    generator.setTitle(words.title.toHtmlEscaped());
    generator.setDescription((words.description + QStringLiteral("\n") + words.command).toHtmlEscaped());
    paint(&generator, m_size);
    return content;
}

std::function<QByteArray()> Picture::pdfLater(const Words &words) const {
    struct Painted {
        explicit Painted(const PdfPage &page) : file(page), painter(&file.writer()) {}
        PdfFile file;
        QPainter painter;
    };
    const QSizeF points = QSizeF(m_options.size) * (72.0 / m_options.dpi);
    const auto painted =
        std::make_shared<Painted>(PdfPage{.title = words.title,
                                          .description = words.description + QLatin1Char(' ') + words.command,
                                          .size = QPageSize(points, QPageSize::Point, {}, QPageSize::ExactMatch)});
    const QPdfWriter &writer = painted->file.writer();
    paint(painted->painter, QRectF(0, 0, writer.width(), writer.height()));
    return [painted] {
        painted->painter.end();
        return painted->file.content();
    };
}

QByteArray pngOf(const QImage &image, const Picture::Words &words) {
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setText(QStringLiteral("Title"), words.title);
    writer.setText(QStringLiteral("Description"), words.description);
    writer.setText(QStringLiteral("Software"), QStringLiteral("Halftruth"));
    writer.setText(QStringLiteral("Command"), words.command);
    if (!writer.write(image))
        throw std::runtime_error("the image can't be encoded: " + writer.errorString().toStdString());
    return content;
}

QImage figureImage(const Figure &figure, const PictureOptions &options) {
    return Picture({&figure, 1}, options, {}, false).image();
}

} // namespace halftruth
