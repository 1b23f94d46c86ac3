#pragma once

#include <QLabel>
#include <QStringList>

namespace halftruth {

/// A text in the room it is given, in as many lines as there is height for; what doesn't fit ends in an ellipsis, or
/// gives its place to a shorter text.
class RowText : public QLabel {
    Q_OBJECT

public:
    /// The name is the one that the style sheet knows.
    RowText(const char *name, QWidget *parent);

    /// What is said where the text has no room; where that has none either it is cut, since a row without a name says
    /// nothing. Empty, and the text is cut.
    void setShorter(const QString &shorter);
    /// What is seen in the place of the text and of the shorter one, the first of these that has room, until there
    /// are none again: what changes in every frame of a drag, so that nothing is laid out anew.
    void setReadings(const QStringList &readings);
    /// What is seen where there is room.
    [[nodiscard]] QString wholeText() const { return m_readings.isEmpty() ? text() : m_readings.front(); }
    /// Of which the first that has room is seen.
    [[nodiscard]] QStringList forms() const;
    /// What is seen in the room there is.
    [[nodiscard]] QString shownText() const { return lines().join(QLatin1Char(' ')); }
    /// Some of the text isn't seen.
    [[nodiscard]] bool isCut() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] int mostLines() const;
    /// Whether a text is read here without a cut and without a word that is broken in two.
    [[nodiscard]] bool hasRoomFor(const QString &text) const;
    /// The lines of a text, the last of which may be cut.
    [[nodiscard]] QStringList linesOf(const QString &text) const;

    QString m_shorter;
    QStringList m_readings;
    /// What is seen, for as long as nothing that it depends on is another.
    struct Seen {
        QStringList forms;
        QSize size;
        QFont font;
        QStringList lines;
    };
    mutable Seen m_seen;
};

} // namespace halftruth
