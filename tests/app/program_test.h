#pragma once

#include "tests/support/file_content.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// What a run of the program left: its status and its two streams.
struct Result {
    int status = -1;
    QString out;
    QString err;
};

inline QStringList words(const char *line) {
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

inline int pagesOf(const QByteArray &pdf) { return static_cast<int>(pdf.count("/Type /Page\n")); }

/// A test that runs the built program in a folder of its own, without a display.
class ProgramTest : public QObject {
protected:
    std::unique_ptr<QTemporaryDir> m_folder;
    QProcessEnvironment m_environment;

    /// A new folder, to be called before each test.
    void prepare() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        m_environment = QProcessEnvironment::systemEnvironment();
        for (const char *variable : {"DISPLAY", "WAYLAND_DISPLAY", "HOME", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM"})
            m_environment.remove(QLatin1String(variable));
    }

    QString path(const QString &name) const { return m_folder->filePath(name); }

    void put(const QString &name, const QByteArray &content) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    Result run(const QStringList &arguments, const QString &standardOutput = {},
               const QByteArray &standardInput = {}) const {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.setProcessEnvironment(m_environment);
        if (!standardOutput.isEmpty())
            process.setStandardOutputFile(standardOutput);
        process.start(QStringLiteral(HALFTRUTH_PROGRAM), arguments);
        process.write(standardInput);
        process.closeWriteChannel();
        if (!process.waitForFinished(300'000) || process.exitStatus() != QProcess::NormalExit)
            return {.status = -1, .out = {}, .err = QStringLiteral("crashed or hung: ") + process.errorString()};
        return {.status = process.exitCode(),
                .out = QString::fromUtf8(process.readAllStandardOutput()),
                .err = QString::fromUtf8(process.readAllStandardError())};
    }

    /// Runs the program where it must succeed in silence, and returns what it printed.
    QString printed(const QStringList &arguments) const {
        const Result result = run(arguments);
        if (result.status != 0 || !result.err.isEmpty())
            return QStringLiteral("status %1: %2").arg(result.status).arg(result.err);
        return result.out;
    }

    QStringList leftovers(const QString &pattern) const { return QDir(m_folder->path()).entryList({pattern}); }
};
