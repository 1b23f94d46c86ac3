#pragma once

#include "ui/state/scenario_store.h"

#include <QLabel>
#include <QMenu>

namespace halftruth {

/// The presets: first those of the current explorer, then those of all, by explorer. For the tool bar and the menu
/// bar.
class PresetMenu : public QMenu {
    Q_OBJECT

public:
    explicit PresetMenu(ScenarioStore &store, QWidget *parent = nullptr);

private:
    void fill();
    void add(QMenu *menu, const Preset &preset);

    ScenarioStore &m_store;
};

/// Why the preset that is shown is interesting; hidden where what is shown is no preset.
class PresetNote : public QLabel {
    Q_OBJECT

public:
    explicit PresetNote(ScenarioStore &store, QWidget *parent = nullptr);

private:
    void follow();

    ScenarioStore &m_store;
};

} // namespace halftruth
