#pragma once

#include "ui/state/scenario_store.h"

#include <QFrame>

#include <optional>
#include <vector>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

class FigureBoard;
class ValueSlider;

/// What a person who presents has to hand: the explorer's name, its charts and presets to turn over, and the sliders
/// that matter. Shown only then.
class PresentationBar : public QFrame {
    Q_OBJECT

public:
    PresentationBar(ScenarioStore &store, FigureBoard &board, QWidget *parent);

    /// The next of the explorer's charts, or another so far away; the first and the last are the ends.
    void turnChart(int by);
    /// What the person had before the presets has the place before the first.
    void turnPreset(int by);
    /// What the person had before turning over presets is there again, in one step of undo; nothing where no preset
    /// was turned to, or something was set since.
    void bringBackOwn();
    [[nodiscard]] QString chartName() const;
    /// At most so many sliders: those of the explorer's first numbers.
    static constexpr std::size_t mostSliders = 4;
    [[nodiscard]] std::vector<ValueSlider *> sliders() const;

signals:
    /// By who has only a mouse in hand.
    void leaveWanted();

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Two arrows with a name between them.
    struct Pager {
        QToolButton *back;
        QLabel *name;
        QToolButton *on;
        /// A long name loses its end; the tool tip has all of it.
        void show(const QString &whole) const;
    };
    struct Slider {
        ParameterId id;
        QWidget *whole;
        QLabel *symbol;
        ValueSlider *slider;
        QLabel *value;
    };
    [[nodiscard]] QToolButton *createButton(const QString &text, const QString &name);
    [[nodiscard]] Pager createPager(QHBoxLayout *row, const QString &back, const QString &on,
                                    void (PresentationBar::*turn)(int));
    void follow();
    void followPages();
    void shareLine();
    void followSliders();
    void addSlider(const ParameterUse &use);
    /// Of the shown preset among the explorer's; -1 where it is none of them.
    [[nodiscard]] int presetPlace() const;
    [[nodiscard]] int chartPlace() const;

    ScenarioStore &m_store;
    FigureBoard &m_board;
    QLabel *m_name;
    Pager m_chart{};
    Pager m_preset{};
    QHBoxLayout *m_pages = nullptr;
    QHBoxLayout *m_row = nullptr;
    std::vector<Slider> m_sliders;
    std::optional<Scenario> m_own; ///< before the presets, while one of them is shown
};

} // namespace halftruth
