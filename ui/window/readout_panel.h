#pragma once

#include "ui/window/readout_button.h"

#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace halftruth {

/// A readout as a row: its label, as many lines as it takes, and its number at the right.
class ReadoutRow : public ReadoutButton {
    Q_OBJECT

public:
    explicit ReadoutRow(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void textsChanged(bool renamed) override;

private:
    [[nodiscard]] double valueWidth() const;
    [[nodiscard]] double comparisonHeight() const;
    /// The label, broken into lines beside everything else.
    [[nodiscard]] const RichText &labelBeside(int width) const;
};

/// The numbers beside the figures, a row each; those that don't apply share a line below.
class ReadoutPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReadoutPanel(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void show(const std::vector<Readout> &readouts);
    /// One for each readout; hidden where it doesn't apply.
    [[nodiscard]] const std::vector<ReadoutRow *> &rows() const { return m_rows; }

signals:
    void copied(const QString &text);

private:
    void showMeaningless(const std::vector<Readout> &readouts);

    const Theme *m_theme = &halftruth::theme("light");
    std::vector<ReadoutRow *> m_rows;
    QLabel *m_meaningless;
};

} // namespace halftruth
