#pragma once

#include <QAbstractButton>

namespace halftruth {

/// The line that folds and unfolds a group of rows; a dot says that something in it isn't as it is at first.
class GroupHeader : public QAbstractButton {
    Q_OBJECT

public:
    GroupHeader(const QString &title, QWidget *parent);

    void setMarked(bool marked);
    [[nodiscard]] bool isMarked() const { return m_marked; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_marked = false;
};

} // namespace halftruth
