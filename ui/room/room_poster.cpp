#include "ui/room/room_poster.h"

#include "ui/window/focus_ring.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

#ifdef HALFTRUTH_ROOM
#include <qrcodegen/qrcodegen.hpp>
#endif

namespace halftruth {

namespace {

#ifdef HALFTRUTH_ROOM
constexpr int quietZone = 4; ///< modules, by the standard
#endif
constexpr double marginShare = 0.03;
constexpr double questionShare = 0.075; ///< of the height, a line
constexpr double placeShare = 0.06;
constexpr double answersShare = 0.045;

QFont sized(QFont font, double pixels, bool bold) {
    font.setPixelSize(std::max(12, static_cast<int>(pixels)));
    font.setBold(bold);
    return font;
}

} // namespace

RoomPoster::RoomPoster(QWidget *parent) : QWidget(parent) {
    setObjectName(QStringLiteral("poster"));
    setFocusPolicy(Qt::StrongFocus);
    setRingMargins(this, {3, 3, 3, 3}); // it is white in every theme
    setAccessibleName(tr("What the class sees"));
}

QImage RoomPoster::qrCode(const QString &link) {
#ifdef HALFTRUTH_ROOM
    if (link.isEmpty())
        return {};
    const auto code = qrcodegen::QrCode::encodeText(link.toUtf8().constData(), qrcodegen::QrCode::Ecc::MEDIUM);
    const int size = code.getSize() + 2 * quietZone;
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code.getSize(); ++y)
        for (int x = 0; x < code.getSize(); ++x)
            if (code.getModule(x, y))
                image.setPixel(x + quietZone, y + quietZone, qRgb(0, 0, 0));
    return image;
#else
    static_cast<void>(link);
    return {};
#endif
}

void RoomPoster::show(const Notice &notice) {
    if (notice == m_notice)
        return;
    if (notice.link != m_notice.link)
        m_code = qrCode(notice.link);
    m_notice = notice;
    QStringList all{notice.title, notice.question};
    if (!notice.link.isEmpty())
        all << notice.link << tr("Class code %1").arg(notice.code);
    all << notice.answers;
    all.removeAll(QString());
    setAccessibleDescription(all.join(QLatin1Char('\n')));
    update();
}

void RoomPoster::paintEvent(QPaintEvent * /*event*/) {
    QPainter painter(this);
    // A projector's picture, whatever the window's theme: dark on white is read best, by people and by phones.
    painter.fillRect(rect(), Qt::white);
    painter.setPen(m_notice.danger ? QColor(0xa3, 0x16, 0x1b) : QColor(0x1c, 0x1e, 0x21));
    const double unit = std::min(height(), width());
    const int margin = static_cast<int>(marginShare * unit);
    QRect left = rect().adjusted(margin, margin, -margin, -margin);
    const auto takeTop = [&](const QString &text, const QFont &font) {
        painter.setFont(font);
        const QRect needed = painter.boundingRect(left, Qt::AlignHCenter | Qt::TextWordWrap, text);
        painter.drawText(left, Qt::AlignHCenter | Qt::TextWordWrap, text);
        left.setTop(needed.bottom() + margin);
    };
    const auto takeBottom = [&](const QString &text, const QFont &font) {
        painter.setFont(font);
        const QRect needed = painter.boundingRect(left, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, text);
        painter.drawText(left, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, text);
        left.setBottom(needed.top() - margin);
    };
    if (!m_notice.title.isEmpty())
        takeTop(m_notice.title, sized(font(), answersShare * unit, false));
    takeTop(m_notice.question, sized(font(), questionShare * unit, true));
    takeBottom(m_notice.answers, sized(font(), answersShare * unit, false));
    if (m_notice.link.isEmpty())
        return;
    takeBottom(tr("Class code %1").arg(m_notice.code), sized(font(), placeShare * unit, true));
    takeBottom(m_notice.place, sized(font(), placeShare * unit, true));
    // Whole pixels for each module: a code with uneven ones is read badly.
    const int modules = m_code.width();
    const int scale = modules == 0 ? 0 : std::max(1, std::min(left.width(), left.height()) / modules);
    QRect square(0, 0, scale * modules, scale * modules);
    square.moveCenter(left.center());
    painter.drawImage(square, m_code);
}

void RoomPoster::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape && isWindow())
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace halftruth
