#pragma once

#include "ui/scene/theme.h"

#include <QString>
#include <QWidget>

#include <cstdint>

namespace halftruth {

/// Lies over an answer. One that fades it shows that it is old: it can still be read, and the mouse goes through. One
/// that hides it is there until a pupil has predicted it, with words in its place.
class Veil : public QWidget {
    Q_OBJECT

public:
    enum class Kind : std::uint8_t { Fades, Hides };
    /// Over the whole of a widget, whatever its size; not shown at first.
    Veil(Kind kind, QWidget *over, QString words = {});
    [[nodiscard]] Kind kind() const { return m_kind; }
    void setTheme(const Theme &theme);
    /// Shown above whatever the widget holds by now.
    void setShown(bool shown);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Kind m_kind;
    QString m_words;
    const Theme *m_theme = &halftruth::theme("light");
};

} // namespace halftruth
