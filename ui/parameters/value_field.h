#pragma once

#include <QLineEdit>

namespace halftruth {

/// A line to type a value into. A click selects all of it, as long as nothing has been typed, so that typing
/// replaces; while it has no focus it shows a shorter text where the whole one doesn't fit, and narrower digits where
/// that doesn't either. Keys that mean nothing in a line of text are the window's: Ctrl+E, Ctrl+T, undo where nothing
/// was typed.
class ValueField : public QLineEdit {
    Q_OBJECT

public:
    explicit ValueField(QWidget *parent = nullptr);

    /// Shows a text that nobody has typed; brief stands for it where there is no room.
    void showText(const QString &text, const QString &brief = {});
    /// All of it, whatever there is room for.
    [[nodiscard]] QString whole() const { return m_whole; }
    /// How wide it would have to be for all that is in it.
    [[nodiscard]] int wholeWidth() const;
    /// How many pixels of text there is room for.
    [[nodiscard]] int room() const;
    /// Marks what is in it as refused.
    void setRefused(bool refused);

signals:
    void focusChanged();
    /// What was typed is given up.
    void takenBack();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showWhatFits();
    [[nodiscard]] int textWidth(int stretch) const;
    /// Gives a long number narrower digits, as many as it needs.
    void narrow();

    QString m_whole;
    QString m_brief;
    int m_stretch = QFont::Unstretched;
    bool m_entered = false; ///< by the click that goes on
};

/// Whether a key that a line of text would take is the window's instead.
[[nodiscard]] bool belongsToTheWindow(const QKeyEvent &key);

} // namespace halftruth
