#include "ui/parameters/choice_row.h"

#include "ui/parameters/choice_box.h"
#include "ui/parameters/row_text.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/parameters/short_names.h"
#include "core/text/text.h"

#include <QLineEdit>

#include <algorithm>

namespace halftruth {

namespace {

/// A longer list is searched rather than scrolled.
constexpr std::size_t longList = 15;
/// A longer name isn't one of a few words: it has no room beside the title of its row.
constexpr std::size_t longName = 60;

bool hasLongNames(const ParameterSpec &spec) {
    return std::ranges::any_of(spec.choices(),
                               [](const NamedChoice &each) { return english(each.title).size() > longName; });
}

} // namespace

ChoiceRow::ChoiceRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_box(new ChoiceBox(this)), m_wide(hasLongNames(spec(use.id))) {
    if (spec(use.id).choices().size() > longList)
        m_box->searchByTyping();
    if (m_wide) {
        m_box->useTwoLines();
        setTitleShown(false);
    }
    setBuddy(m_box);
    watch(m_box);
    connect(m_box, &QComboBox::activated, this, &ChoiceRow::choose);
    connect(m_box, &ChoiceBox::settled, this, [this] {
        if (!refused())
            emit settled();
    });
}

QWidget *ChoiceRow::editor() const { return m_box; }

ChoiceBox *ChoiceRow::box() const { return m_box; }

QString ChoiceRow::ends() const { return m_box->itemText(m_box->currentIndex()); }

bool ChoiceRow::showsAll() const {
    return m_box->shownText(m_box->currentIndex()) == ends() && (m_wide || title()->shownText() == title()->text());
}

QRect ChoiceRow::titlePlace(const Places &places) const { return m_wide ? QRect() : places.name; }

void ChoiceRow::arrange(const Places &places) {
    if (m_wide) // as high as the row, but for what keeps it off its neighbours
        return m_box->setGeometry(0, 1, places.button.right() + 1, height() - 2);
    const int left = places.name.right() + 1 + nameGap;
    m_box->setGeometry(left, places.field.top(), places.button.right() - left + 1, places.field.height());
}

void ChoiceRow::fill() {
    m_box->clear();
    const auto choices = spec(id()).choices();
    for (const int place : m_offered) {
        const NamedChoice &choice = choices[static_cast<std::size_t>(place)];
        m_box->addItem(localized(choice.title), place);
        m_box->setItemData(m_box->count() - 1, localized(shorterName(choice.title)), ChoiceBox::ShorterRole);
        m_box->setItemData(m_box->count() - 1, utf8(choice.symbol), ChoiceBox::SymbolRole);
        m_box->setItemData(m_box->count() - 1, utf8(choice.id) + QLatin1Char(' ') + localized(choice.words),
                           ChoiceBox::WordsRole);
        m_box->setItemData(m_box->count() - 1, localized(choice.group), ChoiceBox::GroupRole);
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
    if (m_box->lineEdit() && !m_box->lineEdit()->isModified()) // a long text is read from its beginning
        m_box->lineEdit()->setCursorPosition(0);
    // With a single choice there is nothing to choose.
    m_box->setEnabled(m_offered.size() > 1);
    accept();
}

void ChoiceRow::choose(int index) { set(static_cast<double>(m_box->itemData(index).toInt())); }

} // namespace halftruth
