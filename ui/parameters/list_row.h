#pragma once

#include "ui/parameters/value_row.h"

#include <vector>

namespace halftruth {

class ValueField;

/// A parameter that is several numbers, in one field with commas between; semicolons where a
/// comma is the decimal sign.
class ListRow : public ValueRow {
    Q_OBJECT

public:
    ListRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] ValueField *field() const { return m_field; }
    void takeBack() override { showList(); }

protected:
    void refresh(const Parameters &parameters) override;
    void refuse(const QString &complaint) override;
    void accept() override;
    void arrange(const Places &places) override;
    [[nodiscard]] QRect titlePlace(const Places &places) const override;
    [[nodiscard]] bool hasSymbolColumn() const override { return false; }

private:
    void enterText();
    void showList();

    std::vector<double> m_list;
    ValueField *m_field;
};

} // namespace halftruth
