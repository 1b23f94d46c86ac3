#include "ui/window/preset_menu.h"

#include "ui/text/localized.h"

namespace halftruth {

PresetMenu::PresetMenu(ScenarioStore &store, QWidget *parent) : QMenu(tr("&Presets"), parent), m_store(store) {
    menuAction()->setIconText(tr("Presets"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &PresetMenu::fill);
}

void PresetMenu::add(QMenu *menu, const Preset &preset) {
    QAction *action =
        menu->addAction(localized(preset.title), &m_store, [this, &preset] { m_store.choosePreset(preset); });
    // Who chooses a class has it before them, with nothing revealed.
    const QString why = localized(whyOf(preset, ClassStage{}));
    action->setToolTip(why);
    action->setStatusTip(why);
    action->setCheckable(true);
    action->setChecked(findExplorer(preset.explorer) == &m_store.explorer() &&
                       presetParameters(preset) == m_store.parameters());
}

void PresetMenu::fill() {
    clear();
    for (QMenu *old : findChildren<QMenu *>(QString(), Qt::FindDirectChildrenOnly))
        old->deleteLater();
    for (const Preset &preset : presetsOf(m_store.explorer()))
        add(this, preset);
    addSection(tr("Of every explorer"));
    for (const ExplorerSpec &explorer : explorerTable()) {
        const auto presets = presetsOf(explorer);
        if (presets.empty())
            continue;
        QMenu *group = addMenu(localized(explorer.title));
        group->setToolTipsVisible(true);
        for (const Preset &preset : presets)
            add(group, preset);
    }
}

PresetNote::PresetNote(ScenarioStore &store, QWidget *parent) : QLabel(parent), m_store(store) {
    setObjectName(QStringLiteral("presetNote"));
    setIndent(0);
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(&store, &ScenarioStore::explorerChanged, this, &PresetNote::follow);
    connect(&store, &ScenarioStore::parametersChanged, this, &PresetNote::follow);
    connect(&store, &ScenarioStore::solvedChanged, this, &PresetNote::follow);
    connect(&store, &ScenarioStore::stageChanged, this, &PresetNote::follow);
    follow();
}

void PresetNote::follow() {
    const Preset *preset = presetAt(m_store.explorer(), m_store.parameters());
    if (preset)
        setText(QStringLiteral("<b>%1:</b> %2")
                    .arg(localized(preset->title).toHtmlEscaped(),
                         localized(whyOf(*preset, request(m_store.scenario()).stage)).toHtmlEscaped()));
    setVisible(preset != nullptr);
}

} // namespace halftruth
