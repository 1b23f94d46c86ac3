#pragma once

#include "ui/scene/theme.h"
#include "ui/state/recompute.h"
#include "ui/state/scenario_store.h"

#include <QIcon>
#include <QRgb>
#include <QWidget>

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QButtonGroup;
class QRadioButton;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

/// The pinned states of the current explorer, each with its dashes and name: a click on the name goes back to it, a
/// double click or F2 gives it another one, the cross unpins it. Of several, one is what results are compared with.
/// Hidden while nothing is pinned.
class PinBar : public QWidget {
    Q_OBJECT

public:
    explicit PinBar(ScenarioStore &store, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// What is on screen: that is what gets pinned.
    void setResult(std::shared_ptr<const Result> result);

    [[nodiscard]] QAction *pinAction() const { return m_pin; }
    [[nodiscard]] QAction *compareAction() const { return m_compare; }
    [[nodiscard]] QAction *unpinAllAction() const { return m_unpinAll; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Chip {
        QWidget *frame;
        QToolButton *name;
        QRadioButton *reference; ///< shown where there is a choice
        QToolButton *close;
        QString text;
    };
    void follow();
    /// Over a map no pin is drawn, and the bar says so.
    void followFront();
    void rebuild(std::size_t count);
    void drawDashes();
    void editName(std::size_t index);
    /// In which a name is being typed; null where none is.
    [[nodiscard]] QLineEdit *nameField() const;
    void elideNames();

    ScenarioStore &m_store;
    const Theme *m_theme = &halftruth::theme("light");
    std::shared_ptr<const Result> m_result;
    QAction *m_pin;
    QAction *m_compare;
    QAction *m_unpinAll;
    QHBoxLayout *m_layout;
    QLabel *m_hint;
    QButtonGroup *m_references;
    std::vector<Chip> m_chips;
    /// By dashes and colour, each made once: what an icon has been drawn as stays in a store that forgets nothing
    /// until it is full.
    std::map<std::pair<std::uint8_t, QRgb>, QIcon> m_dashes;
};

} // namespace halftruth
