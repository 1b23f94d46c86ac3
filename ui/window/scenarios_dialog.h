#pragma once

#include "ui/threads/latest_work.h"

#include "core/scenario/scenario_table.h"

#include <QDialog>

#include <memory>
#include <set>
#include <stop_token>
#include <string>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
class QTableWidget;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

class ScenarioStore;
class Toast;

/// The pinned states of all explorers in one table: named, sorted, compared, shown again, and saved as CSV. What it
/// shows follows what is pinned.
class ScenariosDialog : public QDialog {
    Q_OBJECT

public:
    ScenariosDialog(ScenarioStore &store, QWidget *parent);
    ~ScenariosDialog() override;

    void present();
    /// Whether the table shows what is pinned now.
    [[nodiscard]] bool complete() const { return m_complete; }

private:
    void compute();
    void show(ScenarioTable table);
    void fill();
    /// In the menu that is about to be shown: one that is open keeps its lines, and their places.
    void offerColumns();
    [[nodiscard]] std::vector<std::size_t> chosenColumns() const;
    /// The row of the table that stands in a row on screen.
    [[nodiscard]] const ScenarioTable::Row *rowAt(int row) const;
    void goThere();
    void save();

    struct Known;
    ScenarioStore &m_store;
    QTableWidget *m_list;
    QLabel *m_status;
    QToolButton *m_columns;
    QPushButton *m_go;
    QPushButton *m_save;
    Toast *m_toast;
    ScenarioTable m_table;
    /// The labels that a person has chosen; nothing until then, which is the answers.
    std::optional<std::set<std::string>> m_chosen;
    bool m_complete = false;
    bool m_filling = false;
    std::shared_ptr<Known> m_known; ///< what has been computed, for the other thread
    std::stop_source m_stop;
    LatestWork m_work; ///< last: waits for its thread before the rest is gone
};

} // namespace halftruth
