#include "ui/figure/board_plan.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace halftruth {

namespace {

constexpr int boardGap = 6;
constexpr double mainShare = 0.6;
constexpr int thumbnailHeight = 68; ///< a title of two lines leaves a picture of half of it
/// A chart beside the main one: narrower or lower than this, its legend and labels leave no plot.
constexpr QSize leastCompanion{400, 260};

int scaled(int pixels, double scale) { return static_cast<int>(std::lround(pixels * scale)); }

/// Charts in a row or a column, of equal lengths.
std::vector<QRect> divided(const QRect &room, int count, Qt::Orientation along) {
    std::vector<QRect> parts;
    const bool across = along == Qt::Horizontal;
    const int length = (across ? room.width() : room.height()) + boardGap;
    for (int i = 0; i < count; ++i) {
        // Sums are divided, not parts, so that no pixel is lost.
        const int from = length * i / count;
        const int size = length * (i + 1) / count - boardGap - from;
        parts.push_back(across ? QRect(room.left() + from, room.top(), size, room.height())
                               : QRect(room.left(), room.top() + from, room.width(), size));
    }
    return parts;
}

/// The main chart with others beside it (horizontal) or below; empty where those would be too small.
std::vector<QRect> withCompanions(const QRect &room, int companions, Qt::Orientation along, double scale) {
    const bool beside = along == Qt::Horizontal;
    const int length = beside ? room.width() : room.height();
    const int main = static_cast<int>(std::lround(mainShare * (length - boardGap)));
    QRect first = room;
    QRect rest = room;
    if (beside) {
        first.setWidth(main);
        rest.setLeft(room.left() + main + boardGap);
    } else {
        first.setHeight(main);
        rest.setTop(room.top() + main + boardGap);
    }
    const auto others = divided(rest, companions, beside ? Qt::Vertical : Qt::Horizontal);
    if (std::ranges::any_of(others, [&](const QRect &each) {
            return each.width() < scaled(leastCompanion.width(), scale) ||
                   each.height() < scaled(leastCompanion.height(), scale);
        }))
        return {};
    std::vector<QRect> charts{first};
    charts.insert(charts.end(), others.begin(), others.end());
    return charts;
}

/// Narrower, a chart that is compared would have no plot.
constexpr int leastCompared = 340;

} // namespace

int leastChartHeight(double scale) { return scaled(200, scale); }

int leastBoardHeight(int figures, double scale) {
    return leastChartHeight(scale) + (figures > 1 ? scaled(thumbnailHeight, scale) + boardGap : 0);
}

BoardPlan boardPlan(QSize room, int figures, double scale) {
    if (figures < 1)
        return {};
    const int strip = scaled(thumbnailHeight, scale);
    const auto place = [&](bool thumbnails) {
        return QRect(0, 0, room.width(), room.height() - (thumbnails ? strip + boardGap : 0));
    };
    const auto stripIf = [&](bool thumbnails) {
        return thumbnails ? QRect(0, room.height() - strip, room.width(), strip) : QRect();
    };
    const int companions = std::min(2, figures - 1);
    const bool more = figures > companions + 1;
    if (companions > 0)
        for (const Qt::Orientation along : {Qt::Horizontal, Qt::Vertical})
            if (auto charts = withCompanions(place(more), companions, along, scale); !charts.empty())
                return {std::move(charts), stripIf(more)};
    return {{place(figures > 1)}, stripIf(figures > 1)};
}

BoardPlan marginsPlan(QSize room, int figures, double scale) {
    constexpr int most = 4; // with the corner
    const int strip = figures > most ? scaled(thumbnailHeight, scale) : 0;
    const QSize place(room.width(), room.height() - (strip > 0 ? strip + boardGap : 0));
    const QSize main((mainShare * QSizeF(place - QSize(boardGap, boardGap))).toSize());
    const QPoint next(main.width() + boardGap, main.height() + boardGap);
    const QSize rest(place.width() - next.x(), place.height() - next.y());
    if (figures < 3 || rest.width() < scaled(leastCompanion.width(), scale) ||
        rest.height() < scaled(leastCompanion.height(), scale))
        return {};
    BoardPlan plan{.charts = {{QPoint(), main},
                              {QPoint(0, next.y()), QSize(main.width(), rest.height())},
                              {QPoint(next.x(), 0), QSize(rest.width(), main.height())}}};
    if (figures >= most)
        plan.charts.emplace_back(next, rest);
    if (strip > 0)
        plan.thumbnails = QRect(0, room.height() - strip, room.width(), strip);
    return plan;
}

BoardPlan comparingPlan(QSize room, int figures, int together, double scale) {
    const int strip = scaled(thumbnailHeight, scale);
    const auto planned = [&](int placed, const auto &divide) {
        const bool thumbnails = figures > placed;
        const QRect place(0, 0, room.width(), room.height() - (thumbnails ? strip + boardGap : 0));
        return BoardPlan{divide(place), thumbnails ? QRect(0, room.height() - strip, room.width(), strip) : QRect()};
    };
    const auto inRow = [](int count) {
        return [count](const QRect &place) { return divided(place, count, Qt::Horizontal); };
    };
    if (together == 2 || room.width() >= together * (scaled(leastCompared, scale) + boardGap))
        return planned(together, inRow(together));
    const BoardPlan below = planned(together, [](const QRect &place) {
        const std::vector<QRect> rows = divided(place, 2, Qt::Vertical);
        std::vector<QRect> charts = divided(rows.front(), 2, Qt::Horizontal);
        charts.push_back(rows.back());
        return charts;
    });
    return below.charts.back().height() >= leastChartHeight(scale) ? below : planned(2, inRow(2));
}

} // namespace halftruth
