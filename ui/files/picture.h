#pragma once

#include "ui/scene/figure_style.h"

#include "core/figure/figure.h"

#include <QByteArray>
#include <QGraphicsScene>
#include <QImage>
#include <QList>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>
#include <memory>
#include <span>
#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace halftruth {

struct PictureOptions {
    QSize size{1600, 1000}; ///< in pixels; of vector files, in pixels at `dpi`
    int dpi = 192;          ///< with 9 pt type, 96 draws texts at their size on screen; twice as much, twice as large
    QString theme = QStringLiteral("print");
    double typePoints = 9;   ///< of labels and legends; everything but the curves is drawn in proportion
    double linePoints = 1.5; ///< of an exact curve
    FigureStyle style{};     ///< its line width and footer are set from what is above and below
    bool parameters = false; ///< a line below with the values of all parameters
    bool sentence = false;   ///< the explorer's answer in words below
    bool wide = false;       ///< of a table: a row for each x, as WideTable has it
};
/// What sizes and resolutions are taken.
inline constexpr int smallestPicture = 100;
inline constexpr int largestPicture = 16384;
inline constexpr int lowestDpi = 36;
inline constexpr int highestDpi = 1200;
inline constexpr double smallestType = 4; ///< in points
inline constexpr double largestType = 72;
inline constexpr double thinnestLine = 0.1; ///< in points
inline constexpr double thickestLine = 20;
/// Around a figure that goes onto paper.
inline constexpr double paperMargin = 1;
inline constexpr double hallMargin = 4; ///< on what is projected or hung up

/// A size that pictures are often wanted in, with what looks right at it.
struct PicturePreset {
    QString id;         ///< "column"
    const char *title;  ///< English
    QSizeF millimetres; ///< empty: a size in pixels
    PictureOptions options;
    /// In the person's language.
    [[nodiscard]] QString name() const;
};
[[nodiscard]] const QList<PicturePreset> &picturePresets();

/// The lengths of a drawing are in units, of which its type has as many as on screen: 96 in an inch with 9 pt.
[[nodiscard]] double unitsPerInch(const PictureOptions &options);

/// How many pixels a length has.
[[nodiscard]] int pixelsOf(double millimetres, int dpi);

/// Figures as they are drawn into a file: side by side and below each other, each by a scene of its own, so that what
/// is on screen is never touched.
class Picture {
public:
    /// Throws std::invalid_argument when a size is out of bounds.
    Picture(std::span<const Figure> figures, const PictureOptions &options, const QString &footer, bool vector);

    /// What a file says of it.
    struct Words {
        QString title;
        QString description;
        QString command;
    };
    [[nodiscard]] QImage image() const { return image(m_options.size); }
    /// In other pixels: a preview.
    [[nodiscard]] QImage image(QSize pixels) const { return later(pixels)(); }
    /// What makes the image, on any thread, without the picture.
    [[nodiscard]] std::function<QImage()> later() const { return later(m_options.size); }
    [[nodiscard]] std::function<QImage()> later(QSize pixels) const;
    [[nodiscard]] QByteArray svg(const Words &words) const;
    [[nodiscard]] QByteArray pdf(const Words &words) const { return pdfLater(words)(); }
    /// What makes the PDF of what has been painted, once and on the window's thread: fonts belong to it.
    [[nodiscard]] std::function<QByteArray()> pdfLater(const Words &words) const;
    /// Into a part of a larger page.
    void paint(QPainter &painter, const QRectF &target) const;

private:
    void place(std::unique_ptr<QGraphicsScene> scene, const QRectF &where);
    void paint(QPaintDevice *device, const QSizeF &target) const;

    PictureOptions m_options;
    QSizeF m_size; ///< in units of the scenes
    std::vector<std::pair<std::unique_ptr<QGraphicsScene>, QRectF>> m_parts;
};

/// The content of a PNG file with its words inside.
[[nodiscard]] QByteArray pngOf(const QImage &image, const Picture::Words &words);

/// The picture of a figure, drawn by a fresh scene. Throws std::invalid_argument when the size or resolution is out
/// of bounds.
[[nodiscard]] QImage figureImage(const Figure &figure, const PictureOptions &options);

} // namespace halftruth
