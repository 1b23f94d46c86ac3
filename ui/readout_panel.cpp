#include "readout_panel.h"

#include <halftruth/math/domain.h>
#include <halftruth/text/number_text.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

namespace halftruth {

namespace {

QString utf8(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

} // namespace

ReadoutRow::ReadoutRow(QWidget *parent)
    : QPushButton(parent), m_label(new QLabel(this)), m_direction(new QLabel(this)), m_value(new QLabel(this)) {
    setObjectName(QStringLiteral("readout"));
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    m_value->setObjectName(QStringLiteral("value"));
    m_label->setTextFormat(Qt::RichText);
    m_label->setWordWrap(true);
    m_label->setMinimumWidth(40);
    m_label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QLabel *label : {m_label, m_direction, m_value})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 5, 2, 5);
    layout->setSpacing(6);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_direction, 0, Qt::AlignVCenter);
    layout->addWidget(m_value);
    connect(this, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_fullText);
        emit copied(m_fullText);
    });
}

QSize ReadoutRow::sizeHint() const { return layout()->sizeHint(); }

void ReadoutRow::show(const Readout &readout) {
    const bool present = readout.missing.empty();
    m_fullText = present ? QString::fromStdString(shortestText(readout.value)) : utf8(readout.missing);
    QString value = present ? QString::fromStdString(displayNumber(readout.value)) : utf8(readout.missing);
    if (present && !readout.unit.empty())
        value += QStringLiteral(" <span style='font-weight:400'>%1</span>").arg(utf8(readout.unit));
    m_value->setText(value);
    m_label->setText(utf8(readout.label));
    m_direction->setVisible(present);
    m_direction->setText(utf8(directionWord(readout.direction)));
    const QString tag =
        readout.direction == Direction::Exact ? QStringLiteral("tagGood") : QStringLiteral("tagBound");
    if (m_direction->objectName() != tag) {
        m_direction->setObjectName(tag);
        m_direction->style()->unpolish(m_direction);
        m_direction->style()->polish(m_direction);
    }
    setToolTip(tr("%1\nClick to copy %2").arg(utf8(readout.help), m_fullText));
    setAccessibleName(QStringLiteral("%1: %2 %3")
                          .arg(QTextDocumentFragment::fromHtml(utf8(readout.label)).toPlainText(),
                               utf8(directionWord(readout.direction)), m_fullText));
}

ReadoutPanel::ReadoutPanel(QWidget *parent) : QWidget(parent) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
}

void ReadoutPanel::show(const std::vector<Readout> &readouts) {
    while (m_rows.size() < readouts.size()) {
        auto *row = new ReadoutRow(this);
        connect(row, &ReadoutRow::copied, this, &ReadoutPanel::copied);
        layout()->addWidget(row);
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < readouts.size());
        if (i < readouts.size())
            m_rows[i]->show(readouts[i]);
    }
}

} // namespace halftruth
