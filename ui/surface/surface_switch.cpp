#include "ui/surface/surface_switch.h"

#include "ui/figure/figure_board.h"
#include "ui/window/icons.h"

#include <QAction>

#include <utility>

namespace halftruth {

namespace {

constexpr QSize smallestSurface{460, 280};

} // namespace

SurfaceSwitch::SurfaceSwitch(FigureBoard &board, QWidget *window)
    : QObject(window), m_board(&board), m_theme(&halftruth::theme("light")), m_show(new QAction(tr("&3-D"), this)) {
    m_show->setCheckable(true);
    m_show->setEnabled(false);
    m_show->setShortcut(QKeySequence(QStringLiteral("Ctrl+D")));
    connect(m_show, &QAction::toggled, this, &SurfaceSwitch::setShown);
    connect(m_board, &FigureBoard::viewsEmptied, this, [this] { m_under = nullptr; });
    connect(m_board, &FigureBoard::figuresShown, this, &SurfaceSwitch::follow);
    connect(m_board, &FigureBoard::activeChanged, this, &SurfaceSwitch::follow);
    connect(m_board, &FigureBoard::arranged, this, &SurfaceSwitch::follow);
}

void SurfaceSwitch::setTheme(const Theme &theme) {
    m_theme = &theme;
    m_show->setIcon(themedIcon(QStringLiteral("cube"), theme.softText));
    if (m_view)
        m_view->setTheme(theme);
}

FigureView *SurfaceSwitch::heatMapView() const {
    FigureView *active = m_board->activeView();
    if (active && active->figure() && heatMap(*active->figure()))
        return active;
    if (m_under && heatMap(*m_under->figure()))
        return m_under;
    for (FigureView *view : m_board->views())
        if (heatMap(*view->figure()))
            return view;
    return nullptr;
}

bool SurfaceSwitch::offers(const QString &figure) const {
    const FigureView *view = m_board->view(figure);
    return view && heatMap(*view->figure());
}

bool SurfaceSwitch::shows(const Figure &figure) const { return m_under && m_under->figure()->id == figure.id; }

void SurfaceSwitch::setWanted(bool wanted) {
    if (wanted == m_show->isChecked())
        return;
    m_wanting = true;
    m_show->setChecked(wanted);
    m_wanting = false;
}

void SurfaceSwitch::setShown(bool shown) {
    if (!m_wanting)
        emit chosen(shown);
    if (!shown) {
        uncover();
        return;
    }
    if (FigureView *map = heatMapView(); map && !m_wanting)
        m_board->activate(QString::fromStdString(map->figure()->id)); // a thumbnail comes forward
    follow();
    if (m_view && !m_wanting)
        m_view->setFocus(Qt::ShortcutFocusReason);
}

void SurfaceSwitch::follow() {
    if (m_uncovering)
        return;
    FigureView *view = heatMapView();
    m_show->setEnabled(view != nullptr);
    m_show->setToolTip(view ? tr("The heat map as a surface in 3-D (Ctrl+D)") : tr("There is no heat map here"));
    if (!m_show->isChecked() || !view || !m_board->isPlaced(view)) {
        uncover();
        return;
    }
    if (!m_view)
        createView();
    m_under = view;
    m_view->setFigure(view->figure());
    place();
}

void SurfaceSwitch::createView() {
    m_view = new SurfaceView(m_board);
    m_view->setTheme(*m_theme);
    m_view->hide();
    connect(m_view, &SurfaceView::painted, this, [this] {
        if (m_under)
            emit m_under->painted(); // in its place
    });
    connect(m_view, &SurfaceView::activated, this, [this] {
        if (m_under)
            m_board->activate(QString::fromStdString(m_under->figure()->id));
    });
    connect(m_view, &SurfaceView::menuRequested, this, [this](QPoint position) {
        if (m_under)
            emit menuRequested(QString::fromStdString(m_under->figure()->id), position);
    });
}

void SurfaceSwitch::place() {
    if (!m_view || !m_under)
        return;
    if (!m_board->isPlaced(m_under))
        return uncover();
    // A surface on a small card can't be read: there it takes the whole board.
    const bool small = m_under->height() < smallestSurface.height() || m_under->width() < smallestSurface.width();
    m_view->setGeometry(small ? m_board->rect() : m_under->geometry());
    m_view->raise();
    m_view->show();
    m_board->cover(m_under, small, *m_view);
    if (m_board->hasFocus()) // since another was uncovered
        m_view->setFocus(Qt::OtherFocusReason);
}

void SurfaceSwitch::uncover() {
    if (!m_view || m_view->isHidden())
        return;
    const QPointer<FigureView> under = std::exchange(m_under, nullptr);
    m_uncovering = true;
    m_board->uncover();
    if (m_view->hasFocus()) {
        // Where another map comes in front the surface has the focus again, and nothing else is chosen until then.
        QWidget *heir = m_board;
        if (under && !m_show->isChecked())
            heir = under;
        heir->setFocus(Qt::ShortcutFocusReason);
    }
    m_view->hide();
    m_uncovering = false;
}

} // namespace halftruth
