#pragma once

#include "ui/parameters/value_row.h"

QT_BEGIN_NAMESPACE
class QLineEdit;
class QToolButton;
QT_END_NAMESPACE

namespace halftruth {

class ValueField;
class ValueSlider;

/// A parameter that is a number: a slider, an exact field, and what has it found from the others. The slider is the
/// row's stop for Tab; a digit typed on it goes to the field, as Enter and F2 do, F has the value found, and P plays
/// it.
class ParameterRow : public ValueRow {
    Q_OBJECT

public:
    ParameterRow(const ParameterUse &use, Setter setter, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const;
    [[nodiscard]] QWidget *editor() const override;
    [[nodiscard]] QList<QWidget *> stops() const override;
    [[nodiscard]] ValueSlider *slider() const { return m_slider; }
    /// What has the value found from the others; hidden where it can't be.
    [[nodiscard]] SolveButton *solveButton() const { return m_solve; }
    [[nodiscard]] SolveText *solveText() const { return m_solveText; }
    /// What plays the value through the slider's range; there while the row is pointed at, in use or
    /// played, and quietly wherever the name leaves room for it.
    [[nodiscard]] QToolButton *playButton() const { return m_play; }
    void setPlaying(bool playing);
    /// What holds a count as a share of its whole; hidden where there is none.
    [[nodiscard]] QToolButton *shareButton() const { return m_shareButton; }
    void takeBack() override;
    [[nodiscard]] RowNote note() const override;

signals:
    void playWanted();
    void framesWanted(halftruth::ParameterId id);
    void shareWanted(halftruth::ParameterId id, bool share);

protected:
    bool event(QEvent *event) override;
    void refresh(const Parameters &parameters) override;
    void renamed() override;
    void refuse(const QString &complaint) override;
    void accept() override;
    void arrange(const Places &places) override;
    /// Beside what holds a share.
    [[nodiscard]] QRect titlePlace(const Places &places) const override;
    [[nodiscard]] QString ends() const override;
    [[nodiscard]] bool showsAll() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void enterText();
    /// Somebody is typing what is to stand in the place of a value that is found.
    [[nodiscard]] bool isTypedOverFound() const;
    void type(const QString &text);
    void showValue();
    void placeField();
    void refreshEnds(const Parameters &parameters);
    /// What the slider's lower and upper end mean.
    [[nodiscard]] std::pair<QString, QString> endTexts() const;
    /// The slider, between what its ends mean where both have room beside it.
    void arrangeSlider(const QRect &line);
    void refreshSolving();
    void refreshMiddle();
    [[nodiscard]] static int buttonSide(const Places &places);
    void createPlayButton();
    void offerManners();
    void refreshPlay();
    [[nodiscard]] bool hasRoomForPlay(const Places &places) const;
    void refreshShare();
    /// What a text in the field means: where a share is held, a number without a sign is in percent.
    [[nodiscard]] std::optional<ParameterValue> typedValue(const QString &text) const;
    /// The value in as many digits as the field has room for.
    [[nodiscard]] QString briefText() const;
    /// What the field says: the value, or that there is none.
    [[nodiscard]] QString valueText() const;

    /// What the ends are made of.
    struct Ends {
        SliderSpan span{};
        Range range{};
        bool fixed = false;
        bool own = false; ///< ends of the use's own
    };
    double m_value = 0.0;
    std::optional<double> m_refusedValue; ///< the number that was refused
    Ends m_ends;
    QRect m_fieldPlace;
    int m_fieldLeft = 0; ///< how far to the left the field may grow
    RowSolving m_shownSolving;
    ValueField *m_field;
    ValueSlider *m_slider;
    RowText *m_lowerEnd;
    RowText *m_upperEnd;
    int m_lowerRoom = 0; ///< the most that a text needed: a number that has become shorter moves nothing
    int m_upperRoom = 0;
    RowText *m_given; ///< says that the data give the value
    SolveButton *m_solve;
    SolveText *m_solveText;
    QToolButton *m_play;
    QToolButton *m_shareButton;
    std::optional<Share> m_share; ///< that the count is held as
    bool m_playing = false;
    bool m_playHasRoom = false;
};

} // namespace halftruth
