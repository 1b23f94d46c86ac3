#pragma once

#include "ui/scene/figure_items.h"
#include "ui/scene/ink_mask.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace halftruth {

/// Names beside their curves, inside the plot: of those curves alone that have a place where the name hides nothing
/// and is nearer to its own curve than to any other.
class CurveNamesItem : public FigureItem {
public:
    /// How places are looked for: a name may stand where another, or a legend of the rest, would have had room.
    struct Strategy {
        enum class Side : std::uint8_t { Either, Above, Below };
        Side side = Side::Either;
        bool left = false;      ///< rather far to the left than far to the right
        bool backwards = false; ///< from the last curve to the first
    };
    /// Those that are worth a try, the best first.
    [[nodiscard]] static std::vector<Strategy> strategies();
    /// Takes what a legend would name; nothing is named before place().
    void set(const Figure &figure, const PlotGeometry &geometry, const Theme &theme, const FigureStyle &style);
    /// Nothing goes into the rectangles taken.
    void place(const Strategy &strategy, QList<QRectF> taken);
    /// Takes the names of other series away.
    void keep(const std::set<std::string> &series);
    void clear();
    /// The series that are named, as seriesNames() calls them.
    [[nodiscard]] std::set<std::string> named() const;
    [[nodiscard]] std::string seriesAt(QPointF scenePosition) const;
    /// Of the names, in scene coordinates.
    [[nodiscard]] QList<QRectF> places() const;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    struct Name {
        QString text;
        std::string series;
        QRectF at;
    };
    struct Wanted {
        QString text;
        std::string series;
        QList<QPointF> curve;
        InkMask others; ///< what its name keeps away from
    };
    std::vector<Wanted> m_wanted;
    std::optional<InkMask> m_all;
    std::optional<InkMask> m_markers;
    QRectF m_room;
    bool m_onMap = false;
    std::vector<Name> m_names;
    QFont m_font;
    QColor m_text;
    QColor m_plate; ///< transparent where there is no map behind
};

} // namespace halftruth
