#pragma once

#include <halftruth/figure/figure.h>

#include <QPushButton>
#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace halftruth {

/// One number with its direction and unit; a click copies all its digits.
class ReadoutRow : public QPushButton {
    Q_OBJECT

public:
    explicit ReadoutRow(QWidget *parent = nullptr);
    void show(const Readout &readout);
    /// What a click copies.
    [[nodiscard]] QString fullText() const { return m_fullText; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void copied(const QString &text);

private:
    QLabel *m_label;
    QLabel *m_direction;
    QLabel *m_value;
    QString m_fullText;
};

/// The numbers beside the figures.
class ReadoutPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReadoutPanel(QWidget *parent = nullptr);
    void show(const std::vector<Readout> &readouts);
    [[nodiscard]] const std::vector<ReadoutRow *> &rows() const { return m_rows; }

signals:
    void copied(const QString &text);

private:
    std::vector<ReadoutRow *> m_rows;
};

} // namespace halftruth
