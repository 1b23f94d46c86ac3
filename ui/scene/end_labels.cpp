#include "ui/scene/end_labels.h"

#include "ui/scene/curve_symbols.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include "core/figure/series.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace halftruth {

namespace {

constexpr std::size_t mostNames = 8;
/// Of the figure's width.
constexpr double mostOfWidth = 0.18;
/// That end inside the plot or beyond it: an entry or two in a legend.
constexpr int mostOthers = 2;
constexpr double sameEnd = 0.005; ///< of the plot's height
constexpr double leaderLength = 12.0;
constexpr double nameGap = 3.0;
constexpr double takenOutOpacity = 0.4;

/// Where a curve ends on the plot's right edge, of its height; nothing where it ends elsewhere.
std::optional<double> rightEnd(const Curve &curve, const AxisMap &x, const AxisMap &y) {
    constexpr double atEdge = 0.985;
    for (std::size_t i = curve.x.size(); i-- > 0;) {
        const double across = x.toUnit(curve.x[i]);
        if (!(across <= 1 + 1e-9))
            continue;
        const double up = y.toUnit(curve.y[i]);
        return across >= atEdge && up >= 0 && up <= 1 ? std::optional(up) : std::nullopt;
    }
    return std::nullopt;
}

/// Its last point within the axis' range across, of the plot's width and height, at the edge where it has left the
/// plot; nothing where it has none.
std::optional<QPointF> lastPoint(const Curve &curve, const AxisMap &x, const AxisMap &y) {
    for (std::size_t i = curve.x.size(); i-- > 0;) {
        const double across = x.toUnit(curve.x[i]);
        if (const double up = y.toUnit(curve.y[i]); across <= 1 + 1e-9 && !std::isnan(up))
            return QPointF(std::clamp(across, 0.0, 1.0), std::clamp(up, 0.0, 1.0));
    }
    return std::nullopt;
}

} // namespace

double EndLabelsItem::Entry::middle() const {
    const auto [lowest, highest] = std::ranges::minmax(ends, {}, &End::up);
    return (lowest.up + highest.up) / 2;
}

double EndLabelsItem::set(const Figure &figure, const Theme &theme, const FigureStyle &style, QSizeF size,
                          double held, const std::set<std::string> &above) {
    const std::vector<Entry> before = std::exchange(m_entries, {});
    update();
    if (heatMap(figure))
        return 0;
    m_font = style.font();
    m_text = theme.softText;
    m_inside = theme.card;
    const AxisMap x(figure.x);
    const AxisMap y(figure.y);
    double widest = 0;
    int others = 0;
    const std::vector<std::string> series = seriesNames(figure);
    const std::vector<CurveSymbol> symbols = curveSymbols(figure, style);
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < figure.layers.size(); ++i) {
        const Layer &layer = figure.layers[i];
        if (!inLegend(layer) || (isHidden(layer) && !style.hiddenEntries))
            continue;
        const auto *curve = std::get_if<Curve>(&layer);
        constexpr double none = std::numeric_limits<double>::quiet_NaN();
        double end = curve ? rightEnd(*curve, x, y).value_or(none) : none;
        double across = 1;
        if (held > 0) {
            if (above.contains(series[i]))
                continue;
            if (const auto old = std::ranges::find(before, series[i], &Entry::series);
                std::isnan(end) && curve && curve->x.empty() && old != before.end())
                end = old->ends.front().up;
            else if (const auto last = std::isnan(end) && curve ? lastPoint(*curve, x, y) : std::nullopt) {
                end = last->y();
                across = last->x();
            }
        }
        if (held == 0 && (!curve || (std::isnan(end) && ++others > mostOthers) || entries.size() == mostNames))
            return 0;
        if (std::isnan(end))
            continue;
        QString text = localized(*legendEntry(layer));
        if (const double room = held - leaderLength - 2 * nameGap; held > 0 && textWidth(text, m_font) > room)
            text = QFontMetricsF(m_font).elidedText(text, Qt::ElideRight, room);
        widest = std::max(widest, textWidth(text, m_font));
        entries.push_back(
            {.text = text,
             .ends = {{.pen = style.pen(theme, *curve), .symbol = symbols[i], .up = end, .across = across}},
             .series = series[i],
             .hidden = isHidden(layer)});
        for (std::size_t other = i + 1; curve->role == Role::Pinned && other < figure.layers.size(); ++other) {
            const auto *same = series[other] == series[i] ? std::get_if<Curve>(&figure.layers[other]) : nullptr;
            if (const auto too = same ? rightEnd(*same, x, y) : std::nullopt)
                entries.back().ends.push_back({.pen = style.pen(theme, *same), .symbol = symbols[other], .up = *too});
        }
    }
    if (held > 0) {
        std::ranges::stable_sort(entries, std::greater{}, &Entry::middle);
        m_entries = std::move(entries);
        return held;
    }
    const double width = leaderLength + 2 * nameGap + widest;
    const double rows = static_cast<double>(entries.size()) * QFontMetricsF(m_font).height();
    // Lines to a pin's name that cross those to others would lead nowhere that can be told.
    const bool mixed = std::ranges::any_of(entries, [&](const Entry &pin) {
        const auto [lowest, highest] = std::ranges::minmax(pin.ends, {}, &Entry::End::up);
        return std::ranges::any_of(entries, [&](const Entry &other) {
            return &other != &pin && std::ranges::any_of(other.ends, [&](const Entry::End &end) {
                return end.up > lowest.up && end.up < highest.up;
            });
        });
    });
    if (mixed || entries.size() < 2 || width > mostOfWidth * size.width() || rows > size.height() / 2)
        return 0;
    std::ranges::stable_sort(entries, std::greater{}, &Entry::middle);
    if (entries.front().middle() - entries.back().middle() < sameEnd)
        return 0; // a name there would be any curve's
    m_entries = std::move(entries);
    return width;
}

void EndLabelsItem::place(const PlotGeometry &geometry) {
    const double row = QFontMetricsF(m_font).height();
    const QRectF &plot = geometry.plot;
    // Names that would overlap share their middle: from the highest on, each group grows until it is clear of the
    // last.
    struct Group {
        double middle; ///< the mean of its ends
        double count;
        [[nodiscard]] double top(double rowHeight) const { return middle - count * rowHeight / 2; }
        [[nodiscard]] double bottom(double rowHeight) const { return middle + count * rowHeight / 2; }
    };
    std::vector<Group> groups;
    const auto inside = [&](Group group) {
        const double half = group.count * row / 2;
        group.middle =
            std::clamp(group.middle, plot.top() - row / 2 + half, plot.bottom() - half); // below are numbers
        return group;
    };
    for (Entry &each : m_entries) {
        const auto height = [&](double up) { return plot.bottom() - up * plot.height(); };
        for (Entry::End &end : each.ends) {
            end.at = {plot.right(), height(end.up)};
            end.last = {plot.left() + end.across * plot.width(), end.at.y()};
        }
        each.wished = height(each.middle());
        groups.push_back(inside({each.wished, 1}));
        while (groups.size() > 1 && groups[groups.size() - 2].bottom(row) > groups.back().top(row)) {
            const Group last = groups.back();
            groups.pop_back();
            Group &before = groups.back();
            const double count = before.count + last.count;
            before = inside({(before.middle * before.count + last.middle * last.count) / count, count});
        }
    }
    auto entry = m_entries.begin();
    for (const Group &group : groups)
        for (double i = 0; i < group.count; ++i, ++entry)
            entry->at = QRectF(plot.right() + leaderLength + nameGap, group.top(row) + i * row,
                               textWidth(entry->text, m_font), row);
}

bool EndLabelsItem::areNear() const {
    const double most = 1.5 * QFontMetricsF(m_font).height();
    return std::ranges::all_of(
        m_entries, [&](const Entry &each) { return std::fabs(each.at.center().y() - each.wished) <= most; });
}

std::set<std::string> EndLabelsItem::named() const {
    std::set<std::string> result;
    for (const Entry &each : m_entries)
        result.insert(each.series);
    return result;
}

QList<QRectF> EndLabelsItem::places() const {
    QList<QRectF> result;
    for (const Entry &each : m_entries)
        result << each.at;
    return result;
}

std::string EndLabelsItem::seriesAt(QPointF scenePosition) const {
    for (const Entry &each : m_entries)
        if (each.at.adjusted(-leaderLength, 0, nameGap, 0).contains(scenePosition))
            return each.series;
    return {};
}

void EndLabelsItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) {
    const QFontMetricsF metrics(m_font);
    painter->save();
    for (const Entry &each : m_entries) {
        painter->setOpacity(each.hidden ? takenOutOpacity : 1.0);
        for (const Entry::End &end : each.ends) {
            QPen leader = end.pen; // dashed as its curve
            leader.setWidthF(std::min(1.5, leader.widthF()));
            leader.setDashOffset(0);
            painter->setPen(leader);
            painter->drawLine(end.at + QPointF(1, 0), QPointF(each.at.left() - nameGap, each.at.center().y()));
            if (end.at.x() - end.last.x() > leaderLength) {
                painter->setPen(QPen(m_text, 1, Qt::DotLine)); // no part of the curve
                painter->drawLine(end.last + QPointF(nameGap, 0), end.at);
            }
        }
        // Beside its name: ends may lie on each other. A pin's are those of several curves.
        if (each.ends.size() == 1) {
            const QPen &pen = each.ends.front().pen;
            drawSymbol(painter, each.ends.front().symbol,
                       {each.at.left() - nameGap - symbolRadius(pen.widthF()), each.at.center().y()}, pen, m_inside);
        }
        painter->setPen(m_text);
        drawText(painter, QPointF(each.at.left(), each.at.top() + metrics.ascent()), each.text, m_font);
    }
    painter->restore();
}

} // namespace halftruth
