#include "ui/window/waiting_write.h"

#include "ui/files/file_writer.h"

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
#include <thread>
#include <utility>

namespace halftruth {

namespace {

using namespace std::chrono_literals;

constexpr auto unnoticed = 300ms; ///< that a window may stand still for what was asked of it
constexpr auto between = 50ms;    ///< looks whether it has been written

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
    void rethrow() {
        const std::lock_guard lock(m_mutex);
        if (m_error)
            std::rethrow_exception(std::exchange(m_error, nullptr)); // which is freed on this thread
    }
    std::stop_source stop{};

private:
    std::mutex m_mutex{};
    std::condition_variable m_changed{};
    bool m_ended = false;
    std::exception_ptr m_error{};
};

/// Whether it ended while the box was there.
bool waitWithBox(QWidget *window, const QString &fileName, Writing &writing) {
    QMessageBox box(QMessageBox::Information, QCoreApplication::translate("WaitingWrite", "Writing"), {},
                    QMessageBox::NoButton, window);
    box.setTextFormat(Qt::PlainText);
    box.setText(QCoreApplication::translate("WaitingWrite", "%1 is being written, but its folder doesn't answer.")
                    .arg(QDir::toNativeSeparators(fileName)));
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

void waitForWriting(QWidget *window, const QString &fileName, std::function<void(const std::stop_token &)> write) {
    const auto writing = std::make_shared<Writing>();
    std::thread([writing, write = std::move(write)]() mutable {
        std::exception_ptr error;
        try {
            write(writing->stop.get_token());
        } catch (...) {
            error = std::current_exception();
        }
        write = nullptr;
        writing->end(std::exchange(error, nullptr));
    }).detach();
    if (!writing->endsWithin(unnoticed) && !waitWithBox(window, fileName, *writing)) {
        writing->stop.request_stop();
        FileWriter::refuse(fileName, QCoreApplication::translate("WaitingWrite", "its folder doesn't answer"));
    }
    writing->rethrow();
}

void writeForWindow(QWidget *window, const QString &fileName, const QByteArray &content) {
    waitForWriting(window, fileName,
                   [fileName, content](const std::stop_token &stop) { writeFile(fileName, content, stop); });
}

} // namespace halftruth
