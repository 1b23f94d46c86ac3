#include "ui/window/file_series.h"

#include "ui/text/message.h"
#include "ui/threads/next_turn.h"
#include "ui/window/waiting_write.h"

#include <QTimer>

#include <utility>

namespace halftruth {

void FileSeries::begin(const QStringList &names, Make make) {
    stop();
    m_job = std::make_shared<Job>(Job{.names = names, .make = std::move(make)});
    attempt([this] { write(0, m_job->make(0)); });
}

void FileSeries::stop() {
    if (const auto job = std::exchange(m_job, nullptr))
        job->stop.request_stop();
}

void FileSeries::write(qsizetype at, FileContent content) {
    if (content.next)
        return later([this, at, next = std::move(content.next)] { write(at, next()); });
    const QString &name = m_job->names[at];
    const auto ended = [this, job = m_job, at](const std::exception_ptr &error) {
        if (m_job != job)
            return;
        attempt([&] {
            if (error)
                std::rethrow_exception(error);
            written(at + 1);
        });
    };
    writeMeanwhile(this, name, std::move(content.rest), m_job->stop.get_token(),
                   {.ended = ended, .unanswered = [this, job = m_job, name] {
                        if (m_job == job)
                            emit unanswered(name);
                    }});
}

void FileSeries::written(qsizetype files) {
    const QStringList names = m_job->names;
    emit progressed(files, names.size());
    if (files < names.size())
        return later([this, files] { write(files, m_job->make(static_cast<std::size_t>(files))); });
    m_job.reset();
    emit finished(names);
}

void FileSeries::later(const std::function<void()> &what) {
    QTimer::singleShot(nextTurn, this, [this, job = m_job, what] {
        if (m_job == job)
            attempt(what);
    });
}

void FileSeries::attempt(const std::function<void()> &what) {
    try {
        what();
    } catch (const std::exception &error) {
        m_job.reset();
        emit failed(messageOf(error));
    }
}

} // namespace halftruth
