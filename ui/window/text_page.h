#pragma once

#include "ui/scene/theme.h"

#include <QDialog>

namespace halftruth {

class FormulaBrowser;

/// A text of the Help menu, in a window beside the charts.
class TextPage : public QDialog {
    Q_OBJECT

public:
    /// html has the tags of an explanation.
    TextPage(const QString &title, const QString &html, QWidget *parent);
    void setTheme(const Theme &theme);
    /// Shows it, in front and with the keyboard.
    void present();

protected:
    /// Another text, scrolled as far as the one before.
    void setContents(const QString &html);
    [[nodiscard]] FormulaBrowser *browser() const { return m_browser; }

private:
    FormulaBrowser *m_browser;
};

} // namespace halftruth
