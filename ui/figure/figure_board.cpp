#include "ui/figure/figure_board.h"

#include "ui/figure/board_plan.h"
#include "ui/figure/thumbnails.h"

#include <QApplication>
#include <QEvent>

#include <algorithm>
#include <chrono>
#include <ranges>
#include <utility>

namespace halftruth {

namespace {

constexpr int leastWidth = 220;
constexpr std::size_t spareViews = 6; ///< as many charts as most explorers have
constexpr std::size_t keptViews = 12; ///< those that stood beside, compared with a pin, are more than another needs
constexpr std::chrono::milliseconds quiet{400};
constexpr std::chrono::milliseconds betweenSpares{30};

std::vector<std::string> idsOf(const std::vector<Figure> &figures) {
    std::vector<std::string> ids;
    for (const Figure &figure : figures)
        ids.push_back(figure.id);
    return ids;
}

/// Where Tab comes to it after all else, as if it had just been made.
void putLastInTabOrder(QWidget &view) {
    QWidget *last = view.window()->previousInFocusChain();
    while (last != view.window() && (last->focusPolicy() == Qt::NoFocus || last == &view || view.isAncestorOf(last)))
        last = last->previousInFocusChain();
    QWidgetList stops{&view};
    stops += view.findChildren<QWidget *>();
    for (QWidget *each : stops)
        if (each->focusPolicy() != Qt::NoFocus)
            QWidget::setTabOrder(std::exchange(last, each), each);
}

} // namespace

FigureBoard::FigureBoard(QWidget *parent)
    : QWidget(parent), m_theme(&halftruth::theme("light")), m_strip(new ThumbnailStrip(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(m_strip, &ThumbnailStrip::chosen, this, &FigureBoard::activate);
    connect(m_strip, &ThumbnailStrip::menuRequested, this, [this](const QString &figure, QPoint position) {
        setActive(view(figure));
        emit menuRequested(figure, position);
    });
    m_sparing.setSingleShot(true);
    connect(&m_sparing, &QTimer::timeout, this, &FigureBoard::makeSpare);
}

void FigureBoard::setTheme(const Theme &theme) {
    m_theme = &theme;
    for (FigureView *view : m_views)
        view->setTheme(theme);
    m_strip->setTheme(theme);
}

void FigureBoard::setScale(double scale) {
    m_scale = scale;
    for (FigureView *view : m_views)
        view->setScale(scale);
    arrange();
    updateGeometry();
}

void FigureBoard::setMotionReduced(bool reduced) {
    m_motionReduced = reduced;
    for (FigureView *view : m_views)
        view->setMotionReduced(reduced);
}

FigureView *FigureBoard::newView() {
    if (m_spare.empty())
        makeSpare();
    FigureView *view = m_spare.back();
    m_spare.pop_back();
    putLastInTabOrder(*view);
    return view;
}

void FigureBoard::emptyViews() {
    m_active = m_enlarged = nullptr;
    m_covered = nullptr;
    m_allCovered = false;
    m_placed.clear();
    m_aligned = false;
    // The last one first: each is used again in the place that it had.
    for (FigureView *view : std::exchange(m_views, {}) | std::views::reverse) {
        if (view->empty()) // of a marker that can't be let go any more; whoever hears of it may ask for figures
            QMetaObject::invokeMethod(this, &FigureBoard::gestureFinished, Qt::QueuedConnection);
        view->disconnect(this);
        for (QObject *each : std::initializer_list<QObject *>{view, view->viewport()})
            each->removeEventFilter(this);
        if (m_spare.size() < keptViews)
            m_spare.push_back(view);
        else
            delete view;
    }
    emit hovered({}); // what was read there is gone with them
    emit viewsEmptied();
}

void FigureBoard::makeSpare() {
    auto *view = new FigureView(this);
    view->hide();
    view->ensurePolished();
    for (const QWidget *each : view->findChildren<QWidget *>())
        each->ensurePolished();
    m_spare.push_back(view);
    if (m_spare.size() < spareViews)
        m_sparing.start(betweenSpares);
}

void FigureBoard::rebuild(const std::vector<Figure> &figures) {
    emptyViews();
    m_strip->clear();
    m_ids = idsOf(figures);
    m_beside.clear();
    std::ranges::transform(figures, std::back_inserter(m_beside), &Figure::beside);
    m_marginals.clear();
    std::ranges::transform(figures, std::back_inserter(m_marginals), &Figure::marginal);
    m_aligned = false;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        FigureView *view = newView();
        view->setTheme(*m_theme);
        view->setScale(m_scale);
        view->setWhyFixed(m_whyFixed);
        view->setHeld(m_held);
        view->setHelpShown(m_helpShown);
        view->setMotionReduced(m_motionReduced);
        view->setSentence(m_sentence);
        view->viewport()->installEventFilter(this);
        view->installEventFilter(this);
        connect(view, &FigureView::viewChanged, this, [this, i](const QString &, const View &changed) {
            emit viewChanged(QString::fromStdString(windowOf(i)), changed);
        });
        connect(view, &FigureView::gestureStarted, this, &FigureBoard::gestureStarted);
        connect(view, &FigureView::gestureFinished, this, &FigureBoard::gestureFinished);
        connect(view, &FigureView::picked, this, &FigureBoard::picked);
        connect(view, &FigureView::stepped, this, &FigureBoard::stepped);
        connect(view, &FigureView::hovered, this, &FigureBoard::hovered);
        connect(view, &FigureView::menuRequested, this, &FigureBoard::menuRequested);
        connect(view, &FigureView::painted, this, &FigureBoard::announcePainted);
        connect(view, &FigureView::enlargeWanted, this,
                [this, i](bool enlarged) { enlarge(enlarged ? QString::fromStdString(m_ids[i]) : QString()); });
        m_views.push_back(view);
    }
    m_strip->raise();
}

// ---------------------------------------------------------------- places

const std::string &FigureBoard::windowOf(std::size_t index) const {
    return m_beside[index].empty() ? m_ids[index] : m_beside[index];
}

std::vector<FigureView *> FigureBoard::inOrder() const {
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        if (m_beside[i].empty())
            own.push_back(i);
    if (own.empty())
        return {};
    const auto chosen = std::ranges::find(m_ids, m_front);
    const std::size_t front = chosen == m_ids.end() ? own.front() : static_cast<std::size_t>(chosen - m_ids.begin());
    if (const auto main = std::ranges::find(own, windowOf(front), [&](std::size_t i) { return m_ids[i]; });
        main != own.end())
        std::swap(own.front(), *main);
    std::vector<FigureView *> order{m_views[own.front()]};
    for (std::size_t i = 0; i < m_ids.size(); ++i)
        if (!m_beside[i].empty() && m_beside[i] == m_ids[own.front()])
            order.push_back(m_views[i]);
    std::swap(order.front(), *std::ranges::find(order, !m_beside[front].empty() ? m_views[front] : order.front()));
    for (std::size_t i = 1; i < own.size(); ++i)
        order.push_back(m_views[own[i]]);
    return order;
}

int FigureBoard::together() const {
    const std::vector<FigureView *> order = inOrder();
    if (order.empty())
        return 1;
    const std::string &main =
        windowOf(static_cast<std::size_t>(std::ranges::find(m_views, order.front()) - m_views.begin()));
    return 1 + static_cast<int>(std::ranges::count(m_beside, main));
}

void FigureBoard::setResting(bool resting) {
    m_resting = resting;
    if (!m_resting && std::exchange(m_behind, false))
        arrange();
}

void FigureBoard::arrange() {
    if (m_views.empty())
        return;
    if (m_resting) {
        m_behind = true;
        return;
    }
    const std::vector<FigureView *> order = inOrder();
    FigureView *only = m_enlarged ? m_enlarged : m_alone ? activeView() : nullptr;
    const int compared = together();
    BoardPlan plan = only                  ? BoardPlan{.charts = {rect()}}
                     : compared > 1        ? comparingPlan(size(), count(), compared, m_scale)
                     : hasMarginals(order) ? marginsPlan(size(), count(), m_scale)
                                           : BoardPlan();
    m_aligned = !only && compared <= 1 && !plan.charts.empty();
    if (plan.charts.empty())
        plan = boardPlan(size(), count(), m_scale);
    m_placed = only ? std::vector{only}
                    : std::vector(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(plan.charts.size()));
    m_strip->setGeometry(plan.thumbnails);
    fillStrip();
    giveTitlesRoom(plan);
    for (std::size_t i = 0; i < m_placed.size(); ++i)
        m_placed[i]->setGeometry(plan.charts[i]);
    for (FigureView *view : m_views)
        view->setEnlarged(count() > 1 && !m_alone ? std::optional(view == m_enlarged) : std::nullopt);
    showPlaced();
    alignMarginals();
    emit arranged();
}

bool FigureBoard::hasMarginals(const std::vector<FigureView *> &order) const {
    if (order.size() < 3)
        return false;
    const auto marginalOf = [this](const FigureView *view) {
        return m_marginals[static_cast<std::size_t>(std::ranges::find(m_views, view) - m_views.begin())];
    };
    return order[0] == m_views.front() && marginalOf(order[1]) == Marginal::Below &&
           marginalOf(order[2]) == Marginal::Beside;
}

void FigureBoard::alignMarginals() {
    for (FigureView *view : m_views)
        if (!m_aligned || std::ranges::find(m_placed.begin(), m_placed.begin() + 3, view) == m_placed.begin() + 3)
            view->setLeastMargins({});
    if (!m_aligned)
        return;
    FigureView *main = m_placed[0];
    FigureView *below = m_placed[1];
    FigureView *beside = m_placed[2];
    // Room that is taken may break a label into other lines, which takes more.
    for (int round = 0; round < 2; ++round) {
        const QMarginsF own = main->figureScene().ownMargins();
        const QMarginsF common =
            own |
            QMarginsF(below->figureScene().ownMargins().left(), 0, below->figureScene().ownMargins().right(), 0) |
            QMarginsF(0, beside->figureScene().ownMargins().top(), 0, beside->figureScene().ownMargins().bottom());
        main->setLeastMargins(common);
        below->setLeastMargins({common.left(), 0, common.right(), 0});
        beside->setLeastMargins({0, common.top(), 0, common.bottom()});
    }
}

/// Titles of many lines would leave thumbnails no picture: the charts above give them what they can spare.
void FigureBoard::giveTitlesRoom(BoardPlan &plan) {
    if (plan.thumbnails.isEmpty() || m_strip->wishedMore() == 0)
        return;
    const int bottom = std::ranges::max(plan.charts, {}, &QRect::bottom).bottom();
    int more = m_strip->wishedMore();
    for (const QRect &chart : plan.charts)
        if (chart.bottom() == bottom)
            more = std::min(more, chart.height() - leastChartHeight(m_scale));
    if (more <= 0)
        return;
    for (QRect &chart : plan.charts)
        if (chart.bottom() == bottom)
            chart.setBottom(bottom - more);
    plan.thumbnails.setTop(plan.thumbnails.top() - more);
    m_strip->setGeometry(plan.thumbnails);
}

void FigureBoard::fillStrip() {
    std::vector<std::shared_ptr<const Figure>> small;
    for (const FigureView *view : inOrder())
        if (!isPlaced(view) && view->figure())
            small.push_back(view->figure());
    m_strip->setFigures(small);
}

void FigureBoard::showPlaced() {
    // What has the focus gives it to the main chart, or to what lies above, rather than to whatever comes next: of
    // two maps each would be covered and shown in turn, without an end.
    const QWidget *focus = QApplication::focusWidget();
    const auto focused = std::ranges::find_if(m_views, [&](const FigureView *view) {
        return (view == focus || view->isAncestorOf(focus)) && (!isPlaced(view) || m_allCovered || view == m_covered);
    });
    const bool covered = focused != m_views.end() && m_cover && (m_allCovered || *focused == m_covered);
    for (FigureView *view : m_views)
        if (isPlaced(view) && !m_allCovered && view != m_covered)
            view->setVisible(true);
    if (covered)
        m_cover->setFocus(Qt::OtherFocusReason);
    else if (focused != m_views.end() && m_placed.front()->isVisible())
        m_placed.front()->setFocus(Qt::OtherFocusReason);
    for (FigureView *view : m_views)
        if (!isPlaced(view) || m_allCovered || view == m_covered)
            view->setVisible(false);
    m_strip->setVisible(!m_strip->geometry().isEmpty() && !m_allCovered);
}

QRect FigureBoard::mainPlot() const {
    const FigureView *main = m_placed.empty() ? nullptr : m_placed.front();
    if (!main || !main->isVisible())
        return {};
    const QRect plot = main->mapFromScene(main->figureScene().geometry().plot).boundingRect();
    return {main->viewport()->mapTo(this, plot.topLeft()), plot.size()};
}

bool FigureBoard::isPlaced(const FigureView *view) const {
    return std::ranges::find(m_placed, view) != m_placed.end();
}

void FigureBoard::setFront(const std::string &figure) {
    if (std::exchange(m_front, figure) != figure)
        arrange();
}

void FigureBoard::enlarge(const QString &figure) {
    FigureView *wanted = view(figure);
    if (m_enlarged == wanted)
        return;
    FigureView *before = std::exchange(m_enlarged, wanted);
    setActive(wanted);
    arrange();
    (wanted ? wanted : before)->setFocus(Qt::OtherFocusReason);
}

void FigureBoard::setAlone(bool alone) {
    if (std::exchange(m_alone, alone) == alone)
        return;
    arrange();
    updateGeometry();
}

void FigureBoard::setHelpShown(bool shown) {
    m_helpShown = shown;
    for (FigureView *view : m_views)
        view->setHelpShown(shown);
}

void FigureBoard::cover(const FigureView *view, bool whole, QWidget &by) {
    m_covered = view;
    m_allCovered = whole;
    m_cover = &by;
    showPlaced();
}

void FigureBoard::uncover() {
    m_covered = nullptr;
    m_allCovered = false;
    m_cover = nullptr;
    showPlaced();
}

void FigureBoard::setHeld(bool held) {
    m_strip->setHeld(held);
    for (FigureView *view : m_views)
        view->setHeld(held);
    if (std::exchange(m_held, held) && !held)
        alignMarginals();
}

QSize FigureBoard::minimumSizeHint() const {
    return {static_cast<int>(leastWidth * m_scale), leastBoardHeight(m_alone ? 1 : count(), m_scale)};
}

QSize FigureBoard::sizeHint() const { return minimumSizeHint(); }

void FigureBoard::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
}

// ---------------------------------------------------------------- figures

void FigureBoard::announcePainted() {
    // Figures that are scrolled out of sight aren't painted: the first one that is speaks for all that are painted
    // with it, once they have been.
    if (!std::exchange(m_unseen, false))
        return;
    QMetaObject::invokeMethod(this, &FigureBoard::painted, Qt::QueuedConnection);
}

void FigureBoard::show(const std::shared_ptr<const std::vector<Figure>> &figures, const std::string &front,
                       const std::function<View(const std::string &)> &viewOf) {
    const bool anew = idsOf(*figures) != m_ids;
    m_resting = false;
    const bool behind = std::exchange(m_behind, false);
    if (anew)
        rebuild(*figures);
    const bool otherFront = std::exchange(m_front, front) != front;
    m_unseen = true;
    bool willBePainted = false;
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const Figure &figure = (*figures)[i];
        if (m_views[i]->show({figures, &figure}, viewOf(windowOf(i))))
            willBePainted = willBePainted || m_views[i]->inSight();
    }
    if (anew || otherFront || behind) {
        arrange();
        updateGeometry();
    } else {
        alignMarginals(); // other numbers at an axis may be wider
        if (m_strip->isVisible())
            fillStrip();
    }
    // Where nothing in sight has changed, a figure is painted again all the same: it says when the rest has been.
    // Where none is in sight, below the class of a small window, there is nothing to wait for.
    const auto witness = std::ranges::find_if(m_views, &FigureView::inSight);
    if (witness == m_views.end())
        announcePainted();
    else if (!willBePainted)
        (*witness)->paintAgain();
    if (m_spare.size() < spareViews)
        m_sparing.start(quiet);
    emit figuresShown();
}

FigureView *FigureBoard::activeView() const {
    return m_active ? m_active : (m_views.empty() ? nullptr : inOrder().front());
}

FigureView *FigureBoard::zoomedView() const {
    FigureView *active = activeView();
    return !active || isPlaced(active) || m_placed.empty() ? active : m_placed.front();
}

const Figure *FigureBoard::active() const {
    const FigureView *view = activeView();
    return view ? view->figure().get() : nullptr;
}

void FigureBoard::activate(const QString &figure) {
    FigureView *wanted = view(figure);
    if (!wanted)
        return;
    if (m_enlarged && m_enlarged != wanted)
        enlarge(figure);
    setActive(wanted);
    if (!isPlaced(wanted))
        emit frontChosen(figure);
}

void FigureBoard::setActive(FigureView *view) {
    if (!view || std::exchange(m_active, view) == view)
        return;
    if (m_alone)
        arrange();
    emit activeChanged();
}

FigureView *FigureBoard::view(const QString &figure) const {
    const auto found = std::ranges::find(m_ids, figure.toStdString());
    return found == m_ids.end() ? nullptr : m_views[static_cast<std::size_t>(found - m_ids.begin())];
}

bool FigureBoard::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn)
        for (FigureView *view : m_views)
            if (watched == view || watched == view->viewport())
                setActive(view);
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
