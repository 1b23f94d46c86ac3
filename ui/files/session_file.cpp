#include "ui/files/session_file.h"

#include "ui/files/figure_command.h"
#include "ui/files/file_writer.h"
#include "ui/files/lesson_file.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace halftruth {

namespace {

QString folderOf(const QString &fileName) { return QFileInfo(fileName).absolutePath(); }

QByteArray contentOf(QFile &file) {
    if (file.size() > largestSession)
        throw OpenError("it is larger than " + std::to_string(largestSession >> 20) + " MB");
    return file.readAll();
}

/// A figure's JSON names the command that makes it.
std::optional<QString> commandOf(const QByteArray &json) {
    const QJsonValue command = QJsonDocument::fromJson(json)[QStringLiteral("provenance")][QStringLiteral("command")];
    return command.isString() ? std::optional(command.toString()) : std::nullopt;
}

OpenedFile opened(const QString &command, const QString &folder) {
    return {.session = {.scenario = scenarioOf(command, folder)}, .figure = true};
}

std::optional<OpenedFile> read(const QString &fileName) {
    QFile file(fileName);
    if (QFileInfo(fileName).exists() && !QFileInfo(fileName).isFile())
        return std::nullopt; // neither; whoever reads tables says what it is
    if (!file.open(QIODevice::ReadOnly))
        throw OpenError(file.errorString().toStdString());
    const bool json =
        file.peek(64).trimmed().startsWith('{') || fileName.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    if (json) {
        const QByteArray content = contentOf(file);
        if (const auto command = commandOf(content))
            return opened(*command, folderOf(fileName));
        if (isLesson(content)) {
            OpenedFile lesson;
            lesson.lesson = lessonFromJson(content);
            return lesson;
        }
        return OpenedFile{.session = sessionFromJson(content, folderOf(fileName))};
    }
    if (const auto command = commandIn(file))
        return opened(*command, folderOf(fileName));
    return std::nullopt;
}

} // namespace

std::optional<OpenedFile> openFile(const QString &fileName) {
    try {
        return read(fileName);
    } catch (const std::exception &error) {
        throw OpenError(fileName.toStdString() + ": " + error.what());
    }
}

QByteArray sessionFile(const QString &fileName, const Session &session) {
    QByteArray content = sessionJson(session, folderOf(fileName));
    if (content.size() > largestSession)
        FileWriter::refuse(fileName, FileWriter::tr("it would be larger than %1 MB").arg(largestSession >> 20));
    return content;
}

void saveSession(const QString &fileName, const Session &session) {
    writeFile(fileName, sessionFile(fileName, session));
}

} // namespace halftruth
