#include "ui/parameters/parameter_row.h"

#include "ui/parameters/player.h"
#include "ui/parameters/row_text.h"
#include "ui/parameters/value_field.h"
#include "ui/parameters/value_slider.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"
#include "ui/window/icons.h"

#include "core/text/number_parser.h"
#include "core/text/number_text.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

QString typingHelp() { return QObject::tr("Type a number: 0.25, 25 %, 1/4, 1e6 or ln 3"); }

/// What is found is shown on the side of it that still does: who reads it and types it keeps the limit.
Rounding keepingRounding(const RowSolving &solving) {
    return solving.found() ? keepingRounding(solving.solved->solution.side) : Rounding::Nearest;
}

} // namespace

ParameterRow::ParameterRow(const ParameterUse &use, Setter setter, QWidget *parent)
    : ValueRow(use, std::move(setter), parent), m_field(new ValueField(this)), m_slider(new ValueSlider(this)),
      m_lowerEnd(new RowText("hint", this)), m_upperEnd(new RowText("hint", this)),
      m_given(new RowText("hint", this)), m_solve(new SolveButton(this)), m_solveText(new SolveText(this)),
      m_play(new QToolButton(this)), m_shareButton(new QToolButton(this)) {
    m_field->setAlignment(Qt::AlignRight);
    m_field->setToolTip(typingHelp());
    setBuddy(m_field);
    m_slider->setAccessibleName(accessibleTitle());
    m_given->setText(tr("given by the data"));
    for (RowText *each : {m_lowerEnd, m_upperEnd, m_given})
        each->hide();
    createPlayButton();
    m_shareButton->setObjectName(QStringLiteral("share"));
    m_shareButton->setText(QStringLiteral("%"));
    m_shareButton->setCheckable(true);
    m_shareButton->setFocusPolicy(Qt::NoFocus); // the slider is the stop, and its key is %
    connect(m_shareButton, &QToolButton::clicked, this, [this](bool share) { emit shareWanted(id(), share); });
    connect(m_slider, &ValueSlider::shareWanted, this, [this] {
        if (m_shareButton->isVisibleTo(this))
            m_shareButton->click();
    });
    for (QWidget *child : stops())
        watch(child);
    refreshMiddle();

    connect(m_solve, &SolveButton::chosen, this, &ParameterRow::solveRequested);
    connect(m_solve, &SolveButton::ended, this, &ParameterRow::solveEnded);
    connect(m_field, &QLineEdit::returnPressed, this, &ParameterRow::enterText);
    connect(m_field, &QLineEdit::editingFinished, this, [this] {
        if (m_field->isModified())
            enterText();
        else
            m_field->setReadOnly(solving().active.has_value());
    });
    connect(m_field, &QLineEdit::textEdited, this, &ParameterRow::placeField);
    connect(m_field, &ValueField::focusChanged, this, &ParameterRow::placeField);
    connect(m_field, &ValueField::takenBack, this, &ParameterRow::takeBack);
    connect(m_slider, &ValueSlider::valueChosen, this, [this](double value) {
        if (set(value))
            accept();
    });
    connect(m_slider, &ValueSlider::gestureStarted, this, &ParameterRow::gestureStarted);
    connect(m_slider, &ValueSlider::gestureFinished, this, &ParameterRow::gestureFinished);
    connect(m_slider, &ValueSlider::resetRequested, this, [this] { emit resetRequested(id()); });
    connect(m_slider, &ValueSlider::typed, this, &ParameterRow::type);
    connect(m_slider, &ValueSlider::solveWanted, m_solve, &SolveButton::press);
}

/// No stop for Tab: the slider is one, and its key is P.
void ParameterRow::createPlayButton() {
    m_play->setObjectName(QStringLiteral("play"));
    m_play->hide(); // until there is room for it
    m_play->setFocusPolicy(Qt::NoFocus);
    m_play->setAutoRaise(true);
    m_play->setIconSize(QSize(14, 14));
    m_play->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_play, &QWidget::customContextMenuRequested, this, &ParameterRow::offerManners);
    connect(m_play, &QToolButton::clicked, this, &ParameterRow::playWanted);
    connect(m_slider, &ValueSlider::playWanted, this, &ParameterRow::playWanted);
    refreshPlay();
}

void ParameterRow::offerManners() {
    auto *menu = new QMenu(m_play);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Playing now = Player::manner();
    const auto add = [menu](const QString &text, bool held, const Playing &then) {
        QAction *action = menu->addAction(text, menu, [then] { Player::setManner(then); });
        action->setCheckable(true);
        action->setChecked(held);
    };
    for (const int seconds : {2, 6, 12, 30}) {
        Playing then = now;
        then.seconds = seconds;
        add(tr("%n seconds from end to end", nullptr, seconds), now.seconds == seconds, then);
    }
    menu->addSeparator();
    Playing looped = now;
    looped.loop = !now.loop;
    add(tr("Over and over"), now.loop, looped);
    Playing trailing = now;
    trailing.trail = !now.trail;
    add(tr("With a trail"), now.trail, trailing);
    if (id() != ParameterId::Seed) { // of which every value is another picture
        menu->addSeparator();
        menu->addAction(tr("Export the frames…"), this, [this] { emit framesWanted(id()); });
    }
    menu->popup(m_play->mapToGlobal(QPoint(0, m_play->height())));
}

void ParameterRow::setPlaying(bool playing) {
    if (std::exchange(m_playing, playing) != playing)
        refreshPlay();
}

void ParameterRow::refreshPlay() {
    const bool used = m_playing || underMouse() || m_slider->hasFocus() || m_field->hasFocus();
    m_play->setIcon(themedIcon(m_playing ? QStringLiteral("pause") : QStringLiteral("play"),
                               palette().color(used ? QPalette::Link : QPalette::PlaceholderText)));
    const QString text = m_playing ? tr("Stop here (P)") : tr("Play %1 through its range (P)").arg(shortName());
    m_play->setToolTip(text);
    m_play->setAccessibleName(text);
    const bool offered = m_slider->isVisibleTo(this) && m_slider->isEnabled() && (used || m_playHasRoom);
    if (offered != m_play->isHidden())
        return;
    m_play->setVisible(offered);
    rearrange();
}

QLineEdit *ParameterRow::field() const { return m_field; }

QWidget *ParameterRow::editor() const { return m_field; }

QList<QWidget *> ParameterRow::stops() const { return {m_slider, m_field, m_solve->button()}; }

QString ParameterRow::valueText() const {
    if (solving().infeasible())
        return QStringLiteral("–");
    return m_share ? localized(shareText(*m_share)).replace(QLatin1Char('%'), QStringLiteral("\u202f%"))
                   : localized(fieldText(m_value));
}

QString ParameterRow::briefText() const {
    const QString whole = valueText();
    const int room = m_fieldPlace.width() - (m_field->width() - m_field->room());
    const Rounding rounding = keepingRounding(solving());
    // 1e-6 is for typing: unused, a field says 10⁻⁶ as all else on the screen does.
    QString text =
        !m_share && whole.contains(QLatin1Char('e')) ? localized(displayNumber(m_value, 15, rounding)) : whole;
    for (int digits = 15; digits > 1 && fontMetrics().horizontalAdvance(text) > room; --digits)
        text = m_share ? localized(displayNumber(100 * m_share->part, digits)) + QStringLiteral("\u202f%")
                       : localized(displayNumber(m_value, digits, rounding));
    return text;
}

void ParameterRow::showValue() {
    const QString whole = valueText();
    const QString brief = briefText();
    m_field->showText(whole, brief);
    QString help = typingHelp();
    if (solving().active)
        help = solving().found() ? tr("%1, found from the others").arg(whole) : tr("Found from the others");
    else if (brief != whole)
        help = whole;
    if (help != m_field->toolTip())
        m_field->setToolTip(help);
    placeField();
}

void ParameterRow::refresh(const Parameters &parameters) {
    const double value = parameters[id()];
    const bool free = !parameters.fixedByData(id()) && !solving().active;
    const bool allowedNow = m_refusedValue && rangeOf(use(), parameters).contains(*m_refusedValue);
    const bool solvingChanged = m_shownSolving != solving();
    // A refused text stays until it is mended, unless the value moved under it or what forbade it is gone.
    const bool overFound = isTypedOverFound();
    const bool givenUp = m_field->isModified() && ((!free && !overFound) || allowedNow);
    const bool shareChanged = std::exchange(m_share, parameters.share(id())) != m_share;
    if (value != m_value || shareChanged || givenUp || m_field->whole().isEmpty()) {
        m_value = value;
        if (!overFound)
            takeBack();
    }
    if (solvingChanged) // before the slider loses the focus
        refreshSolving();
    m_slider->setUse(use(), parameters);
    m_slider->setExactValue(value);
    m_slider->setEnabled(free);
    refreshShare();
    m_field->setEnabled(free || solving().active);
    refreshEnds(parameters);
}

void ParameterRow::renamed() {
    m_field->setAccessibleName(accessibleTitle());
    m_slider->setAccessibleName(accessibleTitle());
}

void ParameterRow::refreshShare() {
    const auto whole = wholeOf(id());
    m_shareButton->setVisible(whole && m_slider->isEnabled() && m_slider->isVisibleTo(this));
    if (!whole)
        return;
    m_shareButton->setChecked(m_share.has_value());
    const QString of = utf8(spec(*whole).symbol);
    const QString text = m_share ? tr("Hold %1 as a count, whatever %2 is (%)").arg(shortName(), of)
                                 : tr("Hold %1 as a share of %2: it follows %2 (%)").arg(shortName(), of);
    if (text == m_shareButton->toolTip())
        return;
    m_shareButton->setToolTip(text);
    m_shareButton->setAccessibleName(text);
}

void ParameterRow::refreshEnds(const Parameters &parameters) {
    Ends ends{.span = sliderSpan(use(), parameters),
              .range = rangeOf(use(), parameters),
              .fixed = parameters.fixedByData(id()),
              .own = use().slider.has_value()};
    const bool same = ends.span == m_ends.span && ends.range == m_ends.range && ends.own == m_ends.own;
    if (same && ends.fixed == m_ends.fixed && !m_slider->accessibleDescription().isEmpty())
        return;
    const bool fixedBefore = m_ends.fixed;
    m_ends = ends;
    m_slider->setAccessibleDescription(tr("%1 %2. Digits, F2 and Enter lead to the field, P plays it.")
                                           .arg(localized(spec(id()).help), this->ends()));
    const auto [lower, upper] = endTexts();
    m_lowerEnd->setText(lower);
    m_upperEnd->setText(upper);
    if (fixedBefore != ends.fixed)
        refreshMiddle();
    else
        arrangeSlider(places().lower);
}

QString ParameterRow::ends() const {
    if (m_ends.fixed)
        return tr("given by the data");
    const auto [lower, upper] = endTexts();
    return lower + QStringLiteral(" … ") + upper;
}

bool ParameterRow::showsAll() const {
    return m_lowerEnd->isVisible() && title()->isVisible() && title()->shownText() == title()->wholeText();
}

std::pair<QString, QString> ParameterRow::endTexts() const {
    const ParameterSpec &parameter = spec(id());
    QString upper = localized(parameter.upperMeaning);
    // Where another parameter ends the slider, the end says which number that is.
    if (m_ends.range.integer && m_ends.range.upper < parameter.range.upper)
        upper = localized(displayNumber(m_ends.range.upper));
    QString lower = localized(parameter.lowerMeaning);
    if (m_ends.own) { // of which the table knows nothing
        lower = localized(displayNumber(m_ends.span.lower));
        upper = localized(displayNumber(m_ends.span.upper));
    }
    return {lower, upper};
}

void ParameterRow::refreshSolving() {
    const bool wasActive = m_shownSolving.active.has_value();
    m_shownSolving = solving();
    const bool active = solving().active.has_value();
    if (active && m_slider->hasFocus()) // before it is hidden
        m_field->setFocus(Qt::OtherFocusReason);
    m_solve->show(solving());
    m_solveText->show(solving());
    refreshMiddle();
    if (!isTypedOverFound())
        showValue();
    emit noted();
    if (wasActive == active)
        return;
    m_field->setReadOnly(active);
    m_field->setProperty("solved", active);
    m_field->style()->unpolish(m_field);
    m_field->style()->polish(m_field);
}

/// Below the name stands the slider, or in its place why it can't be moved; a reason takes the place of both.
void ParameterRow::refreshMiddle() {
    const bool active = solving().active.has_value();
    m_field->setFocusPolicy(active ? Qt::StrongFocus : Qt::ClickFocus); // one stop, that can be used
    m_slider->setVisible(!active && !m_ends.fixed);
    m_given->setVisible(!active && m_ends.fixed);
    setTitleShown(!m_solveText->isReason() || !active);
    refreshPlay();
    arrange(places());
}

int ParameterRow::buttonSide(const Places &places) { return places.upper.height() + 2; }

QRect ParameterRow::titlePlace(const Places &places) const {
    const int buttons = (wholeOf(id()) ? 1 : 0) + (m_play->isHidden() ? 0 : 1); // they cover no name
    QRect place = places.upper.adjusted(0, 0, -buttons * buttonSide(places), 0);
    if (m_field->hasFocus() && m_field->x() > place.left() && m_field->x() < place.right())
        place.setRight(m_field->x() - 4);
    return place;
}

bool ParameterRow::hasRoomForPlay(const Places &places) const {
    title()->ensurePolished();
    const int others = wholeOf(id()) ? buttonSide(places) : 0;
    const auto room = [&](const QString &name) {
        return places.upper.width() - others - title()->fontMetrics().horizontalAdvance(name);
    };
    // It takes none from the name that is seen without it.
    const QStringList names = title()->forms();
    const auto seen = std::ranges::find_if(names, [&](const QString &each) { return room(each) > 0; });
    return seen != names.end() && room(*seen) > buttonSide(places);
}

void ParameterRow::arrangeSlider(const QRect &line) {
    constexpr int beside = 8;
    constexpr int leastSlider = 160;
    m_lowerEnd->ensurePolished();
    m_upperEnd->ensurePolished();
    const auto need = [](const RowText &text) {
        return text.text().isEmpty() ? 0 : text.fontMetrics().horizontalAdvance(text.text()) + 1 + beside;
    };
    m_lowerRoom = std::max(m_lowerRoom, need(*m_lowerEnd));
    m_upperRoom = std::max(m_upperRoom, need(*m_upperEnd));
    const bool told = !m_slider->isHidden() && m_lowerRoom + m_upperRoom > 0 &&
                      line.width() - m_lowerRoom - m_upperRoom >= leastSlider;
    m_lowerEnd->setVisible(told);
    m_upperEnd->setVisible(told);
    if (!told) {
        m_slider->setGeometry(line);
        return;
    }
    m_lowerEnd->setGeometry(line.left(), line.top(), m_lowerRoom, line.height());
    m_upperEnd->setGeometry(line.right() + 1 - m_upperRoom + beside, line.top(), m_upperRoom - beside, line.height());
    m_slider->setGeometry(line.adjusted(m_lowerRoom, 0, -m_upperRoom, 0));
}

void ParameterRow::arrange(const Places &places) {
    if (const bool room = hasRoomForPlay(places); std::exchange(m_playHasRoom, room) != room)
        refreshPlay();
    arrangeSlider(places.lower);
    m_given->setGeometry(places.lower);
    m_solveText->setGeometry(m_solveText->isReason() ? places.middle : places.lower);
    m_solve->setGeometry(places.button);
    const int side = buttonSide(places);
    const int right = places.upper.right() + 1;
    m_shareButton->setGeometry(right - side, places.upper.top() - 1, side, side - 1);
    m_play->setGeometry(right - (wholeOf(id()) ? 2 : 1) * side, places.upper.top() - 1, side, side - 1);
    for (QToolButton *button : {m_shareButton, m_play})
        button->raise();
    const bool resized = m_fieldPlace.width() != places.field.width();
    m_fieldPlace = places.field;
    m_fieldLeft = places.middle.left();
    placeField();
    if (resized && !m_field->whole().isEmpty() && !m_field->isModified())
        showValue();
}

/// In use the field grows over the slider as far as its digits need.
void ParameterRow::placeField() {
    QRect place = m_fieldPlace;
    if (m_field->hasFocus())
        place.setLeft(std::clamp(place.right() + 1 - m_field->wholeWidth(), m_fieldLeft, place.left()));
    if (place != m_field->geometry()) {
        m_field->setGeometry(place);
        rearrange(); // the name is cut where the field begins
    }
    if (place != m_fieldPlace)
        m_field->raise(); // above the buttons, too
}

RowNote ParameterRow::note() const {
    if (!refused() && m_solveText->isReason())
        return {.text = m_solveText->text(), .complaint = true, .stays = true};
    return ValueRow::note();
}

void ParameterRow::type(const QString &text) {
    if (m_field->isReadOnly() || !m_field->isEnabled())
        return;
    m_field->setFocus(Qt::OtherFocusReason); // selects all
    if (!text.isEmpty())
        m_field->insert(text);
}

void ParameterRow::enterText() {
    if (m_field->isReadOnly())
        return;
    const QString text = m_field->text().trimmed();
    const auto value = typedValue(text);
    m_refusedValue.reset();
    if (const double *count = value ? std::get_if<double>(&*value) : nullptr)
        m_refusedValue = *count;
    if (!value) {
        refuse(text.isEmpty() ? tr("%1 needs a number").arg(shortName())
                              : tr("%1 must be a number, but is “%2”").arg(shortName(), text.left(40)));
        return;
    }
    if (!set(*value))
        return;
    accept();
    showValue();
    if (m_field->hasFocus()) // the next text replaces it
        m_field->selectAll();
}

std::optional<ParameterValue> ParameterRow::typedValue(const QString &text) const {
    const auto number = parseNumber(text.toStdString());
    if (!number)
        return std::nullopt;
    const bool percent = text.endsWith(QLatin1Char('%'));
    if (wholeOf(id()) && (percent || m_share))
        return Share{percent ? *number : *number / 100};
    return *number;
}

void ParameterRow::takeBack() {
    accept();
    showValue();
    m_field->setReadOnly(solving().active.has_value());
}

bool ParameterRow::isTypedOverFound() const {
    return solving().active && m_field->isModified() && !m_field->isReadOnly();
}

void ParameterRow::refuse(const QString &complaint) {
    m_field->setRefused(true);
    ValueRow::refuse(complaint);
}

void ParameterRow::accept() {
    m_refusedValue.reset();
    m_field->setRefused(false);
    ValueRow::accept();
}

bool ParameterRow::event(QEvent *event) {
    const bool used = ValueRow::event(event);
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave || event->type() == QEvent::PaletteChange)
        refreshPlay();
    return used;
}

bool ParameterRow::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        refreshPlay();
    // The slider is hidden while the value is found: F lets go of it in the field, too.
    if (watched == m_field && event->type() == QEvent::KeyPress && m_field->isReadOnly() &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_F &&
        static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier) {
        m_solve->press();
        return true;
    }
    // What is typed over a value that is found sets it by hand, once it is entered.
    if (watched == m_field && event->type() == QEvent::KeyPress && m_field->isReadOnly() && solving().active) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool command = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
        if (key.matches(QKeySequence::Paste) || (!command && !key.text().isEmpty() && key.text().front().isPrint())) {
            m_field->setReadOnly(false);
            m_field->selectAll();
        }
    }
    return ValueRow::eventFilter(watched, event);
}

} // namespace halftruth
