#pragma once

#include <QByteArray>
#include <QString>

#include <exception>
#include <functional>
#include <stop_token>

QT_BEGIN_NAMESPACE
class QObject;
class QWidget;
QT_END_NAMESPACE

namespace halftruth {

/// Writes a file for a window and waits for it. A folder on the net may not answer: after a moment a box says so, and
/// one can go on without the file, which is then as it was. Throws what writeFile() throws, and std::runtime_error
/// where nobody waited.
void writeForWindow(QWidget *window, const QString &fileName, const QByteArray &content);

/// The same of whatever writes that file. It is called on a thread of its own, which may outlive the call, with a
/// token to ask before its last step.
void waitForWriting(QWidget *window, const QString &fileName, std::function<void(const std::stop_token &)> write);

/// That a folder doesn't answer.
[[nodiscard]] QString unansweredText(const QString &fileName);

/// What somebody who doesn't wait is told, on their own thread.
struct WriteTold {
    std::function<void(std::exception_ptr)> ended; ///< with what writeFile() or the content threw
    std::function<void()> unanswered;              ///< once, where the folder doesn't answer for a while
};
/// Makes a file's content and writes it, both on a thread of its own, which may outlive who asked for it: nobody is
/// told anything then. Once stopped it replaces nothing.
void writeMeanwhile(QObject *who, const QString &fileName, std::function<QByteArray()> content, std::stop_token stop,
                    WriteTold told);

} // namespace halftruth
