#pragma once

#include <QFrame>
#include <QTimer>

#include <functional>

QT_BEGIN_NAMESPACE
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

/// Says for a few seconds, over a widget, what has been done or refused. It takes no focus, stays while the mouse is
/// over it, and is read out by screen readers.
class Toast : public QFrame {
    Q_OBJECT

public:
    explicit Toast(QWidget *over);
    /// Where on the widget nothing is that has to be read: the message stands at its lower edge. Where that is too
    /// small, at the widget's.
    void setFreePlace(std::function<QRect()> place) { m_freePlace = std::move(place); }
    /// What has been done; where a file came of it, it can be opened from here, and its folder.
    void show(const QString &what, const QString &fileName = {});
    [[nodiscard]] QString text() const;

    static constexpr int shownFor = 6000; ///< milliseconds

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();
    [[nodiscard]] QRect floor() const;

    std::function<QRect()> m_freePlace;
    QLabel *m_text;
    QToolButton *m_open;
    QToolButton *m_folder;
    QString m_whole;
    QString m_fileName;
    QTimer m_timer;
};

} // namespace halftruth
