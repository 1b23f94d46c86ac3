#include "ui/parameters/solve_control.h"

#include "ui/parameters/row_text.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace halftruth {

namespace {

QString nameOf(const Solving &solving) { return localized(targetName(solving)); }

QString symbolOf(const Solving &solving) { return utf8(spec(solving.unknown).symbol); }

/// Letters that files and the command line spell out as they are on the screen: α for alpha.
QString withSymbols(QString text) {
    for (const ParameterId id : {ParameterId::Alpha, ParameterId::Beta, ParameterId::Gamma, ParameterId::Delta,
                                 ParameterId::Epsilon, ParameterId::NullPrevalence})
        text.replace(QRegularExpression(QStringLiteral("\\b%1\\b").arg(utf8(spec(id).name))), utf8(spec(id).symbol));
    return text;
}

} // namespace

QString targetText(const RowSolving &solving) {
    return localized(
        solvingText(*solving.active, solving.found() ? solving.solved->solution.side : SolutionSide::Equal));
}

SolveButton::SolveButton(QWidget *parent)
    : QWidget(parent), m_button(new QToolButton(this)), m_menu(new QMenu(this)) {
    hide(); // until there is something to offer
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_button);
    m_button->setObjectName(QStringLiteral("solve"));
    m_button->setCheckable(true);
    m_button->setText(QStringLiteral("ƒ"));
    m_button->setFocusPolicy(Qt::ClickFocus); // F on the slider does the same
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_button, &QToolButton::clicked, this, &SolveButton::press);
}

void SolveButton::show(const RowSolving &solving) {
    m_solving = solving;
    // Who looks for a value wants the true one; files and the command line begin with the quick ones.
    std::vector<Solving> &offers = m_solving.offers;
    if (const auto exact = std::ranges::find_if(
            offers, [](const Solving &each) { return findRelation(each.relation)->direction == Direction::Exact; });
        exact != offers.end())
        std::rotate(offers.begin(), exact, exact + 1);
    setVisible(!solving.offers.empty());
    if (solving.offers.empty())
        return;
    const bool active = solving.active.has_value();
    const QString symbol = symbolOf(solving.offers.front());
    m_button->setChecked(active);
    if (m_button->property("infeasible").toBool() != solving.infeasible()) {
        m_button->setProperty("infeasible", solving.infeasible());
        m_button->style()->unpolish(m_button);
        m_button->style()->polish(m_button);
    }
    m_button->setAccessibleName(!active                ? tr("Solve for %1").arg(symbol)
                                : solving.infeasible() ? tr("%1 is solved for and has no value").arg(symbol)
                                                       : tr("%1 is solved for").arg(symbol));
    m_button->setToolTip(active ? tr("%1: found from the others; press to change that").arg(targetText(solving))
                         : solving.offers.size() == 1
                             ? tr("Find %1 for %2 (F)").arg(symbol, nameOf(solving.offers.front()))
                             : tr("Find %1 from the others (F)").arg(symbol));
}

void SolveButton::press() {
    m_button->setChecked(m_solving.active.has_value()); // until the answer is there
    if (m_solving.offers.size() > 1)
        openMenu();
    else if (m_solving.active)
        emit ended();
    else if (!m_solving.offers.empty())
        emit chosen(m_solving.offers.front());
}

void SolveButton::openMenu() {
    m_menu->clear();
    auto *group = new QActionGroup(m_menu);
    const auto add = [&](const QString &text, bool checked) {
        QAction *action = m_menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(checked);
        group->addAction(action);
        return action;
    };
    connect(add(tr("Set %1 by hand").arg(symbolOf(m_solving.offers.front())), !m_solving.active), &QAction::triggered,
            this, &SolveButton::ended);
    m_menu->addSeparator();
    m_menu->addAction(tr("Find %1 for").arg(symbolOf(m_solving.offers.front())))->setEnabled(false);
    for (const Solving &each : m_solving.offers)
        connect(add(nameOf(each), m_solving.active == each), &QAction::triggered, this,
                [this, each] { emit chosen(each); });
    // Below the button, its right end at the button's: the panel is at the right of the window.
    const QSize size = m_menu->sizeHint();
    m_menu->popup(m_button->mapToGlobal(QPoint(m_button->width() - size.width(), m_button->height())));
}

SolveText::SolveText(QWidget *parent)
    : QWidget(parent), m_meaning(new RowText("hint", this)), m_reason(new RowText("refusal", this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_meaning);
    layout->addWidget(m_reason);
    m_reason->hide();
    hide();
}

void SolveText::show(const RowSolving &solving) {
    setVisible(solving.active.has_value());
    if (!solving.active)
        return;
    const bool reason = solving.infeasible();
    m_meaning->setVisible(!reason);
    m_reason->setVisible(reason);
    if (reason) {
        QString text = withSymbols(localized(solving.solved->solution.reason));
        if (text.size() > 1 && text[1].isLetter()) // a symbol stays as it is
            text.replace(0, 1, text.left(1).toUpper());
        m_reason->setText(text);
        return;
    }
    const QString what = targetText(solving);
    if (!solving.solved || !solving.solved->pending) {
        m_meaning->setText(what);
        return;
    }
    const int percent = static_cast<int>(100 * solving.solved->progress);
    m_meaning->setText(percent > 0 ? tr("Searching %1 %: %2").arg(percent).arg(what) : tr("Searching: %1").arg(what));
}

QString SolveText::text() const { return isReason() ? m_reason->text() : m_meaning->text(); }

bool SolveText::isReason() const { return !m_reason->isHidden(); }

} // namespace halftruth
