#include "ui/files/figure_command.h"

#include "ui/files/data_path.h"
#include "ui/files/pdf_file.h"
#include "ui/files/picture_option.h"
#include "ui/files/session_json.h"

#include "core/explorers/support/view_text.h"
#include "core/scenario/pins.h"
#include "core/scenario/settings.h"

#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace halftruth {

namespace {

constexpr qint64 longestHead = qint64{1} << 20; ///< of a file: a title, a caption and a command are shorter
constexpr QLatin1String start("halftruth export ");

/// From where the command begins to the end of the text.
std::optional<QString> commandAtEndOf(const QString &text) {
    const qsizetype at = text.indexOf(start);
    return at < 0 ? std::nullopt : std::optional(text.mid(at));
}

std::optional<QString> commandInPng(QFile &file) {
    return commandAtEndOf(QImageReader(&file, "png").text(QStringLiteral("Command")));
}

std::optional<QString> commandInSvg(QFile &file) {
    QXmlStreamReader xml(&file);
    if (!xml.readNextStartElement() || xml.name() != QStringLiteral("svg"))
        return std::nullopt;
    while (xml.readNextStartElement()) {
        if (xml.name() == QStringLiteral("desc"))
            return commandAtEndOf(xml.readElementText());
        if (xml.name() != QStringLiteral("title"))
            return std::nullopt; // the drawing begins
        xml.skipCurrentElement();
    }
    return std::nullopt;
}

/// The metadata are near the end or the beginning, as the writer likes.
std::optional<QString> commandInPdf(QFile &file) {
    QByteArray ends = file.read(longestHead);
    if (file.size() > longestHead) {
        file.seek(qMax(longestHead, file.size() - longestHead));
        ends += file.readAll();
    }
    const auto description = pdfDescription(ends);
    return description ? commandAtEndOf(*description) : std::nullopt;
}

std::optional<QString> commandInCsv(QFile &file) {
    while (file.pos() < longestHead) {
        const QByteArray line = file.readLine(longestHead);
        if (!line.startsWith('#'))
            break;
        if (line.startsWith("# " + QByteArray(start.data())))
            return QString::fromUtf8(line.mid(2)).trimmed();
    }
    return std::nullopt;
}

/// Reads the options of a command, one by one.
class CommandReader {
public:
    CommandReader(const ExplorerSpec &explorer, QString folder) : m_explorer(explorer), m_folder(std::move(folder)) {}

    void read(const QString &option, const QString &value) {
        const std::string text = value.toStdString();
        const std::string name = option.mid(2).toStdString();
        if (name == "figure")
            m_figure = text;
        else if (name == "pin")
            m_pins.push_back(text);
        else if (name == "compare")
            m_compared = value.toInt();
        else if (name == "window")
            addWindow(m_view, text);
        else if (name == "scale")
            addScale(m_view, text);
        else if (name == "hide")
            m_view.hidden.insert(text);
        else if (name == "so-far")
            m_stage = stageIn(text);
        else if (name == "title")
            m_title = text;
        else if (!isPictureOption(option))
            m_settings.push_back({name, text});
    }

    [[nodiscard]] Scenario scenario() const {
        const FileFinder find = [this](const std::string &name) { return found(QString::fromStdString(name)); };
        const Given given = readSettings(m_explorer, m_settings, find);
        Scenario scenario{.explorer = &m_explorer};
        if (given.data)
            scenario = apply(scenario, edit::ChooseData{*given.data});
        scenario = apply(scenario, edit::SetAll{given.values});
        if (m_view != View{})
            scenario = apply(scenario, edit::Zoom{m_figure, m_view});
        // A command that says nothing of it means the whole class.
        if (m_explorer.showsPupils)
            scenario = apply(scenario, edit::Stage{m_stage});
        if (!m_title.empty())
            scenario = apply(scenario, edit::Entitle{m_title});
        if (m_pins.size() > mostPins)
            throw OpenError("there can be at most " + std::to_string(mostPins) + " pins");
        const Parameters now = request(scenario).parameters;
        for (const std::string &pin : m_pins) {
            const auto [settings, name] = pinParts(pin);
            scenario = apply(scenario, edit::AddPin{withSettings(m_explorer, now, settingsIn(settings), find), name});
        }
        const auto pinned = static_cast<int>(request(scenario).pins.size());
        if (m_compared && (*m_compared < 1 || *m_compared > pinned))
            throw OpenError("there is no such pin to compare with");
        if (m_compared) {
            scenario = apply(scenario, edit::CompareWith{static_cast<std::size_t>(*m_compared - 1)});
            scenario = apply(scenario, edit::Compare{true});
        }
        return scenario;
    }

private:
    [[nodiscard]] std::string found(const QString &name) const {
        const QString here = pathIn(m_folder, name);
        return (QFileInfo::exists(here) ? here : name).toStdString();
    }

    const ExplorerSpec &m_explorer;
    QString m_folder;
    std::string m_figure;
    std::vector<Setting> m_settings;
    std::vector<std::string> m_pins;
    std::optional<int> m_compared; ///< the place of a pin, from 1
    View m_view;
    std::string m_title;
    ClassStage m_stage{.answered = allOfClass, .repeated = allOfClass, .revealed = true};
};

} // namespace

QString shellWord(const QString &word) {
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./,:=+@%-]+\\z"));
    if (plain.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''")) + QLatin1Char('\'');
}

QStringList shellWords(const QString &line) {
    QStringList words;
    bool quoted = false;
    bool inWord = false;
    QString word;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar each = line[i];
        if (!quoted && each == QLatin1Char(' ')) {
            if (inWord)
                words << word;
            word.clear();
            inWord = false;
            continue;
        }
        inWord = true;
        if (each == QLatin1Char('\''))
            quoted = !quoted;
        else if (!quoted && each == QLatin1Char('\\') && i + 1 < line.size())
            word += line[++i];
        else
            word += each;
    }
    if (quoted)
        throw OpenError("its command has a quote that isn't closed");
    if (inWord)
        words << word;
    return words;
}

std::optional<QString> commandIn(QFile &file) {
    const QByteArray head = file.peek(64).trimmed();
    std::optional<QString> command;
    if (head.startsWith("\x89PNG"))
        command = commandInPng(file);
    else if (head.startsWith('<'))
        command = commandInSvg(file);
    else if (head.startsWith("%PDF"))
        command = commandInPdf(file);
    else
        return commandInCsv(file);
    if (!command)
        throw OpenError("this picture doesn't say how it was made");
    return command;
}

Scenario scenarioOf(const QString &command, const QString &folder) {
    const QStringList words = shellWords(command);
    if (words.size() < 3 || words.size() % 2 == 0 || !command.startsWith(start))
        throw OpenError("its command can't be read");
    const ExplorerSpec *explorer = findExplorer(words[2].toStdString());
    if (!explorer)
        throw OpenError("there is no explorer '" + words[2].left(60).toStdString() + "'");
    CommandReader reader(*explorer, folder);
    for (qsizetype i = 3; i < words.size(); i += 2) {
        if (!words[i].startsWith(QStringLiteral("--")))
            throw OpenError("its command can't be read");
        reader.read(words[i], words[i + 1]);
    }
    return reader.scenario();
}

} // namespace halftruth
