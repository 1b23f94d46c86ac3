#pragma once

#include "ui/files/figure_file.h"

#include <QObject>
#include <QStringList>

#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <stop_token>

namespace halftruth {

/// Writes files one after the other: what needs the window's thread in turns, the rest on another one.
class FileSeries : public QObject {
    Q_OBJECT

public:
    /// How the file at a place is made; may throw what making one throws.
    using Make = std::function<FileContent(std::size_t)>;

    using QObject::QObject;
    ~FileSeries() override { stop(); }

    void begin(const QStringList &names, Make make);
    /// Nothing is told or replaced any more.
    void stop();
    [[nodiscard]] bool isWriting() const { return m_job != nullptr; }

signals:
    void progressed(qsizetype written, qsizetype files);
    /// The folder of a file doesn't answer for a while.
    void unanswered(const QString &fileName);
    /// One of these ends it.
    void failed(const QString &why);
    void finished(const QStringList &fileNames);

private:
    struct Job {
        QStringList names;
        Make make;
        std::stop_source stop{};
    };
    void write(qsizetype at, FileContent content);
    void written(qsizetype files);
    /// Attempted in the next turn, unless it is stopped by then.
    void later(const std::function<void()> &what);
    /// What is thrown ends it.
    void attempt(const std::function<void()> &what);

    std::shared_ptr<Job> m_job; ///< null where nothing is on its way
};

} // namespace halftruth
