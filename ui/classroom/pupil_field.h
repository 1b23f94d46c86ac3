#pragma once

#include "ui/classroom/class_clock.h"
#include "ui/scene/theme.h"

#include "core/simulation/individuals.h"

#include <QPixmap>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

namespace halftruth {

/// The pupils of a class as figures, or as dots where they are many: who waits, who tosses, who said what, and, when
/// it is revealed, the truth. A pupil is picked with the mouse or the arrow keys.
class PupilField : public QWidget {
    Q_OBJECT

public:
    explicit PupilField(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setPupils(std::vector<PersonalAnswer> pupils);
    void setRevealed(bool revealed);
    [[nodiscard]] bool isRevealed() const { return m_revealed; }
    /// What the device told, after the letter that stands on the coin for it, in the person's language.
    [[nodiscard]] static QString toldByCoin(Instruction instruction);
    /// Whether what each was told stands on the coins.
    [[nodiscard]] bool showsLetters() const;
    /// Whether the bubbles are too small for "yes" and "no", and say them by their colour alone.
    [[nodiscard]] bool leavesOutWords() const;
    [[nodiscard]] const std::vector<PersonalAnswer> &pupils() const { return m_pupils; }
    [[nodiscard]] ClassClock &clock() { return m_clock; }
    [[nodiscard]] const ClassClock &clock() const { return m_clock; }
    /// The pupil under the cursor or reached with the keys.
    [[nodiscard]] std::optional<std::size_t> picked() const { return m_picked; }
    /// Where a pupil is drawn.
    [[nodiscard]] QRectF place(std::size_t pupil) const;
    [[nodiscard]] std::optional<std::size_t> pupilAt(QPointF position) const;

    /// More pupils than this are dots.
    static constexpr std::size_t mostFigures = 200;

    [[nodiscard]] QSize sizeHint() const override { return {600, 170}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 56}; }

signals:
    void pickedChanged();
    /// Figures have become larger or smaller.
    void arranged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] bool hasRoomForWords() const;
    /// What a figure looks like, as far as it can be kept as a picture.
    struct Look {
        bool answered;
        bool yes;
        bool revealed;
        bool trait;
        auto operator<=>(const Look &) const = default;
    };
    [[nodiscard]] Look lookOf(std::size_t pupil) const;
    [[nodiscard]] const QPixmap &figure(const Look &look);
    void paintFigures(QPainter &painter);
    void paintToss(QPainter &painter, const QRectF &cell, double part) const;
    void paintInstruction(QPainter &painter, std::size_t pupil) const;
    void paintDots(QPainter &painter) const;
    void arrange();
    void pick(std::optional<std::size_t> pupil);

    const Theme *m_theme = &theme("light");
    std::vector<PersonalAnswer> m_pupils;
    ClassClock m_clock;
    bool m_revealed = false;
    int m_columns = 1;
    QSizeF m_cell{1, 1};
    QPointF m_origin;
    std::map<Look, QPixmap> m_figures; ///< of the present size and theme
    std::optional<std::size_t> m_picked;
};

} // namespace halftruth
