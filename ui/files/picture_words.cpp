#include "ui/files/picture_words.h"

#include <QLocale>

#include <optional>
#include <utility>

namespace halftruth {

namespace {

QString numberWord(double number) { return QString::number(number, 'g', QLocale::FloatingPointShortest); }

/// As few decimals of a millimetre as give the same pixels.
QString millimetresOf(int pixels, int dpi) {
    const double length = pixels * 25.4 / dpi;
    for (int decimals = 0; decimals < 6; ++decimals)
        if (const QString text = QString::number(length, 'f', decimals); pixelsOf(text.toDouble(), dpi) == pixels)
            return text;
    return numberWord(length);
}

template <class Choice>
QString wordOf(const std::vector<std::string> &words, Choice choice) {
    return QString::fromStdString(words[static_cast<std::size_t>(choice)]);
}

} // namespace

const std::vector<std::string> &inkWords() {
    static const std::vector<std::string> words{"colour", "dashes", "black"};
    return words;
}

const std::vector<std::string> &legendWords() {
    static const std::vector<std::string> words{"above", "inside", "none", "ends"};
    return words;
}

const std::vector<std::string> &tableWords() {
    static const std::vector<std::string> words{"long", "wide"};
    return words;
}

namespace {

/// The options that lead there from what looks right somewhere; nothing where its margin is another.
std::optional<QStringList> wordsFrom(const PicturePreset &preset, const PictureOptions &options) {
    QStringList words;
    const auto add = [&words](const char *option, const QString &value) {
        words << QStringLiteral("--") + QLatin1String(option) << value;
    };
    PictureOptions base = preset.options;
    if (&preset != &picturePresets().front())
        add("for", preset.id);
    if (options.dpi != base.dpi)
        add("dpi", QString::number(options.dpi));
    if (!preset.millimetres.isEmpty())
        base.size = {pixelsOf(preset.millimetres.width(), options.dpi),
                     pixelsOf(preset.millimetres.height(), options.dpi)};
    // Millimetres are of a page, which has a margin of its own.
    const bool page = options.style.margin == paperMargin;
    if (!page && options.style.margin != base.style.margin)
        return std::nullopt;
    if (options.size != base.size || options.style.margin != base.style.margin)
        add("size", page ? QStringLiteral("%1x%2mm").arg(millimetresOf(options.size.width(), options.dpi),
                                                         millimetresOf(options.size.height(), options.dpi))
                         : QStringLiteral("%1x%2").arg(options.size.width()).arg(options.size.height()));
    if (options.typePoints != base.typePoints)
        add("type-size", numberWord(options.typePoints));
    if (options.linePoints != base.linePoints)
        add("line-width", numberWord(options.linePoints));
    if (options.style.family != base.style.family)
        add("font", options.style.family);
    if (options.style.ink != base.style.ink)
        add("ink", wordOf(inkWords(), options.style.ink));
    if (options.style.legend != base.style.legend)
        add("legend", wordOf(legendWords(), options.style.legend));
    if (options.theme != base.theme)
        add("theme", options.theme);
    const auto part = [&](const char *name, bool shown, bool usual) {
        if (shown != usual)
            add(shown ? "with" : "without", QLatin1String(name));
    };
    part("title", options.style.title, base.style.title);
    part("markers", options.style.markers, base.style.markers);
    part("parameters", options.parameters, base.parameters);
    part("sentence", options.sentence, base.sentence);
    return words;
}

} // namespace

QStringList pictureWords(const PictureOptions &options, FigureFormat format) {
    if (format == FigureFormat::Csv && options.wide)
        return {QStringLiteral("--table"), QString::fromStdString(tableWords().back())};
    if (format == FigureFormat::Csv || format == FigureFormat::Json)
        return {};
    std::optional<QStringList> fewest;
    for (const PicturePreset &each : picturePresets())
        if (auto words = wordsFrom(each, options); words && (!fewest || words->size() < fewest->size()))
            fewest = std::move(words);
    return fewest.value_or(QStringList());
}

} // namespace halftruth
