#include "ui/window/text_page.h"

#include "ui/window/explanation_panel.h"

#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace halftruth {

TextPage::TextPage(const QString &title, const QString &html, QWidget *parent)
    : QDialog(parent), m_browser(new FormulaBrowser(this)) {
    setObjectName(QStringLiteral("explanation"));
    setWindowTitle(title);
    auto *heading = new QLabel(title, this);
    heading->setObjectName(QStringLiteral("heading"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 6, 12);
    column->addWidget(heading);
    column->addWidget(m_browser, 1);
    setMinimumSize(320, 240);
    resize(600, 680);
    m_browser->setAccessibleName(title);
    setContents(html);
}

void TextPage::setContents(const QString &html) {
    const int scrolled = m_browser->verticalScrollBar()->value();
    m_browser->setContents(html);
    m_browser->verticalScrollBar()->setValue(scrolled);
    m_browser->setAccessibleDescription(m_browser->plainText());
}

void TextPage::setTheme(const Theme &theme) { m_browser->setTheme(theme); }

void TextPage::present() {
    show();
    activateWindow();
    m_browser->setFocus();
}

} // namespace halftruth
