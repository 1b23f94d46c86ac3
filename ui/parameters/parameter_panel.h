#pragma once

#include "ui/parameters/parameter_row.h"
#include "ui/state/scenario_store.h"

#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QComboBox;
class QVBoxLayout;
QT_END_NAMESPACE

namespace halftruth {

/// The current explorer's parameters, a row each, and its data where it uses any.
class ParameterPanel : public QWidget {
    Q_OBJECT

public:
    explicit ParameterPanel(ScenarioStore &store, QWidget *parent = nullptr);

    /// The row of a parameter that is shown; null where it isn't.
    [[nodiscard]] ValueRow *valueRow(ParameterId id) const;
    /// The same where the parameter is a number.
    [[nodiscard]] ParameterRow *row(ParameterId id) const;
    [[nodiscard]] QComboBox *dataChoice() const { return m_data; }

signals:
    void openDataRequested();
    void releaseRequested();

private:
    void rebuild();
    void refresh();
    void refreshRows();
    void arrangeRows(const std::vector<ParameterUse> &uses);
    [[nodiscard]] ValueRow *createRow(const ParameterUse &use);
    void addDataChoice(QVBoxLayout *layout);
    void refreshDataChoice();
    void chooseData(int index);

    ScenarioStore &m_store;
    QWidget *m_contents = nullptr;
    QVBoxLayout *m_rowLayout = nullptr;
    std::vector<ValueRow *> m_rows;
    QComboBox *m_data = nullptr;
    DataSource m_openedFile; ///< stays on offer after another choice
};

} // namespace halftruth
