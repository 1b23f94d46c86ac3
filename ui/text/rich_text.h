#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

QT_BEGIN_NAMESPACE
class QColor;
class QPainter;
QT_END_NAMESPACE

namespace halftruth {

/// A paragraph with <b>, <i>, <sup>, <sub>, <br> and the entities of HTML that the explorers write. A text document
/// takes milliseconds to lay out what this does in microseconds, since words that stay keep their shapes.
class RichText {
public:
    RichText() = default;
    /// Other tags are left out, their contents kept.
    RichText(const QString &markup, const QFont &font);

    [[nodiscard]] const QString &plainText() const { return m_plain; }
    /// On one line, but for the breaks in the text itself.
    [[nodiscard]] double naturalWidth() const { return m_naturalWidth; }
    /// Breaks lines where they would be wider; a word that is wider by itself stays whole.
    void setWidth(double width);
    [[nodiscard]] double width() const { return m_width; }
    /// Of the lines as they are broken.
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] double lineHeight() const { return m_lineHeight; }

    /// With the painter's pen.
    void paint(QPainter *painter, QPointF topLeft) const;
    /// Its first lines, with "…" at the end of the last where more follow.
    void paintLines(QPainter *painter, QPointF topLeft, int lines) const;
    /// On one line that is no wider, with "…" in the middle where words have no room.
    void paintElided(QPainter *painter, QPointF topLeft, double width) const;
    /// What paintElided() paints, without its styles.
    [[nodiscard]] QString elidedText(double width) const;

    /// The position in plainText() between whose neighbours a point lies.
    [[nodiscard]] qsizetype positionAt(QPointF point) const;
    /// The rectangles that a part of plainText() covers.
    [[nodiscard]] std::vector<QRectF> rectangles(qsizetype from, qsizetype to) const;

private:
    struct Style {
        QFont font;
        double rise = 0.0; ///< of the baseline
        bool operator==(const Style &) const = default;
    };
    /// Letters of one style between places where a line may be broken.
    struct Piece {
        qsizetype from = 0;
        QString text;
        std::size_t style = 0;
        double width = 0.0;
        bool space = false;       ///< hangs over the end of a line
        bool breakBefore = false; ///< a line may end before it
        bool lineBefore = false;  ///< a line must end before it
        QPointF at;               ///< its baseline's start
        int line = 0;
    };
    struct Elision {
        std::size_t front = 0; ///< so many pieces stand before the "…"
        QString part{};        ///< and so much of the next
        std::size_t back = 0;  ///< with this one it goes on
    };
    [[nodiscard]] Elision elision(double width) const;
    void parse(const QString &markup, const QFont &font);
    void cut(const std::vector<std::size_t> &styles);

    QString m_plain;
    std::vector<Style> m_styles;
    std::vector<Piece> m_pieces;
    double m_lineHeight = 0.0;
    double m_naturalWidth = 0.0;
    double m_width = -1.0;
    QSizeF m_size;
};

} // namespace halftruth
