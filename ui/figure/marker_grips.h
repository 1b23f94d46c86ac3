#pragma once

#include "ui/scene/figure_items.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace halftruth {

/// What can be taken hold of in a figure: the markers that stand at a parameter's value, and the best places to bring
/// them to. A marker is shown as a dot on the axis; the one that is near, held or has the focus as a line with its
/// value; a best place that is near with a ring. On screen only, never exported.
class MarkerGrips : public FigureItem {
public:
    struct Grip {
        Marker::Direction direction = Marker::Direction::Vertical;
        ParameterId parameter{};
        double value = 0.0; ///< on the axis
        const AxisReading *reading = nullptr;
        [[nodiscard]] double valueAt(double place) const { return reading ? reading->value(place) : place; }
        /// Whether a step along the axis makes the parameter smaller.
        [[nodiscard]] bool falls() const { return reading && reading->falls; }
        [[nodiscard]] bool same(const Grip &other) const {
            return direction == other.direction && parameter == other.parameter;
        }
    };
    using Values = std::vector<std::pair<ParameterId, double>>;
    /// Why a parameter can't be set, empty where nobody need be told; nothing where it can.
    using WhyFixed = std::function<std::optional<QString>(ParameterId)>;

    void setTheme(const Theme &theme) { m_theme = &theme; }
    void setWhyFixed(WhyFixed whyFixed) { m_whyFixed = std::move(whyFixed); }
    void setFigure(const Figure &figure, const PlotGeometry &geometry);
    [[nodiscard]] bool empty() const { return m_grips.empty(); }

    /// Marks what a press would take hold of, and returns the cursor that says so.
    std::optional<Qt::CursorShape> approach(QPointF scenePosition);
    void leave();
    /// Why what is near can't be moved.
    [[nodiscard]] QString reasonAt(QPointF scenePosition) const;

    /// Takes hold of the markers at a place, one of each direction at the most. False where there is none.
    bool take(QPointF scenePosition);
    [[nodiscard]] bool held() const { return !m_held.empty(); }
    /// The values that bring what is held to a place.
    [[nodiscard]] Values valuesAt(QPointF scenePosition) const;
    void letGo();

    /// Gives the focus to the next marker, or the one before; false behind the last.
    bool focusNext(bool forwards);
    void setFocused(bool focused) { m_shown = focused; }
    /// The marker that an arrow along the axis moves: that with the focus, or the first that goes that way.
    std::optional<Grip> focusFor(Marker::Direction direction);

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override;

private:
    struct Held {
        Grip grip;
        double offset; ///< of the cursor, in units of the axis' length
    };
    [[nodiscard]] std::vector<Grip> within(QPointF scenePosition, const std::vector<Grip> &of) const;
    /// The best place there, in the figure's units; nothing where no marker could be brought to it.
    [[nodiscard]] std::optional<QPointF> optimumAt(QPointF scenePosition) const;
    /// The markers that a drag from a best place moves: the first of each direction.
    [[nodiscard]] std::vector<Grip> takenAlong() const;
    [[nodiscard]] double unitOf(QPointF scenePosition, Marker::Direction direction) const;
    [[nodiscard]] QLineF lineOf(const Grip &grip) const;
    [[nodiscard]] bool marked(const Grip &grip) const;
    void paintValue(QPainter *painter, const Grip &grip) const;

    const Theme *m_theme = &halftruth::theme("light");
    WhyFixed m_whyFixed;
    PlotGeometry m_geometry;
    std::vector<Grip> m_grips; ///< those in sight that can be moved
    std::vector<Grip> m_fixed; ///< and those that can't
    std::vector<QPointF> m_optima;
    std::vector<Grip> m_near;
    std::optional<QPointF> m_nearOptimum;
    std::vector<Held> m_held;
    std::optional<Grip> m_focus;
    bool m_shown = false;   ///< the focus is
    bool m_pointed = false; ///< the pointer is in the figure
};

} // namespace halftruth
