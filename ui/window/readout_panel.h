#pragma once

#include "ui/scene/theme.h"
#include "ui/text/rich_text.h"

#include "core/figure/figure.h"

#include <QPushButton>
#include <QWidget>

#include <vector>

namespace halftruth {

/// One number with its direction and unit; a click copies all its digits. It paints its texts itself: labels would
/// have the whole panel laid out again at every change of a number.
class ReadoutRow : public QPushButton {
    Q_OBJECT

public:
    explicit ReadoutRow(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void show(const Readout &readout);
    /// What a click copies.
    [[nodiscard]] QString fullText() const { return m_fullText; }
    /// "+0.012 against q = 0.25"; empty where nothing is pinned.
    [[nodiscard]] QString comparison() const { return m_comparison; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void copied(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setLabel(const QString &markup);
    [[nodiscard]] QFont valueFont() const;
    [[nodiscard]] double valueWidth() const;
    [[nodiscard]] double tagWidth() const;
    [[nodiscard]] double comparisonHeight() const;
    /// The label, broken into lines beside everything else.
    [[nodiscard]] const RichText &label(int width) const;

    const Theme *m_theme = &halftruth::theme("light");
    Readout m_readout;
    mutable RichText m_label; ///< its lines are broken for the width asked for last
    QString m_labelMarkup;
    QString m_value;
    QString m_unit;
    QString m_direction; ///< empty where there is no number
    bool m_exact = true;
    QString m_fullText;
    QString m_comparison;
};

/// The numbers beside the figures.
class ReadoutPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReadoutPanel(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void show(const std::vector<Readout> &readouts);
    [[nodiscard]] const std::vector<ReadoutRow *> &rows() const { return m_rows; }

signals:
    void copied(const QString &text);

private:
    const Theme *m_theme = &halftruth::theme("light");
    std::vector<ReadoutRow *> m_rows;
};

} // namespace halftruth
