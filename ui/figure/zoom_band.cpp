#include "ui/figure/zoom_band.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

/// A frame of less is none: a hand that clicks trembles.
constexpr double leastBand = 8;
/// Of its longer side; what is flatter than that was meant to be a line.
constexpr double flatness = 0.1;

} // namespace

ZoomBand::ZoomBand() { hide(); }

void ZoomBand::span(const QRectF &plot, QPointF from, QPointF to) {
    const auto within = [&](QPointF place) {
        return QPointF(std::clamp(place.x(), plot.left(), plot.right()),
                       std::clamp(place.y(), plot.top(), plot.bottom()));
    };
    m_plot = plot;
    m_frame = QRectF(within(from), within(to)).normalized();
    const double least = std::max(leastBand, flatness * std::max(m_frame.width(), m_frame.height()));
    m_across = m_frame.width() >= least;
    m_along = m_frame.height() >= least;
    if (m_across && !m_along)
        m_frame = {m_frame.left(), plot.top(), m_frame.width(), plot.height()};
    else if (m_along && !m_across)
        m_frame = {plot.left(), m_frame.top(), plot.width(), m_frame.height()};
    setVisible(m_across || m_along);
    update();
}

ZoomBand::Part ZoomBand::part() const {
    Part part;
    if (m_across)
        part.x = Interval{(m_frame.left() - m_plot.left()) / m_plot.width(),
                          (m_frame.right() - m_plot.left()) / m_plot.width()};
    if (m_along)
        part.y = Interval{(m_plot.bottom() - m_frame.bottom()) / m_plot.height(),
                          (m_plot.bottom() - m_frame.top()) / m_plot.height()};
    return part;
}

void ZoomBand::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    // Over a map of any colours, too, the frame is seen: a dark line beside a bright one.
    painter->setRenderHint(QPainter::Antialiasing, false);
    QColor inside = m_theme->accent;
    inside.setAlphaF(0.14F);
    painter->fillRect(m_frame, inside);
    painter->setBrush(Qt::NoBrush);
    const QRectF line = m_frame.adjusted(0, 0, -1, -1);
    painter->setPen(QPen(m_theme->card, 3));
    painter->drawRect(line);
    painter->setPen(QPen(m_theme->accent, 1));
    painter->drawRect(line);
}

} // namespace halftruth
