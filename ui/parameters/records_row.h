#pragma once

#include "ui/parameters/value_row.h"

#include "core/math/vectors/bit_collection.h"

#include <memory>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

/// A parameter that is a record of bits or a collection of them: a field for a few, a summary and an editor for many.
class RecordsRow : public ValueRow {
    Q_OBJECT

public:
    RecordsRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    /// Opens the editor, where there is one.
    void edit();

protected:
    void refresh(const Parameters &parameters) override;
    void refuse(const QString &complaint) override;
    void accept() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void enterText();
    void showRecords();
    void markField(bool refused);

    std::shared_ptr<const BitCollection> m_records;
    QLineEdit *m_field;
    QLabel *m_summary;
    QToolButton *m_edit = nullptr; ///< null for a single record
};

/// The neighbour of the collection: which of its records is replaced, and by what.
class NeighbourRow : public ValueRow {
    Q_OBJECT

public:
    NeighbourRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] QLineEdit *place() const { return m_place; }
    [[nodiscard]] QLineEdit *replacement() const { return m_replacement; }

protected:
    void refresh(const Parameters &parameters) override;
    void refuse(const QString &complaint) override;
    void accept() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void enterText();
    void showChange();

    BitCollection m_collection;
    BitCollection m_changed;
    QLineEdit *m_place;
    QLineEdit *m_replacement;
    QLabel *m_replaced;
};

} // namespace halftruth
