#pragma once

#include "ui/window/readout_button.h"

#include <QWidget>

#include <cstddef>
#include <map>
#include <vector>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace halftruth {

class GroupHeader;
class RovingFocus;
class RowText;

/// A readout as a row: its label, as many lines as it takes, and its number at the right; or as a cell of a table,
/// its number alone, with as many digits as there is room for.
class ReadoutRow : public ReadoutButton {
    Q_OBJECT

public:
    explicit ReadoutRow(QWidget *parent = nullptr);
    void setCell(bool cell);
    /// Whether a line parts it from the number before it.
    void setRuled(bool ruled);
    /// Whether the name of its row stands above it, under the line that parts rows.
    void setBelowItsName(bool below);
    /// Whether there is a line for its difference from a pin's, even while it has none.
    void setCompared(bool compared);
    /// While a value is moved, a label gets no lines back that it has given to a wider number.
    void setHeld(bool held);
    [[nodiscard]] bool isCell() const { return m_cell; }
    /// "≤ 0.193": with all its digits where these fit, narrower where they must be; then as precise as fits; "…"
    /// alone where no number does.
    [[nodiscard]] QString cellText() const;
    /// With all the digits that it has elsewhere.
    [[nodiscard]] QString fullCellText() const;
    /// "+0.0123" below it, as precise as fits; empty where nothing is pinned or nothing fits.
    [[nodiscard]] QString cellDifference() const;
    /// So wide that a cell has all its digits.
    [[nodiscard]] double wishedWidth() const;
    /// The same with digits as narrow as they can be read.
    [[nodiscard]] double narrowWidth() const;
    /// How narrow the digits are.
    [[nodiscard]] double cellStretch() const;
    /// With fewer digits no number would be left.
    [[nodiscard]] double leastWidth() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void textsChanged(bool renamed) override;

private:
    [[nodiscard]] double valueWidth() const;
    /// The width of the number and of the word for its direction.
    [[nodiscard]] double besideLabel() const;
    [[nodiscard]] double comparisonHeight() const;
    /// Of the line of a cell that its number stands on.
    [[nodiscard]] int cellLine() const;
    /// The label, broken into lines beside everything else.
    [[nodiscard]] const RichText &labelBeside(int width) const;
    /// Whether a word of the label is too long for that: the number then stands below.
    [[nodiscard]] bool isStacked(int width) const;
    [[nodiscard]] QString rounded(int digits) const;
    void paintCell(QPainter *painter) const;

    bool m_cell = false;
    bool m_ruled = false;
    bool m_compared = false;
    bool m_held = false;
    int m_cellHeight = 0;     ///< as the table knows it
    double m_numberWidth = 0; ///< of the last number that there was, and its direction; while held, of the widest
};

/// The numbers beside the figures: those that stand by themselves as a row each, the others below the heading of
/// their group, which folds, as rows or as a table. Those that don't apply share a line at the end.
class ReadoutPanel : public QWidget {
    Q_OBJECT

public:
    explicit ReadoutPanel(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void show(const std::vector<Readout> &readouts);
    /// While something is moved columns are as wide as they were as long as they can be.
    void setHeld(bool held);
    /// One for each readout; hidden where it doesn't apply.
    [[nodiscard]] const std::vector<ReadoutRow *> &rows() const { return m_rows; }

signals:
    void copied(const QString &text);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The readouts below one heading, or those without.
    struct Section {
        Phrase group{};
        GroupHeader *header = nullptr;
        QWidget *table = nullptr;      ///< null where none is a cell
        std::vector<QLabel *> names{}; ///< of the table's rows and columns
        std::vector<std::size_t> members{};
    };
    void arrange(const std::vector<Readout> &readouts);
    /// Where the readouts stand as they did, but the rows of their tables change their names, as in a ranking: true
    /// once these are written. It costs a fraction of arranging anew, and happens in the middle of gestures.
    [[nodiscard]] bool renamedRows(const std::vector<Readout> &readouts);
    [[nodiscard]] GroupHeader *createHeader(const QString &title, bool folded);
    void fillTable(Section &section, const std::vector<Readout> &readouts);
    void showRows();
    /// Gives the columns of a table the room that their numbers need.
    void shareColumns();
    /// What doesn't apply has a line.
    void giveLine();
    void showMeaningless(const std::vector<Readout> &readouts);

    const Theme *m_theme = &halftruth::theme("light");
    std::vector<ReadoutRow *> m_rows;
    bool m_held = false;
    std::vector<ReadoutPlace> m_places; ///< of what is shown
    std::vector<Section> m_sections;
    std::map<QString, bool> m_unfolded; ///< by heading, as somebody has left it
    std::vector<bool> m_applies;        ///< by readout
    RovingFocus *m_roving;              ///< headings and numbers are one stop
    RowText *m_meaningless;             ///< why is in its tool tip
};

} // namespace halftruth
