#pragma once

#include "ui/scene/theme.h"
#include "ui/text/rich_text.h"

#include "core/figure/figure.h"

#include <QPushButton>

#include <string_view>

namespace halftruth {

/// "≤ ", before a number that is shown without its direction in words; nothing before an exact one.
[[nodiscard]] QString directionSign(Direction direction);

/// One number with its direction and unit; a click copies all its digits. It paints its texts itself: labels would
/// have the whole panel laid out again at every change of a number.
class ReadoutButton : public QPushButton {
    Q_OBJECT

public:
    explicit ReadoutButton(QWidget *parent = nullptr);
    void setTheme(const Theme &theme);
    void show(const Readout &readout);
    /// Whether it is the readout of that English name.
    [[nodiscard]] bool shows(std::string_view name) const;
    /// As it was shown last.
    [[nodiscard]] const Readout &readout() const { return m_readout; }
    /// Its name, as a template.
    [[nodiscard]] const Text &name() const { return m_readout.label; }
    /// What a click copies.
    [[nodiscard]] QString fullText() const { return m_fullText; }
    /// "+0.012 against q = 0.25"; empty where nothing is pinned.
    [[nodiscard]] QString comparison() const { return m_comparison; }
    /// As much of it as there is room for, the number first.
    [[nodiscard]] QString comparisonWithin(double room) const;
    /// "+0.012", where there is no room for whom it is against; empty where nothing is pinned.
    [[nodiscard]] QString difference(int digits) const;

signals:
    void copied(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    /// What is shown has changed; renamed where the label has.
    virtual void textsChanged(bool renamed) = 0;

    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const QString &value() const { return m_value; }
    [[nodiscard]] const QString &unit() const { return m_unit; }
    /// Its lines are broken for a width.
    [[nodiscard]] const RichText &label(double width) const;
    [[nodiscard]] const RichText &label() const { return m_label; }
    [[nodiscard]] QFont valueFont() const;
    /// Of the number: muted where it is of a moment ago.
    [[nodiscard]] const QColor &valueColour() const;
    [[nodiscard]] static QFont smallFont();
    /// Of the word for the direction on its plate; 0 where there is none.
    [[nodiscard]] double tagWidth() const;
    /// The tag from its left end, around the middle of a line.
    void paintTag(QPainter *painter, double left, double middle) const;

private:
    void setLabel(const QString &markup);

    const Theme *m_theme = &halftruth::theme("light");
    Readout m_readout;
    mutable RichText m_label; ///< its lines are broken for the width asked for last
    QString m_labelMarkup;
    QString m_value;
    QString m_unit;
    QString m_fullText;
    QString m_direction;
    QString m_comparison;
    bool m_exact = false;
};

} // namespace halftruth
