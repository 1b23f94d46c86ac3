#include "ui/figure/figure_board.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

constexpr int gap = 10;
constexpr QSize smallestFigure{220, 150};
/// Narrower than this the legend takes several lines, and the figure is to be higher.
constexpr int narrow = 360;
constexpr int smallestNarrowHeight = 210;

std::vector<std::string> idsOf(const std::vector<Figure> &figures) {
    std::vector<std::string> ids;
    for (const Figure &figure : figures)
        ids.push_back(figure.id);
    return ids;
}

} // namespace

FigureBoard::FigureBoard(QWidget *parent) : QWidget(parent), m_theme(&halftruth::theme("light")) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FigureBoard::setTheme(const Theme &theme) {
    m_theme = &theme;
    for (FigureView *view : m_views)
        view->setTheme(theme);
}

void FigureBoard::setScale(double scale) {
    m_scale = scale;
    for (FigureView *view : m_views)
        view->setScale(scale);
    arrange();
    updateGeometry();
}

void FigureBoard::clear() {
    m_active = nullptr;
    qDeleteAll(std::exchange(m_views, {}));
    m_ids.clear();
    m_rows.clear();
}

void FigureBoard::rebuild(const std::vector<Figure> &figures, const ExplorerSpec &explorer) {
    clear();
    m_ids = idsOf(figures);
    m_rows = explorer.layout;
    m_mainFigure = explorer.mainFigure;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        auto *view = new FigureView(this);
        view->setTheme(*m_theme);
        view->setScale(m_scale);
        view->viewport()->installEventFilter(this);
        view->installEventFilter(this);
        connect(view, &FigureView::viewChanged, this, &FigureBoard::viewChanged);
        connect(view, &FigureView::parameterPicked, this, &FigureBoard::parameterPicked);
        connect(view, &FigureView::parametersPickFinished, this, &FigureBoard::parametersPickFinished);
        connect(view, &FigureView::parametersPickStarted, this, &FigureBoard::parametersPickStarted);
        connect(view, &FigureView::pickTakenBack, this, &FigureBoard::pickTakenBack);
        connect(view, &FigureView::hovered, this, &FigureBoard::hovered);
        connect(view, &FigureView::menuRequested, this, &FigureBoard::menuRequested);
        connect(view, &FigureView::painted, this, &FigureBoard::announcePainted);
        m_views.push_back(view);
    }
    arrange();
    for (FigureView *view : m_views)
        view->setVisible(true);
    updateGeometry();
}

std::vector<FigureBoard::Line> FigureBoard::lines(int width) const {
    // A row whose figures would become too narrow goes on in the next line, evenly.
    const int most = std::max(1, (width + gap) / (smallest().width() + gap));
    std::vector<Line> result;
    std::size_t next = 0;
    for (std::size_t row = 0; row < m_rows.size() && next < m_views.size(); ++row) {
        const int figures = std::min(m_rows[row], static_cast<int>(m_views.size() - next));
        const int lineCount = (figures + most - 1) / most;
        // A figure that has its row to itself is the main one.
        const bool main = m_mainFigure && m_rows[row] == 1 && m_rows.size() > 1;
        for (int line = 0; line < lineCount; ++line) {
            const int count = figures * (line + 1) / lineCount - figures * line / lineCount;
            result.push_back({next, count, main ? 8 : 5});
            next += static_cast<std::size_t>(count);
        }
    }
    return result;
}

void FigureBoard::arrange() {
    const std::vector<Line> all = lines(width());
    int weight = 0;
    for (const Line &line : all)
        weight += line.weight;
    const int room = height() - gap * (static_cast<int>(all.size()) - 1);
    int top = 0;
    int before = 0;
    for (const Line &line : all) {
        // Sums are divided, not parts, so that no pixel is lost.
        const int lineHeight = room * (before + line.weight) / weight - room * before / weight;
        before += line.weight;
        const int across = width() + gap;
        for (int i = 0; i < line.count; ++i) {
            const int left = across * i / line.count;
            const int right = across * (i + 1) / line.count - gap;
            m_views[line.first + static_cast<std::size_t>(i)]->setGeometry(left, top, right - left, lineHeight);
        }
        top += lineHeight + gap;
    }
    emit arranged();
}

QSize FigureBoard::smallest() const { return (QSizeF(smallestFigure) * m_scale).toSize(); }

QSize FigureBoard::minimumSizeHint() const { return smallest(); }

QSize FigureBoard::sizeHint() const { return {2 * smallest().width(), heightForWidth(width())}; }

int FigureBoard::heightForWidth(int width) const {
    const std::vector<Line> all = lines(width);
    int weight = 0;
    for (const Line &line : all)
        weight += line.weight;
    // High enough for every line, each by its weight.
    int room = 0;
    for (const Line &line : all) {
        const bool isNarrow = (width + gap) / line.count - gap < narrow * m_scale;
        const int least = isNarrow ? static_cast<int>(smallestNarrowHeight * m_scale) : smallest().height();
        room = std::max(room, (least * weight + line.weight - 1) / line.weight);
    }
    return room + gap * std::max(0, static_cast<int>(all.size()) - 1);
}

void FigureBoard::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    arrange();
}

void FigureBoard::announcePainted() {
    // Figures that are scrolled out of sight aren't painted: the first one that is speaks for all that are painted
    // with it, once they have been.
    if (!std::exchange(m_unseen, false))
        return;
    QMetaObject::invokeMethod(this, &FigureBoard::painted, Qt::QueuedConnection);
}

void FigureBoard::show(const std::shared_ptr<const std::vector<Figure>> &figures, const ExplorerSpec &explorer,
                       const std::function<View(const std::string &)> &viewOf) {
    if (idsOf(*figures) != m_ids)
        rebuild(*figures, explorer);
    m_unseen = true;
    bool willBePainted = false;
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        const Figure &figure = (*figures)[i];
        if (m_views[i]->show({figures, &figure}, viewOf(figure.id)))
            willBePainted = willBePainted || m_views[i]->inSight();
    }
    // Where nothing in sight has changed, a figure is painted again all the same: it says when the rest has been.
    // Where none is in sight, below the class of a small window, there is nothing to wait for.
    const auto witness = std::ranges::find_if(m_views, &FigureView::inSight);
    if (witness == m_views.end())
        announcePainted();
    else if (!willBePainted)
        (*witness)->paintAgain();
    emit figuresShown();
}

FigureView *FigureBoard::activeView() const {
    return m_active ? m_active : (m_views.empty() ? nullptr : m_views.front());
}

const Figure *FigureBoard::active() const {
    const FigureView *view = activeView();
    return view ? view->figureScene().figure() : nullptr;
}

void FigureBoard::activate(const QString &figure) { setActive(view(figure)); }

void FigureBoard::setActive(FigureView *view) {
    if (view && std::exchange(m_active, view) != view)
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
