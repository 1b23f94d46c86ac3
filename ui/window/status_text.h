#pragma once

#include <QWidget>

namespace halftruth {

/// A line in the status bar. Its text changes with every move of the mouse or a slider; a label's would have the
/// whole window laid out again each time.
class StatusText : public QWidget {
    Q_OBJECT

public:
    explicit StatusText(Qt::Alignment side, QWidget *parent = nullptr);
    [[nodiscard]] const QString &text() const { return m_text; }
    void setText(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::Alignment m_side;
    QString m_text;
};

} // namespace halftruth
