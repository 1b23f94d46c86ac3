#pragma once

#include "ui/parameters/value_row.h"

namespace halftruth {

class ChoiceBox;

/// A parameter that is one of a list of things: a box to choose from, with search by typing where the list is long.
class ChoiceRow : public ValueRow {
    Q_OBJECT

public:
    ChoiceRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] ChoiceBox *box() const;
    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] bool isNamedAbove() const override { return m_wide; }
    void takeBack() override { accept(); }

protected:
    void refresh(const Parameters &parameters) override;
    void arrange(const Places &places) override;
    [[nodiscard]] QRect titlePlace(const Places &places) const override;
    [[nodiscard]] QString ends() const override;
    [[nodiscard]] bool showsAll() const override;
    [[nodiscard]] bool hasSymbolColumn() const override { return false; }

private:
    void fill();
    void choose(int index);

    ChoiceBox *m_box;
    /// Its names are sentences, which have all of the row: its title stands above.
    bool m_wide;
    std::vector<int> m_offered; ///< what the box lists, as places in the parameter's choices
};

} // namespace halftruth
