#pragma once

#include <QComboBox>

namespace halftruth {

/// A box to choose from that only who works with it changes: the wheel over one without the focus scrolls what it
/// stands in. A long text ends in an ellipsis.
class ChoiceBox : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceBox(QWidget *parent = nullptr);

    /// A longer list is searched rather than scrolled.
    void searchByTyping();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace halftruth
