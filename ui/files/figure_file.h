#pragma once

#include "ui/files/picture.h"

#include "core/explorers/explorer.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QImage>
#include <QJsonObject>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace halftruth {

/// The file formats a figure can be written in. The table in figure_file.cpp is the one place that knows them all.
enum class FigureFormat : std::uint8_t { Png, Svg, Pdf, Csv, Json };

struct FigureFormatSpec {
    FigureFormat format;
    QString suffix;      ///< "png"
    QString description; ///< "PNG image"
    bool picture;        ///< has a size, a resolution and a theme
};
[[nodiscard]] const QList<FigureFormatSpec> &figureFormats();
/// The format of a file name's suffix.
[[nodiscard]] std::optional<FigureFormat> formatOfFile(const QString &fileName);

/// Where each figure has a file of its own: "chart.png" of the figure "error" is "chart-error.png".
[[nodiscard]] QString fileOfFigure(const QString &fileName, const Figure &figure);

/// Where a figure comes from: written into every file, so that the figure can be made again.
struct Provenance {
    const ExplorerSpec *explorer = nullptr;
    Parameters parameters;
    std::vector<Pin> pins{};             ///< drawn along
    bool compare = false;                ///< the reference pin's charts stand beside instead
    std::map<std::string, View> views{}; ///< what is shown of its figures, where it isn't all, by figure id
    std::optional<ClassStage> stage{};   ///< how far the class had come
    std::string title{};                 ///< Request::title
    Exploration answer{};                ///< all that was answered, for the formats that carry it

    /// Of what an exploration answers. A figure may take its window from another one's, as a slice does from its map:
    /// where any is zoomed, each has the window it shows.
    [[nodiscard]] static Provenance of(const ExplorerSpec &explorer, const Request &request,
                                       const Exploration &answer);

    /// "halftruth 0.1.0 privacy-ratio --q 0.25 --n 200": the command that shows the same.
    [[nodiscard]] QString commandLine(const QString &figureId) const;
    /// The same with the options that ask for such a file.
    [[nodiscard]] QString commandLine(const QString &figureId, FigureFormat format,
                                      const PictureOptions &options) const;
    [[nodiscard]] QJsonObject json(const QString &figureId) const;

private:
    [[nodiscard]] QStringList commandWords(const QString &figureId) const;
};

/// Of several figures side by side and below each other, with what the options want below them.
[[nodiscard]] Picture pagePicture(std::span<const Figure> figures, const PictureOptions &options,
                                  const Provenance &provenance);

/// How the content of a file is made: what needs the window's thread in turns of its own, so that the window goes on
/// between them, and the rest on any thread.
struct FileContent {
    std::function<FileContent()> next{}; ///< the next turn; null where none is left
    std::function<QByteArray()> rest{};  ///< where no turn is left
};

/// The content of a PNG file of any picture of a figure, title, caption and provenance inside. It is drawn on any
/// thread; null where memory doesn't suffice.
[[nodiscard]] FileContent pngContent(std::function<QImage()> draw, const Figure &figure,
                                     const Provenance &provenance);

/// What stands for every figure of an explorer where one is asked for.
inline const QString everyFigure = QStringLiteral("all");
/// What stands for all of them in one picture.
inline const QString boardFigure = QStringLiteral("board");

/// The whole answer as JSON: provenance, sentence, readouts (value at full precision, direction, unit) and every
/// figure; `figureId` says which was asked for, everyFigure for none by itself.
[[nodiscard]] QByteArray answerJson(const Provenance &provenance, const QString &figureId = everyFigure);

/// The whole content of a file of that format, the provenance inside: PNG text, SVG description, PDF metadata, a
/// comment in CSV, a field in JSON. JSON has the whole answer.
[[nodiscard]] FileContent figureContent(const Figure &figure, FigureFormat format, const PictureOptions &options,
                                        const Provenance &provenance);
[[nodiscard]] QByteArray figureFile(const Figure &figure, FigureFormat format, const PictureOptions &options,
                                    const Provenance &provenance);

/// The first lines of such a file of numbers, CSV or JSON.
[[nodiscard]] QByteArrayList firstLines(const Figure &figure, FigureFormat format, const PictureOptions &options,
                                        const Provenance &provenance, std::size_t most);

/// The same of all figures in one picture. Throws std::invalid_argument for a format that is no picture.
[[nodiscard]] FileContent boardContent(FigureFormat format, const PictureOptions &options,
                                       const Provenance &provenance);
[[nodiscard]] QByteArray boardFile(FigureFormat format, const PictureOptions &options, const Provenance &provenance);

} // namespace halftruth
