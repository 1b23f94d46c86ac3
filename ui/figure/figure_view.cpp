#include "ui/figure/figure_view.h"

#include "ui/figure/axis_window.h"
#include "ui/figure/hover_item.h"
#include "ui/figure/zoom_band.h"
#include "ui/figure/zoom_dialog.h"
#include "ui/text/localized.h"
#include "ui/text/plain_texts.h"
#include "ui/window/icons.h"

#include "core/figure/series.h"
#include "core/math/domain/vector_registers.h"
#include "core/text/number_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QGraphicsItem>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace halftruth {

namespace {

constexpr double zoomIn = 0.8; ///< of what was seen, by one step

/// What a screen reader is told of a chart is put together when it asks.
class ChartAccessible : public QAccessibleWidget {
public:
    explicit ChartAccessible(FigureView *view) : QAccessibleWidget(view, QAccessible::Chart), m_view(view) {}
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Description ? m_view->spoken() : QAccessibleWidget::text(kind);
    }

private:
    FigureView *m_view;
};

QAccessibleInterface *chartAccessible(const QString &, QObject *object) {
    auto *view = qobject_cast<FigureView *>(object);
    return view ? new ChartAccessible(view) : nullptr;
}

} // namespace

FigureView::FigureView(QWidget *parent)
    : QGraphicsView(parent), m_scene(new FigureScene(this)), m_hover(new HoverItem), m_grips(new MarkerGrips),
      m_band(new ZoomBand), m_help(new QToolButton(viewport())), m_enlarge(new QToolButton(viewport())),
      m_fit(new QToolButton(viewport())) {
    static const bool spoken = [] {
        QAccessible::installFactory(chartAccessible);
        return true;
    }();
    Q_UNUSED(spoken)
    setObjectName(QStringLiteral("figureCard"));
    setScene(m_scene);
    m_grips->setZValue(99);
    m_scene->addItem(m_grips);
    m_band->setZValue(101);
    m_scene->addItem(m_band);
    m_hover->setZValue(100);
    m_hover->hide();
    m_scene->addItem(m_hover);
    setRenderHint(QPainter::Antialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(FullViewportUpdate);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    // A file is dropped on the window; a scene would take hold of it and then refuse it.
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
    // The scene has a background: nothing behind it need be painted.
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(200, 170);
    m_help->setObjectName(QStringLiteral("help"));
    m_help->setText(QStringLiteral("?"));
    m_help->setCursor(Qt::ArrowCursor);
    m_help->hide();
    connect(m_help, &QToolButton::clicked, this, [this] {
        QToolTip::showText(m_help->mapToGlobal(QPoint(0, m_help->height())), asToolTip(m_help->toolTip()), m_help);
    });
    m_enlarge->setObjectName(QStringLiteral("enlarge"));
    m_enlarge->setCursor(Qt::ArrowCursor);
    m_enlarge->setIconSize({12, 12});
    m_enlarge->setFocusPolicy(Qt::NoFocus); // the chart has the focus: Return does the same
    m_enlarge->hide();
    m_fit->setObjectName(QStringLiteral("fit"));
    m_fit->setText(tr("Fit"));
    m_fit->setToolTip(tr("Show all again (Home or Ctrl+0)"));
    m_fit->setCursor(Qt::ArrowCursor);
    m_fit->setFocusPolicy(Qt::StrongFocus);
    m_fit->hide();
    connect(m_fit, &QToolButton::clicked, this, [this] {
        setFocus(Qt::OtherFocusReason); // the button goes
        fit();
    });
    connect(m_enlarge, &QToolButton::clicked, this, [this] { emit enlargeWanted(!*m_enlarged); });
}

FigureView::~FigureView() = default;

void FigureView::setTheme(const Theme &theme) {
    m_theme = &theme;
    m_scene->setTheme(theme);
    m_hover->setTheme(theme);
    m_grips->setTheme(theme);
    m_band->setTheme(theme);
    drawEnlargeButton();
}

QString FigureView::spoken() const {
    if (!m_figure)
        return {};
    QStringList parts{localized(m_figure->title)};
    if (m_sentence)
        parts << m_sentence();
    if (m_drawn)
        parts << valuesAtMarkers(*m_figure, m_scene->geometry());
    parts << localized(m_figure->note) << accessibleDescription();
    parts.removeAll(QString());
    return parts.join(QLatin1Char('\n'));
}

void FigureView::setWhyFixed(MarkerGrips::WhyFixed whyFixed) { m_grips->setWhyFixed(std::move(whyFixed)); }

void FigureView::setEnlarged(std::optional<bool> enlarged) {
    if (std::exchange(m_enlarged, enlarged) != enlarged)
        drawEnlargeButton();
}

void FigureView::drawEnlargeButton() {
    const bool on = m_enlarged.value_or(false);
    m_enlarge->setIcon(themedIcon(on ? QStringLiteral("shrink") : QStringLiteral("enlarge"), m_theme->mutedText));
    m_enlarge->setToolTip(on ? tr("Back to all charts (Esc, or a double click on the title)")
                             : tr("Enlarge to the whole board (Return, or a double click on the title)"));
    placeButtons();
}

bool FigureView::show(std::shared_ptr<const Figure> figure, const View &view) {
    m_view = view;
    if (m_figure && *m_figure == *figure) {
        placeButtons();
        return false;
    }
    m_figure = std::move(figure);
    m_drawn = false;
    setAccessibleName(localized(m_figure->title));
    const QString caption = localized(m_figure->caption);
    if (caption != accessibleDescription()) {
        setAccessibleDescription(caption);
        m_help->setToolTip(caption);
        m_help->setAccessibleName(tr("Formula and source of %1").arg(accessibleName()));
    }
    if (isHidden()) // a thumbnail: it costs nothing until it is shown
        return false;
    drawFigure();
    return true;
}

bool FigureView::empty() {
    m_grips->letGo();
    m_grips->leave();
    m_pressedAt.reset();
    m_panning = false;
    viewport()->unsetCursor();
    const bool moved = std::exchange(m_gesture, false); // before the focus goes, which would end it here
    clearFocus();
    hide(); // which gives up a frame that is drawn, and what is read
    m_figure.reset();
    m_view = {};
    m_drawn = m_unseen = m_fitPlaced = false;
    m_fitCorner = 0;
    m_scene->setFigure(nullptr);
    m_scene->setHeld(false);
    m_scene->setLeastMargins({});
    return moved;
}

void FigureView::drawFigure() {
    m_drawn = true;
    m_hover->hide(); // its reading belonged to the figure before
    m_scene->setFigure(m_figure);
    m_grips->setFigure(*m_figure, m_scene->geometry());
    placeButtons();
    m_unseen = true;
    if (underMouse() && !m_pressedAt)
        hover(mapToScene(viewport()->mapFromGlobal(QCursor::pos())));
}

void FigureView::showEvent(QShowEvent *event) {
    QGraphicsView::showEvent(event);
    if (m_figure && !m_drawn)
        drawFigure();
}

bool FigureView::event(QEvent *event) {
    // Escape is this chart's before it is anybody's shortcut.
    if (event->type() == QEvent::ShortcutOverride && (m_enlarged == true || m_banding) &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QGraphicsView::event(event);
}

void FigureView::paintAgain() {
    m_unseen = true;
    viewport()->update();
}

void FigureView::resizeEvent(QResizeEvent *event) {
    QGraphicsView::resizeEvent(event);
    fillViewport();
}

void FigureView::setScale(double scale) {
    if (m_scale == scale)
        return;
    m_scale = scale;
    setTransform(QTransform::fromScale(scale, scale));
    fillViewport();
}

void FigureView::setLeastMargins(const QMarginsF &margins) {
    if (m_scene->setLeastMargins(margins))
        followScene();
}

void FigureView::setHeld(bool held) {
    const PlotGeometry before = m_scene->geometry();
    m_scene->setHeld(held);
    if (m_scene->geometry().plot != before.plot)
        followScene();
}

void FigureView::fillViewport() {
    m_scene->setSize(QSizeF(viewport()->size()) / m_scale);
    followScene();
}

void FigureView::followScene() {
    m_hover->setBounds(m_scene->sceneRect());
    m_grips->setBounds(m_scene->sceneRect());
    m_band->setBounds(m_scene->sceneRect());
    if (m_figure)
        m_grips->setFigure(*m_figure, m_scene->geometry());
    endReading(); // it lies where its values were
    placeButtons();
}

void FigureView::setHelpShown(bool shown) {
    m_helpShown = shown;
    placeButtons();
}

void FigureView::placeButtons() {
    if (!m_figure)
        return;
    const QRect room = mapFromScene(m_scene->buttonRoom()).boundingRect();
    const bool explained = !m_figure->caption.empty();
    const QRect first(room.topLeft(), QSize(room.width() / 2, room.height()));
    const QRect second = first.translated(first.width(), 0);
    m_help->setGeometry(first);
    m_help->setVisible(explained && m_helpShown);
    m_enlarge->setGeometry(explained ? second : first);
    m_enlarge->setVisible(m_enlarged.has_value());
    if (isZoomed())
        placeFit();
    else
        m_fitPlaced = false;
    m_fit->setVisible(isZoomed());
}

/// In the corner of the plot where it hides least; there it stays while somebody zooms on.
void FigureView::placeFit() {
    constexpr double distance = 6; // from the plot's frame
    const QSize size = m_fit->sizeHint();
    const QRectF room =
        m_scene->geometry().plot.adjusted(distance, distance, -distance - size.width(), -distance - size.height());
    const QList<QPointF> ink = inkOf(*m_figure, m_scene->geometry(), true);
    QRectF best;
    auto least = std::numeric_limits<qsizetype>::max();
    const std::array corners{room.topRight(), room.topLeft(), room.bottomRight(), room.bottomLeft()};
    const std::size_t before = m_fitCorner;
    for (std::size_t i = 0; i < (m_fitPlaced ? 1 : corners.size()); ++i) {
        const std::size_t corner = (before + i) % corners.size();
        const QRectF place(corners[corner], size);
        constexpr qsizetype worthOfName = 50; // in points of a curve
        qsizetype hidden = std::ranges::count_if(ink, [&](QPointF each) { return place.contains(each); });
        for (const QRectF &name : m_scene->names())
            hidden += name.intersects(place) ? worthOfName : 0;
        if (hidden < least) {
            least = hidden;
            best = place;
            m_fitCorner = corner;
        }
    }
    m_fitPlaced = m_drawn && isVisible();
    m_fit->setGeometry(QRect(mapFromScene(best.topLeft()), size));
}

void FigureView::paintEvent(QPaintEvent *event) {
    freeVectorRegisters();
    QGraphicsView::paintEvent(event);
    if (m_unseen) {
        m_unseen = false;
        emit painted();
    }
}

void FigureView::requestView(const View &view) {
    if (!m_figure || view == m_view)
        return;
    m_view = view;
    emit viewChanged(QString::fromStdString(m_figure->id), view);
}

View FigureView::zoomed(QPointF about, double factor, Qt::KeyboardModifiers modifiers) const {
    View view = m_view;
    const auto scale = [factor](const Axis &axis, double place, std::optional<Interval> &window) {
        const Interval scaled = windowAround(axis, place - place * factor, place + (1 - place) * factor);
        if (window || !(scaled == axis.range))
            window = scaled;
    };
    // Shift zooms along x alone, Ctrl along y alone.
    if (!(modifiers & Qt::ControlModifier))
        scale(m_figure->x, about.x(), view.x);
    if (!(modifiers & Qt::ShiftModifier))
        scale(m_figure->y, about.y(), view.y);
    return view;
}

void FigureView::zoom(QPointF scenePosition, double factor, Qt::KeyboardModifiers modifiers) {
    if (!m_figure)
        return;
    const QRectF &plot = m_scene->geometry().plot;
    requestView(zoomed({std::clamp((scenePosition.x() - plot.left()) / plot.width(), 0.0, 1.0),
                        std::clamp((plot.bottom() - scenePosition.y()) / plot.height(), 0.0, 1.0)},
                       factor, modifiers));
}

namespace {

constexpr QPointF middle{0.5, 0.5};

double zoomFactor(bool in) { return in ? zoomIn : 1 / zoomIn; }

} // namespace

void FigureView::zoomStep(bool in) {
    if (m_figure)
        requestView(zoomed(middle, zoomFactor(in), Qt::NoModifier));
}

bool FigureView::canZoomStep(bool in) const {
    if (!m_figure)
        return false;
    const View next = zoomed(middle, zoomFactor(in), Qt::NoModifier);
    const Interval &x = m_figure->x.range;
    const Interval &y = m_figure->y.range;
    return !(next.x.value_or(x) == x && next.y.value_or(y) == y);
}

bool FigureView::canAskRange() const { return m_figure && ZoomDialog::applies(*m_figure); }

void FigureView::askRange() {
    if (!canAskRange())
        return;
    auto *dialog = new ZoomDialog(*m_figure, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(this, &QObject::destroyed, dialog, &QDialog::reject); // another explorer's charts are there
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        View view = m_view;
        if (dialog->x())
            view.x = dialog->x();
        if (dialog->y())
            view.y = dialog->y();
        requestView(view);
    });
    dialog->open();
}

View FigureView::framed() const {
    const ZoomBand::Part part = m_band->part();
    View view = m_view;
    if (part.x)
        view.x = windowBetween(m_figure->x, part.x->lower, part.x->upper);
    if (part.y)
        view.y = windowBetween(m_figure->y, part.y->lower, part.y->upper);
    return view;
}

void FigureView::spanBand(QPointF scenePosition) {
    m_hover->hide();
    m_band->span(m_scene->geometry().plot, *m_pressedAt, scenePosition);
    if (!m_band->isVisible())
        return tellReading({});
    const View view = framed();
    const ZoomBand::Part part = m_band->part();
    QStringList windows;
    const auto add = [&windows](const Axis &axis, const std::optional<Interval> &window, bool held) {
        if (held && hasNumbers(axis))
            windows << QStringLiteral("%1 = %2 … %3")
                           .arg(nameOf(axis), localized(displayNumber(window->lower)),
                                localized(displayNumber(window->upper)));
    };
    add(m_figure->x, view.x, part.x.has_value());
    add(m_figure->y, view.y, part.y.has_value());
    tellReading(windows.isEmpty()
                    ? tr("Release to zoom, Esc gives up")
                    : tr("Release to zoom to %1, Esc gives up").arg(windows.join(QStringLiteral(",  "))));
}

void FigureView::giveUpBand() {
    if (!std::exchange(m_banding, false))
        return;
    m_pressedAt.reset();
    m_band->hide();
    viewport()->unsetCursor();
    endReading();
}

void FigureView::panFrom(const Axes &start, QPointF sceneDelta) {
    const QRectF &plot = m_scene->geometry().plot;
    const double byX = sceneDelta.x() / plot.width();
    const double byY = -sceneDelta.y() / plot.height();
    View view = m_view;
    const auto move = [](const Axis &axis, double part, std::optional<Interval> &window) {
        if (const Interval moved = windowMovedBy(axis, part); window || !(moved == axis.range))
            window = moved;
    };
    move(start.x, -byX, view.x);
    move(start.y, -byY, view.y);
    requestView(view);
}

void FigureView::fit() {
    View view = m_view;
    view.x.reset();
    view.y.reset();
    requestView(view);
}

void FigureView::toggleScale(bool horizontal) {
    if (!m_figure)
        return;
    const Axis &axis = horizontal ? m_figure->x : m_figure->y;
    const Scale other = axis.scale == Scale::Log ? Scale::Linear : Scale::Log;
    View view = m_view;
    (horizontal ? view.xScale : view.yScale) = other;
    (horizontal ? view.x : view.y).reset(); // a window for one scale may make no sense on the other
    requestView(view);
}

void FigureView::toggleSeries(const std::string &series) {
    View view = m_view;
    if (view.hidden.erase(series) == 0)
        view.hidden.insert(series);
    requestView(view);
}

void FigureView::addActions(QMenu *menu) {
    const auto add = [&](const QString &text, bool enabled, const std::function<void()> &act) {
        QAction *action = menu->addAction(text, this, act);
        action->setEnabled(enabled);
        return action;
    };
    QAction *in = add(tr("Zoom &in") + QStringLiteral("\t+"), canZoomStep(true), [this] { zoomStep(true); });
    in->setStatusTip(tr("As the wheel does, or a frame drawn by dragging with Shift"));
    add(tr("Zoom &out") + QStringLiteral("\t−"), canZoomStep(false), [this] { zoomStep(false); });
    add(tr("&Fit") + QStringLiteral("\t0"), isZoomed(), [this] { fit(); });
    add(tr("Zoom to ran&ge…"), canAskRange(), [this] { askRange(); });
    const auto scaleAction = [&](const Axis &axis, bool horizontal) {
        if (!axis.scaleChoice)
            return;
        QAction *action = menu->addAction(tr("Logarithmic: %1").arg(localized(axis.title)), this,
                                          [this, horizontal] { toggleScale(horizontal); });
        action->setCheckable(true);
        action->setChecked(axis.scale == Scale::Log);
    };
    if (m_figure) {
        scaleAction(m_figure->x, true);
        scaleAction(m_figure->y, false);
        addSeriesActions(menu);
    }
}

void FigureView::addSeriesActions(QMenu *menu) {
    const std::vector<std::string> series = seriesNames(*m_figure);
    std::set<std::string> named;
    QMenu *shown = nullptr;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (series[i].empty() || !named.insert(series[i]).second)
            continue;
        if (!shown)
            shown = menu->addMenu(tr("&Shown"));
        QAction *action = shown->addAction(localized(*legendEntry(m_figure->layers[i])), this,
                                           [this, name = series[i]] { toggleSeries(name); });
        action->setCheckable(true);
        action->setChecked(!halftruth::isHidden(m_figure->layers[i]));
    }
}

void FigureView::wheelEvent(QWheelEvent *event) {
    // Alt turns the wheel sideways on some systems: take whichever axis moved.
    const QPoint turn = event->angleDelta();
    const double steps = (turn.y() != 0 ? turn.y() : turn.x()) / 120.0;
    // Touch pads begin and end a scroll with events that don't turn: they must not fix the window where it is.
    if (steps != 0)
        zoom(mapToScene(event->position().toPoint()), std::pow(zoomIn, steps), event->modifiers());
    event->accept();
}

void FigureView::mousePressEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton || !m_figure)
        return;
    const QPointF at = mapToScene(event->position().toPoint());
    m_panning = false;
    if (const std::string series = m_scene->seriesAt(at); !series.empty())
        return toggleSeries(series);
    if (event->modifiers() & Qt::ShiftModifier) {
        m_banding = m_scene->geometry().plot.contains(at);
        if (m_banding) {
            m_pressedAt = at;
            m_grips->leave(); // on a marker, too, it is a frame that begins
            viewport()->setCursor(Qt::CrossCursor);
        }
        return;
    }
    if (!m_grips->take(at) && !m_scene->geometry().plot.contains(at))
        return;
    m_pressedAt = at;
    m_pressedAxes = {m_figure->x, m_figure->y};
}

void FigureView::mouseMoveEvent(QMouseEvent *event) {
    const QPointF at = mapToScene(event->position().toPoint());
    if (!m_pressedAt) {
        hover(at);
        if (event->modifiers() & Qt::ShiftModifier && m_scene->geometry().plot.contains(at) &&
            viewport()->cursor().shape() == Qt::ArrowCursor)
            viewport()->setCursor(Qt::CrossCursor); // a press begins a frame
        return;
    }
    if (m_banding)
        return spanBand(at);
    const QPointF delta = at - *m_pressedAt;
    constexpr double trembling = 4; // of a hand that clicks
    if (m_grips->held()) {
        if (m_gesture || delta.manhattanLength() > trembling)
            dragMarkers(at);
        return;
    }
    if (!m_panning && delta.manhattanLength() > trembling) {
        m_panning = true;
        endReading();
        viewport()->setCursor(Qt::ClosedHandCursor);
    }
    if (m_panning)
        panFrom(m_pressedAxes, delta);
}

void FigureView::dragMarkers(QPointF scenePosition) {
    if (!std::exchange(m_gesture, true)) {
        endReading();
        emit gestureStarted();
    }
    emit picked(m_grips->valuesAt(scenePosition));
}

void FigureView::mouseReleaseEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton || !m_pressedAt)
        return;
    if (m_banding) {
        spanBand(mapToScene(event->position().toPoint()));
        const View view = framed();
        giveUpBand();
        return requestView(view);
    }
    m_grips->letGo();
    m_pressedAt.reset();
    m_panning = false;
    viewport()->unsetCursor();
    endGesture();
    hover(mapToScene(event->position().toPoint())); // what is read is read where the mouse is now
}

void FigureView::endGesture() {
    if (std::exchange(m_gesture, false))
        emit gestureFinished();
}

void FigureView::mouseDoubleClickEvent(QMouseEvent *event) {
    if (event->button() != Qt::LeftButton || !m_figure)
        return;
    if (event->modifiers() & Qt::ShiftModifier)
        return mousePressEvent(event); // the second of two frames
    const QPointF at = mapToScene(event->position().toPoint());
    const QRectF &plot = m_scene->geometry().plot;
    if (const std::string series = m_scene->seriesAt(at); !series.empty())
        toggleSeries(series); // the second of two clicks
    else if (m_enlarged && at.y() < plot.top())
        emit enlargeWanted(!*m_enlarged);
    else if (plot.contains(at) && !pick(at))
        fit();
}

void FigureView::leaveEvent(QEvent *event) {
    QGraphicsView::leaveEvent(event);
    m_grips->leave();
    endReading();
}

void FigureView::hideEvent(QHideEvent *event) {
    QGraphicsView::hideEvent(event);
    giveUpBand();
    endReading();
}

void FigureView::endReading() {
    m_hover->hide();
    tellReading({});
}

void FigureView::tellReading(const QString &reading) {
    if (std::exchange(m_reading, reading) != reading)
        emit hovered(reading);
}

bool FigureView::stepMarker(const QKeyEvent &event) {
    const bool across = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    const bool arrow = across || event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    if (!arrow || m_grips->empty() || event.modifiers() & Qt::ControlModifier)
        return false;
    const auto grip = m_grips->focusFor(across ? Marker::Direction::Vertical : Marker::Direction::Horizontal);
    if (!grip)
        return true; // nothing goes that way, and the window stays where it is
    if (!std::exchange(m_gesture, true))
        emit gestureStarted();
    const bool further = (event.key() == Qt::Key_Right || event.key() == Qt::Key_Up) != grip->falls();
    emit stepped(grip->parameter, (further ? 1 : -1) * (event.modifiers() & Qt::ShiftModifier ? 10 : 1));
    return true;
}

void FigureView::keyReleaseEvent(QKeyEvent *event) {
    if (!event->isAutoRepeat() && !m_pressedAt)
        endGesture();
    QGraphicsView::keyReleaseEvent(event);
}

void FigureView::focusInEvent(QFocusEvent *event) {
    QGraphicsView::focusInEvent(event);
    const bool byTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    m_grips->setFocused(byTab);
    if (byTab)
        m_grips->focusNext(event->reason() == Qt::TabFocusReason);
}

void FigureView::focusOutEvent(QFocusEvent *event) {
    QGraphicsView::focusOutEvent(event);
    m_grips->setFocused(false);
    m_grips->update();
    if (!m_pressedAt) // the release of the key will go elsewhere
        endGesture();
}

bool FigureView::focusNextPrevChild(bool next) {
    return m_grips->focusNext(next) || QGraphicsView::focusNextPrevChild(next);
}

void FigureView::keyPressEvent(QKeyEvent *event) {
    if (m_banding) { // what is seen stays as it is until the frame is drawn
        if (event->key() == Qt::Key_Escape)
            giveUpBand();
        return;
    }
    if (!m_figure || stepMarker(*event))
        return;
    const QRectF &plot = m_scene->geometry().plot;
    const Axes now{m_figure->x, m_figure->y};
    const double step = event->modifiers() & Qt::ShiftModifier ? 0.01 : 0.1;
    switch (event->key()) {
    case Qt::Key_Left:
        return panFrom(now, {step * plot.width(), 0});
    case Qt::Key_Right:
        return panFrom(now, {-step * plot.width(), 0});
    case Qt::Key_Up:
        return panFrom(now, {0, step * plot.height()});
    case Qt::Key_Down:
        return panFrom(now, {0, -step * plot.height()});
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomStep(true);
    case Qt::Key_Minus:
        return zoomStep(false);
    case Qt::Key_0:
    case Qt::Key_Home:
        return fit();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_enlarged)
            emit enlargeWanted(!*m_enlarged);
        return;
    case Qt::Key_Escape:
        if (m_enlarged == true)
            emit enlargeWanted(false);
        else
            QGraphicsView::keyPressEvent(event);
        return;
    default:
        QGraphicsView::keyPressEvent(event);
    }
}

void FigureView::contextMenuEvent(QContextMenuEvent *event) {
    if (m_figure)
        emit menuRequested(QString::fromStdString(m_figure->id), event->globalPos());
}

bool FigureView::pick(QPointF scenePosition) {
    const PlotGeometry &geometry = m_scene->geometry();
    double x = geometry.x.fromUnit((scenePosition.x() - geometry.plot.left()) / geometry.plot.width());
    double y = geometry.y.fromUnit((geometry.plot.bottom() - scenePosition.y()) / geometry.plot.height());
    // Where the crosshair stands is where they come to stand; along a curve it says nothing of their height.
    if (const auto reading = readingAt(*m_figure, geometry, scenePosition)) {
        x = reading->x;
        if (heatMap(*m_figure))
            y = reading->y;
    }
    MarkerGrips::Values values;
    for (const Layer &layer : m_figure->layers)
        if (const auto *marker = std::get_if<Marker>(&layer); marker && marker->chosen && marker->parameter)
            values.emplace_back(*marker->parameter,
                                marker->valueAt(marker->direction == Marker::Direction::Vertical ? x : y));
    if (!values.empty())
        emit picked(values);
    return !values.empty();
}

void FigureView::hover(QPointF scenePosition) {
    if (!m_figure)
        return;
    const auto grip = m_grips->approach(scenePosition);
    const bool entry = !m_scene->seriesAt(scenePosition).empty();
    viewport()->setCursor(grip.value_or(entry ? Qt::PointingHandCursor : Qt::ArrowCursor));
    if (entry)
        tellReading(tr("Click to hide or show"));
    const auto reading = readingAt(*m_figure, m_scene->geometry(), scenePosition);
    if (const QString reason = m_grips->reasonAt(scenePosition); !reason.isEmpty()) {
        m_hover->hide();
        tellReading(reason);
        return;
    }
    if (!reading) {
        m_hover->hide();
        if (!entry)
            tellReading({});
        return;
    }
    QList<QRectF> taken = m_scene->names() + m_scene->overlayLabels();
    if (m_fit->isVisible()) // a button lies above whatever is drawn
        taken += QList<QRectF>(20, mapToScene(m_fit->geometry()).boundingRect());
    m_hover->show(*reading, *m_figure, m_scene->geometry(), taken);
    tellReading(reading->summary);
}

} // namespace halftruth
