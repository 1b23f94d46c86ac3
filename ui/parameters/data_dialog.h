#pragma once

#include "core/data/joint_type.h"
#include "core/parameters/parameters.h"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace halftruth {

/// Shows what is in a CSV file and asks for the one or two columns to take from it.
class DataDialog : public QDialog {
    Q_OBJECT

public:
    /// Throws CsvError when the file can't be read at all.
    explicit DataDialog(const QString &fileName, QWidget *parent = nullptr);

    /// What was chosen; valid once the dialog was accepted.
    [[nodiscard]] const DataSource &data() const { return m_data; }
    void accept() override;

private:
    void fillColumns();
    void chooseLikelyColumns();
    [[nodiscard]] std::vector<std::string> columns() const;

    QString m_fileName;
    CsvOverview m_overview;
    DataSource m_data;
    QComboBox *m_first;
    QComboBox *m_second;
    QComboBox *m_weight;
    QLabel *m_failure;
    QPushButton *m_open;
};

} // namespace halftruth
