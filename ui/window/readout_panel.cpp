#include "ui/window/readout_panel.h"

#include "ui/parameters/group_header.h"
#include "ui/parameters/row_text.h"
#include "ui/text/localized.h"
#include "ui/text/text_cache.h"
#include "ui/window/focus_ring.h"
#include "ui/window/roving_focus.h"

#include "core/math/domain/underflow.h"
#include "core/text/number_text.h"

#include <QFontMetricsF>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace halftruth {

namespace {

constexpr int sideMargin = 2;
constexpr int topMargin = 5;
constexpr int spacing = 6;
constexpr int cellGap = 5;  ///< before a number
constexpr int wideGap = 12; ///< where there is room
/// Of the line before a number, in the gap: "1 − 10⁻¹¹ ≈ 0.017" is no difference. Off both numbers, and from row to
/// row: beside "16" a short one would make it "161".
constexpr int ruleAt = 2;
constexpr char rowName[] = "tableRow";
/// Texts begin and end at the edges.
constexpr QMargins ringOfRow(3, 0, 3, 0);
constexpr QMargins ringOfCell(0, 0, 3, 0);
constexpr int fewestDigits = 1; // of a cell
constexpr int mostDigits = 4;
constexpr double narrowest = 0.74; // that digits are drawn before some are left out
constexpr int narrowestCell = 24;
constexpr double narrowestLabel = 40;
constexpr std::size_t mostBesideNames = 3; ///< columns of a table that find room beside the names of its rows

/// Whole numbers, which no fewer digits shorten, stand in the last one of many columns.
int usualStretch(std::size_t column, std::size_t columns) { return column > 1 && column + 1 == columns ? 4 : 3; }

} // namespace

ReadoutRow::ReadoutRow(QWidget *parent) : ReadoutButton(parent) {
    setObjectName(QStringLiteral("readout"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setRingMargins(this, ringOfRow);
}

void ReadoutRow::setCell(bool cell) {
    if (std::exchange(m_cell, cell) == cell)
        return;
    setRingMargins(this, cell ? ringOfCell : ringOfRow);
    updateGeometry();
}

void ReadoutRow::setRuled(bool ruled) {
    if (std::exchange(m_ruled, ruled) != ruled)
        update();
}

void ReadoutRow::setBelowItsName(bool below) {
    if (property("below").toBool() == below)
        return;
    setProperty("below", below);
    style()->unpolish(this);
    style()->polish(this);
    updateGeometry();
}

double ReadoutRow::valueWidth() const {
    const double beside = unit().isEmpty() ? 0.0 : textWidth(QLatin1Char(' ') + unit(), font());
    return textWidth(value(), valueFont()) + beside;
}

void ReadoutRow::setCompared(bool compared) {
    if (std::exchange(m_compared, compared) != compared)
        updateGeometry();
}

void ReadoutRow::setHeld(bool held) {
    if (std::exchange(m_held, held) != held && !held)
        textsChanged(false);
}

double ReadoutRow::comparisonHeight() const { return m_compared ? QFontMetricsF(smallFont()).height() : 0.0; }

double ReadoutRow::besideLabel() const { return valueWidth() + (tagWidth() > 0 ? tagWidth() + spacing : 0.0); }

const RichText &ReadoutRow::labelBeside(int width) const {
    // A number that is sought leaves its room to the next one: lines that come and go move what is below.
    const double number = std::max(besideLabel(), m_numberWidth);
    return label(std::max(narrowestLabel, width - 2 * sideMargin - spacing - number));
}

bool ReadoutRow::isStacked(int width) const {
    const RichText &beside = labelBeside(width);
    return beside.size().width() > beside.width();
}

int ReadoutRow::cellLine() const {
    return static_cast<int>(std::ceil(QFontMetricsF(valueFont()).height())) + topMargin;
}

int ReadoutRow::heightForWidth(int width) const {
    if (m_cell)
        return cellLine() + static_cast<int>(std::ceil(comparisonHeight()));
    const double number = QFontMetricsF(valueFont()).height();
    const double text = isStacked(width) ? label(width - 2 * sideMargin).size().height() + number
                                         : std::max(labelBeside(width).size().height(), number);
    return static_cast<int>(std::ceil(text + comparisonHeight())) + 2 * topMargin;
}

QSize ReadoutRow::sizeHint() const {
    if (m_cell) // the table shares out what there is
        return {narrowestCell + cellGap, heightForWidth(narrowestCell)};
    // As narrow as its number lets it be; the panel gives it all the width there is.
    const int least = static_cast<int>(narrowestLabel + valueWidth() + tagWidth()) + 2 * (sideMargin + spacing);
    return {least, heightForWidth(std::max(least, width()))};
}

void ReadoutRow::textsChanged(bool renamed) {
    if (readout().missing.empty())
        m_numberWidth = m_held && !renamed ? std::max(m_numberWidth, besideLabel()) : besideLabel();
    else if (renamed)
        m_numberWidth = 0;
    // Where it is to be shown it may be wider than it is now.
    if (m_cell) {
        if (sizeHint().height() != std::exchange(m_cellHeight, sizeHint().height()))
            updateGeometry();
        return;
    }
    if (renamed || heightForWidth(width()) != height())
        updateGeometry();
}

void ReadoutRow::paintEvent(QPaintEvent *event) {
    QPushButton::paintEvent(event); // the background, as the style sheet has it
    QPainter painter(this);
    if (m_cell) {
        paintCell(&painter);
        return;
    }
    const bool stacked = isStacked(width());
    const RichText &text = stacked ? label(width() - 2 * sideMargin) : labelBeside(width());
    const double line = height() - comparisonHeight();
    painter.setPen(theme().text);
    text.paint(&painter, QPointF(sideMargin, stacked ? topMargin : (line - text.size().height()) / 2));

    const QFontMetricsF metrics(font());
    const double middle = stacked ? line - topMargin - QFontMetricsF(valueFont()).height() / 2 : line / 2;
    const double baseline = middle + (metrics.ascent() - metrics.descent()) / 2;
    double x = width() - sideMargin - valueWidth();
    const double tag = x - spacing - tagWidth();
    painter.setPen(valueColour());
    drawText(&painter, QPointF(x, baseline), value(), valueFont());
    x += textWidth(value(), valueFont());
    if (!unit().isEmpty())
        drawText(&painter, QPointF(x, baseline), QLatin1Char(' ') + unit(), font());
    if (!comparison().isEmpty()) {
        const QFontMetricsF small(smallFont());
        painter.setPen(theme().mutedText);
        drawText(&painter, QPointF(sideMargin, height() - topMargin - small.descent()),
                 comparisonWithin(width() - 2 * sideMargin), smallFont());
    }
    paintTag(&painter, tag, middle);
}

QString ReadoutRow::fullCellText() const {
    if (readout().missing == doesNotApply())
        return QStringLiteral("–");
    if (!readout().missing.empty() || isTooSmall(readout().value)) // it has a sign of its own
        return value();
    return directionSign(readout().direction) + value();
}

QString ReadoutRow::cellText() const {
    const auto fits = [this](const QString &text) {
        return narrowest * textWidth(text, font()) <= width() - cellGap;
    };
    QString text = fullCellText();
    if (!readout().missing.empty() || isTooSmall(readout().value))
        return text;
    for (int digits = mostDigits - 1; digits >= fewestDigits && !fits(text); --digits)
        text = rounded(digits);
    // A part of a number would be another number.
    return fits(text) ? text : QStringLiteral("…");
}

QString ReadoutRow::cellDifference() const {
    for (int digits = mostDigits - 1; digits >= fewestDigits; --digits)
        if (const QString text = difference(digits); textWidth(text, smallFont()) <= width() - cellGap)
            return text;
    return {};
}

double ReadoutRow::wishedWidth() const { return textWidth(fullCellText(), font()) + wideGap; }

double ReadoutRow::narrowWidth() const {
    if (!readout().missing.empty()) // words
        return textWidth(fullCellText(), font()) + cellGap;
    return narrowest * textWidth(fullCellText(), font()) + cellGap;
}

double ReadoutRow::cellStretch() const {
    const double wish = textWidth(cellText(), font());
    return readout().missing.empty() && wish > 0 ? std::clamp((width() - cellGap) / wish, narrowest, 1.0) : 1.0;
}

double ReadoutRow::leastWidth() const {
    if (!readout().missing.empty() || isTooSmall(readout().value)) // no digits to leave out
        return textWidth(fullCellText(), font()) + cellGap;
    return std::min(narrowWidth(), narrowest * textWidth(rounded(fewestDigits), font()) + cellGap);
}

QString ReadoutRow::rounded(int digits) const {
    // Of few digits the nearest are nearer: 5.4 is about 5, whatever a limit is rounded to.
    const Rounding rounding =
        readout().direction == Direction::About ? Rounding::Nearest : shownNumber(readout()).rounding;
    return directionSign(readout().direction) + localized(displayNumber(readout().value, digits, rounding));
}

void ReadoutRow::paintCell(QPainter *painter) const {
    const QFontMetricsF metrics(font());
    if (m_ruled) {
        painter->setPen(theme().border);
        painter->drawLine(ruleAt, 0, ruleAt, height() - 1);
    }
    const QString text =
        readout().missing.empty() ? cellText() : metrics.elidedText(cellText(), Qt::ElideRight, width() - cellGap);
    painter->setPen(readout().missing.empty() ? valueColour() : theme().mutedText);
    const double line = m_compared ? cellLine() : height(); // the difference stands below
    const double stretch = cellStretch();
    painter->save();
    painter->translate(width() - stretch * textWidth(text, font()),
                       (line + metrics.ascent() - metrics.descent()) / 2);
    painter->scale(stretch, 1);
    drawText(painter, QPointF(), text, font());
    painter->restore();
    if (const QString difference = cellDifference(); !difference.isEmpty()) {
        painter->setPen(theme().mutedText);
        drawText(painter,
                 QPointF(width() - textWidth(difference, smallFont()), line + QFontMetricsF(smallFont()).ascent()),
                 difference, smallFont());
    }
}

ReadoutPanel::ReadoutPanel(QWidget *parent)
    : QWidget(parent), m_roving(new RovingFocus(this)), m_meaningless(new RowText("hint", this)) {
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
        m_rows.push_back(row);
    }
    const auto placeOf = [](const Readout &readout) { return readout.place; };
    if (!std::ranges::equal(readouts, m_places, {}, placeOf) && !renamedRows(readouts))
        arrange(readouts);
    m_applies.assign(m_rows.size(), false);
    const bool compared =
        std::ranges::any_of(readouts, [](const Readout &each) { return each.comparison.has_value(); });
    for (std::size_t i = 0; i < readouts.size(); ++i) {
        // Also where a number is still sought, here or in the other state: what is below would move up and back.
        m_rows[i]->setCompared(compared && !readouts[i].given);
        m_rows[i]->show(readouts[i]);
        m_applies[i] = m_rows[i]->isCell() || readouts[i].missing != doesNotApply();
    }
    showRows();
    shareColumns();
    showMeaningless(readouts);
}

void ReadoutPanel::setHeld(bool held) {
    for (ReadoutRow *row : m_rows)
        row->setHeld(held);
    if (std::exchange(m_held, held) != held && !held)
        shareColumns();
}

void ReadoutPanel::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    shareColumns();
    giveLine();
}

// While something is moved columns stand still as long as the numbers in them have room; then they are what those
// numbers make them, whatever was there before.
void ReadoutPanel::shareColumns() {
    for (const Section &section : m_sections) {
        if (!section.table || section.table->isHidden())
            continue;
        auto *grid = static_cast<QGridLayout *>(section.table->layout());
        struct Need {
            double least = 0.0;
            double narrow = 0.0; ///< with all digits
            double wish = 0.0;
        };
        std::map<int, Need> needs;
        bool cut = false; // in the columns as they are, or as they usually are
        for (const std::size_t each : section.members) {
            if (!m_rows[each]->isCell() || m_rows[each]->isHidden())
                continue;
            int row = 0, column = 0, rows = 0, columns = 0;
            grid->getItemPosition(grid->indexOf(m_rows[each]), &row, &column, &rows, &columns);
            const double wish = m_rows[each]->wishedWidth();
            cut = cut || (m_held && m_rows[each]->narrowWidth() > m_rows[each]->width());
            Need &need = needs[column];
            need.wish = std::max(need.wish, std::ceil(wish) + 1); // a layout rounds
            need.narrow = std::max(need.narrow, std::ceil(m_rows[each]->narrowWidth()) + 1);
            need.least = std::max(need.least, std::ceil(m_rows[each]->leastWidth()) + 1);
        }
        if (m_held && !cut)
            continue;
        // A heading isn't cut either: what its longest word takes is no room to give away.
        for (const QLabel *each : section.names) {
            int row = 0, column = 0, rows = 0, columns = 0;
            if (const int index = grid->indexOf(each); index >= 0 && !each->isHidden())
                grid->getItemPosition(index, &row, &column, &rows, &columns);
            if (const auto need = needs.find(column); row == 0 && columns == 1 && need != needs.end()) {
                need->second.least = std::max<double>(need->second.least, each->minimumWidth());
                need->second.narrow = std::max(need->second.narrow, need->second.least);
                need->second.wish = std::max(need->second.wish, need->second.narrow);
            }
        }
        double least = 0.0;
        double narrow = 0.0;
        double wish = 0.0;
        for (const auto &[column, need] : needs) {
            least += need.least;
            narrow += need.narrow;
            wish += need.wish;
        }
        const double named = grid->columnStretch(0) > 0 ? 0.0 : grid->cellRect(0, 0).width(); // the names of rows
        const double room = section.table->width() - 2 * sideMargin - named;
        const auto give = [grid](int column, int stretch) {
            if (grid->columnStretch(column) != stretch) // which has the layout made anew
                grid->setColumnStretch(column, stretch);
        };
        int usual = 0;
        for (std::size_t i = 0; i < needs.size(); ++i)
            usual += usualStretch(i, needs.size());
        std::size_t place = 0;
        const bool fits = std::ranges::all_of(needs, [&](const auto &each) {
            return each.second.wish <= room * usualStretch(place++, needs.size()) / std::max(1, usual);
        });
        if (fits) {
            place = 0;
            for (const auto &[column, need] : needs)
                give(column, usualStretch(place++, needs.size()));
            continue;
        }
        // All digits come before wide ones.
        const auto part = [room](double from, double to) {
            return to > from ? std::clamp((room - from) / (to - from), 0.0, 1.0) : 0.0;
        };
        for (const auto &[column, need] : needs)
            give(column, static_cast<int>(std::lround(need.least + part(least, narrow) * (need.narrow - need.least) +
                                                      part(narrow, wish) * (need.wish - need.narrow))));
    }
}

// A slider may change the order of a table in every frame: what is there stays, and is placed anew.
bool ReadoutPanel::renamedRows(const std::vector<Readout> &readouts) {
    if (readouts.size() != m_places.size())
        return false;
    const auto unnamed = [](ReadoutPlace place) {
        place.row = {};
        return place;
    };
    // Of every section the rows as they follow each other, and which of them each of its readouts belongs to.
    using Rows = std::vector<Text>;
    const auto rowIn = [](Rows &rows, const Text &name) {
        const auto place = std::ranges::find(rows, name) - rows.begin();
        if (static_cast<std::size_t>(place) == rows.size())
            rows.push_back(name);
        return place;
    };
    std::vector<Rows> rowsOf(m_sections.size());
    for (std::size_t section = 0; section < m_sections.size(); ++section) {
        Rows before;
        for (const std::size_t each : m_sections[section].members) {
            const ReadoutPlace &place = readouts[each].place;
            if (unnamed(place) != unnamed(m_places[each]))
                return false;
            if (!place.column.empty() && rowIn(before, m_places[each].row) != rowIn(rowsOf[section], place.row))
                return false;
        }
    }
    for (std::size_t section = 0; section < m_sections.size(); ++section) {
        std::size_t row = 0;
        for (QLabel *label : m_sections[section].names)
            if (label->objectName() == QLatin1String(rowName) && row < rowsOf[section].size())
                label->setText(localized(rowsOf[section][row++], Markup::Rich));
    }
    for (std::size_t i = 0; i < readouts.size(); ++i)
        m_places[i] = readouts[i].place;
    return true;
}

void ReadoutPanel::arrange(const std::vector<Readout> &readouts) {
    auto *column = static_cast<QVBoxLayout *>(layout());
    while (const QLayoutItem *item = column->takeAt(0))
        delete item;
    std::vector<Section> before = std::exchange(m_sections, std::vector<Section>(1));
    const auto sectionOf = [&](const ReadoutPlace &place) -> Section & {
        const auto known = std::ranges::find(m_sections, place.group, &Section::group);
        if (known != m_sections.end())
            return *known;
        const auto kept = std::ranges::find(before, place.group, &Section::group);
        if (kept == before.end())
            return m_sections.emplace_back(
                Section{.group = place.group, .header = createHeader(localized(place.group), place.folded)});
        m_sections.push_back(std::move(*kept));
        before.erase(kept);
        m_sections.back().members.clear();
        return m_sections.back();
    };
    m_places.clear();
    for (std::size_t i = 0; i < readouts.size(); ++i) {
        const ReadoutPlace &place = readouts[i].place;
        m_places.push_back(place);
        sectionOf(place).members.push_back(i);
        m_rows[i]->setCell(!place.column.empty());
        if (!m_rows[i]->isCell())
            m_rows[i]->setBelowItsName(false); // as it may have been
    }
    // What is sorted by what it belongs to comes first, what few look at last. What belongs to nothing has a heading
    // of its own between them: it would seem to belong to what is above it.
    const auto order = [&](const Section &section) {
        if (section.group.empty())
            return 1;
        return readouts[section.members.front()].place.folded ? 2 : 0;
    };
    Section &others = m_sections.front();
    if (!others.members.empty() &&
        std::ranges::any_of(m_sections, [&](const Section &each) { return order(each) == 0; })) {
        if (const auto kept = std::ranges::find(before, Phrase(), &Section::group); kept != before.end())
            others.header = std::exchange(kept->header, nullptr);
        if (!others.header)
            others.header = createHeader(tr("Other results"), false);
    }
    std::ranges::stable_sort(m_sections, {}, order);
    std::vector<QWidget *> stops;
    const auto follow = [&stops](QWidget *next) {
        if (!stops.empty())
            QWidget::setTabOrder(stops.back(), next);
        stops.push_back(next);
    };
    for (Section &section : m_sections) {
        if (section.header) {
            column->addWidget(section.header);
            section.header->show();
            follow(section.header);
        }
        for (const std::size_t each : section.members)
            if (!m_rows[each]->isCell()) {
                column->addWidget(m_rows[each]);
                follow(m_rows[each]);
            }
        fillTable(section, readouts);
        for (const std::size_t each : section.members)
            if (m_rows[each]->isCell())
                follow(m_rows[each]);
    }
    column->addWidget(m_meaningless);
    for (const Section &gone : before) {
        for (ReadoutRow *row : m_rows)
            if (gone.table && row->parentWidget() == gone.table)
                row->setParent(this);
        delete gone.header;
        delete gone.table;
    }
    m_roving->setMembers(stops);
}

GroupHeader *ReadoutPanel::createHeader(const QString &title, bool folded) {
    auto *header = new GroupHeader(title, this);
    const auto left = m_unfolded.find(header->text());
    header->setChecked(left == m_unfolded.end() ? !folded : left->second);
    connect(header, &QAbstractButton::toggled, this, [this, header](bool open) {
        m_unfolded[header->text()] = open;
        showRows();
    });
    return header;
}

void ReadoutPanel::fillTable(Section &section, const std::vector<Readout> &readouts) {
    const bool cells = std::ranges::any_of(section.members, [&](std::size_t each) { return m_rows[each]->isCell(); });
    if (cells && !section.table) {
        section.table = new QWidget(this);
        auto *grid = new QGridLayout(section.table);
        grid->setContentsMargins(sideMargin, 0, sideMargin, 0);
        grid->setHorizontalSpacing(0); // the lines between rows have no gaps
        grid->setVerticalSpacing(0);
    }
    if (!section.table)
        return;
    auto *grid = static_cast<QGridLayout *>(section.table->layout());
    while (const QLayoutItem *item = grid->takeAt(0))
        delete item;
    for (int column = 0; column < grid->columnCount(); ++column)
        grid->setColumnStretch(column, 0);
    std::vector<Text> columns;
    for (const std::size_t each : section.members)
        if (m_rows[each]->isCell() && std::ranges::find(columns, readouts[each].place.column) == columns.end())
            columns.push_back(readouts[each].place.column);
    // Where numbers would have no room beside the names of their rows, these stand above them.
    const bool above = columns.size() > mostBesideNames;
    const auto placeOf = [above](std::ptrdiff_t place) { return static_cast<int>(place) + (above ? 0 : 1); };
    std::size_t named = 0;
    const auto name = [&](const QString &text, Qt::Alignment alignment, const char *kind) {
        if (named == section.names.size()) {
            section.names.push_back(new QLabel(section.table));
            section.names.back()->setTextFormat(Qt::RichText);
            section.names.back()->setIndent(0);
        }
        QLabel *label = section.names[named++];
        label->setObjectName(QLatin1String(kind));
        label->setText(text);
        label->setAlignment(alignment | Qt::AlignVCenter);
        label->setWordWrap(false);
        label->setMinimumWidth(0);
        label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        label->show();
        return label;
    };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const int column = placeOf(static_cast<std::ptrdiff_t>(i));
        QString title = localized(columns[i], Markup::Rich);
        title.replace(QStringLiteral(" − "), QStringLiteral("\u00a0−\u00a0")); // a difference stays on its line
        QLabel *heading = name(title, Qt::AlignRight, "hint");
        heading->setWordWrap(true);
        heading->setContentsMargins(cellGap, 0, 0, 0);
        // A long one leaves the others their room.
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        heading->setSizePolicy(policy);
        // No word of it is cut, though.
        heading->ensurePolished();
        double widest = 0.0;
        for (const QString &word : QTextDocumentFragment::fromHtml(title).toPlainText().split(u' '))
            widest = std::max(widest, textWidth(word, heading->font()));
        heading->setMinimumWidth(static_cast<int>(std::ceil(widest)) + cellGap);
        grid->addWidget(heading, 0, column, Qt::AlignBottom);
        grid->setColumnStretch(column, usualStretch(i, columns.size()));
    }
    std::vector<Text> rows;
    for (const std::size_t each : section.members) {
        if (!m_rows[each]->isCell())
            continue;
        const ReadoutPlace &place = readouts[each].place;
        const auto row = std::ranges::find(rows, place.row) - rows.begin();
        const int line = 1 + static_cast<int>(row) * (above ? 2 : 1);
        if (static_cast<std::size_t>(row) == rows.size()) {
            rows.push_back(place.row);
            QLabel *label = name(localized(place.row, Markup::Rich), Qt::AlignLeft, rowName);
            label->setContentsMargins(0, above ? 0 : 2, 0, 0); // on the line of its numbers
            if (above)
                grid->addWidget(label, line, 0, 1, static_cast<int>(columns.size()));
            else
                grid->addWidget(label, line, 0);
        }
        m_rows[each]->setBelowItsName(above);
        const auto column = std::ranges::find(columns, place.column) - columns.begin();
        m_rows[each]->setRuled(column > 0);
        grid->addWidget(m_rows[each], line + (above ? 1 : 0), placeOf(column));
    }
    for (std::size_t i = named; i < section.names.size(); ++i)
        section.names[i]->hide();
    if (cells)
        static_cast<QVBoxLayout *>(layout())->addWidget(section.table);
}

void ReadoutPanel::showRows() {
    for (std::size_t i = m_places.size(); i < m_rows.size(); ++i)
        m_rows[i]->setVisible(false);
    for (const Section &section : m_sections) {
        const bool open = !section.header || section.header->isChecked();
        for (const std::size_t each : section.members)
            m_rows[each]->setVisible(m_applies[each] && (open || m_rows[each]->isCell()));
        if (section.table)
            section.table->setVisible(open && std::ranges::any_of(section.members, [this](std::size_t each) {
                                          return m_rows[each]->isCell();
                                      }));
        if (section.header) // nothing to unfold where nothing applies
            section.header->setVisible(
                std::ranges::any_of(section.members, [this](std::size_t each) { return m_applies[each]; }));
    }
    m_roving->follow();
}

bool ReadoutPanel::event(QEvent *event) {
    if (event->type() == QEvent::LayoutRequest) // of a font of another size, perhaps
        giveLine();
    return QWidget::event(event);
}

void ReadoutPanel::giveLine() {
    m_meaningless->ensurePolished();
    if (const int height = m_meaningless->fontMetrics().height(); m_meaningless->minimumHeight() != height)
        m_meaningless->setFixedHeight(height);
}

void ReadoutPanel::showMeaningless(const std::vector<Readout> &readouts) {
    QStringList names;
    QStringList reasons;
    for (const Readout &each : readouts)
        if (each.missing == doesNotApply() && each.place.column.empty()) {
            names << localized(each.label);
            reasons << QStringLiteral("%1: %2").arg(localized(each.label), localized(each.help));
        }
    const QString text = names.isEmpty() ? QString() : tr("Doesn't apply: %1").arg(names.join(QStringLiteral("; ")));
    if (text != m_meaningless->text()) {
        m_meaningless->setText(text);
        m_meaningless->setVisible(!names.isEmpty());
        giveLine();
    }
    if (const QString why = reasons.join(QStringLiteral("\n\n")); why != m_meaningless->toolTip())
        m_meaningless->setToolTip(why);
}

} // namespace halftruth
