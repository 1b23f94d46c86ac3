#include "figure_board.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int gap = 10;

std::vector<std::string> idsOf(const std::vector<Figure> &figures) {
    std::vector<std::string> ids;
    for (const Figure &figure : figures)
        ids.push_back(figure.id);
    return ids;
}

} // namespace

FigureBoard::FigureBoard(QWidget *parent) : QWidget(parent), m_theme(&halftruth::theme("light")) {
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(gap);
}

void FigureBoard::setTheme(const Theme &theme) {
    m_theme = &theme;
    for (FigureView *view : m_views)
        view->setTheme(theme);
}

void FigureBoard::clear() {
    m_active = nullptr;
    m_views.clear();
    m_ids.clear();
    while (QLayoutItem *item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void FigureBoard::rebuild(const std::vector<Figure> &figures, const std::vector<int> &layoutRows) {
    clear();
    m_ids = idsOf(figures);
    std::size_t next = 0;
    for (std::size_t row = 0; row < layoutRows.size() && next < figures.size(); ++row) {
        auto *line = new QWidget(this);
        auto *columns = new QHBoxLayout(line);
        columns->setContentsMargins(0, 0, 0, 0);
        columns->setSpacing(gap);
        for (int column = 0; column < layoutRows[row] && next < figures.size(); ++column, ++next) {
            auto *view = new FigureView(line);
            view->setTheme(*m_theme);
            view->viewport()->installEventFilter(this);
            view->installEventFilter(this);
            connect(view, &FigureView::viewChanged, this, &FigureBoard::viewChanged);
            connect(view, &FigureView::parameterPicked, this, &FigureBoard::parameterPicked);
            connect(view, &FigureView::parametersPickFinished, this, &FigureBoard::parametersPickFinished);
            connect(view, &FigureView::hovered, this, &FigureBoard::hovered);
            connect(view, &FigureView::menuRequested, this, &FigureBoard::menuRequested);
            connect(view, &FigureView::painted, this, [this] {
                if (--m_unpainted == 0)
                    emit painted();
            });
            columns->addWidget(view, 1);
            m_views.push_back(view);
        }
        // A figure that has its row to itself is the main one.
        const bool main = layoutRows[row] == 1 && layoutRows.size() > 1;
        static_cast<QVBoxLayout *>(layout())->addWidget(line, main ? 8 : 5);
    }
}

void FigureBoard::show(const std::vector<Figure> &figures, const std::vector<int> &layoutRows,
                       const std::function<View(const std::string &)> &viewOf) {
    if (idsOf(figures) != m_ids)
        rebuild(figures, layoutRows);
    m_unpainted = static_cast<int>(m_views.size());
    for (std::size_t i = 0; i < m_views.size(); ++i)
        m_views[i]->show(std::make_shared<const Figure>(figures[i]), viewOf(figures[i].id));
}

const Figure *FigureBoard::active() const {
    const FigureView *view = m_active ? m_active : (m_views.empty() ? nullptr : m_views.front());
    return view ? view->figureScene().figure() : nullptr;
}

FigureView *FigureBoard::view(const QString &figure) const {
    const auto found = std::ranges::find(m_ids, figure.toStdString());
    return found == m_ids.end() ? nullptr : m_views[static_cast<std::size_t>(found - m_ids.begin())];
}

bool FigureBoard::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn)
        for (FigureView *view : m_views)
            if (watched == view || watched == view->viewport())
                m_active = view;
    return QWidget::eventFilter(watched, event);
}

} // namespace halftruth
