#include "ui/window/presentation_bar.h"

#include "ui/figure/figure_board.h"
#include "ui/parameters/value_slider.h"
#include "ui/text/localized.h"
#include "ui/text/utf8.h"

#include "core/scenario/presets.h"
#include "core/text/number_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace halftruth {

namespace {

/// The numbers that the explorer names first, but those that it folds away or finds by itself.
std::vector<ParameterUse> mattering(const ScenarioStore &store) {
    std::vector<ParameterUse> uses = store.uses();
    std::erase_if(uses, [&](const ParameterUse &use) {
        return use.valueKind() != ValueKind::Number || !use.group.empty() || store.parameters().fixedByData(use.id) ||
               (store.solving() && store.solving()->unknown == use.id);
    });
    if (uses.size() > PresentationBar::mostSliders)
        uses.resize(PresentationBar::mostSliders);
    return uses;
}

} // namespace

PresentationBar::PresentationBar(ScenarioStore &store, FigureBoard &board, QWidget *parent)
    : QFrame(parent), m_store(store), m_board(board), m_name(new QLabel(this)) {
    setObjectName(QStringLiteral("presentationBar"));
    m_name->setObjectName(QStringLiteral("presented"));
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(10, 4, 10, 4);
    lines->setSpacing(4);
    auto *pages = new QHBoxLayout;
    pages->setSpacing(6);
    pages->addWidget(m_name);
    m_pages = pages;
    m_chart = createPager(pages, tr("The chart before"), tr("The next chart"), &PresentationBar::turnChart);
    m_preset = createPager(pages, tr("The preset before"), tr("The next preset"), &PresentationBar::turnPreset);
    pages->addSpacing(6);
    QToolButton *leave = createButton(QStringLiteral("✕"), tr("Leave the presentation"));
    connect(leave, &QToolButton::clicked, this, &PresentationBar::leaveWanted);
    pages->addWidget(leave);
    m_row = new QHBoxLayout;
    m_row->setSpacing(24);
    lines->addLayout(pages);
    lines->addLayout(m_row);
    connect(&store, &ScenarioStore::explorerChanged, this, &PresentationBar::follow);
    connect(&store, &ScenarioStore::parametersChanged, this, &PresentationBar::follow);
    connect(&store, &ScenarioStore::solvedChanged, this, &PresentationBar::follow);
    connect(&store, &ScenarioStore::explorerChanged, this, [this] { m_own.reset(); });
    connect(&board, &FigureBoard::activeChanged, this, &PresentationBar::followPages);
    connect(&board, &FigureBoard::arranged, this, &PresentationBar::followPages);
}

QToolButton *PresentationBar::createButton(const QString &text, const QString &name) {
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("pager"));
    button->setText(text);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

PresentationBar::Pager PresentationBar::createPager(QHBoxLayout *row, const QString &back, const QString &on,
                                                    void (PresentationBar::*turn)(int)) {
    const auto button = [&](const QString &text, const QString &name, int by) {
        QToolButton *result = createButton(text, name);
        connect(result, &QToolButton::clicked, this, [this, turn, by] { (this->*turn)(by); });
        return result;
    };
    Pager pager{.back = button(QStringLiteral("‹"), back, -1),
                .name = new QLabel(this),
                .on = button(QStringLiteral("›"), on, 1)};
    pager.name->setAlignment(Qt::AlignCenter);
    // A long name is cut: the arrows stay where they are.
    pager.name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(pager.back);
    row->addWidget(pager.name, 1);
    row->addWidget(pager.on);
    return pager;
}

std::vector<ValueSlider *> PresentationBar::sliders() const {
    std::vector<ValueSlider *> all;
    for (const Slider &each : m_sliders)
        all.push_back(each.slider);
    return all;
}

void PresentationBar::Pager::show(const QString &whole) const {
    name->setToolTip(whole);
    name->setAccessibleName(whole);
    name->setText(name->fontMetrics().elidedText(whole, Qt::ElideRight, name->width()));
}

QString PresentationBar::chartName() const { return m_chart.name->toolTip(); }

int PresentationBar::chartPlace() const {
    const auto &views = m_board.views();
    const auto found = std::ranges::find(views, m_board.activeView());
    return found == views.end() ? -1 : static_cast<int>(found - views.begin());
}

void PresentationBar::turnChart(int by) {
    const int place = chartPlace() + by;
    if (place < 0 || place >= static_cast<int>(m_board.views().size()))
        return;
    if (const auto &figure = m_board.views()[static_cast<std::size_t>(place)]->figure())
        m_board.activate(utf8(figure->id));
}

int PresentationBar::presetPlace() const {
    const auto presets = presetsOf(m_store.explorer());
    const Preset *shown = presetAt(m_store.explorer(), m_store.parameters());
    for (std::size_t i = 0; i < presets.size(); ++i)
        if (&presets[i] == shown)
            return static_cast<int>(i);
    return -1;
}

void PresentationBar::turnPreset(int by) {
    const auto presets = presetsOf(m_store.explorer());
    const int shown = presetPlace();
    const int place = shown + by;
    if (place == -1 && m_own)
        bringBackOwn();
    if (place < 0 || place >= static_cast<int>(presets.size()))
        return;
    if (shown < 0 || !m_own)
        m_own = m_store.own();
    m_store.choosePreset(presets[static_cast<std::size_t>(place)]);
}

void PresentationBar::bringBackOwn() {
    // What has been set by hand since is newer than what was before the presets.
    if (const std::optional<Scenario> own = std::exchange(m_own, std::nullopt); own && presetPlace() >= 0)
        m_store.restore(*own, [] { return tr("Back from the presets"); });
}

void PresentationBar::showEvent(QShowEvent *event) {
    QFrame::showEvent(event);
    follow();
}

void PresentationBar::resizeEvent(QResizeEvent *event) {
    QFrame::resizeEvent(event);
    layout()->activate();
    follow();
}

void PresentationBar::follow() {
    if (isHidden())
        return;
    m_name->setText(localized(m_store.explorer().title));
    followSliders();
    followPages();
}

/// The charts' pager has as much of the line as their longest name needs, whichever is shown, so that the arrows
/// stay. The presets' have what is left, and a third at least.
void PresentationBar::shareLine() {
    const auto wide = [&](const QLabel *label, const QString &name) {
        return label->fontMetrics().horizontalAdvance(name + QStringLiteral(" "));
    };
    int charts = 1;
    for (const FigureView *view : m_board.views())
        if (view->figure())
            charts = std::max(charts, wide(m_chart.name, localized(view->figure()->title)));
    const int room = m_chart.name->width() + m_preset.name->width();
    charts = std::clamp(charts, std::max(1, room / 3), std::max(1, room * 2 / 3));
    m_pages->setStretchFactor(m_chart.name, charts);
    m_pages->setStretchFactor(m_preset.name, std::max(1, room - charts));
    layout()->activate();
}

void PresentationBar::followPages() {
    if (isHidden())
        return;
    shareLine();
    const auto presets = presetsOf(m_store.explorer());
    const int preset = presetPlace();
    m_preset.show(preset >= 0 ? localized(presets[static_cast<std::size_t>(preset)].title) : tr("Presets"));
    m_preset.back->setEnabled(preset > 0 || (preset == 0 && m_own));
    m_preset.on->setEnabled(preset + 1 < static_cast<int>(presets.size()));
    const int place = chartPlace();
    const Figure *figure = m_board.active();
    m_chart.show(figure ? localized(figure->title) : QString());
    m_chart.back->setEnabled(place > 0);
    m_chart.on->setEnabled(place >= 0 && place + 1 < static_cast<int>(m_board.views().size()));
}

void PresentationBar::addSlider(const ParameterUse &use) {
    auto *whole = new QWidget(this);
    auto *line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    Slider slider{.id = use.id,
                  .whole = whole,
                  .symbol = new QLabel(whole),
                  .slider = new ValueSlider(whole),
                  .value = new QLabel(whole)};
    const ParameterSpec &parameter = spec(use.id);
    const QString name = localized(use.name());
    slider.symbol->setTextFormat(Qt::RichText);
    slider.symbol->setText(parameter.symbol.empty() ? name.toHtmlEscaped()
                                                    : QStringLiteral("<i>%1</i>").arg(utf8(parameter.symbol)));
    slider.symbol->setToolTip(name);
    slider.slider->setAccessibleName(name);
    slider.slider->setFocusPolicy(Qt::TabFocus); // after a click the arrows turn over charts as before
    // As wide as any number it may say.
    slider.value->setMinimumWidth(slider.value->fontMetrics().horizontalAdvance(QStringLiteral("0.00000")));
    line->addWidget(slider.symbol);
    line->addWidget(slider.slider, 1);
    line->addWidget(slider.value);
    m_row->addWidget(whole, 1);
    connect(slider.slider, &ValueSlider::valueChosen, this, [this, id = use.id](double value) {
        static_cast<void>(m_store.setParameter(id, value)); // a slider ends where the range does
    });
    connect(slider.slider, &ValueSlider::gestureStarted, &m_store, &ScenarioStore::beginGesture);
    connect(slider.slider, &ValueSlider::gestureFinished, &m_store, &ScenarioStore::endGesture);
    connect(slider.slider, &ValueSlider::resetRequested, this, [this, id = use.id] { m_store.resetParameter(id); });
    m_sliders.push_back(slider);
}

void PresentationBar::followSliders() {
    const std::vector<ParameterUse> uses = mattering(m_store);
    const bool same = std::ranges::equal(uses, m_sliders, {}, &ParameterUse::id, &Slider::id);
    if (!same) {
        for (const Slider &each : m_sliders)
            each.whole->deleteLater(); // it may be its own slider that changed what matters
        for (const Slider &each : m_sliders)
            each.whole->hide();
        m_sliders.clear();
        for (const ParameterUse &use : uses)
            addSlider(use);
    }
    const Parameters &shown = m_store.parameters();
    for (std::size_t i = 0; i < uses.size(); ++i) {
        m_sliders[i].slider->setUse(uses[i], shown);
        m_sliders[i].slider->setExactValue(shown[uses[i].id]);
        m_sliders[i].value->setText(localized(displayNumber(shown[uses[i].id], 4)));
    }
}

} // namespace halftruth
