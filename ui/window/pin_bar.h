#pragma once

#include "ui/scene/theme.h"
#include "ui/state/recompute.h"
#include "ui/state/scenario_store.h"

#include <QWidget>

#include <memory>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QHBoxLayout;
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

/// The pinned states of the current explorer, each with its colour and name: a click on the name goes back to it, one
/// on the cross unpins it. Hidden while nothing is pinned.
class PinBar : public QWidget {
    Q_OBJECT

public:
    explicit PinBar(ScenarioStore &store, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// What is on screen: that is what gets pinned.
    void setResult(std::shared_ptr<const Result> result);

    [[nodiscard]] QAction *pinAction() const { return m_pin; }
    [[nodiscard]] QAction *unpinAllAction() const { return m_unpinAll; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Chip {
        QWidget *frame;
        QToolButton *name;
        QString text;
    };
    void follow();
    void rebuild(std::size_t count);
    void colourChips();
    void elideNames();

    ScenarioStore &m_store;
    const Theme *m_theme = &halftruth::theme("light");
    std::shared_ptr<const Result> m_result;
    QAction *m_pin;
    QAction *m_unpinAll;
    QHBoxLayout *m_layout;
    QLabel *m_hint;
    std::vector<Chip> m_chips;
};

} // namespace halftruth
