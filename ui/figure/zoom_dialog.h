#pragma once

#include "core/explorers/explorer.h"

#include <QDialog>

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
QT_END_NAMESPACE

namespace halftruth {

class ValueField;

/// The ends of a figure's axes, typed: what is seen at first. What isn't touched stays as it is, digits that aren't
/// shown included.
class ZoomDialog : public QDialog {
    Q_OBJECT

public:
    ZoomDialog(const Figure &figure, QWidget *parent);

    /// Whether a figure has an axis whose ends are numbers.
    [[nodiscard]] static bool applies(const Figure &figure);
    /// The windows that were typed, of those axes where something was.
    [[nodiscard]] const std::optional<Interval> &x() const { return m_x; }
    [[nodiscard]] const std::optional<Interval> &y() const { return m_y; }

    void accept() override;

private:
    struct Row {
        Axis axis;
        bool ofValues;
        ValueField *from;
        ValueField *to;
    };
    void addRow(QGridLayout *grid, const char *name, const Axis &axis, bool ofValues);
    [[nodiscard]] ValueField *createField(const QString &name, const QString &title, const QString &value);
    /// The row's window where something was typed; nothing also where that is refused, which is then said.
    [[nodiscard]] std::optional<Interval> read(const Row &row);
    [[nodiscard]] double readEnd(const Row &row, bool upper, const Range &allowed);
    void refuse(ValueField *field, const QString &why);
    void forgive();

    std::vector<Row> m_rows;
    QLabel *m_refusal;
    std::optional<Interval> m_x;
    std::optional<Interval> m_y;
};

} // namespace halftruth
