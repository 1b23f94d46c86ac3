#include "ui/window/explanation_panel.h"

#include "ui/text/formula_object.h"
#include "ui/text/localized.h"
#include "ui/text/plain_texts.h"
#include "ui/threads/next_turn.h"
#include "ui/window/explanation.h"
#include "ui/window/focus_ring.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

QString styleOf(const Theme &theme) {
    QString style = QStringLiteral(R"(
        p { margin: 0 0 9px 0; line-height: 130%; }
        p.formula { margin: 4px 0 12px 22px; line-height: 100%; }
        h4 { margin: 12px 0 4px 0; color: @muted; font-size: 12px; }
        ul { margin: 0 0 4px 0; -qt-list-indent: 1; }
        li { margin: 0 0 4px 0; line-height: 130%; }
        i { font-family: serif; }
    )");
    return style.replace(QLatin1String("@muted"), theme.mutedText.name());
}

// Of the usual size.
constexpr double smallestRead = 0.75;
constexpr double largestRead = 3;

QString withFormulasAsText(const QTextDocument &document) {
    QString text;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block != document.begin())
            text += QLatin1Char('\n');
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            text +=
                format.isImageFormat() ? format.stringProperty(QTextFormat::ImageAltText) : part.fragment().text();
        }
    }
    return text.replace(QChar::Nbsp, QLatin1Char(' '));
}

} // namespace

FormulaBrowser::FormulaBrowser(QWidget *parent) : QTextBrowser(parent), m_formulas(new FormulaObject(this)) {
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // text wraps, formulas shrink
    setViewportMargins(0, 0, 12, 0);
    document()->setDocumentMargin(0);
    document()->setIndentWidth(20);
    document()->documentLayout()->registerHandler(QTextFormat::ImageObject, m_formulas);
}

void FormulaBrowser::setTheme(const Theme &theme) {
    if (std::exchange(m_theme, &theme) == &theme)
        return;
    m_formulas->setColour(theme.text);
    document()->setDefaultStyleSheet(styleOf(theme));
    m_otherColours = true;
    if (isVisible())
        readAgain();
}

void FormulaBrowser::setContents(const QString &html) {
    m_html = html;
    setHtml(html);
    m_otherColours = false;
}

void FormulaBrowser::readAgain() {
    // A style sheet is applied to what is read after it.
    if (!m_otherColours)
        return;
    const int scrolled = verticalScrollBar()->value();
    setContents(m_html);
    verticalScrollBar()->setValue(scrolled);
}

void FormulaBrowser::showEvent(QShowEvent *event) {
    readAgain();
    QTextBrowser::showEvent(event);
}

QString FormulaBrowser::plainText() const { return withFormulasAsText(*document()); }

QMimeData *FormulaBrowser::createMimeDataFromSelection() const {
    QTextDocument selected;
    QTextCursor(&selected).insertFragment(textCursor().selection());
    auto *copied = new QMimeData;
    copied->setText(withFormulasAsText(selected));
    return copied;
}

void FormulaBrowser::wheelEvent(QWheelEvent *event) {
    if (!event->modifiers().testFlag(Qt::ControlModifier))
        return QTextBrowser::wheelEvent(event);
    const auto usual = QFontInfo(QApplication::font()).pointSizeF();
    const double now = font().pointSizeF();
    const double turned = now + event->angleDelta().y() / 120.0;
    zoomInF(static_cast<float>(std::clamp(turned, smallestRead * usual, largestRead * usual) - now));
    event->accept();
}

ExplanationPanel::ExplanationPanel(QWidget *parent)
    : QDialog(parent), m_heading(new QLabel(this)), m_question(new QLabel(this)),
      m_browser(new FormulaBrowser(this)) {
    setObjectName(QStringLiteral("explanation"));
    m_heading->setObjectName(QStringLiteral("heading"));
    m_question->setObjectName(QStringLiteral("question"));
    m_question->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 6, 12);
    column->setSpacing(2);
    column->addWidget(m_heading);
    column->addWidget(m_question);
    column->addSpacing(10);
    column->addWidget(m_browser, 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(nextTurn);
    connect(&m_soon, &QTimer::timeout, this, &ExplanationPanel::refresh);
    setRingMargins(m_browser, {6, 4, 3, 4}); // its letters begin at its edge
    setMinimumSize(320, 240);
    resize(560, 660);
}

void ExplanationPanel::setExplorer(const ExplorerSpec &explorer) {
    m_explorer = &explorer;
    m_figures.reset();
    const QString title = localized(explorer.title);
    setWindowTitle(tr("%1 explained").arg(title));
    m_heading->setText(title);
    m_question->setText(localized(explorer.question));
    if (isVisible())
        m_soon.start();
}

void ExplanationPanel::setFigures(std::shared_ptr<const std::vector<Figure>> figures) {
    // Captions hold numbers that move with every slider: a text is not set anew for them while somebody reads it.
    const bool first = !m_figures;
    m_figures = std::move(figures);
    if (first && isVisible())
        m_soon.start();
}

void ExplanationPanel::refresh() {
    QString text = explanationOf(*m_explorer).text;
    if (m_figures) {
        text += QStringLiteral("<h4>%1</h4>").arg(tr("The charts, as they are now"));
        for (const Figure &figure : *m_figures)
            text += QStringLiteral("<p><b>%1.</b> %2</p>")
                        .arg(localized(figure.title).toHtmlEscaped(),
                             withItalicMarks(localized(figure.caption).toHtmlEscaped()));
    }
    m_browser->setContents(text);
    m_browser->setAccessibleName(windowTitle());
    m_browser->setAccessibleDescription(m_browser->plainText());
}

void ExplanationPanel::setTheme(const Theme &theme) { m_browser->setTheme(theme); }

void ExplanationPanel::present() {
    // In a small window it leaves the edges of what it explains in sight.
    if (!isVisible()) {
        refresh();
        resize(width(), std::min(height(), std::max(minimumHeight(), parentWidget()->height() - 80)));
    }
    show();
    activateWindow();
    m_browser->setFocus();
}

} // namespace halftruth
