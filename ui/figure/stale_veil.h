#pragma once

#include "ui/scene/theme.h"

#include <QWidget>

namespace halftruth {

/// Lies over what isn't the answer to what is asked, so that it is seen to be old and still can be read. It lets the
/// mouse through.
class StaleVeil : public QWidget {
    Q_OBJECT

public:
    /// Over the whole of a widget, whatever its size; hidden at first.
    explicit StaleVeil(QWidget *over);
    void setTheme(const Theme &theme);
    /// Shown above whatever the widget holds by now.
    void setShown(bool shown);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Theme *m_theme = &halftruth::theme("light");
};

} // namespace halftruth
