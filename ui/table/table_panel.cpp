#include "ui/table/table_panel.h"

#include "ui/figure/figure_board.h"
#include "ui/table/figure_table_model.h"
#include "ui/table/wide_table_model.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/threads/settings.h"
#include "ui/window/icons.h"

#include "core/text/number_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace halftruth {

namespace {

constexpr int minimumColumn = 80;
constexpr int roomForNames = 600;
constexpr QLatin1String wideKey("table/wide");

QToolButton *buttonFor(QAction *action, QWidget *parent) {
    auto *button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("panelButton"));
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

/// Letters look for nothing: there are few words in it, and the rows of a map are many.
class NumbersView : public QTableView {
public:
    using QTableView::QTableView;
    void keyboardSearch(const QString &) override {}
};

QTableView *tableView(FigureTableModel *model, QWidget *parent) {
    auto *table = new NumbersView(parent);
    table->setModel(model);
    table->setAccessibleName(TablePanel::tr("Numbers of the figure"));
    table->setTabKeyNavigation(false); // Tab goes on to the next widget, the arrows move in the table
    table->setWordWrap(false);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    table->setCornerButtonEnabled(false);
    table->verticalHeader()->hide();
    // One height for all: measuring the rows of a heat map would take seconds.
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setTextElideMode(
        Qt::ElideRight); // numbers stand at the right, and names begin with theirs
    // Symbols among the names may have a hat.
    table->horizontalHeader()->setFont(fontFor(QStringLiteral("π\u0302"), table->horizontalHeader()->font()));
    table->horizontalHeader()->setSortIndicatorShown(true);
    table->horizontalHeader()->setSortIndicatorClearable(true);
    table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table->setSortingEnabled(true);
    return table;
}

} // namespace

TablePanel::TablePanel(FigureBoard &board, QWidget *parent)
    : QWidget(parent), m_board(&board), m_model(new FigureTableModel(this)), m_wideModel(new WideTableModel(this)),
      m_show(new QAction(tr("&Table"), this)), m_wide(new QAction(tr("Row for each x"), this)),
      m_copy(new QAction(tr("Copy selection"), this)), m_choice(new QComboBox(this)), m_count(new QLabel(this)),
      m_table(tableView(m_model, this)) {
    setObjectName(QStringLiteral("tablePanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_show->setCheckable(true);
    m_show->setShortcut(QKeySequence(QStringLiteral("Ctrl+T")));
    m_show->setToolTip(tr("The numbers of a figure as a table (Ctrl+T)"));
    m_wide->setCheckable(true);
    m_wide->setToolTip(tr("One row for each x, with a column for every curve; of a map one for each y"));
    m_wide->setChecked(Settings::all().value(wideKey, false).toBool());
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_copy->setToolTip(tr("Copy the selected cells with all their digits, tabs between them (Ctrl+C)"));
    auto *copyAll = new QAction(tr("Copy all"), this);
    copyAll->setToolTip(tr("Copy the whole table with all its digits and the names of its columns"));
    auto *close = new QAction(QStringLiteral("×"), this);
    close->setToolTip(tr("Close the table (Esc)"));
    addAction(m_copy);

    m_choice->setAccessibleName(tr("Figure of the table"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_choice->setFocusPolicy(Qt::StrongFocus);
    m_count->setObjectName(QStringLiteral("hint"));
    m_count->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    QToolButton *closeButton = buttonFor(close, this);
    closeButton->setAccessibleName(tr("Close the table"));
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_choice);
    head->addWidget(m_count, 1);
    head->addWidget(buttonFor(m_wide, this));
    head->addWidget(buttonFor(m_copy, this));
    head->addWidget(buttonFor(copyAll, this));
    head->addWidget(closeButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 6, 16, 10);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    hide();

    connect(m_show, &QAction::toggled, this, &TablePanel::setShown);
    connect(close, &QAction::triggered, m_show, [this] { m_show->setChecked(false); });
    connect(m_copy, &QAction::triggered, this, &TablePanel::copySelection);
    connect(copyAll, &QAction::triggered, this, &TablePanel::copyAll);
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { m_board->activate(m_choice->itemData(index).toString()); });
    connect(m_board, &FigureBoard::figuresShown, this, &TablePanel::follow);
    connect(m_board, &FigureBoard::activeChanged, this, &TablePanel::follow);
    connect(m_model, &FigureTableModel::shown, this, &TablePanel::describe);
    connect(m_wide, &QAction::triggered, this, [this](bool wide) {
        Settings::all().setValue(wideKey, wide);
        takeForm();
        describe();
    });
    watchSelection();
    m_copy->setEnabled(false);
    m_table->viewport()->installEventFilter(this);
}

void TablePanel::watchSelection() {
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_copy->setEnabled(m_table->selectionModel()->hasSelection()); });
}

bool TablePanel::isWide() const { return m_table->model() == m_wideModel; }

/// The form that was chosen, where the figure has it.
void TablePanel::takeForm() {
    m_wide->setEnabled(m_wideModel->exists());
    const bool wide = m_wide->isChecked() && m_wideModel->exists();
    if (wide == isWide())
        return;
    QItemSelectionModel *before = m_table->selectionModel();
    m_table->setModel(wide ? static_cast<QAbstractItemModel *>(m_wideModel) : m_model);
    delete before;
    // Each header has made a selection of its own for the model, follows the table's instead, and would keep it.
    for (const QHeaderView *header : {m_table->horizontalHeader(), m_table->verticalHeader()})
        qDeleteAll(header->findChildren<QItemSelectionModel *>(Qt::FindDirectChildrenOnly));
    m_table->setSortingEnabled(!wide);
    m_table->horizontalHeader()->setSortIndicatorShown(!wide);
    watchSelection();
}

void TablePanel::setTheme(const Theme &theme) {
    m_show->setIcon(themedIcon(QStringLiteral("table"), theme.softText));
}

void TablePanel::setShown(bool shown) {
    // The focus goes with the table and comes back to the figure it was about.
    const bool focused = isAncestorOf(QApplication::focusWidget());
    setVisible(shown);
    follow();
    if (shown)
        m_table->setFocus(Qt::ShortcutFocusReason);
    else if (FigureView *view = m_board->activeView(); view && focused)
        view->setFocus(Qt::ShortcutFocusReason);
}

void TablePanel::follow() {
    const FigureView *active = m_board->activeView();
    if (isHidden() || !active || !active->figure())
        return;
    QStringList titles;
    for (const FigureView *view : m_board->views())
        titles << localized(view->figure()->title);
    bool same = titles.size() == m_choice->count();
    for (int i = 0; same && i < m_choice->count(); ++i)
        same = m_choice->itemText(i) == titles[i];
    if (!same) {
        m_choice->clear();
        for (const FigureView *view : m_board->views())
            m_choice->addItem(localized(view->figure()->title), QString::fromStdString(view->figure()->id));
    }
    m_choice->setCurrentIndex(m_choice->findData(QString::fromStdString(active->figure()->id)));
    m_wideModel->show(active->figure());
    takeForm();
    m_model->show(active->figure());
}

void TablePanel::describe() {
    if (!isWide())
        m_table->setColumnHidden(static_cast<int>(FigureColumn::Value), !m_model->hasValues());
    placeColumns();
    const int rows = m_table->model()->rowCount();
    m_count->setText(tr("Rows: %1").arg(localized(displayNumber(rows))));
    m_table->setAccessibleDescription(tr("%1, %2").arg(localized(m_model->figure()->title), m_count->text()));
    m_copy->setEnabled(m_table->selectionModel()->hasSelection());
}

/// As wide as their names, up to a limit.
void TablePanel::placeWideColumns() {
    constexpr int widest = 260; // "Chebyshev (q = 0.25, α = 0.03)"
    QHeaderView *header = m_table->horizontalHeader();
    const int columns = m_wideModel->columnCount();
    // A map has hundreds of them, mostly those that were there before.
    Names names{.font = header->font(), .texts = {}};
    for (int column = 0; column < columns; ++column)
        names.texts << m_wideModel->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    if (names != std::exchange(m_names, names)) {
        m_widths.clear();
        for (int column = 0; column < columns; ++column)
            m_widths << std::clamp(header->sectionSizeHint(column), minimumColumn, widest);
    }
    const int room = std::accumulate(m_widths.begin(), m_widths.end(), m_table->viewport()->width(), std::minus<>());
    for (int column = 0; column < columns; ++column) {
        m_table->setColumnHidden(column, false);
        header->resizeSection(column, m_widths[column] + std::max(0, room / columns));
    }
}

void TablePanel::placeColumns() {
    if (isWide()) {
        placeWideColumns();
        return;
    }
    // As wide as their names, and what is left goes to all alike; where there is no room for the names, to all the
    // same.
    m_model->setShortNames(m_table->viewport()->width() < roomForNames);
    QHeaderView *header = m_table->horizontalHeader();
    const int columns = m_model->columnCount() - (m_model->hasValues() ? 0 : 1);
    int room = m_table->viewport()->width();
    QList<int> widths;
    for (int column = 0; column < columns; ++column) {
        widths << std::max(minimumColumn, header->sectionSizeHint(column));
        room -= widths.last();
    }
    const int alike = std::max(minimumColumn, m_table->viewport()->width() / columns);
    for (int column = 0; column < columns; ++column)
        header->resizeSection(column, room >= 0 ? widths[column] + room / columns : alike);
}

bool TablePanel::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        placeColumns();
    return QWidget::eventFilter(watched, event);
}

void TablePanel::copySelection() {
    const QItemSelection selection = m_table->selectionModel()->selection();
    copy(isWide() ? m_wideModel->selectedText(selection) : m_model->selectedText(selection),
         tr("the selected cells"));
}

void TablePanel::copyAll() {
    copy(isWide() ? m_wideModel->allText() : m_model->allText(),
         tr("the numbers of “%1”").arg(localized(m_model->figure()->title)));
}

void TablePanel::copy(TableText text, const QString &what) {
    m_work.ask([this, text = std::move(text), what]() -> std::function<void()> {
        return [this, made = text(), what] {
            QApplication::clipboard()->setText(made);
            emit copied(what);
        };
    });
}

void TablePanel::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape)
        m_show->setChecked(false);
    else
        QWidget::keyPressEvent(event);
}

} // namespace halftruth
