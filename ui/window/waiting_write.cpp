#include "ui/window/waiting_write.h"

#include "ui/files/file_writer.h"
#include "ui/threads/lone_thread.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

using namespace std::chrono_literals;

constexpr auto unnoticed = 300ms; ///< that a window may stand still for what was asked of it
constexpr auto between = 50ms;    ///< looks whether it has been written
constexpr auto moment = 30ms;     ///< in which most files are: nothing else need be shown for them
constexpr auto whenAside = 10ms;  ///< between looks, where a window goes on
constexpr auto unanswered = 2s;

/// What the two threads share. The writing one may be left alone with it.
class Writing {
public:
    [[nodiscard]] bool endsWithin(std::chrono::milliseconds time) {
        std::unique_lock lock(m_mutex);
        return m_changed.wait_for(lock, time, [this] { return m_ended; });
    }
    void end(std::exception_ptr error) {
        const std::lock_guard lock(m_mutex);
        m_error = std::move(error);
        m_ended = true;
        m_changed.notify_all();
    }
    /// To be freed on this thread.
    [[nodiscard]] std::exception_ptr takeError() {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_error, nullptr);
    }
    /// Nothing but the folder is waited for.
    void beginFile() {
        const std::lock_guard lock(m_mutex);
        m_begun = std::chrono::steady_clock::now();
    }
    [[nodiscard]] bool isUnanswered() {
        const std::lock_guard lock(m_mutex);
        return m_begun && !m_ended && std::chrono::steady_clock::now() - *m_begun > unanswered;
    }
    std::stop_source stop{};

private:
    std::mutex m_mutex{};
    std::condition_variable m_changed{};
    std::optional<std::chrono::steady_clock::time_point> m_begun{};
    bool m_ended = false;
    std::exception_ptr m_error{};
};

/// On a thread of its own.
std::shared_ptr<Writing> begin(std::function<void(Writing &)> write) {
    auto writing = std::make_shared<Writing>();
    beginAlone([writing, write = std::move(write)]() mutable {
        std::exception_ptr error;
        try {
            write(*writing);
        } catch (...) {
            error = std::current_exception();
        }
        write = nullptr;
        writing->end(std::exchange(error, nullptr));
        writing.reset();
    });
    return writing;
}

/// Whether it ended while the box was there.
bool waitWithBox(QWidget *window, const QString &fileName, Writing &writing) {
    QMessageBox box(QMessageBox::Information, QCoreApplication::translate("WaitingWrite", "Writing"), {},
                    QMessageBox::NoButton, window);
    box.setTextFormat(Qt::PlainText);
    box.setText(unansweredText(fileName));
    box.setInformativeText(
        QCoreApplication::translate("WaitingWrite", "Nothing is lost: what you work on is still here."));
    const auto *leave =
        box.addButton(QCoreApplication::translate("WaitingWrite", "Go on without it"), QMessageBox::RejectRole);
    QTimer look;
    bool ended = false;
    QObject::connect(&look, &QTimer::timeout, &box, [&] {
        ended = writing.endsWithin(0ms);
        if (ended)
            box.done(QDialog::Accepted);
    });
    look.start(between);
    box.exec();
    return ended || (box.clickedButton() != leave && writing.endsWithin(0ms));
}

} // namespace

QString unansweredText(const QString &fileName) {
    return QCoreApplication::translate("WaitingWrite", "%1 is being written, but its folder doesn't answer.")
        .arg(QDir::toNativeSeparators(fileName));
}

void waitForWriting(QWidget *window, const QString &fileName, std::function<void(const std::stop_token &)> write) {
    const auto writing = begin([write = std::move(write)](Writing &its) { write(its.stop.get_token()); });
    if (!writing->endsWithin(unnoticed) && !waitWithBox(window, fileName, *writing)) {
        writing->stop.request_stop();
        FileWriter::refuse(fileName, QCoreApplication::translate("WaitingWrite", "its folder doesn't answer"));
    }
    if (const std::exception_ptr error = writing->takeError())
        std::rethrow_exception(error);
}

void writeMeanwhile(QObject *who, const QString &fileName, std::function<QByteArray()> content, std::stop_token stop,
                    WriteTold told) {
    const auto writing = begin([fileName, content = std::move(content), stop = std::move(stop)](Writing &its) {
        const QByteArray bytes = content();
        its.beginFile();
        writeFile(fileName, bytes, stop);
    });
    if (writing->endsWithin(moment))
        return told.ended(writing->takeError());
    auto *look = new QTimer(who);
    QObject::connect(look, &QTimer::timeout, look, [look, writing, told = std::move(told), said = false]() mutable {
        if (writing->endsWithin(0ms)) {
            look->stop();
            look->deleteLater();
            told.ended(writing->takeError());
        } else if (!said && writing->isUnanswered()) {
            said = true;
            told.unanswered();
        }
    });
    look->start(whenAside);
}

void writeForWindow(QWidget *window, const QString &fileName, const QByteArray &content) {
    waitForWriting(window, fileName,
                   [fileName, content](const std::stop_token &stop) { writeFile(fileName, content, stop); });
}

} // namespace halftruth
