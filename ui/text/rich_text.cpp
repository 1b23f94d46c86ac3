#include "ui/text/rich_text.h"

#include "ui/text/line_breaks.h"
#include "ui/text/text_cache.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace halftruth {

namespace {

/// As large as a line has room for: 10 of 12 pixels.
constexpr double scriptSize = 0.8;
constexpr double superscriptRise = 0.36; ///< in ascents of the font
constexpr double subscriptRise = -0.16;

QFont smaller(QFont font) {
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * scriptSize))));
    else
        font.setPointSizeF(font.pointSizeF() * scriptSize);
    return font;
}

QString dots() { return QStringLiteral("…"); }

/// The character an entity stands for; empty for one that isn't known.
QString entity(QStringView name) {
    constexpr std::array<std::pair<QLatin1String, char16_t>, 5> known{{{QLatin1String("lt"), u'<'},
                                                                       {QLatin1String("gt"), u'>'},
                                                                       {QLatin1String("amp"), u'&'},
                                                                       {QLatin1String("quot"), u'"'},
                                                                       {QLatin1String("nbsp"), u'\u00a0'}}};
    for (const auto &[each, character] : known)
        if (name == each)
            return QString(QChar(character));
    return {};
}

} // namespace

RichText::RichText(const QString &markup, const QFont &font) {
    parse(markup, font);
    setWidth(std::numeric_limits<double>::infinity());
    m_naturalWidth = m_size.width();
}

void RichText::parse(const QString &markup, const QFont &font) {
    const QFontMetricsF metrics(font);
    m_lineHeight = metrics.height();
    int bold = 0;
    int italic = 0;
    int script = 0; ///< 1 above, -1 below
    const auto style = [&] {
        Style wanted{font, 0.0};
        if (bold > 0)
            wanted.font.setBold(true);
        if (italic > 0)
            wanted.font.setItalic(true);
        if (script != 0) {
            wanted.font = smaller(wanted.font);
            wanted.rise = metrics.ascent() * (script > 0 ? superscriptRise : subscriptRise);
        }
        const auto index = static_cast<std::size_t>(std::ranges::find(m_styles, wanted) - m_styles.begin());
        if (index == m_styles.size())
            m_styles.push_back(wanted);
        return index;
    };
    std::vector<std::size_t> styles; ///< of each character
    std::size_t now = style();
    const auto append = [&](const QString &text) {
        m_plain += text;
        styles.insert(styles.end(), static_cast<std::size_t>(text.size()), now);
    };
    for (qsizetype i = 0; i < markup.size();) {
        const qsizetype end = markup[i] == u'<'   ? markup.indexOf(u'>', i)
                              : markup[i] == u'&' ? markup.indexOf(u';', i)
                                                  : -1;
        const QStringView inside = end < 0 ? QStringView() : QStringView(markup).mid(i + 1, end - i - 1);
        if (end >= 0 && markup[i] == u'<') {
            const bool closing = inside.startsWith(u'/');
            const QStringView tag = closing ? inside.mid(1) : inside;
            if (tag == u"b")
                bold += closing ? -1 : 1;
            else if (tag == u"i")
                italic += closing ? -1 : 1;
            else if (tag == u"sup" || tag == u"sub")
                script = closing ? 0 : tag == u"sup" ? 1 : -1;
            else if (tag.startsWith(u"br"))
                append(QString(QChar(u'\n')));
            now = style();
            i = end + 1;
        } else if (const QString named = end < 0 ? QString() : entity(inside); !named.isEmpty()) {
            append(named);
            i = end + 1;
        } else {
            // White space counts once, as in HTML.
            const QChar character = markup[i++];
            const bool space = character == u' ' || character == u'\n';
            if (!space || (!m_plain.isEmpty() && m_plain.back() != u' ' && m_plain.back() != u'\n'))
                append(QString(space ? QChar(u' ') : character));
        }
    }
    cut(styles);
}

void RichText::cut(const std::vector<std::size_t> &styles) {
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, m_plain);
    bool lineBefore = false;
    for (qsizetype from = 0; from < m_plain.size();) {
        if (m_plain[from] == u'\n') {
            lineBefore = true;
            ++from;
            continue;
        }
        finder.setPosition(from);
        const bool breakBefore = finder.isAtBoundary() && !staysOnLine(m_plain, from);
        const bool space = m_plain[from] == u' ';
        const qsizetype boundary = finder.toNextBoundary();
        qsizetype to = from + 1;
        while (to < m_plain.size() && to != boundary && m_plain[to] != u'\n' && (m_plain[to] == u' ') == space &&
               styles[static_cast<std::size_t>(to)] == styles[static_cast<std::size_t>(from)])
            ++to;
        Piece piece{.from = from,
                    .text = m_plain.mid(from, to - from),
                    .style = styles[static_cast<std::size_t>(from)],
                    .space = space,
                    .breakBefore = breakBefore,
                    .lineBefore = std::exchange(lineBefore, false),
                    .at = {},
                    .line = 0};
        piece.width = textWidth(piece.text, m_styles[piece.style].font);
        m_pieces.push_back(std::move(piece));
        from = to;
    }
}

void RichText::setWidth(double width) {
    if (width == m_width)
        return;
    m_width = width;
    m_size = {0, m_plain.isEmpty() ? 0.0 : m_lineHeight};
    if (m_styles.empty())
        return;
    const double ascent = QFontMetricsF(m_styles.front().font).ascent();
    double x = 0.0;
    int line = 0;
    for (std::size_t i = 0; i < m_pieces.size();) {
        // What stays together, and the spaces behind it.
        std::size_t end = i + 1;
        double solid = m_pieces[i].space ? 0.0 : m_pieces[i].width;
        double spaces = m_pieces[i].space ? m_pieces[i].width : 0.0;
        for (; end < m_pieces.size() && !m_pieces[end].breakBefore && !m_pieces[end].lineBefore; ++end)
            if (m_pieces[end].space)
                spaces += m_pieces[end].width; // counts where something follows
            else
                solid += std::exchange(spaces, 0.0) + m_pieces[end].width;
        if (m_pieces[i].lineBefore || (x > 0 && x + solid > width)) {
            x = 0.0;
            ++line;
        }
        for (; i < end; ++i) {
            Piece &piece = m_pieces[i];
            piece.line = line;
            piece.at = {x, line * m_lineHeight + ascent - m_styles[piece.style].rise};
            x += piece.width;
            if (!piece.space)
                m_size.setWidth(std::max(m_size.width(), x));
        }
    }
    m_size.setHeight((line + 1) * m_lineHeight);
}

void RichText::paint(QPainter *painter, QPointF topLeft) const {
    for (const Piece &piece : m_pieces)
        if (!piece.space)
            drawText(painter, topLeft + piece.at, piece.text, m_styles[piece.style].font);
}

void RichText::paintLines(QPainter *painter, QPointF topLeft, int lines) const {
    const auto isBelow = [lines](const Piece &piece) { return piece.line >= lines; };
    const auto below = std::ranges::find_if(m_pieces, isBelow);
    if (below == m_pieces.end())
        return paint(painter, topLeft);
    const QFont &font = m_styles.front().font;
    // As many whole words as leave the dots their room.
    const double room = m_width - textWidth(dots(), font);
    auto end = below;
    while (end != m_pieces.begin() && ((end - 1)->space || (end - 1)->at.x() + (end - 1)->width > room))
        --end;
    for (auto piece = m_pieces.begin(); piece != end; ++piece)
        if (!piece->space)
            drawText(painter, topLeft + piece->at, piece->text, m_styles[piece->style].font);
    const double x = end == m_pieces.begin() ? 0.0 : (end - 1)->at.x() + (end - 1)->width;
    drawText(painter, topLeft + QPointF(x, (lines - 1) * m_lineHeight + QFontMetricsF(font).ascent()), dots(), font);
}

RichText::Elision RichText::elision(double width) const {
    Elision result{.back = m_pieces.size()};
    if (m_naturalWidth <= width) {
        result.front = result.back;
        return result;
    }
    double left = width - textWidth(dots(), m_styles.front().font);
    const auto takes = [&](double room) {
        const bool fits = room <= left;
        left -= fits ? room : 0.0;
        return fits;
    };
    // The last word, or what of it stays together, and then as much as there is room for from the front.
    std::size_t last = result.back - 1;
    double word = m_pieces[last].width;
    for (; last > 0 && !m_pieces[last].breakBefore; --last)
        word += m_pieces[last - 1].width;
    if (last > 0 && takes(word))
        result.back = last;
    while (result.front < result.back && takes(m_pieces[result.front].width))
        ++result.front;
    if (result.front == result.back)
        return result;
    const Piece &cut = m_pieces[result.front];
    while (result.part.size() < cut.text.size() &&
           textWidth(cut.text.left(result.part.size() + 1), m_styles[cut.style].font) <= left)
        result.part = cut.text.left(result.part.size() + 1);
    return result;
}

void RichText::paintElided(QPainter *painter, QPointF topLeft, double width) const {
    if (m_pieces.empty())
        return;
    const Elision elided = elision(width);
    QPointF at = topLeft + QPointF(0, QFontMetricsF(m_styles.front().font).ascent());
    const auto paintText = [&](const QString &text, const Style &style) {
        drawText(painter, at - QPointF(0, style.rise), text, style.font);
        at.rx() += textWidth(text, style.font);
    };
    for (std::size_t i = 0; i < elided.front; ++i)
        paintText(m_pieces[i].text, m_styles[m_pieces[i].style]);
    if (elided.front < elided.back) {
        paintText(elided.part, m_styles[m_pieces[elided.front].style]);
        paintText(dots(), m_styles.front());
    }
    for (std::size_t i = elided.back; i < m_pieces.size(); ++i)
        paintText(m_pieces[i].text, m_styles[m_pieces[i].style]);
}

QString RichText::elidedText(double width) const {
    if (m_pieces.empty())
        return {};
    const Elision elided = elision(width);
    QString text;
    for (std::size_t i = 0; i < elided.front; ++i)
        text += m_pieces[i].text;
    if (elided.front < elided.back)
        text += elided.part + dots();
    for (std::size_t i = elided.back; i < m_pieces.size(); ++i)
        text += m_pieces[i].text;
    return text;
}

qsizetype RichText::positionAt(QPointF point) const {
    if (m_pieces.empty() || point.y() < 0)
        return 0;
    const int line = static_cast<int>(point.y() / m_lineHeight);
    for (const Piece &piece : m_pieces) {
        if (piece.line < line)
            continue;
        if (piece.line > line)
            return piece.from - 1;
        if (point.x() < piece.at.x())
            return piece.from;
        const QFontMetricsF metrics(m_styles[piece.style].font);
        for (qsizetype i = 0; i < piece.text.size(); ++i) {
            const double left = metrics.horizontalAdvance(piece.text.left(i));
            const double right = metrics.horizontalAdvance(piece.text.left(i + 1));
            if (point.x() - piece.at.x() < (left + right) / 2)
                return piece.from + i;
        }
    }
    return m_plain.size();
}

std::vector<QRectF> RichText::rectangles(qsizetype from, qsizetype to) const {
    std::vector<QRectF> result;
    for (const Piece &piece : m_pieces) {
        const qsizetype first = std::max<qsizetype>(from - piece.from, 0);
        const qsizetype last = std::min(to - piece.from, piece.text.size());
        if (first >= last)
            continue;
        const QFontMetricsF metrics(m_styles[piece.style].font);
        const double left = piece.at.x() + metrics.horizontalAdvance(piece.text.left(first));
        const double right = piece.at.x() + metrics.horizontalAdvance(piece.text.left(last));
        result.push_back({left, piece.line * m_lineHeight, right - left, m_lineHeight});
    }
    return result;
}

} // namespace halftruth
