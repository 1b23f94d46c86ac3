#include "ui/state/latest_work.h"

#include <utility>

namespace halftruth {

LatestWork::LatestWork(QObject *parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

void LatestWork::ask(Work work) {
    m_next = std::move(work);
    begin();
}

void LatestWork::begin() {
    if (m_busy || !m_next)
        return;
    m_busy = true;
    m_pool.start([this, work = *std::exchange(m_next, std::nullopt)] {
        QMetaObject::invokeMethod(
            this,
            [this, deliver = work()] {
                m_busy = false;
                begin();
                deliver();
            },
            Qt::QueuedConnection);
    });
}

} // namespace halftruth
