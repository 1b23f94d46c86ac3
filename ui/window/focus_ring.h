#pragma once

#include <QMargins>
#include <QPointer>
#include <QWidget>

namespace halftruth {

/// The ring around what has the focus: 2 px of the accent, over whatever is beside it, so that nothing has to keep
/// room for it and nothing moves. Fields and frames have it on their edge; what has no frame, or is as dark as the
/// ring, has it outside, a pixel away. It lets the mouse through, and is where the widget is, as far as that is in
/// sight.
class FocusRing : public QWidget {
    Q_OBJECT

public:
    static constexpr int thickness = 2;

    /// Of a widget, on the window or in the scroll area that it stands in.
    explicit FocusRing(QWidget *around);
    /// Null where that is gone.
    [[nodiscard]] const QWidget *around() const { return m_around; }
    /// The focus is elsewhere.
    void leave();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QPointer<QWidget> m_around;
};

/// From now on whatever has the focus has its ring, in every window. Installed once, however often it is called;
/// needs the application.
void ringTheFocus();

/// How far outside of a widget its ring is, where what it shows would be covered or touched by the usual one.
void setRingMargins(QWidget *widget, QMargins outside);

} // namespace halftruth
