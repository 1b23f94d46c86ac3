#include "ui/parameters/choice_row.h"

#include "ui/text/localized.h"

#include <QComboBox>
#include <QCompleter>
#include <QLineEdit>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QVBoxLayout>

#include <algorithm>

namespace halftruth {

namespace {

/// What doesn't fit ends in an ellipsis, instead of in the middle of a letter.
class ElidingBox : public QComboBox {
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent *) override {
        QStyleOptionComboBox option;
        initStyleOption(&option);
        const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
        option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width() - 4);
        QStylePainter painter(this);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }
};

/// A longer list is searched rather than scrolled.
constexpr std::size_t longList = 15;

} // namespace

ChoiceRow::ChoiceRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_box(new ElidingBox(this)) {
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMaxVisibleItems(20);
    m_box->setAccessibleName(accessibleTitle());
    m_box->setToolTip(localized(spec(use.id).help));
    if (spec(use.id).choices().size() > longList) {
        m_box->setEditable(true);
        m_box->setInsertPolicy(QComboBox::NoInsert);
        m_box->completer()->setFilterMode(Qt::MatchContains);
        m_box->completer()->setCompletionMode(QCompleter::PopupCompletion);
        // A text that is none of the choices is given up, not kept.
        connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, [this] {
            const int found = m_box->findText(m_box->currentText(), Qt::MatchFixedString);
            if (found < 0)
                m_box->setCurrentIndex(m_box->currentIndex());
            m_box->setEditText(m_box->itemText(found < 0 ? m_box->currentIndex() : found));
        });
    }
    setBuddy(m_box);
    layout()->addWidget(m_box);
    addRefusal();
    connect(m_box, &QComboBox::activated, this, &ChoiceRow::choose);
}

QWidget *ChoiceRow::editor() const { return m_box; }

void ChoiceRow::fill() {
    m_box->clear();
    const auto choices = spec(id()).choices();
    for (const int place : m_offered) {
        const NamedChoice &choice = choices[static_cast<std::size_t>(place)];
        m_box->addItem(localized(choice.title), place);
        if (!choice.help.empty())
            m_box->setItemData(m_box->count() - 1, localized(choice.help), Qt::ToolTipRole);
    }
}

void ChoiceRow::refresh(const Parameters &parameters) {
    if (std::vector<int> offered = choicesOf(use()); offered != m_offered) {
        m_offered = std::move(offered);
        fill();
    }
    m_box->setCurrentIndex(m_box->findData(static_cast<int>(parameters.integer(id()))));
    if (m_box->lineEdit()) // a long text is read from its beginning
        m_box->lineEdit()->setCursorPosition(0);
    // With a single choice there is nothing to choose.
    m_box->setEnabled(m_offered.size() > 1);
    accept();
}

void ChoiceRow::choose(int index) { set(static_cast<double>(m_box->itemData(index).toInt())); }

} // namespace halftruth
