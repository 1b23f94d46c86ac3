#include "ui/window/readout_panel.h"

#include "ui/text/localized.h"
#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace halftruth {

namespace {

constexpr int sideMargin = 2;
constexpr int topMargin = 5;
constexpr int spacing = 6;

} // namespace

ReadoutRow::ReadoutRow(QWidget *parent) : ReadoutButton(parent) {
    setObjectName(QStringLiteral("readout"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

double ReadoutRow::valueWidth() const {
    const double beside = unit().isEmpty() ? 0.0 : textWidth(QLatin1Char(' ') + unit(), font());
    return textWidth(value(), valueFont()) + beside;
}

double ReadoutRow::comparisonHeight() const {
    return comparison().isEmpty() ? 0.0 : QFontMetricsF(smallFont()).height();
}

const RichText &ReadoutRow::labelBeside(int width) const {
    const double tag = tagWidth() > 0 ? tagWidth() + spacing : 0.0;
    return label(std::max(40.0, width - 2 * sideMargin - valueWidth() - spacing - tag));
}

int ReadoutRow::heightForWidth(int width) const {
    const double text = std::max(labelBeside(width).size().height(), QFontMetricsF(valueFont()).height());
    return static_cast<int>(std::ceil(text + comparisonHeight())) + 2 * topMargin;
}

QSize ReadoutRow::sizeHint() const {
    // As narrow as its number lets it be; the panel gives it all the width there is.
    const int narrowest = static_cast<int>(40 + valueWidth() + tagWidth()) + 2 * (sideMargin + spacing);
    return {narrowest, heightForWidth(std::max(narrowest, width()))};
}

void ReadoutRow::textsChanged(bool renamed) {
    // Where it is to be shown it may be wider than it is now.
    if (renamed || heightForWidth(width()) != height())
        updateGeometry();
}

void ReadoutRow::paintEvent(QPaintEvent *event) {
    QPushButton::paintEvent(event); // the background, as the style sheet has it
    QPainter painter(this);
    const RichText &text = labelBeside(width());
    const double line = height() - comparisonHeight();
    painter.setPen(theme().text);
    text.paint(&painter, QPointF(sideMargin, (line - text.size().height()) / 2));

    const QFontMetricsF metrics(font());
    const double baseline = line / 2.0 + (metrics.ascent() - metrics.descent()) / 2;
    double x = width() - sideMargin - valueWidth();
    const double tag = x - spacing - tagWidth();
    drawText(&painter, QPointF(x, baseline), value(), valueFont());
    x += textWidth(value(), valueFont());
    if (!unit().isEmpty())
        drawText(&painter, QPointF(x, baseline), QLatin1Char(' ') + unit(), font());
    if (!comparison().isEmpty()) {
        const QFontMetricsF small(smallFont());
        painter.setPen(theme().mutedText);
        const QString fitting = small.elidedText(comparison(), Qt::ElideRight, width() - 2 * sideMargin);
        drawText(&painter, QPointF(sideMargin, height() - topMargin - small.descent()), fitting, smallFont());
    }
    paintTag(&painter, tag, line / 2);
}

ReadoutPanel::ReadoutPanel(QWidget *parent) : QWidget(parent), m_meaningless(new QLabel(this)) {
    m_meaningless->setObjectName(QStringLiteral("hint"));
    m_meaningless->setWordWrap(true);
    m_meaningless->setTextFormat(Qt::RichText);
    m_meaningless->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_meaningless);
}

void ReadoutPanel::setTheme(const Theme &theme) {
    m_theme = &theme;
    for (ReadoutRow *row : m_rows)
        row->setTheme(theme);
}

void ReadoutPanel::show(const std::vector<Readout> &readouts) {
    while (m_rows.size() < readouts.size()) {
        auto *row = new ReadoutRow(this);
        row->setTheme(*m_theme);
        connect(row, &ReadoutRow::copied, this, &ReadoutPanel::copied);
        static_cast<QVBoxLayout *>(layout())->insertWidget(static_cast<int>(m_rows.size()), row);
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (i < readouts.size())
            m_rows[i]->show(readouts[i]);
        m_rows[i]->setVisible(i < readouts.size() && readouts[i].missing != doesNotApply());
    }
    showMeaningless(readouts);
}

void ReadoutPanel::showMeaningless(const std::vector<Readout> &readouts) {
    QStringList names;
    QStringList reasons;
    for (const Readout &each : readouts)
        if (each.missing == doesNotApply()) {
            const QString name = localized(each.label, Markup::Rich);
            names << name;
            reasons << QStringLiteral("<p>%1: %2</p>").arg(name, localized(each.help).toHtmlEscaped());
        }
    const QString text = names.isEmpty() ? QString() : tr("Doesn't apply: %1").arg(names.join(QStringLiteral("; ")));
    if (text != m_meaningless->text()) {
        m_meaningless->setText(text);
        m_meaningless->setVisible(!names.isEmpty());
    }
    if (const QString why = reasons.join(QString()); why != m_meaningless->toolTip())
        m_meaningless->setToolTip(why);
}

} // namespace halftruth
