#pragma once

#include "ui/scene/theme.h"
#include "ui/table/selected_cells.h"
#include "ui/threads/latest_work.h"

#include <QFont>
#include <QList>
#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QAction;
class QComboBox;
class QLabel;
class QTableView;
QT_END_NAMESPACE

namespace halftruth {

class FigureBoard;
class FigureTableModel;
class WideTableModel;

/// The numbers of the active figure, beside it or below: the rows of its CSV file, or where a figure has such a table
/// a row for each x with a column for every curve. It follows every change.
class TablePanel : public QWidget {
    Q_OBJECT

public:
    explicit TablePanel(FigureBoard &board, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows and hides the panel; checked while it is visible.
    [[nodiscard]] QAction *showAction() const { return m_show; }
    [[nodiscard]] QTableView *table() const { return m_table; }
    [[nodiscard]] QComboBox *figureChoice() const { return m_choice; }
    /// A row for each x, instead of one for each point.
    [[nodiscard]] QAction *wideAction() const { return m_wide; }

    [[nodiscard]] QSize sizeHint() const override { return {400, 240}; }

signals:
    void copied(const QString &what);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setShown(bool shown);
    void follow();
    [[nodiscard]] bool isWide() const;
    void takeForm();
    void watchSelection();
    void describe();
    void placeColumns();
    void placeWideColumns();
    void copySelection();
    void copyAll();
    /// The many rows of a map take longer than a window may stand still.
    void copy(TableText text, const QString &what);

    FigureBoard *m_board;
    FigureTableModel *m_model;
    WideTableModel *m_wideModel;
    QAction *m_show;
    QAction *m_wide;
    QAction *m_copy;
    QComboBox *m_choice;
    QLabel *m_count;
    QTableView *m_table;
    struct Names {
        QFont font;
        QStringList texts;
        bool operator==(const Names &) const = default;
    };
    Names m_names; ///< of the wide table's columns, for which m_widths are wide enough
    QList<int> m_widths;
    LatestWork m_work; ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
