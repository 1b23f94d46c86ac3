#pragma once

#include "ui/scene/theme.h"

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

namespace halftruth {

/// A ring around what a lesson means, outside of it as far as there is room, so that it covers nothing of it. It lets
/// the mouse through. Where motion isn't reduced it draws the eye by closing in on its place once.
class HighlightRing : public QWidget {
    Q_OBJECT

public:
    HighlightRing(QWidget *around, const Theme &theme, bool still);
    void setTheme(const Theme &theme);
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    /// Null where that is gone.
    [[nodiscard]] const QWidget *around() const { return m_around; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QPointer<QWidget> m_around;
    const Theme *m_theme;
    QVariantAnimation m_closing; ///< from 1, far inside, to 0, in its place
};

} // namespace halftruth
