#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <stop_token>

QT_BEGIN_NAMESPACE
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

} // namespace halftruth
