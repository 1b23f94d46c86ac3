#include "ui/window/pin_bar.h"

#include "ui/text/localized.h"
#include "ui/window/icons.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int chipGap = 6;

/// A short line with the pin's dashes, as in a legend.
QIcon lineIcon(const Pin &pin, const QColor &colour) {
    QPixmap pixmap(28, 12);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QPen pen = curvePen({.role = Role::Pinned, .pin = pin.pattern}, colour);
    pen.setColor(colour);
    painter.setPen(pen);
    painter.drawLine(0, 6, 26, 6);
    return QIcon(pixmap);
}

bool hasMap(const Exploration &exploration) {
    return std::ranges::any_of(exploration.figures, [](const Figure &figure) { return heatMap(figure); });
}

} // namespace

PinBar::PinBar(ScenarioStore &store, QWidget *parent)
    : QWidget(parent), m_store(store), m_pin(new QAction(tr("&Pin the current curves"), this)),
      m_unpinAll(new QAction(tr("&Unpin all"), this)), m_layout(new QHBoxLayout(this)),
      m_hint(new QLabel(tr("not drawn over maps"), this)) {
    m_pin->setIconText(tr("Pin"));
    m_pin->setShortcut(QKeySequence(QStringLiteral("Ctrl+P")));
    m_unpinAll->setShortcut(QKeySequence(QStringLiteral("Ctrl+Shift+P")));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(chipGap);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_layout->addWidget(m_hint);
    m_layout->addStretch();
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_pin, &QAction::triggered, this, [this] {
        if (m_result)
            m_store.pin(m_result->drawn());
    });
    connect(m_unpinAll, &QAction::triggered, &m_store, &ScenarioStore::unpinAll);
    connect(&m_store, &ScenarioStore::pinsChanged, this, &PinBar::follow);
    connect(&m_store, &ScenarioStore::explorerChanged, this, &PinBar::follow);
    connect(&m_store, &ScenarioStore::parametersChanged, this, &PinBar::follow);
    connect(&m_store, &ScenarioStore::solvedChanged, this, &PinBar::follow);
    follow();
}

void PinBar::setTheme(const Theme &theme) {
    m_theme = &theme;
    m_pin->setIcon(themedIcon(QStringLiteral("pin"), theme.softText));
    colourChips();
}

void PinBar::setResult(std::shared_ptr<const Result> result) {
    m_result = std::move(result);
    m_hint->setVisible(hasMap(m_result->exploration));
}

void PinBar::rebuild(std::size_t count) {
    while (m_chips.size() > count) {
        m_chips.back().frame->hide();
        m_chips.back().frame->deleteLater(); // its button may be what was pressed
        m_chips.pop_back();
    }
    while (m_chips.size() < count) {
        const std::size_t index = m_chips.size();
        auto *frame = new QFrame(this);
        frame->setObjectName(QStringLiteral("pin"));
        auto *name = new QToolButton(frame);
        name->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        name->setIconSize(QSize(28, 12));
        auto *close = new QToolButton(frame);
        close->setText(QStringLiteral("×"));
        close->setToolTip(tr("Unpin"));
        auto *layout = new QHBoxLayout(frame);
        layout->setContentsMargins(2, 0, 2, 0);
        layout->setSpacing(0);
        layout->addWidget(name);
        layout->addWidget(close);
        connect(name, &QToolButton::clicked, this, [this, index] { m_store.goToPin(index); });
        connect(close, &QToolButton::clicked, this, [this, index] { m_store.unpin(index); });
        m_layout->insertWidget(static_cast<int>(index), frame);
        m_chips.push_back({frame, name, {}});
    }
}

void PinBar::follow() {
    const std::vector<Pin> &pins = m_store.pins();
    setVisible(!pins.empty());
    m_unpinAll->setEnabled(!pins.empty());
    m_pin->setEnabled(pins.size() < mostPins);
    m_pin->setToolTip(pins.size() < mostPins ? tr("Keep the current curves to compare with (Ctrl+P)")
                                             : tr("There are %1 pins; unpin one first").arg(mostPins));
    if (m_chips.size() != pins.size()) {
        rebuild(pins.size());
        colourChips();
    }
    const std::vector<Text> names = pinNames(m_store.explorer(), pins, m_store.parameters());
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i].text = localized(names[i]);
        m_chips[i].name->setToolTip(tr("Go back to %1").arg(m_chips[i].text));
        m_chips[i].frame->findChildren<QToolButton *>().back()->setAccessibleName(
            tr("Unpin %1").arg(m_chips[i].text));
    }
    elideNames();
}

void PinBar::colourChips() {
    const std::vector<Pin> &pins = m_store.pins();
    for (std::size_t i = 0; i < m_chips.size() && i < pins.size(); ++i)
        m_chips[i].name->setIcon(lineIcon(pins[i], m_theme->softText));
}

void PinBar::elideNames() {
    if (m_chips.empty())
        return;
    // Every chip gets an equal share of the width; what a name needs less isn't given to others.
    const int hint = m_hint->isHidden() ? 0 : m_hint->sizeHint().width() + chipGap;
    const int share = (width() - hint) / static_cast<int>(m_chips.size()) - chipGap;
    constexpr int ornaments = 64; // the line, the cross and the margins
    for (const Chip &chip : m_chips)
        chip.name->setText(
            chip.name->fontMetrics().elidedText(chip.text, Qt::ElideRight, std::max(24, share - ornaments)));
}

void PinBar::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    elideNames();
}

} // namespace halftruth
