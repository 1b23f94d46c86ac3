#pragma once

#include "ui/parameters/value_row.h"

#include <optional>

namespace halftruth {

class ValueField;

/// A number as a field alone, with a short text before it: it stands beside its neighbours in one line of the panel.
class FieldRow : public ValueRow {
    Q_OBJECT

public:
    FieldRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] ValueField *field() const { return m_field; }
    void takeBack() override { showValue(); }
    [[nodiscard]] int noteWidth() const override { return parentWidget()->width(); } // it is half a line
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void refresh(const Parameters &parameters) override;
    void refuse(const QString &complaint) override;
    void accept() override;
    void arrange(const Places &places) override;
    [[nodiscard]] QRect titlePlace(const Places &) const override { return {}; } // its lead stands for it
    [[nodiscard]] bool hasSymbolColumn() const override { return false; }
    [[nodiscard]] QString ends() const override;

private:
    void enterText();
    void showValue();

    std::optional<double> m_value;
    Range m_range;
    QLabel *m_lead;
    ValueField *m_field;
};

} // namespace halftruth
