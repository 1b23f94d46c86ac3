#include "ui/window/toast.h"

#include <QAccessible>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int toastMargin = 12;
constexpr QSize leastPlace{320, 100};
constexpr qsizetype charactersRead = 100; ///< in the time that a message is shown

} // namespace

Toast::Toast(QWidget *over)
    : QFrame(over), m_text(new QLabel(this)), m_open(new QToolButton(this)), m_folder(new QToolButton(this)) {
    setObjectName(QStringLiteral("toast"));
    setFocusPolicy(Qt::NoFocus);
    m_open->setText(tr("Open"));
    m_folder->setText(tr("Show in folder"));
    auto *close = new QToolButton(this);
    close->setText(QStringLiteral("×"));
    close->setAccessibleName(tr("Close the message"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 8, 6);
    row->setSpacing(6);
    row->addWidget(m_text, 1);
    for (QToolButton *each : {m_open, m_folder, close}) {
        each->setFocusPolicy(Qt::NoFocus);
        row->addWidget(each);
    }
    m_timer.setSingleShot(true);
    m_timer.setInterval(shownFor);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    const auto open = [this](const QString &what) {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(what)))
            show(tr("%1 could not be opened.").arg(QDir::toNativeSeparators(what)));
    };
    connect(m_open, &QToolButton::clicked, this, [this, open] { open(m_fileName); });
    connect(m_folder, &QToolButton::clicked, this, [this, open] { open(QFileInfo(m_fileName).absolutePath()); });
    over->installEventFilter(this);
    hide();
}

void Toast::show(const QString &what, const QString &fileName) {
    if (what.isEmpty())
        return hide();
    m_whole = what;
    m_fileName = fileName;
    m_open->setVisible(!fileName.isEmpty());
    m_folder->setVisible(!fileName.isEmpty());
    m_text->setToolTip(what);
    setAccessibleName(what);
    place();
    QFrame::show();
    raise();
    // There is time to read it.
    m_timer.start(shownFor * static_cast<int>(1 + what.size() / charactersRead));
    QAccessibleEvent said(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&said);
}

QString Toast::text() const { return isHidden() ? QString() : m_whole; }

QRect Toast::floor() const {
    const QRect whole = parentWidget()->rect();
    const QRect free = m_freePlace ? m_freePlace().intersected(whole) : QRect();
    return free.width() >= leastPlace.width() && free.height() >= leastPlace.height() ? free : whole;
}

void Toast::place() {
    const QRect floor = this->floor();
    // What is too long for a line takes more of them; a word that is longer loses its middle.
    const QFontMetrics metrics(m_text->font());
    m_text->setWordWrap(false);
    m_text->setText(m_whole);
    m_text->setMinimumWidth(0);
    m_text->setMaximumWidth(QWIDGETSIZE_MAX);
    const int others = sizeHint().width() - m_text->sizeHint().width();
    const int room = std::max(60, floor.width() - 2 * toastMargin - others);
    QStringList words = m_whole.split(QLatin1Char(' '));
    for (QString &word : words) {
        if (metrics.horizontalAdvance(word) <= room)
            continue;
        // A path may be broken behind each of its folders.
        QStringList parts = word.split(QLatin1Char('/'));
        for (QString &part : parts)
            part = metrics.elidedText(part, Qt::ElideMiddle, room - metrics.horizontalAdvance(QLatin1Char('/')));
        word = parts.join(QStringLiteral("/\u200b"));
    }
    m_text->setText(words.join(QLatin1Char(' ')));
    if (m_text->sizeHint().width() > room) {
        m_text->setWordWrap(true);
        m_text->setFixedWidth(room);
    }
    layout()->activate();
    const int wide = sizeHint().width();
    const int high = m_text->wordWrap() ? layout()->totalHeightForWidth(wide) : sizeHint().height();
    resize(QSize(wide, high).boundedTo(parentWidget()->size()));
    move(floor.left() + (floor.width() - width()) / 2, std::max(0, floor.bottom() + 1 - height() - toastMargin));
}

void Toast::enterEvent(QEnterEvent *event) {
    QFrame::enterEvent(event);
    m_timer.stop();
}

void Toast::leaveEvent(QEvent *event) {
    QFrame::leaveEvent(event);
    m_timer.start();
}

bool Toast::eventFilter(QObject *watched, QEvent *event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && !isHidden())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace halftruth
