#include "ui/window/pin_bar.h"

#include "ui/text/localized.h"
#include "ui/window/icons.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRadioButton>
#include <QShortcut>
#include <QToolButton>

#include <algorithm>

namespace halftruth {

namespace {

constexpr int chipGap = 6;
constexpr int longestPinName = 40;

/// A short line with the pin's dashes, as in a legend.
QIcon lineIcon(const Pin &pin, const QColor &colour) {
    QPixmap pixmap(28, 12);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QPen pen = curvePen({.role = Role::Pinned, .pin = pin.pattern}, colour, theme("light"));
    pen.setColor(colour); // as no theme has it: a name is read
    painter.setPen(pen);
    painter.drawLine(0, 6, 26, 6);
    painter.end();
    return QIcon(pixmap);
}

/// Whether the main chart is one: the figure that was brought forward, or else the first.
bool isMapInFront(const Exploration &exploration, const std::string &front) {
    const auto &figures = exploration.figures;
    const auto chosen = std::ranges::find(figures, front, &Figure::id);
    const auto main = chosen == figures.end() ? figures.begin() : chosen;
    return main != figures.end() && heatMap(*main);
}

} // namespace

PinBar::PinBar(ScenarioStore &store, QWidget *parent)
    : QWidget(parent), m_store(store), m_pin(new QAction(tr("&Pin the current curves"), this)),
      m_compare(new QAction(tr("&Compare side by side"), this)), m_unpinAll(new QAction(tr("&Unpin all"), this)),
      m_layout(new QHBoxLayout(this)), m_hint(new QLabel(tr("this map doesn't show pins"), this)),
      m_references(new QButtonGroup(this)) {
    m_pin->setIconText(tr("Pin"));
    m_pin->setShortcut(QKeySequence(QStringLiteral("Ctrl+P")));
    m_compare->setIconText(tr("Compare"));
    m_compare->setCheckable(true);
    m_compare->setShortcut(QKeySequence(QStringLiteral("Ctrl+B")));
    m_compare->setToolTip(
        tr("Show the charts of a pinned state beside those of now; where nothing is pinned, what is shown "
           "now is (Ctrl+B)"));
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
    connect(m_compare, &QAction::triggered, this, [this](bool beside) {
        if (beside && m_store.pins().empty() && m_result)
            m_store.pin(m_result->drawn());
        m_store.setCompared(beside);
        follow();
    });
    connect(m_unpinAll, &QAction::triggered, &m_store, &ScenarioStore::unpinAll);
    // A name that is being typed is that of a pin of the explorer that is left; where steps of undo lead away from
    // it, nobody's.
    connect(&m_store, &ScenarioStore::explorerLeft, this, [this] {
        if (QLineEdit *field = nameField())
            emit field->editingFinished();
    });
    connect(&m_store, &ScenarioStore::explorerChanged, this, [this] {
        if (QLineEdit *field = nameField()) {
            field->blockSignals(true); // it finishes when it goes
            field->hide();
            field->deleteLater();
        }
    });
    connect(&m_store, &ScenarioStore::pinsChanged, this, &PinBar::follow);
    connect(&m_store, &ScenarioStore::pinsChanged, this, &PinBar::drawDashes);
    connect(&m_store, &ScenarioStore::explorerChanged, this, &PinBar::drawDashes);
    connect(&m_store, &ScenarioStore::explorerChanged, this, &PinBar::follow);
    connect(&m_store, &ScenarioStore::parametersChanged, this, &PinBar::follow);
    connect(&m_store, &ScenarioStore::solvedChanged, this, &PinBar::follow);
    connect(&m_store, &ScenarioStore::frontChanged, this, &PinBar::followFront);
    follow();
}

void PinBar::setTheme(const Theme &theme) {
    m_theme = &theme;
    m_pin->setIcon(themedIcon(QStringLiteral("pin"), theme.softText));
    m_compare->setIcon(themedIcon(QStringLiteral("compare"), theme.softText));
    drawDashes();
}

void PinBar::setResult(std::shared_ptr<const Result> result) {
    m_result = std::move(result);
    followFront();
}

void PinBar::followFront() {
    m_hint->setVisible(m_result && isMapInFront(m_result->exploration, m_store.front()) && !m_store.compared());
    elideNames();
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
        auto *reference = new QRadioButton(tr("Δ"), frame);
        m_references->addButton(reference);
        layout->addWidget(name);
        layout->addWidget(reference);
        layout->addWidget(close);
        name->installEventFilter(this);
        // A gesture, so that the first of two clicks, which mean something else, can be taken back.
        connect(name, &QToolButton::clicked, this, [this, index] {
            m_store.beginGesture();
            m_store.goToPin(index);
            m_store.endGesture();
        });
        connect(reference, &QRadioButton::clicked, this, [this, index] { m_store.compareWith(index); });
        connect(close, &QToolButton::clicked, this, [this, index] { m_store.unpin(index); });
        m_layout->insertWidget(static_cast<int>(index), frame);
        m_chips.push_back({frame, name, reference, close, {}});
    }
}

void PinBar::follow() {
    const std::vector<Pin> &pins = m_store.pins();
    setVisible(!pins.empty());
    m_unpinAll->setEnabled(!pins.empty());
    m_compare->setChecked(m_store.compared());
    m_pin->setEnabled(pins.size() < mostPins);
    m_pin->setToolTip(pins.size() < mostPins ? tr("Keep the current curves to compare with (Ctrl+P)")
                                             : tr("There are %1 pins; unpin one first").arg(mostPins));
    if (m_chips.size() != pins.size()) {
        rebuild(pins.size());
        drawDashes();
    }
    const std::size_t compared = referencePin(pins);
    const std::vector<Text> names = pinNames(m_store.explorer(), pins, m_store.parameters());
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        m_chips[i].text = localized(names[i]);
        m_chips[i].name->setToolTip(tr("Go back to %1; a double click or F2 renames it").arg(m_chips[i].text));
        m_chips[i].name->setAccessibleName(m_chips[i].text);
        m_chips[i].close->setAccessibleName(tr("Unpin %1").arg(m_chips[i].text));
        const QString compare = tr("Compare the results with %1").arg(m_chips[i].text);
        m_chips[i].reference->setToolTip(compare);
        m_chips[i].reference->setAccessibleName(compare);
        m_chips[i].reference->setVisible(pins.size() > 1);
        m_chips[i].reference->setChecked(i == compared);
    }
    elideNames();
}

void PinBar::drawDashes() {
    const std::vector<Pin> &pins = m_store.pins();
    const QColor &colour = m_theme->softText;
    for (std::size_t i = 0; i < m_chips.size() && i < pins.size(); ++i) {
        QIcon &icon = m_dashes[{pins[i].pattern, colour.rgba()}];
        if (icon.isNull())
            icon = lineIcon(pins[i], colour);
        m_chips[i].name->setIcon(icon);
    }
}

void PinBar::elideNames() {
    if (m_chips.empty())
        return;
    // Every chip gets an equal share of the width; what a name needs less isn't given to others.
    const int hint = m_hint->isHidden() ? 0 : m_hint->sizeHint().width() + chipGap;
    const int share = (width() - hint) / static_cast<int>(m_chips.size()) - chipGap;
    // The line, the cross and the margins, and what chooses among several.
    const int ornaments = 72 + (m_chips.size() > 1 ? m_chips.front().reference->sizeHint().width() : 0);
    for (const Chip &chip : m_chips)
        chip.name->setText(
            chip.name->fontMetrics().elidedText(chip.text, Qt::ElideRight, std::max(24, share - ornaments)));
}

bool PinBar::eventFilter(QObject *watched, QEvent *event) {
    const auto chip = std::ranges::find(m_chips, watched, [](const Chip &each) -> QObject * { return each.name; });
    const bool twice = event->type() == QEvent::MouseButtonDblClick;
    const bool byKey = event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_F2;
    if (chip == m_chips.end() || (!twice && !byKey))
        return QWidget::eventFilter(watched, event);
    if (twice)
        m_store.takeBackGesture();
    editName(static_cast<std::size_t>(chip - m_chips.begin()));
    return true;
}

QLineEdit *PinBar::nameField() const {
    for (const Chip &chip : m_chips)
        if (auto *field = chip.frame->findChild<QLineEdit *>())
            return field;
    return nullptr;
}

void PinBar::editName(std::size_t index) {
    const Chip &chip = m_chips[index];
    if (chip.frame->findChild<QLineEdit *>())
        return;
    auto *field = new QLineEdit(chip.text, chip.frame);
    field->setAcceptDrops(false); // a file is dropped on the window, and its path is no name
    field->setMaxLength(longestPinName);
    field->setPlaceholderText(tr("Name of the pin"));
    field->setAccessibleName(field->placeholderText());
    // Over the name, so that nothing moves; wide enough to type.
    QRect place = chip.name->geometry();
    place.setWidth(std::max(place.width(), chip.frame->width() - 4));
    field->setGeometry(place);
    field->selectAll();
    field->show();
    field->setFocus(Qt::OtherFocusReason);
    const QString before = chip.text;
    connect(field, &QLineEdit::editingFinished, this, [this, field, index, before] {
        field->blockSignals(true); // it finishes once more when it goes
        const QString text = field->text();
        field->hide();
        field->deleteLater();
        if (index < m_store.pins().size() && text != before)
            m_store.namePin(index, text);
        if (index < m_chips.size())
            m_chips[index].name->setFocus(Qt::OtherFocusReason);
    });
    auto *leave = new QShortcut(QKeySequence(Qt::Key_Escape), field);
    leave->setContext(Qt::WidgetShortcut);
    connect(leave, &QShortcut::activated, field, [field, before] {
        field->setText(before);
        field->clearFocus();
    });
}

void PinBar::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    elideNames();
}

} // namespace halftruth
