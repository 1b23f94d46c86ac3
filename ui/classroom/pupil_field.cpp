#include "ui/classroom/pupil_field.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace halftruth {

namespace {

constexpr double figureShape = 1.3; ///< height of a cell over its width
constexpr double largestFigure = 74;
constexpr double fieldMargin = 8;
constexpr double leastText = 12;     ///< pixels; a smaller one isn't read
constexpr double leastLettered = 13; ///< a coin with a letter of that size on it
constexpr double leastCell = 32;     ///< in which such a coin leaves a figure its place

constexpr ColourIndex traitColour = 1;
constexpr ColourIndex yesColour = 0;
constexpr ColourIndex coinColour = 5;

/// The coin's place in a cell, from the middle of the hand upwards.
QRectF coinIn(const QRectF &cell, double height) {
    const double natural = 0.26 * cell.width();
    const double size = cell.width() < leastCell ? natural : std::max(natural, leastLettered);
    const double left = std::min(cell.center().x() + 0.2 * cell.width(), cell.right() - size);
    return {left, cell.top() + cell.height() * (0.6 - 0.42 * height), size, size};
}

/// What everybody hears, in a cell that begins at 0.
QRectF bubbleIn(QSizeF cell) {
    return {0.34 * cell.width(), 0.04 * cell.height(), 0.62 * cell.width(), 0.27 * cell.height()};
}

QFont wordFont(double cell) { return textFont(std::max(leastText, 0.24 * cell), QFont::DemiBold); }

} // namespace

PupilField::PupilField(QWidget *parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PupilField::setTheme(const Theme &theme) {
    m_theme = &theme;
    m_figures.clear();
    update();
}

void PupilField::setPupils(std::vector<PersonalAnswer> pupils) {
    m_pupils = std::move(pupils);
    m_clock.restart(m_pupils.size());
    if (m_picked && *m_picked >= m_pupils.size())
        pick(std::nullopt);
    arrange();
    update();
}

void PupilField::setRevealed(bool revealed) {
    m_revealed = revealed;
    update();
}

void PupilField::arrange() {
    const auto count = static_cast<double>(std::max<std::size_t>(m_pupils.size(), 1));
    const QSizeF room(width() - 2 * fieldMargin, height() - 2 * fieldMargin);
    const double shape = m_pupils.size() <= mostFigures ? figureShape : 1.0;
    // The widest cell with which all of them fit.
    double best = 0;
    for (int columns = 1; columns <= static_cast<int>(count); ++columns) {
        const double rows = std::ceil(count / columns);
        const double wide = std::min(room.width() / columns, room.height() / (rows * shape));
        if (wide > best) {
            best = wide;
            m_columns = columns;
        }
        if (room.width() / columns < best)
            break; // narrower and narrower from here
    }
    best = std::min(best, m_pupils.size() <= mostFigures ? largestFigure : 12.0);
    m_cell = {best, best * shape};
    const double rows = std::ceil(count / m_columns);
    m_origin = {fieldMargin + (room.width() - m_columns * m_cell.width()) / 2,
                fieldMargin + (room.height() - rows * m_cell.height()) / 2};
    m_figures.clear();
}

QRectF PupilField::place(std::size_t pupil) const {
    const auto columns = static_cast<std::size_t>(m_columns);
    return {m_origin + QPointF(static_cast<double>(pupil % columns) * m_cell.width(),
                               static_cast<double>(pupil / columns) * m_cell.height()),
            m_cell};
}

std::optional<std::size_t> PupilField::pupilAt(QPointF position) const {
    const QPointF inside = position - m_origin;
    if (inside.x() < 0 || inside.y() < 0)
        return std::nullopt;
    const auto column = static_cast<std::size_t>(inside.x() / m_cell.width());
    const auto row = static_cast<std::size_t>(inside.y() / m_cell.height());
    const std::size_t pupil = row * static_cast<std::size_t>(m_columns) + column;
    return column < static_cast<std::size_t>(m_columns) && pupil < m_pupils.size() ? std::optional(pupil)
                                                                                   : std::nullopt;
}

PupilField::Look PupilField::lookOf(std::size_t pupil) const {
    const PersonalAnswer &answer = m_pupils[pupil];
    const bool answered = m_clock.stage(pupil) == ClassClock::Stage::Answered;
    return {answered, answered && answer.yes > 0, m_revealed, m_revealed && answer.trait};
}

const QPixmap &PupilField::figure(const Look &look) {
    const auto found = m_figures.find(look);
    if (found != m_figures.end())
        return found->second;
    const double ratio = devicePixelRatioF();
    QPixmap picture((m_cell * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const double w = m_cell.width();
    const double h = m_cell.height();
    const QColor body = !look.revealed ? m_theme->mutedText
                        : look.trait   ? m_theme->colour(traitColour)
                                       : m_theme->frame;
    painter.setPen(Qt::NoPen);
    painter.setBrush(body);
    painter.drawEllipse(QPointF(0.42 * w, 0.5 * h), 0.15 * w, 0.15 * w);
    QPainterPath shoulders;
    shoulders.moveTo(0.14 * w, 0.97 * h);
    shoulders.cubicTo(0.14 * w, 0.6 * h, 0.7 * w, 0.6 * h, 0.7 * w, 0.97 * h);
    shoulders.closeSubpath();
    painter.drawPath(shoulders);
    if (look.answered) {
        // A speech bubble with the answer.
        const QRectF bubble = bubbleIn(m_cell);
        painter.setBrush(look.yes ? m_theme->colour(yesColour) : m_theme->card);
        painter.setPen(QPen(look.yes ? m_theme->colour(yesColour) : m_theme->softText, 1));
        QPainterPath outline;
        outline.addRoundedRect(bubble, 0.08 * w, 0.08 * w);
        QPainterPath tail;
        tail.moveTo(0.5 * w, bubble.bottom() - 1);
        tail.lineTo(0.47 * w, bubble.bottom() + 0.07 * h);
        tail.lineTo(0.62 * w, bubble.bottom() - 1);
        tail.closeSubpath();
        painter.drawPath(outline.united(tail));
        if (hasRoomForWords()) {
            painter.setFont(wordFont(w));
            painter.setPen(look.yes ? m_theme->card : m_theme->softText);
            painter.drawText(bubble, Qt::AlignCenter, look.yes ? tr("yes") : tr("no"));
        }
    }
    painter.end();
    return m_figures.emplace(look, std::move(picture)).first->second;
}

void PupilField::paintToss(QPainter &painter, const QRectF &cell, double part) const {
    // Up and down, turning three times.
    const QRectF coin = coinIn(cell, 4 * part * (1 - part));
    const double turn = std::fabs(std::cos(part * 6 * std::numbers::pi));
    painter.setPen(QPen(m_theme->softText, 1));
    painter.setBrush(m_theme->colour(coinColour));
    painter.drawEllipse(coin.center(), coin.width() / 2 * std::max(turn, 0.12), coin.height() / 2);
}

bool PupilField::hasRoomForWords() const {
    const QFontMetricsF metrics(wordFont(m_cell.width()));
    const QRectF bubble = bubbleIn(m_cell);
    const double widest = std::max(metrics.horizontalAdvance(tr("yes")), metrics.horizontalAdvance(tr("no")));
    return widest + 2 <= bubble.width() && metrics.ascent() <= bubble.height();
}

bool PupilField::leavesOutWords() const {
    return !m_pupils.empty() && m_pupils.size() <= mostFigures && !hasRoomForWords();
}

bool PupilField::showsLetters() const {
    return m_revealed && !m_pupils.empty() && m_pupils.size() <= mostFigures &&
           coinIn(place(0), 0).width() >= leastLettered;
}

QString PupilField::toldByCoin(Instruction instruction) {
    switch (instruction) {
    case Instruction::TellTheTruth:
        return tr("T: told to tell the truth");
    case Instruction::Lie:
        return tr("L: told to say the opposite");
    case Instruction::SayYes:
        return tr("Y: told to say yes");
    case Instruction::SayNo:
        return tr("N: told to say no");
    case Instruction::OtherQuestion:
        return tr("Q: asked the other question");
    case Instruction::NameCards:
        break;
    }
    return QStringLiteral("C");
}

void PupilField::paintInstruction(QPainter &painter, std::size_t pupil) const {
    const QRectF coin = coinIn(place(pupil), 0);
    const PersonalAnswer &answer = m_pupils[pupil];
    painter.setPen(QPen(answer.obeys ? m_theme->softText : m_theme->warning, answer.obeys ? 1 : 2));
    painter.setBrush(m_theme->colour(coinColour));
    painter.drawEllipse(coin);
    if (coin.width() < leastLettered)
        return;
    painter.setFont(textFont(std::max(leastText, 0.72 * coin.width()), QFont::DemiBold));
    painter.setPen(QColor(0x1b1f2a)); // dark on the coin's yellow in every theme
    painter.drawText(coin, Qt::AlignCenter, toldByCoin(answer.instruction).left(1));
}

void PupilField::paintFigures(QPainter &painter) {
    for (std::size_t pupil = 0; pupil < m_pupils.size(); ++pupil) {
        const QRectF cell = place(pupil);
        painter.drawPixmap(cell.topLeft(), figure(lookOf(pupil)));
        switch (m_clock.stage(pupil)) {
        case ClassClock::Stage::Tossing:
            paintToss(painter, cell, std::min(1.0, m_clock.toss(pupil)));
            break;
        case ClassClock::Stage::Answered:
            if (m_revealed)
                paintInstruction(painter, pupil);
            break;
        case ClassClock::Stage::Waiting:
            break;
        }
    }
}

void PupilField::paintDots(QPainter &painter) const {
    // Into an image: twenty thousand rectangles take a painter 5 ms, these loops less than one.
    const double ratio = devicePixelRatioF();
    QImage dots((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    dots.setDevicePixelRatio(ratio);
    dots.fill(Qt::transparent);
    const auto fill = [&](const QRectF &cell, QRgb colour) {
        const auto pixel = [&](double place, int end) { return std::clamp(qRound(place * ratio), 0, end); };
        const int left = pixel(cell.left(), dots.width());
        const int right = pixel(cell.right(), dots.width());
        const int bottom = pixel(cell.bottom(), dots.height());
        for (int y = pixel(cell.top(), dots.height()); y < bottom; ++y) {
            auto *line = reinterpret_cast<QRgb *>(dots.scanLine(y));
            std::fill(line + left, line + right, colour);
        }
    };
    const QRgb waiting = m_theme->border.rgb();
    const QRgb tossing = m_theme->colour(coinColour).rgb();
    const QRgb yes = m_theme->colour(yesColour).rgb();
    const QRgb no = m_theme->frame.rgb();
    const QRgb trait = m_theme->colour(traitColour).rgb();
    const double gap = m_cell.width() > 4 ? 1 : 0;
    for (std::size_t pupil = 0; pupil < m_pupils.size(); ++pupil) {
        const QRectF cell = place(pupil).adjusted(0, 0, -gap, -gap);
        const PersonalAnswer &answer = m_pupils[pupil];
        switch (m_clock.stage(pupil)) {
        case ClassClock::Stage::Waiting:
            fill(cell, waiting);
            break;
        case ClassClock::Stage::Tossing:
            fill(cell, tossing);
            break;
        case ClassClock::Stage::Answered:
            fill(cell, answer.yes > 0 ? yes : no);
            break;
        }
        if (m_revealed && answer.trait)
            fill({cell.left(), cell.bottom() - 0.4 * cell.height(), cell.width(), 0.4 * cell.height()}, trait);
    }
    painter.drawImage(0, 0, dots);
}

void PupilField::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme->border, 1));
    painter.setBrush(m_theme->card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (m_pupils.size() <= mostFigures)
        paintFigures(painter);
    else
        paintDots(painter);
    if (m_picked) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme->accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(place(*m_picked), 4, 4);
    }
}

void PupilField::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
    emit arranged();
}

void PupilField::pick(std::optional<std::size_t> pupil) {
    if (pupil == m_picked)
        return;
    m_picked = pupil;
    update();
    emit pickedChanged();
}

void PupilField::mouseMoveEvent(QMouseEvent *event) { pick(pupilAt(event->position())); }

void PupilField::leaveEvent(QEvent *event) {
    QWidget::leaveEvent(event);
    pick(std::nullopt);
}

void PupilField::keyPressEvent(QKeyEvent *event) {
    const auto last = static_cast<std::ptrdiff_t>(m_pupils.size()) - 1;
    std::ptrdiff_t step = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        step = -1;
        break;
    case Qt::Key_Right:
        step = 1;
        break;
    case Qt::Key_Up:
        step = -m_columns;
        break;
    case Qt::Key_Down:
        step = m_columns;
        break;
    case Qt::Key_Home:
        step = -last;
        break;
    case Qt::Key_End:
        step = last;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (last < 0)
        return;
    // The first key picks the first pupil.
    const std::ptrdiff_t now = m_picked ? static_cast<std::ptrdiff_t>(*m_picked) + step : step == last ? last : 0;
    pick(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(now, 0, last)));
}

} // namespace halftruth
