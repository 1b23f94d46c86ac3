#pragma once

#include "ui/window/readout_button.h"

#include "core/explorers/explorer.h"

#include <QPushButton>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

namespace halftruth {

class RovingFocus;

/// A readout as a chip: its name, and below it the number with its unit and tag. Every chip is as high as the others
/// and, where the names have room, as wide, whatever the number: nothing moves when it changes. Where a name has no
/// room on one line, all have two.
class ReadoutChip : public ReadoutButton {
    Q_OBJECT

public:
    explicit ReadoutChip(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// So wide that its name is whole on so many lines, and a number, on one line with its tag.
    [[nodiscard]] double wishedWidth(int lines) const;
    /// So wide that the number that it shows now is whole, with its unit and tag.
    [[nodiscard]] double neededWidth() const;
    /// So wide that any usual number is whole, with its unit and tag.
    [[nodiscard]] double ampleWidth() const;
    [[nodiscard]] bool isNameWhole() const;
    [[nodiscard]] bool isValueWhole() const;
    /// Whether the number has room with its unit and tag: if not, a sign before it takes the place of the tag.
    [[nodiscard]] bool isTagShown() const;
    /// Whether the unit has room behind the number.
    [[nodiscard]] bool isUnitWhole() const;
    /// Whether the name is whole on one line of a chip of that width.
    [[nodiscard]] bool isNameShort(int width) const;
    /// How many lines the name has.
    void setLines(int lines);
    [[nodiscard]] int lines() const { return m_lines; }
    /// Whether there is a line for what has changed since the pin; one for all, where any has changed.
    void setCompared(bool compared);
    [[nodiscard]] bool isCompared() const { return m_compared; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void textsChanged(bool) override {}

private:
    [[nodiscard]] QFont numberFont() const;
    /// Of the number, and of what stands in its place.
    [[nodiscard]] QFont fontWithin(double room) const;
    [[nodiscard]] double unitWidth() const;
    /// With a sign in the place of the tag: "≤ 0.19".
    [[nodiscard]] QString signedValue() const;
    [[nodiscard]] bool fits(const RichText &name, double room) const;

    [[nodiscard]] double comparisonHeight() const;

    int m_lines = 1;
    bool m_compared = false;
};

/// The readouts that answer the explorer's question (Readout::chip), in a row.
class ReadoutChips : public QWidget {
    Q_OBJECT

public:
    explicit ReadoutChips(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void show(const std::vector<Readout> &readouts);
    /// What may be taken over, behind the numbers; `whyNot` where it can't be now.
    void offer(const std::optional<Offer> &offer, const QString &whyNot);
    /// While something is moved, chips keep their widths as long as what they show has room in them.
    void setHeld(bool held);
    /// Those that are shown, in order.
    [[nodiscard]] std::vector<ReadoutChip *> chips() const;

signals:
    void copied(const QString &text);
    void taken(const halftruth::Offer &offer);

protected:
    bool event(QEvent *event) override;

private:
    void share();
    /// Whether something would be cut in the widths that were shared last.
    [[nodiscard]] bool cuts(const std::vector<ReadoutChip *> &shown) const;
    /// Has the rows around take notice now: in the next turn of the event loop names would have been seen cut.
    void activateLayouts();

    const Theme *m_theme = &halftruth::theme("light");
    std::vector<ReadoutChip *> m_chips;
    /// What the lines were counted for. A name has values in it: one that has taken a second line keeps it.
    struct Shared {
        int width = 0;
        std::vector<std::string> names{};
        bool operator==(const Shared &) const = default;
    };
    Shared m_shared;
    int m_lines = 1;
    /// The most that each has needed since: a number that has become shorter moves nothing.
    std::vector<double> m_needed;
    std::vector<int> m_widths; ///< shared last
    bool m_held = false;
    QPushButton *m_take;
    RovingFocus *m_roving; ///< the numbers are one stop
    std::optional<Offer> m_offer;
};

} // namespace halftruth
