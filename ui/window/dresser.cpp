#include "ui/window/dresser.h"

#include "ui/threads/next_turn.h"
#include "ui/window/style_sheet.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <utility>
#include <vector>

namespace halftruth {

namespace {

/// While it is there, no widget learns that its style has changed.
class StyleChangesUnsaid : public QObject {
public:
    StyleChangesUnsaid() { qApp->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override { return event->type() == QEvent::StyleChange; }
};

} // namespace

class Dresser::Between : public QObject {
public:
    Between() {
        for (QWidget *each : QApplication::topLevelWidgets())
            if (each->isVisible() && each->updatesEnabled()) {
                each->setUpdatesEnabled(false);
                m_windows << each;
            }
        qApp->installEventFilter(this);
    }
    ~Between() override {
        for (const QPointer<QWidget> &each : m_windows)
            if (each)
                each->setUpdatesEnabled(true);
        for (const auto &[receiver, type] : m_held)
            if (receiver)
                QCoreApplication::postEvent(receiver, new QEvent(type),
                                            type == QEvent::UpdateRequest ? Qt::LowEventPriority
                                                                          : Qt::NormalEventPriority);
    }
    Between(const Between &) = delete;
    Between &operator=(const Between &) = delete;

    bool eventFilter(QObject *receiver, QEvent *event) override {
        if (event->type() != QEvent::UpdateRequest && event->type() != QEvent::LayoutRequest)
            return false;
        m_held.emplace_back(receiver, event->type());
        return true;
    }

private:
    QList<QPointer<QWidget>> m_windows{};
    /// A window that is told to paint itself while it can't be painted would never ask again (Qt 6.4).
    std::vector<std::pair<QPointer<QObject>, QEvent::Type>> m_held{};
};

Dresser::Dresser() = default;

Dresser::~Dresser() = default;

void Dresser::dress(const Theme &theme, Turns turns) {
    m_theme = &theme;
    if (isHalfway())
        return;
    const QString had = qApp->styleSheet();
    if (had.isEmpty() || had == styleSheet(theme))
        return finish();
    if (turns == Turns::Two)
        m_between = std::make_unique<Between>();
    {
        // They are told by the new one, and measured once.
        const StyleChangesUnsaid unsaid;
        emit undressing();
        qApp->setStyleSheet({});
    }
    if (!m_between)
        return finish();
    QTimer::singleShot(nextTurn, this, &Dresser::finish);
}

void Dresser::finish() {
    qApp->setPalette(m_theme->palette());
    if (const QString sheet = styleSheet(*m_theme); sheet != qApp->styleSheet())
        qApp->setStyleSheet(sheet);
    emit dressed();
    m_between.reset();
}

} // namespace halftruth
