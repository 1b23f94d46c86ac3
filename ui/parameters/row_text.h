#pragma once

#include <QLabel>
#include <QStringList>

namespace halftruth {

/// A text in the room it is given, in as many lines as there is height for; what doesn't fit ends in an ellipsis.
class RowText : public QLabel {
    Q_OBJECT

public:
    /// The name is the one that the style sheet knows.
    RowText(const char *name, QWidget *parent);

    /// Some of the text isn't seen.
    [[nodiscard]] bool isCut() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList lines() const;
};

} // namespace halftruth
