#pragma once

#include "ui/parameters/value_row.h"

#include "core/math/vectors/bit_collection.h"

#include <memory>

QT_BEGIN_NAMESPACE
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

class ValueField;

/// A parameter that is a record of bits or a collection of them: a field for a few, a summary and an editor for many.
class RecordsRow : public ValueRow {
    Q_OBJECT

public:
    RecordsRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] QList<QWidget *> stops() const override;
    [[nodiscard]] ValueField *field() const { return m_field; }
    /// How many records of how many bits; empty for a single one.
    [[nodiscard]] QString summary() const;
    /// Opens the editor, where there is one.
    void edit();
    void takeBack() override { showRecords(); }

protected:
    void refresh(const Parameters &parameters) override;
    void refuse(const QString &complaint) override;
    void accept() override;
    void arrange(const Places &places) override;
    [[nodiscard]] QRect titlePlace(const Places &places) const override;
    [[nodiscard]] QString ends() const override;

private:
    void enterText();
    void showRecords();

    std::shared_ptr<const BitCollection> m_records;
    ValueField *m_field;
    RowText *m_summary;
    QToolButton *m_edit = nullptr; ///< null for a single record
};

/// The neighbour of the collection: which of its records is replaced, and by what.
class NeighbourRow : public ValueRow {
    Q_OBJECT

public:
    NeighbourRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] QList<QWidget *> stops() const override;
    [[nodiscard]] ValueField *place() const { return m_place; }
    [[nodiscard]] ValueField *replacement() const { return m_replacement; }
    void takeBack() override { showChange(); }

protected:
    void refresh(const Parameters &parameters) override;
    void refuse(const QString &complaint) override;
    void accept() override;
    void arrange(const Places &places) override;
    [[nodiscard]] QRect titlePlace(const Places &places) const override;
    [[nodiscard]] QString ends() const override;

private:
    void enterText();
    void showChange();

    BitCollection m_collection;
    BitCollection m_changed;
    ValueField *m_place;
    ValueField *m_replacement;
    QLabel *m_becomes;
    RowText *m_replaced;
};

} // namespace halftruth
